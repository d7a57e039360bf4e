"""Sets of cards that pay for something, without trying every one of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from . import state as S

Worth = Callable[[int, Sequence[int]], int]  # of a card, after those that are paid before it


class Handful(NamedTuple):
    """Cards in the order in which they would be paid."""

    total: int = 0
    royals: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()

    def with_card(self, card: int, worth: int) -> Handful:
        royals = (*self.royals, card) if S.is_royal(card) else self.royals
        return Handful(self.total + worth, royals, (*self.cards, card))


def alike(some: Handful) -> Hashable:
    """Sets of which one is as good as the other, but for how many cards it takes."""
    return some.total, some.royals


def handfuls(
    cards: Sequence[int], need: int, worth: Worth, alike: Callable[[Handful], Hashable] = alike
) -> list[Handful]:
    """Of sets alike whose sum is below the need, the smallest; each that reaches it is a set of its own."""
    nothing = Handful()
    below: dict[Hashable, Handful] = {alike(nothing): nothing}
    enough: list[Handful] = []
    for card in cards:
        for held in list(below.values()):
            more = held.with_card(card, worth(card, held.cards))
            if more.total >= need:
                enough.append(more)
            elif is_smaller(more, below.get(kind := alike(more))):
                below[kind] = more
    return [*below.values(), *enough]


def is_smaller(some: Handful, other: Handful | None) -> bool:
    return other is None or (len(some.cards), some.cards) < (len(other.cards), other.cards)


def cheapest(cards: Sequence[int], need: int, worth: Worth) -> list[int]:
    """Royals last, then as little too much as possible, then few cards; none where all together are not enough."""
    found = (some for some in handfuls(cards, need, worth) if some.total >= need)
    return list(min(found, key=by_size, default=Handful()).cards)


def by_size(some: Handful) -> tuple[int, int, int, tuple[int, ...]]:
    return len(some.royals), some.total, len(some.cards), some.cards
