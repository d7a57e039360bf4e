"""Free building (2.2): before the first turn everybody at the table lays, turns and lifts pieces, openly and in no order.

The board under construction travels in the option: `together`, then `together:` and its code. A change is what somebody does with one piece, or
another board to begin with; what 2.3 advises against is said, and refused only at a table that heeds it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, Final

import msgspec

from ...core.errors import Refusal, refuse
from ...core.protocol import NOTHING
from ..game import Sentence
from .board import Board, Place, check_board, parse_code, sample_board, write_code
from .board.advice import NAMES
from .board.boards import cells_of, is_point
from .board.catalogue import FIRST_RHOMBUS, PIECES, of_suits, pieces
from .board.checks import check_for_play, check_spread
from .board.codes import LONGEST
from .board.lattice import SHAPE, SHAPE_SIDES, beyond, fault_between, has_road, meeting_side, place_turn
from .notation import piece_name

TOGETHER: Final = "together"
CITADEL: Final = 0
EMPTY: Final = "empty"
SAMPLE: Final = "sample"
Number = Annotated[int, msgspec.Meta(ge=0, lt=PIECES)]
Turn = Annotated[int, msgspec.Meta(ge=0, le=5)]
Suits = tuple[int, ...]


class Deed(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    pass


class Lay(Deed, frozen=True, tag="lay"):
    """A piece that lies beside the board, or one that looks like it: somebody may have been quicker."""

    piece: Number
    x: int
    y: int
    turn: Turn = 0


class Shift(Deed, frozen=True, tag="move"):
    """A piece of the board, to lie elsewhere or otherwise."""

    piece: Number
    x: int
    y: int
    turn: Turn = 0


class Lift(Deed, frozen=True, tag="lift"):
    piece: Number


class Begin(Deed, frozen=True, tag="begin"):
    """The whole board anew: `empty`, `sample`, or the code of a board."""

    board: Annotated[str, msgspec.Meta(max_length=LONGEST)]


AnyDeed = Lay | Shift | Lift | Begin


def read_deed(change: Mapping[str, Any]) -> AnyDeed | Refusal:
    try:
        return msgspec.convert(change, AnyDeed)
    except msgspec.ValidationError as error:
        return refuse("bad-change", detail=str(error)[:200])


@lru_cache(maxsize=256)
def board_so_far(option: str) -> Board | Refusal:
    """2.1: the citadel lies first."""
    code = option.partition(":")[2]
    return parse_code(code) if code else Board().with_piece(CITADEL, Place(0, 0, 0))


def written(board: Board) -> str:
    return f"{TOGETHER}:{write_code(board)}"


# ---- what somebody does ----------------------------------------------------------------------------------------------------------------------


def done(board: Board, deed: AnyDeed, suits: Suits, heeds: bool) -> tuple[Board, AnyDeed, Sentence] | Refusal:
    """The board after a deed, the deed as it was done, and how it is told."""
    match deed:
        case Lay():
            return laid(board, deed, suits, heeds)
        case Shift():
            return shifted(board, deed, heeds)
        case Lift(piece=piece):
            return refusal_to_take(board, piece) or (board.with_piece(piece, None), deed, told("lifted", piece))
        case Begin():
            begun = begin(deed.board, suits)
            return begun if isinstance(begun, Refusal) else (begun, deed, Sentence("jackrabbits-together-begun"))


def told(what: str, piece: int) -> Sentence:
    return Sentence(f"jackrabbits-together-{what}", {"piece": piece_name(piece)})


def laid(board: Board, deed: Lay, suits: Suits, heeds: bool) -> tuple[Board, AnyDeed, Sentence] | Refusal:
    wanted = [piece for piece in of_suits(suits) if piece.twins == pieces()[deed.piece].twins]
    if not wanted:
        return refuse("jackrabbits-not-in-game", piece=piece_name(deed.piece))
    left = [piece.number for piece in wanted if board.places[piece.number] is None]
    if not left:
        return refuse("jackrabbits-laid-already", piece=piece_name(deed.piece))
    piece = deed.piece if deed.piece in left else left[0]
    return put(board, Lay(piece, deed.x, deed.y, deed.turn), heeds, "laid")


def shifted(board: Board, deed: Shift, heeds: bool) -> tuple[Board, AnyDeed, Sentence] | Refusal:
    if refusal := refusal_to_take(board, deed.piece):
        return refusal
    before, after = (
        cells_of(deed.piece, place) for place in (board.place(deed.piece), Place(deed.x, deed.y, deed.turn))
    )
    return put(board, deed, heeds, "turned" if set(before) & set(after) else "moved")


def put(board: Board, deed: Lay | Shift, heeds: bool, word: str) -> tuple[Board, AnyDeed, Sentence] | Refusal:
    if not is_point(deed.x, deed.y):
        return refuse("jackrabbits-no-room")
    after = board.with_piece(deed.piece, Place(deed.x, deed.y, deed.turn))
    if check_board(after):
        return refuse("jackrabbits-no-room")
    return check_spread(after) or why_not_joined(after, deed.piece, heeds) or (after, deed, told(word, deed.piece))


def refusal_to_take(board: Board, piece: int) -> Refusal | None:
    if piece == CITADEL:
        return refuse("jackrabbits-citadel-stays")
    return refuse("jackrabbits-not-laid", piece=piece_name(piece)) if board.places[piece] is None else None


def begin(text: str, suits: Suits) -> Board | Refusal:
    if text == EMPTY:
        board = board_so_far(TOGETHER)
    else:
        board = sample_board() if text == SAMPLE else parse_code(text)
    if isinstance(board, Refusal):
        return board
    if board.places[CITADEL] is None:
        return refuse("jackrabbits-citadel-stays")
    wanted = {piece.number for piece in of_suits(suits)}
    surplus = [piece.number for piece, _ in board.laid() if piece.number not in wanted]
    return refuse("jackrabbits-not-in-game", piece=piece_name(surplus[0])) if surplus else check_spread(board) or board


# ---- road to road ----------------------------------------------------------------------------------------------------------------------------


class Joints:
    """What every piece of a board touches, and how."""

    def __init__(self, board: Board) -> None:
        cells, places, left, top = board.window()
        self.touched: dict[int, set[int]] = {}
        self.joined: dict[int, set[int]] = {}
        self.faults: dict[int, int] = {}
        for piece, place in board.laid():
            number, x, y, turn = piece.number, place.x - left, place.y - top, place.turn
            self.touched[number], self.joined[number], self.faults[number] = set(), set(), 0
            for side in range(SHAPE_SIDES[SHAPE[number]]):
                other = beyond(cells, number, x, y, turn, side)
                if other != NOTHING:
                    self.touched[number].add(other)
                    self.faults[number] |= fault_between(cells, places, number, x, y, turn, side, other)
                    facing = meeting_side(places, cells.shape[1], number, x, y, turn, side, other)
                    if has_road(number, turn, side) and has_road(other, place_turn(int(places[other])), facing):
                        self.joined[number].add(other)

    def land(self, piece: int) -> set[int]:
        """All that roads join to this piece; a shortcut joins both roads of a rhombus."""
        found: set[int] = set()
        edge = {piece}
        while edge:
            found |= edge
            edge = {other for one in edge for other in self.joined[one]} - found
        return found


def why_not_joined(board: Board, piece: int, heeds: bool) -> Refusal | None:
    """2.2 – 2.4: a road takes the piece in, or a hexagon touches nothing."""
    joints = Joints(board)
    if joints.touched[piece] and not joints.joined[piece]:
        return refuse("jackrabbits-no-joint")
    if not joints.touched[piece] and piece >= FIRST_RHOMBUS:
        return refuse("jackrabbits-apart")
    advice = advice_in(joints.faults[piece]) if heeds else None
    return refuse("jackrabbits-against-advice", advice=advice) if advice else None


def advice_in(faults: int) -> str | None:
    """What 2.3 says first against these faults."""
    return next((name for fault, name in NAMES.items() if faults & fault), None)


@lru_cache(maxsize=256)
def why_unfinished(option: str, suits: Suits, heeds: bool) -> Refusal | None:
    """What is still to be done until the board can be played on."""
    board = board_so_far(option)
    if isinstance(board, Refusal):
        return board
    missing = [piece for piece in of_suits(suits) if board.places[piece.number] is None]
    if missing:
        return refuse("jackrabbits-unsettled-pieces", count=len(missing))
    joints = Joints(board)
    for piece, _ in board.laid():
        if min(joints.land(piece.number)) >= FIRST_RHOMBUS:
            return refuse("jackrabbits-unsettled-adrift", piece=piece_name(piece.number))
    advice = advice_in(max(joints.faults.values())) if heeds else None
    return refuse("jackrabbits-unsettled-advice", advice=advice) if advice else check_for_play(board, suits)
