from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.core.errors import Refusal
from sobremesa.games.jackrabbits.board import (
    Board,
    Place,
    check_board,
    check_for_play,
    from_window,
    parse_code,
    random_board,
    sample_board,
    write_code,
)
from sobremesa.games.jackrabbits.board.codes import ALPHABET

from ....examples import tried
from .helpers import number
from .test_lattice import drafted


def refusal(text: str) -> str:
    answer = parse_code(text)
    assert isinstance(answer, Refusal), answer
    return answer.code


@pytest.mark.parametrize(
    "make",
    [sample_board, lambda: random_board(1, 2), lambda: random_board(2, 1, (0, 3)), Board],
    ids=["sample", "islands", "tight", "empty"],
)
def test_a_code_gives_its_board_back(make):
    board = make()
    assert parse_code(write_code(board)) == board


def test_a_drafted_board_and_every_board_on_the_way_there_have_codes():
    for cells, places, _, _ in drafted(11):
        board = from_window(cells, places)
        assert parse_code(write_code(board)) == board


@tried(20)
@given(
    st.lists(st.tuples(st.integers(0, 36), st.integers(-60, 60), st.integers(-60, 60), st.integers(0, 5)), max_size=20)
)
def test_any_heap_of_pieces_round_trips_or_overlaps(given_pieces):
    board = Board()
    for piece, x, y, turn in given_pieces:
        board = board.with_piece(piece, Place(x + (x + y) % 2, y, turn))
    back = parse_code(write_code(board))
    assert back == (check_board(board) or board)


def test_a_code_is_short():
    assert max(len(write_code(random_board(seed))) for seed in range(10)) < 80


def test_every_wrong_character_is_noticed():
    code = write_code(sample_board())
    for at, right in enumerate(code):
        for letter in ALPHABET:
            if letter != right:
                assert isinstance(parse_code(code[:at] + letter + code[at + 1 :]), Refusal)


def test_swapped_neighbours_are_noticed():
    code = write_code(random_board(4))
    for at in range(len(code) - 1):
        swapped = code[:at] + code[at + 1] + code[at] + code[at + 2 :]
        assert swapped == code or isinstance(parse_code(swapped), Refusal)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "board-no-code"),
        ("hello", "board-no-code"),
        ("J", "board-no-code"),
        ("J" * 500, "board-no-code"),
        ("J0OIl0OIl", "board-code-letter"),
        ("J123456789", "board-code-damaged"),
        ("J1111111", "board-code-damaged"),
        ("J🐇🐇🐇🐇🐇🐇", "board-code-letter"),
    ],
)
def test_what_is_no_code_says_so(text, code):
    assert refusal(text) == code


def test_a_cut_or_lengthened_code_is_damaged():
    code = write_code(sample_board())
    assert refusal(code[:-1]) == refusal(code[:40]) == refusal(code + "2") == "board-code-damaged"


def test_a_code_may_come_with_line_breaks_and_spaces():
    code = write_code(sample_board())
    assert parse_code(f"  {code[:30]}\n {code[30:]} ") == sample_board()


def test_overlapping_pieces_are_refused_by_name():
    board = sample_board().with_piece(number("K♣"), sample_board().place(number("Q♥")))
    answer = parse_code(write_code(board))
    assert answer == Refusal("board-overlap", {"piece": "K♣", "other": "Q♥"})


def test_a_board_without_caves_cannot_be_played():
    board = sample_board()
    for cave in ("cave 1", "cave 2", "cave 3", "cave 4"):
        board = board.with_piece(number(cave), None)
    assert parse_code(write_code(board)) == board
    missing = {"pieces": ["cave 1", "cave 2", "cave 3", "cave 4"], "count": 4}
    assert check_for_play(board) == Refusal("board-missing", missing)


def test_9_a_full_board_is_too_much_for_tight_suits():
    answer = check_for_play(sample_board(), (0, 1))
    assert answer is not None
    assert answer.code == "board-surplus"
    assert "K♥" in answer.facts["pieces"]
    assert "forest 3" in answer.facts["pieces"]
