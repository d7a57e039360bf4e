"""Values on the command line that mean something to a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.errors import Refusal, refuse
from ..games.game import Game
from ..table.records import SEAT_OPTIONS


def read_options(game: Game, given: Sequence[str]) -> dict[str, Any] | Refusal:
    """`starter=2` and the like; an option that names a seat counts from 1, as everywhere people read it."""
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or name in options:
            return refuse("cli-option", text=text[:40])
        if name in SEAT_OPTIONS:
            if not (value.isascii() and value.isdigit() and 1 <= int(value[:4]) <= game.seats[1]):
                return refuse("no-such-seat", seat=value[:10])
            options[name] = int(value[:4]) - 1
        else:
            options[name] = value
    read = game.read_options(options)
    return read if isinstance(read, Refusal) else options


def read_levels(text: str, count: int, known: Sequence[str]) -> list[str] | Refusal:
    """One level for all bots, or as many as there are, with commas."""
    levels = [level.strip() for level in text.split(",")]
    for level in levels:
        if level not in known:
            return refuse("unknown-level", level=level[:40], levels=", ".join(known))
    if len(levels) == 1:
        return levels * count
    return levels if len(levels) == count else refuse("cli-levels", count=len(levels), bots=count)
