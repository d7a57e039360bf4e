"""A table that cannot be played on, because the rules it was played by are not here: what its log says without them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import msgspec

from ..core.errors import Refusal, refuse
from ..games.registry import find_version
from . import fairness, log, manners
from .events import Ply
from .records import chairs_of, option_text, proof, who_played
from .seats import Seat, are_taken, follow, planned, vacate
from .view import SaidView, SeatView, avatar_of, said_view

# Rules may come back, for instance while the workers of a server are being replaced. Until a table has rested this long, its secret is kept.
REST: Final = 24 * 3600.0  # seconds


@dataclass(frozen=True)
class Made:
    """A move, as the number the log has for it; only the rules could say what it means."""

    seat: int
    action: int


@dataclass
class ClosedTable:
    opened: log.Opened
    why: Refusal
    seats: list[Seat]
    chat: list[log.Said] = field(default_factory=list)
    games: list[list[Made]] = field(default_factory=lambda: [[]])
    is_dealt: bool = False
    ready: set[int] = field(default_factory=set)  # seats, while something is arranged before the deal
    at: float = 0.0  # the last entry
    door: manners.Door = field(default_factory=manners.Door)
    status: Final = "closed"

    @property
    def words(self) -> list[str | None]:
        return [seat.words for seat in self.seats]

    def secret(self, now: float) -> str | None:
        return self.opened.secret if now - self.at > REST else None

    def follow(self, entry: log.AnyEntry) -> None:
        self.at = max(self.at, entry.at)
        match entry:
            case log.Sat() | log.Left() | log.Filled():
                follow(self.seats, entry, self.is_dealt)
                self.is_dealt = self.is_dealt or are_taken(self.seats)
            case log.Removed(seats=seats):
                for seat in seats:
                    vacate(self.seats, seat, self.is_dealt, self.opened.levels[-1])
                manners.shut(self, entry)
            case log.Ruled() | log.Pardoned() | log.Hushed() | log.Offered() | log.Admitted():
                manners.follow(self, entry)
            case log.Arranged():
                self.is_dealt = False
                self.ready.clear()
            case log.Readied(seat=seat, ready=ready):
                self.ready = self.ready | {seat} if ready else self.ready - {seat}
                self.is_dealt = all(x.kind == "bot" or number in self.ready for number, x in enumerate(self.seats))
            case log.Moved(seat=seat, action=action):
                self.games[-1].append(Made(seat, action))
            case log.TakenBack(ply=ply, alone=alone):
                self._take_back(ply, alone)
            case log.NextGame():
                self.games.append([])
            case log.Said():
                self.chat.append(entry)
            case _:
                pass

    def _take_back(self, ply: Ply, alone: bool) -> None:
        by_game = self.opened.format == log.COUNTED_BY_GAME
        first = ply if by_game else ply - sum(len(game) for game in self.games[:-1])
        stand = self.games[-1][first + 1 :] if alone else []
        self.games[-1][first:] = stand


class ClosedView(msgspec.Struct, frozen=True):
    """`moves` has the seats that moved, in order, game by game; what they did only the rules could say."""

    id: str
    game: str
    version: str
    status: Literal["closed"]
    reason: str  # in the asker's language
    title: str
    options: dict[str, Any]
    seats: list[SeatView]
    words: list[str | None]
    chat: list[SaidView]
    moves: list[list[int]]
    commitment: str
    secret: str | None  # once it is safe to tell


def why_closed(entries: Sequence[log.AnyEntry]) -> Refusal | None:
    """Why the table with this log cannot be played on here, if it cannot."""
    opened = entries[0]
    assert isinstance(opened, log.Opened)
    if any(isinstance(entry, log.Closed) for entry in entries):
        return refuse("closed-host")
    found = find_version(opened.game, opened.version)
    if not isinstance(found, Refusal):
        return refuse("closed-log") if any(isinstance(entry, log.Unread) for entry in entries) else None
    return refuse("closed-rules" if found.code == "record-rules" else "closed-game", **found.facts)


def close(entries: Sequence[log.AnyEntry], why: Refusal) -> ClosedTable:
    opened, *rest = entries
    assert isinstance(opened, log.Opened)
    seats = planned(opened)
    table = ClosedTable(opened, why, seats, is_dealt=are_taken(seats), at=opened.at, door=manners.Door.of(opened))
    for entry in rest:
        table.follow(entry)
    return table


def closed_view(table: ClosedTable, id: str, reason: str, now: float) -> ClosedView:
    opened = table.opened
    return ClosedView(
        id=id,
        game=opened.game,
        version=opened.version,
        status="closed",
        reason=reason,
        title=opened.title,
        options=opened.options,
        seats=[
            SeatView(seat.kind, seat.name, seat.level, False, seat.away, "", avatar_of(seat), "")
            for seat in table.seats
        ],
        words=table.words,
        chat=[said_view(one) for one in table.chat],
        moves=[[made.seat for made in game] for game in table.games],
        commitment=fairness.commitment(opened.secret),
        secret=table.secret(now),
    )


def closed_record(table: ClosedTable, now: float) -> str:
    """As much of a record as can be written without rules: its head, and once it is safe to tell the numbers of the moves, as comments."""
    opened, secret = table.opened, table.secret(now)
    lines = [
        *who_played(opened.game, opened.version, chairs_of(table.seats)),
        *(f"option {name}: {option_text(name, value)}" for name, value in opened.options.items()),
        *proof(fairness.commitment(opened.secret), secret),
    ]
    for number, game in enumerate(table.games if secret else [], 1):
        lines += ["", f"# game {number}", *(f"# {made.seat + 1} {made.action}" for made in game)]
    return "\n".join(lines) + "\n"
