"""What bots buy in plazas (8.4): cards that complete the price of a royal they want, one or several, for what is not needed for another."""

from __future__ import annotations

from typing import Final

from ...core.protocol import NOTHING
from . import state as S
from .actions import decode
from .payment import worth_paying
from .plaza import cost_of, is_for_sale, suits_taken
from .state import State, as_int, bit, suit_of
from .wishes import hand_worth, wanted, worth_after, worth_in

SUMS: Final = (1 << 40) - 1  # no purchase is dearer
HOUSES_OF_CLUBS: Final = sum(
    1 << house for house in range(0, S.ROYALS, S.SUITS)
)  # its houses; those of the next suit are one further


def appeal_of_pick(s: State, seat: int, card: int) -> float:
    """Of the least sum that does, the largest card first. Everything else is worse than to pay, or to buy nothing."""
    suit = suit_of(card)
    worth = hand_worth(s, seat)
    houses = wanted(s, seat)
    if is_useful(suit, worth, houses):
        lacking = lacks(s, seat, suit, worth)
        least = least_sum(s, seat, suit, lacking)
        if lacking > 0 and is_part(s, seat, card, least):
            if affords(s, seat, suit, as_int(s.pay_need) + least, worth, houses):
                return 2.0 + 0.1 * cost_of(s, card)
    return -100.0 if s.phase == S.TRADING else -1.0


def is_better_left(s: State, seat: int) -> bool:
    """Would what is picked, and what could be picked besides, not be worth its price?"""
    _, card = decode(as_int(s.pay_action))
    suit = suit_of(card)
    worth = hand_worth(s, seat)
    houses = wanted(s, seat)
    if not is_useful(suit, worth, houses):
        return True
    lacking = lacks(s, seat, suit, worth)
    more = least_sum(s, seat, suit, lacking) if lacking > 0 else 0
    return not affords(s, seat, suit, as_int(s.pay_need) + more, worth, houses)


def is_useful(suit: int, worth: int, houses: int) -> bool:
    """Is a royal of this suit among the wanted houses, and too dear for the hand as it is?"""
    return worth_in(worth, suit) < S.ROYAL_PRICE and houses & (HOUSES_OF_CLUBS << suit) != 0


def lacks(s: State, seat: int, suit: int, worth: int) -> int:
    """What hand and picked cards together lack of the price of a royal."""
    has = worth_in(worth, suit)
    for card in range(suit * S.RANKS, suit * S.RANKS + S.RANKS):
        if as_int(s.shown) & bit(card):
            has += worth_paying(s, seat, card)
    return S.ROYAL_PRICE - has


def affords(s: State, seat: int, suit: int, cost: int, worth: int, houses: int) -> bool:
    """Can it be paid in other suits? And where the royal is not to be had here and now, still a royal of diamonds if that could be before?"""
    hexagon = as_int(s.at[seat])
    taken = suits_taken(hexagon) & ~bit(suit)
    left = worth_after(worth, cost, taken)
    if taken == 0 or left < 0:
        return False
    if hexagon != S.CITADEL and houses & bit(hexagon - 1):
        return True
    return not worth_in(worth, S.DIAMONDS) >= S.ROYAL_PRICE > worth_in(left, S.DIAMONDS)


# ---- which cards -----------------------------------------------------------------------------------------------------------------------------


def cheap_ace(s: State, seat: int, suit: int) -> int:
    """An ace for sale that is worth more than it costs (9), or NOTHING: it is enough alone."""
    ace = suit * S.RANKS
    if is_for_sale(s, ace, as_int(s.at[seat])) and worth_paying(s, seat, ace) > cost_of(s, ace):
        return ace
    return NOTHING


def sums_for_sale(s: State, seat: int, suit: int, without: int) -> int:
    """What the cards of the suit that are for sale can cost together, as a set; all but one, where one is named."""
    sums = 1
    for card in range(suit * S.RANKS, suit * S.RANKS + S.RANKS):
        if card != without and is_for_sale(s, card, as_int(s.at[seat])):
            sums |= (sums << cost_of(s, card)) & SUMS
    return sums


def least_sum(s: State, seat: int, suit: int, lacking: int) -> int:
    """What has to be spent on this suit at least; too much where it cannot be had."""
    if cheap_ace(s, seat, suit) != NOTHING:
        return cost_of(s, suit * S.RANKS)
    least = max(0, lacking)
    sums = sums_for_sale(s, seat, suit, NOTHING) >> least
    while sums and not sums & 1:
        sums >>= 1
        least += 1
    return least if sums else 1000


def is_part(s: State, seat: int, card: int, least: int) -> bool:
    """Does the card belong to a purchase of this sum?"""
    ace = cheap_ace(s, seat, suit_of(card))
    if ace != NOTHING:
        return card == ace
    rest = least - cost_of(s, card)
    return 0 <= rest < 40 and (sums_for_sale(s, seat, suit_of(card), card) >> rest) & 1 == 1
