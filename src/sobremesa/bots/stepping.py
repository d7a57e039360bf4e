"""Many games, a decision at a time: generic code, linked to a game by `bind`. What environments for learning are made of.

Seats are played from outside, or all but one are played by bots. A game that has ended is dealt anew at once, from where its own generator stands:
what becomes of a game is a function of its key and of the actions taken in it, whatever is played beside it.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np
import numpy.typing as npt

from ..core.jit import room_for_cards, room_for_points
from ..core.protocol import (
    ACTIONS,
    NOBODY,
    OVER,
    State,
    States,
    Words,
    actor,
    deal,
    legal,
    observe,
    play,
    shuffle,
    standing,
)
from .contests import decide
from .mind import Minds
from .workspace import Workspace, Workspaces

__all__ = ["begin_games", "first_illegal", "step_games"]

# A row a game.
FeatureRows = Annotated[npt.NDArray[np.float32], "float32[:,:]"]
MoveRows = Annotated[npt.NDArray[np.int16], "int16[:,:]"]
ChanceRows = Annotated[npt.NDArray[np.uint64], "uint64[:,:]"]
FlagRows = Annotated[npt.NDArray[np.bool_], "boolean[:,:]"]
Flags = Annotated[npt.NDArray[np.bool_], "boolean"]


def begin_games(
    games: States,
    players: int,
    options: Words,
    minds: Minds,
    workspaces: Workspaces,
    chances: ChanceRows,
    own: Words,
    seats: Words,
    choices: MoveRows,
    counts: Words,
    observation: FeatureRows,
    mask: FlagRows,
) -> None:
    """Shuffle, deal and show every game. Its `rng` must be keyed. `own[index]` is the seat that is played from outside, or NOBODY for all."""
    for index in range(len(games)):
        begin(games[index], players, options, chances[index])
        play_others(games[index], int(own[index]), minds, workspaces[0], chances[index])
        show(index, games[index], seats, choices, counts, observation, mask)


def step_games(
    games: States,
    players: int,
    options: Words,
    minds: Minds,
    workspaces: Workspaces,
    chances: ChanceRows,
    own: Words,
    turn: int,
    by_points: float,
    actions: Words,
    seats: Words,
    choices: MoveRows,
    counts: Words,
    observation: FeatureRows,
    mask: FlagRows,
    reward: FeatureRows,
    done: Flags,
) -> None:
    """Take an action, a legal one, in every game. Where one ends, its reward is told and it is dealt anew; the seat that is played from outside
    moves up by `turn`."""
    for index in range(len(games)):
        s = games[index]
        play(s, int(seats[index]), int(actions[index]))
        if own[index] != NOBODY:
            play_others(s, int(own[index]), minds, workspaces[0], chances[index])
        for seat in range(players):
            reward[index, seat] = 0.0
        done[index] = actor(s) == OVER
        if done[index]:
            judge(s, players, by_points, reward[index])
        while actor(s) == OVER:  # again where bots end a game before the seat from outside has had a turn
            if own[index] != NOBODY:
                own[index] = (own[index] + turn) % players
            begin(s, players, options, chances[index])
            play_others(s, int(own[index]), minds, workspaces[0], chances[index])
        show(index, s, seats, choices, counts, observation, mask)


def first_illegal(actions: Words, choices: MoveRows, counts: Words) -> int:
    """The first game whose action is not among its choices; -1 if there is none."""
    for index in range(len(actions)):
        found = False
        for choice in range(counts[index]):
            found = found or choices[index, choice] == actions[index]
        if not found:
            return index
    return -1


Chance = Annotated[npt.NDArray[np.uint64], "uint64"]
Row = Annotated[npt.NDArray[np.float32], "float32"]


def begin(s: State, players: int, options: Words, chance: Chance) -> None:
    order = room_for_cards()
    shuffle(s, players, options, order)
    deal(s, players, options, order)
    for word in range(4):
        chance[word] = s.rng[word]
    chance[0], chance[2] = chance[2], chance[0]  # another stream than the game's, as `diverge` makes


def play_others(s: State, own: int, minds: Minds, w: Workspace, chance: Chance) -> None:
    """Bots decide until it is the turn of the seat from outside, or the game is over. Their chance is kept from one decision to the next."""
    if own == NOBODY:
        return
    seat = actor(s)
    for word in range(4):
        w.position.rng[word] = chance[word]
    while seat != OVER and seat != own:
        play(s, seat, decide(s, seat, minds[seat], w))
        seat = actor(s)
    for word in range(4):
        chance[word] = w.position.rng[word]


def judge(s: State, players: int, by_points: float, reward: Row) -> None:
    """Of a game that is over: the share of the win, so that all rewards add up to zero and a win alone is 1; or points, times `by_points`, where
    that is not 0."""
    points, ranks = room_for_points(), room_for_points()
    standing(s, points, ranks)
    winners = 0
    for seat in range(players):
        winners += ranks[seat] == 0
    for seat in range(players):
        share = players / winners if ranks[seat] == 0 else 0.0
        reward[seat] = by_points * points[seat] if by_points != 0.0 else (share - 1.0) / (players - 1.0)


def show(
    index: int,
    s: State,
    seats: Words,
    choices: MoveRows,
    counts: Words,
    observation: FeatureRows,
    mask: FlagRows,
) -> None:
    """Who is to decide, what they know and what they may do."""
    seat = actor(s)
    count = legal(s, seat, choices[index])
    observe(s, seat, observation[index])
    for action in range(ACTIONS):
        mask[index, action] = False
    for choice in range(count):
        mask[index, choices[index, choice]] = True
    seats[index], counts[index] = seat, count
