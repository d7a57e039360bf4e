"""What is told of a move is what its preview promised."""

from __future__ import annotations

import pytest

from sobremesa.games.parade import PARADE, rules
from sobremesa.games.parade.preview import Outlook, PlayPreview

from .build import dealt


@pytest.mark.parametrize("seed", range(5))
def test_3b_as_many_cards_are_told_to_be_safe_as_were_shown_to_be(seed: int) -> None:
    s = dealt(3, seed)
    while s.phase != rules.ENDED:
        seat = int(rules.actor(s))
        action = PARADE.legal(s, seat)[seed % 2]
        shown, before = Outlook(s, seat).preview(action), s.copy()
        rules.play(s, seat, action)
        told = PARADE.story(before, seat, action, s, seat)[0].facts
        if isinstance(shown, PlayPreview):
            assert told["safe"] == len(shown.safe)
            assert told.get("cards", []) == [one.card for one in shown.leave]
