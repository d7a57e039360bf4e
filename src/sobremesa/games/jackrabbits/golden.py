"""A table of Jackrabbits on one line, for its golden files: what all see, then what one seat sees."""

from __future__ import annotations

from typing import Final

from .notation import write_card
from .view import JackrabbitsView

OPTIONS: Final = {"turn_limit": 24}  # keeps the file readable: a game at random is long


def table(view: JackrabbitsView) -> str:
    dice = "" if view.dice is None else f", dice {view.dice[0]}+{view.dice[1]}"
    court, discards = (" ".join(map(write_card, cards)) or "–" for cards in (view.court, view.discards))
    return f"{view.phase}, turn of {view.turn}{dice} | court {court} | discards {discards} | pile {view.pile}"


def seat(view: JackrabbitsView, seat: int) -> str:
    mine = view.seats[seat]
    return f"{mine.at} {' '.join(map(write_card, view.hand)) or '–'} ({len(mine.royals)} royals)"
