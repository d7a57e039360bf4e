"""What a board must be before anybody looks at it twice, and before anybody plays on it."""

from __future__ import annotations

from typing import Final

from ....core.errors import Refusal, refuse
from .boards import Board, Cell, cells_of, is_point
from .catalogue import PIECES, Piece, of_suits, pieces
from .layout import Extent

WIDEST: Final = 128  # half-sides from shore to shore; all pieces in one row take fewer


def check_board(board: Board) -> Refusal | None:
    """Why this is no board at all: a piece off the lattice, or two on one spot. Boards still being made pass."""
    covered: dict[Cell, Piece] = {}
    for piece, place in board.laid():
        if not is_point(place.x, place.y):
            return refuse("board-off-lattice", piece=piece.name, x=place.x, y=place.y)
        for cell in cells_of(piece.number, place):
            if cell in covered:
                return refuse("board-overlap", piece=covered[cell].name, other=piece.name)
            covered[cell] = piece
    return None


def check_spread(board: Board) -> Refusal | None:
    """Islands float free (2.4), but a board must fit on a map that somebody can look at."""
    if not board.cells:
        return None
    land = Extent.of(board)
    wide = max(land.right - land.left, 2 * (land.bottom - land.top))
    return refuse("board-too-wide", most=WIDEST) if wide > WIDEST else None


def check_for_play(board: Board, suits: tuple[int, ...] = (0, 1, 2, 3)) -> Refusal | None:
    """Why nobody can play on this board with these suits: what `check_board` finds, pieces missing, or pieces too many."""
    found = check_board(board) or check_spread(board)
    if found is not None:
        return found
    wanted = {piece.number for piece in of_suits(suits)}
    missing = [number for number in sorted(wanted) if board.places[number] is None]
    surplus = [number for number in range(PIECES) if number not in wanted and board.places[number] is not None]
    if missing:
        return refuse("board-missing", pieces=_names(missing), count=len(missing))
    if surplus:
        return refuse("board-surplus", pieces=_names(surplus), count=len(surplus))
    return None


def _names(numbers: list[int]) -> list[str]:
    return [pieces()[number].name for number in numbers]
