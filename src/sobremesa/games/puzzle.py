"""Puzzles: positions of games between bots in which one move is better by far than all others, and not the one that first comes to mind.

They lie in a game's folder as `puzzles.json`, which `tools/puzzles` writes: how the game was dealt, its moves up to the question, and what a deep
search found each answer to be worth."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

FILE: Final = "puzzles.json"
LEARNER: Final = 0  # whose move it is


class Try(msgspec.Struct, frozen=True, array_like=True):
    """A move that could be made: its chance to win (shared wins count their share), and the points to expect at the end."""

    notation: str
    chance: float
    points: float


class Puzzle(msgspec.Struct, frozen=True):
    """`seed` deals the cards, `moves` (in notation) lead to the question; `tries` are the answers, the right one first. `version` is that of the
    rules it was found with."""

    seed: str
    players: int
    version: str
    moves: str
    tries: list[Try]
    options: dict[str, Any] = {}

    @property
    def best(self) -> Try:
        return self.tries[0]

    def worth(self, notation: str) -> Try | None:
        """What a move was found to be worth."""
        return next((one for one in self.tries if one.notation == notation), None)


_decode = msgspec.json.Decoder(list[Puzzle]).decode


@cache
def read_puzzles(file: Path) -> tuple[Puzzle, ...]:
    """Those in a file; none where there is no file."""
    return tuple(_decode(file.read_bytes())) if file.exists() else ()
