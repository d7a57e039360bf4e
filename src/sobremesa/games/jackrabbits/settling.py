"""On a hexagon, after the journey: fights, trades, acquisition, in this order (5.4, 8.2, 8.5); plazas are in `plaza`."""

from __future__ import annotations

from ...core.protocol import Moves
from . import state as S
from .bargain import begin_bargain
from .cards import any_card_of, can_pay, hand_over, holds, spend, standing_capital, take_royal
from .payment import begin_payment
from .plaza import legal_picks, pick
from .state import State, as_int, bit, is_ace, is_royal, offer, suit_of
from .turn import end_turn, increment, must_discard_first, return_royals, send_off, settle


def legal_settling(s: State, seat: int, moves: Moves) -> int:
    moves[0] = S.END
    count = 1
    if may_acquire(s, seat):
        count = offer(moves, count, S.ACQUIRE)
    if s.switches & S.COMPLETE:
        count = legal_company(s, seat, moves, count)
        count = legal_picks(s, seat, moves, count)
    return count


def legal_company(s: State, seat: int, moves: Moves, count: int) -> int:
    """What can be done with another rabbit on the hexagon: a fight, once a turn [R], a bargain, once a turn [R]."""
    trading = (s.switches & S.INDIVIDUAL_TRADES) != 0 and not s.bargained and s.hand_size[seat] > 0
    for other in range(s.players):
        if can_be_met(s, seat, other) and s.at[other] == s.at[seat]:
            if is_armed(s, seat):
                count = offer(moves, count, S.ATTACK + other)
            if trading:
                count = offer(moves, count, S.BARGAIN + other)
    return count


def can_be_met(s: State, seat: int, other: int) -> bool:
    """Company is found on hexagons: never in the underground [R], nor off the board (8.2)."""
    return other != seat and s.at[other] < S.HEXAGONS


def settle_by(s: State, seat: int, kind: int, argument: int) -> None:
    if kind == S.END:
        increment(s)
    elif kind == S.ACQUIRE:
        acquire(s, seat)
    elif kind == S.ATTACK:
        attack(s, seat, argument)
    elif kind == S.BARGAIN:
        begin_bargain(s, seat, argument)
    else:
        pick(s, seat, argument)


# ---- 5.4: acquisition ------------------------------------------------------------------------------------------------------------------------


def may_acquire(s: State, seat: int) -> bool:
    house = as_int(s.at[seat]) - 1
    if house < 0 or s.place[S.ROYAL + house] != S.IN_COURT:
        return False
    suit = house % S.SUITS
    if s.royals[seat] >= S.CARROTS and not owns_royal_of(s, seat, suit):
        return False
    return can_afford(s, seat, house)


def can_afford(s: State, seat: int, house: int) -> bool:
    """Is the hand worth the royal of this house?"""
    return can_pay(s, seat, S.ROYAL_PRICE, bit(house % S.SUITS))


def owns_royal_of(s: State, seat: int, suit: int) -> bool:
    """With three carrots out the payment itself has to free one [R]."""
    for house in range(suit, S.ROYALS, S.SUITS):
        if holds(s, seat, S.ROYAL + house):
            return True
    return False


def acquire(s: State, seat: int) -> None:
    begin_payment(s, S.ACQUIRE, S.ROYAL_PRICE, bit((as_int(s.at[seat]) - 1) % S.SUITS))


def acquired(s: State, seat: int) -> None:
    """Straight to the increment."""
    take_royal(s, seat, S.ROYAL + as_int(s.at[seat]) - 1)
    increment(s)


# ---- 8.2: fights -----------------------------------------------------------------------------------------------------------------------------


def is_armed(s: State, seat: int) -> bool:
    """May the seat attack whom it meets? Once a turn [R], and before any trade (8.5)."""
    return (s.switches & S.COMPLETE) != 0 and not s.fought and has_spade(s, seat)


def has_spade(s: State, seat: int) -> bool:
    """An attack begins with a spade [R]."""
    for card in range(S.JOKER):
        if suit_of(card) == S.SPADES and holds(s, seat, card):
            return True
    return False


def attack(s: State, seat: int, other: int) -> None:
    s.fought = 1
    s.rival = other
    s.force[0] = standing_capital(s, seat, 1 << S.SPADES)  # 9: additional capital
    s.force[1] = standing_capital(s, other, 1 << S.SPADES)
    s.phase = S.FIGHTING
    s.asked = seat


def legal_strikes(s: State, seat: int, moves: Moves) -> int:
    moves[0] = S.YIELD
    count = 1
    for card in range(S.JOKER):
        if suit_of(card) == S.SPADES and holds(s, seat, card):
            count = offer(moves, count, S.STRIKE + card)
            if is_ace(card) and s.switches & S.AMBIVALENT_ACES:
                count = offer(moves, count, S.STRIKE_HIGH + card)
    return count


def fight(s: State, seat: int, kind: int, card: int) -> None:
    if kind == S.YIELD:
        yield_fight(s, seat)
    else:
        strike(s, seat, card, kind == S.STRIKE_HIGH)


def strike(s: State, seat: int, card: int, high: bool) -> None:
    """Spades until the own total exceeds the other's; then it is the other's turn to strike."""
    side = 0 if seat == s.turn else 1
    s.force[side] += spend(s, seat, card, high)
    if s.force[side] > s.force[1 - side]:
        s.asked = s.rival if side == 0 else s.turn


def blow_needed(s: State) -> int:
    """What whoever is asked must still strike with to be ahead."""
    side = 0 if s.asked == s.turn else 1
    return max(1, as_int(s.force[1 - side]) - as_int(s.force[side]) + 1)


def yield_fight(s: State, loser: int) -> None:
    """Who cannot or will not is sent off; a winning attacker also robs the loser, who first discards hearts too many that lay open (5.2)."""
    send_off(s, loser)
    if loser == s.turn:
        end_turn(s)
    elif not must_discard_first(s, S.THEN_ROB):
        rob(s)


def rob(s: State) -> None:
    """A random card; a royal's carrot changes owner, and the increment follows."""
    attacker, loser = as_int(s.turn), as_int(s.rival)
    settle(s)
    if s.hand_size[loser] == 0:
        return
    card = any_card_of(s, loser)
    hand_over(s, loser, attacker, card)
    if is_royal(card):
        return_royals(s, S.THEN_INCREMENT)
