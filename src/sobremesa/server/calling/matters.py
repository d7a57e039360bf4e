"""Who is to be called to a table, and to what: it is their turn, and again when their time gets short; somebody proposes something and waits for
their word; their time was over, and a bot plays for them, or they have lost; the game is over; a seat is kept for them.

A turn is known by the seq of the last thing its player has done there, so all workers call it the same, before and after a restart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...table import log
from ..glances import Summary
from ..store.callbook import Matter

COMPANY: Final = 2  # people at a table: who plays against bots alone is waited for by nobody
WORTH: Final = 3600.0  # seconds: where people have less time than that, nobody is reminded of it
LAST: Final = 0.25  # of the time: then it is short …
A_DAY: Final = 86_400.0  # … but not earlier than this
BY_THEMSELVES: Final = (log.Moved, log.Vacation, log.Proposed, log.Voted)  # what a seat does
ENDS: Final = (log.Moved, log.Resigned, log.TimedOut, log.Proposed, log.Voted)  # what may end a game


def wanted(summary: Summary) -> dict[str, Matter]:
    """By guest. Whoever has left, or is covered by a bot for another reason than their clock, wants nothing of this table."""
    if len({guest for guest in summary.guests if guest}) < COMPANY:
        return {}
    found: dict[str, Matter] = {}
    for number, guest in enumerate(summary.guests):
        if guest and (matter := matter_of(summary, number)):
            found[guest] = matter
    return found


def matter_of(summary: Summary, number: int) -> Matter | None:
    seat = summary.seats[number]
    if any(one.seat == number for one in summary.lost):
        return "lost" if any(one.seat == number and one.why == "time" for one in summary.lost) else None
    if number in summary.late and summary.status != "over":
        return "late"
    if seat.away:
        return None
    if summary.status == "waiting":
        return "invited" if seat.kind == "open" else None
    if seat.kind != "human":
        return None
    if summary.status == "over":
        return "over"
    if number in summary.asked:
        return "asked"
    return "turn" if number in summary.owes else None


def turn_of(entries: Sequence[log.AnyEntry], guest: str, seat: int, matter: Matter) -> int | None:
    """Which turn this is. None for the end of a game to who has brought it about: they know."""
    match matter:
        case "over":
            ends = [(seq, entry.seat) for seq, entry in enumerate(entries, 1) if isinstance(entry, ENDS)]
            return ends[-1][0] if ends and ends[-1][1] != seat else None
        case "asked":
            return last_of(entries, log.Proposed)
        case "late" | "lost":
            return last_of(entries, log.TimedOut, seat)
        case _:
            sat = [seq for seq, entry in enumerate(entries, 1) if isinstance(entry, log.Sat) and entry.guest == guest]
            return max([1, *sat, *(last_of(entries, kind, seat) or 1 for kind in BY_THEMSELVES)])


def last_of(
    entries: Sequence[log.AnyEntry],
    kind: type[log.Moved | log.Vacation | log.Proposed | log.Voted | log.TimedOut],
    seat: int | None = None,
) -> int | None:
    """The seq of the last entry of this kind, of this seat if one is named."""
    for seq in range(len(entries), 0, -1):
        entry = entries[seq - 1]
        if isinstance(entry, kind) and seat in (None, entry.seat):
            return seq
    return None


def on_vacation_until(summary: Summary, guest: str) -> float:
    until = summary.off[summary.guests.index(guest)] if summary.off else None
    return until or 0.0


def time_is_short(summary: Summary, guest: str) -> float | None:
    """When somebody is to be reminded, if their clock runs and it is one of hours or days."""
    ends = summary.ends[summary.guests.index(guest)] if summary.ends else None
    if ends is None or summary.whole < WORTH:
        return None
    return ends - min(summary.whole * LAST, A_DAY)
