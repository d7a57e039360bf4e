"""How people part before the end: they resign, lose on time, or agree to end the game without a result, or to adjourn it.

Who resigns, or loses on time where the table says so, comes last, and a bot plays on for them. The game is over at once when fewer than two
seats are left that have not lost, or none of them is a person's."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

import msgspec

from ..core.errors import Refusal, refuse
from . import log
from .seats import Seat

if TYPE_CHECKING:
    from .table import Decision, Table

Stopped = Literal["", "agreed", "lost"]  # why all is over before its end: everybody agreed, or all but one have lost
Why = Literal["resigned", "time"]


class Lost(msgspec.Struct, frozen=True):
    """A seat that has lost, and in which game of the match, counted from 1; between two, that is the one to come."""

    seat: int
    why: Why
    game: int


@dataclass
class OpenProposal:
    what: log.Proposal
    by: int
    agreed: set[int] = field(default_factory=set)


def why_not(table: Table, seat: int | None) -> Refusal | None:
    """Why this seat can neither resign nor propose anything, if it cannot."""
    if seat is None:
        return refuse("not-seated")
    if table.playing is None:
        return refuse("not-started")
    if table.status == "over":
        return refuse("game-over")
    return refuse("seat-lost") if table.seats[seat].lost else None


def decide_resign(table: Table, at: float, seat: int | None, id: str = "") -> Decision:
    if refusal := why_not(table, seat):
        return refusal
    assert seat is not None
    return [log.Resigned(at, seat, id)]


def decide_propose(table: Table, at: float, seat: int | None, what: log.Proposal, id: str = "") -> Decision:
    """Who proposes what is proposed already agrees to it."""
    if refusal := why_not(table, seat) or why_not_now(table, what):
        return refusal
    if table.proposal is not None:
        return decide_vote(table, at, seat, True, id) if table.proposal.what == what else refuse("proposal-open")
    assert seat is not None
    return [log.Proposed(at, seat, what, id)]


def why_not_now(table: Table, what: log.Proposal) -> Refusal | None:
    if what == "resume":
        return None if table.adjourned else refuse("not-adjourned")
    if what == "adjourn" and table.adjourned:
        return refuse("adjourned")
    return refuse("game-over") if what == "adjourn" and table.status != "playing" else None


def decide_vote(table: Table, at: float, seat: int | None, agree: bool, id: str = "") -> Decision:
    """Who has proposed it may take it back."""
    if seat is None:
        return refuse("not-seated")
    asked = table.proposal
    if asked is None or seat not in voters(table, asked.what) | asked.agreed or (agree and seat in asked.agreed):
        return refuse("nothing-proposed")
    return [log.Voted(at, seat, agree, id)]


def voters(table: Table, what: log.Proposal) -> set[int]:
    """Whoever has left has no say. Who is merely gone, so that a bot covers for them, is not to lose a game they might win; a pause harms nobody."""
    people = {number for number, seat in enumerate(table.seats) if seat.guest and not seat.lost and not seat.away}
    return people if what == "end" else {number for number in people if not table.seats[number].level}


def follow(table: Table, entry: log.Resigned | log.Proposed | log.Voted) -> None:
    match entry:
        case log.Resigned(seat=seat):
            lose(table, seat, "resigned")
        case log.Proposed(seat=seat, what=what):
            table.proposal = OpenProposal(what, seat, {seat})
        case log.Voted(seat=seat, agree=True) if table.proposal:
            table.proposal.agreed.add(seat)
        case log.Voted():
            table.proposal = None


def lose(table: Table, seat: int, why: Why) -> None:
    sitting = table.seats[seat]
    sitting.lost, sitting.level = True, sitting.level or table.opened.levels[-1]
    assert table.playing is not None
    table.lost.append(Lost(seat, why, len(table.games) + table.playing.is_over))
    if is_decided([bool(one.guest) for one in table.seats], [one.lost for one in table.seats]):
        stop(table, "lost")


def is_decided(people: list[bool], lost: list[bool]) -> bool:
    """Is there nobody left to play against, or nobody left who plays?"""
    left = [is_person for is_person, has_lost in zip(people, lost, strict=True) if not has_lost]
    return len(left) < 2 or not any(left)


def stop(table: Table, why: Stopped) -> None:
    assert table.playing is not None
    table.stopped = why
    table.playing.stop()


def settle(table: Table) -> None:
    """After an entry: is what is proposed agreed to by all who have a say now, or has it become pointless?"""
    asked = table.proposal
    if asked is None:
        return
    if table.status == "over" or why_not_now(table, asked.what):
        table.proposal = None
    elif voters(table, asked.what) <= asked.agreed:
        table.proposal = None
        if asked.what == "end":
            stop(table, "agreed")
        else:
            table.adjourned = asked.what == "adjourn"


def relieve(table: Table, seat: int) -> None:
    """A seat's time is over."""
    assert table.opened.clock
    sitting: Seat = table.seats[seat]
    match table.opened.clock.end:
        case "move":
            sitting.late = True
        case "cover":
            sitting.level = table.opened.levels[-1]
        case "lose":
            lose(table, seat, "time")
