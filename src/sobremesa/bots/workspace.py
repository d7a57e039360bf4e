"""What a search works in: one record, made for a game, that is reused from decision to decision by one thread."""

from __future__ import annotations

from typing import Annotated, Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from ..core.jit import Bound, Constants
from ..core.protocol import MAX_SEATS, Float64, Int64, Moves, Points, State, Values, fields_of, record_dtype
from .mind import MOST_DEPTH

MOST_NODES: Final = 1 << 16


class Node(Protocol):
    """An action taken in a situation of the tree (see `tree`)."""

    key: Int64  # 0: the place is free
    visits: Float64
    chances: Float64  # how often it could have been chosen
    total: Float64  # of what it was worth to the seat that chose it


class Step(Protocol):
    """Of the way down the tree: a node, and the seat that chose it."""

    node: Int64
    mover: Int64


class Candidate(Protocol):
    """An action that is weighed: how often it was tried, and sums over the trials."""

    action: Int64
    tried: Float64
    worth: Float64  # what candidates are ranked by
    won: Float64  # shares of wins, of playouts that were not judged
    scored: Float64  # the seat's points in them


NODE: Final = record_dtype(fields_of(Node))
STEP: Final = record_dtype(fields_of(Step))
CANDIDATE: Final = record_dtype(fields_of(Candidate))


class Fields(Protocol):
    position: State  # the game to decide in, redealt again and again; its `rng` is the bot's own chance
    playout: State  # a copy to play on
    candidates: Any  # best first
    nodes: Any  # the tree, of which a search uses the first `room`
    room: int
    path: Any  # the steps of a playout
    reading: Values  # what others' play tells
    moves: Moves
    points: Points
    ranks: Points
    worths: Values  # what a playout was worth, by seat
    stop: int  # set to 1 from outside: the search answers with what it knows by then


def workspace_dtype(game: Constants) -> np.dtype[Any]:
    arrays = {
        "candidates": (CANDIDATE, game.MOST_MOVES),
        "nodes": (NODE, MOST_NODES),
        "path": (STEP, MOST_DEPTH),
        "reading": (np.float64, game.READING),
        "moves": (np.int16, game.MOST_MOVES),
        "points": (np.int32, MAX_SEATS),
        "ranks": (np.int32, MAX_SEATS),
        "worths": (np.float64, MAX_SEATS),
    }
    games = {"position": game.STATE, "playout": game.STATE}
    numbers = {"room": np.dtype(np.int64), "stop": np.dtype(np.int64)}
    return record_dtype(games | numbers | {name: np.dtype((kind, (size,))) for name, (kind, size) in arrays.items()})


Workspace = Annotated[Fields, workspace_dtype]
Workspaces = Annotated[npt.NDArray[Any], workspace_dtype]


def new_workspace(bound: Bound) -> Any:
    """Nothing in it is read before it is written, but the flag. (The nodes, two megabytes of them, take no memory where there is no tree.)"""
    made = bound.record(Workspace)
    made.stop = 0
    return made


def one_workspace(bound: Bound) -> Any:
    """The same as an array of one, which compiled code is handed many times faster than a record."""
    made = np.empty(1, workspace_dtype(bound.constants))
    made["stop"] = 0
    return made
