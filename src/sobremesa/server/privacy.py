"""What this server keeps of people, and for how long: a page of its own, in the reader's language."""

from __future__ import annotations

from html import escape
from typing import Final

from litestar import Request, Response, get
from litestar.di import NamedDependency

from .. import i18n
from .hub import Hub
from .limits import REQUESTS
from .refusing import language_of
from .routing import Gates

PARTS: Final = (
    "cookie",
    "name",
    "calls",
    "tables",
    "leagues",
    "manners",
    "tables-kept",
    "guests-kept",
    "logs",
    "nobody",
    "away",
)


@get("/privacy", include_in_schema=False, media_type="text/html")
async def privacy(request: Request, hub: NamedDependency[Hub], gates: NamedDependency[Gates]) -> Response[str]:
    """What is stored, and for how long, to be read; `?language=` says in which language."""
    gates.enter(request, REQUESTS)
    language = i18n.known_language(request.query_params.get("language")) or language_of(request)
    return Response(page(language, hub.settings.keep_tables, hub.settings.keep_guests), media_type="text/html")


def page(language: str, tables: int, guests: int) -> str:
    """Plain: no script, nothing from anywhere else."""

    def say(part: str) -> str:
        return escape(i18n.say(language, f"privacy-{part}", tables=tables, guests=guests))

    paragraphs = "\n".join(f"<p>{say(part)}</p>" for part in PARTS)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head><meta charset="utf-8"><title>{say("title")}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/plain.css"></head>\n'
        f'<body>\n<main>\n<h1>{say("title")}</h1>\n{paragraphs}\n<p><a href="/">Sobremesa</a></p>\n</main>\n</body>\n</html>\n'
    )


ROUTES = [privacy]
