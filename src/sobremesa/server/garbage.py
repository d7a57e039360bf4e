"""When Python looks for garbage. Nobody moves meanwhile, so it looks at little at a time, and at everything when nobody moves anyway.

By itself it looks at young objects once there are a good many more of them than before. At a busy table as many go as come, so that hardly ever
happens, and then there are those of a thousand tables to look at. And among all objects of a thousand tables it looks for a third of a second."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

# By itself it looks when so many are new, three times as seldom at those it has looked at once, and never at all.
YOUNG: Final = (10_000, 3, 1 << 30)
QUIET: Final = 1.0  # seconds in which nothing was written
CALM: Final = 0.005  # seconds: where the event loop is later than this there is enough to do
PAUSE: Final = 0.5  # seconds between two looks at the new ones …
EVERY: Final = 4  # … and so many of these to one at those that were looked at once
WORTHWHILE: Final = 50  # looks at these, and there may be some garbage among all
TOO_MANY: Final = 600  # and then there is no more waiting: some hundred megabytes could have gathered

NEW, SEEN_ONCE, ALL = range(3)  # what Python calls generations


@contextmanager
def looked_for_seldom() -> Iterator[None]:
    """While there is a server; what else its process does before and after is looked through as ever."""
    before = gc.get_threshold()
    gc.set_threshold(*YOUNG)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()  # what `warming` found was there to stay


def looks_since_all() -> int:
    """At those that were looked at once."""
    return gc.get_count()[ALL]


class Garbage:
    def __init__(
        self, looks: Callable[[], int] = looks_since_all, collect: Callable[[int], object] = gc.collect
    ) -> None:
        self._looks, self._collect = looks, collect
        self._sweeps, self._swept = 0, 0.0
        self.disturbed = 0.0  # when something was written last, by the clock that `look` is told

    def look(self, now: float, late: float) -> None:
        """A moment may be used; the event loop is so many seconds late."""
        is_quiet = now - self.disturbed >= QUIET
        if self._looks() >= (WORTHWHILE if is_quiet else TOO_MANY):
            self._collect(ALL)
        elif not is_quiet and late < CALM and now - self._swept >= PAUSE:
            self._sweeps, self._swept = self._sweeps + 1, now
            self._collect(NEW if self._sweeps % EVERY else SEEN_ONCE)
