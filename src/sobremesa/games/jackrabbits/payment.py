"""Payments, card by card (5.4, 6, 9). The card that reaches the price ends the payment; what it is too much is lost."""

from __future__ import annotations

from ...core.protocol import NOTHING, Moves
from . import state as S
from .cards import holds, purse, spend, spending_value, standing_capital
from .state import State, as_int, bit, is_ace, offer, suit_of


def begin_payment(s: State, action: int, need: int, suits: int) -> None:
    """Pay for `action`; whoever offers it has seen to it that the hand is enough."""
    s.phase = S.PAYING
    s.asked = s.turn
    s.pay_action = action
    s.pay_need = need
    s.pay_suits = suits
    s.pay_sum = standing_capital(s, as_int(s.turn), suits)
    s.paid = 0


def forget_payment(s: State) -> None:
    s.pay_action = NOTHING
    s.pay_need = 0
    s.pay_sum = 0
    s.pay_suits = 0
    s.paid = 0


def needs_royal(s: State) -> bool:
    """5.4: with three carrots out the payment itself has to free one [R]."""
    return s.pay_action == S.ACQUIRE and s.royals[s.turn] == S.CARROTS


def legal_payments(s: State, seat: int, moves: Moves) -> int:
    count = 0
    ambivalent = (s.switches & S.AMBIVALENT_ACES) != 0
    rest = purse(s, seat, as_int(s.pay_suits)) if ambivalent else 0
    for card in range(S.ROYAL if needs_royal(s) else 0, S.JOKER):
        if holds(s, seat, card) and as_int(s.pay_suits) & bit(suit_of(card)):
            low_ace = ambivalent and is_ace(card)
            if (
                not low_ace or as_int(s.pay_sum) + rest - 10 >= s.pay_need
            ):  # a small ace must not make the rest too little
                count = offer(moves, count, S.PAY + card)
            if low_ace:
                count = offer(moves, count, S.PAY_HIGH + card)
    return count


def pay(s: State, seat: int, card: int, high: bool) -> bool:
    """Is the price reached?"""
    s.pay_sum += spend(s, seat, card, high)
    s.paid = as_int(s.paid) | bit(card)
    return s.pay_sum >= s.pay_need


def worth_paying(s: State, seat: int, card: int) -> int:
    """What the card would count towards a payment at most."""
    return spending_value(s, seat, card, (s.switches & S.AMBIVALENT_ACES) != 0)
