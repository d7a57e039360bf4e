"""A board as a short text, to send to a friend: `J`, one long number in base 58, and four characters that betray any mistyped one.

The number is built digit by digit, each in its own base: which turns and points a piece could have, within the box all anchors lie in.
A board comes back exactly, finished or not.
"""

from __future__ import annotations

from typing import Final

from ....core.errors import Refusal, refuse
from .boards import REACH, Board, Place
from .catalogue import PIECES
from .checks import check_board
from .lattice import TURNS

ALPHABET: Final = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
BASE: Final = len(ALPHABET)
PREFIX: Final = "J"
LONGEST: Final = 200  # characters; a full board on the largest box has fewer
CHECKS: Final = 4
# The check is the number modulo a prime: one wrong character changes the number by d·58ᵏ, which no prime above 58 divides.
PRIME: Final = 11_316_491
SPAN: Final = 2 * REACH + 2


def write_code(board: Board) -> str:
    """The share code of a board."""
    left, top, width, height = _box([place for place in board.places if place is not None])
    number = 1  # keeps leading zeros
    for piece in range(PIECES - 1, -1, -1):
        place = board.places[piece]
        turns = int(TURNS[piece])
        digit = 0 if place is None else 1 + _point(place, left, top, width) * turns + place.turn
        number = number * (1 + width // 2 * height * turns) + digit
    for digit in (left + REACH + 1, top + REACH, width // 2 - 1, height - 1):
        number = number * SPAN + digit
    return PREFIX + _letters(number) + _letters(number % PRIME).rjust(CHECKS, ALPHABET[0])


def _box(laid: list[Place]) -> tuple[int, int, int, int]:
    """The box around all anchors: left, top, width, height. Its top left is a lattice point and its width is even."""
    top = min((p.y for p in laid), default=0)
    left = min((p.x for p in laid), default=0)
    left -= (left + top) % 2
    width = max((p.x for p in laid), default=0) - left + 1
    return left, top, width + width % 2, max((p.y for p in laid), default=0) - top + 1


def _point(place: Place, left: int, top: int, width: int) -> int:
    """The number of a lattice point within a box, row by row."""
    return (place.y - top) * (width // 2) + (place.x - left) // 2


def parse_code(text: str) -> Board | Refusal:
    """The board of a share code, or why there is none. Whether it can be played on is another question (`check_for_play`)."""
    text = "".join(text.split())
    if not text.startswith(PREFIX) or not len(PREFIX) + CHECKS < len(text) <= LONGEST:
        return refuse("board-no-code", text=text[:20])
    strange = next((letter for letter in text if letter not in ALPHABET), None)
    if strange is not None:
        return refuse("board-code-letter", letter=strange)
    number = _number(text[len(PREFIX) : -CHECKS])
    if number % PRIME != _number(text[-CHECKS:]):
        return refuse("board-code-damaged")
    board = _board(number)
    return refuse("board-code-damaged") if board is None else check_board(board) or board


def _board(number: int) -> Board | None:
    header: list[int] = []
    for _ in range(4):
        number, digit = divmod(number, SPAN)
        header.append(digit)
    height, half, top, left = header[0] + 1, header[1] + 1, header[2] - REACH, header[3] - REACH - 1
    places: list[Place | None] = []
    for piece in range(PIECES):
        turns = int(TURNS[piece])
        number, digit = divmod(number, 1 + half * height * turns)
        point, turn = divmod(digit - 1, turns)
        row, column = divmod(point, half)
        places.append(Place(left + 2 * column + row % 2, top + row, turn) if digit else None)
    return Board(tuple(places)) if number == 1 else None


def _letters(number: int) -> str:
    letters = ""
    while number:
        number, digit = divmod(number, BASE)
        letters = ALPHABET[digit] + letters
    return letters


def _number(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * BASE + ALPHABET.index(letter)
    return number
