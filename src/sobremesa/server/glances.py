"""Somebody's tables at a glance: who sits there, whose turn it is, since when."""

from __future__ import annotations

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ..table.view import seat_view
from .hub import Hub
from .limits import REQUESTS
from .messages import Glance, GlanceWish
from .room import Room
from .routing import NO_STORE, REFUSALS, Gates


@post("/api/glances", status_code=200, responses=REFUSALS)
async def glances(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    guest: NamedDependency[str | None],
    data: JSONBody[GlanceWish],
) -> Response[list[Glance]]:
    """What somebody wants to know of their tables before choosing one. A table that is not there, or only to be read, is left out."""
    gates.enter(request, REQUESTS)
    rooms = [await hub.room(id) for id in dict.fromkeys(data.tables)]
    seen = [glance(room, guest, hub.time.now()) for room in rooms if isinstance(room, Room)]
    return Response(seen, headers=NO_STORE)


def glance(room: Room, guest: str | None, now: float) -> Glance:
    table = room.table
    return Glance(
        id=room.id,
        game=table.game.name,
        title=table.opened.title,
        status=table.status,
        you=table.seat_of(guest),
        seats=[seat_view(seat, connected=False) for seat in table.seats],
        owes=table.owing(),
        ago=round(max(0.0, now - table.at), 1),
    )


ROUTES = [glances]
