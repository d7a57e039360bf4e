"""A game with its bots, compiled."""

from __future__ import annotations

from types import ModuleType

import numpy as np

from ..core import playout
from ..core.jit import Bound, Progress, bind, is_bound, is_compiled
from ..core.protocol import State
from ..games.game import Game
from . import contests, montecarlo, selection, stepping


def bound(game: Game, progress: Progress | None = None) -> Bound:
    """The game with its bots, compiled. The first call on a machine compiles for some seconds and says so to `progress`."""
    return bind(game.rules, "cpu", *linked_to(game), progress=progress)


def is_ready(game: Game) -> bool:
    """Is the game compiled and loaded, so that `choose` answers at once?"""
    return is_bound(game.rules, "cpu", *linked_to(game))


def prepare(game: Game, progress: Progress | None = None) -> None:
    """Compile or load all of the game that is ever compiled."""
    bound(game, progress)
    for module in game.besides:
        bind(module, "cpu", progress=progress)


def is_on_disk(game: Game) -> bool:
    """Was the game compiled on this machine before, so that it need only be loaded?"""
    return is_compiled(game.rules, *linked_to(game)) and all(map(is_compiled, game.besides))


def linked_to(game: Game) -> tuple[ModuleType, ...]:
    return game.policy, contests, montecarlo, playout, stepping


def by_instinct(game: Game, state: State, seat: int) -> int:
    """What the greedy bot would do, interpreted: for the first minute of a new machine, while the compiler works."""
    moves = np.empty(game.rules.MOST_MOVES, np.int16)
    return int(bind(game.rules, "python", game.policy, selection).most_appealing(state.copy(), seat, moves))
