"""How much time each seat has left, where the table has a clock: folded from the log, so that it survives whoever keeps the clock.

The clock of a person runs while the game waits for their decision. Bots have none. It stands while the game is adjourned, and on vacation. Who
takes a move back gets no time back for it, and no second increment; who was late and is back, or whose move a bot has made, has some again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from ..core.errors import Refusal, refuse
from . import log
from .events import Ply

if TYPE_CHECKING:
    from .table import Decision, Table

DAY: Final = 86_400
SHORTEST_MOVE: Final = 5  # seconds
SHORTEST_GAME: Final = 30
LONGEST_MOVE: Final = 14 * DAY
LONGEST_GAME: Final = 90 * DAY
LONGEST_INCREMENT: Final = DAY
MOST_VACATION: Final = 60  # days
A_LITTLE: Final = 0.1  # of the whole time: what is left at least to who was late, or takes a move back


class SeatTimeView(msgspec.Struct, frozen=True):
    """`left` seconds, counted from when this was said; `vacation` seconds may still be taken; `late`: how often the time was over."""

    left: float
    runs: bool
    off: bool  # on vacation
    vacation: float
    late: int


@dataclass
class SeatTime:
    left: float  # when it last stood
    vacation: float  # seconds that may still be taken
    since: float | None = None  # since when it runs
    off: float | None = None  # since when it is on vacation
    waits: bool = False  # is this seat waited for, vacation or not?
    paid: Ply = -1  # the last move that has brought an increment
    had: float = 0.0  # left when it made its last move …
    moved: Ply = -1  # … which was this one
    is_late: bool = False
    late: int = 0

    @property
    def ends(self) -> float | None:
        """When the time is over, if it runs; at the end of a vacation it does again."""
        if self.since is not None:
            return self.since + self.left
        return self.off + self.vacation + self.left if self.off is not None and self.waits else None

    def at(self, now: float) -> float:
        """Seconds left."""
        ends = self.ends
        return max(0.0, self.left if ends is None else min(self.left, ends - now))

    def stand(self, at: float) -> None:
        self.left, self.since = self.at(at), None

    def end_vacation(self, at: float) -> None:
        if self.off is None:
            return
        until = min(at, self.off + self.vacation)
        self.since = until if self.waits else None
        self.vacation, self.off = self.vacation - (until - self.off), None

    def view(self, now: float) -> SeatTimeView:
        off = self.off is not None and now < self.off + self.vacation
        taken = 0.0 if self.off is None else now - self.off
        return SeatTimeView(
            left=round(self.at(now), 1),
            runs=self.since is not None or (self.waits and self.off is not None and not off),
            off=off,
            vacation=round(max(0.0, self.vacation - taken), 1),
            late=self.late,
        )


def why_not(clock: log.Clock | None) -> Refusal | None:
    """Why there cannot be such a clock, if there cannot."""
    if clock is None:
        return None
    if bool(clock.move) == bool(clock.game):
        return refuse("clock-one")
    limits = [
        ("clock-move", clock.move, SHORTEST_MOVE, LONGEST_MOVE) if clock.move else None,
        ("clock-game", clock.game, SHORTEST_GAME, LONGEST_GAME) if clock.game else None,
        ("clock-increment", clock.increment, 0, min(clock.game, LONGEST_INCREMENT)),
        ("clock-vacation", clock.vacation, 0, MOST_VACATION if (clock.move or clock.game) >= DAY else 0),
    ]
    wrong = [one for one in limits if one and not one[2] <= one[1] <= one[3]]
    return refuse(wrong[0][0], least=wrong[0][2], most=wrong[0][3]) if wrong else None


class Times:
    def __init__(self, clock: log.Clock, seats: int) -> None:
        self.clock = clock
        self.whole = float(clock.move or clock.game)
        self.seats = [SeatTime(self.whole, float(clock.vacation * DAY)) for _ in range(seats)]

    def follow(self, table: Table, entry: log.AnyEntry) -> None:
        """After `entry` has been folded into the table."""
        for one in self.seats:
            if one.off is not None and entry.at >= one.off + one.vacation:
                one.end_vacation(entry.at)
        self._hear(table, entry)
        owing = set(table.awaited())
        for seat, one in enumerate(self.seats):
            self._run_or_stand(table, seat, one, seat in owing, entry.at)

    def _hear(self, table: Table, entry: log.AnyEntry) -> None:
        match entry:
            case log.Moved(at=at, seat=seat, ply=ply) if not table.seats[seat].level:
                self._move(self.seats[seat], at, ply)
            case log.TimedOut(at=at, seat=seat):
                one = self.seats[seat]
                one.stand(at)
                one.is_late, one.late = True, one.late + 1
            case log.Sat(seat=seat):
                self._forgive(self.seats[seat])
            case log.Vacation(at=at, seat=seat, on=on):
                self._vacation(self.seats[seat], at, on)
            case log.TakenBack(at=at, seat=seat, ply=ply, alone=alone):
                for number, one in enumerate(self.seats):
                    if number == seat or (not alone and one.moved >= ply):
                        self._take_back(one, at)
            case log.NextGame(at=at) if self.clock.game:
                for one in self.seats:
                    one.stand(at)
                    one.left = self.whole
            case _:
                pass

    def _move(self, one: SeatTime, at: float, ply: Ply) -> None:
        """A move ends a vacation."""
        one.end_vacation(at)
        one.stand(at)
        one.had, one.moved = one.left, ply
        if self.clock.move:
            one.left, one.is_late = self.whole, False
            return
        if ply > one.paid:
            one.left, one.paid = one.left + self.clock.increment, ply
        self._forgive(one)

    def _forgive(self, one: SeatTime) -> None:
        if one.is_late:
            one.left = max(one.left, self.whole if self.clock.move else self.whole * A_LITTLE)
            one.is_late = False

    def _take_back(self, one: SeatTime, at: float) -> None:
        one.stand(at)
        if self.clock.move:
            one.left = max(one.had, self.whole * A_LITTLE)

    def _vacation(self, one: SeatTime, at: float, on: bool) -> None:
        if on:
            one.stand(at)
            one.off = at
        else:
            one.end_vacation(at)

    def _run_or_stand(self, table: Table, seat: int, one: SeatTime, owes: bool, at: float) -> None:
        sitting = table.seats[seat]
        one.waits = owes and not table.adjourned and sitting.kind == "human" and not sitting.late
        if not one.waits:
            one.stand(at)
        elif one.since is None and one.off is None:
            one.since = at
        if not owes and self.clock.move and not one.is_late:
            one.left = self.whole

    def views(self, now: float) -> list[SeatTimeView]:
        return [one.view(now) for one in self.seats]


def first_ending(table: Table) -> float | None:
    """When the first seat's time is over."""
    return (
        min((ends for one in table.times.seats if (ends := one.ends) is not None), default=None)
        if table.times
        else None
    )


def decide_late(table: Table, at: float) -> Decision:
    for seat, one in enumerate(table.times.seats if table.times else []):
        if one.ends is not None and at >= one.ends:
            return [log.TimedOut(at, seat)]
    return refuse("not-late")


def decide_vacation(table: Table, at: float, seat: int | None, on: bool, id: str = "") -> Decision:
    if seat is None:
        return refuse("not-seated")
    if table.times is None or not table.times.clock.vacation:
        return refuse("no-vacation")
    if table.status == "over":
        return refuse("game-over")
    if table.seats[seat].lost:
        return refuse("seat-lost")
    one = table.times.seats[seat].view(at)
    if one.off == on:
        return refuse("vacation-already" if on else "not-on-vacation")
    return refuse("vacation-used") if on and not one.vacation else [log.Vacation(at, seat, on, id)]
