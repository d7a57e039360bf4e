"""Hints: may a player ask what a bot would do in their place?"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..core.errors import Refusal, refuse
from ..core.plain import thaw
from ..core.protocol import State
from ..games.game import Game, Sentence
from .fairness import fair_play

if TYPE_CHECKING:
    from .table import Table


class Advice(NamedTuple):
    """A move worth considering: the chance to win with it, the points to expect, and what it is good for, where that is known."""

    action: int
    chance: float
    points: float
    why: Sentence | None = None


def are_allowed(table: Table) -> bool:
    """As the table was opened. If nothing was said: yes for who plays against bots alone, which takes nothing from anybody; no among several
    people, because there a hint is help from outside that the others neither see nor have agreed to."""
    if table.opened.hints is not None:
        return table.opened.hints
    people = [seat for seat in table.seats if seat.guest or seat.kind == "open"]
    return len(people) <= 1


def refusal(table: Table, seat: int | None) -> Refusal | None:
    """Why this seat gets no hint now, if it does not."""
    state = table.state
    if seat is None:
        return refuse("not-seated")
    if not are_allowed(table):
        return refuse("no-hints")
    if state is None:
        return refuse("not-started")
    if table.status != "playing":
        return refuse("game-over")
    if table.adjourned:
        return refuse("adjourned")
    if not table.game.rules.owes(state, seat):
        return refuse("not-your-turn", by=int(table.game.rules.actor(state)))
    return None


def why(game: Game, known: State, seed: bytes, seat: int, action: int) -> Sentence | None:
    """What a move would be good for, from what the seat knows: `known` and `seed` are its brief, in which all else is dealt anew."""
    before = thaw(known)
    return game.why(before, seat, action, fair_play(game, before, seed, seat, action))
