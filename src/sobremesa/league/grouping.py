"""How many sit at each table, who sits with whom, and in which order."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations, permutations
from random import Random
from typing import Final

from .entries import BOT

Costs = Mapping[tuple[int, int], float]  # of two people at one table, the smaller number first
Groups = list[list[int]]
MOST_PASSES: Final = 40  # of improving
FIRST_SEAT: Final = 3  # times as much as any other: who begins matters most


def sizes(people: int, seats: int, counts: Collection[int], bots: bool) -> list[int]:
    """How many people sit at each table; those it has no place for rest. Tables are as alike as can be; bots fill up all of them."""
    for tables in range(-(-people // seats), 0, -1):
        seated = min(people, tables * seats)
        shared = [seated // tables + (number < seated % tables) for number in range(tables)]
        if bots or all(size in counts for size in shared):
            return shared
    return []


def pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


def cost_of(groups: Groups, costs: Costs) -> float:
    return sum(costs[pair(*two)] for group in groups for two in combinations(group, 2))


def chunks(people: Sequence[int], shares: Sequence[int]) -> Groups:
    """In their order, so many at each table."""
    starts = [sum(shares[:number]) for number in range(len(shares))]
    return [list(people[start : start + size]) for start, size in zip(starts, shares, strict=True)]


def improved(groups: Groups, costs: Costs) -> Groups:
    """People change places with those of other tables for as long as that helps."""
    groups = [list(group) for group in groups]
    for _ in range(MOST_PASSES):
        swaps = [_swap_best(one, other, costs) for one, other in combinations(groups, 2)]
        if not any(swaps):
            break
    return groups


def _swap_best(one: list[int], other: list[int], costs: Costs) -> bool:
    """Swap the two people whose swap helps most, if any does."""
    swaps = [(_gain(one, other, a, b, costs), a, b) for a in range(len(one)) for b in range(len(other))]
    gain, a, b = max(swaps, key=lambda swap: swap[0])
    if gain <= 1e-9:
        return False
    one[a], other[b] = other[b], one[a]
    return True


def _gain(one: list[int], other: list[int], a: int, b: int, costs: Costs) -> float:
    mine, hers = one[a], other[b]
    now = sum(costs[pair(mine, x)] for x in one if x != mine) + sum(costs[pair(hers, x)] for x in other if x != hers)
    then = sum(costs[pair(hers, x)] for x in one if x != mine) + sum(costs[pair(mine, x)] for x in other if x != hers)
    return now - then


def grouped(people: Sequence[int], shares: Sequence[int], costs: Costs, lots: Random, attempts: int) -> Groups:
    """The cheapest groups of several attempts: the first from people as they come, the others from a shuffle of them."""
    best = improved(chunks(people, shares), costs)
    for _ in range(attempts):
        shuffled = lots.sample(list(people), len(people))
        other = improved(chunks(shuffled, shares), costs)
        if cost_of(other, costs) < cost_of(best, costs) - 1e-9:
            best = other
    return best


def resting(people: Sequence[int], count: int, byes: Mapping[int, int]) -> list[int]:
    """Who rests: those who have rested least, of these the last."""
    return sorted(people, key=lambda one: (byes.get(one, 0), -people.index(one)))[:count]


def seated(group: Sequence[int], sat: Mapping[tuple[int, int], int]) -> list[int]:
    """The order at a table that gives everybody the seats they have had least often; `sat` counts by member and seat."""
    played = {one: sum(count for (other, _), count in sat.items() if other == one) for one in group if one != BOT}

    def cost(order: Sequence[int]) -> float:
        return sum(
            (FIRST_SEAT if seat == 0 else 1) * (sat.get((one, seat), 0) - played[one] / len(group))
            for seat, one in enumerate(order)
            if one != BOT
        )

    turn = sum(played.values()) % len(group)  # where nothing speaks for any order, not always the same
    return list(min(permutations([*group[turn:], *group[:turn]]), key=lambda order: round(cost(order), 6)))
