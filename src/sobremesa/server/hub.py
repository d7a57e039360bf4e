"""All tables in the memory of this worker, and what they share."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from contextlib import suppress
from typing import Final

import structlog

from ..bots import LEVELS
from ..core.closing import Closing
from ..core.errors import Refusal, refuse
from ..games.game import Game
from ..table import log
from ..table.closed import ClosedTable, close, why_closed
from .broker import Broker, MemoryBroker, Note, RedisBroker
from .connection import Connection
from .limits import MOST_CONNECTIONS
from .metrics import Metrics
from .opening import Wish, opening
from .room import Room, retrace
from .settings import Settings
from .signing import Signer, new_table_id
from .store import Conflict, SqlStore, Store
from .thinkers import Thinkers
from .timekeeper import Timekeeper
from .warming import WarmUp

GRACE: Final = 4.0  # seconds another worker has to let its bots play
CHORES: Final = 20.0  # seconds between rounds of housekeeping
logger = structlog.get_logger(__name__)


class Hub:
    def __init__(self, settings: Settings, store: Store | None = None, broker: Broker | None = None) -> None:
        self.settings = settings
        self.worker = secrets.token_hex(6)
        self.metrics = Metrics()
        self.time = Timekeeper()
        self.crowd: Counter[str] = Counter()  # WebSockets open now, by address
        self.signer = Signer(settings.key)
        self.store = store or SqlStore(settings.database_url)
        self.broker = broker or (RedisBroker(settings.redis) if settings.redis else MemoryBroker())
        self.thinkers = Thinkers(settings.thinkers, self.metrics)
        self.warm_up = WarmUp(self._tell_ready)
        self.grace = GRACE if self.broker.is_shared else 0.0
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | ClosedTable | None]] = {}
        self._chores: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.store.start()
        await self.time.set_by(self.store)
        await self.broker.start()
        self._chores = asyncio.create_task(self._do_chores())
        self.warm_up.start()

    async def stop(self) -> None:
        if self._chores:
            self._chores.cancel()
        self.hang_up(Closing.GOING)
        await self.warm_up.stop()
        for room in list(self.rooms.values()):
            await room.stop()
        self.thinkers.stop()
        await self.broker.stop()
        await self.store.stop()

    def hang_up(self, code: Closing) -> None:
        for room in self.rooms.values():
            for connection in list(room.connections):
                connection.refuse(refuse("closing"))
                connection.close(code)

    # ---- finding tables -----------------------------------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room | ClosedTable | Refusal:
        """The table with this id, in memory from now on unless it can only be read."""
        if id not in self.rooms:
            found = await asyncio.shield(self._loading.get(id) or self._begin_to_load(id))
            return found or refuse("no-such-table")
        return self.rooms[id]

    def _begin_to_load(self, id: str) -> asyncio.Task[Room | ClosedTable | None]:
        """Whoever waits for it may go away; the table is still loaded once."""
        loading = self._loading[id] = asyncio.create_task(self._load(id))
        loading.add_done_callback(lambda _: self._loading.pop(id))
        return loading

    async def _load(self, id: str) -> Room | ClosedTable | None:
        entries = await self.store.load(id) if id.isalnum() and id.isascii() else []
        return await self._rebuild(id, entries) if entries else None

    async def _rebuild(self, id: str, entries: list[log.AnyEntry]) -> Room | ClosedTable:
        """In a thread: boards grow and long games are played again, and the other tables should not notice."""
        if why := why_closed(entries):
            return close(entries, why)
        try:
            table, positions = await asyncio.to_thread(retrace, entries)
        except Exception as error:
            logger.error("not-rebuilt", error=repr(error)[:300])
            return close(entries, refuse("closed-log"))
        return await self._adopt(Room(self, id, table, positions))

    async def _adopt(self, room: Room) -> Room:
        self.rooms[room.id] = room
        self.warm_up.want(room.table.game)
        self.metrics.rooms.set(len(self.rooms))
        self.broker.subscribe(room.id, room.hear)
        self.broker.publish(room.id, Note(self.worker, ask=True))
        await room.catch_up()  # what was written between reading the log and listening
        room.clock.wake()
        return room

    def admit(self, room: Room, connection: Connection, since: int | None) -> bool:
        if len(room.connections) >= MOST_CONNECTIONS:
            connection.refuse(refuse("too-many-watching", most=MOST_CONNECTIONS))
            connection.close(Closing.FULL)
            return False
        room.join(connection, since)
        return True

    # ---- opening tables -----------------------------------------------------------------------------------------------------------------

    async def open(self, wish: Wish) -> Room | Refusal:
        """Open a table, seat those who are to sit at it, and write both down together."""
        # in a thread: a random board takes a while to grow, and the other tables should not notice
        entries = await asyncio.to_thread(opening, wish, self.time.now(), list(LEVELS))
        return (
            entries
            if isinstance(entries, Refusal)
            else await self.create(entries, wish.game, wish.id or new_table_id())
        )

    async def create(self, entries: list[log.AnyEntry], game: str, id: str) -> Room | Refusal:
        """A new table with this log."""
        try:
            await self.store.append(id, 1, entries)
        except Conflict:
            return refuse("ticket-used")
        except Exception as error:
            logger.error("not-saved", error=repr(error)[:300])
            return refuse("not-saved")
        self.metrics.tables.labels(game).inc()
        table, positions = await asyncio.to_thread(retrace, entries)
        return await self._adopt(Room(self, id, table, positions))

    def _tell_ready(self, game: Game) -> None:
        """From now on its bots think."""
        for room in self.rooms.values():
            if room.table.game is game:
                room.tell_presence()

    # ---- housekeeping -------------------------------------------------------------------------------------------------------------------

    async def _do_chores(self) -> None:
        while True:
            await asyncio.sleep(min(CHORES, self.settings.idle))
            with suppress(Exception):  # a store that is away is noticed by who writes to it
                await self.time.set_by(self.store)
            for room in list(self.rooms.values()):
                try:
                    await self._look_after(room)
                except Exception as error:
                    logger.error("chores-failed", error=repr(error)[:200])

    async def _look_after(self, room: Room) -> None:
        if room.is_idle(self.settings.idle):
            await self.forget(room)
        elif self.broker.is_shared:  # a message may have been lost
            await room.look_around()

    async def forget(self, room: Room) -> None:
        """Out of memory with it. Whoever is still connected comes back, and the table is read from its log."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        room.rest()
        self.metrics.rooms.set(len(self.rooms))
        self.broker.unsubscribe(room.id, room.hear)
