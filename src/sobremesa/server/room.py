"""A table in the memory of one worker: who is connected, and the way from a decision to the log and on to every viewer."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from ..bots import is_ready
from ..core.closing import Closing
from ..core.errors import Refusal, refuse
from ..core.protocol import NOBODY, State
from ..table import log
from ..table.events import Event, Ply
from ..table.table import Table
from ..table.view import TableView, table_view
from . import messages
from .bot_seats import BotSeats
from .broker import Note
from .connection import Connection
from .presence import Presence
from .question_clock import QuestionClock
from .store import Conflict

if TYPE_CHECKING:
    from .hub import Hub

ATTEMPTS: Final = 8  # to write when other workers are faster
ACKNOWLEDGED_WITHIN: Final = 0.2  # seconds: who asked hears that it is done before we hang up
AT_A_STRETCH: Final = 0.001  # seconds of work, when a long log is followed beside others who play
PAUSE: Final = 0.0005  # seconds
Position = tuple[int, Ply]  # games dealt, moves made: how far a table's story has come
Decide = Callable[[], "list[log.AnyEntry] | Refusal | int"]
logger = structlog.get_logger(__name__)


class Room:
    def __init__(self, hub: Hub, id: str, table: Table, positions: list[Position]) -> None:
        self.hub, self.id, self.table = hub, id, table
        self.positions = positions  # after each seq: what a returning client has missed
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.presence = Presence(hub.worker)
        self.touched = time.monotonic()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.bots = BotSeats(self)
        self.clock = QuestionClock(self)
        self._shown: State | None = None
        self._views: dict[int | None, msgspec.Raw] = {}

    # ---- changing the table -------------------------------------------------------------------------------------------------------------

    async def commit(self, decide: Decide) -> Refusal | int:
        """Decide, write, apply, tell. The seq at which it is done, or why it is not. Shielded: a client that hangs up changes nothing."""
        return await asyncio.shield(self.spawn(self._commit(decide)))

    async def _commit(self, decide: Decide) -> Refusal | int:
        async with self.lock:
            for _ in range(ATTEMPTS):
                decision = decide()
                if not isinstance(decision, list):
                    return decision
                try:
                    written = await self._write(decision)
                except Exception as error:  # a full disk, a lost database: nothing was acknowledged
                    logger.error("not-saved", error=repr(error)[:300])
                    break
                if written:
                    return self._show(decision)
            return refuse("not-saved")

    async def _write(self, entries: list[log.AnyEntry]) -> bool:
        metrics = self.hub.metrics
        try:
            with metrics.append.time():
                await self.hub.store.append(self.id, self.table.seq + 1, entries)
        except Conflict:
            metrics.conflicts.inc()
            await self._catch_up()
            return False
        metrics.entries.inc(len(entries))
        return True

    def _show(self, entries: list[log.AnyEntry]) -> int:
        """The seq of what is written now. It stays written, whatever goes wrong in telling of it."""
        seq = self.table.seq + len(entries)
        followed = self._fold(entries)
        self.hub.broker.publish(self.id, Note(self.hub.worker, seq=seq))
        if followed:
            self.bots.wake(0.0)
        return seq

    async def catch_up(self) -> None:
        """Another worker has written: read what it wrote. Its bots are its own business, unless it falls silent."""
        async with self.lock:
            followed = await self._catch_up()
        if followed:
            self.bots.wake(self.hub.grace)

    async def _catch_up(self) -> bool:
        return self._fold(await self.hub.store.load(self.id, after=self.table.seq))

    def _fold(self, entries: list[log.AnyEntry]) -> bool:
        """Follow the log, and tell everybody. False if this copy of the table cannot: then it is read anew."""
        if not entries:
            return True
        self.touched = time.monotonic()
        seq = self.table.seq
        try:
            for entry in entries:
                self.table.apply(entry)
                self.positions.append(position(self.table))
        except Exception as error:
            logger.error("table-trouble", error=repr(error)[:300])
            self.spawn(self._send_away(list(self.connections)))
            self.spawn(self.hub.forget(self))
            return False
        for guest, theirs in self._by_guest().items():
            self._tell(guest, theirs, seq)
        if any(isinstance(entry, log.Sat | log.Left) for entry in entries):
            self.tell_presence()  # who watched plays now, or the other way round
        self.clock.wake()
        return True

    def _by_guest(self) -> dict[str | None, list[Connection]]:
        found: defaultdict[str | None, list[Connection]] = defaultdict(list)
        for connection in self.connections:
            found[connection.guest].append(connection)
        return found

    def _tell(self, guest: str | None, theirs: list[Connection], since: int) -> None:
        """What is new to one guest. Where it cannot be told, they come back and are told anew; the others are none the worse for it."""
        try:
            update = self.update(guest, since)
        except Exception as error:
            logger.error("not-told", error=repr(error)[:300])
            self.spawn(self._send_away(theirs))
            return
        for connection in theirs:
            connection.send(update)

    async def _send_away(self, connections: list[Connection]) -> None:
        await asyncio.sleep(ACKNOWLEDGED_WITHIN)
        for connection in connections:
            connection.close(Closing.TROUBLE)

    # ---- telling ------------------------------------------------------------------------------------------------------------------------

    def table_view(self, guest: str | None) -> TableView:
        return table_view(self.table, self.id, guest, self.presence.connected(self.table), self.hub.time.now())

    def game_view(self, seat: int | None) -> msgspec.Raw | None:
        """Made once for each state and seat, however often it is shown."""
        state = self.table.state
        if self._shown is not state:
            self._shown, self._views = state, {}
        if seat not in self._views and state is not None:
            self._views[seat] = msgspec.Raw(messages.encode(self.table.view(seat)))
        return self._views.get(seat)

    def update(self, guest: str | None, since: int) -> messages.Update:
        seat = self.table.seat_of(guest)
        return messages.Update(
            seq=self.table.seq,
            table=self.table_view(guest),
            game=self.game_view(seat),
            events=self.events(seat, since),
        )

    def welcome(self, guest: str | None, since: int | None) -> messages.Welcome:
        seat = self.table.seat_of(guest)
        return messages.Welcome(
            seq=self.table.seq,
            seat=seat,
            token=self.token(guest),
            table=self.table_view(guest),
            game=self.game_view(seat),
            events=self.events(seat, since),
        )

    def events(self, seat: int | None, since: int | None) -> list[Event]:
        """The story a client that has seen `since` has missed. A takeback in between sends it back to where the moves were undone."""
        viewer = NOBODY if seat is None else seat
        if since is None or not 1 <= since <= self.table.seq:
            return self.table.events(viewer)
        games, ply = min(self.positions[since - 1 :])
        has_new_deal = len(self.table.games) > games
        told = self.table.events(viewer, ply)
        return [event for event in told if event.ply > ply or (has_new_deal and event.ply == ply)]

    def token(self, guest: str | None) -> str | None:
        seat = self.table.seat_of(guest)
        return None if seat is None or guest is None else self.hub.signer.token(self.id, seat, guest)

    def guest_of_token(self, token: str) -> str | None:
        for number, seat in enumerate(self.table.seats):
            if seat.guest and self.hub.signer.is_token(token, self.id, number, seat.guest):
                return seat.guest
        return None

    # ---- coming and going ---------------------------------------------------------------------------------------------------------------

    def join(self, connection: Connection, since: int | None) -> None:
        self.touched = time.monotonic()
        self.connections.add(connection)
        self.hub.metrics.connections.inc()
        self._count()
        connection.send(self.welcome(connection.guest, since))
        self.tell_presence()
        self.bots.wake(self.hub.grace)

    def part(self, connection: Connection) -> None:
        if connection in self.connections:
            self.touched = time.monotonic()
            self.connections.remove(connection)
            self.hub.metrics.connections.dec()
            self._count()
            self.tell_presence()

    def _count(self) -> None:
        here = self.presence.set_here(connection.guest for connection in self.connections)
        self.hub.broker.publish(self.id, Note(self.hub.worker, here=here))

    def tell_presence(self) -> None:
        now = messages.Presence(
            self.presence.connected(self.table), self.presence.watching(self.table), self._is_warming_up()
        )
        for connection in self.connections:
            connection.send(now)

    def _is_warming_up(self) -> bool:
        return any(seat.kind == "bot" for seat in self.table.seats) and not is_ready(self.table.game)

    async def look_around(self) -> None:
        """With other workers about: say who is here, forget who is not, and see whether the log has grown unheard."""
        if self.presence.forget_silent():
            self.tell_presence()
        self._count()
        await self.catch_up()

    def hear(self, note: Note) -> None:
        """What another worker says about this table."""
        if note.worker == self.hub.worker:
            return
        if note.ask:
            self._count()
        if note.here is not None and self.presence.set_there(note.worker, note.here):
            self.tell_presence()
        if note.seq > self.table.seq or note.seq < 0:
            self.spawn(self.catch_up())

    # ---- end ----------------------------------------------------------------------------------------------------------------------------

    def is_idle(self, seconds: float) -> bool:
        return not self.connections and not self.tasks and time.monotonic() - self.touched > seconds

    def rest(self) -> None:
        self.bots.rest()
        self.clock.rest()

    async def stop(self) -> None:
        self.rest()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            logger.error("table-trouble", error=repr(error)[:300])


def retrace(entries: list[log.AnyEntry]) -> tuple[Table, list[Position]]:
    """The table whose log this is, and where it stood after each entry. For a thread: it pauses, so that others need not wait for Python's lock."""
    table = Table.rebuild(entries[:1])
    positions = [position(table)]
    rested = time.monotonic()
    for entry in entries[1:]:
        table.apply(entry)
        positions.append(position(table))
        if time.monotonic() - rested > AT_A_STRETCH:
            time.sleep(PAUSE)
            rested = time.monotonic()
    return table, positions


def position(table: Table) -> Position:
    return len(table.games), table.ply
