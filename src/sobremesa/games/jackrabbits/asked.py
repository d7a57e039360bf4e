"""What is asked of a hand now, and what a journey could be for: so that nobody who draws the table needs a rule to answer."""

from __future__ import annotations

from typing import Final

import msgspec

from ...core.protocol import NOTHING
from . import state as S
from .after import After
from .board.catalogue import RHOMBI
from .cards import can_pay, shown_value
from .handfuls import cheapest
from .journey import joker_in_court
from .palace import hearts_needed, key_of
from .proposals import best_payment, cards_to_pay
from .settling import can_be_met, is_armed
from .state import State
from .turn import price, surplus_of

TOLLS: Final = {
    **dict(zip(RHOMBI, S.FOR_SHORTCUT, strict=True)),
    "crossing": S.FOR_MERCHANT,
    "tavern": S.FOR_TAVERN,
    "cave": S.FOR_HOLE,
}


class Asked(msgspec.Struct, frozen=True):
    """Several cards may be chosen for one answer: worth `need` or more, or exactly `count` of them, or as many as one likes. `best` is the
    least that does, where it is worth proposing."""

    need: int | None = None
    count: int | None = None
    best: list[int] = []


class Errands(msgspec.Struct, frozen=True):
    """What the viewer could travel for, with the hand as it is; what each place promises, the moves say."""

    purse: list[int]  # by suit: what the hand counts towards a royal, without other royals (5.4)
    price: int  # of a royal
    armed: bool  # may it attack whom it meets (8.2)?
    company: dict[int, list[int]]  # by place: the seats that can be met there
    pays: list[str]  # pieces, by kind, whose transfer the hand could pay now (6)


def asked_of(s: State, seat: int, cards: list[int]) -> Asked | None:
    """`cards` are those that answer now. None where each of them is an answer by itself."""
    if not cards:
        return None
    if s.phase in (S.PAYING, S.TRADING):
        return Asked(need=int(s.pay_need) - int(s.pay_sum), best=best_payment(s, seat, cards_to_pay(s, seat)))
    if s.phase == S.SURPLUS:
        return Asked(count=surplus_of(s, seat))
    if s.phase == S.FIGHTING:
        return Asked()
    if s.phase in (S.CHALLENGE, S.LAYING):
        return Asked(need=hearts_needed(s, seat, int(s.shown)))
    if s.phase == S.DEFENCE:
        return Asked(need=hearts_needed(s, seat, int(s.answer)), best=best_answer(s, seat, cards))
    return None


def best_answer(s: State, seat: int, cards: list[int]) -> list[int]:
    """The royal of the house, which is enough alone; else the least hearts (8.3)."""
    key = key_of(int(s.at[s.turn]))
    if key in cards:
        return [key]
    return cheapest(cards, hearts_needed(s, seat, int(s.answer)), lambda card, _: shown_value(s, card))


def errands(s: State, seat: int, now: After) -> Errands | None:
    """For whoever chooses where to go."""
    if s.phase not in (S.JOURNEY, S.FLYING) or s.asked != seat:
        return None
    return Errands(now.worths(), S.ROYAL_PRICE, bool(is_armed(s, seat)), company(s, seat), within_means(s, seat))


def company(s: State, seat: int) -> dict[int, list[int]]:
    met: dict[int, list[int]] = {}
    for other in range(int(s.players)):
        if can_be_met(s, seat, other):
            met.setdefault(int(s.at[other]), []).append(other)
    return met


def within_means(s: State, seat: int) -> list[str]:
    """6: a tavern without a joker has nothing to sell; who is still in the air pays nobody."""
    if s.phase != S.JOURNEY:
        return []
    need, empty = price(s), joker_in_court(s) == NOTHING
    return [kind for kind, suits in TOLLS.items() if can_pay(s, seat, need, suits) and not (kind == "tavern" and empty)]
