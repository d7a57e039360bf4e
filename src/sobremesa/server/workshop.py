"""Where requests that take a while are worked on: in a few threads, one at a time for each address, and paid for in seconds of processor time.

So nobody's request waits behind a hundred of somebody else's, and the tables, which live in the event loop, wait for none.
"""

from __future__ import annotations

import asyncio
import math
import sys
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Final, TypeVar

from ..core.errors import Refusal, refuse
from .limits import WORK_OF_A_GUEST, WORK_OF_AN_ADDRESS, Bucket, Gate
from .visitors import Asker, asking

THREADS: Final = 4  # one address has one of them at a time
MOST_WAITING: Final = 32  # requests of one address
MOST_WAITING_IN_ALL: Final = 256
LONGEST: Final = 30.0  # seconds, waiting included; what can stop early does
AT_A_STRETCH: Final = 0.001  # seconds of work beside others who play
PAUSE: Final = 0.0005  # seconds
HAND_OVER: Final = 0.0005  # seconds after which Python's lock is given to who waits for it: most often that is the event loop, with a move
T = TypeVar("T")


class TooLong(Exception):
    """Nobody waits for this work any more."""


class Workshop:
    def __init__(self, hurry: float = 1.0) -> None:
        sys.setswitchinterval(HAND_OVER)
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="work")
        self._of_guests = Gate(WORK_OF_A_GUEST.times(hurry))
        self._of_addresses = Gate(WORK_OF_AN_ADDRESS.times(hurry))
        self._turns: dict[str, asyncio.Lock] = {}
        self._waiting: Counter[str] = Counter()

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def do(self, work: Callable[[], T]) -> T | Refusal:
        """The outcome, once it is this asker's turn; or why there is none."""
        asker = asking.get()
        if refusal := self.refusal(asker) or self._crowded(asker.address):
            return refusal
        try:
            async with asyncio.timeout(LONGEST), self._turn(asker.address):
                return await self._work(asker, work)
        except (TimeoutError, TooLong):
            return refuse("busy")

    def refusal(self, asker: Asker) -> Refusal | None:
        """Has this asker spent too much?"""
        wait = max((purse.debt() for purse in self._purses(asker)), default=0.0)
        return refuse("too-fast", seconds=math.ceil(wait)) if wait else None

    def charge(self, asker: Asker, seconds: float) -> None:
        for purse in self._purses(asker):
            purse.pay(seconds)

    def _purses(self, asker: Asker) -> list[Bucket]:
        gates = ((self._of_addresses, asker.address), (self._of_guests, asker.guest))
        return [gate.bucket(who) for gate, who in gates if who]

    def _crowded(self, address: str) -> Refusal | None:
        full = self._waiting[address] >= MOST_WAITING or self._waiting.total() >= MOST_WAITING_IN_ALL
        return refuse("busy") if full else None

    @asynccontextmanager
    async def _turn(self, address: str) -> AsyncIterator[None]:
        """One thing at a time for each address."""
        self._waiting[address] += 1
        try:
            async with self._turns.setdefault(address, asyncio.Lock()):
                yield
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address], self._turns[address]

    async def _work(self, asker: Asker, work: Callable[[], T]) -> T:
        loop, until = asyncio.get_running_loop(), time.monotonic() + LONGEST

        def paid() -> T:
            begun = time.thread_time()
            try:
                return worked(work, until)
            finally:  # also by who does not wait for it any more
                with suppress(RuntimeError):  # nobody is left to be paid
                    loop.call_soon_threadsafe(self.charge, asker, time.thread_time() - begun)

        return await loop.run_in_executor(self._pool, paid)


class _Shift(threading.local):
    """Of the thread that works: until when, and since when without a pause."""

    until = math.inf
    rested = 0.0


_shift = _Shift()


def worked(work: Callable[[], T], until: float) -> T:
    _shift.until, _shift.rested = until, time.monotonic()
    try:
        return work()
    finally:
        _shift.until = math.inf


def breathe() -> None:
    """Long work in plain Python calls this now and then: others need Python's lock too, and it ends when nobody waits for it any more."""
    now = time.monotonic()
    if now > _shift.until:
        raise TooLong
    if now - _shift.rested > AT_A_STRETCH:
        time.sleep(PAUSE)
        _shift.rested = time.monotonic()
