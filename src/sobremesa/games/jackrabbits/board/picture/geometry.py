"""From the lattice to paper: corners, sides and the curves of roads, in picture units (a side is 100)."""

from __future__ import annotations

from math import hypot, sqrt
from typing import Final, NamedTuple

from ..boards import CORNERS, Place
from ..catalogue import Piece

SIDE: Final = 100.0
HALF: Final = SIDE / 2
ROW: Final = SIDE * sqrt(3) / 2


class Spot(NamedTuple):
    """A point on paper."""

    x: float
    y: float

    def __str__(self) -> str:
        return f"{self.x:.1f},{self.y:.1f}"

    def towards(self, other: Spot, share: float) -> Spot:
        return Spot(self.x + (other.x - self.x) * share, self.y + (other.y - self.y) * share)

    def plus(self, dx: float, dy: float) -> Spot:
        return Spot(self.x + dx, self.y + dy)

    def distance(self, other: Spot) -> float:
        return hypot(self.x - other.x, self.y - other.y)


def spot(x: int, y: int) -> Spot:
    """A lattice point on paper."""
    return Spot(x * HALF, y * ROW)


def corners(piece: Piece, place: Place) -> list[Spot]:
    """The corners of a laid piece, clockwise: side i runs from corner i to the next."""
    if piece.shape == "hexagon":
        around = [CORNERS[i] for i in range(6)]
    else:
        last = 3 if piece.shape == "rhombus" else 2
        around = [*(CORNERS[(place.turn + i) % 6] for i in range(last)), (0, 0)]
    return [spot(place.x + dx, place.y + dy) for dx, dy in around]


def centre(piece: Piece, place: Place) -> Spot:
    around = corners(piece, place)
    return Spot(sum(c.x for c in around) / len(around), sum(c.y for c in around) / len(around))


def middle(around: list[Spot], side: int) -> Spot:
    """Where a road crosses a side."""
    return around[side].towards(around[(side + 1) % len(around)], 0.5)


def inward(around: list[Spot], side: int, length: float) -> Spot:
    """The point `length` straight in from the middle of a side; straight out if negative."""
    a, b = around[side], around[(side + 1) % len(around)]
    at = middle(around, side)
    return at.plus(-(b.y - a.y) / SIDE * length, (b.x - a.x) / SIDE * length)


def inset(around: list[Spot], by: float) -> list[Spot]:
    """The same shape, smaller by this much on every side."""
    middle_x, middle_y = sum(c.x for c in around) / len(around), sum(c.y for c in around) / len(around)
    at = Spot(middle_x, middle_y)
    inradius = min(at.distance(middle(around, side)) for side in range(len(around)))
    if len(around) == 4:
        inradius = ROW / 2
    return [at.towards(corner, 1 - by / inradius) for corner in around]


def points(around: list[Spot]) -> str:
    return " ".join(str(corner) for corner in around)
