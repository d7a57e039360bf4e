"""How long a question waits. A table may limit the time a seat has to answer while another is on turn (a game says which questions are of this
kind, and what the harmless answer is). Since when a seat is asked is folded from the log, so it survives whoever keeps the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.errors import Refusal, refuse
from . import log

if TYPE_CHECKING:
    from .table import Table

Questions = dict[int, float]  # seat → since when it has been asked, in seconds since the epoch


def questions(table: Table, entry: log.AnyEntry) -> Questions:
    """After `entry`: who is asked and has not answered. A bot answers by itself, and needs no clock."""
    if not table.opened.patience or table.game.harmless is None or table.status != "playing":
        return {}
    state = table.state
    asked = [seat for seat in table.owing() if not table.seats[seat].level]
    return {
        seat: entry.at if is_new(table, entry, seat) else table.questions[seat]
        for seat in asked
        if table.game.harmless(state, seat) is not None  # pyright: ignore[reportArgumentType]
    }


def is_new(table: Table, entry: log.AnyEntry, seat: int) -> bool:
    """Somebody else's move, chat, or coming and going do not ask a seat again what it is being asked."""
    if seat not in table.questions or isinstance(entry, log.TakenBack | log.NextGame | log.Opened):
        return True
    return isinstance(entry, log.Moved) and entry.seat == seat


def first_ending(table: Table) -> float | None:
    """When the first of the questions is over."""
    return min(table.questions.values()) + table.opened.patience if table.questions else None


def decide_late(table: Table, at: float) -> list[log.AnyEntry] | Refusal:
    """The harmless answer of a seat whose time is over."""
    state, harmless = table.state, table.game.harmless
    for seat, since in table.questions.items():
        if at >= since + table.opened.patience and state is not None and harmless is not None:
            action = harmless(state, seat)
            if action is not None:
                return table.decide_move(at, seat, table.ply, action)
    return refuse("not-late")
