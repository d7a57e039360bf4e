"""Trades in plazas (8.4): cards of the discards are picked one by one, then all are paid together. Until a card is paid, nothing is bought."""

from __future__ import annotations

from typing import Final

from ...core.protocol import Moves
from . import state as S
from .cards import all_see, give, purse, standing_capital, value_of
from .payment import begin_payment, forget_payment, legal_payments
from .state import State, as_int, bit, letter_of, offer, suit_of
from .turn import must_discard_first, settle

STAR: Final = 1 + S.JACK * S.SUITS + S.DIAMONDS  # the hexagon of J♦


def is_plaza(s: State, hexagon: int) -> bool:
    if hexagon == S.CITADEL:
        return (s.switches & S.ADVANCED_CITADEL) != 0
    return letter_of(hexagon - 1) == S.JACK


def suits_sold(hexagon: int) -> int:
    """A plaza sells its own suit, the advanced citadel all of them."""
    return S.EVERY_SUIT if hexagon == S.CITADEL else bit((hexagon - 1) % S.SUITS)


def suits_taken(hexagon: int) -> int:
    """For diamonds; the star takes cards of any suit."""
    return S.EVERY_SUIT if hexagon == STAR else (1 << S.DIAMONDS)


def cost_of(s: State, card: int) -> int:
    """An ambivalent ace is bought as a 1, which its buyer would choose (9)."""
    return value_of(s, card)


def is_for_sale(s: State, card: int, hexagon: int) -> bool:
    """Among the discards, of a suit that is sold here, and not picked yet."""
    if s.place[card] != S.DISCARDED or as_int(s.shown) & bit(card):
        return False
    return suits_sold(hexagon) & bit(suit_of(card)) != 0


def means(s: State, seat: int, hexagon: int) -> int:
    """The most that a seat can pay here; a capital ace alone pays nothing (9)."""
    taken = suits_taken(hexagon)
    most = purse(s, seat, taken)
    return most + standing_capital(s, seat, taken) if most > 0 else 0


# ---- picking ---------------------------------------------------------------------------------------------------------------------------------


def legal_picks(s: State, seat: int, moves: Moves, count: int) -> int:
    """Cards for sale, as long as all that are picked can be paid together."""
    hexagon = as_int(s.at[seat])
    if not is_plaza(s, hexagon):
        return count
    most = means(s, seat, hexagon) - as_int(s.pay_need)
    if most <= 0:
        return count
    for card in range(S.NUMERALS):
        if is_for_sale(s, card, hexagon) and cost_of(s, card) <= most:
            count = offer(moves, count, S.BUY + card)
    return count


def pick(s: State, seat: int, card: int) -> None:
    need = as_int(s.pay_need) + cost_of(s, card)
    first = as_int(s.pay_action) if s.shown != 0 else S.BUY + card
    begin_payment(s, first, need, suits_taken(as_int(s.at[seat])))
    s.phase = S.TRADING
    s.shown = as_int(s.shown) | bit(card)


def legal_trade(s: State, seat: int, moves: Moves) -> int:
    """Pick more, or pay; or leave everything where it is, once a turn, so that nobody hesitates for ever."""
    count = legal_payments(s, seat, moves)
    count = legal_picks(s, seat, moves, count)
    if not s.put_back:
        count = offer(moves, count, S.PASS)
    return count


def put_back(s: State) -> None:
    """Nothing is bought, and nothing lost."""
    s.put_back = 1
    s.shown = 0
    forget_payment(s)
    settle(s)


# ---- buying ----------------------------------------------------------------------------------------------------------------------------------


def close_choice(s: State) -> None:
    """The first card is paid: no more can be picked, and fights are over (8.5)."""
    s.phase = S.PAYING
    s.fought = 1


def bought(s: State, seat: int) -> None:
    """Several cards for few may be too many for a hand (5.2)."""
    for card in range(S.NUMERALS):
        if as_int(s.shown) & bit(card):
            give(s, seat, card)
            all_see(s, card, seat)
    s.shown = 0
    settle(s)
    must_discard_first(s, S.THEN_SETTLE)
