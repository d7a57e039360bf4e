"""What a plaza sells to a seat, and what would pay for it best: several cards can be chosen at once (8.4)."""

from __future__ import annotations

import msgspec

from . import state as S
from .cards import has_option
from .handfuls import Handful, handfuls
from .payment import begin_payment
from .plaza import cost_of, is_for_sale, is_plaza, means, suits_taken
from .prices import in_suits
from .proposals import cards_to_pay, loss_of, worth_of
from .state import State


class Market(msgspec.Struct, frozen=True):
    """What is for sale, by card and cost; what the viewer has picked already, and what that costs. The rest is as in a payment, but for
    `best_cards`: what would pay best for each sum, from 1 to all that can be bought."""

    costs: dict[int, int]
    picked_cards: list[int]
    picked_cost: int
    suits: list[int]
    cards: list[int]
    best_cards: list[list[int]]
    bonus: int


def market(s: State, seat: int) -> Market | None:
    """For whoever may buy now."""
    if s.asked != seat or s.phase not in (S.SETTLING, S.TRADING) or not has_option(s, S.COMPLETE):
        return None
    hexagon = int(s.at[seat])
    sold = [card for card in range(S.NUMERALS) if is_plaza(s, hexagon) and is_for_sale(s, card, hexagon)]
    costs = {card: int(cost_of(s, card)) for card in sold}
    return sold_to(s, seat, costs) if costs and means(s, seat, hexagon) > 0 else None


def sold_to(s: State, seat: int, costs: dict[int, int]) -> Market:
    hexagon, begun = int(s.at[seat]), s.copy()
    begin_payment(begun, S.BUY, 1, suits_taken(hexagon))
    cards, bonus = cards_to_pay(begun, seat), int(begun.pay_sum)
    picked = [card for card in range(S.NUMERALS) if int(s.shown) & S.bit(card)]
    most = min(int(means(s, seat, hexagon)), int(s.pay_need) + sum(costs.values()))
    best = best_by_sum(s, seat, cards, bonus, most)
    return Market(costs, picked, int(s.pay_need), in_suits(int(begun.pay_suits)), cards, best, bonus)


def best_by_sum(s: State, seat: int, cards: list[int], bonus: int, most: int) -> list[list[int]]:
    """A card is paid even where the capital would be enough [R]."""
    found = handfuls(cards, max(1, most - bonus), worth_of(s, seat))
    loss = loss_of(s, seat)
    by_total = sorted((some for some in found if some.cards), key=lambda some: -some.total)
    best: list[list[int]] = []
    enough: list[Handful] = []
    for need in range(most, 0, -1):
        while by_total and by_total[0].total + bonus >= need:
            enough.append(by_total.pop(0))
        enough = [min(enough, key=loss)]
        best.append(list(enough[0].cards))
    return best[::-1]
