"""Whole games between bots, compiled, a chunk at a time: what every experiment is made of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from .. import bots
from ..core.jit import Bound
from ..core.keys import keys
from ..games.game import Game, Options
from .crew import Crew

CHUNK: Final = 1024  # games dealt at once: enough to forget Python, few enough to stay in the processor's cache
SLOW_CHUNK: Final = 16  # where a search thinks


class Part(NamedTuple):
    """Some games of a chunk."""

    chunk: int
    first: int
    games: int


class Chunk(NamedTuple):
    """Games that are over, and how many decisions each took."""

    states: Any
    decisions: Any


class Series:
    """Games that differ by their chance alone, and the compiled functions, ready before the clock starts.

    Which games they are is a function of the seed, whoever plays them and however many at a time."""

    def __init__(self, game: Game, players: int, seed: str, seated: Sequence[str], options: Options) -> None:
        self.bound: Bound = bots.bound(game)
        self.players = players
        self.seed = seed
        self.options = options.simulated().encode()
        self.minds = bots.minds(game, seated)
        self.thinks = any(bots.mind_of(game, level, players).way > 0 for level in seated)
        self.by_chance = all(level == "random" for level in seated)

    def play(self, games: int, workers: int = 1, first: int = 0) -> Iterator[Chunk]:
        """Games `first` up to `games`, in order, as parts of them are ready."""
        return Crew(self.play_part, workers).in_order(self.parts(games, first))

    def parts(self, games: int, first: int = 0) -> Iterator[Part]:
        """A chunk of fast games is played at once; games with a search in them one by one, so that progress is seen."""
        size = SLOW_CHUNK if self.thinks else CHUNK
        step = 1 if self.thinks else size
        for at in range(first, games, step):
            yield Part(at // size, at % size, min(step, games - at))

    def keyed(self, part: Part) -> Any:
        """Room for its games, with the chance each is dealt and played by."""
        states = self.bound.states(part.games)
        states["rng"] = keys(self.seed, part.chunk, part.first + part.games)[part.first :]
        return states

    def play_part(self, part: Part) -> Chunk:
        states = self.keyed(part)
        decisions = np.zeros(part.games, np.int64)
        if self.by_chance:
            self.bound.random_games(part.games, states, self.players, self.options, decisions)
        else:
            self.bound.contests(states, self.options, self.minds, bots.new_workspace(self.bound), decisions)
        return Chunk(states, decisions)
