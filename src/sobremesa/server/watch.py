"""Who looks at a table whose clock runs while nobody is there: its worker, as long as it has it in memory; then whoever claims it first when the
time is over, after a restart too.

When a table is next to be looked at is in the database. Nothing is written there for a move: a worker that has the table says that it will be
back in a while, and on forgetting it when the time will be over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import structlog

from ..table import times

if TYPE_CHECKING:
    from .hub import Hub
    from .room import Room

A_WHILE: Final = 600.0  # seconds: should a worker die, another looks at its tables after that
AT_ONCE: Final = 20  # tables looked at in one round
FAR: Final = 1e12  # no clock runs: whoever comes to the table watches it again
logger = structlog.get_logger(__name__)


class Watch:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def keep(self, room: Room) -> None:
        """This worker has the table from now on."""
        await self._set(room, self._hub.time.now() + A_WHILE)

    async def leave(self, room: Room) -> None:
        """It no longer has."""
        is_idle = not room.table.bots_to_move()
        await self._set(room, times.first_ending(room.table) or (FAR if is_idle else self._hub.time.now()))

    async def _set(self, room: Room, at: float) -> None:
        if room.table.times is None:
            return
        try:
            await self._hub.store.watch(room.id, None if room.table.status == "over" else at)
        except Exception as error:  # it is looked at when somebody comes
            logger.error("not-watched", error=repr(error)[:200])

    async def look(self) -> None:
        """Those whose time is over are taken into memory, where their own alarm rings."""
        hub, now = self._hub, self._hub.time.now()
        for table in await hub.store.to_watch(now, AT_ONCE):
            is_elsewhere = hub.neighbours and not hub.neighbours.is_ours(table)
            if not is_elsewhere and await hub.store.claim_watch(table, now, now + A_WHILE):
                await hub.wake(table)
