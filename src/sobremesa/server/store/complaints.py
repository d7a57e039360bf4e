"""Whom somebody does not want to hear, and what guests report: beside the logs, because it concerns no table alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .schema import mutes, reports

MOST_MUTES: Final = 500  # of one guest
MOST_OPEN: Final = 200  # reports of one guest that nobody has looked at
UNSAID: Final = "…"


class Muted(NamedTuple):
    guest: str
    name: str


class Report(NamedTuple):
    id: str
    at: float
    table_id: str
    guest: str
    name: str
    about: str
    about_name: str
    reason: str
    text: str
    message: str
    done: float | None = None


class Complaints:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._insert: Any = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert

    # ---- mutes --------------------------------------------------------------------------------------------------------------------------

    async def muted_by(self, guest: str) -> list[Muted]:
        """By name."""
        query = sa.select(mutes.c.muted, mutes.c.name).where(mutes.c.guest == guest).order_by(mutes.c.name)
        async with self._engine.connect() as connection:
            return [Muted(*row) for row in await connection.execute(query)]

    async def mute(self, guest: str, muted: Muted, at: float) -> bool:
        """False if there are too many already."""
        values = {"guest": guest, "muted": muted.guest, "name": muted.name, "at": at}
        put = self._insert(mutes).values(**values).on_conflict_do_nothing()
        count = sa.select(sa.func.count()).select_from(mutes).where(mutes.c.guest == guest)
        async with self._engine.begin() as connection:
            if (await connection.scalar(count) or 0) >= MOST_MUTES:
                return False
            await connection.execute(put)
        return True

    async def unmute(self, guest: str, muted: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(mutes).where(mutes.c.guest == guest, mutes.c.muted == muted))

    # ---- reports ------------------------------------------------------------------------------------------------------------------------

    async def report(self, report: Report) -> bool:
        """The same said twice is one report. False if there are too many already."""
        put = self._insert(reports).values(**report._asdict()).on_conflict_do_nothing()
        theirs = sa.and_(reports.c.guest == report.guest, reports.c.done.is_(None))
        count = sa.select(sa.func.count()).select_from(reports).where(theirs)
        async with self._engine.begin() as connection:
            if (await connection.scalar(count) or 0) >= MOST_OPEN:
                return False
            await connection.execute(put)
        return True

    async def reports(self, every: bool = False) -> list[Report]:
        """Those nobody has done with yet, the oldest first; or every one."""
        query = sa.select(reports).order_by(reports.c.at, reports.c.id)
        async with self._engine.connect() as connection:
            found = [Report(*row) for row in await connection.execute(query)]
        return [one for one in found if every or one.done is None]

    async def settle(self, id: str, at: float) -> bool:
        """The host is done with it. False if there is no such report."""
        change = sa.update(reports).where(reports.c.id == id).values(done=at)
        async with self._engine.begin() as connection:
            return bool((await connection.execute(change)).rowcount)

    async def drop_settled(self, before: float) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(reports).where(reports.c.done < before))


async def forget(connection: AsyncConnection, people: Iterable[str], other: str, nobody: str) -> None:
    """Of whoever is forgotten, what others had to say about them stays, without their name and their words."""
    await connection.execute(sa.delete(mutes).where(mutes.c.muted.in_(people)))
    gone = {"about": other, "about_name": nobody, "message": UNSAID}
    await connection.execute(sa.update(reports).where(reports.c.about.in_(people)).values(**gone))
