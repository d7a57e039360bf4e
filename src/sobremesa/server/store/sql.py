"""The store in SQL: SQLite for a household, PostgreSQL for more, one schema for both."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ...league import entries as league_log
from ...table import log
from . import devices
from .base import Device, Guest, ReadOnly, Sat, Sitting, Store, Then
from .callbook import CallBook
from .complaints import Complaints
from .group import Append, Batch, Group, Row, sittings_of_those
from .house import House, today
from .leagues import Entries, LeagueStore
from .orders import Order, Voided
from .schema import guests, logs, notes, probes, sittings, watches
from .sqlite import SqliteWriter, set_up
from .upgrading import prepare

PROBE: Final = 8192  # characters
SHORT: Final = 400  # entries of a log that are understood at once; longer ones in a thread
GUEST: Final = (guests.c.id, guests.c.name, guests.c.language, guests.c.avatar)
GLANCE: Final = "glance"  # the kind of note that `sat_at` brings along

# Rows as arrays: however many there are, PostgreSQL has seen the statement before.
PUT: Final = sa.text(
    "INSERT INTO logs (table_id, seq, entry)"
    " SELECT * FROM unnest(CAST(:tables AS varchar[]), CAST(:seqs AS integer[]), CAST(:entries AS text[]))"
)
TAKE: Final = sa.text(f"{PUT.text} ON CONFLICT DO NOTHING RETURNING table_id, seq")


class SqlStore(Store):
    def __init__(self, url: str) -> None:
        self._engine: AsyncEngine = create_async_engine(
            url,
            pool_pre_ping=not url.startswith("sqlite"),
            hide_parameters=True,  # an error message must not carry a log entry into our log lines
        )
        self._is_sqlite = self._engine.dialect.name == "sqlite"
        self._sqlite = SqliteWriter(self._engine.url.database or "") if self._is_sqlite else None
        self.house = House(self._engine)
        self._leagues = LeagueStore(self._engine)
        self.calls = CallBook(self._engine)
        self.complaints = Complaints(self._engine)
        self._group = Group(self._sqlite.write if self._sqlite else self._write)
        if self._is_sqlite:
            event.listen(self._engine.sync_engine, "connect", lambda connection, _: set_up(connection))

    @property
    def commits(self) -> int:
        """Transactions made for appends."""
        return self._group.commits

    async def start(self) -> None:
        await prepare(self._engine)
        self._group.start()

    async def stop(self) -> None:
        await self._group.stop()
        if self._sqlite:
            await self._sqlite.stop()
        await self._engine.dispose()

    async def now(self) -> float:
        if self._is_sqlite:  # a file: all who share it are on one machine
            return time.time()
        async with self._engine.connect() as connection:
            return float(
                (await connection.execute(sa.text("SELECT EXTRACT(EPOCH FROM clock_timestamp())"))).scalar_one()
            )

    async def probe(self) -> None:
        """Taken away in a transaction of its own: on a full disk what is written over something else might still fit."""
        row = secrets.token_hex(12)
        async with self._engine.begin() as connection:
            await connection.execute(sa.insert(probes), {"id": row, "text": "." * PROBE})
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(probes).where(probes.c.id == row))

    # ---- the log ------------------------------------------------------------------------------------------------------------------------

    def write(
        self, table: str, seq: int, entries: Sequence[log.AnyEntry], then: Then, asked: float | None = None
    ) -> None:
        if self.is_read_only:
            asyncio.get_running_loop().call_soon(then, ReadOnly())
        else:
            self._group.add(Append(table, seq, entries, then, time.monotonic() if asked is None else asked))

    async def load(self, table: str, after: int = 0) -> list[log.AnyEntry]:
        query = sa.select(logs.c.entry).where(logs.c.table_id == table, logs.c.seq > after).order_by(logs.c.seq)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).scalars().all()
        return decoded(rows) if len(rows) <= SHORT else await asyncio.to_thread(decoded, rows)

    async def _write(self, batches: list[Batch]) -> list[bool]:
        """To PostgreSQL."""
        firsts = {(batch.rows[0].table, batch.rows[0].seq): batch.rows for batch in reversed(batches)}
        async with self._engine.begin() as connection:
            taken = await connection.execute(TAKE, columns([rows[0] for rows in firsts.values()]))
            free = {(row.table_id, row.seq) for row in taken}
            rest = [row for first in free for row in firsts[first][1:]]
            if rest:
                await connection.execute(PUT, columns(rest))
            written = [(key := batch.rows[0][:2]) in free and firsts[key] is batch.rows for batch in batches]
            if sat := sittings_of_those(batches, written):
                await connection.execute(sit_down(postgresql), [as_values(one) for one in sat])
        return written

    def _insert(self, table: sa.Table) -> Any:
        return sqlite.insert(table) if self._is_sqlite else postgresql.insert(table)

    # ---- what is read off logs --------------------------------------------------------------------------------------------------------

    async def sat_at(self, guest: str, most: int, only_days: bool = False) -> list[Sat]:
        theirs = sa.select(sittings).where(sittings.c.guest == guest)
        if only_days:
            theirs = theirs.where(sittings.c.day != "")
        return await self._sat(theirs.order_by(sittings.c.at.desc()).limit(most).subquery())

    async def looked_at(self, tables: Sequence[str]) -> list[Sat]:
        these = sa.select(logs.c.table_id, sa.literal("").label("day"))
        return await self._sat(these.where(logs.c.table_id.in_(tables), logs.c.seq == 1).subquery())

    async def _sat(self, last: sa.Subquery) -> list[Sat]:
        """Of these tables, with their days: how far their logs have come, and what is noted of them."""
        every = logs.alias()
        end = sa.select(sa.func.max(every.c.seq)).where(every.c.table_id == last.c.table_id).scalar_subquery()
        query = (
            sa.select(last.c.table_id, last.c.day, logs.c.seq, logs.c.entry, notes.c.text, notes.c.seq)
            .select_from(last)
            .join(logs, sa.and_(logs.c.table_id == last.c.table_id, logs.c.seq == end))
            .outerjoin(notes, sa.and_(notes.c.table_id == last.c.table_id, notes.c.kind == GLANCE))
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Sat(id, day, seq, log.decode(entry).at, note, noted or 0) for id, day, seq, entry, note, noted in rows]

    async def note(self, table: str, kind: str, seq: int, text: str) -> None:
        if self.is_read_only:
            return
        values = {"seq": seq, "text": text}
        statement = self._insert(notes).values(table_id=table, kind=kind, **values)
        newer = statement.on_conflict_do_update(
            index_elements=[notes.c.table_id, notes.c.kind], set_=values, where=notes.c.seq <= seq
        )
        async with self._engine.begin() as connection:
            await connection.execute(newer)

    async def noted(self, table: str, kind: str, seq: int) -> str | None:
        query = sa.select(notes.c.text).where(notes.c.table_id == table, notes.c.kind == kind, notes.c.seq == seq)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    # ---- clocks -------------------------------------------------------------------------------------------------------------------------

    async def watch(self, table: str, at: float | None) -> None:
        if self.is_read_only:
            return
        put = self._insert(watches).values(table_id=table, at=at)
        replaced = put.on_conflict_do_update(index_elements=[watches.c.table_id], set_={"at": at})
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(watches).where(watches.c.table_id == table) if at is None else replaced)

    async def to_watch(self, now: float, most: int) -> list[str]:
        query = sa.select(watches.c.table_id).where(watches.c.at <= now).order_by(watches.c.at).limit(most)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def claim_watch(self, table: str, now: float, again: float) -> bool:
        if self.is_read_only:
            return False
        claim = sa.update(watches).where(watches.c.table_id == table, watches.c.at <= now).values(at=again)
        async with self._engine.begin() as connection:
            return (await connection.execute(claim)).rowcount == 1

    # ---- leagues ------------------------------------------------------------------------------------------------------------------------

    async def league(self, id: str) -> Entries:
        return await self._leagues.load(id)

    async def append_to_league(self, id: str, seq: int, entries: Sequence[league_log.AnyEntry]) -> None:
        if self.is_read_only:
            raise ReadOnly
        await self._leagues.append(id, seq, entries)

    async def leagues_of(self, guest: str, most: int) -> list[str]:
        return await self._leagues.of(guest, most)

    # ---- guests -------------------------------------------------------------------------------------------------------------------------

    async def guest(self, id: str) -> Guest:
        query = sa.select(*GUEST).where(guests.c.id == id)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return Guest(*row) if row else Guest(id)

    async def save_guest(self, guest: Guest) -> None:
        await self._put_guest(guest.id, {"name": guest.name, "language": guest.language, "avatar": guest.avatar})

    async def set_recovery(self, guest: str, hash: str) -> None:
        await self._put_guest(guest, {"recovery": hash})

    async def orders(self, after: int) -> list[tuple[int, Order | None]]:
        return await self.house.orders(after)

    async def sweep(self, tables: int, guests: int) -> tuple[int, int]:
        return (0, 0) if self.is_read_only else await self.house.sweep(tables, guests)

    async def _put_guest(self, id: str, values: dict[str, Any]) -> None:
        if self.is_read_only:
            raise ReadOnly
        values["seen"] = today()
        statement = self._insert(guests).values(id=id, **values)
        async with self._engine.begin() as connection:
            await connection.execute(statement.on_conflict_do_update(index_elements=[guests.c.id], set_=values))

    async def devices(self, guest: str) -> list[Device]:
        async with self._engine.connect() as connection:
            return await devices.devices_of(connection, guest)

    async def use_device(self, guest: str, device: Device) -> None:
        async with self._engine.connect() as connection:
            if self.is_read_only or not await devices.is_kept(connection, guest):
                return
        async with self._engine.begin() as connection:
            await devices.use(connection, self._insert, guest, device)

    async def log_out(self, guest: str, device: Device) -> None:
        if self.is_read_only:
            raise ReadOnly
        async with self._engine.begin() as connection:
            await devices.log_out(connection, self._insert, guest, device)

    async def log_out_others(self, guest: str, device: Device) -> int:
        if self.is_read_only:
            raise ReadOnly
        async with self._engine.begin() as connection:
            return await devices.log_out_others(connection, self._insert, guest, device)

    async def void_cards(self) -> list[Voided]:
        return await devices.void_cards(self._engine)

    async def tables_of(self, guest: str) -> list[str]:
        return await self.house.tables_of(guest)

    async def kept_of(self, guest: str) -> tuple[dict[str, Any], dict[str, list[dict[str, Any]]]]:
        return await self.house.kept_of(guest)

    async def forget(self, guest: str) -> int:
        if self.is_read_only:
            raise ReadOnly
        return len(await self.house.forget(guest) or [])

    async def use_recovery(self, hash: str) -> Guest | None:
        if self.is_read_only:
            raise ReadOnly
        statement = (
            sa.update(guests).where(guests.c.recovery == hash).values(recovery=None, seen=today()).returning(*GUEST)
        )
        async with self._engine.begin() as connection:
            row = (await connection.execute(statement)).one_or_none()
        return Guest(*row) if row else None


def decoded(rows: Sequence[str]) -> list[log.AnyEntry]:
    return [log.decode(row) for row in rows]


def sit_down(dialect: Any) -> Any:
    return dialect.insert(sittings).on_conflict_do_nothing()


def as_values(sitting: Sitting) -> dict[str, Any]:
    return {"guest": sitting.guest, "table_id": sitting.table, "at": sitting.at, "day": sitting.day}


def columns(rows: Sequence[Row]) -> dict[str, list[Any]]:
    tables, seqs, entries = (list(column) for column in zip(*rows, strict=True))
    return {"tables": tables, "seqs": seqs, "entries": entries}


__all__ = ["SqlStore"]
