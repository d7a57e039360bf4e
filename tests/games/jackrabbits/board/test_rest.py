"""What somebody began, chance finishes."""

from __future__ import annotations

import pytest

from sobremesa.games.jackrabbits.board import Board, Place, check_board, check_for_play, sample_board
from sobremesa.games.jackrabbits.board.rest import with_the_rest

ALL = (0, 1, 2, 3)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_board_that_was_begun_is_finished_and_can_be_played_on(seed: int) -> None:
    begun = Board().with_piece(0, Place(0, 0, 0))
    full = with_the_rest(begun, seed, ALL)
    assert check_for_play(full, ALL) is None
    assert full.places[0] == begun.places[0]


def test_what_lies_there_stays_and_the_same_chance_lays_the_same() -> None:
    begun = sample_board().with_piece(30, None).with_piece(20, None)
    full = with_the_rest(begun, 5, ALL)
    assert check_board(full) is None
    assert [p for p in full.places if p in begun.places] == [p for p in begun.places if p]
    assert full == with_the_rest(begun, 5, ALL)


def test_fewer_suits_have_fewer_pieces() -> None:
    full = with_the_rest(Board(), 1, (0, 2))
    assert check_for_play(full, (0, 2)) is None
