"""A million games as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ..core.jit import Bound
from ..core.protocol import MAX_SEATS
from ..games.game import Game, Options
from .chunks import Chunk, Series


@dataclass(frozen=True)
class Games:
    """What came of many games: a row a game, a column a seat."""

    points: npt.NDArray[np.int32]
    """By game and seat; in some games fewer are better."""
    ranks: npt.NDArray[np.int32]
    """By game and seat, how many were strictly ahead: 0 won, or shared the win."""
    moves: npt.NDArray[np.int64]
    """By game, how many decisions it took."""

    @property
    def wins(self) -> npt.NDArray[np.float64]:
        """By game and seat, the share of the win."""
        won = self.ranks == 0
        return won / won.sum(axis=1, keepdims=True)


def play_many(
    game: Game, players: int, games: int, levels: Sequence[str], seed: str, options: Options, workers: int = 1
) -> Games:
    """Play so many games between bots, one level a seat."""
    series = Series(game, players, seed, levels, options)
    points, ranks = np.empty((games, players), np.int32), np.empty((games, players), np.int32)
    moves = np.empty(games, np.int64)
    done = 0
    for chunk in series.play(games, workers):
        rows = slice(done, done + len(chunk.decisions))
        points[rows], ranks[rows] = standings(series.bound, chunk, players)
        moves[rows] = chunk.decisions
        done = rows.stop
    return Games(points, ranks, moves)


def standings(bound: Bound, chunk: Chunk, players: int) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
    """Points and ranks of games that are over, by game and seat."""
    count = len(chunk.states)
    points, ranks = np.zeros((count, MAX_SEATS), np.int32), np.zeros((count, MAX_SEATS), np.int32)
    bound.standings(count, chunk.states, points, ranks)
    return points[:, :players], ranks[:, :players]
