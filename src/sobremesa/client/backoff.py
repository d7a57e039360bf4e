"""How long to wait before knocking again: twice as long each time, never the same as everybody else, and not for ever."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Final

FIRST: Final = 0.2  # seconds
LONGEST: Final = 10.0
PATIENCE: Final = 60.0  # seconds after which nobody answers any more


class Backoff:
    """For one absence of the server."""

    def __init__(self, patience: float = PATIENCE, now: Callable[[], float] = time.monotonic) -> None:
        self._until, self._now, self._wait = now() + patience, now, FIRST

    @property
    def is_over(self) -> bool:
        """Has it been long enough?"""
        return self._now() >= self._until

    def next(self, at_least: float = 0.0) -> float:
        """Seconds to wait now; ConnectionError when it has been long enough."""
        if self.is_over:
            raise ConnectionError("the server does not answer any more")
        wait, self._wait = self._wait, min(LONGEST, 2 * self._wait)
        return max(at_least, wait * random.uniform(0.5, 1.0))
