"""First instincts in Coloretto: take a row when it is worth it, feed rows one wants, spoil rows that others want."""

from __future__ import annotations

from typing import Final

from ...core.protocol import NOTHING, State
from .rules import (
    GOLDEN,
    NAME,
    PLACE,
    TAKE,
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
