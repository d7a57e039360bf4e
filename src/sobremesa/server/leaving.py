"""To be forgotten by this server: name, code, devices and words go, the games others played stay, with somebody nobody is in them."""

from __future__ import annotations

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ..core.errors import refuse
from ..table.table import MOST_NAME
from .guests import known, saved
from .hub import Hub
from .limits import CODES
from .messages import ForgetMe, Forgotten
from .names import name_or_nickname, tidy
from .refusing import Refused
from .routing import NO_STORE, REFUSALS, Gates
from .security import is_https, no_cookie


@post("/api/me/forget", status_code=200, responses=REFUSALS)
async def forget_me(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    guest: NamedDependency[str | None],
    data: JSONBody[ForgetMe],
) -> Response[Forgotten]:
    """Be forgotten, for good: say your name, so that nobody does it by mistake."""
    guest = known(guest)
    gates.enter(request, CODES)
    name = name_or_nickname((await hub.store.guest(guest)).name, guest)
    if tidy(data.name, MOST_NAME) != name:
        raise Refused(refuse("not-your-name", name=name))
    tables = await saved(hub.store.forget(guest))
    await hub.obeying.spread()
    return Response(Forgotten(tables), cookies=[no_cookie(is_https(request))], headers=NO_STORE)


ROUTES = [forget_me]
