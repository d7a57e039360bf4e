"""Who meets whom: everybody plays equally often, nobody meets twice where that can be avoided, seats are shared out."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.league.grouping import pair, seated, sizes
from sobremesa.league.robin import rounds_of, schedule
from sobremesa.league.swiss import paired, twos

from ..examples import tried

ANY = frozenset(range(2, 7))
MEMBERS = range(3, 25)


def meetings(rounds: object) -> Counter[tuple[int, int]]:
    return Counter(pair(*two) for groups in rounds for group in groups for two in combinations(group, 2))  # type: ignore[attr-defined]


@pytest.mark.parametrize("people", MEMBERS)
def test_of_two_at_a_table_everybody_meets_everybody_once_and_plays_equally_often(people: int) -> None:
    rounds = schedule(people, 2, frozenset({2}), bots=False)
    assert len(rounds) == rounds_of(people, 2, frozenset({2}), bots=False)
    assert meetings(rounds) == Counter(dict.fromkeys(combinations(range(people), 2), 1))
    assert all(sorted(one for group in groups for one in group) == list(range(people)) for groups in rounds)
    rests = Counter(group[0] for groups in rounds for group in groups if len(group) == 1)
    assert set(rests.values()) in ({1}, set())
    assert len(rests) == (people if people % 2 else 0)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("people", [3, 5, 7, 8, 9, 11, 12, 13, 16, 19, 24])
def test_of_more_at_a_table_everybody_meets_everybody_about_equally_often(people: int, seats: int) -> None:
    rounds = schedule(people, seats, ANY, bots=False)
    assert len(rounds) == rounds_of(people, seats, ANY, bots=False)
    met = meetings(rounds)
    counts = [met[two] for two in combinations(range(people), 2)]
    # twelve at two tables of six, for three rounds: of the four that share two tables already, some have to share a third
    assert max(counts) - min(counts) <= (3 if (people, seats) == (12, 6) else 2)
    assert sum(counts) / len(counts) >= 0.6
    played = Counter(one for groups in rounds for group in groups for one in group)
    assert max(played.values()) - min(played[one] for one in range(people)) <= 1
    assert all(len(group) <= seats for groups in rounds for group in groups)


def test_a_club_of_twelve_at_tables_of_four_meets_in_four_rounds() -> None:
    rounds = schedule(12, 4, ANY, bots=False)
    assert [[len(group) for group in groups] for groups in rounds] == [[4, 4, 4]] * 4
    assert set(meetings(rounds)) == set(combinations(range(12), 2)) or len(meetings(rounds)) >= 54


@pytest.mark.parametrize(
    ("people", "seats", "counts", "bots", "expected"),
    [
        (12, 4, {2, 3, 4}, False, [4, 4, 4]),
        (11, 4, {2, 3, 4}, False, [4, 4, 3]),
        (5, 4, {2, 3, 4}, False, [3, 2]),
        (5, 4, {4}, False, [4]),
        (7, 2, {2}, False, [2, 2, 2]),
        (7, 2, {2}, True, [2, 2, 2, 1]),
        (9, 4, {4}, True, [3, 3, 3]),
        (3, 4, {4}, False, []),
    ],
)
def test_tables_are_as_alike_as_can_be(
    people: int, seats: int, counts: set[int], bots: bool, expected: list[int]
) -> None:
    assert sizes(people, seats, counts, bots) == expected


@tried(15)
@given(people=st.integers(3, 24), lot=st.integers(0, 10_000))
def test_in_a_swiss_nobody_meets_twice_while_half_the_others_are_new(people: int, lot: int) -> None:
    """While more than half of all are new to everybody, pairs can always be found (Dirac)."""
    lots, met, byes = Random(lot), Counter[tuple[int, int]](), Counter[int]()
    for _ in range(max(1, (people - 1) // 2)):
        order = lots.sample(range(people), people)
        groups = twos(order, met, byes)
        assert sorted(one for group in groups for one in group) == list(range(people))
        met.update(pair(*group) for group in groups if len(group) == 2)
        byes.update(group[0] for group in groups if len(group) == 1)
    assert max(met.values()) == 1
    assert max(byes.values(), default=0) <= 1


def brute_force(order: list[int], met: Counter[tuple[int, int]]) -> int:
    """The fewest that have to meet again."""
    if not order:
        return 0
    first, *others = order
    return min((met[pair(first, x)] > 0) + brute_force([y for y in others if y != x], met) for x in others)


@tried(20)
@given(people=st.sampled_from([4, 6, 8]), edges=st.integers(0, 2**28 - 1))
def test_as_few_meet_again_as_possible(people: int, edges: int) -> None:
    every = list(combinations(range(people), 2))
    met = Counter({two: 1 for number, two in enumerate(every) if edges >> number & 1})
    groups = twos(list(range(people)), met, {})
    assert sum(met[pair(*group)] for group in groups) == brute_force(list(range(people)), met)


def test_those_who_are_level_meet_and_the_last_who_has_not_rested_rests() -> None:
    assert twos([4, 2, 0, 1, 3], {}, {3: 1}) == [[4, 2], [0, 3], [1]]
    assert twos([0, 1, 2, 3], {(0, 1): 1}, {}) == [[0, 2], [1, 3]]


@pytest.mark.parametrize(("people", "seats"), [(9, 3), (12, 3), (16, 4), (20, 4), (24, 4)])
def test_with_enough_tables_nobody_meets_twice_in_two_rounds_at_bigger_tables(people: int, seats: int) -> None:
    met, lots = Counter[tuple[int, int]](), Random(1)
    for _ in range(2):
        groups = paired(lots.sample(range(people), people), met, {}, seats, ANY, bots=False)
        met.update(pair(*two) for group in groups for two in combinations(group, 2))
    assert max(met.values()) == 1


def test_bigger_tables_are_of_neighbours_in_the_standings() -> None:
    assert paired([5, 3, 1, 0, 2, 4], {}, {}, 3, ANY, bots=False) == [[5, 3, 1], [0, 2, 4]]


@pytest.mark.parametrize("people", MEMBERS)
def test_of_two_everybody_begins_as_often_as_not(people: int) -> None:
    first: Counter[int] = Counter()
    for groups in schedule(people, 2, ANY, bots=False):
        for one, other in (group for group in groups if len(group) == 2):
            first.update({one: 1, other: -1})
    assert max(map(abs, first.values())) <= 1


@pytest.mark.parametrize("people", MEMBERS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_are_shared_out_whatever_the_pairings(people: int, seats: int) -> None:
    sat, lots = Counter[tuple[int, int]](), Random(people)
    rounds = 12
    for _ in range(rounds):
        order = lots.sample(range(people), people)
        for group in (order[at : at + seats] for at in range(0, people - people % seats, seats)):
            sat.update((one, seat) for seat, one in enumerate(seated(group, sat)))
    for one in range(people):
        played = sum(sat[(one, seat)] for seat in range(seats))
        assert abs(sat[(one, 0)] - played / seats) <= 2
