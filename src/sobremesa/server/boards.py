"""Boards over HTTP: a board from its pieces, a code, a seed or the printed sample, with its picture and what there is to say against it."""

from __future__ import annotations

import asyncio
import base64
import hashlib
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.params import JSONBody, QueryParameter

from ..core.errors import Refusal, refuse
from ..games.jackrabbits.board import Board, Place, parse_code, random_board, sample_board
from ..games.jackrabbits.board.boards import is_point
from ..games.jackrabbits.board.catalogue import PIECES, Piece, piece_named, pieces
from ..games.jackrabbits.board.checks import check_spread
from ..games.jackrabbits.board.codes import LONGEST
from ..games.jackrabbits.board.generator import MOST_ISLANDS
from ..games.jackrabbits.board.look import BoardLook, CatalogueEntry, catalogue, look
from ..games.jackrabbits.board.picture import draw
from ..games.jackrabbits.options import LETTERS
from .limits import BOARDS
from .refusing import Refused, language_of
from .routing import NO_STORE, REFUSALS, enter

MOST_SEED: Final = 10**15  # the largest that every browser counts exactly, and then some room
Seed = Annotated[int, msgspec.Meta(ge=0, le=MOST_SEED)]
Code = Annotated[str, msgspec.Meta(max_length=LONGEST)]
Islands = Annotated[int, msgspec.Meta(ge=0, le=MOST_ISLANDS)]
Number = Annotated[int, msgspec.Meta(ge=0, lt=PIECES)]
Steps = Annotated[int, msgspec.Meta(ge=-10_000, le=10_000)]
Theme = Literal["auto", "light", "dark"]


class PieceWish(msgspec.Struct, frozen=True):
    """A piece by its number or its name, and where its anchor lies (see board/lattice.py)."""

    piece: Number | Annotated[str, msgspec.Meta(max_length=40)]
    x: Steps
    y: Steps
    turn: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0


class BoardWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of `pieces`, `code`, `seed` (with `islands`, or as many as the seed says) and `sample`; `suits` where not all four are played."""

    pieces: Annotated[list[PieceWish], msgspec.Meta(max_length=PIECES)] | None = None
    code: Code | None = None
    seed: Seed | None = None
    islands: Islands | None = None
    sample: bool = False
    suits: Annotated[str, msgspec.Meta(pattern="^C?S?H?D?$")] = ""


@post("/api/boards", status_code=200, responses=REFUSALS)
async def look_at_board(request: Request, data: JSONBody[BoardWish]) -> Response[BoardLook]:
    """A board as it looks. What cannot be played on is shown too, and says why; what is no board at all is refused."""
    enter(request, BOARDS)
    found = await asyncio.to_thread(seen, data, language_of(request))
    if isinstance(found, Refusal):
        raise Refused(found)
    return Response(found, headers=NO_STORE)


def seen(wish: BoardWish, language: str) -> BoardLook | Refusal:
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
        return random_board(wish.seed, wish.islands, suits)
    if wish.sample:
        return sample_board()
    board = parse_code(wish.code) if wish.code is not None else laid(wish.pieces or [])
    return board if isinstance(board, Refusal) else check_spread(board) or board


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


@get("/api/boards/pieces", responses=REFUSALS)
async def all_pieces(request: Request) -> Response[list[CatalogueEntry]]:
    """Every piece of the box, for whoever lays a board."""
    enter(request, BOARDS)
    return Response(catalogue(language_of(request)), headers=NO_STORE)


@get("/api/boards/picture.svg", media_type="image/svg+xml", responses=REFUSALS)
async def board_picture(
    request: Request,
    code: Annotated[str | None, QueryParameter(max_length=LONGEST)] = None,
    seed: Annotated[int | None, QueryParameter(ge=0, le=MOST_SEED)] = None,
    islands: Annotated[int | None, QueryParameter(ge=0, le=MOST_ISLANDS)] = None,
    suits: Annotated[str, QueryParameter(pattern="^C?S?H?D?$")] = "",
    theme: Annotated[Theme, QueryParameter()] = "auto",
) -> Response[str]:
    """The picture alone, of a code or a seed, else of the printed sample: for `<img>`, for sharing and for documents."""
    enter(request, BOARDS)
    wish = BoardWish(code=code, seed=seed, islands=islands, suits=suits, sample=code is None and seed is None)
    picture = await asyncio.to_thread(drawn, wish, language_of(request), theme)
    if isinstance(picture, Refusal):
        raise Refused(picture)
    headers = {"cache-control": "public, max-age=3600", "vary": "accept-language", **allowed_style(picture)}
    return Response(picture, media_type="image/svg+xml", headers=headers)


def drawn(wish: BoardWish, language: str, theme: str) -> str | Refusal:
    board = wished(wish, suits_in(wish.suits))
    return board if isinstance(board, Refusal) else draw(board, language, theme)


def allowed_style(picture: str) -> dict[str, Any]:
    """A picture looked at by itself brings its own style, which its policy names by its hash."""
    css = picture.partition("<style>")[2].partition("</style>")[0]
    digest = base64.b64encode(hashlib.sha256(css.encode()).digest()).decode()
    return {"content-security-policy": f"default-src 'none'; style-src 'sha256-{digest}'; frame-ancestors 'none'"}


ROUTES = [look_at_board, all_pieces, board_picture]
