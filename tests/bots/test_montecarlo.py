"""The parts of the search, interpreted."""

from __future__ import annotations

import numpy as np
import pytest

from sobremesa.bots import montecarlo


@pytest.mark.parametrize(("count", "rounds"), [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4)])
def test_candidates_are_halved_until_one_is_left(count: int, rounds: int) -> None:
    assert montecarlo.halvings(count) == rounds


def test_the_best_come_first_and_equals_keep_their_order() -> None:
    moves, values = np.array([7, 8, 9, 6], np.int16), np.array([1.0, 3.0, 3.0, 99.0])
    montecarlo.best_first(moves, values, 3)
    assert moves.tolist() == [8, 9, 7, 6]
    assert values.tolist() == [3.0, 3.0, 1.0, 99.0]


def worth(points: list[int], ranks: list[int], seat: int = 0) -> float:
    return montecarlo.worth(seat, len(points), np.array(points, np.int32), np.array(ranks, np.int32))


def test_a_win_is_worth_more_than_any_defeat() -> None:
    assert worth([5, 6], [0, 1]) > worth([5, 4], [1, 0])


def test_a_shared_win_is_worth_its_share() -> None:
    assert worth([5, 5], [0, 0]) == 0.5


def test_a_clear_win_is_worth_more_than_a_narrow_one_whichever_way_points_count() -> None:
    assert worth([5, 30], [0, 1]) > worth([5, 6], [0, 1])
    assert worth([30, 5], [0, 1]) > worth([6, 5], [0, 1])
    assert worth([30, 5], [1, 0]) < worth([6, 5], [1, 0])
