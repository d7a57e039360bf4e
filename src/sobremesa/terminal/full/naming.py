"""What those at a table are called on the screen."""

from __future__ import annotations

from ...i18n import say
from ...table.view import TableView


def names_of(language: str, table: TableView) -> list[str]:
    """By seat; bots after the spice rack, as in the browser."""
    return [name_of(language, table, seat) for seat in range(len(table.seats))]


def name_of(language: str, table: TableView, seat: int) -> str:
    one = table.seats[seat]
    if one.name:
        return one.name
    return say(language, f"bot-name-{seat + 1}" if one.kind == "bot" else "seat-number", number=seat + 1)
