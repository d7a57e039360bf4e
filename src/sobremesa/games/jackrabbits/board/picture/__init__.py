"""The picture of a board, as SVG: our own drawing, by day and by lamp light, with every piece and road addressable.

Pieces are `g#piece-N.piece`, roads `g#road-N.road` (N is the node of the network), what stands on a piece `g#place-N.place`; give one
the class `lit` to light it up.
"""

from __future__ import annotations

from math import atan2, degrees
from xml.sax.saxutils import escape

from ..boards import Board, Place
from ..catalogue import SUITS, Piece
from ..lattice import node_of
from ..words import piece_words, say
from .art import drawings, use
from .geometry import centre, corners, inset, inward, points
from .pips import pips
from .roads import road_paths
from .scenery import ground, scenery
from .sea import decorations, frame, piers, underground, underground_cells
from .style import style


def draw(board: Board, language: str = "en", theme: str = "auto") -> str:
    """The whole picture. `theme` is light, dark or auto; `bare` for a page that brings the style itself."""
    under = underground_cells(board)
    cells = set(board.cells) | under
    sheet = frame(cells)
    box = f"{sheet.left:.0f} {sheet.top:.0f} {sheet.width:.0f} {sheet.height:.0f}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="jr-board" role="img" aria-labelledby="jr-title jr-desc" viewBox="{box}">',
        f'<title id="jr-title">{escape(say(language, "board-title"))}</title>',
        f'<desc id="jr-desc">{escape(_description(board, language))}</desc>',
        "" if theme == "bare" else f"<style>{style(theme)}</style>",
        f"<defs>{_lights()}{drawings()}{_land(board)}</defs>",
        f'<g class="sea"><rect x="{sheet.left:.0f}" y="{sheet.top:.0f}" width="{sheet.width:.0f}" height="{sheet.height:.0f}" fill="url(#jr-sea)"/>',
        _shallows(),
        decorations(sheet, cells),
        "</g>",
        f'<g class="shores">{piers(board)}</g>',
        f'<g class="pieces">{"".join(_piece(p, at, language) for p, at in board.laid())}</g>',
        _roads(board),
        f'<g class="places">{"".join(_place(p, at) for p, at in _from_behind(board))}</g>',
        underground(under, escape(say(language, "board-underground"))),
        "</svg>",
    ]
    return "\n".join(parts)


def _description(board: Board, language: str) -> str:
    laid = sum(1 for _ in board.laid())
    return say(language, "board-description", pieces=laid, islands=max(0, len(board.islands) - 1))


def _lights() -> str:
    return (
        '<radialGradient id="jr-sea" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="var(--sea)"/>'
        '<stop offset="1" stop-color="var(--deep)"/></radialGradient>'
    )


def _land(board: Board) -> str:
    shapes = "".join(f'<polygon points="{points(corners(piece, place))}"/>' for piece, place in board.laid())
    return f'<g id="jr-land" stroke-linejoin="round">{shapes}</g>'


def _shallows() -> str:
    rings = [("shallow-3", 118), ("shallow-2", 82), ("shallow-1", 46)]
    water = "".join(
        f'<use href="#jr-land" fill="var(--{c})" stroke="var(--{c})" stroke-width="{w}"/>' for c, w in rings
    )
    cliff = (
        '<use href="#jr-land" fill="var(--cliff)" stroke="var(--cliff)" stroke-width="15" transform="translate(0,9)"/>'
    )
    return water + cliff + '<use href="#jr-land" fill="var(--sand)" stroke="var(--sand)" stroke-width="15"/>'


def _classes(piece: Piece) -> str:
    suit = "none" if piece.suit is None else SUITS[piece.suit]
    return f"{piece.shape} {piece.kind} suit-{suit}"


def _piece(piece: Piece, place: Place, language: str) -> str:
    return (
        f'<g id="piece-{piece.number}" class="piece {_classes(piece)}" data-piece="{piece.name}" data-x="{place.x}" data-y="{place.y}" '
        f'data-turn="{place.turn}"><title>{escape(piece_words(language, piece))}</title>{ground(piece, place)}</g>'
    )


def _place(piece: Piece, place: Place) -> str:
    standing = scenery(piece, place) + pips(piece, place)
    return (
        f'<g id="place-{piece.number}" class="place {_classes(piece)}" data-piece="{piece.name}" '
        f'data-node="{node_of(piece.number, 0)}">{standing}</g>'
    )


def _from_behind(board: Board) -> list[tuple[Piece, Place]]:
    """Top to bottom, so that what stands in front is drawn last."""
    return sorted(board.laid(), key=lambda laid: centre(*laid).y)


def _roads(board: Board) -> str:
    """All kerbs first, then all beds, so that roads flow into each other; then the passes over the tunnels."""
    low: list[tuple[Piece, int, str]] = []
    high: list[tuple[Piece, int, str]] = []
    hills: list[str] = []
    for piece, place in board.laid():
        for node, path in road_paths(piece, place).items():
            over = piece.kind == "mountain" and node == node_of(piece.number, 0)
            (high if over else low).append((piece, node, path))
        if piece.kind == "mountain":
            hills.append(_hill(piece, place))
    kerbs = "".join(_kerb(*one) for one in low)
    beds = "".join(_road(*one) for one in low)
    passes = "".join(_kerb(*one) for one in high) + "".join(_road(*one) for one in high)
    return f'<g class="kerbs">{kerbs}</g><g class="roads">{beds}</g><g class="hills">{"".join(hills)}</g><g class="passes">{passes}</g>'


def _kerb(piece: Piece, node: int, path: str) -> str:
    return f'<path class="kerb" data-piece="{piece.name}" d="{path}"/>'


def _road(piece: Piece, node: int, path: str) -> str:
    return (
        f'<g id="road-{node}" class="road {piece.kind}" data-node="{node}" data-piece="{piece.name}">'
        f'<path class="bed" d="{path}"/><path class="rut" d="{path}"/></g>'
    )


def _hill(piece: Piece, place: Place) -> str:
    """The rock that the second road goes under, with a mouth on either side."""
    around = corners(piece, place)
    rock = inset(around, 24)
    shape = f'<polygon points="{points(rock)}" fill="var(--rock)" stroke="var(--rock)" stroke-width="14" stroke-linejoin="round"/>'
    mouths = ""
    for side in piece.roads[1]:
        mouth = inward(around, side, 17)
        edge = inward(around, side, 0)
        turned = degrees(atan2(mouth.y - edge.y, mouth.x - edge.x))
        mouths += use("portal", mouth.x, mouth.y, 0.95, turned)
    return f'<g class="hill" data-piece="{piece.name}">{shape}{mouths}</g>'
