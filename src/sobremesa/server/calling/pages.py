"""Two small pages, for who follows a link in a message, in whatever browser: this is my address; call me no more. To look at one changes nothing."""

from __future__ import annotations

from html import escape
from typing import Any, Final, Literal

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from ... import i18n
from ...core.errors import refuse
from ..guests import saved
from ..hub import Hub
from ..limits import NAMES, REQUESTS
from ..refusing import AnyRequest, Refused, language_of
from ..routing import NO_STORE, Gates
from ..store import ReadOnly
from ..store.callbook import Channel

Purpose = Literal["off", "confirm"]
# A browser that is asked to send no referrer says of a form, too, that it comes from nowhere; and such forms are refused.
HEADERS: Final = {**NO_STORE, "referrer-policy": "same-origin", "x-robots-tag": "noindex"}


async def channel_of(hub: Hub, purpose: Purpose, token: str) -> Channel | None:
    id = hub.signer.channel_of(purpose, token)
    if id is None:
        raise Refused(refuse("wrong-link"))
    return await hub.store.calls.channel(id)


def page(request: AnyRequest, channel: Channel | None, part: str, button: str | None = None) -> Response[Any]:
    """Plain: no script, nothing from anywhere else."""
    language = channel.language if channel else language_of(request)

    def say(id: str) -> str:
        said = escape(i18n.say(language, f"call-page-{id}", address=address_of(channel)))
        return said.replace("@", "@<wbr>")  # a long address fits a phone

    form = f'<form method="post"><button type="submit">{say(button)}</button></form>\n' if button else ""
    head = (
        f'<meta charset="utf-8"><title>{say("title")}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/plain.css">'
    )
    body = (
        f'<!doctype html>\n<html lang="{language}">\n<head>{head}</head>\n<body>\n<main>\n<h1>{say("title")}</h1>\n'
        f'<p>{say(part)}</p>\n{form}<p><a href="/">Sobremesa</a></p>\n</main>\n</body>\n</html>\n'
    )
    return Response(body, media_type="text/html", status_code=200, headers=HEADERS)


def address_of(channel: Channel | None) -> str:
    return channel.address if channel and channel.kind == "mail" else ""


def kind_of(channel: Channel | None) -> str:
    return channel.kind if channel else "gone"


@get("/calls/off/{token:str}", include_in_schema=False, media_type="text/html")
async def ask_off(
    request: Request, hub: NamedDependency[Hub], gates: NamedDependency[Gates], token: FromPath[str]
) -> Response[Any]:
    gates.enter(request, REQUESTS)
    channel = await channel_of(hub, "off", token)
    return page(request, channel, f"off-{kind_of(channel)}", "off-button" if channel else None)


@post("/calls/off/{token:str}", status_code=200, include_in_schema=False, media_type="text/html")
async def turn_off(
    request: Request, hub: NamedDependency[Hub], gates: NamedDependency[Gates], token: FromPath[str]
) -> Response[Any]:
    gates.enter(request, NAMES)
    channel = await channel_of(hub, "off", token)
    if channel:
        await saved(removed(hub, channel))
    return page(request, channel, "off-done")


async def removed(hub: Hub, channel: Channel) -> None:
    if hub.store.is_read_only:
        raise ReadOnly
    await hub.store.calls.remove(channel.id)


@get("/calls/confirm/{token:str}", include_in_schema=False, media_type="text/html")
async def ask_confirmation(
    request: Request, hub: NamedDependency[Hub], gates: NamedDependency[Gates], token: FromPath[str]
) -> Response[Any]:
    gates.enter(request, REQUESTS)
    channel = await channel_of(hub, "confirm", token)
    if channel is None or channel.confirmed:
        return page(request, channel, "confirm-done" if channel else "confirm-gone")
    return page(request, channel, "confirm", "confirm-button")


@post("/calls/confirm/{token:str}", status_code=200, include_in_schema=False, media_type="text/html")
async def confirm(
    request: Request, hub: NamedDependency[Hub], gates: NamedDependency[Gates], token: FromPath[str]
) -> Response[Any]:
    gates.enter(request, NAMES)
    channel = await channel_of(hub, "confirm", token)
    if channel:
        await saved(confirmed(hub, channel))
    return page(request, channel, "confirm-done" if channel else "confirm-gone")


async def confirmed(hub: Hub, channel: Channel) -> None:
    if hub.store.is_read_only:
        raise ReadOnly
    await hub.store.calls.confirm(channel.id)


ROUTES = [ask_off, turn_off, ask_confirmation, confirm]
