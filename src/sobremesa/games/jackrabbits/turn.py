"""How a turn begins and ends, who is sent off, and who has won (3, 4, 5.2, 5.5, 7)."""

from __future__ import annotations

from ...core.protocol import NOTHING, Moves
from . import state as S
from .cards import draw, hand_limit, holds, pick_up, put_away, seats_left_of
from .state import State, as_int, bit, letter_of, offer


def begin_turn(s: State, seat: int) -> None:
    s.turn = seat
    s.asked = seat
    s.phase = S.START
    s.on_road = NOTHING
    s.barred = NOTHING
    s.called = 0
    s.fought = 0
    s.bargained = 0
    s.put_back = 0
    s.passport = NOTHING
    s.first_die = 0
    s.second_die = 0
    s.shown = 0
    pick_up(s, seat)
    end_if_won(s)
    if s.phase != S.ENDED:
        must_discard_first(s, S.THEN_START)


def end_turn(s: State) -> None:
    s.turns += 1
    if s.turn_limit > 0 and s.turns >= s.turn_limit:  # 9: turn limit
        s.phase = S.ENDED
        s.asked = s.turn
        return
    begin_turn(s, seats_left_of(s, as_int(s.turn)))


def increment(s: State) -> None:
    """5.5: on a hexagon or in the underground, moved or not."""
    draw(s, as_int(s.turn))
    if not must_discard_first(s, S.THEN_REST):
        rest(s)


def rest(s: State) -> None:
    """The turn is over; but whoever rests on a house may lay hearts open (9: provisional palaces)."""
    seat = as_int(s.turn)
    if s.switches & S.PROVISIONAL_PALACES and S.CITADEL < s.at[seat] < S.HEXAGONS:
        s.phase = S.LAYING
        s.asked = seat
        s.shown = 0
    else:
        end_turn(s)


def send_off(s: State, seat: int) -> None:
    """7: off the board, taking along what lay open (9: provisional palaces)."""
    pick_up(s, seat)
    s.at[seat] = S.OFF


def settle(s: State) -> None:
    """The turn goes on where the rabbit is: fights, trades, acquisition (8.5)."""
    s.phase = S.SETTLING
    s.asked = s.turn


# ---- 4: winning ------------------------------------------------------------------------------------------------------------------------------


def end_if_won(s: State) -> None:
    """On the citadel, in one's own turn, with royals that meet the ending: the game ends at once."""
    seat = as_int(s.turn)
    if s.at[seat] == S.CITADEL and is_ready(s, seat):
        s.phase = S.ENDED
        s.won = seat
        s.asked = seat


def is_ready(s: State, seat: int) -> bool:
    """Does the seat need nothing but the citadel?"""
    return s.royals[seat] >= S.CARROTS and meets_ending(s, seat)


def meets_ending(s: State, seat: int) -> bool:
    suits = 0
    letters = 0
    for house in range(S.ROYALS):
        if s.owner[house] == seat:
            suits |= bit(house % S.SUITS)
            letters |= bit(letter_of(house))
    return is_terna(as_int(s.ending), suits, letters)


def is_terna(ending: int, suits: int, letters: int) -> bool:
    """Do three royals of these suits and letters (as sets) meet the ending? (3)"""
    one_each = letters == (1 << S.KING) + (1 << S.QUEEN) + (1 << S.JACK)
    if ending == S.DIVERSE:
        return how_many(suits) == S.CARROTS
    if ending == S.MONARCHIC:
        return one_each
    if ending == S.DIVERSE_MONARCHIC:
        return one_each and how_many(suits) == S.CARROTS
    if ending == S.TRIBAL:
        return how_many(suits) == 1
    return True


def how_many(items: int) -> int:
    count = 0
    while items:
        items &= items - 1
        count += 1
    return count


# ---- 4, 8.2: the fourth royal ----------------------------------------------------------------------------------------------------------------


def return_royals(s: State, then: int) -> None:
    """Whoever has more than three royals puts one back, by turns from the seat whose turn it is; what follows is `then`."""
    s.then = then
    seat = as_int(s.turn)
    for _ in range(s.players):
        if s.royals[seat] > S.CARROTS:
            s.phase = S.FOURTH
            s.asked = seat
            return
        seat = seats_left_of(s, seat)
    royals_are_back(s)


def royals_are_back(s: State) -> None:
    """After a theft, a seizure or a bargain: perhaps the game is won (4)."""
    end_if_won(s)
    if s.phase != S.ENDED and not must_discard_first(s, as_int(s.then)):
        go_on_with_turn(s)


def go_on_with_turn(s: State) -> None:
    settle(s)
    if s.then == S.THEN_START:
        s.phase = S.START
    elif s.then == S.THEN_INCREMENT:
        increment(s)
    elif s.then == S.THEN_END:
        end_turn(s)


def legal_returns(s: State, seat: int, moves: Moves) -> int:
    """8.2: one of choice."""
    count = 0
    for card in range(S.ROYAL, S.JOKER):
        if holds(s, seat, card):
            count = offer(moves, count, S.RETURN + card)
    return count


def return_royal(s: State, seat: int, kind: int, card: int) -> None:
    put_away(s, seat, card)
    return_royals(s, as_int(s.then))


# ---- 5.2: the hand limit ---------------------------------------------------------------------------------------------------------------------


def must_discard_first(s: State, then: int) -> bool:
    """Whoever holds too much discards at once, by turns from the seat whose turn it is; what follows is `then`. Not under seized surplus (9).
    Asked wherever a hand has grown: by a draw, or by hearts that lay open."""
    if s.switches & S.SEIZED_SURPLUS:
        return False
    seat = as_int(s.turn)
    for _ in range(s.players):
        if surplus_of(s, seat) > 0:
            s.phase = S.SURPLUS
            s.asked = seat
            s.then = then
            return True
        seat = seats_left_of(s, seat)
    return False


def surplus_of(s: State, seat: int) -> int:
    """How many cards a seat holds too much; negative where it has room."""
    return as_int(s.hand_size[seat]) - hand_limit(s)


def legal_discards(s: State, seat: int, moves: Moves) -> int:
    """What you like."""
    count = 0
    for card in range(S.CARDS):
        if holds(s, seat, card):
            count = offer(moves, count, S.DISCARD + card)
    return count


# ---- 5.1: rolling ----------------------------------------------------------------------------------------------------------------------------


def price(s: State) -> int:
    return as_int(s.first_die) + as_int(s.second_die)


def open_lottery(s: State) -> None:
    s.phase = S.LOTTERY
    s.asked = s.turn
    s.shown = 0
