"""A board: which piece lies where, on the whole lattice. A value: every change makes another board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from .catalogue import PIECES, Piece, pieces
from .lattice import FAR, SEXTANT, SHAPE_CELLS, TURNS, Cells, Places, clear, lay, place_at, place_turn, place_x, place_y
from .lattice import SHAPE as SHAPE_OF

Cell = tuple[int, int]  # row, column
MARGIN: Final = 4  # free rows and columns around a board laid into a window; even, so that points stay points
REACH: Final = 400  # a board lies within so many half-sides and rows of the origin


class Place(NamedTuple):
    """Where a piece lies: its anchor point (see lattice.py) and how many times it was turned by sixty degrees clockwise."""

    x: int
    y: int
    turn: int


@dataclass(frozen=True)
class Board:
    """The place of each of the 37 pieces, or None for a piece that is not on the board. Pieces may not overlap (see `overlaps`)."""

    places: tuple[Place | None, ...] = (None,) * PIECES

    def laid(self) -> Iterator[tuple[Piece, Place]]:
        for piece, place in zip(pieces(), self.places, strict=True):
            if place is not None:
                yield piece, place

    def place(self, piece: int) -> Place:
        place = self.places[piece]
        assert place is not None, f"{pieces()[piece].name} is not on the board"
        return place

    def with_piece(self, piece: int, place: Place | None) -> Board:
        changed = list(self.places)
        changed[piece] = place if place is None else canonical(piece, place)
        return Board(tuple(changed))

    def moved(self, dx: int, dy: int) -> Board:
        """The whole board, somewhere else on the lattice; dx + dy must be even."""
        return Board(tuple(p if p is None else Place(p.x + dx, p.y + dy, p.turn) for p in self.places))

    @cached_property
    def cells(self) -> dict[Cell, int]:
        """The piece on every covered cell; where pieces overlap, the last."""
        return {cell: piece.number for piece, place in self.laid() for cell in cells_of(piece.number, place)}

    @cached_property
    def islands(self) -> tuple[frozenset[int], ...]:
        """Pieces that hang together edge to edge; the first group is the one with the citadel, the others follow by size."""
        left = {piece.number for piece, _ in self.laid()}
        groups: list[frozenset[int]] = []
        while left:
            group: set[int] = set()
            edge = {min(left)}
            while edge:
                group |= edge
                edge = {other for piece in edge for other in self.neighbours(piece)} - group
            left -= group
            groups.append(frozenset(group))
        return tuple(sorted(groups, key=lambda g: (0 not in g, -len(g), min(g))))

    def neighbours(self, piece: int) -> set[int]:
        """Pieces that share a side with this one."""
        beside = {self.cells.get(cell) for mine in cells_of(piece, self.place(piece)) for cell in cells_beside(mine)}
        return {other for other in beside if other is not None and other != piece}

    def window(self) -> tuple[Cells, Places, int, int]:
        """The board laid into a window of its own size, with the x and y that were subtracted: `cells`, `places`, x, y."""
        rows = [row for row, _ in self.cells] or [0]
        columns = [column for _, column in self.cells] or [0]
        top, left = min(rows) - MARGIN, min(columns) - MARGIN
        left -= (left + top) % 2
        height, width = max(rows) - top + MARGIN, max(columns) - left + MARGIN
        cells: npt.NDArray[np.int8] = np.zeros((height, width + width % 2), np.int8)
        places: Any = np.zeros(PIECES, np.int32)  # a window of a free board can be larger than the draft's
        clear(cells, places)
        for piece, place in self.laid():
            lay(cells, places, piece.number, place_at(place.x - left, place.y - top, place.turn, cells.shape[1]))
        return cells, places, left, top


def canonical(piece: int, place: Place) -> Place:
    """The same piece lying the same way, named by the first turn that looks like it."""
    x, y, turn = place.x, place.y, place.turn % 6
    turns = int(TURNS[piece])
    if SHAPE_CELLS[SHAPE_OF[piece]] == 6:
        return Place(x, y, turn % turns)
    while turn >= turns:
        # anchor the rhombus in its other blunt corner (half a turn), the triangle in its next corner (a third)
        dx, dy = CORNERS[(turn + 1) % 6]
        x, y = x + dx, y + dy
        turn = (turn + (3 if SHAPE_CELLS[SHAPE_OF[piece]] == 2 else 4)) % 6
    return Place(x, y, turn)


# The points around a point: the corner between sextant t - 1 and sextant t.
CORNERS: Final = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))


def cells_of(piece: int, place: Place) -> list[Cell]:
    """The lattice triangles a piece covers."""
    sextants = [SEXTANT[(place.turn + i) % 6] for i in range(SHAPE_CELLS[SHAPE_OF[piece]])]
    return [(place.y + row, place.x + column) for row, column in sextants]


def cells_beside(cell: Cell) -> tuple[Cell, Cell, Cell]:
    """The three lattice triangles that share a side with one: left, right, and over the flat side."""
    row, column = cell
    return (row, column - 1), (row, column + 1), (row + 1 if points_up(cell) else row - 1, column)


def points_up(cell: Cell) -> bool:
    return (cell[0] + cell[1]) % 2 == 0


def is_point(x: int, y: int) -> bool:
    return (x + y) % 2 == 0 and abs(x) <= REACH and abs(y) <= REACH


def from_window(cells: Cells, places: Places, left: int = 0, top: int = 0) -> Board:
    """The board that lies in a window, for instance when a draft is over."""
    columns = cells.shape[1]
    found: list[Place | None] = []
    for number in places:
        place = int(number)
        at = (
            None
            if place < 0
            else Place(place_x(place, columns) + left, place_y(place, columns) + top, place_turn(place))
        )
        found.append(at)
    return Board(tuple(found))


__all__ = [
    "CORNERS",
    "FAR",
    "Board",
    "Cell",
    "Place",
    "canonical",
    "cells_beside",
    "cells_of",
    "from_window",
    "is_point",
    "points_up",
]
