"""Who changes a table does so alone, one after the other in the order they came."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Turns:
    """Like a lock; who finds it free goes on at once, and needs no task to wait in."""

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: deque[Callable[[], None]] = deque()

    @property
    def is_free(self) -> bool:
        return not self._is_taken

    def take(self, act: Callable[[], None]) -> None:
        """Act when it is our turn; whoever acts, or what it has set going, gives the turn back in the end."""
        if self._is_taken:
            self._waiting.append(act)
        else:
            self._is_taken = True
            act()

    def give(self) -> None:
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self._is_taken = False

    async def __aenter__(self) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.take(lambda: self.give() if turn.done() else turn.set_result(None))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had just become ours
                self.give()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give()
