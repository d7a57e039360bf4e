"""A decision in one game: generic code, linked to a game by `bind` and run by a thread for each of many games.

These are the games of `bots/stepping.py` where nobody but the caller decides; there the loop over games is ours, here it is the GPU's."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import numpy.typing as npt

from ..bots.stepping import FeatureRows, FlagRows, Flags, judge
from ..core.jit import room_for_cards, room_for_moves
from ..core.protocol import ACTIONS, OVER, State, Words, actor, deal, legal, observe, play, shuffle

__all__ = ["begin_here", "refuse_here", "step_here"]

Seats = Annotated[npt.NDArray[np.int64], "int64"]


def begin_here(
    s: State, index: int, players: int, options: Words, seats: Seats, observation: FeatureRows, mask: FlagRows
) -> None:
    """Shuffle, deal and show a game whose `rng` is keyed."""
    dealt_anew(s, players, options)
    show_here(s, index, seats, observation, mask)


def step_here(
    s: State,
    index: int,
    players: int,
    options: Words,
    by_points: float,
    actions: Words,
    seats: Seats,
    observation: FeatureRows,
    mask: FlagRows,
    reward: FeatureRows,
    done: Flags,
) -> None:
    """Take an action, a legal one. If the game ends with it, its reward is told and it is dealt anew."""
    play(s, int(seats[index]), int(actions[index]))
    for seat in range(players):
        reward[index, seat] = 0.0
    done[index] = actor(s) == OVER
    if done[index]:
        judge(s, players, by_points, reward[index])
        dealt_anew(s, players, options)
    show_here(s, index, seats, observation, mask)


def refuse_here(index: int, actions: Words, mask: FlagRows, wrong: Words) -> None:
    """Name a game whose action is not legal in `wrong`; which one, where several are, is left to chance."""
    if not (0 <= actions[index] < ACTIONS and mask[index, int(actions[index])]):
        wrong[0] = index


def dealt_anew(s: State, players: int, options: Words) -> None:
    order = room_for_cards()
    shuffle(s, players, options, order)
    deal(s, players, options, order)


def show_here(s: State, index: int, seats: Seats, observation: FeatureRows, mask: FlagRows) -> None:
    """Who is to decide, what they know and what they may do."""
    seat, moves = actor(s), room_for_moves()
    count = legal(s, seat, moves)
    observe(s, seat, observation[index])
    for action in range(ACTIONS):
        mask[index, action] = False
    for move in range(count):
        mask[index, moves[move]] = True
    seats[index] = seat
