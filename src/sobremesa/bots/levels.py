"""The bots a table offers, by the names people choose them by, weakest first; and the two that others are measured by.

A level is a mind: what all games have in common is here, what a game wants otherwise it says itself (`Game.search`), for
all levels that search, for one, or for one at a table of two.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ..games.game import Game
from .mind import BY_CHANCE, BY_INSTINCT, BY_SEARCH, Mind


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


def mind_of(game: Game, level: str, players: int) -> Mind:
    """The mind of a level at a table of so many, with what the game wants otherwise: for all that search, for this level, for this level of two
    players."""
    mind = LEVELS[level].mind
    wishes = dict(game.search.get("all", {})) if mind.way == BY_SEARCH else {}
    wishes |= game.search.get(level, {})
    if players == 2:
        wishes |= game.search.get(f"{level} of two", {})
    return replace(mind, **wishes)
