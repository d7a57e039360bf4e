"""Bots: chance, instinct and search, written once against the contract and compiled for each game.

    action = choose("search", game, state, seat, seed)

A bot is given a record already redealt for its seat, so it cannot know more than its seat does; its move is a function of what the seat
knows, the level and the seed. Any thread may call it: the compiled code holds no lock.
"""

from __future__ import annotations

import hashlib

import numpy as np

from sobremesa.core import playout
from sobremesa.core.jit import Bound, Progress, bind, is_linked
from sobremesa.core.protocol import State
from sobremesa.core.rng import rekey
from sobremesa.games.game import Game

from . import arena
from .arena import BY_INSTINCT
from .levels import LEVELS
from .montecarlo import TABLES

__all__ = ["LEVELS", "bound", "by_instinct", "choose", "decide", "is_ready"]


def bound(game: Game, progress: Progress | None = None) -> Bound:
    """The game with its bots, compiled. The first call on a machine compiles for some seconds and says so to `progress`."""
    return bind(game.rules, "cpu", game.policy, arena, playout, progress=progress)


def is_ready(game: Game) -> bool:
    """Is the game compiled and loaded, so that `choose` answers at once?"""
    return is_linked("decide", game.rules, "cpu", game.policy, arena, playout)


def by_instinct(game: Game, state: State, seat: int) -> int:
    """What the greedy bot would do, interpreted: for the first minute of a new machine, while the compiler works."""
    moves = np.empty(game.rules.MOST_MOVES, np.int16)
    return int(bind(game.rules, "python", game.policy, arena).decide(state.copy(), seat, BY_INSTINCT, None, moves))


def choose(level: str, game: Game, state: State, seat: int, seed: bytes) -> int:
    """The action a bot of this level takes for `seat`, which must owe a decision. `state` is only read."""
    return decide(LEVELS[level], game, state, seat, seed)


def decide(depth: int, game: Game, state: State, seat: int, seed: bytes) -> int:
    """Like `choose`, for any number of playouts."""
    compiled = bound(game)
    tables = compiled.states(TABLES)
    rekey(tables[0], hashlib.sha256(seed).digest())
    moves = np.empty(game.rules.MOST_MOVES, np.int16)
    return int(compiled.decide(state, seat, depth, tables, moves))
