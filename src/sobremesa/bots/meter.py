"""How fair a set-up is: quick bots play it many times, and count who wins and how long games last. Seats go by order of play: the first begins.

meter = Meter(game, options, players=3)
while meter.games < 2000:
    meter.play(100)
meter.reading()
"""

from __future__ import annotations

import hashlib
from math import sqrt
from typing import Any, Final

import msgspec
import numpy as np

from ..core.protocol import MAX_SEATS
from ..games.folder import part
from ..games.game import Game, Options
from . import bound, minds, new_workspace

BARS: Final = 24  # of the picture of how long games last
SURE: Final = 1.96  # standard deviations: 95 of 100 intervals hold the truth


class SeatShare(msgspec.Struct, frozen=True):
    """How often a seat wins, and between which shares the truth probably lies."""

    share: float
    low: float
    high: float


class Reading(msgspec.Struct, frozen=True):
    games: int
    seats: list[SeatShare]
    turns: list[int]  # of the shortest game, a quarter, half, three quarters, and the longest
    bars: list[int]  # games by length, each bar `width` turns wide, from `first`
    first: int
    width: int
    stopped: int  # games nobody had won after `limit` turns
    limit: int
    used: list[float] = []  # by place of the board, where a game says so: the share of games in which it was of use


class Meter:
    def __init__(self, game: Game, options: Options, players: int, seed: str = "") -> None:
        """Compiles the game where that has not been done: call it from a thread."""
        self._bound = bound(game)
        self._minds = minds(game, ["greedy"] * players)
        options = options.simulated().started_by(0)
        self._options, self._players, self._seed = options.encode(), players, seed
        self._limit = options.most_turns()
        self._wins = np.zeros(MAX_SEATS)
        self._lengths: list[Any] = []
        self._places = part(game, "used")
        self._used: Any = 0
        self.games = 0

    def play(self, count: int) -> None:
        """So many games more, without the GIL."""
        games = self._bound.states(count)
        games["rng"] = _keys(self._seed, self.games, count)
        decisions = np.zeros(count, np.int64)
        self._bound.contests(games, self._options, self._minds, new_workspace(self._bound), decisions)
        self._bound.tally(count, games, self._wins, np.zeros(MAX_SEATS))
        self._lengths.append(np.array(games["turns"]) if "turns" in (games.dtype.names or ()) else decisions)
        if self._places:
            self._used = self._used + self._places.used(games)
        self.games += count

    def reading(self) -> Reading:
        lengths = np.concatenate(self._lengths) if self._lengths else np.zeros(1, np.int64)
        first, last = int(lengths.min()), int(lengths.max())
        width = max(1, -(-(last - first + 1) // BARS))
        bars = np.bincount((lengths - first) // width)
        return Reading(
            games=self.games,
            seats=[_interval(float(wins), self.games) for wins in self._wins[: self._players]],
            turns=[int(length) for length in np.percentile(lengths, (0, 25, 50, 75, 100))],
            bars=[int(bar) for bar in bars],
            first=first,
            width=width,
            stopped=int((lengths >= self._limit).sum()) if self._limit and self.games else 0,
            limit=self._limit,
            used=[round(float(share), 4) for share in np.atleast_1d(self._used) / self.games]
            if self._places and self.games
            else [],
        )


def _interval(wins: float, games: int) -> SeatShare:
    """Wilson's: sensible for few games and for rare wins too."""
    if not games:
        return SeatShare(0.0, 0.0, 1.0)
    share, z = wins / games, SURE
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    around = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return SeatShare(share, max(0.0, middle - around), min(1.0, middle + around))


def _keys(seed: str, first: int, count: int) -> Any:
    """A generator key for every game, the same for the same seed wherever the games are cut into chunks."""
    digests = b"".join(hashlib.sha256(f"{seed} {first + i}".encode()).digest() for i in range(count))
    return np.frombuffer(digests, np.uint64).reshape(count, 4)
