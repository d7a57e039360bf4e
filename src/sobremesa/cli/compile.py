"""`sobremesa compile`: what a first start would compile, now. For images of servers, and before many tests at once."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.errors import Refusal
from ..games.registry import GAMES, find
from .progress import compiling


def compile_games(language: str, names: Sequence[str]) -> int | Refusal:
    from .. import bots

    found = [find(name) for name in names or GAMES]
    for game in found:
        if isinstance(game, Refusal):
            return game
    for game in found:
        assert not isinstance(game, Refusal)
        with compiling(language, game.name) as progress:
            bots.prepare(game, progress)
    return 0
