"""Roads on paper: for every node of the network, the lines its road is drawn with."""

from __future__ import annotations

from typing import Final

from ..boards import Place
from ..catalogue import Piece
from ..lattice import node_of
from .geometry import Spot, corners, inward, middle

OVERLAP: Final = -0.8  # roads reach a hair over their side, so that no gap shows between pieces


def road_paths(piece: Piece, place: Place) -> dict[int, str]:
    """SVG path data by node."""
    around = corners(piece, place)
    paths: dict[int, str] = {}
    for road, sides in enumerate(piece.roads):
        if piece.shape == "hexagon":
            sides = tuple((side + place.turn) % 6 for side in sides)
        paths[node_of(piece.number, road)] = _path(piece, around, sides)
    return paths


def _path(piece: Piece, around: list[Spot], sides: tuple[int, ...]) -> str:
    if len(sides) == 2 and piece.shape != "hexagon":
        return _curve(around, *sides)
    at = Spot(sum(c.x for c in around) / len(around), sum(c.y for c in around) / len(around))
    return "".join(f"M{inward(around, side, OVERLAP)}L{at}" for side in sorted(sides))


def _curve(around: list[Spot], first: int, second: int) -> str:
    """From side to side, leaving each at a right angle; roads round a corner bend with it, the others swing across."""
    bend = _bend(around, first, second)
    start, end = inward(around, first, OVERLAP), inward(around, second, OVERLAP)
    return f"M{start}C{inward(around, first, bend)} {inward(around, second, bend)} {end}"


def _bend(around: list[Spot], first: int, second: int) -> float:
    if len(around) == 4 and abs(first - second) == 2:
        return 34
    chord = middle(around, first).distance(middle(around, second))
    return 18 if chord < 60 else 10
