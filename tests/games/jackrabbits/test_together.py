"""2.2, free building: what may be done with a board that everybody lays together, and when it is done."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sobremesa import i18n
from sobremesa.core.errors import Refusal
from sobremesa.games.game import Arrangement
from sobremesa.games.jackrabbits import JACKRABBITS
from sobremesa.games.jackrabbits.board import Board, parse_code, sample_board, write_code
from sobremesa.games.jackrabbits.board.boards import Place
from sobremesa.games.jackrabbits.board.catalogue import FIRST_TRIANGLE, pieces
from sobremesa.games.jackrabbits.board.lattice import TURNS
from sobremesa.games.jackrabbits.options import JackrabbitsOptions

CROSSING, TAVERN, CAVE = FIRST_TRIANGLE, FIRST_TRIANGLE + 1, FIRST_TRIANGLE + 2
FOREST, HOUSE = 13, 1


def together(**more: Any) -> JackrabbitsOptions:
    return JackrabbitsOptions(board="together", **more)


def after(options: JackrabbitsOptions, **change: Any) -> JackrabbitsOptions:
    done = options.arranged(change)
    assert isinstance(done, Arrangement), done
    return done.options


def why(options: JackrabbitsOptions, **change: Any) -> str:
    refusal = options.arranged(change)
    assert isinstance(refusal, Refusal)
    for language in i18n.LANGUAGES:
        said = i18n.reason(language, refusal, JACKRABBITS)
        assert "{" not in said
        assert not said.startswith("error-")
    return refusal.code


def board_of(options: JackrabbitsOptions) -> Board:
    board = parse_code(options.board.partition(":")[2])
    assert isinstance(board, Board)
    return board


def lay(piece: int, x: int, y: int, turn: int = 0) -> dict[str, Any]:
    return {"do": "lay", "piece": piece, "x": x, "y": y, "turn": turn}


def joined(piece: int, options: JackrabbitsOptions | None = None) -> dict[str, Any]:
    """A change that lays the piece road to road beside the citadel."""
    tried = (lay(piece, x, y, turn) for x in range(-4, 5) for y in range(-3, 4) for turn in range(TURNS[piece]))
    found = (one for one in tried if (one["x"] + one["y"]) % 2 == 0)
    return next(one for one in found if isinstance((options or together()).arranged(one), Arrangement))


def sample_moved_home() -> list[dict[str, Any]]:
    """The printed board, piece by piece in an order in which roads take every piece in, its citadel where building begins."""
    board = sample_board()
    citadel = board.place(0)
    left = {piece.number: place for piece, place in board.moved(-citadel.x, -citadel.y).laid() if piece.number}
    options, changes = together(), []
    while left:
        number, place = next((n, p) for n, p in left.items() if can_lay(options, n, p))
        changes.append(lay(number, *place))
        options = after(options, **changes[-1])
        del left[number]
    return changes


def can_lay(options: JackrabbitsOptions, piece: int, place: Place) -> bool:
    return isinstance(options.arranged(lay(piece, *place)), Arrangement)


# ---- laying, turning, lifting ----------------------------------------------------------------------------------------------------------------


def test_2_1_the_citadel_lies_first_and_stays() -> None:
    options = after(together(), **joined(CAVE))
    assert [piece.name for piece, _ in board_of(options).laid()] == ["citadel", "cave 1"]
    assert why(options, do="lift", piece=0) == "jackrabbits-citadel-stays"
    assert why(options, do="move", piece=0, x=20, y=0) == "jackrabbits-citadel-stays"


def test_2_2_a_piece_is_joined_by_a_road_or_refused_with_the_reason() -> None:
    around = [
        lay(CAVE, x, y, turn) for x in range(-4, 5) for y in range(-3, 4) for turn in range(6) if (x + y) % 2 == 0
    ]
    found = {options_or_code(together(), change) for change in around}
    assert {"jackrabbits-no-joint", "jackrabbits-apart", "jackrabbits-no-room"} < found
    assert sum(one.startswith("together:") for one in found) == 6, "one way to lie at each road of the citadel"
    bare = next(one for one in around if options_or_code(together(), one) == "jackrabbits-no-joint")
    assert why(together(), **bare) == "jackrabbits-no-joint"
    assert why(together(), **lay(CAVE, 1, 0)) == "jackrabbits-no-room"


def options_or_code(options: JackrabbitsOptions, change: dict[str, Any]) -> str:
    done = options.arranged(change)
    return done.code if isinstance(done, Refusal) else done.options.board


def test_2_4_a_hexagon_may_be_set_apart() -> None:
    assert len(board_of(after(together(), **lay(HOUSE, 20, 0))).islands) == 2


def test_two_who_take_the_same_forest_lay_two_and_two_who_take_one_house_do_not() -> None:
    """Pieces that look alike are alike: who comes second lays the next of them."""
    first = after(together(), **joined(FOREST))
    second = after(first, **joined(FOREST, first))
    assert [piece.name for piece, _ in board_of(second).laid()] == ["citadel", "forest 1", "forest 2"]
    house = after(together(), **joined(HOUSE))
    assert why(house, **lay(HOUSE, 20, 0)) == "jackrabbits-laid-already"


def test_a_piece_is_moved_turned_and_lifted_and_the_story_says_which() -> None:
    options = after(together(), **lay(HOUSE, 20, 0))
    deeds = [
        {"do": "move", "piece": HOUSE, "x": 20, "y": 0, "turn": 1},
        {"do": "move", "piece": HOUSE, "x": 40, "y": 2, "turn": 0},
        {"do": "lift", "piece": HOUSE},
    ]
    told = []
    for deed in deeds:
        done = options.arranged(deed)
        assert isinstance(done, Arrangement)
        options, told = done.options, [*told, done.told.code]
        assert done.told.facts == {"piece": "tower-clubs"}
    assert told == [f"jackrabbits-together-{word}" for word in ("turned", "moved", "lifted")]
    assert why(options, do="lift", piece=HOUSE) == "jackrabbits-not-laid"
    assert why(options, **deeds[0]) == "jackrabbits-not-laid"


def test_any_board_may_be_begun_with_if_its_pieces_are_in_the_game() -> None:
    assert board_of(after(together(), do="begin", board="sample")) == sample_board()
    begun = after(together(), do="begin", board=write_code(sample_board()))
    assert board_of(begun) == sample_board()
    assert len(list(board_of(after(begun, do="begin", board="empty")).laid())) == 1
    assert why(together(tight_suits="CS"), do="begin", board="sample") == "jackrabbits-not-in-game"
    assert why(together(), do="begin", board=write_code(Board())) == "jackrabbits-citadel-stays"
    assert why(together(), do="begin", board="Jnonsense") == "board-code-damaged"


def test_9_pieces_of_suits_that_left_are_not_laid() -> None:
    assert why(together(tight_suits="CS"), **lay(3, 20, 0)) == "jackrabbits-not-in-game"


@pytest.mark.parametrize(
    "change",
    [
        {},
        {"do": "burn", "piece": 1},
        {"do": "lay", "piece": 99, "x": 0, "y": 0},
        {"do": "lay", "piece": 1, "x": "0", "y": 0},
        {"do": "lay", "piece": 1, "x": 0, "y": 0, "note": "x" * 60_000},
        {"do": "begin", "board": "J" * 60_000},
    ],
)
def test_what_is_no_change_is_refused_and_nothing_of_it_is_kept(change: dict[str, Any]) -> None:
    assert why(together(), **change) == "bad-change"


@pytest.mark.parametrize("x", [10**9, -(10**9), 402, 300])
def test_nobody_lays_beyond_the_sea(x: int) -> None:
    assert why(together(), **lay(HOUSE, x, 0)) in ("jackrabbits-no-room", "board-too-wide")


# ---- done ------------------------------------------------------------------------------------------------------------------------------------


def test_the_printed_board_is_built_piece_by_piece_and_is_dealt_by_its_code() -> None:
    options = together()
    for count, change in enumerate(sample_moved_home()):
        unfinished = options.settled(3)
        assert isinstance(unfinished, Refusal)
        assert unfinished.facts == {"count": 36 - count}
        options = after(options, **change)
    settled = options.settled(3)
    assert isinstance(settled, JackrabbitsOptions)
    assert not settled.is_arranged
    assert settled.refusal(3) is None
    assert settled.encode().any()
    assert JackrabbitsOptions(**msgspec.to_builtins(settled)) == settled


def test_what_no_road_joins_any_more_has_to_be_mended_first() -> None:
    """Lifting is free; but nobody is ready on a board with road pieces adrift."""
    changes = sample_moved_home()
    options = together()
    for change in changes:
        options = after(options, **change)
    board = board_of(options)
    adrift = board.with_piece(CAVE, Place(60, 0, 0))
    refusal = JackrabbitsOptions(board=f"together:{write_code(adrift)}").settled(2)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "jackrabbits-unsettled-adrift"
    assert refusal.facts == {"piece": "cave"}


def test_2_3_a_table_that_heeds_the_advice_refuses_what_goes_against_it() -> None:
    beside = next(
        change for turn in range(6) if isinstance(together().arranged(change := lay(HOUSE, 0, -2, turn)), Arrangement)
    )
    assert why(together(heeded_advice=True), **beside) == "jackrabbits-against-advice"
    options = together(heeded_advice=True)
    assert isinstance(options.arranged({"do": "begin", "board": write_code(with_fault())}), Arrangement)
    begun = after(options, do="begin", board=write_code(with_fault()))
    settled = begun.settled(2)
    assert isinstance(settled, Refusal)
    assert settled.code == "jackrabbits-unsettled-advice"


def with_fault() -> Board:
    """The printed board, one of whose houses was moved road to road with another."""
    board = sample_board()
    for piece, place in board.laid():
        for turn in range(TURNS[piece.number]):
            turned = board.with_piece(piece.number, Place(place.x, place.y, turn))
            done = JackrabbitsOptions(board=f"together:{write_code(turned)}", heeded_advice=True).settled(2)
            if piece.number < 13 and isinstance(done, Refusal) and done.code == "jackrabbits-unsettled-advice":
                return turned
    raise AssertionError("every way to turn a house is as good")


def test_a_game_that_is_dealt_at_once_cannot_be_laid_together() -> None:
    assert together().refusal(2) is None
    refusal = JACKRABBITS.dealable(2, together())
    assert isinstance(refusal, Refusal)
    assert refusal.code == "jackrabbits-unsettled-pieces"
    assert len(pieces()) == 37
