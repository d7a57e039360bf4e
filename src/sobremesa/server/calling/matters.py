"""Who is to be called to a table, and to what: it is their turn, the game is over, or a seat is kept for them.

A turn is known by the seq of the last thing its player has done there, so all workers call it the same, before and after a restart."""

from __future__ import annotations

from collections.abc import Sequence

from ...table import log
from ..glances import Summary
from ..store.callbook import Matter

COMPANY = 2  # people at a table: who plays against bots alone is waited for by nobody


def wanted(summary: Summary) -> dict[str, Matter]:
    """By guest. Whoever has left, or is covered by a bot, wants nothing of this table."""
    if len({guest for guest in summary.guests if guest}) < COMPANY:
        return {}
    found: dict[str, Matter] = {}
    for number, (guest, seat) in enumerate(zip(summary.guests, summary.seats, strict=True)):
        if guest and not seat.away and (matter := matter_of(summary, number)):
            found[guest] = matter
    return found


def matter_of(summary: Summary, number: int) -> Matter | None:
    kind = summary.seats[number].kind
    if summary.status == "waiting":
        return "invited" if kind == "open" else None
    if summary.status == "over":
        return "over" if kind == "human" else None
    return "turn" if number in summary.owes and kind == "human" else None


def turn_of(entries: Sequence[log.AnyEntry], guest: str, seat: int, matter: Matter) -> int | None:
    """Which turn this is. None for the end of a game to who has brought it about: they know."""
    moves = [(seq, entry.seat) for seq, entry in enumerate(entries, 1) if isinstance(entry, log.Moved)]
    sat = [seq for seq, entry in enumerate(entries, 1) if isinstance(entry, log.Sat) and entry.guest == guest]
    if matter == "over":
        return moves[-1][0] if moves and moves[-1][1] != seat else None
    return max([1, *sat, *(seq for seq, by in moves if by == seat)])
