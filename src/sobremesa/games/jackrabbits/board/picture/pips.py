"""What pays a transfer, as printed on its piece (1.6): a stone for every suit it takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..boards import Place
from ..catalogue import SUITS, Piece
from .art import use
from .geometry import Spot, centre, corners, middle

ROUND: Final = 8.6  # of a stone
APART: Final = 17.6


def pips(piece: Piece, place: Place) -> str:
    """The stones of a piece; nothing on hexagons, where nobody transfers."""
    if not piece.pays:
        return ""
    at = ROWS[piece.kind](piece, corners(piece, place), centre(piece, place))
    stones = "".join(_stone(SUITS[suit], spot) for suit, spot in zip(piece.pays, at, strict=True))
    return f'<g class="pips" data-pays="{piece.kind}">{stones}</g>'


def _stone(suit: str, at: Spot) -> str:
    round_ = f'<circle cx="{at.x:.1f}" cy="{at.y:.1f}" r="{ROUND}"/>'
    return f'<g class="pip suit-{suit}">{round_}{use(f"suit-{suit}", at.x, at.y, 0.66)}</g>'


def _row(at: Spot, towards: Spot, count: int) -> list[Spot]:
    """So many stones around `at`, in the direction of another spot."""
    far = at.distance(towards)
    ux, uy = (towards.x - at.x) / far, (towards.y - at.y) / far
    steps = [(number - (count - 1) / 2) * APART for number in range(count)]
    return sorted((at.plus(ux * step, uy * step) for step in steps), key=lambda spot: (spot.x, spot.y))


def _across(piece: Piece, around: list[Spot], at: Spot) -> list[Spot]:
    """From sharp corner to sharp corner: stepping stones through a forest, or in a river on either side of its bridge."""
    return _row(at, around[2], len(piece.pays))


def _over_the_pass(piece: Piece, around: list[Spot], at: Spot) -> list[Spot]:
    """Milestones where the upper road of a mountain crosses the tunnel."""
    return _row(at, middle(around, piece.roads[0][1]), len(piece.pays))


def _below(by: float) -> Callable[[Piece, list[Spot], Spot], list[Spot]]:
    return lambda piece, around, at: _row(at.plus(0, by), at.plus(1, by), len(piece.pays))


def _at_the_inn(piece: Piece, around: list[Spot], at: Spot) -> list[Spot]:
    return _below(19)(piece, around, inn_at(piece, around, at))


def inn_at(piece: Piece, around: list[Spot], at: Spot) -> Spot:
    """A tavern stands at the bare side of its piece."""
    (road,) = piece.roads
    bare = next(side for side in range(3) if side not in road)
    return at.towards(middle(around, bare), 0.42)


ROWS: Final[dict[str, Callable[[Piece, list[Spot], Spot], list[Spot]]]] = {
    "forest": _across,
    "river": _across,
    "mountain": _over_the_pass,
    "crossing": _below(21),
    "tavern": _at_the_inn,
    "cave": _below(23),
}
