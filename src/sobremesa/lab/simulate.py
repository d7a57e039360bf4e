"""Many whole games between bots, counted as they are played: however many there are, none is kept."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence

import msgspec
import numpy as np

from ..core.protocol import MAX_SEATS
from ..games.game import Game, Options
from .chunks import Chunk, Series

# Called with (games played, games in all) as they are played.
Progress = Callable[[int, int], None]


class Result(msgspec.Struct, frozen=True):
    """What came of it. `wins` and `points` are means a game by seat; a shared win counts its share."""

    game: str
    version: str
    players: int
    bots: list[str]
    seed: str
    games: int
    moves: int
    seconds: float
    moves_per_second: float
    games_per_second: float
    wins: list[float]
    points: list[float]


def simulate(
    game: Game,
    players: int,
    games: int,
    seed: str = "",
    levels: Sequence[str] = ("random",),
    options: Options | None = None,
    workers: int = 1,
    progress: Progress | None = None,
) -> Result:
    """Play `games` games and count. One level is for every seat, otherwise one a seat. The same seed gives the same games, however many
    threads work on them; the seconds are those of playing, without the compiler."""
    simulation = Simulation(game, players, seed, levels, options)
    for done in simulation.play(games, workers):
        if progress:
            progress(done, games)
    return simulation.result()


class Simulation:
    """Games that are counted while they are played. Whoever stops half-way has the result of what was played until then."""

    def __init__(
        self,
        game: Game,
        players: int,
        seed: str = "",
        levels: Sequence[str] = ("random",),
        options: Options | None = None,
    ) -> None:
        seated = list(levels) * players if len(levels) == 1 else list(levels)
        if len(seated) != players:
            raise ValueError(f"{len(seated)} levels for {players} seats")
        self._game, self._players, self._seed, self._seated = game, players, seed, seated
        self._series = Series(game, players, seed, seated, options or game.Options())
        self._games, self._moves, self._seconds = 0, 0, 0.0
        self._wins, self._points = np.zeros(MAX_SEATS), np.zeros(MAX_SEATS)

    def play(self, games: int, workers: int = 1) -> Iterator[int]:
        """How many have been played, again and again, from 0 to all of them."""
        started = time.perf_counter()
        yield 0
        for chunk in self._series.play(games, workers):
            self._count(chunk)
            self._seconds = time.perf_counter() - started
            yield self._games

    def _count(self, chunk: Chunk) -> None:
        self._games += len(chunk.decisions)
        self._moves += int(chunk.decisions.sum())
        self._series.bound.tally(len(chunk.states), chunk.states, self._wins, self._points)

    def result(self) -> Result:
        """What came of the games played until now."""
        games, seconds = max(1, self._games), max(self._seconds, 1e-9)
        return Result(
            game=self._game.name,
            version=self._game.version,
            players=self._players,
            bots=self._seated,
            seed=self._seed,
            games=self._games,
            moves=self._moves,
            seconds=self._seconds,
            moves_per_second=self._moves / seconds,
            games_per_second=self._games / seconds,
            wins=[float(won) / games for won in self._wins[: self._players]],
            points=[float(points) / games for points in self._points[: self._players]],
        )
