"""Before the deal: what those at a table arrange together, where its options say so, and who is ready.

Everybody with the link may change it, seated or not, as everybody with the link may sit down; only who is seated says when it is good. Bots always
are ready. A change takes everybody's word back, so that nobody is dealt into what they have not seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ..core.errors import Refusal, refuse
from ..games.game import Sentence
from . import log
from .names import MOST_NAME, distinct

if TYPE_CHECKING:
    from .table import Decision, Table

KEPT: Final = 60  # changes that are still told


@dataclass(frozen=True)
class Change:
    """Who did what, and when."""

    seat: int | None
    name: str
    told: Sentence
    at: float


class ChangeView(msgspec.Struct, frozen=True):
    """`code` names a message of the game, `facts` and `name` are its arguments."""

    seat: int | None
    name: str
    code: str
    facts: dict[str, Any]
    at: float


class ArrangingView(msgspec.Struct, frozen=True):
    """What is arranged is among the table's options. `why` says what is missing until anybody can be ready.

    Browsers say it themselves, so a game calls such a refusal `<game>-unsettled-…` (web/tools/words.ts)."""

    ready: list[bool]  # by seat
    why: Sentence | None  # a message `error-<code>`
    changes: list[ChangeView]


def why_not(table: Table) -> Refusal | None:
    if table.playing is not None:
        return refuse("already-dealt")
    return None if table.options.is_arranged else refuse("nothing-to-arrange")


def decide_arrange(table: Table, at: float, guest: str, name: str, change: Mapping[str, Any], id: str = "") -> Decision:
    if refusal := why_not(table):
        return refusal
    done = table.options.arranged(change)
    if isinstance(done, Refusal):
        return done
    seat = table.seat_of(guest)
    known_as = distinct(name[:MOST_NAME], table.names_but(guest)) if seat is None else table.seats[seat].name
    return [log.Arranged(at, seat, known_as, done.change, id, guest)]


def decide_ready(table: Table, at: float, seat: int | None, ready: bool, id: str = "") -> Decision:
    if seat is None:
        return refuse("not-seated")
    if refusal := why_not(table):
        return refusal
    settled = table.options.settled(len(table.seats))
    if ready and isinstance(settled, Refusal):
        return settled
    return [log.Readied(at, seat, ready, id)]


def follow(table: Table, entry: log.Arranged | log.Readied) -> None:
    match entry:
        case log.Arranged(at=at, seat=seat, name=name, change=change):
            done = table.options.arranged(change)
            assert not isinstance(done, Refusal), done
            table.options = done.options
            table.changes = [*table.changes, Change(seat, name, done.told, at)][-KEPT:]
            table.ready.clear()
        case log.Readied(seat=seat, ready=True):
            table.ready.add(seat)
        case log.Readied(seat=seat):
            table.ready.discard(seat)


def is_everybody_ready(table: Table) -> bool:
    return not table.options.is_arranged or all(readiness(table))


def readiness(table: Table) -> list[bool]:
    return [seat.kind == "bot" or number in table.ready for number, seat in enumerate(table.seats)]


def arranging_view(table: Table) -> ArrangingView | None:
    if table.playing is not None or not table.options.is_arranged:
        return None
    settled = table.options.settled(len(table.seats))
    changes = [ChangeView(one.seat, one.name, one.told.code, one.told.facts, one.at) for one in table.changes]
    why = Sentence(settled.code, settled.facts) if isinstance(settled, Refusal) else None
    return ArrangingView(readiness(table), why, changes)
