"""The sentences of one game, for a browser in whose bundle the game is not."""

from __future__ import annotations

import hashlib
from functools import lru_cache

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from .. import i18n
from ..core.errors import refuse
from ..games.folder import sentences
from ..games.orders import cards_of
from ..games.registry import GAMES
from .limits import REQUESTS
from .refusing import Refused
from .routing import REFUSALS, Gates


@get("/api/games/{game:str}/words/{language:str}", media_type="text/plain", responses=REFUSALS)
async def words(
    request: Request, gates: NamedDependency[Gates], game: FromPath[str], language: FromPath[str]
) -> Response[str]:
    """What a game says, as Fluent; after it the name of every card, `<game>-card-<number>`, which a browser could not word by itself."""
    gates.enter(request, REQUESTS)
    if game not in GAMES or language not in i18n.LANGUAGES:
        raise Refused(refuse("not-found"))
    text = spoken(game, language)
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:24]}"'
    headers = {"cache-control": "public, max-age=60", "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, headers=headers)
    return Response(text, media_type="text/plain", headers=headers)


@lru_cache
def spoken(name: str, language: str) -> str:
    game = GAMES[name]
    files = sorted((sentences(game) / language).glob("*.ftl"))
    options = game.Options()
    kinds = sorted(cards_of(game, game.player_counts(options)[0], options))
    cards = [f"{name}-card-{card} = {i18n.card_name(language, game, card)}" for card in kinds]
    return "\n".join([*(file.read_text("utf-8") for file in files), *cards, ""])


ROUTES = [words]
