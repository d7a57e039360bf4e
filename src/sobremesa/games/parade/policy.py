"""First instincts in Parade: play the card that takes least, keep the two last cards that cost least.

While the line marches, the harm of a card taken is its printed value, whoever may have the majority now. With the last two cards majorities
are counted exactly. The players of a bot's playouts go by more: `burden` weighs majorities, colours begun and what is left to others.
"""

from __future__ import annotations

from typing import Final

from ...core.protocol import State
from .reading import read_play as read_play
from .reading import redeal_likely as redeal_likely
from .rules import CARDS, COLOURS, DISCARD, colour_of, lead_needed, leaves, value_of

# What weighs how much in a burden, with two players and with more; tuned in games against the plain instinct (bench/bots.md).
PRINTED: Final = (1.32, 0.74)  # a point printed on a card taken
COUNTED: Final = (0.60, 1.37)  # a point as majorities stand now
A_CARD: Final = (-1.64, -1.04)  # a card taken
COLLECTED: Final = (-1.05, -0.57)  # a card taken, for every card of its colour one has: on the way to a majority
BEGUN: Final = (4.2, 8.0)  # a colour one had none of
BROKEN: Final = (0.48, 1.03)  # a point that others get, on average, because they lose a majority
VALUE: Final = (-0.70, -0.19)  # a point of the card played: high cards are kept no longer than need be …
EARLY: Final = (0.0037, -0.0052)  # … as far as the pile lasts
OWN_COLOUR: Final = (0.49, 1.6)  # playing a colour one has, for each card of it: it will be others'

BITS: Final = 8  # by colour, packed into one int
FIELD: Final = (1 << BITS) - 1


def appeal(s: State, seat: int, action: int) -> float:
    if action >= DISCARD:
        return -cost_of_discarding(s, seat, action - DISCARD)
    return -cost_of_playing(s, seat, action)


def cost_of_playing(s: State, seat: int, played: int) -> float:
    cost = 0
    for index in range(int(s.line_size) - value_of(played)):
        card = int(s.line[index])
        cost += int(leaves(card, played)) * value_of(card)
    return float(cost)


def inclination(s: State, seat: int, action: int) -> float:
    if action >= DISCARD:
        return -cost_of_discarding(s, seat, action - DISCARD)
    return -burden(s, seat, action)


def burden(s: State, seat: int, played: int) -> float:
    """All that speaks against playing a card, in points."""
    many = int(s.players > 2)
    counts, values = 0, 0
    for index in range(int(s.line_size) - value_of(played)):
        card = int(s.line[index])
        gone = int(leaves(card, played))
        counts += gone << (BITS * colour_of(card))
        values += (gone * value_of(card)) << (BITS * colour_of(card))
    total = value_of(played) * (VALUE[many] + EARLY[many] * int(s.pile_size))
    total += OWN_COLOUR[many] * int(s.count[seat, colour_of(played)])
    if counts:
        for colour in range(COLOURS):
            more = (counts >> (BITS * colour)) & FIELD
            if more:
                total += burden_of(s, seat, colour, more, (values >> (BITS * colour)) & FIELD, many)
    return total


def burden_of(s: State, seat: int, colour: int, more: int, value: int, many: int) -> float:
    """Of `more` cards of one colour, worth `value` together."""
    mine = int(s.count[seat, colour])
    burden = PRINTED[many] * value + more * (A_CARD[many] + COLLECTED[many] * mine)
    if mine == 0:
        burden += BEGUN[many]
    most, second = two_most(s, seat, colour)
    burden += COUNTED[many] * added_points(s, seat, colour, more, value, most)
    if breaks_majority(s, mine, more, most):
        burden -= BROKEN[many] * lost_majorities(s, seat, colour, most, second)
    return burden


def cost_of_discarding(s: State, seat: int, card: int) -> float:
    """The harm of the best two cards to keep among those left when `card` goes; of equal ones, the largest value goes first."""
    best = 1000.0
    for first in range(s.hand_size[seat]):
        for second in range(first):
            a, b = int(s.hand[seat, first]), int(s.hand[seat, second])
            if a != card and b != card:
                best = min(best, harm_of_keeping(s, seat, a, b))
    return best + 0.001 * (CARDS - value_of(card))


def harm_of_keeping(s: State, seat: int, a: int, b: int) -> float:
    if colour_of(a) == colour_of(b):
        return harm(s, seat, colour_of(a), 2, value_of(a) + value_of(b))
    return harm(s, seat, colour_of(a), 1, value_of(a)) + harm(s, seat, colour_of(b), 1, value_of(b))


def harm(s: State, seat: int, colour: int, more: int, value: int) -> float:
    """Points (7) that `more` cards of a colour, worth `value` together, bring the seat, less what the others gain on average by losing their
    majority to it."""
    most, second = two_most(s, seat, colour)
    added = added_points(s, seat, colour, more, value, most)
    if breaks_majority(s, int(s.count[seat, colour]), more, most):
        return added - lost_majorities(s, seat, colour, most, second)
    return float(added)


def two_most(s: State, seat: int, colour: int) -> tuple[int, int]:
    """How many cards of a colour the two others hold that hold most."""
    most, second = 0, 0
    for other in range(s.players):
        count = int(s.count[other, colour])
        if other != seat and count > second:
            second = min(count, most)
            most = max(count, most)
    return most, second


def added_points(s: State, seat: int, colour: int, more: int, value: int, most: int) -> int:
    """Points (7) with `more` cards of a colour, less those without; nobody else has more than `most`."""
    mine, total, needed = int(s.count[seat, colour]), int(s.total[seat, colour]), most + lead_needed(s)
    had = mine if mine > 0 and mine >= needed else total
    return (mine + more if mine + more >= needed else total + value) - had


def breaks_majority(s: State, mine: int, more: int, most: int) -> bool:
    """Who led by enough no longer does."""
    return mine + lead_needed(s) <= most < mine + more + lead_needed(s)


def lost_majorities(s: State, seat: int, colour: int, most: int, second: int) -> float:
    """What the others gain on average when those with the most cards of a colour lose the majority; `second` is what the next one holds."""
    gained = 0
    for other in range(s.players):
        count = int(s.count[other, colour])
        if other != seat and count == most and count >= second + lead_needed(s):
            gained += int(s.total[other, colour]) - count
    return gained / (int(s.players) - 1)
