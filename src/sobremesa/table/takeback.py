"""Taking a move back: free while nothing hidden has come to light and nobody has answered it; after that, only if everybody agrees.

Somebody who has left may come back to the cards, so nothing is agreed without them, even while a bot covers for them.

Bots always agree, although whoever takes back a draw knows the next card by then: among bots that is the player's own affair. A ply played
again draws the same cards, so nobody can draw until they like what they see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from . import fairness
from .events import Ply

if TYPE_CHECKING:
    from .table import Table

Kind = Literal["none", "free", "ask", "asked"]


class Offer(msgspec.Struct, frozen=True):
    """What a seat may do about its last move, made at `ply`. `reason` is a message `error-<reason>`, shown beside the button."""

    kind: Kind
    reason: str
    ply: Ply = -1
    alone: bool = False


NOTHING: Final = Offer("none", "takeback-nothing")
PAUSED: Final = Offer("none", "takeback-adjourned")
TOO_LATE: Final = Offer("none", "takeback-over")


def offer(table: Table, seat: int | None) -> Offer:
    if seat is None or table.playing is None or table.seats[seat].lost:
        return NOTHING
    if table.playing.is_over:
        return TOO_LATE
    if table.adjourned:
        return PAUSED
    if table.asked is not None:
        return Offer("asked", "takeback-asked", table.asked.ply)
    ply = last_ply_of(table, seat)
    if ply is None:
        return NOTHING
    others = [table.seats[other] for other in to_be_asked(table, seat)]
    if not others:
        return Offer("free", "takeback-bots", ply)
    has_revealed = any(step.revealed for step in table.steps_from(ply))
    if not has_revealed and all_stand_without(table, ply):
        return Offer("free", "takeback-free", ply, alone=True)
    if any(other.away or other.is_covered for other in others):
        return Offer("none", "takeback-away")
    return Offer("ask", "takeback-revealed" if has_revealed else "takeback-answered", ply)


def last_ply_of(table: Table, seat: int) -> Ply | None:
    """Of the game being played: what is over stays over."""
    steps = table.steps
    for number in range(len(steps) - 1, -1, -1):
        if steps[number].seat == seat:
            return table.earlier_plies + number
    return None


def all_stand_without(table: Table, ply: Ply) -> bool:
    """Could the moves after `ply` have been made without it? True for choices made at the same time."""
    taken, *later = table.steps_from(ply)
    if not all(taken.was_owed_by(step.seat) for step in later):
        return False
    moves = [(step.seat, step.action) for step in later]
    assert table.playing is not None
    return not moves or fairness.is_replayable(table.game, table.state_at(ply), moves, table.playing.root)


def to_be_asked(table: Table, seat: int) -> set[int]:
    """The people at the other seats, those who are away too; bots never mind, and who has lost has no say."""
    return {n for n, other in enumerate(table.seats) if n != seat and other.guest and not other.lost}
