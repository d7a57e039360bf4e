"""Ratings and intervals against numbers that others computed."""

from __future__ import annotations

import random

import pytest

from sobremesa.core.rating import Rating, rated
from sobremesa.lab.arena.outcomes import Outcome
from sobremesa.lab.arena.ratings import rate
from sobremesa.lab.arena.statistics import ENOUGH_DEALS, Tally, wilson

NEW = Rating()


@pytest.mark.parametrize(
    ("before", "ranks", "after"),
    [
        ([NEW, NEW], [0, 1], [(27.63523138347365, 8.065506316323548), (22.36476861652635, 8.065506316323548)]),
        ([NEW, NEW], [0, 0], [(25.0, 8.065506316323548)] * 2),
        (
            [NEW] * 4,
            [0, 1, 1, 3],
            [
                (27.795084971874736, 8.263160757613477),
                (24.68943500312503, 8.179213704945203),
                (24.68943500312503, 8.179213704945203),
                (22.826045021875203, 8.179213704945203),
            ],
        ),
        (
            [Rating(29, 2), Rating(21, 5), Rating(25, 8)],
            [2, 0, 1],
            [
                (28.657861002506678, 1.9977531608083399),
                (22.596947814275914, 4.968172492740629),
                (26.386037555346785, 7.43972289613754),
            ],
        ),
    ],
)
def test_one_game_rates_as_openskill_does(
    before: list[Rating], ranks: list[int], after: list[tuple[float, float]]
) -> None:
    """The numbers are those of the package openskill 6.2, PlackettLuce(tau=0)."""
    for new, (mu, sigma) in zip(rated(before, ranks), after, strict=True):
        assert new.mu == pytest.approx(mu, rel=1e-9)
        assert new.sigma == pytest.approx(sigma, rel=1e-9)


def test_ratings_find_the_order_of_strength() -> None:
    chance = random.Random(4)
    outcomes = []
    for number in range(600):
        luck = [bot + chance.gauss(0, 2) for bot in (0, 1, 2)]
        ranks = [sum(other > own for other in luck) for own in luck]
        outcomes.append(Outcome(number, 3, number, [0, 1, 2], ranks, ranks, 1))
    weak, middle, strong = rate(3, outcomes)
    assert weak.mu < middle.mu < strong.mu
    assert strong.sigma < 1.5


def test_a_bot_at_its_own_table_neither_gains_nor_loses() -> None:
    (only,) = rate(1, [Outcome(0, 2, 0, [0, 0], [1, 2], [0, 1], 1)])
    assert only.mu == pytest.approx(25)


@pytest.mark.parametrize(
    ("share", "count", "low", "high"), [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0)]
)
def test_wilson(share: float, count: int, low: float, high: float) -> None:
    assert wilson(share, count) == pytest.approx((low, high), abs=1e-4)


def test_intervals_hold_what_they_promise() -> None:
    """95 of 100 intervals hold the truth, also where the games of a deal go the same way."""
    chance = random.Random(7)
    for together in (False, True):
        hit = 0
        for _ in range(400):
            tally = Tally()
            for deal in range(ENOUGH_DEALS + 10):
                first = chance.random() < 0.3
                for _ in range(4):
                    tally.add(deal, float(first if together else chance.random() < 0.3))
            share = tally.share()
            assert share
            hit += share.low <= 0.3 <= share.high
        assert 0.91 < hit / 400 <= 0.98


def test_duplicates_that_cancel_luck_make_the_interval_narrow() -> None:
    tally, alike = Tally(), Tally()
    for deal in range(50):
        lucky = deal % 2
        tally.add(deal, 1.0)
        tally.add(deal, float(deal % 10 == 0))
        alike.add(deal, float(lucky))
        alike.add(deal, float(lucky))
    one, two = tally.share(), alike.share()
    assert one
    assert two
    assert one.high - one.low < (two.high - two.low) / 2
