"""Payments, card by card (5.4, 6, 9). The card that reaches the price ends the payment; what it is too much is lost."""

from __future__ import annotations

from ...core.protocol import Moves
from .cards import holds, purse, spend, spending_value, standing_capital
from .state import (
    ACQUIRE,
    AMBIVALENT_ACES,
    CARROTS,
    JOKER,
    PAY,
    PAY_HIGH,
    PAYING,
    ROYAL,
    State,
    bit,
    is_ace,
    suit_of,
    wide,
)


def begin_payment(s: State, action: int, need: int, suits: int) -> None:
    """Pay for `action`; whoever offers it has seen to it that the hand is enough."""
    s.phase = PAYING
    s.asked = s.turn
    s.pay_action = action
    s.pay_need = need
    s.pay_suits = suits
    s.pay_sum = standing_capital(s, wide(s.turn), suits)
    s.paid = 0


def needs_royal(s: State) -> bool:
    """5.4: with three carrots out the payment itself has to free one [R]."""
    return s.pay_action == ACQUIRE and s.royals[s.turn] == CARROTS


def legal_payments(s: State, seat: int, moves: Moves) -> int:
    count = 0
    ambivalent = (s.switches & AMBIVALENT_ACES) != 0
    rest = purse(s, seat, wide(s.pay_suits))
    for card in range(ROYAL if needs_royal(s) else 0, JOKER):
        if holds(s, seat, card) and wide(s.pay_suits) & bit(suit_of(card)):
            low_ace = ambivalent and is_ace(card)
            if (
                not low_ace or wide(s.pay_sum) + rest - 10 >= s.pay_need
            ):  # a small ace must not make the rest too little
                moves[count] = PAY + card
                count += 1
            if low_ace:
                moves[count] = PAY_HIGH + card
                count += 1
    return count


def pay(s: State, seat: int, card: int, high: bool) -> bool:
    """Is the price reached?"""
    s.pay_sum += spend(s, seat, card, high)
    s.paid = wide(s.paid) | bit(card)
    return s.pay_sum >= s.pay_need


def worth_paying(s: State, seat: int, card: int) -> int:
    """What the card would count towards a payment at most."""
    return spending_value(s, seat, card, (s.switches & AMBIVALENT_ACES) != 0)
