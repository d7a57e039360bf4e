from __future__ import annotations

import pytest

from sobremesa.games.jackrabbits.board import check_for_play, network, sample_board, warnings
from sobremesa.games.jackrabbits.board.lattice import BARE, SHORE
from sobremesa.games.jackrabbits.board.sample import FACTS, SIDE_NAMES

from .helpers import free_ends, number


@pytest.mark.parametrize("fact", FACTS["free_roads"], ids=lambda fact: f"{fact['from']}-{fact['side']}")
def test_2_2_free_roads_of_the_sample_board(fact):
    roads = network(sample_board())
    ends = free_ends(roads, number(fact["from"].replace("Citadel", "citadel")), SIDE_NAMES.index(fact["side"]))
    assert ends == {end.replace("Citadel", "citadel") for end in fact["ends"]}


def test_every_open_side_of_the_sample_board_is_among_the_facts():
    roads = network(sample_board())
    assert len(FACTS["free_roads"]) == sum(int((roads.link[hexagon] != -1).sum()) for hexagon in range(13))


def test_2_5_the_sample_board_has_twelve_shores_and_no_dead_end():
    link = network(sample_board()).link
    assert (link == SHORE).sum() == 12
    assert (link == BARE).sum() == 0


def test_2_4_the_club_island_of_the_sample_board_floats_apart():
    mainland, island = sample_board().islands
    assert len(mainland) == 31
    assert {number("K♣"), number("Q♣"), number("J♣")} < island
    assert len(island) == 6


def test_the_sample_board_is_complete_and_well_advised():
    assert check_for_play(sample_board()) is None
    assert warnings(sample_board()) == []
