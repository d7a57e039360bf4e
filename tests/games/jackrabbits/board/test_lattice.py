from __future__ import annotations

import random

import numpy as np
import pytest

from sobremesa.games.jackrabbits.board import Board, Place, canonical, from_window, random_board, sample_board
from sobremesa.games.jackrabbits.board.boards import cells_of
from sobremesa.games.jackrabbits.board.catalogue import PIECES, pieces
from sobremesa.games.jackrabbits.board.lattice import (
    COLUMNS,
    INSIDE,
    MOST_PLACES,
    OUTSIDE,
    PLACES,
    ROAD,
    ROWS,
    SHAPE,
    SHAPE_SIDES,
    TURNS,
    beyond,
    draft_places,
    faults,
    fits,
    has_road,
    joined_places,
    joining_places,
    lay,
    lay_citadel,
    place_at,
    place_turn,
    place_x,
    place_y,
    unturned,
)


def window():
    return np.zeros((ROWS, COLUMNS), np.int8), np.zeros(PIECES, np.int16)


def drafted(seed: int, pieces_laid: int = PIECES):
    """A board grown by a draft that heeds the advice, with random choices; yields before each placing."""
    chance = random.Random(seed)
    cells, places = window()
    lay_citadel(cells, places)
    order = list(range(1, PIECES))
    chance.shuffle(order)
    out = np.zeros(MOST_PLACES, np.int16)
    for piece in order[: pieces_laid - 1]:
        count = draft_places(cells, places, piece, True, out)
        yield cells, places, piece, out[:count].copy()
        lay(cells, places, piece, int(chance.choice(out[:count])))
    yield cells, places, None, None


def every_place():
    for place in range(PLACES):
        yield place_x(place, COLUMNS), place_y(place, COLUMNS), place_turn(place)


def touches(cells, piece, x, y, turn):
    return any(beyond(cells, piece, x, y, turn, side) >= 0 for side in range(SHAPE_SIDES[SHAPE[piece]]))


def test_place_numbers_name_every_point_and_turn_once():
    named = [(x, y, turn) for x, y, turn in every_place()]
    assert len(set(named)) == PLACES
    assert all((x + y) % 2 == 0 and 0 <= x < COLUMNS and 0 <= y < ROWS for x, y, _ in named)
    assert all(place_at(x, y, turn, COLUMNS) == place for place, (x, y, turn) in enumerate(named))


@pytest.mark.parametrize("piece", [1, 4, 8, 11, 13, 14, 15, 25, 26, 27])
def test_joining_places_are_exactly_those_that_fit_and_touch(piece):
    *_, (cells, places, _, _) = drafted(piece, 14)
    places[piece] = -1
    cells[cells == piece] = -1
    out = np.zeros(MOST_PLACES, np.int16)
    found = list(out[: joining_places(cells, places, piece, out)])
    slow = {
        place_at(x, y, turn, COLUMNS)
        for x, y, turn in every_place()
        if turn < TURNS[piece] and fits(cells, piece, x, y, turn) and touches(cells, piece, x, y, turn)
    }
    assert len(found) == len(set(found))
    assert set(found) == slow


@pytest.mark.parametrize("seed", range(3))
def test_2_3_a_draft_that_heeds_the_advice_keeps_to_it_where_it_can(seed):
    for cells, places, piece, found in drafted(seed):
        if piece is None:
            board = from_window(cells, places)
            assert sum(1 for _ in board.laid()) == PIECES
            assert len(board.cells) == 13 * 6 + 12 * 2 + 12
            return
        assert 0 < len(found) < MOST_PLACES
        assert len(set(found)) == len(found)
        against = [
            faults(cells, places, piece, place_x(p, COLUMNS), place_y(p, COLUMNS), p % 6) for p in map(int, found)
        ]
        assert not any(against) or all_against(cells, places, piece)


def all_against(cells, places, piece):
    """Does 2.3 speak against every place where a road would take the piece in?"""
    out = np.zeros(MOST_PLACES, np.int16)
    joined = map(int, out[: joined_places(cells, places, piece, out)])
    return all(faults(cells, places, piece, place_x(p, COLUMNS), place_y(p, COLUMNS), p % 6) for p in joined)


def test_2_4_a_hexagon_may_be_set_apart_and_a_rhombus_may_not():
    cells, places = window()
    lay_citadel(cells, places)
    out = np.zeros(MOST_PLACES, np.int16)
    apart = {
        piece: sum(
            not touches(cells, piece, place_x(p, COLUMNS), place_y(p, COLUMNS), p % 6)
            for p in map(int, out[: draft_places(cells, places, piece, True, out)])
        )
        for piece in (1, 13, 25)
    }
    assert apart == {1: 4 * 6, 13: 0, 25: 0}


def test_1_4_pieces_are_turned_never_mirrored():
    """Q♠ and Q♥ are mirror images: no turn makes one the other."""
    spades, hearts = pieces()[6], pieces()[7]
    turned = [{s for s in range(6) if has_road(spades.number, turn, s)} for turn in range(6)]
    assert set(hearts.roads[0]) not in turned
    assert {-side % 6 for side in hearts.roads[0]} in turned


@pytest.mark.parametrize("piece", range(PIECES))
def test_turns_that_look_alike_are_one_place(piece):
    """Six turns round an anchor, named canonically, cover the same cells with roads on the same sides."""
    for turn in range(6):
        place = canonical(piece, Place(0, 0, turn))
        assert place.turn < TURNS[piece]
        assert sorted(cells_of(piece, place)) == sorted(cells_of(piece, Place(0, 0, turn)))
        assert open_edges(piece, place) == open_edges(piece, Place(0, 0, turn))


def open_edges(piece, place):
    """The pairs of cells between which a road of the piece passes, and which road joins which."""
    shape, roads = SHAPE[piece], {}
    for side in range(SHAPE_SIDES[shape]):
        road = int(ROAD[piece, unturned(piece, place.turn, side)])
        if road >= 0:
            inner, outer = INSIDE[shape, place.turn, side], OUTSIDE[shape, place.turn, side]
            edge = (place.y + inner[0], place.x + inner[1], place.y + outer[0], place.x + outer[1])
            roads.setdefault(road, set()).add(tuple(map(int, edge)))
    return {frozenset(edges) for edges in roads.values()}


@pytest.mark.parametrize("make", [sample_board, lambda: random_board(5)], ids=["sample", "random"])
def test_a_window_gives_the_board_back(make):
    board = make()
    cells, places, left, top = board.window()
    assert from_window(cells, places, left, top) == board


def test_an_empty_board_is_a_board():
    assert Board().islands == ()
    assert not Board().cells


@pytest.mark.parametrize(("x", "y"), [(2, 2), (COLUMNS - 2, 2), (2, ROWS - 2), (COLUMNS - 2, ROWS - 2)])
@pytest.mark.parametrize("piece", [1, 13, 25])
def test_at_the_edges_of_the_window_every_place_has_a_number_that_names_it(x, y, piece):
    cells, places = window()
    cells[:], places[:] = -1, -1
    lay(cells, places, 0, place_at(x, y, 0, COLUMNS))
    out = np.zeros(MOST_PLACES, np.int16)
    for place in map(int, out[: joining_places(cells, places, piece, out)]):
        assert 0 <= place < PLACES
        assert fits(cells, piece, place_x(place, COLUMNS), place_y(place, COLUMNS), place_turn(place))
