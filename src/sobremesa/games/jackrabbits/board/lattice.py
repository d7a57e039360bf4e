"""The triangular lattice: where pieces may lie and where their roads lead. Plain functions that compile, for the strict draft and the generator.

Points. A point is (x, y): x counts half-sides to the right, y counts rows down, x + y even.
Cells.  Row r holds the lattice triangles between y = r and y = r + 1; the cell (r, x) is the triangle whose middle is at x.
        A board under construction is `cells`, int8[rows, columns] (columns even): the piece on each cell, or NOTHING.
Around a point lie six cells, its *sextants*, numbered clockwise from north: N NE SE S SW NW. Beyond each, over its *far side*, lies another.

Places. A piece has an anchor point and a turn 0 … 5 (sixty degrees clockwise each):
    hexagon    anchor in its centre; all six sextants; side i is the far side of sextant i, wherever it is turned (the roads turn)
    rhombus    anchor in a blunt corner; sextants t and t + 1; sides 0 and 1 are their far sides, 2 and 3 the near ones, clockwise
    triangle   anchor in a corner; sextant t; side 0 is its far side, 1 and 2 the near ones, clockwise
A place is one number: ((y * columns + x) // 2) * 6 + turn. `places`, int16[PIECES], holds the place of every piece, or NOTHING; in a draft
ASIDE for a piece that no road could take in.
Turns that look alike are one place: only the first `TURNS[piece]` turns are used.

The strict draft plays in a window of ROWS × COLUMNS with the citadel on its middle point (x, y) = (CITADEL_X, CITADEL_Y): PLACES place numbers.
"""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np
import numpy.typing as npt

from ....core.protocol import NOTHING, Moves
from .catalogue import FIRST_RHOMBUS, FIRST_TRIANGLE, KINDS, PIECES, pieces

Cells = Annotated[npt.NDArray[np.int8], "int8[:,:]"]
Places = Annotated[npt.NDArray[np.int16] | npt.NDArray[np.int32], "int16"]  # a game keeps them wider
Links = Annotated[npt.NDArray[np.int8], "int8[:,:]"]

# ---- nodes of the road network: hexagons, both roads of every rhombus, triangles --------------------------------------------------------------

NODES: Final = 49
FIRST_ROAD: Final = 13
FIRST_TRIANGLE_NODE: Final = 37
SLOTS: Final = 6
SHORE: Final = -2  # no piece lies beyond this road end (2.5)
BARE: Final = -3  # the piece beyond has no road on that side: a dead end

ASIDE: Final = -2  # the place of a flipped piece that was set aside (2.2)

# ---- the window of the draft -----------------------------------------------------------------------------------------------------------------

ROWS: Final = 24
COLUMNS: Final = 44
CITADEL_X: Final = 22
CITADEL_Y: Final = 12
PLACES: Final = ROWS * COLUMNS // 2 * 6
# A tree of all pieces but one has at most 94 free sides; a hexagon may lie beyond each in six turns, or on a harbour.
MOST_PLACES: Final = 600
# 2.4: where a hexagon may be set apart. An island floats free, so four spots out of the way are as good as any.
HARBOURS: Final = 4
HARBOUR_X: Final = (5, 39, 5, 39)
HARBOUR_Y: Final = (3, 3, 21, 21)

# ---- what 2.3 advises against, as bits -------------------------------------------------------------------------------------------------------

DEAD_END: Final = 1
HEXAGONS_JOINED: Final = 2
TRIANGLES_TOUCH: Final = 4

# ---- tables of the geometry ------------------------------------------------------------------------------------------------------------------

HEXAGON: Final = 0
RHOMBUS: Final = 1
TRIANGLE: Final = 2
SEXTANT: Final = ((-1, 0), (-1, 1), (0, 1), (0, 0), (0, -1), (-1, -1))  # row, column from the anchor
FAR: Final = ((-2, 0), (-1, 2), (0, 2), (1, 0), (0, -2), (-1, -2))


def _sides_of(shape: int, turn: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """For every side: the cell inside it and the cell outside it."""
    first, second = turn % 6, (turn + 1) % 6
    if shape == HEXAGON:
        return [(SEXTANT[i], FAR[i]) for i in range(6)]
    if shape == RHOMBUS:
        near = [(SEXTANT[second], SEXTANT[(turn + 2) % 6]), (SEXTANT[first], SEXTANT[(turn + 5) % 6])]
        return [(SEXTANT[first], FAR[first]), (SEXTANT[second], FAR[second]), *near]
    near = [(SEXTANT[first], SEXTANT[second]), (SEXTANT[first], SEXTANT[(turn + 5) % 6])]
    return [(SEXTANT[first], FAR[first]), *near]


SHAPE_SIDES: Final = (6, 4, 3)
SHAPE_CELLS: Final = (6, 2, 1)
INSIDE: Final = np.zeros((3, 6, 6, 2), np.int64)
OUTSIDE: Final = np.zeros((3, 6, 6, 2), np.int64)
for _shape in range(3):
    for _turn in range(6):
        for _side, (_inside, _outside) in enumerate(_sides_of(_shape, _turn)):
            INSIDE[_shape, _turn, _side] = _inside
            OUTSIDE[_shape, _turn, _side] = _outside
SEXTANTS: Final = np.array(SEXTANT, np.int64)

# ---- tables of the catalogue -----------------------------------------------------------------------------------------------------------------

SHAPE: Final = np.array([("hexagon", "rhombus", "triangle").index(p.shape) for p in pieces()], np.int64)
TURNS: Final = np.array([p.turns() for p in pieces()], np.int64)
ROAD: Final = np.full((PIECES, 6), NOTHING, np.int64)  # which road of the piece crosses a side of it, unturned
SLOT: Final = np.full((PIECES, 6), NOTHING, np.int64)  # and the slot of that road's node that stands for the side
KIND: Final = np.zeros(NODES, np.int8)  # of every node, as an index into KINDS
for _piece in pieces():
    for _road, _joined in enumerate(_piece.roads):
        for _slot, _side in enumerate(_joined):
            ROAD[_piece.number, _side] = _road
            SLOT[_piece.number, _side] = _slot if _piece.shape == "rhombus" else _side


def node_of(piece: int, road: int) -> int:
    """The node of a road of a piece."""
    if piece < FIRST_RHOMBUS:
        return piece
    if piece < FIRST_TRIANGLE:
        return FIRST_ROAD + 2 * (piece - FIRST_RHOMBUS) + road
    return FIRST_TRIANGLE_NODE + piece - FIRST_TRIANGLE


def piece_of(node: int) -> int:
    """The piece a node lies on."""
    if node < FIRST_ROAD:
        return node
    if node < FIRST_TRIANGLE_NODE:
        return FIRST_RHOMBUS + (node - FIRST_ROAD) // 2
    return FIRST_TRIANGLE + node - FIRST_TRIANGLE_NODE


def twin_of(node: int) -> int:
    """The other road of a rhombus: where its shortcut leads (6.1); NOTHING for other nodes."""
    if node < FIRST_ROAD or node >= FIRST_TRIANGLE_NODE:
        return NOTHING
    return node + 1 if (node - FIRST_ROAD) % 2 == 0 else node - 1


for _node in range(NODES):
    KIND[_node] = KINDS.index(pieces()[piece_of(_node)].kind)

# ---- places ----------------------------------------------------------------------------------------------------------------------------------


def place_at(x: int, y: int, turn: int, columns: int) -> int:
    return (y * columns + x) // 2 * 6 + turn


def place_x(place: int, columns: int) -> int:
    row = place // 6 // (columns // 2)
    return 2 * (place // 6 % (columns // 2)) + row % 2


def place_y(place: int, columns: int) -> int:
    return place // 6 // (columns // 2)


def place_turn(place: int) -> int:
    return place % 6


# ---- looking at the lattice ------------------------------------------------------------------------------------------------------------------


def owner(cells: Cells, row: int, column: int) -> int:
    """The piece on a cell; NOTHING on free cells and outside the window."""
    if row < 0 or column < 0 or row >= cells.shape[0] or column >= cells.shape[1]:
        return NOTHING
    return int(cells[row, column])


def is_free(cells: Cells, row: int, column: int) -> bool:
    """Does this cell lie in the window, with nothing on it?"""
    if row < 0 or column < 0 or row >= cells.shape[0] or column >= cells.shape[1]:
        return False
    return int(cells[row, column]) == NOTHING


def fits(cells: Cells, piece: int, x: int, y: int, turn: int) -> bool:
    """Would the piece lie on free cells only? Its anchor has to lie in the window too, or its place would have no number."""
    if x < 0 or y < 0 or x >= cells.shape[1] or y >= cells.shape[0]:
        return False
    for i in range(SHAPE_CELLS[SHAPE[piece]]):
        sextant = (turn + i) % 6
        if not is_free(cells, y + int(SEXTANTS[sextant, 0]), x + int(SEXTANTS[sextant, 1])):
            return False
    return True


def beyond(cells: Cells, piece: int, x: int, y: int, turn: int, side: int) -> int:
    """The piece on the other side of a side, or NOTHING."""
    shape = SHAPE[piece]
    return owner(cells, y + int(OUTSIDE[shape, turn, side, 0]), x + int(OUTSIDE[shape, turn, side, 1]))


def unturned(piece: int, turn: int, side: int) -> int:
    """The side as printed: hexagons count their sides on the table, the others on the piece."""
    return (side - turn) % 6 if piece < FIRST_RHOMBUS else side


def has_road(piece: int, turn: int, side: int) -> bool:
    return int(ROAD[piece, unturned(piece, turn, side)]) != NOTHING


def road_node(piece: int, turn: int, side: int) -> int:
    """The node whose road crosses this side."""
    return node_of(piece, int(ROAD[piece, unturned(piece, turn, side)]))


def facing_side(piece: int, x: int, y: int, turn: int, row: int, column: int, from_row: int, from_column: int) -> int:
    """The side of a laid piece that lies between its cell (row, column) and its neighbour's cell (from_row, from_column)."""
    shape = SHAPE[piece]
    for side in range(SHAPE_SIDES[shape]):
        inner = y + int(INSIDE[shape, turn, side, 0]) == row and x + int(INSIDE[shape, turn, side, 1]) == column
        outer = (
            y + int(OUTSIDE[shape, turn, side, 0]) == from_row and x + int(OUTSIDE[shape, turn, side, 1]) == from_column
        )
        if inner and outer:
            return side
    return NOTHING


def meeting_side(places: Places, columns: int, piece: int, x: int, y: int, turn: int, side: int, other: int) -> int:
    """The side of `other` that meets this side of `piece`."""
    shape = SHAPE[piece]
    place = int(places[other])
    return facing_side(
        other,
        place_x(place, columns),
        place_y(place, columns),
        place_turn(place),
        y + int(OUTSIDE[shape, turn, side, 0]),
        x + int(OUTSIDE[shape, turn, side, 1]),
        y + int(INSIDE[shape, turn, side, 0]),
        x + int(INSIDE[shape, turn, side, 1]),
    )


# ---- laying pieces ---------------------------------------------------------------------------------------------------------------------------


def clear(cells: Cells, places: Places) -> None:
    for row in range(cells.shape[0]):
        for column in range(cells.shape[1]):
            cells[row, column] = NOTHING
    for piece in range(PIECES):
        places[piece] = NOTHING


def lay(cells: Cells, places: Places, piece: int, place: int) -> None:
    """Put a piece on its place, which must be free."""
    x, y, turn = place_x(place, cells.shape[1]), place_y(place, cells.shape[1]), place_turn(place)
    places[piece] = place
    for i in range(SHAPE_CELLS[SHAPE[piece]]):
        sextant = (turn + i) % 6
        cells[y + int(SEXTANTS[sextant, 0]), x + int(SEXTANTS[sextant, 1])] = piece


def lay_citadel(cells: Cells, places: Places) -> None:
    """2.1: the citadel lies first, in the middle of the window."""
    clear(cells, places)
    lay(cells, places, 0, place_at(CITADEL_X, CITADEL_Y, 0, cells.shape[1]))


def faults(cells: Cells, places: Places, piece: int, x: int, y: int, turn: int) -> int:
    """What 2.3 would say against this piece here: DEAD_END, HEXAGONS_JOINED and TRIANGLES_TOUCH, added up; 0 is good."""
    found = 0
    for side in range(SHAPE_SIDES[SHAPE[piece]]):
        other = beyond(cells, piece, x, y, turn, side)
        if other != NOTHING:
            found |= fault_between(cells, places, piece, x, y, turn, side, other)
    return found


def roads_met(cells: Cells, places: Places, piece: int, x: int, y: int, turn: int) -> int:
    """How many roads of the board the piece would meet with its own here (2.2)."""
    met = 0
    for side in range(SHAPE_SIDES[SHAPE[piece]]):
        other = beyond(cells, piece, x, y, turn, side) if has_road(piece, turn, side) else NOTHING
        if other != NOTHING:
            facing = meeting_side(places, cells.shape[1], piece, x, y, turn, side, other)
            met += has_road(other, place_turn(int(places[other])), facing)
    return met


def fault_between(cells: Cells, places: Places, piece: int, x: int, y: int, turn: int, side: int, other: int) -> int:
    mine = has_road(piece, turn, side)
    facing = meeting_side(places, cells.shape[1], piece, x, y, turn, side, other)
    theirs = has_road(other, place_turn(int(places[other])), facing)
    if piece >= FIRST_TRIANGLE and other >= FIRST_TRIANGLE:
        return TRIANGLES_TOUCH + (DEAD_END if mine != theirs else 0)
    if mine != theirs:
        return DEAD_END
    return HEXAGONS_JOINED if mine and piece < FIRST_RHOMBUS and other < FIRST_RHOMBUS else 0


# ---- where a piece may go --------------------------------------------------------------------------------------------------------------------


def joining_places(cells: Cells, places: Places, piece: int, out: Moves) -> int:
    """Every place where the piece would lie edge to edge with one that lies already, each once; returns how many.

    Looks out over every free side of the board and tries what covers the cell beyond."""
    count = 0
    columns = cells.shape[1]
    for laid in range(PIECES):
        place = int(places[laid])
        if place >= 0:
            shape, turn = SHAPE[laid], place_turn(place)
            x, y = place_x(place, columns), place_y(place, columns)
            for side in range(SHAPE_SIDES[shape]):
                row, column = y + int(OUTSIDE[shape, turn, side, 0]), x + int(OUTSIDE[shape, turn, side, 1])
                if is_free(cells, row, column):
                    inner_row, inner_column = (
                        y + int(INSIDE[shape, turn, side, 0]),
                        x + int(INSIDE[shape, turn, side, 1]),
                    )
                    count = _places_over(cells, piece, row, column, inner_row, inner_column, out, count)
    return count


def _places_over(
    cells: Cells, piece: int, row: int, column: int, from_row: int, from_column: int, out: Moves, count: int
) -> int:
    """Add the places of the piece that cover a free cell and see the laid cell (from_row, from_column) over their first touching side."""
    for sextant in range(6):
        # the corners of a cell are the points that have it as a sextant: every second number, by its parity
        x, y = column - int(SEXTANTS[sextant, 1]), row - int(SEXTANTS[sextant, 0])
        for turn in range(TURNS[piece]):
            seen = (x + y) % 2 == 0 and covers(piece, turn, sextant) and fits(cells, piece, x, y, turn)
            if seen and count < out.size and _first_touch_is(cells, piece, x, y, turn, from_row, from_column):
                out[count] = place_at(x, y, turn, cells.shape[1])
                count += 1
    return count


def covers(piece: int, turn: int, sextant: int) -> bool:
    """Does the piece, so turned, cover this sextant of its anchor?"""
    return (sextant - turn) % 6 < SHAPE_CELLS[SHAPE[piece]]


def _first_touch_is(cells: Cells, piece: int, x: int, y: int, turn: int, row: int, column: int) -> bool:
    """Is (row, column) the cell beyond the first side that touches anything? So every place is found from one side only."""
    shape = SHAPE[piece]
    for side in range(SHAPE_SIDES[shape]):
        if beyond(cells, piece, x, y, turn, side) != NOTHING:
            return y + int(OUTSIDE[shape, turn, side, 0]) == row and x + int(OUTSIDE[shape, turn, side, 1]) == column
    return False


def is_apart(cells: Cells, piece: int, x: int, y: int) -> bool:
    """Would a hexagon here touch nothing?"""
    touching = 0
    for side in range(6):
        touching += beyond(cells, piece, x, y, 0, side) != NOTHING
    return touching == 0 and fits(cells, piece, x, y, 0)


def harbour_places(cells: Cells, piece: int, out: Moves, count: int) -> int:
    """2.4: add the places where this hexagon would start an island."""
    if piece >= FIRST_RHOMBUS:
        return count
    for harbour in range(HARBOURS):
        if is_apart(cells, piece, HARBOUR_X[harbour], HARBOUR_Y[harbour]):
            for turn in range(TURNS[piece]):
                out[count] = place_at(HARBOUR_X[harbour], HARBOUR_Y[harbour], turn, cells.shape[1])
                count += 1
    return count


def keep_advised(cells: Cells, places: Places, piece: int, out: Moves, count: int) -> int:
    """Keep, at the front and in order, the places that 2.3 has nothing against."""
    columns = cells.shape[1]
    kept = 0
    for i in range(count):
        place = int(out[i])
        if faults(cells, places, piece, place_x(place, columns), place_y(place, columns), place_turn(place)) == 0:
            out[kept] = place
            kept += 1
    return kept


def keep_joined(cells: Cells, places: Places, piece: int, out: Moves, count: int) -> int:
    """Keep, at the front and in order, the places where a road of the piece would meet a road (2.2)."""
    columns = cells.shape[1]
    kept = 0
    for i in range(count):
        place = int(out[i])
        if roads_met(cells, places, piece, place_x(place, columns), place_y(place, columns), place_turn(place)) > 0:
            out[kept] = place
            kept += 1
    return kept


def draft_places(cells: Cells, places: Places, piece: int, heeds: bool, out: Moves) -> int:
    """2.2, 2.4: where a flipped piece may be placed: road to road, or a hexagon apart. None: it is set aside.

    A table that `heeds` the advice (2.3) keeps to it where any place does. `out` has room for MOST_PLACES."""
    if heeds:
        advised = keep_advised(cells, places, piece, out, joined_places(cells, places, piece, out))
        advised = harbour_places(cells, piece, out, advised)
        if advised > 0:
            return advised
    joined = joined_places(cells, places, piece, out)
    count = harbour_places(cells, piece, out, joined)
    return count if count > 0 else _first_apart(cells, piece, out)


def joined_places(cells: Cells, places: Places, piece: int, out: Moves) -> int:
    return keep_joined(cells, places, piece, out, joining_places(cells, places, piece, out))


def _first_apart(cells: Cells, piece: int, out: Moves) -> int:
    """The first spot of the window where a hexagon touches nothing, should no road take it in and every harbour be full: no house is set aside."""
    if piece >= FIRST_RHOMBUS:
        return 0
    for point in range(cells.shape[0] * cells.shape[1] // 2):
        if is_apart(cells, piece, place_x(6 * point, cells.shape[1]), place_y(6 * point, cells.shape[1])):
            out[0] = 6 * point
            return 1
    return 0


# ---- where roads lead ------------------------------------------------------------------------------------------------------------------------


def trace(cells: Cells, places: Places, link: Links) -> None:
    """Fill link[NODES, SLOTS] for the pieces as they lie: where each road end leads."""
    for node in range(NODES):
        for slot in range(SLOTS):
            link[node, slot] = NOTHING
    for piece in range(PIECES):
        if int(places[piece]) >= 0:
            _trace_piece(cells, places, piece, link)


def _trace_piece(cells: Cells, places: Places, piece: int, link: Links) -> None:
    place = int(places[piece])
    x, y, turn = place_x(place, cells.shape[1]), place_y(place, cells.shape[1]), place_turn(place)
    for side in range(SHAPE_SIDES[SHAPE[piece]]):
        if has_road(piece, turn, side):
            slot = side if piece < FIRST_RHOMBUS else int(SLOT[piece, side])
            link[road_node(piece, turn, side), slot] = _leads_to(cells, places, piece, x, y, turn, side)


def _leads_to(cells: Cells, places: Places, piece: int, x: int, y: int, turn: int, side: int) -> int:
    other = beyond(cells, piece, x, y, turn, side)
    if other == NOTHING:
        return SHORE
    facing = meeting_side(places, cells.shape[1], piece, x, y, turn, side, other)
    other_turn = place_turn(int(places[other]))
    return road_node(other, other_turn, facing) if has_road(other, other_turn, facing) else BARE
