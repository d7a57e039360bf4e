"""A table of Parade on one line, for its golden files: what all see, then what one seat sees."""

from __future__ import annotations

from .notation import write_card
from .view import ParadeView


def table(view: ParadeView) -> str:
    line = " ".join(map(write_card, view.line))
    last = f", last round by {view.last_round.by} ({view.last_round.why})" if view.last_round else ""
    return f"{view.phase}{last} | line {line} | pile {view.pile}"


def seat(view: ParadeView, seat: int) -> str:
    hand, away, before = (" ".join(map(write_card, cards)) for cards in (view.hand, view.discarding, view.before[seat]))
    secret = f" away {away}" if away else ""
    score = view.sheet.seats[seat]
    return f"hand {hand or '–'}{secret} before {before or '–'} = {score.points} (rank {score.rank})"
