"""Second thoughts in Parade: how good a game stands once a card is played, weighed by a small net that has learnt it from searches.

`notice` writes down what a player would look at, all of it known to the seat: by colour, who has how many; the cards left in the hand and what
each would take from the line as it will be; the points as they stand; how long the game can last. The net looks at every colour with the same
weights, adds up what it sees, and joins it with the rest. What it has learnt is in `judgement.json`; `python -m bench learn` teaches it anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...core.jit import room_for_cards, room_for_thoughts
from ...core.protocol import UNKNOWN, Order, Values
from ..net import judge, learnt
from .inference import harm_of, march_on
from .instinct import cost_of_discarding, two_most
from .rules import (
    CHOOSING,
    COLOUR_FACTS,
    COLOURS,
    DISCARD,
    HAND,
    LAST_ROUND,
    VALUES,
    State,
    colour_of,
    lead_needed,
    leaves,
    value_of,
)

FILE: Final = Path(__file__).with_suffix(".json")
COLOUR_WEIGHTS, COLOUR_BIAS, HIDDEN_WEIGHTS, HIDDEN_BIAS, OUTPUT_WEIGHTS, OUTPUT_BIAS = learnt(FILE)

BITS: Final = 8  # of a number packed by colour into one int
FIELD: Final = (1 << BITS) - 1
POINTS_BITS: Final = 10  # of a number packed by seat
POINTS_FIELD: Final = (1 << POINTS_BITS) - 1

TABLE: Final = COLOURS * COLOUR_FACTS  # where the facts of the table begin, behind those of every colour

# facts of a colour
OWN_COUNT, OWN_VALUE, MOST, SECOND, MAJORITY, HELD_OF_IT, IN_THE_LINE, UNSEEN, OTHERS_SAVE = range(COLOUR_FACTS)

# facts of the table; of the cards left in the hand there are four
PILE_LEFT, ROUNDS_LEFT, IS_LAST_ROUND, TURNS_LEFT = range(TABLE, TABLE + 4)
OWN_COLOURS, ONE_COLOUR_MISSING, NO_COLOUR_MISSING, THEIR_COLOURS, THEY_NEED_ONE = range(TABLE + 4, TABLE + 9)
LINE_LENGTH, LINE_VALUE = range(TABLE + 9, TABLE + 11)
HARMS: Final = TABLE + 11
HELD_VALUES: Final = HARMS + HAND - 1
HELD: Final = HELD_VALUES + HAND - 1
OWN_POINTS, THEIR_POINTS, BEST_OF_THEM, OWN_LEAD = range(HELD + 1, HELD + 5)
CARDS_TAKEN, VALUE_TAKEN, VALUE_PLAYED, IS_OF_TWO, AT_THE_TABLE, OWN_CARDS = range(HELD + 5, HELD + 11)


def inclination(s: State, seat: int, action: int) -> float:
    room = room_for_thoughts()
    if not notice(s, seat, action, room):
        return -cost_of_discarding(s, seat, action - DISCARD)
    return judge(room, COLOURS, COLOUR_WEIGHTS, COLOUR_BIAS, HIDDEN_WEIGHTS, HIDDEN_BIAS, OUTPUT_WEIGHTS, OUTPUT_BIAS)


def outlook(s: State, seat: int) -> float:
    """Of the best card."""
    if s.phase >= CHOOSING:
        return UNKNOWN
    best = 0.0
    for slot in range(s.hand_size[seat]):
        best = max(best, inclination(s, seat, int(s.hand[seat, slot])))
    return best


# ---- what is noticed -------------------------------------------------------------------------------------------------------------------------


def notice(s: State, seat: int, played: int, facts: Values) -> bool:
    """What lies open once the card is played, and the rest of the own hand."""
    if played >= DISCARD:
        return False
    taken, values = taken_by(s, played)
    line = room_for_cards()
    for place in range(s.line_size):
        line[place] = s.line[place]
    size = march_on(line, int(s.line_size), played)
    notice_hand(s, seat, played, line, size, facts)
    points, mine, colours, cards = notice_colours(s, seat, played, taken, values, line, size, facts)
    notice_others(s, seat, points, mine, facts)
    facts[PILE_LEFT] = s.pile_size / 20.0
    facts[ROUNDS_LEFT] = s.pile_size / (8.0 * s.players)
    facts[IS_LAST_ROUND] = int(s.phase == LAST_ROUND)
    facts[TURNS_LEFT] = s.turns_left / 4.0
    facts[OWN_COLOURS] = colours / 6.0
    facts[ONE_COLOUR_MISSING] = int(colours >= COLOURS - 1)
    facts[NO_COLOUR_MISSING] = int(colours == COLOURS)
    facts[LINE_LENGTH] = size / 10.0
    facts[LINE_VALUE] = sum_of(line, size) / 40.0
    facts[OWN_POINTS] = mine / 20.0
    facts[CARDS_TAKEN] = how_many(taken) / 3.0
    facts[VALUE_TAKEN] = how_many(values) / 10.0
    facts[VALUE_PLAYED] = value_of(played) / 8.0
    facts[IS_OF_TWO] = int(s.players == 2)
    facts[AT_THE_TABLE] = s.players / 4.0
    facts[OWN_CARDS] = cards / 16.0
    return True


def taken_by(s: State, played: int) -> tuple[int, int]:
    """Cards that leave the line, and their values, both packed by colour."""
    taken, values = 0, 0
    for index in range(int(s.line_size) - value_of(played)):
        card = int(s.line[index])
        gone = int(leaves(card, played))
        taken += gone << (BITS * colour_of(card))
        values += (gone * value_of(card)) << (BITS * colour_of(card))
    return taken, values


def how_many(packed: int) -> int:
    """Of all colours together."""
    total = 0
    for colour in range(COLOURS):
        total += of_colour(packed, colour)
    return total


def of_colour(packed: int, colour: int) -> int:
    return (packed >> (BITS * colour)) & FIELD


def sum_of(line: Order, size: int) -> int:
    total = 0
    for place in range(size):
        total += value_of(int(line[place]))
    return total


def notice_hand(s: State, seat: int, played: int, line: Order, size: int, facts: Values) -> None:
    """The other cards: what each would take, the least first, and their values."""
    for slot in range(HAND - 1):
        facts[HARMS + slot] = 0.0
        facts[HELD_VALUES + slot] = 0.0
    count = 0
    for slot in range(s.hand_size[seat]):
        card = int(s.hand[seat, slot])
        if card != played:
            harm, value = harm_of(line, size, card) / 10.0, value_of(card) / 8.0
            place = count
            while place > 0 and comes_before(harm, value, facts[HARMS + place - 1], facts[HELD_VALUES + place - 1]):
                facts[HARMS + place] = facts[HARMS + place - 1]
                facts[HELD_VALUES + place] = facts[HELD_VALUES + place - 1]
                place -= 1
            facts[HARMS + place] = harm
            facts[HELD_VALUES + place] = value
            count += 1
    facts[HELD] = count / 4.0


def comes_before(harm: float, value: float, other_harm: float, other_value: float) -> bool:
    return harm < other_harm or (harm == other_harm and value < other_value)


def notice_colours(
    s: State, seat: int, played: int, taken: int, values: int, line: Order, size: int, facts: Values
) -> tuple[int, int, int, int]:
    """Of every colour; and the others' points packed by seat, the own points, colours and cards."""
    in_line, in_hand = 0, 0
    for place in range(size):
        in_line += 1 << (BITS * colour_of(int(line[place])))
    for slot in range(s.hand_size[seat]):
        card = int(s.hand[seat, slot])
        in_hand += int(card != played) << (BITS * colour_of(card))
    points, mine, colours, cards = 0, 0, 0, 0
    for colour in range(COLOURS):
        count = int(s.count[seat, colour]) + of_colour(taken, colour)
        total = int(s.total[seat, colour]) + of_colour(values, colour)
        most, second = two_most(s, seat, colour)
        laid = laid_before_others(s, seat, colour)
        majority = count > 0 and count >= most + lead_needed(s)
        mine += count if majority else total
        colours += int(count > 0)
        cards += count
        gained = 0
        for other in range(s.players):
            if other != seat:
                has, worth = int(s.count[other, colour]), int(s.total[other, colour])
                rival = max(count, second if has == most else most)
                if has > 0 and has >= rival + lead_needed(s):
                    points += has << (POINTS_BITS * other)
                    gained += worth - has
                else:
                    points += worth << (POINTS_BITS * other)
        at = colour * COLOUR_FACTS
        facts[at + OWN_COUNT] = count / 4.0
        facts[at + OWN_VALUE] = total / 16.0
        facts[at + MOST] = most / 4.0
        facts[at + SECOND] = second / 4.0
        facts[at + MAJORITY] = int(majority)
        facts[at + HELD_OF_IT] = of_colour(in_hand, colour) / 2.0
        facts[at + IN_THE_LINE] = of_colour(in_line, colour) / 3.0
        facts[at + UNSEEN] = (VALUES - laid - count - of_colour(in_line, colour) - of_colour(in_hand, colour)) / 8.0
        facts[at + OTHERS_SAVE] = gained / 16.0
    return points, mine, colours, cards


def laid_before_others(s: State, seat: int, colour: int) -> int:
    laid = 0
    for other in range(s.players):
        laid += int(other != seat) * int(s.count[other, colour])
    return laid


def notice_others(s: State, seat: int, points: int, mine: int, facts: Values) -> None:
    """How near they are to the end and how they stand."""
    nearest, total, least = 0, 0, POINTS_FIELD
    for other in range(s.players):
        if other != seat:
            colours = 0
            for colour in range(COLOURS):
                colours += int(s.count[other, colour] > 0)
            nearest = max(nearest, colours)
            score = (points >> (POINTS_BITS * other)) & POINTS_FIELD
            total += score
            least = min(least, score)
    facts[THEIR_COLOURS] = nearest / 6.0
    facts[THEY_NEED_ONE] = int(nearest >= COLOURS - 1)
    facts[THEIR_POINTS] = total / (20.0 * (s.players - 1))
    facts[BEST_OF_THEM] = least / 20.0
    facts[OWN_LEAD] = (least - mine) / 20.0
