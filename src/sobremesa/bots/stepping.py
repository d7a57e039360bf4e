"""Many games, a decision at a time: generic code, linked to a game by `bind`. What environments for learning are made of.

Seats are played from outside, or all but one are played by bots. A game that has ended is dealt anew at once, from where its own generator stands:
what becomes of a game is a function of its key and of the actions taken in it, whatever is played beside it.

Where a history is asked for, every seat's observation before each of the last decisions is kept (`past`, as many rows for each seat of each game as
`did` has columns, used in turn), with what that seat itself did then: nothing that others did, but for what was seen of it.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np
import numpy.typing as npt

from ..core.jit import room_for_cards, room_for_points
from ..core.protocol import (
    ACTIONS,
    NOBODY,
    NOTHING,
    OVER,
    Features,
    Moves,
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

__all__ = ["begin_games", "look_at_one", "show_one", "step_games", "step_one"]

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
    past: FeatureRows,
    did: MoveRows,
    noted: Words,
    observation: FeatureRows,
    mask: FlagRows,
    history: FeatureRows,
    done_then: MoveRows,
) -> None:
    """Shuffle, deal and show every game. Its `rng` must be keyed. `own[index]` is the seat that is played from outside, or NOBODY for all."""
    for index in range(len(games)):
        noted[index] = 0
        begin(games[index], players, options, chances[index])
        play_others(index, games[index], int(own[index]), minds, workspaces[0], chances[index], past, did, noted)
        show(index, games[index], seats, choices, counts, observation, mask)
        recall(index, games[index], int(seats[index]), past, did, noted, history, done_then)


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
    past: FeatureRows,
    did: MoveRows,
    noted: Words,
    observation: FeatureRows,
    mask: FlagRows,
    history: FeatureRows,
    done_then: MoveRows,
    reward: FeatureRows,
    done: Flags,
) -> int:
    """Take an action in every game. Where one ends, its reward is told and it is dealt anew; the seat that is played from outside moves up by
    `turn`. If an action is not legal nothing is played, and the answer is the first such game; else -1."""
    wrong = first_illegal(actions, choices, counts)
    if wrong >= 0:
        return wrong
    for index in range(len(games)):
        s = games[index]
        note(index, s, int(seats[index]), int(actions[index]), past, did, noted)
        play(s, int(seats[index]), int(actions[index]))
        if own[index] != NOBODY:
            play_others(index, s, int(own[index]), minds, workspaces[0], chances[index], past, did, noted)
        for seat in range(players):
            reward[index, seat] = 0.0
        done[index] = actor(s) == OVER
        if done[index]:
            judge(s, players, by_points, reward[index])
        while actor(s) == OVER:  # again where bots end a game before the seat from outside has had a turn
            if own[index] != NOBODY:
                own[index] = (own[index] + turn) % players
            noted[index] = 0
            begin(s, players, options, chances[index])
            play_others(index, s, int(own[index]), minds, workspaces[0], chances[index], past, did, noted)
        show(index, s, seats, choices, counts, observation, mask)
        recall(index, s, int(seats[index]), past, did, noted, history, done_then)
    return -1


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


def play_others(
    index: int,
    s: State,
    own: int,
    minds: Minds,
    w: Workspace,
    chance: Chance,
    past: FeatureRows,
    did: MoveRows,
    noted: Words,
) -> None:
    """Bots decide until it is the turn of the seat from outside, or the game is over. Their chance is kept from one decision to the next."""
    if own == NOBODY:
        return
    seat = actor(s)
    for word in range(4):
        w.position.rng[word] = chance[word]
    while seat != OVER and seat != own:
        action = decide(s, seat, minds[seat], w)
        note(index, s, seat, action, past, did, noted)
        play(s, seat, action)
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


# ---- one game --------------------------------------------------------------------------------------------------------------------------------
# It is handed over as an array of one: NumPy describes a record anew, field by field, whenever it is, which takes longer than to play.

Marks = Annotated[npt.NDArray[np.int8], "int8"]


def look_at_one(games: States, moves: Moves) -> tuple[int, int]:
    """Who is to decide, and how many moves they have, which are written; nobody and none where the game is over."""
    s = games[0]
    seat = actor(s)
    return seat, legal(s, seat, moves) if seat != OVER else 0


def step_one(games: States, action: int, moves: Moves, count: int) -> tuple[int, int]:
    """Take an action for whoever is to decide; then as above. Where it is none of their moves nothing is played, and the count is -1."""
    seat = actor(games[0])
    for move in range(count):
        if moves[move] == action:
            play(games[0], seat, action)
            return look_at_one(games, moves)
    return seat, -1


def show_one(games: States, seat: int, moves: Moves, count: int, observation: Features, mask: Marks) -> None:
    """What a seat knows and, in a mask of zeros, what it may do: so many moves."""
    observe(games[0], seat, observation)
    for move in range(count):
        mask[moves[move]] = 1


# ---- history ---------------------------------------------------------------------------------------------------------------------------------


def note(index: int, s: State, seat: int, action: int, past: FeatureRows, did: MoveRows, noted: Words) -> None:
    """What every seat sees before a decision, and what the one that makes it does."""
    depth = did.shape[1]
    if depth == 0:
        return
    for viewer in range(s.players):
        row = index * int(s.players) + viewer
        observe(s, viewer, past[row * depth + noted[index] % depth])
        did[row, noted[index] % depth] = action if viewer == seat else NOTHING
    noted[index] += 1


def recall(
    index: int,
    s: State,
    seat: int,
    past: FeatureRows,
    did: MoveRows,
    noted: Words,
    history: FeatureRows,
    done_then: MoveRows,
) -> None:
    """What a seat saw and did at the last decisions of its game, the latest last; zeros, and NOTHING, from before the deal."""
    depth, row = did.shape[1], index * int(s.players) + seat
    for place in range(depth):
        number = noted[index] - depth + place
        first = place * past.shape[1]
        done_then[index, place] = did[row, number % depth] if number >= 0 else NOTHING
        for feature in range(past.shape[1]):
            seen = past[row * depth + number % depth, feature] if number >= 0 else 0.0
            history[index, first + feature] = seen
