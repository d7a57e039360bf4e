"""Second thoughts in Coloretto: how good a game stands once something is done, weighed by a small net that has learnt it from games and searches.

`notice` writes down what a player would look at, all of it open: by colour, who has how many and how many are to come; what the rows would give to
whom; the points as they stand; how long the game can last. What the net has learnt is in `judgement.json`; `python -m bench learn` teaches it anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...core.jit import room_for_moves, room_for_thoughts
from ...core.protocol import NOTHING, UNKNOWN, Values
from ..net import judge, learnt
from .instinct import free_slots, gain, most_wanted
from .rules import (
    COLOUR_FACTS,
    COLOURS,
    DRAW,
    JOKER,
    NAME,
    NAMING,
    OF_A_COLOUR,
    PLACE,
    ROWS,
    TAKE,
    State,
    can_be_filled,
    can_be_taken,
    cards_before_last,
    cards_of,
    legal,
    may_draw,
    points_of,
    room_in,
    rows,
)

FILE: Final = Path(__file__).with_suffix(".json")
COLOUR_WEIGHTS, COLOUR_BIAS, HIDDEN_WEIGHTS, HIDDEN_BIAS, OUTPUT_WEIGHTS, OUTPUT_BIAS = learnt(FILE)

TRUSTED: Final = 4  # players, at most: see bench/learn.md
TABLE: Final = COLOURS * COLOUR_FACTS  # where the facts of the table begin, behind those of every colour

# facts of a colour
OWN, MOST, OTHERS, IN_ROWS, TO_COME, IS_GONE = range(COLOUR_FACTS)

# facts of the table; of every row there are four
OWN_POINTS, BEST_OF_THEM, THEIR_POINTS, OWN_LEAD = range(TABLE, TABLE + 4)
OWN_JOKERS, IS_OUT, OTHERS_IN, FREE_SLOTS = range(TABLE + 4, TABLE + 8)
IS_LAST, CARDS_LEFT, WILL_DRAW, IS_OF_TWO, AT_THE_TABLE, CAN_DRAW = range(TABLE + 8, TABLE + 14)
OWN_GAIN: Final = TABLE + 14  # by row, what I like best first
THEIR_GAIN: Final = OWN_GAIN + ROWS
ROW_CARDS: Final = THEIR_GAIN + ROWS
ROW_ROOM: Final = ROW_CARDS + ROWS


def outlook(s: State, seat: int) -> float:
    """Of the best that can be done. It has not learnt the switches of later editions (11), and with five it judges worse than a playout."""
    if s.phase == NAMING or s.other_table or s.golden_joker or s.players > TRUSTED:
        return UNKNOWN
    moves, room = room_for_moves(), room_for_thoughts()
    best = 0.0
    for index in range(legal(s, seat, moves)):
        if notice(s, seat, int(moves[index]), room):
            best = max(best, judged(room))
    return best


def judged(room: Values) -> float:
    return judge(room, COLOURS, COLOUR_WEIGHTS, COLOUR_BIAS, HIDDEN_WEIGHTS, HIDDEN_BIAS, OUTPUT_WEIGHTS, OUTPUT_BIAS)


# ---- what is noticed -------------------------------------------------------------------------------------------------------------------------


def notice(s: State, seat: int, action: int, facts: Values) -> bool:
    """What lies open once it is done; a card that will be drawn is not known yet."""
    if action >= NAME:
        return False
    if action >= TAKE:
        notice_taking(s, seat, action - TAKE, facts)
    elif action >= PLACE:
        row, card = action - PLACE, int(s.drawn)
        s.row[row, s.row_size[row]] = card
        s.row_size[row] += 1
        s.drawn = NOTHING
        notice_all(s, seat, facts)
        s.row_size[row] -= 1
        s.row[row, s.row_size[row]] = NOTHING
        s.drawn = card
    else:
        notice_all(s, seat, facts)
    facts[WILL_DRAW] = int(action == DRAW)
    return True


def notice_taking(s: State, seat: int, row: int, facts: Values) -> None:
    size = int(s.row_size[row])
    for slot in range(size):
        s.held[seat, s.row[row, slot]] += 1
    s.row_size[row] = 0
    s.taker[row] = seat
    s.out[seat] = 1
    notice_all(s, seat, facts)
    s.out[seat] = 0
    s.taker[row] = NOTHING
    s.row_size[row] = size
    for slot in range(size):
        s.held[seat, s.row[row, slot]] -= 1


def notice_all(s: State, seat: int, facts: Values) -> None:
    notice_colours(s, seat, facts)
    notice_standing(s, seat, facts)
    notice_rows(s, seat, facts)
    facts[OWN_JOKERS] = s.held[seat, JOKER] / 3.0
    facts[IS_OUT] = s.out[seat]
    facts[FREE_SLOTS] = free_slots(s) / 10.0
    facts[IS_LAST] = s.is_last
    facts[CARDS_LEFT] = max(0, cards_before_last(s)) / 60.0
    facts[IS_OF_TWO] = int(s.players == 2)
    facts[AT_THE_TABLE] = s.players / 4.0
    facts[CAN_DRAW] = int(may_draw(s))


def notice_colours(s: State, seat: int, facts: Values) -> None:
    for colour in range(COLOURS):
        most, others, lying, seen = 0, 0, 0, int(s.held[seat, colour] + s.aside[colour])
        for other in range(s.players):
            if other != seat:
                most = max(most, cards_of(s, other, colour))
                others += cards_of(s, other, colour)
                seen += int(s.held[other, colour])
        for row in range(rows(s)):
            for slot in range(s.row_size[row]):
                lying += int(s.row[row, slot] == colour)
        at = colour * COLOUR_FACTS
        facts[at + OWN] = cards_of(s, seat, colour) / 6.0
        facts[at + MOST] = most / 6.0
        facts[at + OTHERS] = others / OF_A_COLOUR
        facts[at + IN_ROWS] = lying / 3.0
        facts[at + TO_COME] = (0 if s.gone[colour] else OF_A_COLOUR - seen - lying) / OF_A_COLOUR
        facts[at + IS_GONE] = s.gone[colour]


def notice_standing(s: State, seat: int, facts: Values) -> None:
    mine, best, total, still_in = points_of(s, seat), -1000, 0, 0
    for other in range(s.players):
        if other != seat:
            theirs = points_of(s, other)
            best = max(best, theirs)
            total += theirs
            still_in += int(not s.out[other])
    facts[OWN_POINTS] = mine / 30.0
    facts[BEST_OF_THEM] = best / 30.0
    facts[THEIR_POINTS] = total / (30.0 * (s.players - 1))
    facts[OWN_LEAD] = (mine - best) / 15.0
    facts[OTHERS_IN] = still_in / 4.0


def notice_rows(s: State, seat: int, facts: Values) -> None:
    """What every row that can be taken would give me, if I am still in, and whoever else is; what I like best comes first."""
    for place in range(4 * ROWS):
        facts[OWN_GAIN + place] = 0.0
    count = 0
    for row in range(rows(s)):
        if can_be_taken(s, row):
            mine = 0.0 if s.out[seat] else gain(s, seat, row, NOTHING) / 10.0
            place = count
            while place > 0 and facts[OWN_GAIN + place - 1] < mine:
                move_row(facts, place - 1, place)
                place -= 1
            facts[OWN_GAIN + place] = mine
            facts[THEIR_GAIN + place] = most_wanted(s, seat, row, NOTHING) / 10.0
            facts[ROW_CARDS + place] = s.row_size[row] / 3.0
            facts[ROW_ROOM + place] = (room_in(s, row) - s.row_size[row]) / 3.0 if can_be_filled(s, row) else 0.0
            count += 1


def move_row(facts: Values, place: int, to: int) -> None:
    for kind in range(4):
        facts[OWN_GAIN + kind * ROWS + to] = facts[OWN_GAIN + kind * ROWS + place]
