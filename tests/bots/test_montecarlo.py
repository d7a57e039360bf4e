"""The parts of the search, interpreted."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sobremesa.bots import montecarlo
from sobremesa.bots.workspace import CANDIDATE


@pytest.mark.parametrize(("count", "rounds"), [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4)])
def test_candidates_are_halved_until_one_is_left(count: int, rounds: int) -> None:
    assert montecarlo.halvings(count) == rounds


def candidates(*rows: tuple[float, float, float]) -> Any:
    """Action, tried, worth."""
    return np.array([(*row, 0, 0) for row in rows], CANDIDATE)


def test_the_best_on_average_come_first_and_equals_keep_their_order() -> None:
    rows = candidates((7, 1, 0.1), (8, 10, 3.0), (9, 1, 0.3), (6, 1, 0.9))
    montecarlo.best_first(rows, 3)
    assert rows["action"].tolist() == [8, 9, 7, 6]
    assert rows["tried"].tolist() == [10, 1, 1, 1]


def test_what_was_never_tried_comes_last() -> None:
    rows = candidates((7, 0, 0), (8, 5, 0.0))
    montecarlo.best_first(rows, 2)
    assert rows[0].action == 8


@pytest.mark.parametrize(("sure", "clear"), [(0, False), (2, True), (8, False)])
def test_a_clear_lead_ends_the_search(sure: float, clear: bool) -> None:
    rows = candidates((7, 100, 30), (8, 100, 80), (9, 100, 50))
    assert montecarlo.is_clear(rows, 3, sure) == clear


def test_a_single_candidate_is_never_clear() -> None:
    assert not montecarlo.is_clear(candidates((7, 100, 30)), 1, 1.0)


def worth(points: list[int], ranks: list[int], seat: int = 0, weight: float = 0.5, spread: float = 0.0) -> float:
    return montecarlo.worth(seat, len(points), np.array(points, np.int32), np.array(ranks, np.int32), weight, spread)


def test_with_a_spread_only_the_best_of_the_others_counts() -> None:
    assert worth([5, 9, 90], [0, 1, 2], spread=4.0) == worth([5, 9, 10], [0, 1, 2], spread=4.0) == 0.5 + 0.5 * 0.75
    assert worth([5, 9, 90], [0, 1, 2], seat=1, spread=4.0) == 0.5 * 0.25
    assert worth([7, 7], [0, 0], spread=4.0) == 0.5


def test_a_win_is_worth_more_than_any_defeat() -> None:
    assert worth([5, 6], [0, 1]) > worth([5, 4], [1, 0])


def test_a_shared_win_is_worth_its_share() -> None:
    assert worth([5, 5], [0, 0]) == 0.5
    assert worth([5, 5, 9], [0, 0, 2], weight=0.0) == 0.5


def test_a_clear_win_is_worth_more_than_a_narrow_one_whichever_way_points_count() -> None:
    assert worth([5, 30], [0, 1]) > worth([5, 6], [0, 1])
    assert worth([30, 5], [0, 1]) > worth([6, 5], [0, 1])
    assert worth([30, 5], [1, 0]) < worth([6, 5], [1, 0])


@pytest.mark.parametrize("weight", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("spread", [0.0, 5.0])
def test_all_that_a_game_is_worth_lies_between_0_and_1(weight: float, spread: float) -> None:
    for points, ranks in (([0, 90], [0, 1]), ([90, 0], [1, 0]), ([-5, 7], [1, 0]), ([0, 0], [0, 0])):
        assert 0 <= worth(points, ranks, weight=weight, spread=spread) <= 1
