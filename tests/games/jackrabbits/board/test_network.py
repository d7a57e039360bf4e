from __future__ import annotations

import numpy as np
import pytest

from sobremesa.games.jackrabbits.board import Board, Place, decode, network, random_board, sample_board
from sobremesa.games.jackrabbits.board.catalogue import KINDS
from sobremesa.games.jackrabbits.board.lattice import BARE, NODES, NOTHING, SHORE
from sobremesa.games.jackrabbits.board.network import WORDS

from .helpers import number

# made when asked for: collecting tests compiles nothing
BOARDS = [sample_board, lambda: random_board(1, 2), lambda: random_board(2, 0, (0, 2))]


@pytest.mark.parametrize("make", BOARDS, ids=["sample", "islands", "tight"])
def test_roads_lead_both_ways(make):
    board = make()
    link = network(board).link
    for node in range(NODES):
        for to in link[node]:
            assert to < 0 or node in link[to]


@pytest.mark.parametrize("make", BOARDS, ids=["sample", "islands", "tight"])
def test_a_node_leads_to_another_at_most_once(make):
    """Pieces share at most one side, so where one came from is known from the node one came from."""
    board = make()
    link = network(board).link
    for node in range(NODES):
        led = [int(to) for to in link[node] if to >= 0]
        assert len(led) == len(set(led))


@pytest.mark.parametrize("make", BOARDS, ids=["sample", "islands", "tight"])
def test_a_network_travels_as_words(make):
    board = make()
    words = network(board).encode()
    assert words.shape == (WORDS,)
    assert words.dtype == np.int64
    assert (decode(words).link == network(board).link).all()


def test_kinds_and_twins():
    roads = network(sample_board())
    assert [KINDS[kind] for kind in roads.kind[:3]] == ["citadel", "tower", "tower"]
    assert [KINDS[kind] for kind in roads.kind[13:19]] == ["forest", "forest", "river", "river", "mountain", "mountain"]
    assert [KINDS[kind] for kind in roads.kind[37:40]] == ["crossing", "tavern", "cave"]
    assert [int(roads.twin[node]) for node in (0, 13, 14, 36, 37)] == [NOTHING, 14, 13, 35, NOTHING]


def test_9_pieces_that_left_have_no_road_ends():
    link = network(random_board(3, 0, (0, 1))).link
    assert (link[number("K♥")] == NOTHING).all()
    assert (link[number("K♠")] != NOTHING).any()


def test_2_5_a_lonely_piece_is_all_shore():
    link = network(Board().with_piece(0, Place(0, 0, 0))).link
    assert (link[0] == SHORE).all()


def test_2_3_a_road_may_run_into_a_bare_side():
    board = Board().with_piece(0, Place(0, 0, 0)).with_piece(number("K♣"), Place(0, -2, 0))
    link = network(board).link
    assert link[0, 0] == BARE
    assert link[number("K♣"), 0] == SHORE


def test_a_rhombus_has_two_roads_that_do_not_meet():
    board = Board().with_piece(number("forest 1"), Place(0, 0, 0)).with_piece(0, Place(0, -2, 0))
    roads = network(board)
    assert sorted(int(to) for to in roads.link[13] if to != NOTHING) != sorted(
        int(to) for to in roads.link[14] if to != NOTHING
    )
