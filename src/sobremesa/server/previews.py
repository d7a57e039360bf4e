"""What a link to a table shows where it is posted: a title, a line, a picture. Readers of links run no scripts, so it stands in the page itself."""

from __future__ import annotations

import re
from contextlib import suppress
from html import escape
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from .. import i18n
from ..core.errors import Refusal
from .address import public_address
from .glances import Summary, summary_of
from .hub import Hub
from .limits import PAGES
from .preloads import with_preloads
from .refusing import AnyRequest, language_of
from .routing import Gates
from .sketches import with_sketch
from .visitors import asking

TABLE: Final = re.compile(r"t/([0-9A-Za-z]{1,40})(/replay)?")
TITLE: Final = b"<title>Sobremesa</title>"
WIDE, HIGH = 1200, 630  # the pictures in web/public/preview


async def with_preview(request: AnyRequest, hub: Hub, gates: Gates, bound_to: str, path: str, body: bytes) -> bytes:
    """The page, with what there is to say about the table it is of, and what it will ask for. Who asks very often gets the page alone."""
    asked, summary = TABLE.fullmatch(path), None
    if asked and not gates.refusal(PAGES, asking.get().address):
        with suppress(SQLAlchemyError, OSError):  # a store that is away: the page says so itself
            summary = await summary_of(hub, asked[1])
    language = language_of(request)
    body = with_preloads(
        body, hub.settings.static, language, summary.game if summary else None, path.endswith("/replay")
    )
    if summary is None or summary.is_private:
        return body
    if not path.endswith("/replay"):
        body = with_sketch(body, summary, names_of(summary, language), line_of(summary, language), language)
    address = public_address(request, hub.settings.public, bound_to)
    if isinstance(address, Refusal):
        return body
    return body.replace(TITLE, head(summary, language, address, path), 1)


def head(summary: Summary, language: str, address: str, path: str) -> bytes:
    title = title_of(summary, language)
    facts = {
        "og:type": "website",
        "og:site_name": "Sobremesa",
        "og:title": title,
        "og:description": line_of(summary, language),
        "og:url": f"{address}/{path}",
        "og:image": address + image_of(summary, language, path),
        "og:image:width": str(WIDE),
        "og:image:height": str(HIGH),
    }
    metas = [f'<meta property="{name}" content="{escape(said)}" />' for name, said in facts.items()]
    card = '<meta name="twitter:card" content="summary_large_image" />'
    return "\n    ".join([f"<title>{escape(title)} · Sobremesa</title>", *metas, card]).encode()


def image_of(summary: Summary, language: str, path: str) -> str:
    """A scene of the game; when it is over, with the result."""
    if summary.end is None:
        return f"/preview/{summary.game}.png"
    table = path.split("/")[1]
    return f"/api/tables/{table}/result.png?language={language}"


def title_of(summary: Summary, language: str) -> str:
    game = i18n.say(language, f"{summary.game}-name")
    names = [name for name in names_of(summary, language) if name]
    return i18n.say(language, "preview-title", game=summary.title or game, names=i18n.listing(language, names))


def line_of(summary: Summary, language: str) -> str:
    return verdict_of(summary, language, "preview-over") or i18n.say(language, f"preview-{summary.status}")


def verdict_of(summary: Summary, language: str, words: str = "preview-won") -> str:
    """Who has won; nothing while nobody has."""
    if summary.end is None:
        return ""
    names = names_of(summary, language)
    won = [names[seat] for seat, place in enumerate(summary.end.places) if place == 0]
    return i18n.say(language, words, names=i18n.listing(language, won), count=len(won))


def names_of(summary: Summary, language: str) -> list[str]:
    """Open seats have none."""
    named = enumerate(summary.seats, 1)
    return [
        seat.name or (i18n.say(language, f"bot-name-{number}") if seat.kind == "bot" else "") for number, seat in named
    ]
