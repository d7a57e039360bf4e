"""Games under test, and builders that keep the tests short."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from hypothesis import strategies as st

from sobremesa import bots
from sobremesa.core.jit import Bound, bind
from sobremesa.core.protocol import MAX_SEATS, OVER
from sobremesa.games.example import EXAMPLE
from sobremesa.games.folder import part
from sobremesa.games.game import Game, Options
from sobremesa.games.lens import Lens
from sobremesa.games.registry import GAMES

ANY = 2**64 - 1


@dataclass(frozen=True)
class Played:
    """One game on one target."""

    game: Game
    run: Bound  # the functions under test

    @property
    def lens(self) -> Lens:
        return lens_of(self.game)

    def __repr__(self) -> str:
        return f"{self.game.name}-{self.run.target}"


def lens_of(game: Game) -> Lens:
    own = part(game, "lens")
    assert own, f"{game.name} has no lens"
    return own.LENS


def every_game() -> list[Game]:
    """Those players see, and the one from which new ones are made."""
    return [*GAMES.values(), EXAMPLE]


def every_played() -> list[Played]:
    return [Played(g, run) for g in every_game() for run in (bind(g.rules, "python", g.policy), bots.bound(g))]


def player_counts(game: Game) -> range:
    return range(game.seats[0], game.seats[1] + 1)


def keyed(game: Game, seed: int) -> Any:
    s = game.new()
    s.rng[:] = np.random.default_rng(seed).integers(0, ANY, 4, np.uint64, endpoint=True)
    return s


def dealt(game: Game, players: int, seed: int, run: Bound | None = None, chosen: Options | None = None) -> Any:
    run = run or bots.bound(game)
    s, options = keyed(game, seed), (chosen or game.Options()).simulated().encode()
    order = np.empty(game.rules.CARDS, np.int8)
    run.shuffle(s, players, options, order)
    run.deal(s, players, options, order)
    return s


def walk(game: Game, players: int, seed: int) -> Iterator[Any]:
    """The same state again and again, one random decision later each time, by any of the seats that owe one."""
    run, chance = bots.bound(game), np.random.default_rng(seed)
    s = dealt(game, players, seed)
    yield s
    while run.actor(s) != OVER:
        seat = chance.choice(owing(run, s))
        run.play(s, seat, chance.choice(moves_of(run, s, seat)))
        yield s


def owing(run: Bound, s: Any) -> list[int]:
    return [seat for seat in range(s.players) if run.owes(s, seat)]


def moves_of(run: Bound, s: Any, seat: int) -> list[int]:
    moves = np.empty(run.rules.MOST_MOVES, np.int16)
    return [int(action) for action in moves[: run.legal(s, seat, moves)]]


def standing_of(run: Bound, s: Any) -> tuple[list[int], list[int]]:
    points, ranks = np.full(MAX_SEATS, 999, np.int32), np.full(MAX_SEATS, 999, np.int32)
    run.standing(s, points, ranks)
    return points[: s.players].tolist(), ranks[: s.players].tolist()


def features_of(run: Bound, s: Any, seat: int) -> Any:
    out = np.full(run.rules.FEATURES, np.nan, np.float32)
    run.observe(s, seat, out)
    return out


def copy(s: Any) -> Any:
    return s.copy()


def redealt(run: Bound, s: Any, seat: int, key: int) -> Any:
    """Another world that `seat` cannot tell from `s`."""
    other = copy(s)
    other.rng[:] = np.random.default_rng(key).integers(0, ANY, 4, np.uint64, endpoint=True)
    run.redeal(other, seat)
    return other


@dataclass(frozen=True)
class Spot:
    """A position somewhere in a random game, by numbers that fit any game."""

    table: int
    seed: int
    plies: int

    def players(self, game: Game) -> int:
        counts = player_counts(game)
        return counts[self.table % len(counts)]

    def state(self, game: Game) -> Any:
        states = walk(game, self.players(game), self.seed)
        s = next(states)
        for _ in zip(range(self.plies), states, strict=False):
            pass
        return s


spots = st.builds(Spot, st.integers(0, MAX_SEATS - 1), st.integers(0, 10**6), st.integers(0, 150))


def viewers(s: Any) -> range:
    """Every seat, and a spectator."""
    return range(-1, s.players)
