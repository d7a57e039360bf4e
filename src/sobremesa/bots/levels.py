"""The bots a table offers, by the names people choose them by, weakest first; and the two that others are measured by.

A level is a mind: what all games have in common is here, what a game wants otherwise is in its policy's `SEARCH`, by level where it must be.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from sobremesa.games.game import Game

from .mind import BY_CHANCE, BY_INSTINCT, Mind


@dataclass(frozen=True)
class Level:
    mind: Mind
    seconds: float  # the longest it may think on one core, whatever the machine; its samples should take much less


# For people, weakest first.
OFFERED: Final = ("beginner", "club", "strong", "champion")

LEVELS: Final[dict[str, Level]] = {
    "random": Level(Mind(way=BY_CHANCE), 0.2),
    "greedy": Level(Mind(way=BY_INSTINCT), 0.2),
    "beginner": Level(Mind(way=BY_INSTINCT, slip=0.3), 0.2),
    "club": Level(Mind(samples=60), 0.5),
    "strong": Level(Mind(samples=600), 1.0),
    "champion": Level(Mind(samples=20_000), 2.0),
}


def mind_of(game: Game, level: str) -> Mind:
    """The mind of a level in a game."""
    return tuned(LEVELS[level].mind, game, level)


def tuned(mind: Mind, game: Game, level: str) -> Mind:
    """With what the game wants otherwise: for every level, then for this one."""
    wishes: Mapping[str, Any] = getattr(game.policy, "SEARCH", {})
    if mind.way > 0:
        mind = replace(mind, **wishes.get("all", {}))
    return replace(mind, **wishes.get(level, {}))
