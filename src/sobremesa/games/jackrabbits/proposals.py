"""Which cards of a hand pay best: no royal where anything else pays, and nothing that the journey was made for (5.4, 5.6, 6)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import numpy as np

from ...core.protocol import NOTHING
from . import state as S
from .actions import decode
from .after import After
from .cards import has_option, value_of
from .ending import royals_lost
from .handfuls import Handful, Worth, alike, handfuls
from .payment import legal_payments, worth_paying
from .state import State

Loss = tuple[int, int, int, int, tuple[int, ...]]


def cards_to_pay(s: State, seat: int) -> list[int]:
    """In the middle of a payment: the cards of which one may be next."""
    moves = np.empty(S.MOST_MOVES, np.int16)
    return sorted({decode(int(action))[1] for action in moves[: legal_payments(s, seat, moves)]})


def best_payment(s: State, seat: int, payable: list[int], keep: int = NOTHING) -> list[int]:
    """In the middle of a payment: of the cards that may pay, those that finish it best; none where all together are not enough. Cards worth a
    royal of the suit `keep` stay in the hand if they can."""
    need = max(1, int(s.pay_need) - int(s.pay_sum))  # a card is paid even where the capital would be enough [R]
    cards = without_royals(s, seat, payable, need)
    some = handfuls(cards, need, worth_of(s, seat), alike if keep == NOTHING else alike_beside(keep))
    found = sorted((one for one in some if one.total >= need), key=loss_of(s, seat))
    return list(first_that_keeps(s, seat, found, keep).cards) if found else []


def without_royals(s: State, seat: int, cards: list[int], need: int) -> list[int]:
    """Royals only where nothing else pays."""
    numerals = [card for card in cards if not S.is_royal(card)]
    return numerals if numerals and worth_together(s, seat, numerals) >= need else cards


def loss_of(s: State, seat: int) -> Callable[[Handful], Loss]:
    """In which order one would rather part with cards: as few royals as possible that the ending needs, as few royals as possible, as little
    too much as possible, few cards."""
    gained = S.ROYAL + int(s.at[seat]) - 1 if s.pay_action == S.ACQUIRE else NOTHING

    def loss(some: Handful) -> Loss:
        lost = royals_lost(s, seat, some.royals, gained) if some.royals else 0
        return lost, len(some.royals), some.total, len(some.cards), some.cards

    return loss


# ---- keeping what pays for a royal -----------------------------------------------------------------------------------------------------------


def alike_beside(keep: int) -> Callable[[Handful], Hashable]:
    """Where a suit is to be kept, it matters how much of it is spent; and aces are a matter of their own (9)."""

    def kind(some: Handful) -> Hashable:
        kept = sum(S.rank_of(card) for card in some.cards if card < S.NUMERALS and S.suit_of(card) == keep)
        return some.total, some.royals, kept, tuple(filter(S.is_ace, some.cards))

    return kind


def first_that_keeps(s: State, seat: int, found: Sequence[Handful], keep: int) -> Handful:
    """Of these sets, the first after which a royal of this suit can be had; else just the first. None gives up other royals for it."""
    tried: dict[Hashable, bool] = {}
    for some in found if keep != NOTHING else ():
        spent = tuple(card for card in some.cards if S.suit_of(card) == keep or S.is_ace(card))
        if spent not in tried:
            tried[spent] = After(s, seat, some.cards).affords(keep)
        if tried[spent] and some.royals == found[0].royals:
            return some
    return found[0]


# ---- what cards count ------------------------------------------------------------------------------------------------------------------------


def worth_of(s: State, seat: int) -> Worth:
    if has_option(s, S.CAPITAL_ACES):
        return lambda card, used: worth_after(s, seat, card, used)
    counted: dict[int, int] = {}
    return lambda card, used: counted.get(card) or counted.setdefault(card, worth_paying(s, seat, card))


def worth_together(s: State, seat: int, cards: Sequence[int]) -> int:
    return sum(worth_after(s, seat, card, cards[:index]) for index, card in enumerate(cards))


def worth_after(s: State, seat: int, card: int, used: Sequence[int]) -> int:
    """9, capital aces: only the first one counts 11."""
    second = has_option(s, S.CAPITAL_ACES) and S.is_ace(card) and any(map(S.is_ace, used))
    return value_of(s, card) if second else worth_paying(s, seat, card)
