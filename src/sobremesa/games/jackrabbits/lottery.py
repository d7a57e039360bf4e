"""The start of a turn: dice, prizes, passports, and the call of a surplus (5.1, 8.1, 9)."""

from __future__ import annotations

from ...core.protocol import NOTHING, Moves
from ...core.rng import below
from . import state as S
from .cards import all_see, any_card_of, draw, hand_limit, hand_over, holds
from .flight import begin_flight, may_fly
from .journey import begin_journey
from .state import State, as_int, bit, offer, suit_of
from .turn import increment, must_discard_first, open_lottery, return_royals


def legal_starts(s: State, seat: int, moves: Moves) -> int:
    moves[0] = S.ROLL
    count = 1
    if s.switches & S.SEIZED_SURPLUS and not s.called:
        for other in range(s.players):
            if other != seat:
                count = offer(moves, count, S.CALL + other)
    if may_fly(s, seat):
        for card in range(S.CARDS):
            if holds(s, seat, card) and suit_of(card) == S.CLUBS:
                count = offer(moves, count, S.PASSPORT + card)
    return count


def start(s: State, seat: int, kind: int, argument: int) -> None:
    if kind == S.CALL:
        call_surplus(s, seat, argument)
        return
    if kind == S.PASSPORT:
        s.passport = argument
        all_see(s, argument, seat)
    roll(s, seat)


def roll(s: State, seat: int) -> None:
    """5.1; a double is a prize of its own in the windfall lottery (9)."""
    s.first_die = 1 + below(s, 6)
    s.second_die = 1 + below(s, 6)
    s.revealed = 1
    open_lottery(s)
    if s.switches & S.WINDFALL_LOTTERY and s.first_die == s.second_die:
        draw(s, seat)
        must_discard_first(s, S.THEN_PRIZES)


# ---- prizes ----------------------------------------------------------------------------------------------------------------------------------


def legal_prizes(s: State, seat: int, moves: Moves) -> int:
    """Numerals that equal a die, in the order of the cards. An ace is a 1, whatever it is worth elsewhere."""
    moves[0] = S.PASS
    count = 1
    low = min(as_int(s.first_die), as_int(s.second_die))
    high = max(as_int(s.first_die), as_int(s.second_die))
    for suit in range(S.SUITS):
        count = prize(s, seat, suit * S.RANKS + low - 1, moves, count)
        if high != low:
            count = prize(s, seat, suit * S.RANKS + high - 1, moves, count)
    return count


def prize(s: State, seat: int, card: int, moves: Moves, count: int) -> int:
    """A card is shown once."""
    if holds(s, seat, card) and not as_int(s.shown) & bit(card):
        return offer(moves, count, S.SHOW + card)
    return count


def answer_lottery(s: State, seat: int, kind: int, card: int) -> None:
    if kind == S.PASS:
        close_lottery(s)
    else:
        show_for_prize(s, seat, card)


def show_for_prize(s: State, seat: int, card: int) -> None:
    """One card, one prize; in the windfall lottery one prize a card (9). A prize too many is discarded before anything else (5.2)."""
    all_see(s, card, seat)
    s.shown = as_int(s.shown) | bit(card)
    s.revealed = 1
    draw(s, seat)
    more = (s.switches & S.WINDFALL_LOTTERY) != 0
    if not must_discard_first(s, S.THEN_PRIZES if more else S.THEN_CLOSE) and not more:
        close_lottery(s)


def close_lottery(s: State) -> None:
    """7: a rabbit off the board enters the underground and waits there. The others travel, or fly (8.1)."""
    seat = as_int(s.turn)
    s.shown = 0
    if s.at[seat] == S.OFF:
        s.at[seat] = S.UNDERGROUND
        increment(s)
    elif s.passport != NOTHING:
        begin_flight(s)
    else:
        begin_journey(s)


# ---- 9: seized surplus -----------------------------------------------------------------------------------------------------------------------


def call_surplus(s: State, caller: int, called: int) -> None:
    """Over the limit, the caller takes cards at random down to it; else nothing happens [R]."""
    s.called = 1
    while s.hand_size[called] > hand_limit(s):
        hand_over(s, called, caller, any_card_of(s, called))
    return_royals(s, S.THEN_START)
