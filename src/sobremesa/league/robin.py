"""A round robin: everybody meets everybody. At tables of more than two, about equally often."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Final

from .grouping import Costs, Groups, grouped, pair, resting, sizes

ATTEMPTS: Final = 180  # to find better company for a round, shared by all who play: few of them are quickly arranged
PASSES: Final = 3  # over all rounds, each arranged anew for what the others are
NOBODY: Final = -1  # sits in the empty chair


@lru_cache(maxsize=64)
def schedule(people: int, seats: int, counts: frozenset[int], bots: bool) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """The tables of every round, by the numbers of those who meet there. Who is at none of them rests."""
    rounds = circle(people) if seats == 2 else mixed(people, seats, counts, bots)
    return tuple(tuple(tuple(group) for group in groups) for groups in rounds)


def rounds_of(people: int, seats: int, counts: frozenset[int], bots: bool) -> int:
    """How many rounds a schedule has. It takes a while to make one, and no time to know this."""
    if seats == 2:
        return people - 1 + people % 2
    return -(-(people - 1) // (seats - 1)) if sizes(people, seats, counts, bots) else 0


def circle(people: int) -> list[Groups]:
    """All sit around a table, the first stays and the others move on by one. An empty chair where the number is odd.

    Who is named first begins: at the first's table in turns, at the others on alternating sides, so that all begin equally often."""
    ring = [*([NOBODY] if people % 2 else []), *range(people)]
    half, rounds = len(ring) // 2, list[Groups]()
    for number in range(len(ring) - 1):
        facing = enumerate(zip(ring[:half], reversed(ring[half:]), strict=True))
        swaps = [(place or number) % 2 == 1 for place in range(half)]
        sides = [(b, a) if swaps[place] else (a, b) for place, (a, b) in facing]
        rounds.append([[one for one in two if one != NOBODY] for two in sides])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def mixed(people: int, seats: int, counts: frozenset[int], bots: bool) -> list[Groups]:
    """Round by round, in the company one has had least of; then each round again, now that the others are known."""
    shares, lots = sizes(people, seats, counts, bots), Random(f"{people} {seats}")
    number = rounds_of(people, seats, counts, bots)
    there = attending(people, sum(shares), number)
    rounds: list[Groups] = [[]] * number
    for turn in range(number * (1 + PASSES)):
        rounds[turn % number] = []
        costs = company(met_in(rounds), people)
        rounds[turn % number] = grouped(there[turn % number], shares, costs, lots, ATTEMPTS // people)
    return rounds


def attending(people: int, seated: int, number: int) -> list[list[int]]:
    """Who plays in each round: all rest equally often."""
    byes: Counter[int] = Counter()
    rounds: list[list[int]] = []
    for _ in range(number):
        free = resting(range(people), people - seated, byes)
        byes.update(free)
        rounds.append([one for one in range(people) if one not in free])
    return rounds


def met_in(rounds: list[Groups]) -> Counter[tuple[int, int]]:
    return Counter(pair(*two) for groups in rounds for group in groups for two in combinations(group, 2))


def company(met: Counter[tuple[int, int]], people: int) -> Costs:
    """What one more meeting adds to the sum of the fourth powers of meetings: least where all meet equally often."""
    return {two: (met[two] + 1) ** 4 - met[two] ** 4 for two in combinations(range(people), 2)}
