"""When Python looks through everything it has for garbage. Meanwhile nobody moves: with a thousand tables open, for a third of a second. So that is
left for a moment when nobody does; what young objects leave is found all the time, and moves make hardly any other garbage."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Final

# Python looks among so many new objects, and a third as often among those it has looked at once; never by itself among all.
YOUNG: Final = (2_000, 3, 1 << 30)
QUIET: Final = 1.0  # seconds in which nothing was written
WORTHWHILE: Final = 50  # looks at those it has looked at once: then there may be some among the others
TOO_MANY: Final = 600  # and then there is no more waiting: some hundred megabytes could have gathered


def looks_at_young() -> int:
    """Since all were looked at."""
    return gc.get_count()[2]


class Garbage:
    def __init__(self, young: Callable[[], int] = looks_at_young, collect: Callable[[], object] = gc.collect) -> None:
        self._young, self._collect = young, collect
        self.disturbed = 0.0  # when something was written last, by whatever clock `look` is asked

    def look(self, now: float) -> None:
        wait = now - self.disturbed < QUIET
        if self._young() >= (TOO_MANY if wait else WORTHWHILE):
            self._collect()
