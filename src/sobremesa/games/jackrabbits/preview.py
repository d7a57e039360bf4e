"""What an action would do, and which rule says so, from what the seat knows."""

from __future__ import annotations

from typing import Final

import msgspec

from . import state as S
from .actions import BY_FIRST, decode
from .appeal import ways_up_to
from .bargain import frees_the_other
from .board.advice import NAMES
from .board.lattice import COLUMNS, faults, place_turn, place_x, place_y
from .cards import can_pay, has_option, purse, shown_value, spending_value, standing_capital, value_of
from .flight import fare_suits
from .journey import passed_houses, shore_node, twin_of
from .palace import key_of
from .phases import PHASES
from .prices import Prices
from .promises import Promise, Welcome, promise
from .routes import Route, onward_from, path_of, piece_on
from .state import State

ROLLS: Final = 36
# the rules of a journey that goes straight to a hexagon or a shore
TRAVELS: Final = {S.GO: "5.3", S.GALLOP: "6.2", S.RIDE: "6.3", S.SAIL: "6.2", S.FLOAT: "6.3"}


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
    promise: Promise | None = None  # what coming there brings, once the way is paid as proposed
    risk: bool | None = None  # a palace: True where you could show nothing
    host: int | None = None  # … who is sure to challenge there, with open hearts (9: provisional palaces)
    path: list[int] | None = None  # of a journey: the nodes it passes
    piece: int | None = None  # … the one of them at which a transfer is bought
    against: list[str] | None = None  # a place in the draft: which advice of 2.3 it would go against
    onward: list[Route] | None = None  # after a transfer, or over one's own carrot (9): where the free road may end


def rule_of(s: State) -> str:
    """The rule that asks what is asked now."""
    if s.phase == S.SETTLING and not has_option(s, S.COMPLETE):
        return "5.4"
    return PHASES[int(s.phase)].rule


def preview(s: State, seat: int, action: int, prices: Prices) -> Preview:
    kind, argument = decode(action)
    if s.phase == S.JOURNEY:
        return preview_journey(s, seat, kind, argument, prices)
    if kind == S.PASSPORT:
        return preview_passport(s, seat, argument)
    if BY_FIRST[kind].about == "card":
        return preview_card(s, seat, kind, argument, prices)
    if kind == S.ACQUIRE:
        return Preview("5.4", card=S.ROYAL + int(s.at[seat]) - 1, payment=prices.place_of(kind, argument))
    if kind == S.END:
        return Preview("5.5")
    if kind == S.PAY_FARE:
        return Preview("8.1", payment=prices.place_of(kind, argument))
    if kind == S.FLY:
        return preview_flight(s, kind, argument, prices)
    if kind == S.PLACE:
        return Preview("2.2", against=advice_against(s, argument) or None)
    if kind in (S.CALL, S.BARGAIN):
        return Preview("9")
    if kind == S.ATTACK:
        spades = S.bit(S.SPADES)
        return Preview("8.2", value=purse(s, seat, spades) + standing_capital(s, seat, spades))
    return Preview(PHASES[int(s.phase)].rule)


def advice_against(s: State, place: int) -> list[str]:
    """2.3: what speaks against laying the flipped piece there, by the names of the messages."""
    x, y, turn = place_x(place, COLUMNS), place_y(place, COLUMNS), place_turn(place)
    found = faults(s.roads, s.places, int(s.flipped), x, y, turn)
    return [name for fault, name in NAMES.items() if found & fault]


# ---- cards -----------------------------------------------------------------------------------------------------------------------------------


def preview_card(s: State, seat: int, kind: int, card: int, prices: Prices) -> Preview:
    if kind == S.BUY:
        return Preview("8.4", card=card, payment=prices.place_of(kind, card))
    if s.phase in (S.PAYING, S.TRADING):
        return preview_paid(s, seat, card, kind == S.PAY_HIGH)
    rule = PHASES[int(s.phase)].rule
    if s.phase == S.FIGHTING:
        return Preview(rule, card=card, value=spending_value(s, seat, card, kind == S.STRIKE_HIGH))
    if s.phase in (S.CHALLENGE, S.DEFENCE):
        alone = card == key_of(int(s.at[s.turn])) or None
        return Preview(rule, card=card, value=shown_value(s, card), alone=alone)
    value = shown_value(s, card) if kind == S.LAY else value_of(s, card)
    return Preview(rule, card=card, value=value, frees=(kind == S.CLAIM and frees_the_other(card)) or None)


def preview_paid(s: State, seat: int, card: int, high: bool) -> Preview:
    value = spending_value(s, seat, card, high)
    left = int(s.pay_need) - int(s.pay_sum) - value
    return Preview("5.4" if s.pay_action == S.ACQUIRE else "6", card=card, value=value, left=max(0, left))


def preview_passport(s: State, seat: int, card: int) -> Preview:
    """8.1: what each of the 36 rolls would mean."""
    value = shown_value(s, card)
    free = ways_up_to(value)
    payable = 0
    for roll in range(value + 1, 13):
        if can_pay(s, seat, roll - value, fare_suits(s)):
            payable += ways_up_to(roll) - ways_up_to(roll - 1)
    return Preview("8.1", card=card, value=value, free=free, payable=payable, falls=ROLLS - free - payable)


# ---- journeys --------------------------------------------------------------------------------------------------------------------------------


def preview_journey(s: State, seat: int, kind: int, argument: int, prices: Prices) -> Preview:
    rule, node = where(s, seat, kind, argument)
    payment = prices.place_of(kind, argument, node if ends_there(s, node) else S.CITADEL)
    path = path_of(s, kind, argument)
    promise, risk, host = awaited(prices, payment, kind, node)
    return Preview(
        rule,
        node=node,
        payment=payment,
        promise=promise,
        risk=risk,
        host=host,
        path=path,
        piece=None if payment is None else piece_on(path, kind),
        onward=further(s, kind, argument, payment, prices),
    )


def ends_there(s: State, node: int) -> bool:
    """Is the journey made for what is on this hexagon? Not where one's own carrot lets it go on (9)."""
    return node < S.HEXAGONS and not passed_houses(s) & S.bit(node)


def awaited(prices: Prices, payment: int | None, kind: int, node: int) -> Welcome:
    """What coming there brings; who stays has come already, and is challenged no more (8.3)."""
    if node >= S.HEXAGONS:
        return Welcome()
    after = prices.after(payment)
    return Welcome(promise(after, node)) if kind == S.STAY else prices.welcome(payment, node)


def further(s: State, kind: int, argument: int, payment: int | None, prices: Prices) -> list[Route] | None:
    """Where a journey may go on to, and what each end of it brings."""
    routes = onward_from(prices.after(payment).s, kind, argument)
    return routes and [further_to(route, kind, argument, payment, prices) for route in routes]


def further_to(route: Route, kind: int, argument: int, payment: int | None, prices: Prices) -> Route:
    if route.node >= S.HEXAGONS:
        return route
    paid = prices.place_of(kind, argument, route.node)
    promise, risk, host = prices.welcome(paid, route.node)
    other = None if paid == payment else paid
    return Route(route.then, route.node, route.path, other, promise, risk, host)


def preview_flight(s: State, kind: int, hexagon: int, prices: Prices) -> Preview:
    promise, risk, host = prices.welcome(None, hexagon)
    onward = further(s, kind, hexagon, None, prices)
    return Preview("8.1", node=hexagon, promise=promise, risk=risk, host=host, onward=onward)


def where(s: State, seat: int, kind: int, argument: int) -> tuple[str, int]:
    """The rule a journey follows, and where it leads."""
    if kind == S.STAY:
        return "5.3", int(s.at[seat])
    if kind == S.REST:
        return "6.4", S.UNDERGROUND
    if kind == S.LEAVE:
        return "7", S.OFF
    if kind == S.SHORTCUT:
        return "6.1", twin_of(S.ROADS + argument)
    if kind in (S.TAVERN, S.HOLE):
        return ("6.3" if kind == S.TAVERN else "6.4"), S.TRIANGLES + argument
    return TRAVELS[kind], argument if BY_FIRST[kind].about == "hexagon" else shore_node(argument)
