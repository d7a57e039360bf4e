"""First instincts in Parade: take little, mind majorities, keep the two cards that cost least."""

from __future__ import annotations

from typing import Final

from ...core.protocol import State
from .rules import CARDS, COLOURS, DISCARD, colour_of, colour_points, lead_needed, leaves, value_of

BITS: Final = 8  # counts and totals by colour travel packed into one int, eight bits a colour
FIELD: Final = (1 << BITS) - 1


def appeal(s: State, seat: int, action: int) -> float:
    if action >= DISCARD:
        return -cost_of_discarding(s, seat, action - DISCARD)
    return -cost_of_playing(s, seat, action)


def cost_of_playing(s: State, seat: int, played: int) -> float:
    """Points gained if it ended now, the cards taken, and a nudge to part with large values late rather than early."""
    counts = 0
    totals = 0
    taken = 0
    for index in range(s.line_size - value_of(played)):
        card = int(s.line[index])
        if leaves(card, played):
            counts += 1 << (BITS * colour_of(card))
            totals += value_of(card) << (BITS * colour_of(card))
            taken += 1
    return points_gained(s, seat, counts, totals) + 0.5 * taken + 0.05 * value_of(played)


def points_gained(s: State, seat: int, counts: int, totals: int) -> float:
    gained = 0.0
    for colour in range(COLOURS):
        count = (counts >> (BITS * colour)) & FIELD
        if count > 0:
            total = (totals >> (BITS * colour)) & FIELD
            gained += points_with(s, seat, colour, count, total) - colour_points(s, seat, colour)
    return gained


def points_with(s: State, seat: int, colour: int, more: int, value: int) -> int:
    """Points of a colour with `more` cards worth `value` added."""
    count = int(s.count[seat, colour]) + more
    most = 0
    for other in range(s.players):
        if other != seat and s.count[other, colour] > most:
            most = int(s.count[other, colour])
    if count >= most + lead_needed(s):
        return count
    return int(s.total[seat, colour]) + value


def cost_of_discarding(s: State, seat: int, card: int) -> float:
    """The points of the best two cards to keep among those left when `card` goes."""
    best = 1000.0
    for first in range(s.hand_size[seat]):
        for second in range(first):
            a, b = int(s.hand[seat, first]), int(s.hand[seat, second])
            if card not in (a, b):
                counts = (1 << (BITS * colour_of(a))) + (1 << (BITS * colour_of(b)))
                totals = (value_of(a) << (BITS * colour_of(a))) + (value_of(b) << (BITS * colour_of(b)))
                best = min(best, points_gained(s, seat, counts, totals))
    return best + 0.001 * (CARDS - value_of(card))
