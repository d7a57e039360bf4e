"""Building the board together (2.2), typed: `lay F1` where it fits best, `lay F1 4 -2 3` at a point, `lift F1`, `begin random:7`."""

from __future__ import annotations

from functools import cache
from typing import Any

from rich.text import Text

from ....core.errors import Refusal, refuse
from ....i18n import listing
from ....screen import Screen
from ..board import Board, Place, warnings, write_code
from ..board.catalogue import of_suits, pieces
from ..board.editor import where
from ..board.lattice import node_of
from ..board.words import piece_words, sentence
from ..notation import write_node
from ..options import JackrabbitsOptions, read_board
from ..together import board_so_far
from .board import INKS

CELL = 3  # letters of a lattice triangle
SHOWN = 5  # warnings


@cache
def short_names() -> dict[str, int]:
    """`KC`, `F1`: as nodes are written, without the road."""
    return {name_of(piece.number).lower(): piece.number for piece in pieces()}


def name_of(piece: int) -> str:
    return write_node(node_of(piece, 0)).removesuffix("a")


class Arranger:
    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.explained = False

    # ---- showing -------------------------------------------------------------------------------------------------------------------------

    def show(self, options: JackrabbitsOptions) -> None:
        board = board_so_far(options.board)
        assert isinstance(board, Board)
        if self.screen.plain:
            laid = (piece_words(self.screen.language, piece) for piece, _ in board.laid())
            self.screen.tell("terminal-jackrabbits-laid", pieces=listing(self.screen.language, laid))
        else:
            self.draw(board)
        left = [name_of(piece.number) for piece in of_suits(options.suits) if board.places[piece.number] is None]
        self.screen.tell("terminal-jackrabbits-left-to-lay", pieces=" ".join(left) or "–")
        for one in warnings(board)[:SHOWN]:
            self.screen.write("! " + sentence(self.screen.language, one.code, one.facts))
        if not self.explained:
            self.screen.tell("terminal-jackrabbits-together-help", "dim")
            self.explained = True

    def draw(self, board: Board) -> None:
        rows, columns = [row for row, _ in board.cells], [column for _, column in board.cells]
        across = range(min(columns), max(columns) + 1)
        width = max(1, min(CELL, (self.screen.console.width - 2) // len(across)))
        for row in range(min(rows), max(rows) + 1):
            line = Text(" ")
            for column in across:
                line.append_text(drawn(board.cells.get((row, column)), width))
            line.rstrip()
            self.screen.show(line)

    # ---- reading -------------------------------------------------------------------------------------------------------------------------

    def read(self, options: JackrabbitsOptions, text: str) -> dict[str, Any] | Refusal:
        verb, *rest = text.split()
        if verb == "begin" and len(rest) == 1:
            return begun(rest[0], options)
        piece = short_names().get(rest[0].lower()) if rest else None
        if piece is None or verb not in ("lay", "move", "lift"):
            return refuse("jackrabbits-unknown-change", text=text[:40])
        if verb == "lift":
            return {"do": "lift", "piece": piece}
        if verb == "lay":
            piece = free_twin(options, piece)
        place = best_place(options, piece) if len(rest) == 1 else typed_place(rest[1:])
        if place is None:
            return refuse("jackrabbits-unknown-change", text=text[:40])
        return {"do": verb, "piece": piece, "x": place.x, "y": place.y, "turn": place.turn % 6}


def drawn(piece: int | None, width: int) -> Text:
    if piece is None:
        return Text(" " * width)
    return Text(name_of(piece)[:width].ljust(width), INKS[pieces()[piece].kind])


def begun(text: str, options: JackrabbitsOptions) -> dict[str, Any] | Refusal:
    if text == "empty":
        return {"do": "begin", "board": text}
    board = read_board(text, options.suits)
    return board if isinstance(board, Refusal) else {"do": "begin", "board": write_code(board)}


def free_twin(options: JackrabbitsOptions, piece: int) -> int:
    """This piece, or one that looks like it and is not on the board yet."""
    board = board_so_far(options.board)
    twins = [one.number for one in pieces() if one.twins == pieces()[piece].twins]
    left = [one for one in (piece, *twins) if isinstance(board, Board) and board.places[one] is None]
    return left[0] if left else piece


def typed_place(numbers: list[str]) -> Place | None:
    try:
        x, y, *turn = map(int, numbers)
    except ValueError:
        return None
    return Place(x, y, turn[0] if turn else 0)


def best_place(options: JackrabbitsOptions, piece: int) -> Place | None:
    board = board_so_far(options.board)
    found = where(board, piece) if isinstance(board, Board) else []
    return found[0].place if found else None
