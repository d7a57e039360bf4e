"""First instincts in Parade: play the card that takes least, keep the two last cards that cost least.

While the line marches, the harm of a card taken is its printed value, whoever may have the majority now. With the last two cards majorities
are counted exactly. A bot's own seat goes by more in its playouts: `judgement`.
"""

from __future__ import annotations

from .rules import CARDS, DISCARD, State, colour_of, lead_needed, leaves, value_of


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
