"""How much, and how fast, one visitor may ask. A bucket fills steadily and every request takes a token out of it, or the seconds it took."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

MOST_BYTES: Final = 64 * 1024  # of one message
MOST_WATCHING: Final = 500  # at one table, in one process; who sits at it and who opened it always get in
MOST_OF_A_GUEST: Final = 8  # WebSockets at one table; of who sits at it, the oldest makes room
MOST_FROM_AN_ADDRESS: Final = 300  # WebSockets open at once: a school behind one router may play
MOST_ADDRESSES: Final = 10_000  # remembered


@dataclass(frozen=True)
class Rate:
    burst: float
    each_second: float

    def times(self, factor: float) -> Rate:
        return Rate(self.burst * factor, self.each_second * factor)


MESSAGES: Final = Rate(burst=40, each_second=10)  # of one connection
COMMANDS: Final = Rate(burst=600, each_second=20)  # for logs, but for moves, from all connections of one address
CREATION: Final = Rate(burst=20, each_second=0.2)  # of tables, from one address
CODES: Final = Rate(burst=5, each_second=1 / 30)  # recovery codes tried or asked for, from one address
HINTS: Final = Rate(burst=10, each_second=0.5)  # of thoughts on a player's behalf, from one address
NAMES: Final = Rate(burst=60, each_second=1)  # changed, from one address
REQUESTS: Final = Rate(burst=120, each_second=20)  # everything else over HTTP, from one address
PAGES: Final = Rate(burst=120, each_second=10)  # that say something of a table, from one address
BOARDS: Final = Rate(burst=120, each_second=8)  # drawn, from one address
METERS: Final = Rate(burst=8, each_second=0.1)  # of fairness begun, from one address
CONNECTS: Final = Rate(burst=60, each_second=2)  # WebSockets opened, from one address
LOOKBACKS: Final = Rate(burst=12, each_second=0.05)  # at games that are over, from one address
EXPORTS: Final = Rate(burst=3, each_second=1 / 120)  # of all that is kept about somebody, from one address
CHANNELS: Final = Rate(burst=10, each_second=1 / 30)  # to be called by, added or tried out, from one address
CONFIRMATIONS: Final = Rate(burst=3, each_second=3 / 172_800)  # asked for by e-mail, of one mailbox
REPORTS: Final = Rate(burst=5, each_second=1 / 60)  # about others, from one address
RATES: Final = (
    CREATION,
    CODES,
    HINTS,
    NAMES,
    REQUESTS,
    BOARDS,
    METERS,
    CONNECTS,
    LOOKBACKS,
    EXPORTS,
    CHANNELS,
    CONFIRMATIONS,
    REPORTS,
    PAGES,
    COMMANDS,
)  # by address; workers call each by its place here

# Not every request costs the same. These are seconds of processor time, paid when they have been spent: who has spent too many waits.
WORK_OF_A_GUEST: Final = Rate(burst=20, each_second=0.2)
WORK_OF_AN_ADDRESS: Final = Rate(burst=40, each_second=0.5)


class Bucket:
    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self.rate, self._now = rate, now
        self._left, self._at = rate.burst, now()

    def wait(self) -> float:
        """Takes a token and returns 0, or says how many seconds to wait for one."""
        if missing := max(0.0, 1 - self._filled()):
            return missing / self.rate.each_second
        self._left -= 1
        return 0.0

    def debt(self) -> float:
        """Seconds until there is something in it again; 0 while there is."""
        return max(0.0, -self._filled()) / self.rate.each_second

    def pay(self, amount: float) -> None:
        """Takes out more than is in it, if need be."""
        self._left = self._filled() - amount

    def _filled(self) -> float:
        now = self._now()
        self._left = min(self.rate.burst, self._left + (now - self._at) * self.rate.each_second)
        self._at = now
        return self._left


class Gate:
    """A bucket for each address, or for each guest; those not seen for longest are forgotten."""

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._now = rate, now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, who: str) -> Bucket:
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, self._now)
        self._buckets[who] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket

    def wait(self, who: str) -> float:
        return self.bucket(who).wait()
