"""Everything around the land: water, piers where roads end at the shore, the underground, a compass, a ship."""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from ..boards import Board, Cell, points_up
from ..lattice import NOTHING, beyond, has_road, place_turn, place_x, place_y
from ..layout import Extent
from .art import use
from .geometry import HALF, ROW, SIDE, Spot, corners, inward, middle, spot


class Frame(NamedTuple):
    left: float
    top: float
    width: float
    height: float


MARGIN: Final = 105.0
MOST_WAVES: Final = 900  # tried; a very wide board has calmer waters
UNDER: Final = ((0, 0), (1, -1), (1, 0), (1, 1))  # the underground: a large triangle of four (1.7)


def frame(cells: set[Cell]) -> Frame:
    """The sheet of paper: all cells, and some sea around them."""
    rows, columns = [row for row, _ in cells] or [0], [column for _, column in cells] or [0]
    left, right = (min(columns) - 1) * HALF - MARGIN, (max(columns) + 1) * HALF + MARGIN
    top, bottom = min(rows) * ROW - MARGIN, (max(rows) + 1) * ROW + MARGIN
    return Frame(left, top, right - left, bottom - top)


# ---- the underground (1.7) -------------------------------------------------------------------------------------------------------------------


def underground_cells(board: Board) -> set[Cell]:
    """Where the underground lies on the sheet: apart from all land, where the sheet grows least, rather low and to the right."""
    water = {(row + i, column + j) for row, column in board.cells for i in range(-1, 2) for j in range(-2, 3)}
    land = Extent.of(board) if board.cells else Extent(0, 0, 0, 0)
    best: tuple[int, int, int, int] | None = None
    for dy in range(land.top - 3, land.bottom + 3):
        for dx in range(land.left - 3, land.right + 5):
            if (dx + dy) % 2 == 0 and not any((row + dy, column + dx) in water for row, column in UNDER):
                height = max(land.bottom, 1 + dy) - min(land.top, dy)
                width = max(land.right, 1 + dx) - min(land.left, dx - 1)
                cost = (height * width, -(dx + 2 * dy), dx, dy)
                best = cost if best is None or cost < best else best
    assert best is not None
    return {(row + best[3], column + best[2]) for row, column in UNDER}


def underground(cells: set[Cell], title: str) -> str:
    """Black rock with four holes, joined by tunnels, that joins nothing."""
    top = min(cells)
    apex = spot(top[1], top[0])
    shape = f"{apex} {apex.plus(SIDE, 2 * ROW)} {apex.plus(-SIDE, 2 * ROW)}"
    holes = [cell_centre(cell) for cell in sorted(cells)]
    middle_hole = cell_centre((top[0] + 1, top[1]))
    tunnels = "".join(f"M{middle_hole}L{hole}" for hole in holes)
    mouths = "".join(use("hole", hole.x, hole.y, 0.86) for hole in holes)
    return (
        f'<g id="underground" class="place underground" data-place="underground"><title>{title}</title>'
        f'<polygon points="{shape}" transform="translate(0,8)" fill="var(--hole)" stroke="var(--hole)" stroke-width="10" stroke-linejoin="round"/>'
        f'<polygon points="{shape}" fill="var(--cavern)" stroke="var(--cavern-light)" stroke-width="4" stroke-linejoin="round"/>'
        f'<path d="{tunnels}" fill="none" stroke="var(--cavern-light)" stroke-width="15" stroke-linecap="round"/>'
        f'<path d="{tunnels}" fill="none" stroke="var(--gold)" stroke-opacity=".5" stroke-width="2" stroke-dasharray="2 7"/>'
        f'<circle class="halo" cx="{middle_hole.x:.1f}" cy="{middle_hole.y:.1f}" r="34"/>{mouths}</g>'
    )


def cell_centre(cell: Cell) -> Spot:
    row, column = cell
    return Spot(column * HALF, (row + (2 / 3 if points_up(cell) else 1 / 3)) * ROW)


# ---- piers (2.5) -----------------------------------------------------------------------------------------------------------------------------


def piers(board: Board) -> str:
    """A landing stage at every road end with no piece beyond it."""
    cells, places, _, _ = board.window()
    columns = cells.shape[1]
    drawn: list[str] = []
    for piece, place in board.laid():
        at = int(places[piece.number])
        x, y, turn = place_x(at, columns), place_y(at, columns), place_turn(at)
        around = corners(piece, place)
        for side in range(piece.sides):
            if has_road(piece.number, turn, side) and beyond(cells, piece.number, x, y, turn, side) == NOTHING:
                line = f"M{middle(around, side)}L{inward(around, side, -30)}"
                drawn.append(
                    f'<g class="shore" data-piece="{piece.number}" data-side="{side}">'
                    f'<path d="{line}" fill="none" stroke="var(--ink)" stroke-opacity=".5" stroke-width="19" transform="translate(0,4)"/>'
                    f'<path d="{line}" fill="none" stroke="var(--wood)" stroke-width="18"/>'
                    f'<path d="{line}" fill="none" stroke="var(--wood-light)" stroke-width="15" stroke-dasharray="5 1.6"/></g>'
                )
    return "".join(drawn)


# ---- open water ------------------------------------------------------------------------------------------------------------------------------


def decorations(sheet: Frame, cells: set[Cell]) -> str:
    """A compass and a ship where there is room for them, and waves."""
    land = [cell_centre(cell) for cell in cells]
    chance = random.Random(sum(row * 31 + column for row, column in cells))
    drawn: list[str] = []
    taken: list[Spot] = []
    for name, room in (("compass", 118.0), ("ship", 108.0)):
        at = _roomiest(sheet, land, taken)
        if min(at.distance(other) for other in land) > room:
            taken.append(at)
            drawn.append(use(name, at.x, at.y))
    waves: list[Spot] = []
    for _ in range(min(MOST_WAVES, int(sheet.width * sheet.height / 9000))):
        at = Spot(sheet.left + chance.random() * sheet.width, sheet.top + chance.random() * sheet.height)
        if all(at.distance(other) > 104 for other in land + taken) and all(at.distance(other) > 46 for other in waves):
            waves.append(at)
    lines = "".join(f"M{at.plus(-13, 0)}q6.5,-7 13,0t13,0" for at in waves)
    water = f'<path class="waves" fill="none" stroke="var(--wave)" stroke-opacity=".6" stroke-width="2.4" stroke-linecap="round" d="{lines}"/>'
    return water + "".join(drawn)


def _roomiest(sheet: Frame, land: list[Spot], taken: list[Spot]) -> Spot:
    """The spot of open water farthest from land, and well away from what has been drawn on it already."""
    steps = 24
    spots = [
        Spot(sheet.left + 108 + (sheet.width - 216) * i / steps, sheet.top + 108 + (sheet.height - 216) * j / steps)
        for i in range(steps + 1)
        for j in range(steps + 1)
    ]
    return max(spots, key=lambda at: min([at.distance(o) for o in land] + [at.distance(o) / 3 for o in taken]))
