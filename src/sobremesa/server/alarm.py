"""A clock of one table, at one worker. Every worker that has the table open keeps one; the log lets only the first of them write."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ..core.errors import Refusal
from ..table.table import Decision, Table

if TYPE_CHECKING:
    from .room import Room

GRACE: Final = 0.25  # seconds an answer may be on its way
PATIENCE: Final = 2.0  # seconds before another try, where the store is in trouble


class Alarm:
    """`ending` says when it is to ring next, `late` what is to be done then. Who was cut off by a restart has `back` seconds to come back."""

    def __init__(
        self,
        room: Room,
        ending: Callable[[Table], float | None],
        late: Callable[[Table, float], Decision],
        back: float = 0.0,
    ) -> None:
        self._room, self._ending, self._late, self._back = room, ending, late, back
        self._alarm: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        """Look at what is timed now."""
        ends = self._ending(self._room.table)
        self._set(None if ends is None else ends - self._room.hub.time.now() + GRACE)

    def rest(self) -> None:
        self._set(None)

    def _set(self, wait: float | None) -> None:
        if self._alarm:
            self._alarm.cancel()
        if wait is None:
            self._alarm = None
            return
        early = self._room.hub.started + self._back - time.monotonic()
        self._alarm = asyncio.get_running_loop().call_later(max(0.0, wait, early), self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._room.spawn(self._answer())

    async def _answer(self) -> None:
        table = self._room.table
        done = await self._room.commit(lambda: self._late(table, self._room.hub.time.now()))
        if isinstance(done, Refusal) and self._ending(table) is not None and self._alarm is None:
            self._set(PATIENCE)
