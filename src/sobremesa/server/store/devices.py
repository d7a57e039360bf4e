"""The devices of guests in SQL: which there are, and whose cards are void."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .base import Device
from .house import order, today
from .orders import Voided
from .schema import devices, guests

MOST_DEVICES: Final = 20  # of one guest; those not used for longest are forgotten


async def devices_of(connection: AsyncConnection, guest: str) -> list[Device]:
    here = sa.and_(devices.c.guest == guest, sa.not_(devices.c.out))
    query = sa.select(devices.c.id, devices.c.browser, devices.c.seen).where(here).order_by(devices.c.seen.desc())
    return [Device(*row) for row in (await connection.execute(query.limit(MOST_DEVICES))).all()]


async def is_kept(connection: AsyncConnection, guest: str) -> bool:
    return bool(await connection.scalar(sa.select(guests.c.id).where(guests.c.id == guest)))


async def use(connection: AsyncConnection, insert: Any, guest: str, device: Device) -> None:
    """`insert`: as the database understands it."""
    await put(connection, insert, guest, device, False)
    theirs = sa.select(devices.c.id).where(devices.c.guest == guest).order_by(devices.c.seen.desc(), devices.c.id)
    old = list((await connection.execute(theirs.offset(MOST_DEVICES))).scalars())
    if old:
        await connection.execute(sa.delete(devices).where(devices.c.id.in_(old)))


async def put(connection: AsyncConnection, insert: Any, guest: str, device: Device, out: bool) -> None:
    values = {"browser": device.browser, "seen": today(), "out": out}
    statement = insert(devices).values(id=device.id, guest=guest, **values)
    newer = statement.on_conflict_do_update(
        index_elements=[devices.c.id], set_=values, where=sa.and_(devices.c.guest == guest, sa.not_(devices.c.out))
    )
    await connection.execute(newer)


async def log_out(connection: AsyncConnection, insert: Any, guest: str, device: Device) -> None:
    await put(connection, insert, guest, device, True)
    await order(connection, Voided(guest, out=device.id))


async def log_out_others(connection: AsyncConnection, insert: Any, guest: str, device: Device) -> int:
    values = {"generation": guests.c.generation + 1, "recovery": None, "seen": today()}
    new = insert(guests).values(id=guest, name="", generation=1, seen=today())
    raised = new.on_conflict_do_update(index_elements=[guests.c.id], set_=values).returning(guests.c.generation)
    generation: int = (await connection.execute(raised)).scalar_one()
    others = sa.and_(devices.c.guest == guest, devices.c.id != device.id)
    await connection.execute(sa.delete(devices).where(others))
    await put(connection, insert, guest, device, False)
    await order(connection, Voided(guest, generation, kept=device.id))
    return generation


async def void_cards(engine: AsyncEngine) -> list[Voided]:
    async with engine.connect() as connection:
        raised = await connection.execute(sa.select(guests.c.id, guests.c.generation).where(guests.c.generation > 0))
        found = [Voided(guest, generation) for guest, generation in raised]
        out = await connection.execute(sa.select(devices.c.guest, devices.c.id).where(devices.c.out))
        return [*found, *(Voided(guest, out=device) for guest, device in out)]
