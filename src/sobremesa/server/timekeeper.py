"""What time it is, the same for all workers: the time of the store they share, carried on by this machine's steady clock."""

from __future__ import annotations

import time

from .store import Store


class Timekeeper:
    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()

    def now(self) -> float:
        """Seconds since the epoch. A wall clock that is wrong, or set anew, changes nothing."""
        return time.monotonic() + self._ahead

    async def set_by(self, store: Store) -> None:
        asked = time.monotonic()
        told = await store.now()
        self._ahead = told - (asked + time.monotonic()) / 2
