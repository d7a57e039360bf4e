"""How long a bot takes: by how hard the move was."""

from __future__ import annotations

import pytest

from sobremesa.server.bot_seats import pause
from sobremesa.server.thinkers import MANY, variety


@pytest.mark.parametrize(("base", "hard", "seconds"), [(0.8, 0.0, 0.6), (0.8, 1.0, 2.0), (0.0, 1.0, 0.0)])
def test_a_hard_choice_takes_longer(base: float, hard: float, seconds: float) -> None:
    assert pause(base, hard) == pytest.approx(seconds)


def test_the_only_move_is_no_choice_and_many_are_a_hard_one() -> None:
    assert (variety(1), variety(MANY), variety(10 * MANY)) == (0.0, 1.0, 1.0)
    assert variety(3) < variety(8)
