"""Who sits where: the part of a table that needs no rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from . import log


@dataclass
class Seat:
    """`guest` sits here; with a `level` too, a bot plays for them until they are back. Who left in the middle of a game is `away`."""

    guest: str | None = None
    name: str = ""
    level: str | None = None
    words: str | None = None
    away: bool = False

    @property
    def kind(self) -> Literal["human", "bot", "open"]:
        if self.level:
            return "bot"
        return "human" if self.guest else "open"


def planned(plans: Iterable[log.SeatPlan]) -> list[Seat]:
    return [Seat(level=plan.level) if plan.kind == "bot" else Seat() for plan in plans]


def are_taken(seats: Sequence[Seat]) -> bool:
    """Nobody is awaited any more: the cards are dealt."""
    return all(seat.kind != "open" for seat in seats)


def follow(seats: list[Seat], entry: log.Sat | log.Left | log.Filled, is_dealt: bool) -> None:
    sitting = seats[entry.seat]
    match entry:
        case log.Sat():
            sitting.guest, sitting.name, sitting.level, sitting.away = entry.guest, entry.name, None, False
            sitting.words = sitting.words if is_dealt else entry.words
        case log.Left():
            if is_dealt:  # the seat stays theirs; somebody may let a bot cover for them
                sitting.away = True
            else:
                seats[entry.seat] = Seat()
        case log.Filled():
            sitting.level = entry.level
