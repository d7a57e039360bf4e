"""Everything that is kept about somebody, to take home: a zip file with one JSON file and the records of their games, sent while it is made.

Of a game that is not over it says no more than the list of one's tables does: no card, no secret, no move. Nor are there records of tables that
one may not look at: who was shown out took what they had said, and no more."""

from __future__ import annotations

import asyncio
import time
import zipfile
from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream

from ..core.errors import Refusal
from ..table import log
from ..table.closed import close, closed_record, why_closed
from ..table.manners import turned_away
from ..table.records import write_record
from ..table.table import Table
from .glances import Summary, glance, summarise
from .guests import known
from .hub import Hub
from .limits import EXPORTS
from .messages import Glance, Statistics
from .routing import NO_STORE, REFUSALS, Gates
from .tallies import statistics
from .workshop import TooLong, breathe

MOST_TABLES: Final = 2000
LONGEST: Final = 600.0  # seconds
ZIP: Final = "application/zip"
READ_ME: Final = "me.json"
FOUND: Final = {200: ResponseSpec(bytes, media_type=ZIP, description="A zip file", generate_examples=False)}


class Spoken(msgspec.Struct, frozen=True):
    """Something you said at a table, as you were called there."""

    at: float
    name: str
    text: str


class AtTable(msgspec.Struct, frozen=True):
    """A table that knows you: from afar, what you said there and the words you gave for the shuffle, and where its record lies."""

    id: str
    glance: Glance | None
    said: list[Spoken]
    words: list[str]
    record: str | None


class Takeout(msgspec.Struct, frozen=True):
    """`left_out`: tables there was no time for."""

    made: float
    guest: dict[str, Any]
    kept: dict[str, list[dict[str, Any]]]
    statistics: Statistics
    tables: list[AtTable]
    left_out: list[str]


class Packed(msgspec.Struct, frozen=True):
    about: AtTable
    summary: Summary | None
    record: str


class Outbox:
    """Where a zip file is written that nobody can wind back."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def write(self, part: bytes) -> int:
        self._parts.append(bytes(part))
        return len(part)

    def flush(self) -> None:
        """Whoever takes it has it at once."""

    def take(self) -> bytes:
        taken, self._parts = b"".join(self._parts), []
        return taken


class Parcel:
    def __init__(self) -> None:
        self._outbox = Outbox()
        self._zip = zipfile.ZipFile(self._outbox, "w", zipfile.ZIP_DEFLATED)  # pyright: ignore[reportCallIssue, reportArgumentType]

    def add(self, name: str, text: str | bytes) -> bytes:
        """What is to be sent now."""
        self._zip.writestr(name, text)
        return self._outbox.take()

    def close(self) -> bytes:
        self._zip.close()
        return self._outbox.take()


@get("/api/me/export", media_type=ZIP, responses={**REFUSALS, **FOUND})
async def export(
    request: Request, hub: NamedDependency[Hub], gates: NamedDependency[Gates], guest: NamedDependency[str | None]
) -> Response[bytes]:
    """Everything that is kept about you, as a zip file: me.json, and the records of your games that are over."""
    guest = known(guest)
    gates.enter(request, EXPORTS)
    tables = (await hub.store.tables_of(guest))[:MOST_TABLES]
    headers = {"content-disposition": 'attachment; filename="sobremesa.zip"', **NO_STORE}
    return Stream(packing(hub, guest, tables), media_type=ZIP, headers=headers)  # pyright: ignore[reportReturnType]


async def packing(hub: Hub, guest: str, tables: Sequence[str]) -> AsyncIterator[bytes]:
    parcel, until = Parcel(), time.monotonic() + LONGEST
    packed: list[Packed] = []
    left_out: list[str] = []
    for table in tables:
        one = await patiently(hub, guest, table, until)
        if isinstance(one, Refusal):
            left_out.append(table)
        elif one:
            packed.append(one)
            if one.about.record:
                yield await asyncio.to_thread(parcel.add, one.about.record, one.record)
                packed[-1] = msgspec.structs.replace(one, record="")  # it has been sent
    told = msgspec.json.encode(await everything(hub, guest, packed, left_out))
    yield await asyncio.to_thread(parcel.add, READ_ME, msgspec.json.format(told, indent=1))
    yield parcel.close()


async def everything(hub: Hub, guest: str, packed: list[Packed], left_out: list[str]) -> Takeout:
    summaries = [one.summary for one in packed if one.summary]
    counted = await asyncio.to_thread(statistics, summaries, guest, len(left_out))
    row, kept = await hub.store.kept_of(guest)
    return Takeout(hub.time.now(), row, kept, counted, [one.about for one in packed], left_out)


async def patiently(hub: Hub, guest: str, table: str, until: float) -> Packed | Refusal | None:
    """Who has many games has spent all their time before the last: they get it, more slowly."""
    entries = await hub.store.load(table)
    if not entries or not isinstance(entries[0], log.Opened):
        return None
    while True:
        done = await hub.workshop.do(partial(pack, table, entries, guest, hub.time.now()))
        if not isinstance(done, Refusal) or time.monotonic() > until:
            return done
        await asyncio.sleep(min(5.0, done.facts.get("seconds", 1)))


def pack(id: str, entries: list[log.AnyEntry], guest: str, now: float) -> Packed:
    if why := why_closed(entries):
        closed = close(entries, why)
        record = "" if turned_away(closed, guest) else closed_record(closed, now)
        return packed(id, entries, guest, None, record, now, closed.opened.game)
    try:
        table = rebuilt(entries)
    except TooLong:
        raise
    except Exception:  # a log that cannot be played is told of without a record
        return packed(id, entries, guest, None, "", now)
    record = write_record(table) if table.status == "over" and not turned_away(table, guest) else ""
    return packed(id, entries, guest, summarise(table), record, now, table.game.name)


def rebuilt(entries: list[log.AnyEntry]) -> Table:
    table = Table.rebuild(entries[:1])
    for entry in entries[1:]:
        breathe()
        table.apply(entry)
    return table


def packed(
    id: str, entries: list[log.AnyEntry], guest: str, summary: Summary | None, record: str, now: float, game: str = ""
) -> Packed:
    seen = glance(id, summary, guest, now) if summary and guest in summary.guests else None
    name = f"records/{game}-{id}.txt" if record else None
    return Packed(AtTable(id, seen, said_by(entries, guest), words_of(entries, guest), name), summary, record)


def said_by(entries: list[log.AnyEntry], guest: str) -> list[Spoken]:
    """In chat, seated or watching."""
    seats: dict[int | None, str] = {}
    spoken: list[Spoken] = []
    for entry in entries:
        if isinstance(entry, log.Sat):
            seats[entry.seat] = entry.guest
        elif isinstance(entry, log.Said) and guest in (entry.by, seats.get(entry.seat)):
            spoken.append(Spoken(entry.at, entry.name, entry.text or entry.phrase or ""))
    return spoken


def words_of(entries: list[log.AnyEntry], guest: str) -> list[str]:
    return [one.words for one in entries if isinstance(one, log.Sat) and one.guest == guest and one.words]


ROUTES = [export]
