"""What games answer besides playing, each in its own folder (see `sobremesa.games.requests`): made into routes with our limits and refusals."""

from __future__ import annotations

import gzip
import inspect
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Annotated, Any, Final, get_args, get_origin

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, QueryParameter

from ..core.errors import Refusal
from ..games.folder import part
from ..games.game import Game
from ..games.registry import GAMES
from ..games.requests import Request as GameRequest
from .hub import Hub
from .limits import BOARDS
from .refusing import AnyRequest, Refused, language_of
from .routing import NO_STORE, REFUSALS, Gates
from .static import accepted

BOUNDS: Final = ("ge", "le", "gt", "lt", "min_length", "max_length", "pattern")
LONG: Final = (
    2000  # bytes: a board is drawn in a hundred thousand, and what is in it is no secret that its length could tell
)
DECORATORS: Final = {"GET": get, "POST": post}


def routes() -> list[HTTPRouteHandler]:
    return [route(one) for game in GAMES.values() for one in requests_of(game)]


def requests_of(game: Game) -> Iterator[GameRequest]:
    own = part(game, "requests")
    yield from own.REQUESTS if own else ()


def route(asked: GameRequest) -> HTTPRouteHandler:
    async def handler(request: AnyRequest, hub: Hub, gates: Gates, **given: Any) -> Response[Any]:
        gates.enter(request, BOARDS)
        wish = given["data"] if asked.method == "POST" else asked.wish(**given)
        zips = "gzip" in accepted(request.headers.get("accept-encoding", ""))
        found = await hub.workshop.do(partial(answer, asked, wish, language_of(request), zips))
        if isinstance(found, Refusal):
            raise Refused(found)
        body, headers = found
        return Response(body, media_type=asked.media_type, headers={**caching(asked), **headers})

    dress(handler, asked)
    decorate = DECORATORS[asked.method](asked.path, status_code=200, media_type=asked.media_type, responses=REFUSALS)
    return decorate(handler)


def answer(asked: GameRequest, wish: Any, language: str, zips: bool) -> tuple[bytes, Mapping[str, str]] | Refusal:
    """As it goes over the line."""
    found = asked.answer(wish, language)
    if isinstance(found, Refusal):
        return found
    body, headers = found.encode() if isinstance(found, str) else msgspec.json.encode(found), asked.headers(found)
    if zips and len(body) > LONG:
        return gzip.compress(body, 6, mtime=0), {**headers, "content-encoding": "gzip"}
    return body, headers


def caching(asked: GameRequest) -> Mapping[str, str]:
    kept = {"cache-control": f"public, max-age={asked.kept}", "vary": "accept-language, accept-encoding"}
    return kept if asked.kept else NO_STORE


def dress(handler: Any, asked: GameRequest) -> None:
    """The handler as if somebody had written it for this one question: the framework reads validation and schema off its signature."""
    hints: dict[str, Any] = {
        "request": Request,
        "hub": NamedDependency[Hub],
        "gates": NamedDependency[Gates],
        **arguments(asked),
        "return": Response[asked.answers],
    }
    fields = msgspec.structs.fields(asked.wish)
    defaults = {field.name: field.default for field in fields if field.default is not msgspec.NODEFAULT}
    taken = [
        inspect.Parameter(
            name, inspect.Parameter.KEYWORD_ONLY, annotation=hint, default=defaults.get(name, inspect.Parameter.empty)
        )
        for name, hint in hints.items()
        if name != "return"
    ]
    handler.__name__, handler.__doc__ = asked.answer.__name__, asked.answer.__doc__
    handler.__annotations__ = hints
    handler.__signature__ = inspect.Signature(taken, return_annotation=hints["return"])


def arguments(asked: GameRequest) -> dict[str, Any]:
    if asked.method == "POST":
        return {"data": JSONBody[asked.wish]}
    return {field.name: from_query(field.type) for field in msgspec.structs.fields(asked.wish)}


def from_query(hint: Any) -> Any:
    """The same type, its bounds said as the framework wants them said of a query."""
    parts = [get_args(one) for one in (hint, *get_args(hint)) if get_origin(one) is Annotated]
    metas = [meta for _, *more in parts for meta in more if isinstance(meta, msgspec.Meta)]
    bounds = {name: value for meta in metas for name in BOUNDS if (value := getattr(meta, name)) is not None}
    return Annotated[hint, QueryParameter(**bounds)]
