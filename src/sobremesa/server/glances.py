"""Somebody's tables at a glance: who sits there, whose turn it is, since when, how it ended.

What a look at a log has told is noted, so that the next is quick."""

from __future__ import annotations

import time
from contextlib import suppress
from functools import partial
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec
import structlog
from litestar import Request, Response, get
from litestar.di import NamedDependency
from sqlalchemy.exc import SQLAlchemyError

from ..core.errors import Refusal, refuse
from ..games.folder import puzzles
from ..games.game import Game
from ..table import log
from ..table.closed import why_closed
from ..table.fairness import secret_of
from ..table.parting import Lost
from ..table.table import Status, Table
from ..table.times import Times
from ..table.view import SeatView, match_of, proposal_view, seat_view
from .gently import in_turns
from .guests import known
from .hub import Hub
from .limits import REQUESTS
from .messages import Ended, Glance, MyTables
from .room import Room
from .routing import NO_STORE, REFUSALS, Gates
from .store import GLANCE, Sat
from .workshop import TooLong, breathe

MOST_TABLES: Final = 500  # of one guest, the last ones they sat down at
SHOWN_AFTER: Final = 30 * 86_400.0  # seconds that a finished game is told of
AT_ONCE: Final = 1.5  # seconds: who has many tables is told of the others when they ask again


class Summary(msgspec.Struct, frozen=True):
    """What there is to say about a table to whoever sits there. `guests` are those who sit, or whom a seat is kept for; `since` when it waits for
    `owes`. Where it has a clock of `whole` seconds, by seat: when the time `ends`, if it runs, and until when it is `off`, on vacation; `late` are
    those whom a bot covers because of it."""

    game: str
    title: str
    status: Status
    guests: list[str | None]
    seats: list[SeatView]
    owes: list[int]
    at: float
    since: float
    whole: float
    ends: list[float | None]
    off: list[float | None]
    late: list[int]
    asked: list[int]  # who has not yet said whether they agree to what is proposed
    adjourned: bool
    lost: list[Lost]
    results: list[Ended]  # of each game that is over
    end: Ended | None = None
    day: str = ""
    is_lesson: bool = False
    is_private: bool = False  # nobody without an invitation is told of it
    is_watched: bool = False  # anybody may look on


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Summary).decode
_present: WeakKeyDictionary[Room, tuple[int, Summary]] = WeakKeyDictionary()  # with the seq it is of
logger = structlog.get_logger(__name__)


@get("/api/me/tables", responses=REFUSALS)
async def my_tables(
    request: Request, hub: NamedDependency[Hub], gates: NamedDependency[Gates], guest: NamedDependency[str | None]
) -> Response[MyTables]:
    """The tables you sit at, those that wait for you first; those whose games are over for thirty days."""
    gates.enter(request, REQUESTS)
    guest = known(guest)
    found, more = await summaries(hub, await hub.store.sat_at(guest, MOST_TABLES))
    now = hub.time.now()
    seen = [glance(id, one, guest, now) for id, one in found.items() if is_shown(one, guest, now)]
    return Response(MyTables(sorted(seen, key=rank), more), headers=NO_STORE)


async def summaries(hub: Hub, tables: list[Sat]) -> tuple[dict[str, Summary], int]:
    """What there is to say about these tables, the last first, and how many are still to be looked at."""
    until, found, more = time.monotonic() + AT_ONCE, dict[str, Summary](), 0
    async for one in in_turns(sorted(tables, key=lambda one: -one.at)):
        summary = in_memory(hub, one) or remembered(one)
        if summary is None:
            summary = await look(hub, one) if time.monotonic() < until else refuse("busy")
        if isinstance(summary, Refusal):
            more += 1
        elif summary:
            found[one.table] = summary
    return found, more


def in_memory(hub: Hub, sat: Sat) -> Summary | None:
    room = hub.rooms.get(sat.table)
    return at_present(room) if room and room.table.seq >= sat.seq else None


def at_present(room: Room) -> Summary:
    """Made once for each length of the log, however many ask."""
    known = _present.get(room)
    if known is None or known[0] != room.table.seq:
        known = _present[room] = room.table.seq, summarise(room.table)
    return known[1]


def remembered(sat: Sat) -> Summary | None:
    if sat.note is None or sat.noted != sat.seq:
        return None
    with suppress(msgspec.MsgspecError):  # another version wrote it: it is made anew
        return decode(sat.note)
    return None


async def look(hub: Hub, sat: Sat) -> Summary | Refusal | None:
    """Read the log, as nobody has since it has grown. A table that cannot be played on is none of those that wait for somebody."""
    entries = await hub.store.load(sat.table)
    if not entries or not isinstance(entries[0], log.Opened) or why_closed(entries):
        return None
    summary = await hub.workshop.do(partial(told_by, entries))
    if isinstance(summary, Summary):
        with suppress(SQLAlchemyError, OSError):  # on a full disk it is made anew each time
            await hub.store.note(sat.table, GLANCE, len(entries), encode(summary).decode())
    return summary


async def summary_of(hub: Hub, table: str) -> Summary | None:
    """Of any table; None where there is none, or nothing can be said of it now."""
    if room := hub.rooms.get(table):
        return at_present(room)
    there = await hub.store.looked_at([table]) if table.isalnum() and table.isascii() else []
    summary = (remembered(there[0]) or await look(hub, there[0])) if there else None
    return None if isinstance(summary, Refusal) else summary


def told_by(entries: list[log.AnyEntry]) -> Summary | None:
    try:
        table = Table.rebuild(entries[:1])
        for entry in entries[1:]:
            breathe()
            table.apply(entry)
    except TooLong:
        raise
    except Exception as error:
        logger.error("not-rebuilt", error=repr(error)[:300])
        return None
    return summarise(table)


def summarise(table: Table) -> Summary:
    opened = table.opened
    return Summary(
        game=table.game.name,
        title=opened.title,
        status=table.status,
        guests=[seat.guest or ("" if table.status == "over" else seat.kept_for) or None for seat in table.seats],
        seats=[seat_view(seat, connected=False) for seat in table.seats],
        owes=table.owing(),
        at=table.at,
        since=table.since,
        **timed(table.times, table),
        asked=asked.asked if (asked := proposal_view(table)) else [],
        adjourned=table.adjourned,
        lost=list(table.lost),
        results=results(table),
        end=ended(table),
        day=opened.day,
        is_lesson=is_lesson(table.game, opened.secret),
        is_private=table.door.private,
        is_watched=table.door.watchers and not table.door.private,
    )


def timed(times: Times | None, table: Table) -> dict[str, Any]:
    if times is None:
        return {"whole": 0.0, "ends": [], "off": [], "late": []}
    return {
        "whole": times.whole,
        "ends": [one.ends for one in times.seats],
        "off": [one.off + one.vacation if one.off is not None else None for one in times.seats],
        "late": [
            number
            for number, seat in enumerate(table.seats)
            if seat.is_covered and times.seats[number].is_late and not seat.lost
        ],
    }


def is_lesson(game: Game, secret: str) -> bool:
    """A step of a lesson or a puzzle: nothing to come back to."""
    return any(one.secret == secret for one in game.lessons) or any(
        secret_of(one.seed) == secret for one in puzzles(game)
    )


def results(table: Table) -> list[Ended]:
    match = match_of(table)
    counted = [not played.is_stopped for played in table.games]
    return [Ended(*one) for one in zip(match.results, match.ranks, counted, strict=False)]


def ended(table: Table) -> Ended | None:
    if table.status != "over":
        return None
    match = match_of(table)
    if not match.results and not match.winners:  # everybody agreed to end it
        return None
    return Ended(match.totals, match.ranks[0] if match.games == 1 else match.places, table.stopped != "lost")


def is_shown(one: Summary, guest: str, now: float) -> bool:
    """Whoever has left their seat before the deal does not come back to it, and a lesson is begun anew."""
    return guest in one.guests and not one.is_lesson and (one.status != "over" or now - one.at < SHOWN_AFTER)


def glance(id: str, one: Summary, guest: str, now: float) -> Glance:
    return Glance(
        id=id,
        game=one.game,
        title=one.title,
        status=one.status,
        you=one.guests.index(guest),
        seats=one.seats,
        owes=one.owes,
        ago=round(max(0.0, now - (one.at if one.status == "over" else one.since)), 1),
        left=left(one, now),
        asked=one.asked,
        adjourned=one.adjourned,
        lost=one.lost,
        end=one.end,
        day=one.day,
    )


def left(one: Summary, now: float) -> float | None:
    """How much time the first has whose clock runs."""
    ends = [ends for ends in one.ends if ends is not None]
    return round(max(0.0, min(ends) - now), 1) if ends and one.status == "playing" else None


def rank(one: Glance) -> tuple[int, float]:
    """Those that wait for you, then those that wait for others, then those that are over; the last first."""
    waits = one.you in [*one.owes, *one.asked] or (one.status == "waiting" and one.seats[one.you].kind == "open")
    return (2 if one.status == "over" else 0 if waits else 1), one.ago


ROUTES = [my_tables]
