"""Long work beside others who are to be answered at once: it pauses, so that they need not wait for Python's lock, or for the event loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Iterator
from typing import Final, TypeVar

AT_A_STRETCH: Final = 0.001  # seconds
PAUSE: Final = 0.0005
T = TypeVar("T")


def gently(work: Iterable[T]) -> Iterator[T]:
    """In a thread."""
    rested = time.monotonic()
    for one in work:
        yield one
        if time.monotonic() - rested > AT_A_STRETCH:
            time.sleep(PAUSE)
            rested = time.monotonic()


async def in_turns(work: Iterable[T]) -> AsyncIterator[T]:
    """In the event loop, for what is about tables that live there."""
    rested = time.monotonic()
    for one in work:
        yield one
        if time.monotonic() - rested > AT_A_STRETCH:
            await asyncio.sleep(0)
            rested = time.monotonic()
