"""A table in the memory of one worker: who is connected, and the way from a decision to the log and on to every viewer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import structlog

from ..bots import is_ready
from ..core.closing import Closing
from ..core.errors import Refusal, refuse
from ..table import beside, clock, log, manners, times
from ..table.names import distinct
from ..table.story import BEGINNING, Position
from ..table.table import Table
from ..table.view import GuestView, Place, TableChanges, TableView, company, place_of, said_views
from . import messages
from .absence import Absence
from .alarm import Alarm
from .bot_seats import BotSeats
from .broker import Note
from .calling_off import called_off
from .connection import Connection
from .gently import gently
from .presence import Presence
from .store import Conflict, ReadOnly
from .telling import Telling, Trail
from .turns import Turns

if TYPE_CHECKING:
    from .hub import Hub

ATTEMPTS: Final = 8  # to write when other workers are faster
BACK: Final = 10.0  # seconds after a start until anybody is late
ACKNOWLEDGED_WITHIN: Final = 0.2  # seconds: who asked hears that it is done before we hang up
TALK: Final = {  # what changes nothing on the table itself
    *(log.Said, log.Asked, log.Answered, log.Rematched, log.Showed),
    *(log.Ruled, log.Pardoned, log.Hushed, log.Offered, log.Admitted),
}
MOVES: Final = {log.Moved}
ENDING: Final = {log.Moved, log.TimedOut, log.Resigned, log.Proposed, log.Voted, log.Left}  # with what all may be over
SEATING: Final = {log.Sat, log.Left, log.Filled, log.Removed}
GUESTS: Final = {log.Removed, log.Pardoned, log.Hushed}  # about whom the host is told
MOST_NAMED: Final = 40  # watchers
Decide = Callable[[], "list[log.AnyEntry] | Refusal | int"]
Accept = Callable[[int], None]
Outcome = Refusal | int | Exception  # why it is not done, or the seq at which it is; or what went wrong
logger = structlog.get_logger(__name__)


@dataclass(eq=False, slots=True)
class Wish:
    """Something to be decided. Whoever asked hears the seq at which it is done at once, by `accept`, and in the end the outcome."""

    decide: Decide
    accept: Accept
    done: Callable[[Outcome], None]
    attempts: int = ATTEMPTS
    asked: float = field(default_factory=time.monotonic)


class Room:
    def __init__(self, hub: Hub, id: str, table: Table, trail: Trail) -> None:
        self.hub, self.id, self.table, self.trail = hub, id, table, trail
        self.turns = Turns()
        self.connections: set[Connection] = set()
        self._places: dict[Place, list[Connection]] | None = None
        self.presence = Presence(hub.worker)
        self.touched = time.monotonic()
        self.is_lost = False  # this copy cannot follow the log, and writes nothing more
        self.is_behind = False  # the log has grown; who comes next reads it
        self.tasks: set[asyncio.Task[Any]] = set()
        self.bots = BotSeats(self)
        self.alarms = (
            Alarm(self, clock.first_ending, clock.decide_late),
            Alarm(self, times.first_ending, times.decide_late, BACK),
        )
        self.absence = Absence(self)
        self.telling = Telling(self)

    # ---- changing the table -------------------------------------------------------------------------------------------------------------

    async def commit(self, decide: Decide, accept: Accept = lambda seq: None) -> Refusal | int:
        """The outcome of a wish. Whoever goes away meanwhile changes nothing."""
        done: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self.ask(Wish(decide, accept, lambda outcome: None if done.done() else done.set_result(outcome)))
        outcome = await done
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    def ask(self, wish: Wish) -> None:
        """Decide, write, apply, tell: as soon as it is their turn, and without a task, because most of what is asked are moves."""
        self.turns.take(partial(self._decide, wish))

    def _decide(self, wish: Wish) -> None:
        try:
            decision = refuse("not-saved") if self.is_lost else wish.decide()
            if isinstance(decision, list):
                written = partial(self._written, wish, decision, time.monotonic())
                self.hub.store.write(self.id, self.table.seq + 1, decision, written, wish.asked)
                return
            if isinstance(decision, int):
                wish.accept(decision)
        except Exception as error:
            decision = error
        self._settle(wish, decision)

    def _written(self, wish: Wish, entries: list[log.AnyEntry], begun: float, error: BaseException | None) -> None:
        metrics = self.hub.metrics
        if isinstance(error, Conflict):
            metrics.conflicts.inc()
            self.spawn(self._decide_again(wish))
        elif error is not None:  # a full disk, a lost database: nothing was acknowledged
            self._settle(wish, not_saved(error))
        else:
            now = self.hub.garbage.disturbed = time.monotonic()
            told = metrics.told
            told.seconds.append(now - begun)
            told.entries += len(entries)
            told.moves += sum([type(entry) is log.Moved for entry in entries])
            self._settle(wish, self._show(entries, wish.accept))

    async def _decide_again(self, wish: Wish) -> None:
        """Another worker was faster."""
        wish.attempts -= 1
        try:
            await self._catch_up()
        except Exception as error:
            self._settle(wish, not_saved(error))
            return
        self._decide(wish) if wish.attempts else self._settle(wish, refuse("not-saved"))

    def _settle(self, wish: Wish, outcome: Outcome) -> None:
        self.turns.give()
        wish.done(outcome)

    def _show(self, entries: list[log.AnyEntry], accept: Accept) -> Outcome:
        """The seq of what is written now. It stays written, whatever goes wrong in telling of it."""
        seq = self.table.seq + len(entries)
        try:
            followed = self._fold(entries)
            accept(seq)
            if self.presence.has_others:
                self.hub.broker.publish(self.id, Note(self.hub.worker, seq=seq))
            if followed:
                self.bots.wake(0.0)
        except Exception as error:
            return error
        return seq

    async def catch_up(self) -> None:
        """Another worker has written: read what it wrote. Its bots are its own business, unless it falls silent."""
        self.is_behind = False
        async with self.turns:
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
        self.hub.touched[self.id] = self
        seq, news = self.table.seq, {type(entry) for entry in entries}
        try:
            for entry in entries:
                self.table.apply(entry)
                self.trail.add(self.table)
        except Exception as error:
            self.is_lost = True
            logger.error("table-trouble", error=repr(error)[:300])
            self.spawn(self._send_away(list(self.connections)))
            self.spawn(self.hub.forget(self))
            return False
        if news != MOVES:
            self._places = None
            self._look_away()
            self._turn_out({entry.guest for entry in entries if isinstance(entry, log.Removed) and not entry.seats})
        if log.TakenBack in news:
            self.telling.take_back()
        if self.connections:
            self._tell_all(self.trail.lowest_since(seq), news)
        if news & SEATING:
            self.tell_presence()  # who watched plays now, or the other way round
            self.absence.welcome_back()  # somebody may have come just before a bot was let in for them
        self.wake_alarms()
        if self.table.opened.league and news & ENDING and self.table.status == "over":
            self.hub.on_league_game(self.table.opened.league.id)
        return True

    def wake_alarms(self) -> None:
        for alarm in self.alarms:
            alarm.wake()

    def _tell_all(self, seen: Position, news: set[type]) -> None:
        """What is new since the story had come so far, to each seat and to those who watch; after mere talk the cards lie as they lay."""
        self.hub.metrics.told.views += len(self.connections)
        changes, game = self.telling.changes(news == MOVES), not news <= TALK
        if game and news != MOVES:
            self.telling.show_anew()
        lost: list[Connection] = []
        for place, theirs in self._by_place().items():
            try:
                update = self.telling.update(changes, place, seen, game, bool(news & GUESTS))
                for connection in theirs:
                    connection.send_encoded(update)
            except Exception as error:  # they come back and are told anew; the others are none the worse for it
                logger.error("not-told", error=repr(error)[:300])
                lost += theirs
        if lost:
            self.telling.start_over()
            self.spawn(self._send_away(lost))

    def _look_away(self) -> None:
        """Cards have been dealt: whoever shares a browser says anew who is looking, and until then nobody is."""
        for connection in self.connections:
            if connection.dealt not in (None, len(self.table.games)):
                connection.guest = None

    def _turn_out(self, removed: Collection[str]) -> None:
        """Who cannot be here any more hears why, and nothing else."""
        door = self.table.door
        if not (removed or door.private or door.banned or not door.watchers):
            return
        for connection in list(self.connections):
            owner = beside.owner_of(connection.owner or "")
            refusal = manners.turned_away(self.table, owner)
            if refusal is None and owner in removed:
                refusal = refuse("shown-out")
            if refusal:
                connection.refuse(refusal, self.table)
                connection.close(Closing.NOT_WELCOME)

    def _by_place(self) -> dict[Place, list[Connection]]:
        """Who is told the same."""
        if self._places is None:
            self._places = {}
            for connection in self.connections:
                place = place_of(self.table, connection.guest, connection.owner, connection.muted)
                self._places.setdefault(place, []).append(connection)
        return self._places

    async def _send_away(self, connections: list[Connection]) -> None:
        await asyncio.sleep(ACKNOWLEDGED_WITHIN)
        for connection in connections:
            connection.close(Closing.TROUBLE)

    # ---- telling ------------------------------------------------------------------------------------------------------------------------

    def table_view(self, guest: str | None) -> TableView:
        return self.telling.table_view(guest)

    def welcome(
        self, guest: str | None, since: int | None, owner: str | None = None, muted: Collection[str] = ()
    ) -> messages.Welcome:
        return self.telling.welcome(guest, self._seen(since), owner, muted)

    async def prepare(self, guest: str | None, since: int | None) -> None:
        """Before a welcome."""
        self.touched = time.monotonic()
        await self.telling.prepare(guest, self._seen(since))

    def _seen(self, since: int | None) -> Position:
        """How much of the story a client knows that has heard everything up to this seq."""
        return BEGINNING if since is None or not 1 <= since <= self.table.seq else self.trail.lowest_since(since)

    def token(self, guest: str | None) -> str | None:
        seat = self.table.seat_of(guest)
        if seat is None or guest is None:
            return None
        return self.hub.signer.token(self.id, seat, guest, self.hub.cards.generation(guest))

    def guest_of_token(self, token: str) -> str | None:
        for number, seat in enumerate(self.table.seats):
            if seat.guest:
                generation = self.hub.cards.generation(seat.guest)
                if self.hub.signer.is_token(token, self.id, number, seat.guest, generation):
                    return seat.guest
        return None

    # ---- whom people mean, and whom they want to hear ---------------------------------------------------------------------------------

    def guest_called(self, who: str | None) -> tuple[str, str] | None:
        """The guest a client means, of all who are here or have been, and their name."""
        table = self.table
        known = {**dict.fromkeys(self.presence.everybody(), ""), **table.door.banned, **table.door.hushed}
        known |= {one.by: one.name for one in table.chat if one.by}
        known |= {**self.presence.names(), **table.called}
        known |= {seat.guest: seat.name for seat in table.seats if seat.guest}
        return next(((guest, name) for guest, name in known.items() if manners.handle(table, guest) == who), None)

    async def hear_again(self, guests: Collection[str]) -> None:
        """These guests have changed whom they want to hear: they are told what they hear now."""
        for connection in [one for one in self.connections if one.owner and beside.owner_of(one.owner) in guests]:
            owner = beside.owner_of(connection.owner or "")
            connection.muted = frozenset(one.guest for one in await self.hub.store.complaints.muted_by(owner))
            self._places = None
            self.telling.start_over()
            place = place_of(self.table, connection.guest, connection.owner, connection.muted)
            changes = {"chat": said_views(self.table), **company(self.table, place)}
            connection.send(messages.Update(self.table.seq, TableChanges(**changes), []))  # pyright: ignore

    # ---- coming and going ---------------------------------------------------------------------------------------------------------------

    def join(self, connection: Connection, since: int | None) -> None:
        self.touched = time.monotonic()
        alone = not self.presence.is_anybody_here  # then the bots have rested, at every worker
        self.connections.add(connection)
        self._look_away()  # cards may have been dealt since they said who looks
        self._places = None
        self.telling.start_over()
        self.hub.metrics.connections.inc()
        self._count()
        connection.send(self.welcome(connection.guest, since, connection.owner, connection.muted))
        self.tell_presence()
        self.absence.welcome_back()
        self.bots.wake(0.0 if alone else self.hub.grace)

    def part(self, connection: Connection) -> None:
        if connection in self.connections:
            self.touched = time.monotonic()
            self.connections.remove(connection)
            self._places = None
            self.telling.start_over() if self.connections else self.telling.forget()
            self.hub.metrics.connections.dec()
            self._count()
            self.tell_presence()

    def _count(self) -> None:
        """With it goes how far we have come: before they were heard of, others were not told of moves."""
        self.hub.touched[self.id] = self
        names = {one.owner: one.name for one in self.connections if one.owner and one.name}
        here = self.presence.set_here((person for one in self.connections for person in self.people_at(one)), names)
        self.hub.broker.publish(self.id, Note(self.hub.worker, seq=self.table.seq, here=here, names=names))

    def people_at(self, connection: Connection) -> Collection[str | None]:
        """All who share a browser are here, whoever is looking."""
        here = beside.seats_here(self.table, connection.owner)
        return here.values() if len(here) > 1 else (connection.guest,)

    def tell_presence(self) -> None:
        now = messages.Presence(
            self.presence.connected(self.table),
            self.presence.watching(self.table),
            self._watchers(),
            self._is_warming_up(),
            self.absence.look(),
        )
        told = messages.encode(now)
        for connection in self.connections:
            connection.send_encoded(told)

    def _watchers(self) -> list[GuestView]:
        """Nobody who watches is mistaken for who plays."""
        watching = self.presence.watchers(self.table, MOST_NAMED)
        return [
            GuestView(
                manners.handle(self.table, guest),
                distinct(self.table.called.get(guest, name), self.table.names_but(guest)),
            )
            for guest, name in watching
        ]

    def _is_warming_up(self) -> bool:
        return any(seat.kind == "bot" for seat in self.table.seats) and not is_ready(self.table.game)

    async def look_around(self) -> None:
        """With other workers about: say who is here, forget who is not, and see whether the log has grown unheard."""
        if self.presence.forget_silent():
            self.telling.start_over()
            self.tell_presence()
        self._count()
        await self.catch_up()

    def hear(self, note: Note) -> None:
        """What another worker says about this table."""
        if note.worker == self.hub.worker:
            return
        self.presence.hear_of(note.worker)
        if note.ask:
            self._count()
        if note.here is not None and self.presence.set_there(note.worker, note.here, note.names):
            self.telling.start_over()
            self.tell_presence()
        if note.muted:
            self.spawn(self.hear_again(set(note.muted)))
        if note.seq > self.table.seq or note.seq < 0:
            self.is_behind = not self.connections
            None if self.is_behind else self.spawn(self.catch_up())

    # ---- end ----------------------------------------------------------------------------------------------------------------------------

    def is_idle(self, seconds: float) -> bool:
        return (
            not self.connections and not self.tasks and self.turns.is_free and time.monotonic() - self.touched > seconds
        )

    def rest(self) -> None:
        self.bots.rest()
        for alarm in self.alarms:
            alarm.rest()
        self.absence.rest()

    async def stop(self) -> None:
        self.rest()
        await called_off(*self.tasks)

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            logger.error("table-trouble", error=repr(error)[:300])


def not_saved(error: BaseException) -> Refusal:
    if isinstance(error, ReadOnly):
        return refuse("read-only")
    logger.error("not-saved", error=repr(error)[:300])
    return refuse("not-saved")


def retrace(entries: list[log.AnyEntry]) -> tuple[Table, Trail]:
    """The table whose log this is, and how its story went. For a thread."""
    table, trail = Table.rebuild(entries[:1]), Trail()
    trail.add(table)
    for entry in gently(entries[1:]):
        table.apply(entry)
        trail.add(table)
    return table, trail
