"""A Swiss league: in every round people meet those who have done as well as they, and nobody twice if that can be avoided."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Final

from .grouping import Costs, Groups, grouped, pair, resting, sizes

AGAIN: Final = 1e6  # what meeting once more costs: more than any difference in the standings
ATTEMPTS: Final = 30
MOST_STEPS: Final = 20_000  # of looking for pairs that have not met
Met = Mapping[tuple[int, int], int]


def paired(
    order: Sequence[int], met: Met, byes: Mapping[int, int], seats: int, counts: frozenset[int], bots: bool
) -> Groups:
    """The groups of a round, people coming in the order of the standings. Who is in none of them rests."""
    shares = sizes(len(order), seats, counts, bots)
    if not shares:
        return []
    if seats == 2:
        return twos(order, met, byes)
    free = resting(order, len(order) - sum(shares), byes)
    there = [one for one in order if one not in free]
    return grouped(there, shares, nearness(there, met), Random(len(met)), ATTEMPTS)


def nearness(order: Sequence[int], met: Met) -> Costs:
    ranks = {one: rank for rank, one in enumerate(order)}
    return {
        pair(*two): AGAIN * met.get(pair(*two), 0) ** 2 + (ranks[two[0]] - ranks[two[1]]) ** 2
        for two in combinations(order, 2)
    }


def twos(order: Sequence[int], met: Met, byes: Mapping[int, int]) -> Groups:
    """Pairs, the best first; of an odd number one is left, who is in no group with another. As few as possible meet again."""
    for again in range(len(order) // 2 + 1):
        for free in _left_over(order, byes):
            there = tuple(one for one in order if one != free)
            found = _Search(met).pairs(there, again)
            if found is not None:
                return [*found, *([] if free is None else [[free]])]
    return []


def _left_over(order: Sequence[int], byes: Mapping[int, int]) -> Iterator[int | None]:
    """Who rests, if the number is odd: one of those who have rested least, the last first."""
    if len(order) % 2 == 0:
        yield None
        return
    least = min(byes.get(one, 0) for one in order)
    yield from (one for one in reversed(order) if byes.get(one, 0) == least)


class _Search:
    """For pairs of which at most so many have met before."""

    def __init__(self, met: Met) -> None:
        self._met = met
        self._hopeless: set[tuple[tuple[int, ...], int]] = set()
        self._steps = 0

    def pairs(self, left: tuple[int, ...], again: int) -> Groups | None:
        """The first meets the nearest for whom the others can be paired, too."""
        if not left:
            return []
        self._steps += 1
        if (left, again) in self._hopeless or self._steps > MOST_STEPS:
            return None
        first, *others = left
        for other in others:
            spent = self._met.get(pair(first, other), 0) > 0
            if spent > again:
                continue
            rest = self.pairs(tuple(one for one in others if one != other), again - spent)
            if rest is not None:
                return [[first, other], *rest]
        self._hopeless.add((left, again))
        return None
