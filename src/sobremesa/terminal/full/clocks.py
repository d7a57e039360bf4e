"""Which clocks a form offers, in seconds: less than the browser, so that it is one line."""

from __future__ import annotations

from typing import Final, Literal, get_args

from ...i18n import say
from ...table.log import Clock
from .timed import DAY, MINUTE

End = Literal["move", "cover", "lose"]
ENDS: Final[tuple[End, ...]] = get_args(End)
VACATION: Final = 7  # days off, where a move has days
CLOCKS: Final = (
    *(Clock(move=seconds) for seconds in (20, MINUTE, 5 * MINUTE)),
    *(Clock(game=minutes * MINUTE, increment=more) for minutes, more in ((5, 5), (10, 10), (20, 10))),
    *(Clock(move=days * DAY, vacation=VACATION) for days in (1, 3, 7)),
)


def clock_words(language: str, clock: Clock) -> str:
    if clock.game:
        return say(language, "clock-game", minutes=clock.game // MINUTE, increment=clock.increment)
    if clock.move >= DAY:
        time = say(language, "clock-a-day", days=clock.move // DAY)
    elif clock.move >= MINUTE:
        time = say(language, "clock-minutes", minutes=clock.move // MINUTE)
    else:
        time = say(language, "clock-seconds", seconds=clock.move)
    return say(language, "clock-per-move", time=time)
