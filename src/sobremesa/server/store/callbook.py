"""Who wants to be called to their tables, where and when not; and the calls themselves, of which there is one a turn and channel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from .schema import calls, channels, quiet_hours

Kind = Literal["push", "webhook", "mail"]
Matter = Literal["turn", "short", "asked", "late", "lost", "over", "invited"]
LEASE: Final = 120.0  # seconds one worker has for a call: longer than sending may take


class Channel(NamedTuple):
    id: str
    guest: str
    kind: Kind
    address: str
    keys: str
    language: str
    home: str
    at: float
    confirmed: bool


class Quiet(NamedTuple):
    """Minutes of the day. Where the end comes before the beginning, it is the next day's."""

    guest: str
    begins: int
    ends: int
    zone: str


class Call(NamedTuple):
    table_id: str
    channel: str
    guest: str
    kind: Matter
    turn: int
    due: float | None
    tries: int = 0


class CallBook:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._insert: Any = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert

    # ---- channels -----------------------------------------------------------------------------------------------------------------------

    async def channels_of(self, guests: Iterable[str]) -> list[Channel]:
        query = sa.select(channels).where(channels.c.guest.in_(list(guests))).order_by(channels.c.at, channels.c.id)
        async with self._engine.connect() as connection:
            return [Channel(*row) for row in await connection.execute(query)]

    async def channel(self, id: str) -> Channel | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(sa.select(channels).where(channels.c.id == id))).one_or_none()
        return Channel(*row) if row else None

    async def add(self, channel: Channel) -> None:
        """A browser is one person's at a time: whoever was told there before is not any more."""
        values = channel._asdict()
        fresh = {name: values[name] for name in ("keys", "language", "home")}
        others = sa.and_(channels.c.kind == "push", channels.c.address == channel.address, channels.c.id != channel.id)
        put = self._insert(channels).values(**values)
        async with self._engine.begin() as connection:
            if channel.kind == "push":
                await connection.execute(sa.delete(channels).where(others))
            await connection.execute(put.on_conflict_do_update(index_elements=[channels.c.id], set_=fresh))

    async def confirm(self, id: str) -> bool:
        change = sa.update(channels).where(channels.c.id == id).values(confirmed=True)
        async with self._engine.begin() as connection:
            return bool((await connection.execute(change)).rowcount)

    async def remove(self, id: str, guest: str | None = None) -> bool:
        """A channel, and what is still to be told there. With a guest, only if it is theirs."""
        which = channels.c.id == id if guest is None else sa.and_(channels.c.id == id, channels.c.guest == guest)
        async with self._engine.begin() as connection:
            gone = (await connection.execute(sa.delete(channels).where(which))).rowcount
            if gone:
                await connection.execute(sa.delete(calls).where(calls.c.channel == id))
        return bool(gone)

    async def drop_unconfirmed(self, before: float) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(channels).where(~channels.c.confirmed, channels.c.at < before))

    async def everybody(self) -> list[str]:
        """The guests who are told somewhere."""
        query = sa.select(channels.c.guest).where(channels.c.confirmed).distinct().order_by(channels.c.guest)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    # ---- quiet hours --------------------------------------------------------------------------------------------------------------------

    async def quiet(self, guest: str) -> Quiet | None:
        async with self._engine.connect() as connection:
            found = await connection.execute(sa.select(quiet_hours).where(quiet_hours.c.guest == guest))
            row = found.one_or_none()
        return Quiet(*row) if row else None

    async def set_quiet(self, guest: str, quiet: Quiet | None) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(quiet_hours).where(quiet_hours.c.guest == guest))
            if quiet:
                await connection.execute(sa.insert(quiet_hours), quiet._asdict())

    # ---- calls --------------------------------------------------------------------------------------------------------------------------

    async def plan(self, planned: Sequence[Call]) -> None:
        """Of a turn that is planned already, or told, nothing changes: whoever notices it, and however often."""
        put = self._insert(calls)
        later = put.on_conflict_do_update(
            index_elements=[calls.c.table_id, calls.c.channel],
            set_={name: put.excluded[name] for name in ("kind", "turn", "due", "tries")},
            where=calls.c.turn < put.excluded.turn,
        )
        async with self._engine.begin() as connection:
            await connection.execute(later, [one._asdict() for one in planned])

    async def due(self, now: float, most: int) -> list[Call]:
        query = sa.select(calls).where(calls.c.due <= now).order_by(calls.c.due).limit(most)
        async with self._engine.connect() as connection:
            return [Call(*row) for row in await connection.execute(query)]

    async def claim(self, call: Call, now: float) -> Call | None:
        """It is ours for a while; None where another worker was faster. Should we die, it is due again."""
        return await self._set(call, due=now + LEASE, tries=call.tries + 1)

    async def settle(self, call: Call) -> None:
        """It is done, one way or another."""
        await self._set(call, due=None)

    async def remind(self, call: Call, due: float) -> None:
        """It is done, and of the same turn something else is to be told later: that time gets short."""
        await self._set(call, kind="short", due=due, tries=0)

    async def postpone(self, call: Call, due: float, tries: int) -> None:
        await self._set(call, due=due, tries=tries)

    async def drop(self, call: Call) -> None:
        """There is nothing to be told, after all; should there be later, it is."""
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(calls).where(_is(call)))

    async def _set(self, call: Call, **values: Any) -> Call | None:
        async with self._engine.begin() as connection:
            done = await connection.execute(sa.update(calls).where(_is(call)).values(**values))
        return call._replace(**values) if done.rowcount else None


def _is(call: Call) -> Any:
    """As we know it: whoever has changed it since was faster."""
    return sa.and_(
        calls.c.table_id == call.table_id,
        calls.c.channel == call.channel,
        calls.c.turn == call.turn,
        calls.c.due == call.due,
        calls.c.tries == call.tries,
    )
