"""What stands on the pieces: houses, trees, peaks, water, inns and holes."""

from __future__ import annotations

import random

from ..boards import Place
from ..catalogue import SUITS, Piece
from ..lattice import has_road
from .art import SUIT_PATHS, use
from .geometry import SIDE, Spot, centre, corners, inset, inward, middle, points
from .pips import inn_at


def ground(piece: Piece, place: Place) -> str:
    """The bare piece: its earth, fields or banks, and hedges on the sides without a road."""
    around = corners(piece, place)
    parts = [f'<polygon class="ground" points="{points(inset(around, 0.7))}"/>']
    parts.append(f'<polygon class="seam" points="{points(inset(around, 2.6))}"/>')
    if piece.shape == "hexagon":
        parts.append(_quarter(around, 0.84 if piece.kind == "citadel" else 0.8))
    if piece.kind == "river":
        parts.append(_water(around))
    parts.append(_hedges(piece, place, around))
    return "".join(parts)


def _quarter(around: list[Spot], share: float) -> str:
    inner = inset(around, 86.6 * (1 - share))
    fields = [f'<polygon class="quarter" points="{points(inner)}"/>']
    fields += [
        f'<polygon class="furrow" points="{points(inset(around, 86.6 * (1 - share + step)))}"/>'
        for step in (0.07, 0.14)
    ]
    return "".join(fields)


def _hedges(piece: Piece, place: Place, around: list[Spot]) -> str:
    lines = ""
    for side in range(piece.sides):
        if not has_road(piece.number, place.turn, side):
            a, b = around[side], around[(side + 1) % len(around)]
            mid, low = middle(around, side), inward(around, side, 8)
            dx, dy = low.x - mid.x, low.y - mid.y
            lines += f"M{a.towards(b, 0.14).plus(dx, dy)}L{a.towards(b, 0.87).plus(dx, dy)}"
    return f'<path class="hedge" d="{lines}"/>' if lines else ""


def _ends(around: list[Spot], sharp: bool) -> tuple[Spot, Spot]:
    """The two sharp corners of a rhombus, or its two blunt ones. Corner 1 is blunt (see tiles.toml)."""
    return (around[0], around[2]) if sharp else (around[1], around[3])


def _water(around: list[Spot]) -> str:
    """A river from sharp corner to sharp corner, winding a little."""
    start, end = _ends(around, sharp=True)
    blunt, other = _ends(around, sharp=False)

    def bank(share: float, aside: float) -> Spot:
        """A point so far along the river, so far to one side of it."""
        at = start.towards(end, share)
        return at.plus((blunt.x - other.x) / SIDE * aside, (blunt.y - other.y) / SIDE * aside)

    def leaf(width: float) -> str:
        there = f"M{bank(0.02, 0)}C{bank(0.33, 14 + width)} {bank(0.67, width - 14)} {bank(0.98, 0)}"
        return there + f"C{bank(0.67, -14 - width)} {bank(0.33, 14 - width)} {bank(0.02, 0)}Z"

    middle_line = f"M{bank(0.08, 1)}C{bank(0.36, 13)} {bank(0.64, -13)} {bank(0.93, -1)}"
    return (
        f'<path fill="var(--hedge)" fill-opacity=".4" d="{leaf(16)}"/><path fill="var(--water)" d="{leaf(12)}"/>'
        f'<path fill="none" stroke="var(--water-light)" stroke-width="2.2" stroke-linecap="round" stroke-dasharray="13 15" d="{middle_line}"/>'
    )


def scenery(piece: Piece, place: Place) -> str:
    """What stands on the piece, over its roads."""
    around, at = corners(piece, place), centre(piece, place)
    if piece.shape == "hexagon":
        return _house(piece, at)
    return {
        "forest": _forest,
        "river": _bridge,
        "mountain": _mountain,
        "crossing": _crossing,
        "tavern": _tavern,
        "cave": _cave,
    }[piece.kind](piece, around, at)


def _house(piece: Piece, at: Spot) -> str:
    if piece.suit is None:
        court = f'<circle class="halo" cx="{at.x:.1f}" cy="{at.y:.1f}" r="60"/><circle class="court" cx="{at.x:.1f}" cy="{at.y:.1f}" r="54"/>'
        ring = f'<circle class="ring" cx="{at.x:.1f}" cy="{at.y:.1f}" r="49" stroke-dasharray="2 5"/>'
        return court + ring + use("citadel", at.x, at.y + 1, 0.98)
    suit = SUITS[piece.suit]
    court = f'<circle class="halo" cx="{at.x:.1f}" cy="{at.y:.1f}" r="50"/><circle class="court" cx="{at.x:.1f}" cy="{at.y:.1f}" r="44"/>'
    ring = f'<circle class="ring" cx="{at.x:.1f}" cy="{at.y:.1f}" r="39.5" stroke-dasharray="2 5"/>'
    return court + ring + use(piece.kind, at.x, at.y - 7, 0.92) + _label(piece.name[0], suit, at.plus(0, 32))


def _label(rank: str, suit: str, at: Spot) -> str:
    """A ribbon with the rank and the suit."""
    x, y = at
    ribbon = f"M{x - 25:.1f},{y - 12:.1f}h50l-5,12l5,12h-50l5,-12z"
    return (
        f'<path class="jr-line" fill="var(--paper)" d="{ribbon}"/>'
        f'<text x="{x - 8:.1f}" y="{y + 7:.1f}" font-size="21">{rank}</text>'
        f'<path fill="var(--suit)" transform="translate({x + 9.5:.1f},{y:.1f}) scale(.86)" d="{SUIT_PATHS[suit]}"/>'
    )


def _forest(piece: Piece, around: list[Spot], at: Spot) -> str:
    """Two clumps of trees at the blunt corners, and between them a trail from road to road: the shortcut (6.1)."""
    chance = random.Random(piece.number)
    start, end = _ends(around, sharp=True)
    trail = f'<path class="trail" d="M{start.towards(end, 0.37)}L{start.towards(end, 0.64)}"/>'
    trees: list[tuple[float, float, str]] = []
    for blunt in _ends(around, sharp=False):
        for along, aside in ((0.36, -8), (0.4, 8), (0.58, -15), (0.56, 0), (0.6, 15), (0.74, -6), (0.76, 8)):
            foot = at.towards(blunt, along)
            ux, uy = (end.x - start.x) / start.distance(end), (end.y - start.y) / start.distance(end)
            foot = foot.plus(ux * aside + chance.uniform(-2, 2), uy * aside + chance.uniform(-2, 2) + 8)
            trees.append((foot.y, foot.x, "oak" if chance.random() < 0.3 else "tree"))
    return trail + "".join(use(kind, x, y, 0.62 + chance.uniform(0, 0.16)) for y, x, kind in sorted(trees))


def _bridge(piece: Piece, around: list[Spot], at: Spot) -> str:
    """A stone bridge over the middle of the river, with a parapet on either side: the shortcut (6.1). Landing stages are of wood."""
    start, end = (at.towards(blunt, 0.42) for blunt in _ends(around, sharp=False))
    sharp, _ = _ends(around, sharp=True)
    far = at.distance(sharp)
    dx, dy = (sharp.x - at.x) / far * 9, (sharp.y - at.y) / far * 9
    near, beyond = at.towards(start, 0.72), at.towards(end, 0.72)
    walls = "".join(f"M{near.plus(x, y)}L{beyond.plus(x, y)}" for x, y in ((dx, dy), (-dx, -dy)))
    return (
        f'<path class="bridge" d="M{start}L{end}"/><path class="arches" d="M{start}L{end}"/>'
        f'<path class="parapet under" d="{walls}"/><path class="parapet" d="{walls}"/>'
    )


def _mountain(piece: Piece, around: list[Spot], at: Spot) -> str:
    """Peaks towards the blunt corners; the roads cross between them, one under the other."""
    spots = sorted((at.towards(blunt, 0.66) for blunt in _ends(around, sharp=False)), key=lambda spot: spot.y)
    return "".join(use("peak", spot.x, spot.y + 3, 0.66) for spot in spots)


def _crossing(piece: Piece, around: list[Spot], at: Spot) -> str:
    return f'<circle class="halo" cx="{at.x:.1f}" cy="{at.y:.1f}" r="19"/>' + use("signpost", at.x, at.y, 0.95)


def _tavern(piece: Piece, around: list[Spot], at: Spot) -> str:
    """The inn stands with its back to the hedge."""
    spot = inn_at(piece, around, at)
    return f'<circle class="halo" cx="{spot.x:.1f}" cy="{spot.y:.1f}" r="24"/>' + use("tavern", spot.x, spot.y, 0.78)


def _cave(piece: Piece, around: list[Spot], at: Spot) -> str:
    return f'<circle class="halo" cx="{at.x:.1f}" cy="{at.y:.1f}" r="28"/>' + use("hole", at.x, at.y, 0.98)
