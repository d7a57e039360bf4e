"""One door for everybody who wants a board or its picture from a few words: a seed, a share code, or the sample."""

from __future__ import annotations

from ....core.errors import Refusal, refuse
from .boards import Board
from .codes import parse_code
from .generator import ALL_SUITS, MOST_ISLANDS, random_board
from .picture import draw
from .sample import sample_board


def wanted_board(
    seed: int | None = None, code: str | None = None, islands: int | None = None, suits: tuple[int, ...] = ALL_SUITS
) -> Board | Refusal:
    """The board of a code, else of a seed, else the printed sample. Only a random board can be asked for islands and suits."""
    if code is not None:
        return parse_code(code)
    if seed is None:
        return sample_board()
    if islands is not None and not 0 <= islands <= MOST_ISLANDS:
        return refuse("board-islands", islands=islands, most=MOST_ISLANDS)
    return random_board(seed, islands, suits)


def board_svg(
    seed: int | None = None,
    code: str | None = None,
    islands: int | None = None,
    language: str = "en",
    theme: str = "auto",
) -> str | Refusal:
    """The picture of that board; `theme` is light, dark or auto."""
    board = wanted_board(seed, code, islands)
    return board if isinstance(board, Refusal) else draw(board, language, theme)
