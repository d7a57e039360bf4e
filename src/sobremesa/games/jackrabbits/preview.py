"""What an action would do, and which rule says so, from what the seat knows."""

from __future__ import annotations

from typing import Final

import msgspec

from . import state as S
from .bargain import frees_the_other
from .cards import can_pay, has_option, hearts_in_hand, holds, purse, spending_value, value_of
from .flight import fare_suits
from .instinct import ways_up_to
from .journey import shore_node, twin_of
from .palace import is_palace, queen_of
from .prices import Prices
from .routes import Route, onward_from, path_of, piece_on
from .state import State

ROLLS: Final = 36


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """`rule` is the number of the rule that allows the action. The rest is there where it makes sense."""

    rule: str
    node: int | None = None  # where it leads: a node, the underground or off the board
    payment: int | None = None  # which of the view's payments it costs
    card: int | None = None
    value: int | None = None  # what the card counts
    left: int | None = None  # what is still to be paid afterwards
    alone: bool | None = None  # a card that is enough by itself, whatever the others are worth
    frees: bool | None = None  # a claim after which the other may claim anything
    free: int | None = None  # a passport: rolls out of 36 that need no payment
    payable: int | None = None  # … that need one the hand can make
    falls: int | None = None  # … that end off the board
    risk: bool | None = None  # a palace where you could show nothing
    path: list[int] | None = None  # of a journey: the nodes it passes
    piece: int | None = None  # … the one of them at which a transfer is bought
    onward: list[Route] | None = None  # after a transfer: where the free road may end


RULES: Final[dict[int, str]] = {
    S.START: "5.1",
    S.LOTTERY: "5.1",
    S.JOURNEY: "5.3",
    S.PAYING: "5.4",
    S.FARE: "8.1",
    S.FLYING: "8.1",
    S.CHALLENGE: "8.3",
    S.DEFENCE: "8.3",
    S.SETTLING: "8.5",
    S.FIGHTING: "8.2",
    S.SEALING: "9",
    S.CLAIMING: "9",
    S.AGREEING: "9",
    S.SURPLUS: "5.2",
    S.FOURTH: "8.2",
    S.LAYING: "9",
    S.FLIPPING: "2.2",
    S.PLACING: "2.3",
    S.ENDED: "4",
}


def rule_of(s: State) -> str:
    """The rule that asks what is asked now."""
    if s.phase == S.SETTLING and not has_option(s, S.COMPLETE):
        return "5.4"
    return RULES[int(s.phase)]


def preview(s: State, seat: int, action: int, prices: Prices) -> Preview:
    if s.phase == S.JOURNEY:
        return preview_journey(s, seat, action, prices)
    if s.phase == S.START and action >= S.PASSPORT:
        return preview_passport(s, seat, action - S.PASSPORT)
    if S.SHOW <= action < S.FLIP:
        return preview_card(s, seat, action, prices)
    if action == S.ACQUIRE:
        return Preview("5.4", card=S.ROYAL + int(s.at[seat]) - 1, payment=prices.place_of(action))
    if action == S.END:
        return Preview("5.5")
    if action == S.PAY_FARE:
        return Preview("8.1", payment=prices.place_of(action))
    if S.FLY <= action < S.SHORTCUT:
        hexagon = action - S.FLY
        return Preview("8.1", node=hexagon, risk=is_risky(s, seat, hexagon))
    if S.CALL <= action < S.ATTACK or S.BARGAIN <= action < S.GO:
        return Preview("9")
    if S.ATTACK <= action < S.BARGAIN:
        return Preview("8.2", value=purse(s, seat, S.bit(S.SPADES)))
    return Preview(RULES[int(s.phase)])


# ---- cards -----------------------------------------------------------------------------------------------------------------------------------


def preview_card(s: State, seat: int, action: int, prices: Prices) -> Preview:
    card = (action - S.SHOW) % S.CARDS
    if S.BUY <= action < S.LAY:
        return Preview("8.4", card=card, payment=prices.place_of(action))
    if s.phase == S.PAYING:
        return preview_paid(s, seat, card, action >= S.PAY_HIGH)
    rule = RULES[int(s.phase)]
    if s.phase == S.FIGHTING:
        return Preview(rule, card=card, value=spending_value(s, seat, card, action >= S.STRIKE_HIGH))
    value = value_of(s, card)
    if s.phase in (S.CHALLENGE, S.DEFENCE):
        return Preview(rule, card=card, value=value, alone=card == queen_of(int(s.at[s.turn])) or None)
    return Preview(rule, card=card, value=value, frees=(s.phase == S.CLAIMING and frees_the_other(card)) or None)


def preview_paid(s: State, seat: int, card: int, high: bool) -> Preview:
    value = spending_value(s, seat, card, high)
    left = int(s.pay_need) - int(s.pay_sum) - value
    return Preview("5.4" if s.pay_action == S.ACQUIRE else "6", card=card, value=value, left=max(0, left))


def preview_passport(s: State, seat: int, card: int) -> Preview:
    """8.1: what each of the 36 rolls would mean."""
    value = value_of(s, card)
    free = ways_up_to(value)
    payable = 0
    for roll in range(value + 1, 13):
        if can_pay(s, seat, roll - value, fare_suits(s)):
            payable += ways_up_to(roll) - ways_up_to(roll - 1)
    return Preview("8.1", card=card, value=value, free=free, payable=payable, falls=ROLLS - free - payable)


# ---- journeys --------------------------------------------------------------------------------------------------------------------------------


def preview_journey(s: State, seat: int, action: int, prices: Prices) -> Preview:
    rule, node = where(s, seat, action)
    ends = target(action) is not None
    payment = prices.place_of(action)
    path = path_of(s, action)
    return Preview(
        rule,
        node=node,
        payment=payment,
        risk=is_risky(s, seat, node) if ends else None,
        path=path,
        piece=None if payment is None else piece_on(path, action),
        onward=onward_from(s, action),
    )


def where(s: State, seat: int, action: int) -> tuple[str, int]:
    """The rule a journey follows, and where it leads."""
    if action == S.STAY:
        return "5.3", int(s.at[seat])
    if action == S.REST:
        return "6.4", S.UNDERGROUND
    if action == S.LEAVE:
        return "7", S.OFF
    hexagon = target(action)
    if hexagon is not None:
        return ("5.3" if action < S.GALLOP else "6.2" if action < S.RIDE else "6.3"), hexagon
    if action < S.TAVERN:
        return "6.1", twin_of(S.ROADS + action - S.SHORTCUT)
    if action < S.HOLE:
        return "6.3", S.TRIANGLES + action - S.TAVERN
    if action < S.SAIL:
        return "6.4", S.TRIANGLES + action - S.HOLE
    sailing = action < S.FLOAT
    return ("6.2" if sailing else "6.3"), shore_node(action - (S.SAIL if sailing else S.FLOAT))


def target(action: int) -> int | None:
    """The hexagon a journey ends on, if this action says so."""
    for first in (S.GO, S.GALLOP, S.RIDE):
        if first <= action < first + S.HEXAGONS:
            return action - first
    return None


def is_risky(s: State, seat: int, hexagon: int) -> bool | None:
    """Could a challenge be lost there? None where nobody can challenge (8.3)."""
    if not is_palace(s, hexagon):
        return None
    queen = queen_of(hexagon)
    return hearts_in_hand(s, seat) < S.HEARTS_SHOWN and not (queen >= 0 and holds(s, seat, queen))
