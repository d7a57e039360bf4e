"""Clubs fly between towers (8.1, 9: residential flights, advanced citadel)."""

from __future__ import annotations

from ...core.protocol import Moves
from .cards import can_pay, value_of
from .palace import enter
from .payment import begin_payment
from .state import (
    ADVANCED_CITADEL,
    CITADEL,
    COMPLETE,
    EVERY_SUIT,
    FALL,
    FARE,
    FLY,
    FLYING,
    HEXAGONS,
    KING,
    PAY_FARE,
    RESIDENTIAL_FLIGHTS,
    SUITS,
    State,
    bit,
    letter_of,
    wide,
)
from .turn import end_turn, price, send_off


def is_tower(s: State, hexagon: int) -> bool:
    if hexagon == CITADEL:
        return (s.switches & ADVANCED_CITADEL) != 0
    return letter_of(hexagon - 1) == KING


def may_land(s: State, hexagon: int, start: int) -> bool:
    """On any other tower; on any other hexagon with residential flights."""
    if hexagon == start or not wide(s.present) & bit(hexagon):
        return False
    return (s.switches & RESIDENTIAL_FLIGHTS) != 0 or is_tower(s, hexagon)


def may_fly(s: State, seat: int) -> bool:
    start = wide(s.at[seat])
    if not s.switches & COMPLETE or start >= HEXAGONS or not is_tower(s, start):
        return False
    for hexagon in range(HEXAGONS):
        if may_land(s, hexagon, start):
            return True
    return False


def shortfall(s: State) -> int:
    return price(s) - value_of(s, wide(s.passport))


def fare_suits(s: State) -> int:
    """The suit of the tower left; any suit at the advanced citadel."""
    start = wide(s.at[s.turn])
    return EVERY_SUIT if start == CITADEL else bit((start - 1) % SUITS)


def begin_flight(s: State) -> None:
    s.phase = FARE if shortfall(s) > 0 else FLYING
    s.asked = s.turn


def legal_fares(s: State, seat: int, moves: Moves) -> int:
    moves[0] = FALL
    if not can_pay(s, seat, shortfall(s), fare_suits(s)):
        return 1
    moves[1] = PAY_FARE
    return 2


def settle_fare(s: State, seat: int, action: int) -> None:
    if action == FALL:
        send_off(s, seat)
        end_turn(s)
    else:
        begin_payment(s, PAY_FARE, shortfall(s), fare_suits(s))


def take_off(s: State) -> None:
    s.phase = FLYING
    s.asked = s.turn


def legal_flights(s: State, seat: int, moves: Moves) -> int:
    count = 0
    for hexagon in range(HEXAGONS):
        if may_land(s, hexagon, wide(s.at[seat])):
            moves[count] = FLY + hexagon
            count += 1
    return count


def fly(s: State, hexagon: int) -> None:
    enter(s, hexagon)
