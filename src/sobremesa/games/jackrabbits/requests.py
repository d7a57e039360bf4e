"""Boards over HTTP: a board from its pieces, a code, a seed or the printed sample, with its picture and what there is to say against it."""

from __future__ import annotations

import base64
import hashlib
from functools import lru_cache
from typing import Annotated, Final, Literal

import msgspec

from ...core.errors import Refusal, refuse
from ..requests import Request
from .board import Board, Place, parse_code, random_board, sample_board
from .board.advice import NAMES
from .board.boards import is_point
from .board.catalogue import PIECES, Piece, piece_named, pieces
from .board.checks import check_spread
from .board.codes import LONGEST
from .board.editor import where
from .board.generator import MOST_ISLANDS
from .board.look import BoardLook, CatalogueEntry, catalogue, look
from .board.picture import draw
from .board.rest import with_the_rest
from .options import LETTERS

MOST_SEED: Final = 10**15  # the largest that every browser counts exactly, and then some room
MOST_SPOTS: Final = 60  # told of one piece
Seed = Annotated[int, msgspec.Meta(ge=0, le=MOST_SEED)]
Code = Annotated[str, msgspec.Meta(max_length=LONGEST)]
Islands = Annotated[int, msgspec.Meta(ge=0, le=MOST_ISLANDS)]
Number = Annotated[int, msgspec.Meta(ge=0, lt=PIECES)]
Steps = Annotated[int, msgspec.Meta(ge=-10_000, le=10_000)]
Suits = Annotated[str, msgspec.Meta(pattern="^C?S?H?D?$")]
Theme = Literal["auto", "light", "dark"]


class PieceWish(msgspec.Struct, frozen=True):
    """A piece by its number or its name, and where its anchor lies (see board/lattice.py)."""

    piece: Number | Annotated[str, msgspec.Meta(max_length=40)]
    x: Steps
    y: Steps
    turn: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0


class BoardWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of `pieces`, `code`, `seed` (with `islands`, or as many as the seed says) and `sample`; `suits` where not all four are played.
    With `rest`, a number that stands for the chance, the pieces left are laid at random."""

    pieces: Annotated[list[PieceWish], msgspec.Meta(max_length=PIECES)] | None = None
    code: Code | None = None
    seed: Seed | None = None
    islands: Islands | None = None
    sample: bool = False
    suits: Suits = ""
    rest: Seed | None = None


class PiecesWish(msgspec.Struct, frozen=True):
    suits: Suits = ""


class PlacesWish(msgspec.Struct, frozen=True):
    code: Code
    piece: Number


class PlaceFound(msgspec.Struct, frozen=True):
    """`against` names what 2.3 advises against there."""

    x: int
    y: int
    turn: int
    against: list[str]


class PictureWish(msgspec.Struct, frozen=True):
    code: Code | None = None
    seed: Seed | None = None
    islands: Islands | None = None
    suits: Suits = ""
    theme: Theme = "auto"


def look_at_board(wish: BoardWish, language: str) -> BoardLook | Refusal:
    """A board as it looks. What cannot be played on is shown too, and says why; what is no board at all is refused."""
    suits = suits_in(wish.suits)
    board = wished(wish, suits)
    return board if isinstance(board, Refusal) else look(board, language, suits)


def suits_in(letters: str) -> tuple[int, ...]:
    return tuple(LETTERS.index(letter) for letter in letters or LETTERS)


def wished(wish: BoardWish, suits: tuple[int, ...]) -> Board | Refusal:
    ways = [wish.pieces is not None, wish.code is not None, wish.seed is not None, wish.sample]
    if sum(ways) != 1:
        return refuse("board-which")
    if wish.seed is not None:
        return grown(wish.seed, wish.islands, suits)
    if wish.sample:
        return sample_board()
    board = parse_code(wish.code) if wish.code is not None else laid(wish.pieces or [])
    if isinstance(board, Refusal):
        return board
    return check_spread(board) or (board if wish.rest is None else with_the_rest(board, wish.rest, suits))


@lru_cache(maxsize=256)
def grown(seed: int, islands: int | None, suits: tuple[int, ...]) -> Board | Refusal:
    return random_board(seed, islands, suits)


def laid(wishes: list[PieceWish]) -> Board | Refusal:
    """The board of these pieces, even if some lie on each other."""
    board = Board()
    for one in wishes:
        piece = named(one.piece)
        if piece is None:
            return refuse("board-unknown-piece", piece=one.piece)
        if board.places[piece.number] is not None:
            return refuse("board-twice", piece=piece.name)
        if not is_point(one.x, one.y):
            return refuse("board-off-lattice", piece=piece.name, x=one.x, y=one.y)
        board = board.with_piece(piece.number, Place(one.x, one.y, one.turn))
    return board


def named(piece: int | str) -> Piece | None:
    return pieces()[piece] if isinstance(piece, int) else piece_named(piece)


def all_pieces(wish: PiecesWish, language: str) -> list[CatalogueEntry]:
    """Every piece of the box that these suits play with, for whoever lays a board."""
    return catalogue(language, suits_in(wish.suits))


def good_places(wish: PlacesWish, language: str) -> list[PlaceFound] | Refusal:
    """Where roads would take a piece in, the best places first."""
    board = parse_code(wish.code)
    if isinstance(board, Refusal):
        return board
    if refusal := check_spread(board):
        return refusal
    spots = where(board, wish.piece)[:MOST_SPOTS]
    return [PlaceFound(*spot.place, [name for fault, name in NAMES.items() if spot.faults & fault]) for spot in spots]


@lru_cache(maxsize=128)
def board_picture(wish: PictureWish, language: str) -> str | Refusal:
    """The picture alone, of a code or a seed, else of the printed sample: for `<img>`, for sharing and for documents."""
    sample = wish.code is None and wish.seed is None
    whole = BoardWish(code=wish.code, seed=wish.seed, islands=wish.islands, suits=wish.suits, sample=sample)
    board = wished(whole, suits_in(wish.suits))
    return board if isinstance(board, Refusal) else draw(board, language, wish.theme)


def allowed_style(picture: str) -> dict[str, str]:
    """A picture looked at by itself brings its own style, which its policy names by its hash."""
    css = picture.partition("<style>")[2].partition("</style>")[0]
    digest = base64.b64encode(hashlib.sha256(css.encode()).digest()).decode()
    return {"content-security-policy": f"default-src 'none'; style-src 'sha256-{digest}'; frame-ancestors 'none'"}


REQUESTS: Final = (
    Request("POST", "/api/boards", BoardWish, look_at_board, BoardLook),
    Request("GET", "/api/boards/pieces", PiecesWish, all_pieces, list[CatalogueEntry]),
    Request("GET", "/api/boards/places", PlacesWish, good_places, list[PlaceFound]),
    Request("GET", "/api/boards/picture.svg", PictureWish, board_picture, str, "image/svg+xml", 3600, allowed_style),
)
