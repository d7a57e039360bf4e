"""A board as a page needs it: its code, its pieces by name, its picture, and all there is to say against it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from ....core.errors import Refusal
from ..routes import free_roads
from .advice import Warning, warnings
from .boards import Board
from .catalogue import Piece, of_suits
from .checks import check_board, check_for_play
from .codes import write_code
from .generator import ALL_SUITS
from .network import network
from .picture import draw
from .picture.style import style
from .words import piece_words, sentence


class LaidPiece(msgspec.Struct, frozen=True):
    """`suits` is the suit of a house, or the suits that pay a transfer here."""

    piece: int
    name: str
    words: str  # in the reader's language
    kind: str
    suits: list[int]
    x: int
    y: int
    turn: int


class CatalogueEntry(msgspec.Struct, frozen=True):
    """A piece of the box. `turns` is how many of its turns look different."""

    piece: int
    name: str
    words: str
    kind: str
    shape: str
    suits: list[int]
    turns: int


class Advice(msgspec.Struct, frozen=True):
    """What 2.3 advises against, in words; `pieces` are the names of those concerned."""

    code: str
    facts: dict[str, Any]
    reason: str
    pieces: list[str]


class BoardLook(msgspec.Struct, frozen=True):
    code: str | None  # none while pieces lie on each other
    pieces: list[LaidPiece]
    picture: str  # SVG without its style, which the page adopts once
    style: str
    islands: int
    warnings: list[Advice]
    refusal: Advice | None  # why nobody can play on it
    roads: dict[int, list[int]]  # from every hexagon and the underground: what free roads touch (see routes.py)


@lru_cache(maxsize=64)
def look(board: Board, language: str, suits: tuple[int, ...] = ALL_SUITS) -> BoardLook:
    broken = check_board(board)
    against = broken or check_for_play(board, suits)
    return BoardLook(
        code=None if broken else write_code(board),
        pieces=[
            LaidPiece(piece.number, piece.name, piece_words(language, piece), piece.kind, suits_of(piece), *place)
            for piece, place in board.laid()
        ],
        picture=draw(board, language, "bare"),
        style=style("auto"),
        islands=0 if broken else max(0, len(board.islands) - 1),
        warnings=[] if broken else [advice(language, one) for one in warnings(board)],
        refusal=against and advice(language, against),
        roads={} if broken else free_roads(network(board).link.tobytes()),
    )


def catalogue(language: str, suits: tuple[int, ...] = ALL_SUITS) -> list[CatalogueEntry]:
    return [
        CatalogueEntry(
            one.number, one.name, piece_words(language, one), one.kind, one.shape, suits_of(one), one.turns()
        )
        for one in of_suits(suits)
    ]


def suits_of(piece: Piece) -> list[int]:
    return list(piece.pays) if piece.suit is None else [piece.suit]


def advice(language: str, one: Warning | Refusal) -> Advice:
    id = f"error-{one.code}" if isinstance(one, Refusal) else one.code
    named = [one.facts[key] for key in ("piece", "other") if key in one.facts]
    return Advice(one.code, one.facts, sentence(language, id, one.facts), [*named, *one.facts.get("pieces", ())])
