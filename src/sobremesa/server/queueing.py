"""Who is served next where there is not enough for all: people who play before people who watch, and who has had little before who has had much."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from itertools import count
from typing import Final

HALF_LIFE: Final = 30.0  # seconds, after which half of what somebody has had is forgotten
MOST_REMEMBERED: Final = 10_000


class Shares:
    """How much each has had lately."""

    def __init__(self) -> None:
        self._had: OrderedDict[str, tuple[float, float]] = OrderedDict()  # amount, when

    def of(self, who: str) -> float:
        amount, at = self._had.get(who, (0.0, 0.0))
        return amount * 0.5 ** ((time.monotonic() - at) / HALF_LIFE)

    def add(self, who: str, amount: float) -> None:
        self._had[who] = (self.of(who) + amount, time.monotonic())
        self._had.move_to_end(who)
        if len(self._had) > MOST_REMEMBERED:
            self._had.popitem(last=False)


class Queue:
    """So many places. Whoever waits is let in by rank, the lowest first; of equal rank, by who came first."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[tuple[tuple[float, ...], int, asyncio.Future[None]]] = []
        self._numbers = count()

    @asynccontextmanager
    async def place(self, *rank: float) -> AsyncIterator[None]:
        await self._enter(rank)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, rank: tuple[float, ...]) -> None:
        if self._free:
            self._free -= 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (rank, next(self._numbers), called))
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called, and gone in the same moment
                self._leave()
            raise

    def _leave(self) -> None:
        while self._waiting:
            called = heapq.heappop(self._waiting)[2]
            if not called.done():
                called.set_result(None)
                return
        self._free += 1


def least(shares: Shares, who: Iterable[str]) -> float:
    """What the one of them has had who has had least."""
    return min(map(shares.of, who), default=0.0)
