"""The printed sample board, from the facts in sample_board.json."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from .boards import Board, Cell, Place, canonical, cells_of
from .catalogue import Piece, piece_named, pieces
from .lattice import has_road
from .layout import gathered, lands_of

FACTS: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "sample_board.json").read_text("utf-8"))
SIDE_NAMES: Final = ("N", "NE", "SE", "S", "SW", "NW")


@cache
def sample_board() -> Board:
    """The board of the facts, its island brought closer."""
    board = Board()
    for fact in FACTS["hexagons"]:
        piece = piece_named(fact["name"].replace("Citadel", "citadel"))
        assert piece is not None
        x, y = fact["centre"]
        wanted = {SIDE_NAMES.index(side) for side in fact["roads"]}
        turn = next(t for t in range(6) if {s for s in range(6) if has_road(piece.number, t, s)} == wanted)
        board = board.with_piece(piece.number, Place(x, y, turn))
    for fact in FACTS["rhombi"]:
        board = _with_road(board, fact["kind"], [_cell(t) for t in fact["triangles"]], None)
    for fact in FACTS["triangles"]:
        board = _with_road(board, fact["kind"], [_cell(fact["triangle"])], set(fact["roads"]))
    return gathered(lands_of(board))


def _cell(named: list[Any]) -> Cell:
    """A triangle named by its apex and U or D."""
    x, y, way = named
    return (y, x) if way == "U" else (y - 1, x)


def _with_road(board: Board, kind: str, cells: list[Cell], sides: set[str] | None) -> Board:
    """Lay the next unused piece of a kind so that it covers these cells and has roads on these sides."""
    piece = next(p for p in pieces() if p.kind == kind and board.places[p.number] is None)
    row, column = cells[0]
    around = [Place(x, y, turn) for x in range(column - 2, column + 3) for y in (row, row + 1) for turn in range(6)]
    for place in around:
        lies = (place.x + place.y) % 2 == 0 and sorted(cells_of(piece.number, place)) == sorted(cells)
        if lies and (sides is None or _open_sides(piece, place) == sides):
            return board.with_piece(piece.number, canonical(piece.number, place))
    raise AssertionError(f"{kind} does not fit on {cells}")


def _open_sides(piece: Piece, place: Place) -> set[str]:
    """left, right and flat, for those sides of a triangle that have a road. Seen from the anchor, side 0 is straight ahead."""
    ahead = {0: "flat", 1: "right", 2: "right", 3: "flat", 4: "left", 5: "left"}
    looks = {0: place.turn, 1: (place.turn + 2) % 6, 2: (place.turn + 4) % 6}
    return {ahead[looks[side]] for side in range(3) if has_road(piece.number, place.turn, side)}
