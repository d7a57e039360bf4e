"""Many whole games between bots, as fast as the compiled rules go."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec
import numpy as np

from .. import bots
from ..core.jit import Bound
from ..core.protocol import MAX_SEATS
from ..games.game import Game, Options

CHUNK: Final = 1024  # games dealt at once: enough to forget Python, few enough to stay in the processor's cache
SLOW_CHUNK: Final = 16  # where a search thinks, so that progress is seen

# Called with (games played, games in all) after every chunk.
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
    seated = list(levels) * players if len(levels) == 1 else list(levels)
    if len(seated) != players:
        raise ValueError(f"{len(seated)} levels for {players} seats")
    job = _Job(game, players, seed, seated, (options or game.Options()).simulated())
    started = time.perf_counter()
    moves, wins, points = job.run(games, workers, progress or (lambda done, total: None))
    seconds = time.perf_counter() - started
    return Result(
        game=game.name,
        version=game.version,
        players=players,
        bots=seated,
        seed=seed,
        games=games,
        moves=moves,
        seconds=seconds,
        moves_per_second=moves / seconds,
        games_per_second=games / seconds,
        wins=[float(w) / max(1, games) for w in wins[:players]],
        points=[float(p) / max(1, games) for p in points[:players]],
    )


class _Job:
    """All that the games have in common, and the compiled functions, ready before the clock starts."""

    def __init__(self, game: Game, players: int, seed: str, seated: list[str], options: Options) -> None:
        self.bound: Bound = bots.bound(game)
        self.players = players
        self.seed = seed
        self.options = options.encode()
        self.minds = bots.minds(game, seated)
        self.thinks = any(bots.mind_of(game, level, players).way > 0 for level in seated)
        self.by_chance = all(level == "random" for level in seated)
        self.play = self.bound.random_games if self.by_chance else self.bound.contests
        self.tally = self.bound.tally

    def run(self, games: int, workers: int, progress: Progress) -> tuple[int, Any, Any]:
        done, moves, wins, points = 0, 0, np.zeros(MAX_SEATS), np.zeros(MAX_SEATS)
        with ThreadPoolExecutor(workers) as pool:
            for count, more_moves, more_wins, more_points in pool.map(self.chunk, self.chunks(games)):
                moves, wins, points = moves + more_moves, wins + more_wins, points + more_points
                done += count
                progress(done, games)
        return moves, wins, points

    def chunks(self, games: int) -> Iterator[tuple[int, int]]:
        size = SLOW_CHUNK if self.thinks else CHUNK
        for number, first in enumerate(range(0, games, size)):
            yield number, min(size, games - first)

    def chunk(self, which: tuple[int, int]) -> tuple[int, int, Any, Any]:
        number, count = which
        games = self.bound.states(count)
        games["rng"] = keys(self.seed, number, count)
        decisions = np.zeros(count, np.int64)
        if self.by_chance:
            self.play(count, games, self.players, self.options, decisions)
        else:
            self.play(games, self.options, self.minds, bots.new_workspace(self.bound), decisions)
        wins, points = np.zeros(MAX_SEATS), np.zeros(MAX_SEATS)
        self.tally(count, games, wins, points)
        return count, int(decisions.sum()), wins, points


def keys(seed: str, number: int, count: int) -> Any:
    """A key for each of `count` games: 256 bits a game, from a hash of the seed and the number of the chunk."""
    stream = hashlib.shake_256(f"{seed}/{number}".encode()).digest(32 * count)
    return np.frombuffer(stream, "<u8").reshape(count, 4)
