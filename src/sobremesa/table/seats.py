"""Who sits where: the part of a table that needs no rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from . import log


@dataclass
class Seat:
    """`guest` sits here; with a `level` too, a bot covers for them until they are back. Who left in the middle of a game is `away`.
    Who has `lost` (they resigned, or on time) does not come back: a bot plays on. Where somebody is `late`, a bot makes their next move.
    `after`: the words were given after the commitment was shown. An open seat may be kept for somebody who is `invited`."""

    guest: str | None = None
    name: str = ""
    level: str | None = None
    words: str | None = None
    away: bool = False
    late: bool = False
    lost: bool = False
    after: bool = False
    invited: log.Invited | None = None
    avatar: str = ""

    @property
    def kind(self) -> Literal["human", "bot", "open"]:
        if self.level:
            return "bot"
        return "human" if self.guest else "open"

    @property
    def is_covered(self) -> bool:
        return bool(self.guest and self.level)

    @property
    def kept_for(self) -> str:
        """The guest who may sit down here though nobody else may, or though somebody plays here still."""
        return self.invited.guest if self.invited and self.invited.guest != self.guest and not self.lost else ""


def planned(opened: log.Opened) -> list[Seat]:
    kept = {one.seat: one for one in opened.invited}
    return [
        Seat(level=plan.level) if plan.kind == "bot" else Seat(invited=kept.get(number))
        for number, plan in enumerate(opened.seats)
    ]


def are_taken(seats: Sequence[Seat]) -> bool:
    """Nobody is awaited any more: the cards are dealt."""
    return all(seat.kind != "open" for seat in seats)


def follow(seats: list[Seat], entry: log.Sat | log.Left | log.Filled, is_dealt: bool) -> None:
    sitting = seats[entry.seat]
    match entry:
        case log.Sat():
            if sitting.invited and sitting.invited.guest != entry.guest:  # it was offered to somebody else
                sitting.invited = None
            sitting.guest, sitting.name, sitting.level, sitting.away = entry.guest, entry.name, None, False
            sitting.avatar, sitting.late = entry.avatar, False
            if not is_dealt:
                sitting.words, sitting.after = entry.words, bool(entry.words) and entry.after
        case log.Left():
            if is_dealt:  # the seat stays theirs; somebody may let a bot cover for them
                sitting.away = True
            else:
                kept = sitting.invited if sitting.invited and sitting.invited.always else None
                seats[entry.seat] = Seat(invited=kept)
        case log.Filled():
            sitting.level = entry.level
            if not sitting.guest:
                sitting.invited = None


def vacate(seats: list[Seat], number: int, is_dealt: bool, level: str) -> None:
    """Nobody's any more: before the deal it is open, and after it a bot plays there. Words for the shuffle stay."""
    sitting = seats[number]
    if not is_dealt:
        seats[number] = Seat()
    elif not sitting.lost:
        fresh = Seat(level=sitting.level or level, words=sitting.words, after=sitting.after, invited=sitting.invited)
        seats[number] = fresh
