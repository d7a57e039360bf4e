"""The board of Jackrabbits in letters: a small map, and where the free roads lead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

import numpy as np
from rich.style import Style
from rich.text import Text

from ....core.protocol import NOTHING
from ....i18n import listing
from ....screen import Screen
from .. import JACKRABBITS
from .. import state as S
from ..actions import decode
from ..board.advice import SIDE_NAMES, direction
from ..board.boards import Place, cells_of
from ..board.catalogue import KINDS, pieces
from ..board.lattice import (
    COLUMNS,
    ROWS,
    SHAPE,
    SHAPE_SIDES,
    beyond,
    clear,
    has_road,
    lay,
    meeting_side,
    node_of,
    piece_of,
    place_at,
    place_turn,
    place_x,
    place_y,
)
from ..board.words import piece_words
from ..journey import after_transfer
from ..notation import place_word, write_node
from ..state import State
from ..survey import survey
from ..view import JackrabbitsMove, JackrabbitsView

WIDE: Final = 3  # letters a lattice triangle, where there is room; else NARROW
NARROW: Final = 2
ARROWS: Final = "↑↗↘↓↙↖"
INKS: Final[dict[str, str]] = dict(
    zip(
        KINDS,
        (
            "bold #2b2018 on #e8c170",
            "bold #ffffff on #7a5a48",
            "bold #ffffff on #9c4a5e",
            "bold #2b2018 on #d9b48a",
            "#ffffff on #2e6b3a",
            "#ffffff on #2b5f9e",
            "#ffffff on #5d5a58",
            "#2b2018 on #cfc4a8",
            "#2b2018 on #db8a32",
            "#ffffff on #33302e",
        ),
        strict=True,
    )
)


# ---- roads -----------------------------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4)
def surveyed(links: tuple[tuple[int, ...], ...]) -> State:
    """The board as the rules see it, with its free roads followed."""
    s = JACKRABBITS.new()
    s.link[:] = links
    survey(s)
    return s


def roads_of(view: JackrabbitsView) -> State:
    """… and with the carrots of whoever travels (9: trailing carrots)."""
    s = surveyed(tuple(map(tuple, view.links))).copy()
    s.turn, s.owner[:] = view.turn, view.owner
    s.switches = S.TRAILING_CARROTS if "trailing_carrots" in view.switches else 0
    return s


def beyond_transfer(view: JackrabbitsView, move: JackrabbitsMove) -> int | None:
    """Where a journey goes on, what can be reached for free: nodes as a set (6.1, 6.2, 6.4, 9)."""
    kind, argument = decode(move.action)
    if move.preview.onward is None or kind == S.TAVERN:
        return None
    return after_transfer(roads_of(view), kind, argument)


def list_reached(screen: Screen, reached: int) -> str:
    """Hexagons, caves, crossings and taverns of a set, and the shore; the roads between them go without saying."""
    nodes = [node for node in (*range(S.HEXAGONS), *range(S.TRIANGLES, S.NODES)) if reached >> node & 1]
    words = [node_words(screen, node) for node in nodes]
    if reached >> S.OFF & 1:
        words.append(screen.say("terminal-jackrabbits-shore"))
    return (listing(screen.language, words) if screen.plain else " ".join(words)) if words else "–"


def node_words(screen: Screen, node: int) -> str:
    if not screen.plain:
        return house_sign(screen, node) if node < S.HEXAGONS else write_node(node)
    if node < S.HEXAGONS:
        return screen.say("jackrabbits-place", place=place_word(node))
    return piece_words(screen.language, pieces()[piece_of(node)])


def house_sign(screen: Screen, node: int) -> str:
    """`K♦`; the citadel by its short name."""
    return screen.spelled(pieces()[node].name) if node else write_node(node)


# ---- the map ---------------------------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Lit:
    """Pieces that are marked on the map, the moves that a click on a hexagon stands for, and whether there is room for a map twice as high."""

    pieces: frozenset[int] = frozenset()
    actions: Mapping[int, int] = field(default_factory=dict[int, int])
    is_big: bool = False


def draw_map(screen: Screen, view: JackrabbitsView, lit: Lit | None = None) -> list[Text]:
    """Every piece where it lies: houses over two lines, with the rabbits on them; the others by letter and number."""
    lit = lit or Lit()
    cells = {
        cell: (laid.piece, index)
        for laid in view.board
        for index, cell in enumerate(sorted(cells_of(laid.piece, Place(laid.x, laid.y, laid.turn))))
    }
    if not cells:
        return []
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    width = WIDE if (max(columns) - min(columns) + 1) * WIDE <= screen.console.width - 2 else NARROW
    lines: list[Text] = []
    for row in range(min(rows), max(rows) + 1):
        line = Text(" ")
        for column in range(min(columns), max(columns) + 1):
            found = cells.get((row, column))
            line.append_text(Text(" " * width) if found is None else draw_cell(screen, view, *found, width, lit))
        line.rstrip()
        lines += [line, widened(line)] if lit.is_big else [line]
    return lines


def widened(line: Text) -> Text:
    """The same line of the map once more, without what is written there: only the edges of hexagons."""
    edges = "".join(letter if letter in "/\\•" else " " for letter in line.plain)
    return Text(edges, spans=line.spans)


def draw_cell(screen: Screen, view: JackrabbitsView, piece: int, index: int, width: int, lit: Lit) -> Text:
    ink = INKS[pieces()[piece].kind]
    is_lit = piece in lit.pieces
    if piece >= S.HEXAGONS:
        name = write_node(node_of(piece, 0))[:2].ljust(width)
        return Text(f"{name[:2]}•"[:width] if is_lit else name, style=f"{ink} underline" if is_lit else ink)
    upper = f"{house_sign(screen, piece)}{house_mark(view, piece)}".center(3 * width - 2)
    lower = "".join(str(seat + 1) for seat, one in enumerate(view.seats) if one.node == piece).center(3 * width - 2)
    ends = "••" if is_lit else "/\\" if index < 3 else "\\/"
    text = f"{ends[0]}{upper if index < 3 else lower}{ends[1]}"
    drawn = Text(text[index % 3 * width :][:width], style=f"{ink} underline" if is_lit else ink)
    if piece in lit.actions:
        drawn.stylize(Style.from_meta({"action": lit.actions[piece]}))
    return drawn


def house_mark(view: JackrabbitsView, node: int) -> str:
    if node == 0:
        return ""
    if S.ROYAL + node - 1 in view.court:
        return "*"
    owner = view.owner[node - 1]
    return f"^{owner + 1}" if owner >= 0 else ""


# ---- the draft -------------------------------------------------------------------------------------------------------------------------------


class Window:
    """The board of the draft as it lies, to look at places for the flipped piece."""

    def __init__(self, screen: Screen, view: JackrabbitsView) -> None:
        self.screen = screen
        self.cells = np.zeros((ROWS, COLUMNS), np.int8)
        self.places = np.zeros(len(pieces()), np.int16)
        clear(self.cells, self.places)
        for laid in view.board:
            lay(self.cells, self.places, laid.piece, place_at(laid.x, laid.y, laid.turn, COLUMNS))

    def beside(self, piece: int, place: int) -> tuple[str, int]:
        """Which pieces it would touch and from where, in words; and how many roads would join."""
        x, y, turn = place_x(place, COLUMNS), place_y(place, COLUMNS), place_turn(place)
        touched: list[str] = []
        joined = 0
        for side in range(SHAPE_SIDES[SHAPE[piece]]):
            other = beyond(self.cells, piece, x, y, turn, side)
            if other != NOTHING:
                way = (direction(piece, turn, side) + 3) % 6
                touched.append(self.words(other, way))
                facing = meeting_side(self.places, COLUMNS, piece, x, y, turn, side, other)
                there = place_turn(int(self.places[other]))
                joined += has_road(piece, turn, side) and has_road(other, there, facing)
        if not touched:
            return self.screen.say("terminal-jackrabbits-island", x=x, y=y), 0
        return listing(self.screen.language, sorted(touched)), joined

    def ways(self, piece: int, turn: int) -> str:
        """The ways the roads of a piece so turned go: arrows for the eye, words for the ear."""
        sides = (side for side in range(SHAPE_SIDES[SHAPE[piece]]) if has_road(piece, turn, side))
        ways = sorted({direction(piece, turn, side) for side in sides})
        if self.screen.has_symbols:
            return "".join(ARROWS[way] for way in ways)
        return listing(self.screen.language, (self.screen.say(f"board-side-{SIDE_NAMES[way]}") for way in ways))

    def words(self, piece: int, way: int) -> str:
        side = self.screen.say(f"board-side-{SIDE_NAMES[way]}")
        of_piece = piece_words(self.screen.language, pieces()[piece], ".of")
        return self.screen.say("terminal-jackrabbits-side-of", piece=of_piece, side=side)


@dataclass(frozen=True)
class Choice:
    """A place for the flipped piece: its number in the list, the ways its roads would go, how many would join others, and which advice of 2.3
    speaks against it."""

    number: int
    ways: str
    joined: int
    against: Sequence[str] = ()


def group_places(screen: Screen, view: JackrabbitsView) -> dict[str, list[Choice]]:
    """Spot → the choices that lie there."""
    assert view.draft is not None
    assert view.draft.flipped is not None
    window = Window(screen, view)
    groups: dict[str, list[Choice]] = {}
    for number, move in enumerate(view.moves, 1):
        piece, place = view.draft.flipped, move.action - S.PLACE
        spot, joined = window.beside(piece, place)
        choice = Choice(number, window.ways(piece, place_turn(place)), joined, move.preview.against or ())
        groups.setdefault(spot, []).append(choice)
    return groups
