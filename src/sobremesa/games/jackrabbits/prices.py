"""What an action costs, which cards of the hand may pay it, and which of them pay it best (5.4, 6, 8.1, 8.4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
import numpy as np

from . import state as S
from .actions import decode
from .cards import has_option, value_of
from .flight import fare_suits, shortfall
from .journey import is_paid, suits_for
from .payment import begin_payment, legal_payments, worth_paying
from .plaza import cost_of, suits_taken
from .state import State
from .turn import price


class Payment(msgspec.Struct, frozen=True):
    """What something costs, the suits it takes, the cards that may pay it, and those that would pay it best. `bonus` is what a capital ace
    before the seat adds to them (9); it is part of `total`."""

    need: int
    suits: list[int]
    cards: list[int]
    best: list[int]
    total: int
    bonus: int


class Prices:
    """The payments of one view, each told once: many moves cost the same."""

    def __init__(self, s: State, seat: int) -> None:
        self.s, self.seat = s, seat
        self.payments: list[Payment] = []
        self._places: dict[tuple[int, int], int] = {}

    def place_of(self, kind: int, argument: int) -> int | None:
        """Which of the payments this action asks for; None where it is free."""
        cost = price_of(self.s, self.seat, kind, argument)
        if cost is None:
            return None
        if cost not in self._places:
            self._places[cost] = len(self.payments)
            self.payments.append(payment_for(self.s, self.seat, kind + argument, *cost))
        return self._places[cost]


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
    cost = price_of(s, seat, *decode(action))
    return None if cost is None else payment_for(s, seat, action, *cost)


def payment_for(s: State, seat: int, action: int, need: int, suits: int) -> Payment:
    begun = s.copy()
    begin_payment(begun, action, need, suits)
    cards, bonus = cards_to_pay(begun, seat), int(begun.pay_sum)
    best = best_payment(begun, seat)
    return Payment(need, in_suits(suits), cards, best, bonus + worth_together(s, seat, best), bonus)


def cards_to_pay(s: State, seat: int) -> list[int]:
    """In the middle of a payment: the cards of which one may be next."""
    moves = np.empty(S.MOST_MOVES, np.int16)
    return sorted({decode(int(action))[1] for action in moves[: legal_payments(s, seat, moves)]})


def best_payment(s: State, seat: int) -> list[int]:
    """In the middle of a payment: the cards that finish it best."""
    return cheapest(
        cards_to_pay(s, seat), int(s.pay_need) - int(s.pay_sum), lambda card, used: worth_after(s, seat, card, used)
    )


def cheapest(cards: Sequence[int], need: int, worth: Callable[[int, Sequence[int]], int]) -> list[int]:
    """Royals last, then as little too much as possible, then few cards; none where all together are not enough."""
    found = handfuls(cards, need, worth)
    return list(min((some for some in found if some.total >= need), default=Handful()).cards)


class Handful(NamedTuple):
    """Cards that could pay, in the order in which one would rather part with them."""

    royals: int = 0
    total: int = 0
    size: int = 0
    cards: tuple[int, ...] = ()

    def with_card(self, card: int, worth: int) -> Handful:
        return Handful(self.royals + S.is_royal(card), self.total + worth, self.size + 1, (*self.cards, card))


def handfuls(cards: Sequence[int], need: int, worth: Callable[[int, Sequence[int]], int]) -> list[Handful]:
    """The best set of cards for every sum below the need; each that reaches it is a set of its own."""
    below: dict[int, Handful] = {0: Handful()}
    enough: list[Handful] = []
    for card in cards:
        for held in sorted(below.values(), key=lambda some: some.total, reverse=True):
            more = held.with_card(card, worth(card, held.cards))
            if more.total >= need:
                enough.append(more)
            elif more < below.get(more.total, more._replace(royals=S.CARDS)):
                below[more.total] = more
    return [*below.values(), *enough]


def worth_together(s: State, seat: int, cards: list[int]) -> int:
    return sum(worth_after(s, seat, card, cards[:index]) for index, card in enumerate(cards))


def worth_after(s: State, seat: int, card: int, used: Sequence[int]) -> int:
    """9, capital aces: only the first one counts 11."""
    second = has_option(s, S.CAPITAL_ACES) and S.is_ace(card) and any(map(S.is_ace, used))
    return value_of(s, card) if second else worth_paying(s, seat, card)


def smaller(s: State, seat: int, card: int) -> int | None:
    """What an ace counts where it does not count most (9): as its owner likes, or after another ace."""
    return value_of(s, card) if S.is_ace(card) and value_of(s, card) < worth_paying(s, seat, card) else None


def in_suits(suits: int) -> list[int]:
    return [suit for suit in range(S.SUITS) if suits & S.bit(suit)]
