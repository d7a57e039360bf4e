"""What a hand can still do once something is paid: the rules are asked about a copy of the game in which it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from . import state as S
from .cards import has_option, holds, purse, spend, standing_capital
from .state import State


class After:
    """The game after a seat has spent these cards, as far as its own hand is concerned."""

    def __init__(self, s: State, seat: int, cards: Sequence[int] = (), before: After | None = None) -> None:
        self.seat, self.cards, self.before = seat, cards, before
        self.s = spent(s, seat, cards) if cards else s
        self.gave_up = any(map(S.is_royal, cards))
        self._worth: dict[int, int] = {}

    @cached_property
    def bare(self) -> State:
        """The same, with royals that cannot be spent."""
        if not self.s.royals[self.seat]:
            return self.s
        without = self.s.copy()
        for card in range(S.ROYAL, S.JOKER):
            if holds(without, self.seat, card):
                without.place[card] = S.NOWHERE
        return without

    def worth(self, suit: int) -> int:
        """What the hand counts towards a royal of this suit without giving up another (5.4)."""
        if suit not in self._worth:
            self._worth[suit] = self._counted(suit)
        return self._worth[suit]

    def _counted(self, suit: int) -> int:
        if self.before is not None and not any(S.suit_of(card) == suit or S.is_ace(card) for card in self.cards):
            return self.before.worth(suit)
        most = int(purse(self.bare, self.seat, S.bit(suit)))
        return most + int(standing_capital(self.bare, self.seat, S.bit(suit))) if most > 0 else 0

    def worths(self) -> list[int]:
        return [self.worth(suit) for suit in range(S.SUITS)]

    def affords(self, suit: int) -> bool:
        """Is the hand worth a royal of this suit, if all others are kept?"""
        return self.worth(suit) >= S.ROYAL_PRICE


def spent(s: State, seat: int, cards: Sequence[int]) -> State:
    after = s.copy()
    for card in cards:
        spend(after, seat, card, has_option(s, S.AMBIVALENT_ACES))
    return after
