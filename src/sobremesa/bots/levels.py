"""The bots a table offers, by the names people choose them by, weakest first."""

from __future__ import annotations

from typing import Final

from .arena import BY_CHANCE, BY_INSTINCT

# level → how deep it thinks: a number of playouts a move, or one of the two ways to do without
LEVELS: Final[dict[str, int]] = {
    "random": BY_CHANCE,
    "greedy": BY_INSTINCT,
    "search": 2000,
}
