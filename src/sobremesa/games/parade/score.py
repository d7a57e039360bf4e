"""What the cards before the seats are worth (7, 8). One colour before one seat is scored by the rules once and then looked up: much is asked again
and again, above all what each move would bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple, cast

import msgspec

from ...core.plain import once
from . import rules
from .rules import COLOURS, State, colour_of, value_of

MOST_KEPT = 1 << 16  # situations of one colour
Counts = tuple[int, ...]  # cards of one colour before each seat


class ColourScore(msgspec.Struct, frozen=True):
    cards: int
    sum: int
    flipped: bool
    points: int


class OneColour(NamedTuple):
    """All that the rules read of a state to score a colour."""

    players: int
    count: Mapping[tuple[int, int], int]
    total: Mapping[tuple[int, int], int]


@lru_cache(maxsize=MOST_KEPT)
def colour_score(counts: Counts, total: int) -> ColourScore:
    """Of the first seat in `counts`, before which the cards add up to `total`."""
    s = cast(Any, OneColour(len(counts), {(seat, 0): cards for seat, cards in enumerate(counts)}, {(0, 0): total}))
    return ColourScore(counts[0], total, bool(rules.has_majority(s, 0, 0)), rules.colour_points(s, 0, 0))


@once
def colour_counts(s: State) -> list[Counts]:
    """By colour, then by seat."""
    return list(zip(*s.count.tolist()[: int(s.players)], strict=True))


@once
def colour_totals(s: State) -> list[list[int]]:
    """By seat, then by colour."""
    return s.total.tolist()


def of_seat(s: State, seat: int) -> list[ColourScore]:
    """By colour."""
    totals = colour_totals(s)[seat]
    return [colour_score(counts[seat:] + counts[:seat], totals[c]) for c, counts in enumerate(colour_counts(s))]


def points_with(s: State, seat: int, cards: Sequence[int], now: int) -> int:
    """The points of a seat that has `now`, if these cards lay before it besides."""
    before: dict[int, list[int]] = {}
    for card in cards:
        before.setdefault(colour_of(card), []).append(value_of(card))
    points = now
    for colour, values in before.items():
        mine, *others = colour_counts(s)[colour][seat:] + colour_counts(s)[colour][:seat]
        total = colour_totals(s)[seat][colour]
        points -= colour_score((mine, *others), total).points
        points += colour_score((mine + len(values), *others), total + sum(values)).points
    return points


def has_all_colours_with(s: State, seat: int, cards: Sequence[int]) -> bool:
    """Are all colours before a seat, if these cards lay there besides (5)?"""
    more = {colour_of(card) for card in cards}
    return _are_all(tuple(colour in more or counts[seat] > 0 for colour, counts in enumerate(colour_counts(s))))


@cache
def _are_all(lies: tuple[bool, ...]) -> bool:
    s = OneColour(1, {(0, colour): int(lies[colour]) for colour in range(COLOURS)}, {})
    return bool(rules.has_all_colours(cast(Any, s), 0))
