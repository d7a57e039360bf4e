"""The clock of one table, at one worker. Every worker that has the table open keeps one; the log lets only the first of them write."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from ..core.errors import Refusal
from ..table import clock

if TYPE_CHECKING:
    from .room import Room

GRACE: Final = 0.25  # seconds an answer may be on its way
PATIENCE: Final = 2.0  # seconds before another try, where the store is in trouble


class QuestionClock:
    def __init__(self, room: Room) -> None:
        self._room = room
        self._alarm: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        """Look at what is being asked now."""
        ends = clock.first_ending(self._room.table)
        self._set(None if ends is None else ends - self._room.hub.time.now() + GRACE)

    def rest(self) -> None:
        self._set(None)

    def _set(self, wait: float | None) -> None:
        if self._alarm:
            self._alarm.cancel()
        self._alarm = None if wait is None else asyncio.get_running_loop().call_later(max(0.0, wait), self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._room.spawn(self._answer())

    async def _answer(self) -> None:
        table = self._room.table
        done = await self._room.commit(lambda: clock.decide_late(table, self._room.hub.time.now()))
        if isinstance(done, Refusal) and clock.first_ending(table) is not None and self._alarm is None:
            self._set(PATIENCE)
