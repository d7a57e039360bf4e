"""What a bot's move is good for, in one line. Everything but the deck lies open, and the deck is not looked at."""

from __future__ import annotations

from ...core.protocol import NOTHING
from ..game import Sentence
from .instinct import gain, most_wanted
from .rules import DRAW, NAME, PLACE, TAKE, State, next_seat


def why(before: State, seat: int, action: int, after: State) -> Sentence | None:
    """3: what the row gives, whom it is kept from, or why the turn went into drawing. Figures only where the table has such aids."""
    if action >= NAME or not before.aids:
        return None
    if action >= TAKE:
        return why_take(before.copy(), seat, action - TAKE)
    if action >= PLACE:
        return why_place(before.copy(), seat, action - PLACE, int(before.drawn))
    return why_draw(before.copy(), seat) if action == DRAW else None


def why_take(s: State, seat: int, row: int) -> Sentence:
    mine, other = int(gain(s, seat, row, NOTHING)), int(most_wanted(s, seat, row, NOTHING))
    if mine <= 0:
        return Sentence("coloretto-why-least", {"seat": seat})
    if other > mine:
        return Sentence("coloretto-why-denied", {"seat": seat, "by": who_wants(s, seat, row, NOTHING), "points": other})
    return Sentence("coloretto-why-gain", {"seat": seat, "points": mine})


def why_place(s: State, seat: int, row: int, card: int) -> Sentence | None:
    """Does the card make the row better for its player, or worse for whoever wants it most?"""
    better = int(gain(s, seat, row, card) - gain(s, seat, row, NOTHING))
    if better > 0:
        return Sentence("coloretto-why-feeds", {"seat": seat, "points": better})
    other = who_wants(s, seat, row, NOTHING)
    worse = int(gain(s, other, row, NOTHING) - gain(s, other, row, card)) if other != seat else 0
    return Sentence("coloretto-why-spoils", {"seat": seat, "by": other, "points": worse}) if worse > 0 else None


def why_draw(s: State, seat: int) -> Sentence | None:
    best = max((int(gain(s, seat, row, NOTHING)) for row in range(len(s.row_size)) if s.row_size[row] > 0), default=0)
    return Sentence("coloretto-why-waits", {"seat": seat, "points": best}) if best > 0 else None


def who_wants(s: State, seat: int, row: int, card: int) -> int:
    """Of those still in the round, whoever gains most by the row; the seat itself if nobody else is."""
    most, who = float("-inf"), seat
    other = next_seat(s, seat)
    while other != seat:
        if not s.out[other] and gain(s, other, row, card) > most:
            most, who = gain(s, other, row, card), other
        other = next_seat(s, other)
    return who
