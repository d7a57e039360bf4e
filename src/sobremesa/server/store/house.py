"""What a host may ask of the database, beside what players do: which tables and guests there are, and to be rid of some."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from ...core.errors import refuse
from ...table import log
from ...table.beside import companions
from . import complaints, leagues
from . import orders as wanted
from .complaints import Complaints
from .leagues import GONE, NOBODY, LeagueStore
from .schema import HEAD, devices, guests, league_guests, logs, mutes, notes, orders, reports, schema, sittings
from .sqlite import set_up
from .upgrading import Unusable, revision_of

DAY: Final = 24 * 3600.0  # seconds
REPORTS_KEPT: Final = 30  # days after the host is done with one
ATTEMPTS: Final = 50  # to write after whoever plays meanwhile


# What is told to somebody who wants to know what is kept of them. Nobody else is named in it.
SHOWN: Final = {
    "devices": (devices.c.browser, devices.c.seen, devices.c.out),
    "league_guests": (league_guests.c.league_id, league_guests.c.at),
    "sittings": (sittings.c.table_id, sittings.c.at, sittings.c.day),
    "mutes": (mutes.c.at,),
    "reports": (reports.c.at, reports.c.table_id, reports.c.reason, reports.c.text),
}


class TableRow(NamedTuple):
    id: str
    entries: int
    first: log.AnyEntry
    last: log.AnyEntry

    @property
    def is_erased(self) -> bool:
        return isinstance(self.first, log.Closed)


class GuestRow(NamedTuple):
    id: str
    name: str
    language: str | None
    seen: float  # to the day


class House:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.leagues = LeagueStore(engine)
        self.complaints = Complaints(engine)

    # ---- tables -------------------------------------------------------------------------------------------------------------------------

    async def tables(self) -> list[TableRow]:
        """All but those that were erased, the one played at last first."""
        first, last = logs.alias("first"), logs.alias("last")
        ends = sa.select(logs.c.table_id, sa.func.max(logs.c.seq).label("seq")).group_by(logs.c.table_id).subquery()
        query = (
            sa.select(ends.c.table_id, ends.c.seq, first.c.entry, last.c.entry)
            .join(first, sa.and_(first.c.table_id == ends.c.table_id, first.c.seq == 1))
            .join(last, sa.and_(last.c.table_id == ends.c.table_id, last.c.seq == ends.c.seq))
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        found = [TableRow(id, seq, log.decode(one), log.decode(other)) for id, seq, one, other in rows]
        return sorted((row for row in found if not row.is_erased), key=lambda row: row.last.at, reverse=True)

    async def entries(self, table: str) -> list[log.AnyEntry]:
        query = sa.select(logs.c.entry).where(logs.c.table_id == table).order_by(logs.c.seq)
        async with self._engine.connect() as connection:
            return [log.decode(text) for text in (await connection.execute(query)).scalars()]

    async def close(self, table: str) -> bool:
        """Nobody plays on there, whatever a worker has in memory: the next entry is taken. False if there is no such table."""
        for _ in range(ATTEMPTS):
            try:
                async with self._engine.begin() as connection:
                    return await _close(connection, table)
            except IntegrityError:  # somebody moved just now
                continue
        raise TimeoutError

    async def erase(self, table: str) -> bool:
        """What remains are two entries that say nothing: one so that its ticket opens no table again, one so that no worker writes on."""
        if not await self.close(table):
            return False
        gone = log.encode(log.Closed(time.time(), erased=True)).decode()
        async with self._engine.begin() as connection:
            await _remember(connection, table)
            last = await connection.scalar(sa.select(sa.func.max(logs.c.seq)).where(logs.c.table_id == table))
            theirs = logs.c.table_id == table
            await connection.execute(sa.delete(logs).where(theirs, logs.c.seq > 1, logs.c.seq < last))
            await connection.execute(sa.update(logs).where(theirs, logs.c.seq == 1).values(entry=gone))
            for other in those_with("table_id"):
                await connection.execute(sa.delete(other).where(other.c.table_id == table))
        await self.order(wanted.Changed(table))
        return True

    # ---- guests -------------------------------------------------------------------------------------------------------------------------

    async def guests(self) -> list[GuestRow]:
        columns = (guests.c.id, guests.c.name, guests.c.language, guests.c.seen)
        async with self._engine.connect() as connection:
            return [GuestRow(*row) for row in await connection.execute(sa.select(*columns).order_by(guests.c.name))]

    async def tables_of(self, guest: str) -> list[str]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(naming(guest))).scalars())

    async def kept_of(self, guest: str) -> tuple[dict[str, Any], dict[str, list[dict[str, Any]]]]:
        """What is kept of a guest beside logs: their own row, with a code nobody can read, and others by table."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(sa.select(guests).where(guests.c.id == guest))).mappings().first() or {}
            own = {**row, "recovery": bool(row.get("recovery"))}
            queries = {
                name: sa.select(*columns).where(columns[0].table.c.guest == guest) for name, columns in SHOWN.items()
            }
            found = {name: (await connection.execute(query)).mappings().all() for name, query in queries.items()}
        return own, {name: [dict(one) for one in rows] for name, rows in found.items()}

    async def forget(self, guest: str) -> list[str] | None:
        """Name, code and words of a guest, and of who shared their browser, are gone, here, in leagues and at the tables they sat at; those. Games
        stay what they were. None if nobody knows such a guest. Their cards are void first, and each table is changed by itself: whoever plays there
        waits for no other."""
        people = (guest, *companions(guest))
        async with self._engine.connect() as connection:
            generation = await connection.scalar(sa.select(guests.c.generation).where(guests.c.id == guest))
        await self.order(wanted.Voided(guest, (generation or 0) + 1))
        tables = await self.tables_of(guest)
        for table in tables:
            async with self._engine.begin() as connection:
                for person in people:
                    await _blacken(connection, table, person)
                await connection.execute(sa.delete(notes).where(notes.c.table_id == table))
                await order(connection, wanted.Changed(table))
        async with self._engine.begin() as connection:
            removed = (await connection.execute(sa.delete(guests).where(guests.c.id == guest))).rowcount
            for other in those_with("guest"):
                await connection.execute(sa.delete(other).where(other.c.guest.in_(people)))
            joined = await leagues.forget(connection, guest)
            await complaints.forget(connection, people, GONE, NOBODY)
        return tables if removed or tables or joined else None

    # ---- age ----------------------------------------------------------------------------------------------------------------------------

    async def tables_before(self, at: float) -> list[str]:
        return [row.id for row in await self.tables() if row.last.at < at]

    async def guests_before(self, at: float, going: Sequence[str] = ()) -> list[str]:
        """Those who have not been seen since, and sit at no table that is kept, once those have gone that are going."""
        gone = [row.id for row in await self.guests() if row.seen < at]
        return [
            guest
            for guest in gone
            if set(await self.tables_of(guest)) <= set(going) and not await self.leagues.of(guest, 1)
        ]

    async def sweep(self, tables: int, guests: int) -> tuple[int, int]:
        """Be rid of what is older than so many days; 0: of nothing."""
        now = time.time()
        old = await self.tables_before(now - tables * DAY) if tables else []
        for table in old:
            await self.erase(table)
        for league in await self.leagues.before(now - tables * DAY) if tables else []:
            await self.leagues.erase(league)
        gone = await self.guests_before(now - guests * DAY) if guests else []
        for guest in gone:
            await self.forget(guest)
        if guests:
            await self._forget_devices(now - guests * DAY)
        await self.complaints.drop_settled(now - REPORTS_KEPT * DAY)
        return len(old), len(gone)

    async def _forget_devices(self, at: float) -> None:
        """Of those who have logged out without ever having had a name."""
        unknown = sa.and_(devices.c.seen < at, devices.c.guest.not_in(sa.select(guests.c.id)))
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(devices).where(unknown))

    # ---- orders -------------------------------------------------------------------------------------------------------------------------

    async def order(self, wish: wanted.Order) -> None:
        async with self._engine.begin() as connection:
            await order(connection, wish)

    async def withdraw(self) -> None:
        """Nothing is announced any more."""
        told = [order for _, order in await self.orders() if isinstance(order, wanted.Announced)]
        if told and told[-1].at is not None:
            await self.order(wanted.Announced(None))

    async def orders(self, after: int = 0) -> list[tuple[int, wanted.Order | None]]:
        query = sa.select(orders.c.id, orders.c.body).where(orders.c.id > after).order_by(orders.c.id)
        async with self._engine.connect() as connection:
            return [(number, wanted.decode(body)) for number, body in await connection.execute(query)]


@asynccontextmanager
async def house_of(url: str) -> AsyncIterator[House]:
    """For who is no server, and leaves the schema alone. Raises Unusable."""
    engine = create_async_engine(url, poolclass=NullPool, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", lambda connection, _: set_up(connection))
    try:
        async with engine.connect() as connection:
            found = await connection.run_sync(revision_of)
        if found != HEAD:
            raise Unusable(refuse("schema-older"))
        yield House(engine)
    finally:
        await engine.dispose()


def is_forgotten(guest: str) -> bool:
    """Somebody who nobody is."""
    return guest.startswith(GONE)


def naming(guest: str) -> Any:
    """The tables whose log has this guest."""
    near = logs.c.entry.contains(f'"{guest}"', autoescape=True)
    return sa.select(logs.c.table_id).distinct().where(near).order_by(logs.c.table_id)


def those_with(column: str) -> Iterator[sa.Table]:
    """Tables beside the log that have something about a table, or a guest."""
    return (table for table in schema.tables.values() if column in table.c and table is not logs)


def today() -> float:
    """When something happened is kept to the day: nobody needs to know it better."""
    return day_of(time.time())


def day_of(at: float) -> float:
    return at - at % DAY


async def _remember(connection: AsyncConnection, table: str) -> None:
    """Before a table goes: when its guests were last there."""
    query = sa.select(logs.c.entry).where(logs.c.table_id == table).order_by(logs.c.seq)
    *entries, _ = [log.decode(text) for text in (await connection.execute(query)).scalars()]  # the last one closes it
    if entries:
        there, day = [one.guest for one in entries if isinstance(one, log.Sat)], day_of(entries[-1].at)
        here = sa.and_(guests.c.id.in_(there), guests.c.seen < day)
        await connection.execute(sa.update(guests).where(here).values(seen=day))


async def _close(connection: AsyncConnection, table: str) -> bool:
    query = sa.select(logs.c.seq, logs.c.entry).where(logs.c.table_id == table).order_by(logs.c.seq.desc()).limit(1)
    last = (await connection.execute(query)).first()
    if last is None:
        return False
    closed = log.decode(last.entry)
    if isinstance(closed, log.Closed):
        return not closed.erased
    entry = log.encode(log.Closed(time.time())).decode()
    await connection.execute(sa.insert(logs), {"table_id": table, "seq": last.seq + 1, "entry": entry})
    await order(connection, wanted.Changed(table))
    return True


async def order(connection: AsyncConnection, wish: wanted.Order) -> None:
    if connection.dialect.name != "sqlite":  # in the order of their numbers, or a worker might miss one
        await connection.execute(sa.text("LOCK TABLE orders IN EXCLUSIVE MODE"))
    await connection.execute(sa.insert(orders), {"at": time.time(), "body": wanted.encode(wish).decode()})


async def _blacken(connection: AsyncConnection, table: str, guest: str) -> None:
    """The log of a table without this guest's name and words. They become somebody nobody is."""
    query = sa.select(logs.c.seq, logs.c.entry).where(logs.c.table_id == table).order_by(logs.c.seq)
    other, seats = f"{GONE}{secrets.token_hex(6)}", dict[int, str]()
    for seq, text in (await connection.execute(query)).all():
        entry = log.decode(text)
        if isinstance(entry, log.Sat):
            seats[entry.seat] = entry.guest
        changed = _without(entry, guest, other, seats)
        if changed is not entry:
            here = sa.and_(logs.c.table_id == table, logs.c.seq == seq)
            await connection.execute(sa.update(logs).where(here).values(entry=log.encode(changed).decode()))


def _without(entry: log.AnyEntry, guest: str, other: str, seats: dict[int, str]) -> log.AnyEntry:
    match entry:
        case log.Opened():
            invited = [replace(one, guest=other, name=NOBODY) if one.guest == guest else one for one in entry.invited]
            host = other if entry.host == guest else entry.host
            return replace(entry, host=host, invited=invited, manners=_manners_without(entry.manners, guest, other))
        case log.Sat() if entry.guest == guest:
            return replace(entry, guest=other, name=NOBODY, avatar="")
        case log.Removed() | log.Hushed() | log.Offered() | log.Admitted() | log.Pardoned() if entry.guest == guest:
            named: Any = {} if isinstance(entry, log.Pardoned) else {"name": NOBODY}
            return replace(entry, guest=other, **named)
        case log.Said() | log.Arranged() if guest in (entry.by, seats.get(-1 if entry.seat is None else entry.seat)):
            words: Any = {"text": "…"} if isinstance(entry, log.Said) and entry.text else {}
            return replace(entry, name=NOBODY, by=other if entry.by else "", **words)
        case _ if getattr(entry, "by", "") == guest:
            return replace(entry, by=other)
        case _:
            return entry


def _manners_without(manners: log.Manners, guest: str, other: str) -> log.Manners:
    def rid(known: dict[str, str]) -> dict[str, str]:
        return {other if one == guest else one: NOBODY if one == guest else name for one, name in known.items()}

    welcome = [other if one == guest else one for one in manners.welcome]
    return replace(manners, banned=rid(manners.banned), hushed=rid(manners.hushed), welcome=welcome)
