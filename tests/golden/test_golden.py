"""Golden games are played again as they were, interpreted and compiled. After a change of the rules: `tools/golden`, and read the difference."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa import bots
from sobremesa.core.jit import bind

from .playthrough import every_file, path, playthrough

each_file = pytest.mark.parametrize(("game", "players"), every_file(), ids=lambda it: getattr(it, "name", str(it)))


@each_file
@pytest.mark.parametrize("target", ["python", "cpu"])
def test_a_golden_game_is_played_as_it_was(game: Any, players: int, target: str) -> None:
    run = bind(game.rules, "python") if target == "python" else bots.bound(game)
    assert playthrough(game, players, run) == path(game, players).read_text(encoding="utf-8")
