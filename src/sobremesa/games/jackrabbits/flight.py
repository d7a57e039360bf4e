"""Clubs fly between towers (8.1, 9: residential flights, advanced citadel)."""

from __future__ import annotations

from ...core.protocol import Moves
from . import state as S
from .cards import can_pay, shown_value
from .journey import arrive
from .payment import begin_payment
from .state import State, as_int, bit, letter_of, offer
from .turn import end_turn, price, send_off


def is_tower(s: State, hexagon: int) -> bool:
    if hexagon == S.CITADEL:
        return (s.switches & S.ADVANCED_CITADEL) != 0
    return letter_of(hexagon - 1) == S.KING


def may_land(s: State, hexagon: int, start: int) -> bool:
    """On any other tower; on any other hexagon with residential flights."""
    if hexagon == start or not as_int(s.present) & bit(hexagon):
        return False
    return (s.switches & S.RESIDENTIAL_FLIGHTS) != 0 or is_tower(s, hexagon)


def may_fly(s: State, seat: int) -> bool:
    start = as_int(s.at[seat])
    if not s.switches & S.COMPLETE or start >= S.HEXAGONS or not is_tower(s, start):
        return False
    for hexagon in range(S.HEXAGONS):
        if may_land(s, hexagon, start):
            return True
    return False


def shortfall(s: State) -> int:
    return price(s) - shown_value(s, as_int(s.passport))


def fare_suits(s: State) -> int:
    """The suit of the tower left; any suit at the advanced citadel."""
    start = as_int(s.at[s.turn])
    return S.EVERY_SUIT if start == S.CITADEL else bit((start - 1) % S.SUITS)


def begin_flight(s: State) -> None:
    if shortfall(s) <= 0:
        take_off(s)
        return
    s.phase = S.FARE
    s.asked = s.turn


def legal_fares(s: State, seat: int, moves: Moves) -> int:
    moves[0] = S.FALL
    if not can_pay(s, seat, shortfall(s), fare_suits(s)):
        return 1
    moves[1] = S.PAY_FARE
    return 2


def settle_fare(s: State, seat: int, kind: int, argument: int) -> None:
    if kind == S.FALL:
        send_off(s, seat)
        end_turn(s)
    else:
        begin_payment(s, S.PAY_FARE, shortfall(s), fare_suits(s))


def take_off(s: State) -> None:
    """A flight that succeeds is flown [R]: the verses leave a choice only where the dice are too high."""
    s.phase = S.FLYING
    s.asked = s.turn


def legal_flights(s: State, seat: int, moves: Moves) -> int:
    count = 0
    for hexagon in range(S.HEXAGONS):
        if may_land(s, hexagon, as_int(s.at[seat])):
            count = offer(moves, count, S.FLY + hexagon)
    return count


def fly(s: State, seat: int, kind: int, hexagon: int) -> None:
    arrive(s, hexagon)
