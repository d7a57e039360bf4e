"""Invitations to a table, reports about people at it, and whom one does not want to hear."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from typing import Final

import structlog
from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ..core.errors import Refusal, refuse
from ..table import log, manners
from ..table.beside import owner_of
from ..table.view import TableView
from .guests import known, saved
from .hub import Hub
from .limits import NAMES, REPORTS, REQUESTS
from .messages import Invitation, InvitationWish, MyMute, NewReport, Redeem, Reported
from .names import name_or_nickname, tidy
from .refusing import Refused
from .room import Room
from .routing import NO_STORE, REFUSALS, Gates
from .store.complaints import MOST_OPEN, Report
from .tables import open_or_closed, room_of

MOST_TEXT: Final = 300  # characters of a report
ID: Final = 12
logger = structlog.get_logger(__name__)


# ---- invitations ------------------------------------------------------------------------------------------------------------------------


@post("/api/tables/{table:str}/invitations", status_code=200, responses=REFUSALS)
async def invite(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    guest: NamedDependency[str | None],
    table: FromPath[str],
    data: JSONBody[InvitationWish],
) -> Response[Invitation]:
    """For the table's host: a link to send to somebody, who comes in by it; or has the seat it is for, if they are the first."""
    guest = known(guest)
    gates.enter(request, NAMES)
    room = await room_of(hub, table, guest)
    if not manners.is_host(room.table, guest):
        raise Refused(refuse("host-only"))
    if data.seat is None and not data.fresh:
        return invitation_by(hub, room, room.table.door.link)
    done = await room.commit(partial(decide_link, room, guest, data.seat))
    if isinstance(done, Refusal):
        raise Refused(done)
    return invitation_by(hub, room, room.table.door.made)


def decide_link(room: Room, guest: str, seat: int | None) -> list[log.AnyEntry] | Refusal:
    gone = room.absence.gone()
    return manners.decide_offer(room.table, room.hub.time.now(), guest, seat, gone=gone)


def invitation_by(hub: Hub, room: Room, number: int) -> Response[Invitation]:
    link = f"/t/{room.id}?invitation={hub.signer.invitation(room.id, number)}"
    return Response(Invitation(link), headers=NO_STORE)


@post("/api/tables/{table:str}/admission", status_code=200, responses=REFUSALS)
async def come_in(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    guest: NamedDependency[str | None],
    table: FromPath[str],
    data: JSONBody[Redeem],
) -> Response[TableView]:
    """Come to a table by an invitation. From then on its plain link is enough, and a seat that was in it is kept for you."""
    guest = known(guest)
    gates.enter(request, NAMES)
    room = await open_or_closed(hub, table)
    if not isinstance(room, Room):
        raise Refused(room.why)
    number = hub.signer.invitation_of(room.id, data.invitation)
    if number is None:
        raise Refused(refuse("invitation-wrong"))
    name = name_or_nickname((await hub.store.guest(guest)).name, guest)
    done = await room.commit(partial(decide_come_in, room, guest, name, number))
    if isinstance(done, Refusal):
        raise Refused(done)
    return Response(room.table_view(guest), headers=NO_STORE)


def decide_come_in(room: Room, guest: str, name: str, number: int) -> list[log.AnyEntry] | Refusal | int:
    return manners.decide_admit(room.table, room.hub.time.now(), guest, name, number) or room.table.seq


# ---- reports ----------------------------------------------------------------------------------------------------------------------------


@post("/api/tables/{table:str}/reports", responses=REFUSALS)
async def report(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    guest: NamedDependency[str | None],
    table: FromPath[str],
    data: JSONBody[NewReport],
) -> Response[Reported]:
    """Tell whoever runs this server about somebody at a table, or about something they said there. What they said is read off the table's log."""
    guest = known(guest)
    room = await room_of(hub, table, guest)
    gates.enter(request, REPORTS)
    found = report_of(room, guest, data, name_or_nickname((await hub.store.guest(guest)).name, guest))
    if isinstance(found, Refusal):
        raise Refused(found)
    if hub.store.is_read_only:
        raise Refused(refuse("read-only"))
    if not await saved(hub.store.complaints.report(found)):
        raise Refused(refuse("too-many-reports", most=MOST_OPEN))
    logger.info("reported", id=found.id, table=room.id, reason=found.reason)
    return Response(Reported(found.id), status_code=201, headers=NO_STORE)


def report_of(room: Room, guest: str, data: NewReport, name: str) -> Report | Refusal:
    about = room.guest_called(data.who)
    if about is None or not data.who:
        return refuse("nobody-there")
    if owner_of(about[0]) == guest:
        return refuse("not-yourself")
    said = said_at(room, data) if data.at is not None else None
    if data.at is not None and said is None:
        return refuse("no-such-message")
    id = sha256(f"{room.id}\n{guest}\n{owner_of(about[0])}\n{data.at}".encode()).hexdigest()[:ID]
    message = (said.text or said.phrase or "") if said else ""
    called = said.name if said else about[1]
    return Report(
        id=id,
        at=room.hub.time.now(),
        table_id=room.id,
        guest=guest,
        name=name,
        about=owner_of(about[0]),
        about_name=called,
        reason=data.reason,
        text=tidy(data.text, MOST_TEXT),
        message=message,
    )


def said_at(room: Room, data: NewReport) -> log.Said | None:
    """What they really said then; None if they said nothing."""
    there = (one for one in room.table.chat if one.at == data.at)
    return next((one for one in there if manners.handle(room.table, one.by) == data.who), None)


# ---- mutes ------------------------------------------------------------------------------------------------------------------------------


@get("/api/me/mutes", responses=REFUSALS)
async def my_mutes(
    request: Request, hub: NamedDependency[Hub], gates: NamedDependency[Gates], guest: NamedDependency[str | None]
) -> Response[list[MyMute]]:
    """Whom you do not want to hear, at any table."""
    gates.enter(request, REQUESTS)
    guest = known(guest)
    muted = await hub.store.complaints.muted_by(guest)
    return Response([MyMute(mute_id(guest, one.guest), one.name) for one in muted], headers=NO_STORE)


@delete("/api/me/mutes/{who:str}", status_code=200, responses=REFUSALS)
async def unmute(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    guest: NamedDependency[str | None],
    who: FromPath[str],
) -> Response[list[MyMute]]:
    """Hear somebody again."""
    gates.enter(request, NAMES)
    guest = known(guest)
    if hub.store.is_read_only:
        raise Refused(refuse("read-only"))
    muted = await hub.store.complaints.muted_by(guest)
    for one in muted:
        if mute_id(guest, one.guest) == who:
            await saved(hub.store.complaints.unmute(guest, one.guest))
    left = [MyMute(mute_id(guest, one.guest), one.name) for one in muted if mute_id(guest, one.guest) != who]
    return Response(left, headers=NO_STORE)


def mute_id(guest: str, muted: str) -> str:
    """What a browser calls somebody whom its guest has muted."""
    return sha256(f"{guest}\n{muted}".encode()).hexdigest()[:ID]


ROUTES = [invite, come_in, report, my_mutes, unmute]
