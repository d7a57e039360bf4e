"""What the cards before the seats are worth (7, 8). One colour before one seat is scored by the rules once and then looked up: much is asked again
and again, above all what each move would bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final, cast

import msgspec

from ...core.plain import once
from . import rules
from .rules import CARDS, COLOURS, MAX_SEATS, State, colour_of, value_of

MOST_KEPT: Final = 1 << 16  # situations of one colour
RECENT: Final = 1 << 11  # what lay before all seats: a play that takes no card leaves it as it was
COLOUR: Final = [colour_of(card) for card in range(CARDS)]
VALUE: Final = [value_of(card) for card in range(CARDS)]
BIT: Final = [1 << colour for colour in COLOUR]  # a set of colours is a number


class ColourScore(msgspec.Struct, frozen=True):
    cards: int
    sum: int
    flipped: bool
    points: int


class SeatScore(msgspec.Struct, frozen=True, gc=False):
    colours: list[ColourScore]
    points: int
    cards: int
    rank: int


@dataclass(frozen=True)
class Part:
    """All that the rules read of a state, where a part of its score is asked for."""

    players: int
    count: Mapping[tuple[int, int], int]
    total: Mapping[tuple[int, int], int]


@lru_cache(maxsize=MOST_KEPT)
def colour_score(counts: tuple[int, ...], total: int) -> ColourScore:
    """`counts` are the cards of one colour before each seat; of the first, before which they add up to `total`."""
    s = cast(Any, Part(len(counts), {(seat, 0): cards for seat, cards in enumerate(counts)}, {(0, 0): total}))
    return ColourScore(counts[0], total, bool(rules.has_majority(s, 0, 0)), rules.colour_points(s, 0, 0))


@cache
def are_all_colours(lying: int) -> bool:
    """5"""
    s = Part(1, {(0, colour): lying >> colour & 1 for colour in range(COLOURS)}, {})
    return bool(rules.has_all_colours(cast(Any, s), 0))


class Before:
    """The cards before one seat."""

    def __init__(self, seat: int, counts: Sequence[tuple[int, ...]], totals: Sequence[int]) -> None:
        self._counts = [one[seat:] + one[:seat] for one in counts]  # by colour; before the others, too
        self._totals = totals
        self.scores = list(map(colour_score, self._counts, totals))
        self.points = sum([score.points for score in self.scores])
        self._lying = sum([1 << colour for colour, score in enumerate(self.scores) if score.cards])

    def scored(self, rank: int) -> None:
        self.score = SeatScore(self.scores, self.points, sum([score.cards for score in self.scores]), rank)

    def points_with(self, cards: Sequence[int]) -> int:
        """If these lay there besides."""
        points, more = self.points, {}
        if not cards:
            return points
        for card in cards:
            colour = COLOUR[card]
            number, total = more.get(colour, (0, 0))
            more[colour] = number + 1, total + VALUE[card]
        for colour, (number, total) in more.items():
            mine, *others = self._counts[colour]
            score = colour_score((mine + number, *others), self._totals[colour] + total)
            points += score.points - self.scores[colour].points
        return points

    def has_all_colours_with(self, cards: Sequence[int]) -> bool:
        lying = self._lying
        for card in cards:
            lying |= BIT[card]
        return are_all_colours(lying)


@once
def before(s: State) -> list[Before]:
    """By seat."""
    return lying_before(int(s.players), s.count.tobytes(), s.total.tobytes())


@lru_cache(maxsize=RECENT)
def lying_before(players: int, counts: bytes, totals: bytes) -> list[Before]:
    lying, worth = by_seat(counts), by_seat(totals)
    by_colour = list(zip(*lying.tolist()[:players], strict=True))
    seats = [Before(seat, by_colour, mine) for seat, mine in enumerate(worth.tolist()[:players])]
    rank(seats, Part(players, lying, {}))
    return seats


def by_seat(numbers: bytes) -> Any:
    return memoryview(numbers).cast("b", (MAX_SEATS, COLOURS))


def rank(seats: Sequence[Before], s: Part) -> None:
    """8"""
    points, ranks = [mine.points for mine in seats], [0] * len(seats)
    rules.rank(cast(Any, s), cast(Any, points), cast(Any, ranks))
    for mine, ahead in zip(seats, ranks, strict=True):
        mine.scored(ahead)
