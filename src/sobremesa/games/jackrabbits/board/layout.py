"""Islands float free (2.4): where on the sheet they look best is a matter of taste, decided here."""

from __future__ import annotations

from typing import Final, NamedTuple

from .boards import Board, Place

REACH: Final = 14  # how many rows beyond the rest an island may be laid


def lands_of(board: Board) -> list[Board]:
    """Every island as a board of its own, the one with the citadel first."""
    return [
        Board(tuple(_if(number in land, place) for number, place in enumerate(board.places))) for land in board.islands
    ]


def _if(wanted: bool, place: Place | None) -> Place | None:
    return place if wanted else None


def gathered(lands: list[Board]) -> Board:
    """All lands on one lattice, with water between."""
    board = lands[0]
    for island in lands[1:]:
        moved = island.moved(*_way_to(board, island))
        board = Board(tuple(mine or theirs for mine, theirs in zip(board.places, moved.places, strict=True)))
    return board


def _way_to(board: Board, island: Board) -> tuple[int, int]:
    """How to move an island so that the sheet stays smallest, and then so that it lies closest to the middle of the rest."""
    water = {(row + i, column + j) for row, column in board.cells for i in range(-2, 3) for j in range(-4, 5)}
    here, there = Extent.of(board), Extent.of(island)
    best: tuple[tuple[int, int], int, int] | None = None
    for dy in range(here.top - REACH - there.top, here.bottom + REACH - there.bottom):
        for dx in range(here.left - 2 * REACH - there.left, here.right + 2 * REACH - there.right):
            if (dx + dy) % 2 == 0:
                found = (here.spread(there, dx, dy), dx, dy)
                if best is None or found < best:
                    if all((row + dy, column + dx) not in water for row, column in island.cells):
                        best = found
    assert best is not None
    return best[1], best[2]


class Extent(NamedTuple):
    """The rows and columns a land covers."""

    top: int
    bottom: int
    left: int
    right: int

    @staticmethod
    def of(board: Board) -> Extent:
        rows = [row for row, _ in board.cells]
        columns = [column for _, column in board.cells]
        return Extent(min(rows), max(rows), min(columns), max(columns))

    def spread(self, other: Extent, dx: int, dy: int) -> tuple[int, int]:
        """How large a sheet of four by three must be for both; then how far their middles lie apart."""
        height = max(self.bottom, other.bottom + dy) - min(self.top, other.top + dy) + 1
        width = max(self.right, other.right + dx) - min(self.left, other.left + dx) + 1
        across = self.left + self.right - other.left - other.right - 2 * dx
        down = self.top + self.bottom - other.top - other.bottom - 2 * dy
        return max(433 * width, 1000 * height), across * across + 3 * down * down
