from __future__ import annotations

import pytest

from sobremesa.core.errors import Refusal
from sobremesa.games.jackrabbits.board import Board, Place, network, sample_board
from sobremesa.games.jackrabbits.board.editor import Edited, from_pieces, move, put, remove, to_pieces, turn, where
from sobremesa.games.jackrabbits.board.words import sentence


def done(answer: Edited | Refusal) -> Edited:
    assert isinstance(answer, Edited), answer
    return answer


def code(answer: Edited | Refusal | list[Place]) -> str:
    assert isinstance(answer, Refusal), answer
    return answer.code


def codes(edited: Edited) -> list[str]:
    return [warning.code for warning in edited.warnings]


CITADEL = done(put(Board(), "citadel", 0, 0)).board


def test_2_2_pieces_are_laid_turned_moved_and_taken_away():
    board = done(put(CITADEL, "K♠", 6, 0)).board
    assert done(turn(board, "K♠")).board.place(2) == Place(6, 0, 1)
    assert done(turn(board, "K♠", -1)).board.place(2) == Place(6, 0, 5)
    assert done(move(board, "K♠", 1, 1)).board.place(2) == Place(7, 1, 0)
    assert done(remove(board, "K♠")).board == CITADEL


def test_a_symmetric_piece_turned_round_is_where_it_was():
    assert done(turn(CITADEL, "citadel")).board == CITADEL
    board = done(put(CITADEL, "river 1", 8, 0)).board
    turned = [done(turn(board, "river 1", by)).board for by in range(6)]
    assert len(set(turned)) == 3
    assert turned[3] == board


def test_2_3_a_dead_end_is_named_with_its_place():
    edited = done(put(CITADEL, "K♣", 0, -2))
    assert [w for w in edited.warnings if w.code == "board-dead-end"] == [
        type(edited.warnings[0])("board-dead-end", {"piece": "citadel", "other": "K♣", "side": "N"})
    ]


def test_2_3_hexagons_joined_road_to_road():
    edited = done(put(CITADEL, "K♣", 0, -2, 3))
    assert [(w.code, w.facts["piece"], w.facts["other"]) for w in edited.warnings] == [
        ("board-hexagons-joined", "citadel", "K♣")
    ]


def test_2_3_triangles_side_by_side():
    board = done(put(Board(), "crossing 1", 0, 0, 0)).board
    edited = done(put(board, "crossing 2", 0, 0, 1))
    assert codes(edited) == ["board-triangles-touch"]


def test_a_crossing_beside_the_citadel_is_fine():
    for spot in where(CITADEL, 25):
        assert codes(done(put(CITADEL, "crossing 1", *spot.place))) == []
        assert spot.faults == 0


def test_2_2_where_a_road_would_take_a_piece_in():
    """K♣ has one road, and the citadel six sides."""
    spots = where(CITADEL, 1)
    assert len({spot.place for spot in spots}) == len(spots) == 6
    for spot in spots:
        board = done(put(CITADEL, "K♣", *spot.place)).board
        assert 0 in network(board).link[1]
        assert spot.roads == 1
        assert spot.faults, "two hexagons road to road (2.3)"


def test_2_3_the_best_places_come_first():
    board = sample_board()
    for piece in (1, 14, 30):
        found = [(spot.faults != 0, -spot.roads) for spot in where(board.with_piece(piece, None), piece)]
        assert found == sorted(found)
        assert found[0][0] is False


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (put(CITADEL, "K♣", 0, 0), "board-overlap"),
        (put(CITADEL, "K♣", 1, 0), "board-off-lattice"),
        (put(CITADEL, "K♣", 10**6, 0), "board-off-lattice"),
        (put(CITADEL, "X♣", 4, 0), "board-unknown-piece"),
        (turn(CITADEL, "K♣"), "board-not-laid"),
        (move(CITADEL, "K♣", 1, 1), "board-not-laid"),
        (move(CITADEL, "citadel", 1, 0), "board-off-lattice"),
        (remove(CITADEL, "forest 9"), "board-unknown-piece"),
        (from_pieces([{"piece": "moon", "x": 0, "y": 0}]), "board-unknown-piece"),
        (from_pieces([{"piece": "citadel", "x": 0, "y": 0}, {"piece": "citadel", "x": 6, "y": 0}]), "board-twice"),
        (from_pieces([{"piece": "citadel", "x": "0", "y": 0}]), "board-off-lattice"),
        (from_pieces([{"piece": "citadel", "x": 0, "y": 0}, {"piece": "K♣", "x": 1, "y": 1}]), "board-overlap"),
    ],
)
def test_what_cannot_be_is_refused(answer, expected):
    assert code(answer) == expected
    for language in ("en", "es", "fr"):
        said = sentence(language, f"error-{expected}", answer.facts)
        assert not said.startswith("error-")
        assert "{" not in said


def test_pieces_travel_as_a_list():
    assert done(from_pieces(to_pieces(sample_board()))).board == sample_board()


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_warnings_read_as_sentences(language):
    edited = done(put(CITADEL, "K♣", 0, -2))
    for warning in edited.warnings:
        said = sentence(language, warning.code, warning.facts)
        assert "K♣" in said
        assert "$" not in said
