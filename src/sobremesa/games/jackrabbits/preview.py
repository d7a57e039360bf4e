"""What an action would do, and which rule says so, from what the seat knows; and why an action is not legal."""

from __future__ import annotations

from typing import Final

import msgspec

from . import state
from .cards import can_pay, has_option, hearts_in_hand, holds, purse, standing_capital, value_of
from .flight import fare_suits, shortfall
from .instinct import ways_up_to
from .journey import shore_node, suits_for
from .notation import place_word
from .palace import is_palace, queen_of
from .payment import worth_paying
from .routes import Route, onward_from, path_of
from .settling import cost_of, suits_taken
from .state import CARDS, HEXAGONS, JOKER, ROYAL_PRICE, SUITS, State, bit, is_ace, is_royal, suit_of
from .turn import price

ROLLS: Final = 36


class Payment(msgspec.Struct, frozen=True):
    """What something costs, the suits it takes, and the cards that would pay it best."""

    need: int
    suits: list[int]
    best: list[int]
    total: int


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """`rule` is the number of the rule that allows the action. The rest is there where it makes sense."""

    rule: str
    place: str | None = None  # where it leads
    payment: Payment | None = None
    card: int | None = None
    value: int | None = None  # what the card counts
    left: int | None = None  # what is still to be paid afterwards
    free: int | None = None  # a passport: rolls out of 36 that need no payment
    payable: int | None = None  # … that need one the hand can make
    falls: int | None = None  # … that end off the board
    risk: bool | None = None  # a palace where you could show nothing
    path: list[int] | None = None  # of a journey: the nodes it passes
    onward: list[Route] | None = None  # after a transfer: where the free road may end


RULES: Final[dict[int, str]] = {
    state.START: "5.1",
    state.LOTTERY: "5.1",
    state.JOURNEY: "5.3",
    state.PAYING: "5.4",
    state.FARE: "8.1",
    state.FLYING: "8.1",
    state.CHALLENGE: "8.3",
    state.DEFENCE: "8.3",
    state.SETTLING: "8.5",
    state.FIGHTING: "8.2",
    state.SEALING: "9",
    state.CLAIMING: "9",
    state.AGREEING: "9",
    state.SURPLUS: "5.2",
    state.FOURTH: "8.2",
    state.LAYING: "9",
    state.FLIPPING: "2.2",
    state.PLACING: "2.3",
}


def preview(s: State, seat: int, action: int) -> Preview:
    if s.phase == state.JOURNEY:
        return preview_journey(s, seat, action)
    if s.phase == state.START and action >= state.PASSPORT:
        return preview_passport(s, seat, action - state.PASSPORT)
    if s.phase == state.PAYING:
        return preview_card(s, seat, action)
    if action == state.ACQUIRE:
        suit = (int(s.at[seat]) - 1) % SUITS
        return Preview("5.4", payment=best_payment(s, seat, ROYAL_PRICE, bit(suit)))
    if action == state.END:
        return Preview("5.5")
    if action == state.PAY_FARE:
        return Preview("8.1", payment=best_payment(s, seat, shortfall(s), fare_suits(s)))
    if state.BUY <= action < state.LAY:
        card = action - state.BUY
        return Preview("8.4", card=card, payment=best_payment(s, seat, cost_of(s, card), suits_taken(int(s.at[seat]))))
    if state.FLY <= action < state.SHORTCUT:
        return Preview("8.1", place=place_word(action - state.FLY), risk=is_risky(s, seat, action - state.FLY))
    if state.CALL <= action < state.ATTACK or state.BARGAIN <= action < state.GO:
        return Preview("9")
    if state.ATTACK <= action < state.BARGAIN:
        return Preview("8.2", value=purse(s, seat, bit(state.SPADES)))
    if state.SHOW <= action < state.FLIP:
        card = (action - state.PASSPORT) % CARDS
        return Preview(RULES[int(s.phase)], card=card, value=value_of(s, card))
    return Preview(RULES[int(s.phase)])


def preview_card(s: State, seat: int, action: int) -> Preview:
    high = action >= state.PAY_HIGH
    card = (action - state.PAY) % CARDS
    value = 11 if high else worth_paying(s, seat, card)
    if is_ace(card) and has_option(s, state.AMBIVALENT_ACES) and not high:
        value = 1
    left = int(s.pay_need) - int(s.pay_sum) - value
    return Preview("5.4" if s.pay_action == state.ACQUIRE else "6", card=card, value=value, left=max(0, left))


# ---- journeys --------------------------------------------------------------------------------------------------------------------------------


def preview_journey(s: State, seat: int, action: int) -> Preview:
    rule, place = where(s, seat, action)
    hexagon = target(action)
    risk = is_risky(s, seat, hexagon) if hexagon is not None else None
    paid = state.GALLOP <= action < state.RIDE or state.SHORTCUT <= action < state.FLOAT
    payment = best_payment(s, seat, price(s), suits_for(action)) if paid else None
    return Preview(
        rule, place=place, payment=payment, risk=risk, path=path_of(s, action), onward=onward_from(s, action)
    )


def where(s: State, seat: int, action: int) -> tuple[str, str]:
    """The rule a journey follows, and where it leads."""
    if action == state.STAY:
        return "5.3", place_word(int(s.at[seat]))
    if action == state.REST:
        return "6.4", "underground"
    if action == state.LEAVE:
        return "7", "off"
    hexagon = target(action)
    if hexagon is not None:
        return ("5.3" if action < state.GALLOP else "6.2" if action < state.RIDE else "6.3"), place_word(hexagon)
    if action < state.TAVERN:
        return "6.1", place_word(state.ROADS + action - state.SHORTCUT)
    if action < state.HOLE:
        return "6.3", "tavern"
    if action < state.SAIL:
        return "6.4", "cave"
    sailing = action < state.FLOAT
    return ("6.2" if sailing else "6.3"), place_word(shore_node(action - (state.SAIL if sailing else state.FLOAT)))


def target(action: int) -> int | None:
    """The hexagon a journey ends on, if this action says so."""
    for first in (state.GO, state.GALLOP, state.RIDE):
        if first <= action < first + HEXAGONS:
            return action - first
    return None


def is_risky(s: State, seat: int, hexagon: int) -> bool | None:
    """Could a challenge be lost there? None where nobody can challenge (8.3)."""
    if not is_palace(s, hexagon):
        return None
    queen = queen_of(hexagon)
    return hearts_in_hand(s, seat) < state.HEARTS_SHOWN and not (queen >= 0 and holds(s, seat, queen))


def preview_passport(s: State, seat: int, card: int) -> Preview:
    """8.1: what each of the 36 rolls would mean."""
    value = value_of(s, card)
    free = ways_up_to(value)
    payable = 0
    for roll in range(value + 1, 13):
        if can_pay(s, seat, roll - value, fare_suits(s)):
            payable += ways_up_to(roll) - ways_up_to(roll - 1)
    return Preview("8.1", card=card, value=value, free=free, payable=payable, falls=ROLLS - free - payable)


# ---- the best payment ------------------------------------------------------------------------------------------------------------------------


def best_payment(s: State, seat: int, need: int, suits: int) -> Payment | None:
    """Royals last, then as little too much as possible, then few cards. None if the hand is not enough."""
    if not can_pay(s, seat, need, suits):
        return None
    bonus = standing_capital(s, seat, suits)
    cards = [c for c in range(JOKER) if holds(s, seat, c) and suits & bit(suit_of(c))]
    if s.phase == state.SETTLING and s.royals[seat] >= state.CARROTS and any(map(is_royal, cards)):
        return Payment(need, in_suits(suits), *cheapest_with_royal(s, seat, cards))
    best = cheapest(s, seat, cards, need - bonus)
    return None if best is None else Payment(need, in_suits(suits), best[0], best[1] + bonus)


def cheapest(s: State, seat: int, cards: list[int], need: int) -> tuple[list[int], int] | None:
    """By sums: the best set of cards for every sum up to the need; larger sums count as one overpaid set each."""
    reached: dict[int, tuple[tuple[int, int], list[int]]] = {0: ((0, 0), [])}
    finished: list[tuple[tuple[int, int, int], list[int], int]] = []
    for card in cards:
        for total, ((royals, _), used) in sorted(reached.items(), reverse=True):
            now, more = total + worth_after(s, seat, card, used), royals + is_royal(card)
            chosen = [*used, card]
            if now >= need:
                finished.append(((more, now - need, len(chosen)), chosen, now))
            elif now not in reached or (more, len(chosen)) < reached[now][0]:
                reached[now] = ((more, len(chosen)), chosen)
    if not finished:
        return None
    _, chosen, total = min(finished)
    return chosen, total


def worth_after(s: State, seat: int, card: int, used: list[int]) -> int:
    """9, capital aces: only the first one counts 11."""
    second = has_option(s, state.CAPITAL_ACES) and is_ace(card) and any(map(is_ace, used))
    return value_of(s, card) if second else worth_paying(s, seat, card)


def cheapest_with_royal(s: State, seat: int, cards: list[int]) -> tuple[list[int], int]:
    """5.4: with three carrots out the payment has to free one; a single royal is worth it."""
    royal = min(filter(is_royal, cards), key=lambda card: worth_paying(s, seat, card))
    return [royal], worth_paying(s, seat, royal)


def in_suits(suits: int) -> list[int]:
    return [suit for suit in range(SUITS) if suits & bit(suit)]
