from __future__ import annotations

import numpy as np
import pytest

from sobremesa.core.errors import Refusal
from sobremesa.core.jit import bind
from sobremesa.core.rng import rekey
from sobremesa.games.jackrabbits.board import Board, Place, check_for_play, growth, network, random_board, warnings
from sobremesa.games.jackrabbits.board.advice import advised_against
from sobremesa.games.jackrabbits.board.reach import cut_off
from sobremesa.games.jackrabbits.board.words import sentence
from sobremesa.games.jackrabbits.together import Joints
from sobremesa.i18n import LANGUAGES

from .helpers import number


def check_random(seed: int, islands: int | None = None, suits: tuple[int, ...] = (0, 1, 2, 3)) -> Board:
    board = random_board(seed, islands, suits)
    assert check_for_play(board, suits) is None
    assert advised_against(board) == []
    assert cut_off(network(board), by_shortcut=False) == []
    joints = Joints(board)
    assert {min(joints.land(piece)) for piece in joints.joined} == {min(land) for land in board.islands}  # 2.2
    assert islands is None or len(board.islands) == 1 + islands
    assert len(board.islands) <= 3
    return board


@pytest.mark.parametrize("tens", range(8))
def test_2_3_generated_boards_obey_the_advice_and_can_be_played(tens):
    for seed in range(10 * tens, 10 * tens + 10):
        check_random(seed)


@pytest.mark.soak
@pytest.mark.parametrize("block", range(40))
def test_2_3_ten_thousand_generated_boards(block):
    for seed in range(250 * block, 250 * block + 250):
        check_random(seed)


@pytest.mark.parametrize("islands", [0, 1, 2])
def test_2_4_as_many_islands_as_asked_for(islands):
    for seed in range(3):
        check_random(seed, islands)


@pytest.mark.parametrize("suits", [(0, 1), (1, 3), (0, 1, 2), (1, 2, 3)])
@pytest.mark.parametrize("islands", [None, 0, 1, 2])
def test_9_boards_for_tight_suits(suits, islands):
    check_random(17, islands, suits)


def test_a_wish_that_cannot_be_granted_is_refused():
    """Three houses alone make no mainland with two islands."""
    refusal = random_board(3, 2, (0,))
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.facts) == ("board-not-grown", {"seed": 3})
    for language in LANGUAGES:
        assert "{" not in sentence(language, "error-board-not-grown", refusal.facts)


def test_the_same_seed_is_the_same_board():
    assert random_board(7) == random_board(7)
    assert random_board(7) != random_board(8)
    assert {len(random_board(seed).islands) for seed in range(12)} == {1, 2, 3}


def test_a_seed_keeps_its_board_from_version_to_version():
    """People share seeds. Where this fails, boards of old seeds have changed: say so in the changelog."""
    citadel, tower, forest = (random_board(7).place(number(name)) for name in ("citadel", "K♣", "forest 1"))
    assert (citadel, tower, forest) == SEVEN


SEVEN = (Place(0, 0, 0), Place(4, -4, 4), Place(-2, 2, 2))


def test_growth_interpreted_equals_compiled():
    order = np.array([0, *range(1, 13, 3), *range(13, 20), *range(25, 31)], np.int8)
    grown = []
    for target in ("python", "cpu"):
        bound = bind(growth, target)
        s, mine = bound.states(1)[0], order.copy()
        rekey(s, bytes(range(32)))
        grown.append(
            (
                int(bound.grow(s, mine, len(mine), 4)),
                bytes(mine),
                s.places.tobytes(),
                s.cells.tobytes(),
                s.rng.tobytes(),
            )
        )
    assert grown[0] == grown[1]


def test_a_house_without_a_way_is_found():
    """Set apart with its only road against the hedge of another: no road, shore or cave leads there."""
    board = Board().with_piece(0, Place(0, 0, 0)).with_piece(number("K♣"), Place(12, 0, 0))
    board = board.with_piece(number("K♠"), Place(12, -2, 0))
    codes = [(w.code, w.facts["piece"]) for w in warnings(board)]
    assert ("board-dead-end", "K♣") in codes
    assert ("board-cut-off", "K♣") in codes
