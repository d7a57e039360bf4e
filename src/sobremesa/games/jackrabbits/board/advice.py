"""What 2.3 advises against, found on any board and named with its places; and what else is worth a warning."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ....core.protocol import NOTHING
from .boards import Board, Place
from .catalogue import FIRST_RHOMBUS, FIRST_TRIANGLE, pieces
from .lattice import (
    DEAD_END,
    HEXAGONS_JOINED,
    SHAPE,
    SHAPE_SIDES,
    TRIANGLES_TOUCH,
    beyond,
    fault_between,
    has_road,
    place_turn,
    place_x,
    place_y,
)
from .network import network
from .reach import cut_off

SIDE_NAMES: Final = ("N", "NE", "SE", "S", "SW", "NW")
NAMES: Final = {DEAD_END: "dead-end", HEXAGONS_JOINED: "hexagons-joined", TRIANGLES_TOUCH: "triangles-touch"}


class Warning(msgspec.Struct, frozen=True):
    """Something about a board that its makers advise against. `code` names a message; pieces among the facts are given by name.

    A fault between two pieces is told once: `side` is the way from `piece` to `other`. In a dead end, the road is on `piece`."""

    code: str
    facts: dict[str, Any] = {}


def warnings(board: Board) -> list[Warning]:
    """All there is to say against a board without overlaps, in the order of its pieces."""
    return [*advised_against(board), *_cut_off(board)]


def advised_against(board: Board) -> list[Warning]:
    cells, places, _, _ = board.window()
    columns = cells.shape[1]
    found: list[Warning] = []
    for piece, _ in board.laid():
        number, place = piece.number, int(places[piece.number])
        x, y, turn = place_x(place, columns), place_y(place, columns), place_turn(place)
        for side in range(SHAPE_SIDES[SHAPE[number]]):
            other = beyond(cells, number, x, y, turn, side)
            if other != NOTHING:
                faults = fault_between(cells, places, number, x, y, turn, side, other)
                found += _told(number, Place(x, y, turn), side, other, faults)
    return found


def _told(piece: int, place: Place, side: int, other: int, faults: int) -> list[Warning]:
    """Both pieces see a fault; the one with the road tells of a dead end, the first one of the rest."""
    facts = {
        "piece": pieces()[piece].name,
        "other": pieces()[other].name,
        "side": SIDE_NAMES[direction(piece, place.turn, side)],
    }
    tells = {
        DEAD_END: has_road(piece, place.turn, side),
        HEXAGONS_JOINED: piece < other,
        TRIANGLES_TOUCH: piece < other,
    }
    return [Warning(f"board-{name}", facts) for fault, name in NAMES.items() if faults & fault and tells[fault]]


def _cut_off(board: Board) -> list[Warning]:
    """Hexagons out of reach on foot, by shortcuts, by sea and through caves (a ride by land still gets there)."""
    return [Warning("board-cut-off", {"piece": pieces()[node].name}) for node in cut_off(network(board))]


def direction(piece: int, turn: int, side: int) -> int:
    """Which way a side looks: 0 north … 5 north-west, clockwise."""
    if piece < FIRST_RHOMBUS:
        return side
    if piece < FIRST_TRIANGLE:
        return (turn + (0, 1, 3, 4)[side]) % 6
    return (turn + 2 * side) % 6
