"""A table of Coloretto on one line, for its golden files: what all see, then what one seat sees."""

from __future__ import annotations

from .notation import write_card
from .view import ColorettoView


def table(view: ColorettoView) -> str:
    rows = ["".join(map(write_card, row.cards)) or "–" for row in view.rows]
    taken = [row if kept.taker is None else f"taken by {kept.taker}" for row, kept in zip(rows, view.rows, strict=True)]
    drawn = "" if view.drawn is None else f", drawn {write_card(view.drawn)}"
    last = ", last round" if view.last_round else ""
    return f"{view.phase}{drawn}{last} | rows {', '.join(taken)} | deck {view.deck}, {view.before_last} before the last round"


def seat(view: ColorettoView, seat: int) -> str:
    held = " ".join(f"{count}{write_card(kind)}" for kind, count in enumerate(view.held[seat]) if count)
    score = view.sheet.seats[seat]
    return f"{held or '–'} = {score.points} (rank {score.rank})"
