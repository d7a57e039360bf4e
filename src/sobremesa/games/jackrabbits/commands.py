"""`sobremesa board`: a board of Jackrabbits as a picture, or as a code to share."""

from __future__ import annotations

from typing import Final, Literal

from ...core.errors import Refusal
from .board import wanted_board, write_code
from .board.picture import draw
from .board.words import sentence


def board(
    language: str,
    *,
    seed: int | None = None,
    islands: int | None = None,
    code: str | None = None,
    theme: Literal["auto", "light", "dark"] = "auto",
    share: bool = False,
) -> int | Refusal:
    """SVG on standard output, so that `> board.svg` keeps it."""
    found = wanted_board(seed, code, islands)
    if isinstance(found, Refusal):
        return Refusal("board", {"detail": sentence(language, f"error-{found.code}", found.facts)})
    print(write_code(found) if share else draw(found, language, theme))
    return 0


COMMANDS: Final = (board,)
