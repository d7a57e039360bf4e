"""How much time people have, where the table has a clock: it is told now and then, and runs on by itself in between."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from ...i18n import say
from ...table.times import SeatTimeView
from ...table.view import TableView

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


class Timed:
    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now, self._heard, self._told = now, 0.0, list[SeatTimeView]()

    def hear(self, table: TableView) -> None:
        if table.times != self._told:
            self._told, self._heard = table.times, self._now()

    def text(self, language: str, table: TableView, seat: int) -> str:
        """Empty where nobody is timed, or nobody who is a person."""
        if table.clock is None or table.status != "playing" or table.seats[seat].kind != "human":
            return ""
        one = table.times[seat]
        if one.off:
            return say(language, "clock-off")
        passed = self._now() - self._heard if one.runs else 0.0
        return left(language, max(0, int(one.left - passed)))


def left(language: str, seconds: int) -> str:
    """“2 d 5 h”, and below a day “5:03:09” or “3:09”."""
    if seconds >= DAY:
        days, hours = seconds // DAY, seconds % DAY // HOUR
        return f"{say(language, 'clock-days', days=days)} {say(language, 'clock-hours', hours=hours)}"
    hours, minutes = seconds // HOUR, seconds % HOUR // MINUTE
    return f"{hours}:{minutes:02}:{seconds % MINUTE:02}" if hours else f"{minutes}:{seconds % MINUTE:02}"
