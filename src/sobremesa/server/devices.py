"""The devices somebody is known on: which there are, to leave this one, and to log out all the others."""

from __future__ import annotations

from litestar import Request, Response, get, post
from litestar.di import NamedDependency

from .guests import device_of, known, own_card, saved
from .hub import Hub
from .limits import CODES, REQUESTS
from .messages import MyDevice, MyDevices
from .refusing import AnyRequest
from .routing import NO_STORE, REFUSALS, Gates
from .security import guest_cookie, is_https, no_cookie
from .signing import Card, new_device_id
from .store.house import DAY


@get("/api/me/devices", responses=REFUSALS)
async def my_devices(
    request: Request, hub: NamedDependency[Hub], gates: NamedDependency[Gates], guest: NamedDependency[str | None]
) -> Response[MyDevices]:
    """The browsers you are known in, the last used first."""
    gates.enter(request, REQUESTS)
    known(guest)
    return Response(await told(request, hub, own_card(request, hub)), headers=NO_STORE)


async def told(request: AnyRequest, hub: Hub, card: Card) -> MyDevices:
    now = hub.time.now()
    found = [
        MyDevice(one.browser, max(0, int((now - one.seen) // DAY)), one.id == card.device)
        for one in await hub.store.devices(card.guest)
    ]
    here = [one for one in found if one.here] or [MyDevice(device_of(request, card).browser, 0, True)]
    return MyDevices([*here, *(one for one in found if not one.here)])


@post("/api/me/logout", status_code=200, responses=REFUSALS)
async def log_out(
    request: Request, hub: NamedDependency[Hub], gates: NamedDependency[Gates], guest: NamedDependency[str | None]
) -> Response[MyDevices]:
    """Nobody is known in this browser any more. Without a recovery code or another device there is no way back."""
    known(guest)
    gates.enter(request, CODES)
    card = own_card(request, hub)
    if card.device:
        await saved(hub.store.log_out(card.guest, device_of(request, card)))
        await hub.obeying.spread()
    return Response(MyDevices([]), cookies=[no_cookie(is_https(request))], headers=NO_STORE)


@post("/api/me/devices/logout", status_code=200, responses=REFUSALS)
async def log_out_others(
    request: Request, hub: NamedDependency[Hub], gates: NamedDependency[Gates], guest: NamedDependency[str | None]
) -> Response[MyDevices]:
    """You are known in this browser alone: other cookies, the tokens of your seats and the recovery code are void at once."""
    known(guest)
    gates.enter(request, CODES)
    card = own_card(request, hub)
    card = card._replace(device=card.device or new_device_id())
    generation = await saved(hub.store.log_out_others(card.guest, device_of(request, card)))
    card = card._replace(generation=generation)
    await hub.obeying.spread()
    cookie = guest_cookie(hub.signer, card, is_https(request))
    return Response(await told(request, hub, card), cookies=[cookie], headers=NO_STORE)


ROUTES = [my_devices, log_out, log_out_others]
