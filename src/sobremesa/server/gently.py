"""Long work in a thread, beside others who are to be answered at once: it pauses, so that they need not wait for Python's lock."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

AT_A_STRETCH: Final = 0.001  # seconds
PAUSE: Final = 0.0005
T = TypeVar("T")


def gently(work: Iterable[T]) -> Iterator[T]:
    rested = time.monotonic()
    for one in work:
        yield one
        if time.monotonic() - rested > AT_A_STRETCH:
            time.sleep(PAUSE)
            rested = time.monotonic()
