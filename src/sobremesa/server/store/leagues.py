"""The logs of leagues. They are few and short: who wants one reads all of it, and writes after what was read, or not at all."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ...league import entries as log
from .base import Conflict
from .schema import league_guests, league_logs

GONE: Final = "gone"  # begins the id of who is forgotten
NOBODY: Final = "–"  # the name of who is forgotten
Entries = list[log.AnyEntry | None]


class LeagueRow(NamedTuple):
    id: str
    founded: log.Founded
    entries: int
    last: float  # when something was last written


class LeagueStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def load(self, league: str) -> Entries:
        """None where there is no such league."""
        query = sa.select(league_logs.c.entry).where(league_logs.c.league_id == league).order_by(league_logs.c.seq)
        async with self._engine.connect() as connection:
            return [log.decode(text) for text in (await connection.execute(query)).scalars()]

    async def append(self, league: str, seq: int, entries: Sequence[log.AnyEntry]) -> None:
        """As seq, seq + 1, …, all or none. Raises Conflict, where somebody was faster."""
        rows = [
            {"league_id": league, "seq": seq + number, "entry": log.encode(entry).decode()}
            for number, entry in enumerate(entries)
        ]
        guests = [
            {"guest": guest, "league_id": league, "at": entry.at} for entry in entries if (guest := guest_of(entry))
        ]
        try:
            async with self._engine.begin() as connection:
                await connection.execute(sa.insert(league_logs), rows)
                if guests:
                    await connection.execute(self._remember(), guests)
        except IntegrityError:
            raise Conflict(league, seq) from None

    def _remember(self) -> Any:
        dialect = sqlite if self._engine.dialect.name == "sqlite" else postgresql
        return dialect.insert(league_guests).on_conflict_do_nothing()

    async def of(self, guest: str, most: int) -> list[str]:
        """The leagues somebody has founded or joined last."""
        theirs = sa.select(league_guests.c.league_id).where(league_guests.c.guest == guest)
        async with self._engine.connect() as connection:
            return list((await connection.execute(theirs.order_by(league_guests.c.at.desc()).limit(most))).scalars())

    # ---- what a host asks ---------------------------------------------------------------------------------------------------------------

    async def all(self) -> list[LeagueRow]:
        """The one something happened in last first."""
        first, last = league_logs.alias("first"), league_logs.alias("last")
        highest = sa.func.max(league_logs.c.seq).label("seq")
        ends = sa.select(league_logs.c.league_id, highest).group_by(league_logs.c.league_id).subquery()
        query = (
            sa.select(ends.c.league_id, ends.c.seq, first.c.entry, last.c.entry)
            .join(first, sa.and_(first.c.league_id == ends.c.league_id, first.c.seq == 1))
            .join(last, sa.and_(last.c.league_id == ends.c.league_id, last.c.seq == ends.c.seq))
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        found = [(id, log.decode(one), seq, log.decode(other)) for id, seq, one, other in rows]
        known = [
            LeagueRow(id, founded, seq, end.at if end else time.time())
            for id, founded, seq, end in found
            if isinstance(founded, log.Founded)
        ]
        return sorted(known, key=lambda row: -row.last)

    async def erase(self, league: str) -> bool:
        """Its tables stay what they are. False if there was none."""
        async with self._engine.begin() as connection:
            gone = await connection.execute(sa.delete(league_logs).where(league_logs.c.league_id == league))
            await connection.execute(sa.delete(league_guests).where(league_guests.c.league_id == league))
        return gone.rowcount > 0

    async def before(self, at: float) -> list[str]:
        return [row.id for row in await self.all() if row.last < at]


async def forget(connection: AsyncConnection, guest: str) -> int:
    """In the leagues they were in, this guest becomes somebody nobody is; in how many."""
    named = league_logs.c.entry.contains(f'"{guest}"', autoescape=True)
    columns = (league_logs.c.league_id, league_logs.c.seq, league_logs.c.entry)
    found = (await connection.execute(sa.select(*columns).where(named))).all()
    other = f"{GONE}{secrets.token_hex(6)}"
    for id, seq, text in found:
        here = sa.and_(league_logs.c.league_id == id, league_logs.c.seq == seq)
        entry = without(log.decode(text), guest, other)
        if entry is not None:
            await connection.execute(sa.update(league_logs).where(here).values(entry=log.encode(entry).decode()))
    return len({id for id, _, _ in found})


def without(entry: log.AnyEntry | None, guest: str, other: str) -> log.AnyEntry | None:
    match entry:
        case log.Founded(organiser=organiser) if organiser == guest:
            return replace(entry, organiser=other)
        case log.Joined(guest=joined) if joined == guest:
            return replace(entry, guest=other, name=NOBODY)
        case _:
            return None


def guest_of(entry: log.AnyEntry) -> str:
    match entry:
        case log.Founded(organiser=guest) | log.Joined(guest=guest):
            return guest
        case _:
            return ""
