"""The store in SQL: SQLite for a household, PostgreSQL for more, one schema for both.

Appends are committed in groups: those that arrive while one transaction is being made durable share the next one, and its fsync.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ...table import log
from .base import Conflict, Guest, Store

MOST_TOGETHER: Final = 200  # appends in one transaction

schema = sa.MetaData()
logs = sa.Table(
    "logs",
    schema,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),  # two workers cannot both write seq 17
    sa.Column("entry", sa.Text, nullable=False),
)
guests = sa.Table(
    "guests",
    schema,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.Text, nullable=False, default=""),
    sa.Column("language", sa.String(8)),
    sa.Column("recovery", sa.String(64), unique=True),
)


@dataclass
class Append:
    table: str
    seq: int
    entries: Sequence[log.AnyEntry]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def rows(self) -> list[dict[str, Any]]:
        return [
            {"table_id": self.table, "seq": self.seq + n, "entry": log.encode(entry).decode()}
            for n, entry in enumerate(self.entries)
        ]

    def settle(self, error: BaseException | None = None) -> None:
        if self.done.done():  # whoever asked has gone
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class SqlStore(Store):
    def __init__(self, url: str) -> None:
        self._engine: AsyncEngine = create_async_engine(
            url,
            pool_pre_ping=not url.startswith("sqlite"),
            hide_parameters=True,  # an error message must not carry a log entry into our log lines
        )
        self._is_sqlite = self._engine.dialect.name == "sqlite"
        self._waiting: asyncio.Queue[Append] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0  # transactions made for appends
        if self._is_sqlite:
            event.listen(self._engine.sync_engine, "connect", _set_up_sqlite)

    async def start(self) -> None:
        async with self._engine.begin() as connection:
            if not self._is_sqlite:  # workers start together; CREATE TABLE IF NOT EXISTS alone can still collide
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(5089)"))
            await connection.run_sync(schema.create_all)
        self._writer = asyncio.create_task(self._write_forever())

    async def stop(self) -> None:
        if self._writer:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._engine.dispose()

    async def now(self) -> float:
        if self._is_sqlite:  # a file: all who share it are on one machine
            return time.time()
        async with self._engine.connect() as connection:
            return float(
                (await connection.execute(sa.text("SELECT EXTRACT(EPOCH FROM clock_timestamp())"))).scalar_one()
            )

    # ---- the log ------------------------------------------------------------------------------------------------------------------------

    async def append(self, table: str, seq: int, entries: Sequence[log.AnyEntry]) -> None:
        wish = Append(table, seq, entries)
        self._waiting.put_nowait(wish)
        await wish.done

    async def load(self, table: str, after: int = 0) -> list[log.AnyEntry]:
        query = sa.select(logs.c.entry).where(logs.c.table_id == table, logs.c.seq > after).order_by(logs.c.seq)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).scalars().all()
        return [log.decode(row) for row in rows]

    async def _write_forever(self) -> None:
        while True:
            wishes = [await self._waiting.get()]
            while not self._waiting.empty() and len(wishes) < MOST_TOGETHER:
                wishes.append(self._waiting.get_nowait())
            try:
                await self._write(wishes)
            except Exception as error:
                for wish in wishes:
                    wish.settle(error)
            except asyncio.CancelledError:
                for wish in wishes:
                    wish.settle(ConnectionError("the store is closing"))
                raise

    async def _write(self, wishes: list[Append]) -> None:
        """One transaction for all; a wish whose first row is taken is left out."""
        wishes.sort(key=lambda wish: (wish.table, wish.seq))  # one order everywhere: transactions never wait in a ring
        async with self._engine.begin() as connection:
            free = await self._take_first_rows(connection, wishes)
            rest = [row for wish in free for row in wish.rows()[1:]]
            if rest:
                await connection.execute(sa.insert(logs), rest)
        self.commits += 1
        for wish in wishes:
            wish.settle(None if wish in free else Conflict(wish.table, wish.seq))

    async def _take_first_rows(self, connection: AsyncConnection, wishes: list[Append]) -> list[Append]:
        firsts: dict[tuple[str, int], Append] = {}
        for wish in wishes:
            firsts.setdefault((wish.table, wish.seq), wish)
        statement = self._insert(logs).values([wish.rows()[0] for wish in firsts.values()])
        taken = await connection.execute(statement.on_conflict_do_nothing().returning(logs.c.table_id, logs.c.seq))
        return [firsts[(row.table_id, row.seq)] for row in taken]

    def _insert(self, table: sa.Table) -> Any:
        return sqlite.insert(table) if self._is_sqlite else postgresql.insert(table)

    # ---- guests -------------------------------------------------------------------------------------------------------------------------

    async def guest(self, id: str) -> Guest:
        query = sa.select(guests.c.id, guests.c.name, guests.c.language).where(guests.c.id == id)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return Guest(*row) if row else Guest(id)

    async def save_guest(self, guest: Guest) -> None:
        await self._put_guest(guest.id, {"name": guest.name, "language": guest.language})

    async def set_recovery(self, guest: str, hash: str) -> None:
        await self._put_guest(guest, {"recovery": hash})

    async def _put_guest(self, id: str, values: dict[str, Any]) -> None:
        statement = self._insert(guests).values(id=id, **values)
        async with self._engine.begin() as connection:
            await connection.execute(statement.on_conflict_do_update(index_elements=[guests.c.id], set_=values))

    async def use_recovery(self, hash: str) -> Guest | None:
        statement = (
            sa.update(guests)
            .where(guests.c.recovery == hash)
            .values(recovery=None)
            .returning(guests.c.id, guests.c.name, guests.c.language)
        )
        async with self._engine.begin() as connection:
            row = (await connection.execute(statement)).one_or_none()
        return Guest(*row) if row else None


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


__all__ = ["SqlStore", "guests", "logs", "schema"]
