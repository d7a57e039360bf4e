"""Calls people to their tables. Whoever is away when it is their turn has a call written down in the database, and when it is due one of the
workers brings it, at the pace of the slowest of them all: no table waits for that.

Where people have hours or days, whoever has been told is reminded once, when a quarter of their time is left.

A call is brought at least once: if a worker dies between bringing it and writing so down, another brings it again, under the same topic and
number, by which browsers and mailboxes know it. Otherwise it is brought once a turn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from typing import Final

import structlog

from ..calling_off import called_off
from ..glances import Summary, summaries, summarise, summary_of
from ..hub import Hub
from ..room import Room
from ..store.callbook import Call, Channel, Matter
from .matters import on_vacation_until, time_is_short, turn_of, wanted
from .postman import Outcome, Postman
from .quiet import last_moment, next_moment
from .wording import worded

PULSE: Final = 2.0  # seconds
AT_ONCE: Final = 16  # calls that are being brought: those that hang take no more than these
BACK_OFF: Final = (60.0, 300.0, 1800.0, 7200.0)  # seconds until it is tried again
OTHERS_FIRST: Final = 10.0  # seconds that a call is left to a worker who has the table
RECENT: Final = 86_400.0  # seconds: what has happened at a table since a server stopped is looked for
MOST_TABLES: Final = 100  # of one guest, after a restart
UNANSWERED: Final = 2 * 86_400.0  # seconds an address waits for its confirmation
SELDOM: Final = 3600.0  # seconds between rounds of tidying
BREATH: Final = 20  # tables looked at together, before others have their turn
logger = structlog.get_logger(__name__)


class Caller:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.postman = Postman(hub.settings, hub.time)
        self._under_way: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._tidied = 0.0

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._beat()), asyncio.create_task(self._catch_up())]

    async def stop(self) -> None:
        """What is under way is given up, and due again for whoever comes next. To be called before everybody seems to be away."""
        await called_off(*self._tasks, *self._under_way.values())
        await self._safely(self._write_down())
        self.postman.stop()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            await self.pulse()

    async def pulse(self) -> None:
        if not self._hub.store.is_read_only:
            await self._safely(self._write_down())
            await self._safely(self._bring_due())
            await self._safely(self._tidy())

    async def under_way(self) -> None:
        """Until nothing is being brought any more."""
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)

    async def _safely(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception as error:  # a store that is away is noticed by who writes to it
            logger.warning("calls-not-made", error=type(error).__name__)

    # ---- writing down -------------------------------------------------------------------------------------------------------------------

    async def _write_down(self) -> None:
        touched, self._hub.touched = list(self._hub.touched.values()), {}
        for start in range(0, len(touched), BREATH):
            await self._write_down_of(touched[start : start + BREATH])

    async def _write_down_of(self, rooms: list[Room]) -> None:
        """Most people are never called: who is, of all at these tables, is asked once."""
        everybody = set[str]().union(*map(people_at, rooms))
        called = {one.guest for one in await self._hub.store.calls.channels_of(everybody)} if everybody else set[str]()
        for room in rooms:
            people = people_at(room) & called
            absent = {guest for guest in people if not is_here(room, guest)}
            if absent:
                await self._plan(room.id, summarise(room.table), absent)
            if room.table.status == "over" and people - absent:  # they see the end, and are not told of it when they go
                await self._plan(room.id, summarise(room.table), people - absent, is_known=True)

    async def _plan(self, table: str, summary: Summary, absent: set[str], is_known: bool = False) -> None:
        matters: dict[str, Matter] = {guest: matter for guest, matter in wanted(summary).items() if guest in absent}
        channels = await self._hub.store.calls.channels_of(matters) if matters else []
        confirmed = [channel for channel in channels if channel.confirmed]
        if confirmed:
            calls = await self._calls(table, summary, matters, confirmed)
            if calls:
                known = [call._replace(due=None) for call in calls] if is_known else calls
                await self._hub.store.calls.plan(known)

    async def _calls(
        self, table: str, summary: Summary, matters: dict[str, Matter], channels: list[Channel]
    ) -> list[Call]:
        entries, due = await self._hub.store.load(table), self._hub.time.now() + self._hub.settings.call_after
        found: list[Call] = []
        for channel in channels:
            matter = matters[channel.guest]
            turn = turn_of(entries, channel.guest, summary.guests.index(channel.guest), matter)
            if turn is not None:
                found.append(Call(table, channel.id, channel.guest, matter, turn, due))
        return found

    async def _catch_up(self) -> None:
        """After a start: turns that began while nobody wrote them down."""
        await self._safely(self._look_everywhere())

    async def _look_everywhere(self) -> None:
        since = self._hub.time.now() - RECENT
        for guest in await self._hub.store.calls.everybody():
            sat = await self._hub.store.sat_at(guest, MOST_TABLES)
            found, _ = await summaries(self._hub, [one for one in sat if one.at > since])
            for table, summary in found.items():
                await self._plan(table, summary, {guest})

    async def _tidy(self) -> None:
        if self._tidied and time.monotonic() - self._tidied < SELDOM:
            return
        self._tidied = time.monotonic()
        await self._hub.store.calls.drop_unconfirmed(self._hub.time.now() - UNANSWERED)

    # ---- bringing -----------------------------------------------------------------------------------------------------------------------

    async def _bring_due(self) -> None:
        free = AT_ONCE - len(self._under_way)
        due = await self._hub.store.calls.due(self._hub.time.now(), AT_ONCE) if free > 0 else []
        fresh = [call for call in due if (call.table_id, call.channel) not in self._under_way and self._is_ours(call)]
        for call in fresh[:free]:
            key = call.table_id, call.channel
            task = asyncio.create_task(self._safely(self._bring(call)))
            self._under_way[key] = task
            task.add_done_callback(lambda _, key=key: self._under_way.pop(key, None))

    def _is_ours(self, call: Call) -> bool:
        """A worker that has the table in memory knows who is there, and goes first."""
        is_alone = not self._hub.broker.is_shared
        late = self._hub.time.now() - (call.due or 0.0)
        return is_alone or call.table_id in self._hub.rooms or late > OTHERS_FIRST

    async def _bring(self, call: Call) -> None:
        book, now = self._hub.store.calls, self._hub.time.now()
        channel = await book.channel(call.channel)
        moment = next_moment(await book.quiet(call.guest), now)
        if moment > now:
            await book.postpone(call, moment, call.tries)
            return
        claimed = await book.claim(call, now)
        if claimed is None:
            return
        if channel is None:
            await book.drop(claimed)
        else:
            await self._tell(claimed, channel)

    async def _tell(self, call: Call, channel: Channel) -> None:
        room = self._hub.rooms.get(call.table_id)
        if room and room.is_behind:
            await room.catch_up()
        summary = await summary_of(self._hub, call.table_id)
        if summary is None:  # closed; or too much to do
            await self._conclude(call, "later")
        elif not is_wanted(call, summary):
            await self._hub.store.calls.drop(call)
            await self._plan(
                call.table_id, summary, set() if self._is_here(call) else {call.guest}
            )  # something else may be
        elif (moment := await self._not_before(call, summary)) > self._hub.time.now():
            await self._hub.store.calls.postpone(call, moment, call.tries - 1)
        elif self._is_here(call):  # they see it themselves
            await self._settle(call, summary)
        else:
            told = await self._bring_to(call, channel, summary)
            self._hub.metrics.calls.labels(channel.kind, told).inc()
            await self._conclude(call, told, summary)

    async def _not_before(self, call: Call, summary: Summary) -> float:
        """Who is on vacation is left alone, and nobody is reminded while there is time."""
        vacation = on_vacation_until(summary, call.guest)
        return vacation if call.kind != "short" else max(vacation, await self._reminder(call, summary) or 0.0)

    async def _reminder(self, call: Call, summary: Summary) -> float | None:
        short = time_is_short(summary, call.guest)
        return short and last_moment(await self._hub.store.calls.quiet(call.guest), short)

    async def _bring_to(self, call: Call, channel: Channel, summary: Summary) -> Outcome:
        guest = await self._hub.store.guest(call.guest)
        language = guest.language or channel.language
        off = self._hub.signer.off_link(channel.id)
        message = worded(summary, call.kind, call.guest, language, call.table_id, call.turn, channel.id, off)
        return await self.postman.bring(channel._replace(language=language), message)

    async def _settle(self, call: Call, summary: Summary) -> None:
        book, now = self._hub.store.calls, self._hub.time.now()
        soon = await self._reminder(call, summary) if call.kind in ("turn", "asked") else None
        await (book.remind(call, soon) if soon and soon > now else book.settle(call))

    async def _conclude(self, call: Call, outcome: Outcome, summary: Summary | None = None) -> None:
        book = self._hub.store.calls
        if outcome == "gone":
            await book.remove(call.channel)
        elif outcome == "later" and call.tries <= len(BACK_OFF):
            await book.postpone(call, self._hub.time.now() + BACK_OFF[call.tries - 1], call.tries)
        elif outcome == "done" and summary:
            await self._settle(call, summary)
        else:
            await book.settle(call)

    def _is_here(self, call: Call) -> bool:
        room = self._hub.rooms.get(call.table_id)
        return room is not None and is_here(room, call.guest)


def people_at(room: Room) -> set[str]:
    """Those who sit, and those whom a seat is kept for."""
    seats = room.table.seats
    return {guest for seat in seats if (guest := seat.guest or (seat.invited.guest if seat.invited else None))}


def is_wanted(call: Call, summary: Summary) -> bool:
    """Is it still so? A clock that stands by now reminds nobody."""
    matter = wanted(summary).get(call.guest)
    if call.kind == "short":
        return matter == "turn" and time_is_short(summary, call.guest) is not None
    return matter == call.kind


def is_here(room: Room, guest: str) -> bool:
    return room.presence.gone_for(guest) == 0.0
