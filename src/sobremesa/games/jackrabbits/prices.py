"""What an action costs, which cards of the hand may pay it, and which of them pay it best (5.4, 6, 8.1, 8.4)."""

from __future__ import annotations

from collections.abc import Hashable

import msgspec

from ...core.protocol import NOTHING
from . import state as S
from .actions import decode
from .after import After
from .cards import has_option, value_of
from .flight import fare_suits, shortfall
from .journey import is_paid, suits_for
from .payment import begin_payment, worth_paying
from .plaza import cost_of, suits_taken
from .promises import Welcome, welcome
from .proposals import best_payment, cards_to_pay, worth_together
from .state import State
from .turn import price


class Payment(msgspec.Struct, frozen=True):
    """What something costs, the suits it takes, the cards that may pay it, and those that would pay it best. `bonus` is what a capital ace
    before the seat adds to them (9); it is part of `total`. `left` is what the hand would count then in each suit, without royals."""

    need: int
    suits: list[int]
    cards: list[int]
    best: list[int]
    total: int
    bonus: int
    left: list[int]


class Prices:
    """The payments of one view, each told once: many moves cost the same."""

    def __init__(self, s: State, seat: int) -> None:
        self.s, self.seat = s, seat
        self.payments: list[Payment] = []
        self.now = After(s, seat)
        self._afters: list[After] = []
        self._places: dict[Hashable, int] = {}
        self._welcomes: dict[Hashable, Welcome] = {}

    def place_of(self, kind: int, argument: int, hexagon: int = S.CITADEL) -> int | None:
        """Which of the payments this action asks for; None where it is free. `hexagon` is where it is to lead: what pays for the royal there is
        kept, if something else pays the way."""
        cost = price_of(self.s, self.seat, kind, argument)
        if cost is None:
            return None
        keep = self._suit_to_keep(cost[1], hexagon - 1)
        if (cost, keep) not in self._places:
            self._places[cost, keep] = self._told(kind + argument, *cost, keep)
        return self._places[cost, keep]

    def after(self, place: int | None) -> After:
        """The game once this payment is made as it is proposed."""
        return self.now if place is None else self._afters[place]

    def welcome(self, place: int | None, hexagon: int) -> Welcome:
        """What awaits the seat on this hexagon, once this payment is made as it is proposed."""
        if (place, hexagon) not in self._welcomes:
            self._welcomes[place, hexagon] = welcome(self.after(place), hexagon)
        return self._welcomes[place, hexagon]

    def _suit_to_keep(self, taken: int, house: int) -> int:
        """The suit of a royal that could be had now, and perhaps not any more after the way is paid."""
        if house < 0 or self.s.place[S.ROYAL + house] != S.IN_COURT:
            return NOTHING
        suit = house % S.SUITS
        is_touched = taken & S.bit(suit) or has_option(self.s, S.CAPITAL_ACES)
        return suit if is_touched and self.now.affords(suit) else NOTHING

    def _told(self, action: int, need: int, suits: int, keep: int) -> int:
        begun = self.s.copy()
        begin_payment(begun, action, need, suits)
        cards, bonus = cards_to_pay(begun, self.seat), int(begun.pay_sum)
        best = best_payment(begun, self.seat, cards, keep)
        after = After(self.s, self.seat, best, self.now)
        total = bonus + worth_together(self.s, self.seat, best)
        paid = Payment(need, in_suits(suits), cards, best, total, bonus, after.worths())
        if paid not in self.payments:
            self.payments.append(paid)
            self._afters.append(after)
        return self.payments.index(paid)


def price_of(s: State, seat: int, kind: int, argument: int) -> tuple[int, int] | None:
    """What a legal action costs, and the suits that pay it, as a set."""
    if kind == S.ACQUIRE:
        return S.ROYAL_PRICE, S.bit((int(s.at[seat]) - 1) % S.SUITS)
    if kind == S.PAY_FARE:
        return shortfall(s), fare_suits(s)
    if kind == S.BUY:
        return int(s.pay_need) + cost_of(s, argument), suits_taken(int(s.at[seat]))
    return (price(s), suits_for(kind, argument)) if is_paid(kind) else None


def payment_of(s: State, seat: int, action: int) -> Payment | None:
    prices = Prices(s, seat)
    place = prices.place_of(*decode(action))
    return None if place is None else prices.payments[place]


def smaller(s: State, seat: int, card: int) -> int | None:
    """What an ace counts where it does not count most (9): as its owner likes, or after another ace."""
    return value_of(s, card) if S.is_ace(card) and value_of(s, card) < worth_paying(s, seat, card) else None


def in_suits(suits: int) -> list[int]:
    return [suit for suit in range(S.SUITS) if suits & S.bit(suit)]
