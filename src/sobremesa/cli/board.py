"""`sobremesa board`: a board of Jackrabbits as a picture, or as a code to share."""

from __future__ import annotations

from ..core.errors import Refusal
from ..games.jackrabbits.board import wanted_board, write_code
from ..games.jackrabbits.board.picture import draw
from ..games.jackrabbits.board.words import sentence


def board(
    language: str, seed: int | None, code: str | None, islands: int | None, theme: str, only_code: bool
) -> int | Refusal:
    """SVG on standard output, so that `> board.svg` keeps it."""
    found = wanted_board(seed, code, islands)
    if isinstance(found, Refusal):
        return Refusal("board", {"detail": sentence(language, f"error-{found.code}", found.facts)})
    print(write_code(found) if only_code else draw(found, language, theme))
    return 0
