"""Growing a landmass piece by piece: what the generator does thousands of times, so it compiles. Bound like a game, though it is none."""

from __future__ import annotations

from typing import Annotated, Final, Protocol

from ....core import protocol
from ....core.protocol import (
    NOTHING,
    Int8s,
    Int16,
    Int16s,
    Int64,
    Order,
    state_dtype,
)
from ....core.rng import below
from .catalogue import PIECES
from .lattice import (
    CITADEL_X,
    CITADEL_Y,
    COLUMNS,
    MOST_PLACES,
    ROWS,
    SHAPE,
    SHAPE_SIDES,
    TURNS,
    Cells,
    beyond,
    clear,
    has_road,
    joined_places,
    keep_advised,
    lay,
    place_at,
    place_turn,
    place_x,
    place_y,
)


class State(protocol.State, Protocol):
    """A landmass that grows."""

    cells: Annotated[Int8s, ROWS, COLUMNS]
    places: Annotated[Int16s, PIECES]
    choices: Annotated[Int16s, MOST_PLACES]
    total: Int64
    taken: Int16
    best: Int16


STATE: Final = state_dtype(State)
# How much a place is wished for that continues so many roads: pieces crowd together, gaps fill, few roads end at the shore.
WISH: Final = (1, 8, 80, 600, 4000, 20000, 90000)


def grow(s: State, order: Order, count: int, eyed: int) -> int:
    """Lay the first `count` pieces of `order`, the first in the middle, each other where a road takes it in (2.2) and 2.3 has nothing against it.

    Of the pieces left, the next few are eyed at a time and one is taken, by how well it fits somewhere. Returns how many roads are
    joined, or NOTHING if no piece found a place."""
    clear(s.cells, s.places)
    first = int(order[0])
    lay(s.cells, s.places, first, place_at(CITADEL_X, CITADEL_Y, below(s, int(TURNS[first])), COLUMNS))
    joined = 0
    for i in range(1, count):
        s.total = 0
        for k in range(i, min(i + eyed, count)):
            _eye(s, k, int(order[k]))
        if s.total == 0:
            return NOTHING
        order[i], order[s.taken] = order[s.taken], order[i]
        joined += roads_joined(s.cells, int(order[i]), int(s.best))
        lay(s.cells, s.places, int(order[i]), int(s.best))
    return joined


def _eye(s: State, k: int, piece: int) -> None:
    """Look where a piece could go, and remember one of all places seen so far, by their weights."""
    choices = joined_places(s.cells, s.places, piece, s.choices)
    choices = keep_advised(s.cells, s.places, piece, s.choices, choices)
    for i in range(choices):
        weight = _weight(s, piece, int(s.choices[i]))
        s.total += weight
        if below(s, int(s.total)) < weight:
            s.taken, s.best = k, s.choices[i]


def roads_joined(cells: Cells, piece: int, place: int) -> int:
    """How many roads the piece would continue. (Nothing is against the place, so a side that touches is open on both pieces or on none.)"""
    x, y, turn = place_x(place, COLUMNS), place_y(place, COLUMNS), place_turn(place)
    count = 0
    for side in range(SHAPE_SIDES[SHAPE[piece]]):
        if has_road(piece, turn, side) and beyond(cells, piece, x, y, turn, side) != NOTHING:
            count += 1
    return count


def _weight(s: State, piece: int, place: int) -> int:
    """Continue many roads, stay near the middle."""
    dx, dy = place_x(place, COLUMNS) - CITADEL_X, place_y(place, COLUMNS) - CITADEL_Y
    return 1 + WISH[roads_joined(s.cells, piece, place)] * 100 // (10 + dx * dx + 3 * dy * dy)


__all__ = ["grow"]
