"""Several people at one browser, who hand it to each other: each has a seat and a name of their own.

Companions of a guest are guests, too, but without a cookie: their ids are made of that guest's, whose cookie speaks for all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..core.protocol import MAX_SEATS

if TYPE_CHECKING:
    from .closed import ClosedTable
    from .table import Table

MARK: Final = "~"  # in no id that a server draws


def owner_of(guest: str) -> str:
    """Whose browser somebody is at."""
    return guest.partition(MARK)[0]


def companions(guest: str) -> list[str]:
    """All there can be."""
    return [f"{guest}{MARK}{number}" for number in range(1, MAX_SEATS)]


def seats_here(table: Table | ClosedTable, guest: str | None) -> dict[int, str]:
    """The seats that belong to the people at this guest's browser, or are kept for them, and whose each is."""
    is_over = table.status == "over"  # then nobody sits down any more
    theirs = {number: seat.guest or ("" if is_over else seat.kept_for) for number, seat in enumerate(table.seats)}
    return {number: who for number, who in theirs.items() if who and guest and owner_of(who) == guest}


def is_shared(table: Table, guest: str | None) -> bool:
    return len(seats_here(table, guest)) > 1


def seat_asked(table: Table, guest: str | None, seat: int | None) -> int | None:
    """The seat an asker means: their own. Who shares a browser says which, or asks as nobody: what one may see is not for the next."""
    if not is_shared(table, guest):
        return table.seat_of(guest)
    return seat if seat in seats_here(table, guest) else None
