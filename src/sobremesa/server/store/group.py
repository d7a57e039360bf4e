"""Appends are committed in groups: those that arrive while one transaction is being made durable share the next one, and its fsync."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Final, NamedTuple

import structlog

from ...table import log
from ..calling_off import called_off
from .base import Conflict, Sitting, Then

MOST_TOGETHER: Final = 200  # appends in one transaction
ENOUGH: Final = 32  # appends: so many do not wait for more, however much there is to tell of those before
MOST_AT_ONCE: Final = (
    4  # answered in one round of the event loop: the first is told and sent while the others wait, not after them
)
logger = structlog.get_logger(__name__)


class Row(NamedTuple):
    table: str
    seq: int
    entry: str


class Batch(NamedTuple):
    """What is written together: entries of one table, and who sits down by them."""

    rows: list[Row]
    sittings: list[Sitting]


class Append(NamedTuple):
    table: str
    seq: int
    entries: Sequence[log.AnyEntry]
    then: Then
    asked: float  # when, by the monotonic clock

    def batch(self) -> Batch:
        rows = [Row(self.table, self.seq + n, log.encode(entry).decode()) for n, entry in enumerate(self.entries)]
        return Batch(rows, sittings_of(self.table, self.entries))

    def settle(self, error: BaseException | None) -> None:
        """Whatever goes wrong where it is heard of is no trouble of the others."""
        try:
            self.then(error)
        except Exception as trouble:
            logger.error("not-settled", error=repr(trouble)[:300])


# Writes each append whose first row is free, all in one transaction; which of them were, in their order.
Write = Callable[[list[Batch]], Awaitable[list[bool]]]


def sittings_of(table: str, entries: Sequence[log.AnyEntry]) -> list[Sitting]:
    """Who sits down by these entries, or is invited."""
    day = entries[0].day if isinstance(entries[0], log.Opened) else ""
    found: dict[str, Sitting] = {}
    for entry in entries:
        guests = [one.guest for one in entry.invited] if isinstance(entry, log.Opened) else []
        if isinstance(entry, log.Sat) or (isinstance(entry, log.Offered | log.Admitted) and entry.guest):
            guests = [entry.guest]
        found |= {guest: Sitting(guest, table, entry.at, day) for guest in guests}
    return list(found.values())


def sittings_of_those(batches: Sequence[Batch], written: Sequence[bool]) -> list[Sitting]:
    return [sitting for batch, ok in zip(batches, written, strict=True) if ok for sitting in batch.sittings]


class Group:
    def __init__(self, write: Write) -> None:
        self._write = write
        self._waiting: list[Append] = []
        self._is_due = asyncio.Event()  # the next transaction
        self._settled: list[
            tuple[float, int, Append, BaseException | None]
        ] = []  # a heap: who has waited longest is told first
        self._number = count()
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0

    def start(self) -> None:
        self._writer = asyncio.create_task(self._write_forever())

    async def stop(self) -> None:
        await called_off(self._writer)

    def add(self, wish: Append) -> None:
        self._waiting.append(wish)
        self._look()

    def _look(self) -> None:
        """Is it time to write? While others are still being told, nobody is the worse for waiting for company; and each transaction costs as much
        as several moves."""
        if self._waiting and (not self._settled or len(self._waiting) >= ENOUGH):
            self._is_due.set()

    async def _write_forever(self) -> None:
        while True:
            await self._is_due.wait()
            wishes = self._take()
            try:
                self._settle(wishes, await self._outcomes(wishes))
            except asyncio.CancelledError:
                for wish in wishes:
                    wish.settle(ConnectionError("the store is closing"))
                raise

    def _take(self) -> list[Append]:
        """In the order they came."""
        wishes, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
        self._is_due.clear()
        self._look()
        return wishes

    async def _outcomes(self, wishes: list[Append]) -> list[BaseException | None]:
        """Written in one order everywhere: transactions never wait in a ring."""
        order = sorted(range(len(wishes)), key=lambda number: wishes[number][:2])
        try:
            free = await self._write([wishes[number].batch() for number in order])
        except Exception as error:
            return [error] * len(wishes)
        self.commits += 1
        taken = {number for number, ok in zip(order, free, strict=True) if not ok}
        return [Conflict(wish.table, wish.seq) if number in taken else None for number, wish in enumerate(wishes)]

    def _settle(self, wishes: list[Append], outcomes: list[BaseException | None]) -> None:
        is_idle = not self._settled
        for wish, outcome in zip(wishes, outcomes, strict=True):
            heappush(self._settled, (wish.asked, next(self._number), wish, outcome))
        if is_idle:
            self._settle_some()

    def _settle_some(self) -> None:
        for _ in range(min(MOST_AT_ONCE, len(self._settled))):
            _, _, wish, outcome = heappop(self._settled)
            wish.settle(outcome)
        if self._settled:
            asyncio.get_running_loop().call_soon(self._settle_some)
        else:
            self._look()
