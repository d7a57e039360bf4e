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
from .rules import CARDS, COLOURS, State, colour_of, value_of

MOST_KEPT: Final = 1 << 16  # situations of one colour
COLOUR: Final = [colour_of(card) for card in range(CARDS)]
VALUE: Final = [value_of(card) for card in range(CARDS)]


class ColourScore(msgspec.Struct, frozen=True):
    cards: int
    sum: int
    flipped: bool
    points: int


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
def are_all_colours(lying: frozenset[int]) -> bool:
    """5"""
    s = Part(1, {(0, colour): int(colour in lying) for colour in range(COLOURS)}, {})
    return bool(rules.has_all_colours(cast(Any, s), 0))


class Before:
    """The cards before one seat."""

    def __init__(self, seat: int, counts: Sequence[tuple[int, ...]], totals: Sequence[int]) -> None:
        self._counts = [(*one[seat:], *one[:seat]) for one in counts]  # by colour; before the others, too
        self._totals = totals
        self.scores = list(map(colour_score, self._counts, totals))
        self.points = sum([score.points for score in self.scores])
        self.cards = sum([score.cards for score in self.scores])
        self._lying = frozenset([colour for colour, score in enumerate(self.scores) if score.cards])

    def points_with(self, cards: Sequence[int]) -> int:
        """If these lay there besides."""
        points, more = self.points, {}
        for card in cards:
            number, total = more.get(COLOUR[card], (0, 0))
            more[COLOUR[card]] = number + 1, total + VALUE[card]
        for colour, (number, total) in more.items():
            mine, *others = self._counts[colour]
            score = colour_score((mine + number, *others), self._totals[colour] + total)
            points += score.points - self.scores[colour].points
        return points

    def has_all_colours_with(self, cards: Sequence[int]) -> bool:
        return are_all_colours(self._lying.union([COLOUR[card] for card in cards]) if cards else self._lying)


@once
def before(s: State) -> list[Before]:
    """By seat."""
    seats = range(int(s.players))
    counts = list(zip(*s.count.tolist()[: len(seats)], strict=True))
    return [Before(seat, counts, totals) for seat, totals in zip(seats, s.total.tolist(), strict=False)]
