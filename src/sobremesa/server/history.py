"""All of somebody's games: those that are over, a page at a time, and what they add up to."""

from __future__ import annotations

import time
from functools import partial
from typing import Annotated, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from ..core.errors import Refusal, refuse
from .gently import in_turns
from .glances import AT_ONCE, Summary, glance, in_memory, look, remembered
from .guests import known
from .hub import Hub
from .limits import REQUESTS
from .messages import MyFinished, Statistics
from .refusing import Refused
from .routing import NO_STORE, REFUSALS, Gates
from .store import Sat
from .tallies import is_over, statistics
from .workshop import breathe

MOST_TABLES: Final = 2000  # of one guest, the last ones they sat down at
PAGE: Final = 20


@get("/api/me/finished", responses=REFUSALS)
async def my_finished(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    guest: NamedDependency[str | None],
    page: Annotated[int, QueryParameter(name="page", ge=0, le=MOST_TABLES)] = 0,
) -> Response[MyFinished]:
    """Your games that are over, the last first, twenty on a page."""
    gates.enter(request, REQUESTS)
    guest, now = known(guest), hub.time.now()
    found, more = await history(hub, guest)
    over = is_over(found, guest)
    shown = [glance(id, one, guest, now) for id, one in over[page * PAGE : (page + 1) * PAGE]]
    return Response(MyFinished(shown, len(over), PAGE, more), headers=NO_STORE)


@get("/api/me/statistics", responses=REFUSALS)
async def my_statistics(
    request: Request, hub: NamedDependency[Hub], gates: NamedDependency[Gates], guest: NamedDependency[str | None]
) -> Response[Statistics]:
    """What your games add up to: by game and number of players, and against each opponent."""
    gates.enter(request, REQUESTS)
    guest = known(guest)
    found, more = await history(hub, guest)
    told = await hub.workshop.do(partial(statistics, list(found.values()), guest, more))
    if isinstance(told, Refusal):
        raise Refused(told)
    return Response(told, headers=NO_STORE)


async def history(hub: Hub, guest: str) -> tuple[dict[str, Summary], int]:
    """What is known of the tables somebody sat at, and how many are still to be looked at: who has many asks again."""
    tables = await hub.store.sat_at(guest, MOST_TABLES)
    found = await hub.workshop.do(partial(noted, tables))
    if isinstance(found, Refusal):
        raise Refused(found)
    until, more = time.monotonic() + AT_ONCE, 0
    async for one in in_turns(tables):
        if one.table not in found:
            looked = in_memory(hub, one) or (await look(hub, one) if time.monotonic() < until else refuse("busy"))
            more += isinstance(looked, Refusal)
            if isinstance(looked, Summary):
                found[one.table] = looked
    return found, more


def noted(tables: list[Sat]) -> dict[str, Summary]:
    found: dict[str, Summary] = {}
    for one in tables:
        breathe()
        if summary := remembered(one):
            found[one.table] = summary
    return found


ROUTES = [my_finished, my_statistics]
