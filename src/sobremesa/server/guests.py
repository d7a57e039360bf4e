"""Who is asking: guests by signed cookie, and a recovery code to be the same guest on another device."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, TypeVar

import structlog
from litestar import Request, Response, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ..core.errors import refuse
from ..i18n import known_language
from ..table.table import MOST_NAME
from .hub import Hub
from .limits import CODES, NAMES, REQUESTS
from .messages import ChangeMe, Me, Recovery
from .names import tidy
from .refusing import Refused
from .routing import NO_STORE, REFUSALS, Gates
from .security import COOKIE, guest_cookie
from .signing import new_guest_id, new_recovery_code
from .store import Guest, ReadOnly

T = TypeVar("T")
logger = structlog.get_logger(__name__)


def guest_of(request: Request, hub: NamedDependency[Hub]) -> str | None:
    """The asker's guest id; None without a cookie. A cookie we did not sign is refused."""
    cookie = request.cookies.get(COOKIE)
    if cookie is None:
        return None
    guest = hub.signer.guest(cookie)
    if guest is None:
        raise Refused(refuse("bad-cookie"))
    return guest


def known(guest: str | None) -> str:
    if guest is None:
        raise Refused(refuse("no-guest"))
    return guest


def introduce(request: Request[Any, Any, Any], hub: Hub, guest: Guest) -> Response[Me]:
    """Who you are, and the cookie that says so."""
    cookie = guest_cookie(hub.signer, guest.id, request.scope["scheme"] == "https")
    return Response(Me(guest.id, guest.name, guest.language), cookies=[cookie], headers=NO_STORE)


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
    guest = hub.signer.guest(request.cookies.get(COOKIE, "")) or new_guest_id()
    return introduce(request, hub, await hub.store.guest(guest))


@put("/api/me", responses=REFUSALS)
async def change_me(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    guest: NamedDependency[str | None],
    data: JSONBody[ChangeMe],
) -> Response[Me]:
    """Change your name or your language."""
    gates.enter(request, NAMES)
    old = await hub.store.guest(known(guest))
    name = old.name if data.name is None else tidy(data.name, MOST_NAME)
    language = old.language if data.language is None else known_language(data.language)
    new = Guest(old.id, name, language)
    await saved(hub.store.save_guest(new))
    return introduce(request, hub, new)


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
    return introduce(request, hub, guest)


ROUTES = [me, change_me, recovery, recover]
