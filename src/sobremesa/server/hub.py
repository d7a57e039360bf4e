"""All tables in the memory of this worker, and what they share."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

import structlog

from ..bots import LEVELS
from ..core.closing import Closing
from ..core.errors import Refusal, refuse
from ..games.game import Game
from ..table import log
from ..table.closed import ClosedTable, close, why_closed
from .broker import Broker, MemoryBroker, Note, RedisBroker
from .calling_off import called_off
from .connection import Connection
from .garbage import Garbage
from .guest_cards import Cards
from .limits import MOST_OF_A_GUEST, MOST_WATCHING
from .metrics import Metrics
from .neighbours import Neighbours
from .obeying import Obeying
from .opening import Wish, opening
from .room import Room, not_saved, retrace
from .settings import Settings
from .signing import Signer, new_table_id
from .store import Conflict, SqlStore, Store
from .thinkers import Thinkers
from .timekeeper import Timekeeper
from .visitors import asking
from .warming import WarmUp
from .watch import Watch
from .workshop import Workshop

GRACE: Final = 4.0  # seconds another worker has to let its bots play
CHORES: Final = 20.0  # seconds between rounds of housekeeping
LOOK: Final = 0.1  # seconds between looks at how late the event loop is
Found = Room | ClosedTable | Refusal | None
logger = structlog.get_logger(__name__)


class Hub:
    def __init__(
        self,
        settings: Settings,
        store: Store | None = None,
        broker: Broker | None = None,
        neighbours: Neighbours | None = None,
    ) -> None:
        self.settings, self.neighbours = settings, neighbours
        self.worker = secrets.token_hex(6)
        self.metrics = Metrics()
        self.time = Timekeeper()
        self.started = time.monotonic()
        self.garbage = Garbage()
        self.crowd: Counter[str] = Counter()  # WebSockets open now, by address
        self.signer = Signer(settings.key)
        self.store = store or SqlStore(settings.database_url)
        self.broker = broker or (RedisBroker(settings.redis) if settings.redis else MemoryBroker())
        self.thinkers = Thinkers(settings.thinkers, self.metrics)
        self.workshop = Workshop(settings.hurry)
        self.warm_up = WarmUp(self._tell_ready)
        self.grace = GRACE if self.broker.is_shared else 0.0
        self.cards = Cards()
        self.rooms: dict[str, Room] = {}
        self.obeying = Obeying(self)
        self.watch = Watch(self)
        self.on_league_game: Callable[[str], None] = lambda league: None  # one of this league is over
        self.touched: dict[str, Room] = {}  # where something has happened that people who are away may want to know
        self._loading: dict[str, asyncio.Task[Found]] = {}
        self._chores: asyncio.Task[None] | None = None
        self._watch: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.store.start()
        await self.time.set_by(self.store)
        self.cards.void(await self.store.void_cards())
        await self.obeying.start()
        await self.broker.start()
        self._chores = asyncio.create_task(self._do_chores())
        self._watch = asyncio.create_task(self._watch_lag())
        self.warm_up.start()

    async def stop(self) -> None:
        await called_off(self._chores, self._watch)
        await self.obeying.stop()
        self.hang_up(Closing.GOING)
        await self.warm_up.stop()
        for room in list(self.rooms.values()):
            await room.stop()
            await self.watch.leave(room)
        self.thinkers.stop()
        self.workshop.stop()
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
        if id not in self.rooms and (refusal := self.workshop.refusal(asking.get())):
            return refusal
        found = await self._find(id)
        if isinstance(found, Room) and found.is_behind:
            await found.catch_up()
        return found or refuse("no-such-table")

    async def _find(self, id: str, opening: list[log.AnyEntry] | None = None) -> Found:
        """Whoever waits for it may go away; the table is still loaded once. One that has just been opened needs not be read."""
        if id in self.rooms:
            return self.rooms[id]
        if id not in self._loading:
            work = self._rebuild(id, opening) if opening else self._load(id)
            self._loading[id] = asyncio.create_task(work)
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Found:
        entries = await self.store.load(id) if id.isalnum() and id.isascii() else []
        begun = time.monotonic()
        try:
            return await self._rebuild(id, entries) if entries else None
        finally:
            self.workshop.charge(asking.get(), time.monotonic() - begun)

    async def _rebuild(self, id: str, entries: list[log.AnyEntry]) -> Found:
        """In a thread: boards grow and long games are played again, and the other tables should not notice."""
        if isinstance(entries[0], log.Closed):  # erased
            return None
        if not isinstance(entries[0], log.Opened):
            return refuse("closed-log")
        if why := why_closed(entries):
            return close(entries, why)
        try:
            table, trail = await asyncio.to_thread(retrace, entries)
        except Exception as error:
            logger.error("not-rebuilt", error=repr(error)[:300])
            return close(entries, refuse("closed-log"))
        return await self._adopt(Room(self, id, table, trail))

    async def _adopt(self, room: Room) -> Room:
        self.rooms[room.id] = room
        self.warm_up.want(room.table.game)
        self.metrics.rooms.set(len(self.rooms))
        self.broker.subscribe(room.id, room.hear)
        self.broker.publish(room.id, Note(self.worker, ask=True))
        await room.catch_up()  # what was written between reading the log and listening
        room.wake_alarms()
        await self.watch.keep(room)
        return room

    async def wake(self, id: str) -> None:
        """Its clock is to be looked at, and its bots; what cannot be played on needs no clock any more."""
        found = await self._find(id)
        if isinstance(found, Room):
            found.bots.wake(self.grace)
        else:
            await self.store.watch(id, None)

    def admit(self, room: Room, connection: Connection, since: int | None) -> bool:
        """Watchers are let in as long as there is room; who belongs to the table always is, and comes in place of their own oldest page."""
        if is_at_home(room, connection.owner):
            make_room(room, connection.owner)
        elif sum(not is_at_home(room, other.owner) for other in room.connections) >= MOST_WATCHING:
            connection.refuse(refuse("too-many-watching", most=MOST_WATCHING))
            connection.close(Closing.FULL)
            return False
        room.join(connection, since)
        self.obeying.tell(connection)
        return True

    # ---- opening tables -----------------------------------------------------------------------------------------------------------------

    async def open(self, wish: Wish) -> Room | Refusal:
        """Open a table, seat those who are to sit at it, and write both down together."""
        # in the workshop: a random board takes a while to grow, and the other tables should not notice
        entries = await self.workshop.do(partial(opening, wish, self.time.now(), list(LEVELS)))
        return (
            entries
            if isinstance(entries, Refusal)
            else await self.create(entries, wish.game, wish.id or self.new_table_id())
        )

    def new_table_id(self) -> str:
        return self.neighbours.new_table_id() if self.neighbours else new_table_id()

    async def create(self, entries: list[log.AnyEntry], game: str, id: str) -> Room | Refusal:
        """A new table with this log."""
        try:
            await self.store.append(id, 1, entries)
        except Conflict:
            return refuse("ticket-used")
        except Exception as error:
            return not_saved(error)
        self.metrics.tables.labels(game).inc()
        if self.neighbours and not self.neighbours.is_ours(id):  # its players will be led elsewhere
            table, trail = await asyncio.to_thread(retrace, entries)
            room = Room(self, id, table, trail)
            await self.watch.keep(room)
            return room
        # twice: who looked for it a moment before it was written has found nothing
        found = await self._find(id, entries) or await self._find(id, entries)
        return found.why if isinstance(found, ClosedTable) else found or refuse("no-such-table")

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
            for work in (self.watch.look, *(partial(self._look_after, room) for room in list(self.rooms.values()))):
                try:
                    await work()
                except Exception as error:
                    logger.error("chores-failed", error=repr(error)[:200])

    async def _watch_lag(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK
            await asyncio.sleep(LOOK)
            late = max(0.0, loop.time() - due)
            self.metrics.lag.observe(late)
            self.metrics.told.count()
            self.garbage.look(time.monotonic(), late)

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
        await self.watch.leave(room)
        self.metrics.rooms.set(len(self.rooms))
        self.broker.unsubscribe(room.id, room.hear)


def is_at_home(room: Room, guest: str | None) -> bool:
    """Does this guest sit at the table, or have they opened it?"""
    return room.table.seat_of(guest) is not None or guest == room.table.opened.host


def make_room(room: Room, guest: str | None) -> None:
    theirs = [other for other in room.connections if other.owner == guest]
    if len(theirs) >= MOST_OF_A_GUEST:
        min(theirs, key=lambda other: other.since).close(Closing.FULL)
