"""Free placing (2.2): anybody lays, turns, moves and takes away pieces; what 2.3 advises against is said, not forbidden."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import numpy as np

from ....core.errors import Refusal, refuse
from .advice import Warning, warnings
from .boards import Board, Place, canonical, is_point
from .catalogue import Piece, piece_named
from .checks import check_board
from .lattice import MOST_PLACES, TURNS, faults, joined_places, place_turn, place_x, place_y, roads_met


class Edited(msgspec.Struct, frozen=True):
    """A board after an edit, and what there is to say against it."""

    board: Board
    warnings: list[Warning]


def put(board: Board, name: str, x: int, y: int, turn: int = 0) -> Edited | Refusal:
    """Lay a piece with its anchor on a point, from outside the board or from where it lies."""
    piece = piece_named(name)
    if piece is None:
        return refuse("board-unknown-piece", piece=name)
    if not is_point(x, y):
        return refuse("board-off-lattice", piece=name, x=x, y=y)
    return _edited(board.with_piece(piece.number, Place(x, y, turn)))


def turn(board: Board, name: str, by: int = 1) -> Edited | Refusal:
    """Turn a piece about its anchor by sixty degrees clockwise, `by` times; after its last turn that looks different comes its first."""
    laid = _laid(board, name)
    if isinstance(laid, Refusal):
        return laid
    piece, place = laid
    return _edited(
        board.with_piece(piece.number, Place(place.x, place.y, (place.turn + by) % int(TURNS[piece.number])))
    )


def move(board: Board, name: str, dx: int, dy: int) -> Edited | Refusal:
    """Move a piece by half-sides to the right and rows down."""
    laid = _laid(board, name)
    if isinstance(laid, Refusal):
        return laid
    piece, place = laid
    return put(board, piece.name, place.x + dx, place.y + dy, place.turn)


def remove(board: Board, name: str) -> Edited | Refusal:
    laid = _laid(board, name)
    return laid if isinstance(laid, Refusal) else _edited(board.with_piece(laid[0].number, None))


def from_pieces(given: list[dict[str, Any]]) -> Edited | Refusal:
    """A board from a list of {piece, x, y, turn}, as a client sends it."""
    board = Board()
    for one in given:
        piece = piece_named(str(one.get("piece")))
        if piece is None:
            return refuse("board-unknown-piece", piece=str(one.get("piece"))[:40])
        if board.places[piece.number] is not None:
            return refuse("board-twice", piece=piece.name)
        x, y, turns = one.get("x"), one.get("y"), one.get("turn", 0)
        if type(x) is not int or type(y) is not int or type(turns) is not int or not is_point(x, y):
            return refuse("board-off-lattice", piece=piece.name, x=str(x), y=str(y))
        board = board.with_piece(piece.number, Place(x, y, turns))
    return _edited(board)


def to_pieces(board: Board) -> list[dict[str, Any]]:
    return [{"piece": piece.name, "x": p.x, "y": p.y, "turn": p.turn} for piece, p in board.laid()]


class Spot(NamedTuple):
    """A place where roads would take a piece in: how many, and what 2.3 says against it (see board/lattice.py)."""

    place: Place
    roads: int
    faults: int


def where(board: Board, piece: int) -> list[Spot]:
    """Every place where a road of the board would take a piece in (2.2), the best first: as advised, many roads, close to the citadel."""
    cells, places, left, top = board.with_piece(piece, None).window()
    out: Any = np.zeros(MOST_PLACES, np.int32)
    found: list[Spot] = []
    for place in out[: joined_places(cells, places, piece, out)]:
        x, y, turn = place_x(int(place), cells.shape[1]), place_y(int(place), cells.shape[1]), place_turn(int(place))
        roads, against = roads_met(cells, places, piece, x, y, turn), faults(cells, places, piece, x, y, turn)
        found.append(Spot(canonical(piece, Place(x + left, y + top, turn)), int(roads), int(against)))
    return sorted(found, key=lambda spot: (spot.faults != 0, -spot.roads, _far(board, spot.place)))


def _far(board: Board, place: Place) -> int:
    """From the citadel, or from the middle of the lattice."""
    x, y, _ = board.places[0] or Place(0, 0, 0)
    return (place.x - x) ** 2 + 3 * (place.y - y) ** 2


def _laid(board: Board, name: str) -> tuple[Piece, Place] | Refusal:
    piece = piece_named(name)
    if piece is None:
        return refuse("board-unknown-piece", piece=name)
    place = board.places[piece.number]
    return refuse("board-not-laid", piece=name) if place is None else (piece, place)


def _edited(board: Board) -> Edited | Refusal:
    return check_board(board) or Edited(board, warnings(board))
