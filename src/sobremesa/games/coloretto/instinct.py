"""First instincts in Coloretto: take a row when it is worth it, feed rows one wants, spoil rows that others want."""

from __future__ import annotations

from typing import Final

from ...core.protocol import NOTHING
from .rules import (
    GOLDEN,
    NAME,
    PLACE,
    TAKE,
    State,
    can_be_filled,
    next_seat,
    points_of,
    room_in,
    rows,
)

PATIENCE: Final = 3.0  # points a row must give before it beats drawing on
PER_FREE_SLOT: Final = 0.6  # drawing is worth more while rows have room
DENIAL: Final = 0.35  # how much another seat's gain weighs against one's own
EXTRA: Final = 1.5  # what the golden joker's extra card is worth on average

# The same for playouts, tuned in games against the instinct above; there the cards already in a row weigh too.
PLAYOUT_PATIENCE: Final = 2.6
PATIENCE_LOST: Final = 0.26  # for every other seat still in the round
LAST_PATIENCE: Final = 1.2  # more in the last round
PLAYOUT_DENIAL: Final = 0.3
OWN_ROW: Final = 0.37  # a row that is good already needs no more of one's cards
THEIR_ROW: Final = 0.8
THEIR_GAIN: Final = 0.75


def appeal(s: State, seat: int, action: int) -> float:
    if action >= NAME:
        return float(points_if_named(s, seat, action - NAME))
    if action >= TAKE:
        row = action - TAKE
        return gain(s, seat, row, NOTHING) + DENIAL * most_wanted(s, seat, row, NOTHING)
    if action >= PLACE:
        row = action - PLACE
        return gain(s, seat, row, int(s.drawn)) - (1.0 - DENIAL) * most_wanted(s, seat, row, int(s.drawn))
    return PATIENCE + PER_FREE_SLOT * free_slots(s)


def inclination(s: State, seat: int, action: int) -> float:
    if action >= NAME:
        return float(points_if_named(s, seat, action - NAME))
    if action >= TAKE:
        row = action - TAKE
        return gain(s, seat, row, NOTHING) + PLAYOUT_DENIAL * most_wanted(s, seat, row, NOTHING)
    if action >= PLACE:
        row = action - PLACE
        own = gain(s, seat, row, int(s.drawn)) - OWN_ROW * gain(s, seat, row, NOTHING)
        others = THEIR_GAIN * most_wanted(s, seat, row, int(s.drawn)) + THEIR_ROW * most_wanted(s, seat, row, NOTHING)
        return own - others
    waiting = PER_FREE_SLOT * free_slots(s) - PATIENCE_LOST * others_in(s, seat)
    return PLAYOUT_PATIENCE + waiting + LAST_PATIENCE * int(s.is_last)


def sight(s: State, seat: int) -> int:
    """The card drawn."""
    return int(s.drawn) + 1


def others_in(s: State, seat: int) -> int:
    """Seats besides this one that have not taken a row yet."""
    count = 0
    for other in range(s.players):
        count += int(other != seat and not s.out[other])
    return count


def gain(s: State, seat: int, row: int, card: int) -> float:
    """Points the seat would gain by taking this row, with `card` laid on it too."""
    before = points_of(s, seat)
    give_row(s, seat, row, card, 1)
    gained = float(points_of(s, seat) - before)
    if s.held[seat, GOLDEN] > 0:
        gained += EXTRA
    give_row(s, seat, row, card, -1)
    return gained


def give_row(s: State, seat: int, row: int, card: int, count: int) -> None:
    """For a moment only: `gain` takes it back."""
    for slot in range(s.row_size[row]):
        s.held[seat, s.row[row, slot]] += count
    if card != NOTHING:
        s.held[seat, card] += count


def most_wanted(s: State, seat: int, row: int, card: int) -> float:
    """What the row would give to whoever else, still in this round, gains most by it."""
    most = 0.0
    other = next_seat(s, seat)
    while other != seat:
        if not s.out[other]:
            most = max(most, gain(s, other, row, card))
        other = next_seat(s, other)
    return most


def free_slots(s: State) -> int:
    free = 0
    for row in range(rows(s)):
        if can_be_filled(s, row):
            free += room_in(s, row) - s.row_size[row]
    return free


def points_if_named(s: State, seat: int, colour: int) -> int:
    s.named[seat, colour] += 1
    s.unnamed[seat] -= 1
    points = points_of(s, seat)
    s.named[seat, colour] -= 1
    s.unnamed[seat] += 1
    return points
