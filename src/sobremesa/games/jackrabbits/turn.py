"""How a turn begins and ends, who is sent off, and who has won (3, 4, 5.2, 5.5, 7)."""

from __future__ import annotations

from ...core.protocol import NOTHING
from .cards import draw, hand_limit, pick_up, put_away, seats_left_of
from .state import (
    CARROTS,
    CITADEL,
    DIVERSE,
    DIVERSE_MONARCHIC,
    ENDED,
    FOURTH,
    HEXAGONS,
    JACK,
    KING,
    LAYING,
    LOTTERY,
    MONARCHIC,
    OFF,
    PROVISIONAL_PALACES,
    QUEEN,
    ROYALS,
    SEIZED_SURPLUS,
    SETTLING,
    START,
    SUITS,
    SURPLUS,
    THEN_END,
    THEN_INCREMENT,
    THEN_START,
    TRIBAL,
    State,
    bit,
    letter_of,
    wide,
)


def begin_turn(s: State, seat: int) -> None:
    s.turn = seat
    s.asked = seat
    s.phase = START
    s.moved = 0
    s.on_road = NOTHING
    s.barred = NOTHING
    s.fresh = 0
    s.called = 0
    s.fought = 0
    s.bargained = 0
    s.passport = NOTHING
    s.first_die = 0
    s.second_die = 0
    s.shown = 0
    pick_up(s, seat)
    end_if_won(s)


def end_turn(s: State) -> None:
    s.turns += 1
    if s.turn_limit > 0 and s.turns >= s.turn_limit:  # 9: turn limit
        s.phase = ENDED
        s.asked = s.turn
        return
    begin_turn(s, seats_left_of(s, wide(s.turn)))


def increment(s: State) -> None:
    """5.5: on a hexagon or in the underground, moved or not. Whoever rests on a house may then lay hearts open (9)."""
    seat = wide(s.turn)
    draw(s, seat)
    if s.switches & PROVISIONAL_PALACES and CITADEL < s.at[seat] < HEXAGONS:
        s.phase = LAYING
        s.asked = seat
        s.shown = 0
    else:
        end_turn(s)


def send_off(s: State, seat: int) -> None:
    """7: off the board, taking along what lay open (9: provisional palaces)."""
    pick_up(s, seat)
    s.at[seat] = OFF


def settle(s: State) -> None:
    """The turn goes on where the rabbit is: fights, trades, acquisition (8.5)."""
    s.phase = SETTLING
    s.asked = s.turn


# ---- 4: winning ------------------------------------------------------------------------------------------------------------------------------


def end_if_won(s: State) -> None:
    """On the citadel, in one's own turn, with royals that meet the ending: the game ends at once."""
    seat = wide(s.turn)
    if s.at[seat] == CITADEL and is_ready(s, seat):
        s.phase = ENDED
        s.won = seat
        s.asked = seat


def is_ready(s: State, seat: int) -> bool:
    """Does the seat need nothing but the citadel?"""
    return s.royals[seat] >= CARROTS and meets_ending(s, seat)


def meets_ending(s: State, seat: int) -> bool:
    suits = 0
    letters = 0
    for house in range(ROYALS):
        if s.owner[house] == seat:
            suits |= bit(house % SUITS)
            letters |= bit(letter_of(house))
    return is_terna(wide(s.ending), suits, letters)


def is_terna(ending: int, suits: int, letters: int) -> bool:
    """Do three royals of these suits and letters (as sets) meet the ending? (3)"""
    one_each = letters == (1 << KING) + (1 << QUEEN) + (1 << JACK)
    if ending == DIVERSE:
        return how_many(suits) == CARROTS
    if ending == MONARCHIC:
        return one_each
    if ending == DIVERSE_MONARCHIC:
        return one_each and how_many(suits) == CARROTS
    if ending == TRIBAL:
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
    seat = wide(s.turn)
    for _ in range(s.players):
        if s.royals[seat] > CARROTS:
            s.phase = FOURTH
            s.asked = seat
            return
        seat = seats_left_of(s, seat)
    go_on(s)


def go_on(s: State) -> None:
    """After a theft, a seizure or a bargain: perhaps the game is won (4)."""
    settle(s)
    if s.then == THEN_START:
        s.phase = START
    end_if_won(s)
    if s.phase == ENDED:
        return
    if s.then == THEN_INCREMENT:
        increment(s)
    elif s.then == THEN_END:
        end_turn(s)


def return_royal(s: State, seat: int, card: int) -> None:
    put_away(s, seat, card)
    return_royals(s, wide(s.then))


# ---- 5.2: the hand limit ---------------------------------------------------------------------------------------------------------------------


def ask_for_surplus(s: State) -> None:
    """Whoever holds too much discards at once, whatever was going on; not while a fourth royal is on its way, and not under seized surplus (9)."""
    if s.phase in (ENDED, SURPLUS, FOURTH) or s.switches & SEIZED_SURPLUS:
        return
    for seat in range(s.players):
        if surplus_of(s, seat) > 0:
            s.then_phase = s.phase
            s.then_asked = s.asked
            s.phase = SURPLUS
            s.asked = seat
            return


def surplus_of(s: State, seat: int) -> int:
    """How many cards a seat holds too much; negative where it has room."""
    return wide(s.hand_size[seat]) - hand_limit(s)


def discard_surplus(s: State, seat: int, card: int) -> None:
    put_away(s, seat, card)
    if surplus_of(s, seat) <= 0:
        s.phase = s.then_phase
        s.asked = s.then_asked


# ---- 5.1: rolling ----------------------------------------------------------------------------------------------------------------------------


def price(s: State) -> int:
    return wide(s.first_die) + wide(s.second_die)


def open_lottery(s: State) -> None:
    s.phase = LOTTERY
    s.asked = s.turn
    s.shown = 0
