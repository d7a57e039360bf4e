"""Who is asking: guests by signed cookie, and a recovery code to be the same guest on another device."""

from __future__ import annotations

import time
from collections.abc import Awaitable
from contextlib import suppress
from typing import TypeVar

import structlog
from litestar import Request, Response, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ..core.errors import Refusal, refuse
from ..i18n import known_language
from ..table.creatures import creature_of
from ..table.table import MOST_NAME
from .browsers import browser_of
from .hub import Hub
from .limits import CODES, NAMES, REQUESTS
from .messages import ChangeMe, Me, Recovery
from .names import is_reserved, tidy
from .refusing import AnyRequest, Refused
from .routing import NO_STORE, REFUSALS, Gates
from .security import COOKIE, guest_cookie, is_https
from .signing import Card, new_device_id, new_guest_id, new_recovery_code
from .store import Device, Guest, ReadOnly
from .store.house import day_of

T = TypeVar("T")
logger = structlog.get_logger(__name__)


def card_of(hub: Hub, cookie: str) -> Card | Refusal:
    """What a cookie says, if we have signed it and its device is not logged out."""
    card = hub.signer.card(cookie)
    if card is None:
        return refuse("bad-cookie")
    return card if hub.cards.admits(card) else refuse("logged-out")


def guest_of(request: Request, hub: NamedDependency[Hub]) -> str | None:
    """The asker's guest id; None without a cookie. A cookie that does not count is refused."""
    cookie = request.cookies.get(COOKIE)
    if cookie is None:
        return None
    card = card_of(hub, cookie)
    if isinstance(card, Refusal):
        raise Refused(card)
    return card.guest


def own_card(request: AnyRequest, hub: Hub) -> Card:
    """Of who is known."""
    card = card_of(hub, request.cookies.get(COOKIE, ""))
    if isinstance(card, Refusal):
        raise Refused(card)
    return card


def known(guest: str | None) -> str:
    if guest is None:
        raise Refused(refuse("no-guest"))
    return guest


async def introduce(request: AnyRequest, hub: Hub, guest: Guest, card: Card) -> Response[Me]:
    """Who you are, and the cookie that says so, for this device."""
    card = card._replace(device=card.device or new_device_id())
    await use_device(request, hub, card)
    told = Me(guest.id, guest.name, guest.language, guest.avatar or creature_of(guest.id))
    cookie = guest_cookie(hub.signer, card, is_https(request))
    return Response(told, cookies=[cookie], headers=NO_STORE)


async def use_device(request: AnyRequest, hub: Hub, card: Card) -> None:
    """Once a day; and nobody is kept waiting who cannot be kept in mind."""
    with suppress(Exception):
        device = device_of(request, card)
        if device.id not in {one.id for one in await hub.store.devices(card.guest) if one.seen >= device.seen}:
            await hub.store.use_device(card.guest, device)


def device_of(request: AnyRequest, card: Card) -> Device:
    return Device(card.device, browser_of(request.headers.get("user-agent", "")), day_of(time.time()))


async def saved(writing: Awaitable[T]) -> T:
    """What it returns, once it is written down."""
    try:
        return await writing
    except ReadOnly:
        raise Refused(refuse("read-only")) from None
    except Exception as error:  # a full disk, a lost database
        logger.error("not-saved", error=repr(error)[:300])
        raise Refused(refuse("not-saved")) from None


@get("/api/me", responses=REFUSALS)
async def me(request: Request, hub: NamedDependency[Hub], gates: NamedDependency[Gates]) -> Response[Me]:
    """Who you are. Whoever has no valid guest card gets a new one."""
    gates.enter(request, REQUESTS)
    card = card_of(hub, request.cookies.get(COOKIE, ""))
    card = Card(new_guest_id()) if isinstance(card, Refusal) else card
    return await introduce(request, hub, await hub.store.guest(card.guest), card)


@put("/api/me", responses=REFUSALS)
async def change_me(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    guest: NamedDependency[str | None],
    data: JSONBody[ChangeMe],
) -> Response[Me]:
    """Change your name, your language or your creature."""
    gates.enter(request, NAMES)
    old, card = await hub.store.guest(known(guest)), own_card(request, hub)
    name = old.name if data.name is None else tidy(data.name, MOST_NAME)
    if data.name is not None and is_reserved(name):
        raise Refused(refuse("name-reserved", name=name))
    language = old.language if data.language is None else known_language(data.language)
    new = Guest(old.id, name, language, old.avatar if data.avatar is None else data.avatar)
    await saved(hub.store.save_guest(new))
    return await introduce(request, hub, new, card)


@post("/api/me/recovery", status_code=200, responses=REFUSALS)
async def recovery(
    request: Request, hub: NamedDependency[Hub], gates: NamedDependency[Gates], guest: NamedDependency[str | None]
) -> Response[Recovery]:
    """A new recovery code, shown this once. An older one no longer works."""
    guest = known(guest)
    gates.enter(request, CODES)
    code = new_recovery_code()
    await saved(hub.store.set_recovery(guest, hub.signer.recovery_hash(code)))
    return Response(Recovery(code), headers=NO_STORE)


@post("/api/me/recover", status_code=200, responses=REFUSALS)
async def recover(
    request: Request, hub: NamedDependency[Hub], gates: NamedDependency[Gates], data: JSONBody[Recovery]
) -> Response[Me]:
    """Be the guest whose code this is. The code works once."""
    gates.enter(request, CODES)
    guest = await saved(hub.store.use_recovery(hub.signer.recovery_hash(data.code)))
    if guest is None:
        raise Refused(refuse("wrong-code"))
    return await introduce(request, hub, guest, Card(guest.id, hub.cards.generation(guest.id)))


ROUTES = [me, change_me, recovery, recover]
