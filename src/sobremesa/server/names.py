"""What people may be called."""

from __future__ import annotations

import unicodedata
from typing import Final

from ..table.table import MOST_NAME

JOINER: Final = "\u200d"
# For who has not said their name: things that may stand on the table after a meal. They need no translation.
NICKNAMES: Final = (
    "Canela",
    "Cacao",
    "Menta",
    "Mate",
    "Anís",
    "Moka",
    "Vainilla",
    "Limón",
    "Turrón",
    "Tila",
    "Almendra",
    "Praliné",
)


def tidy(text: str, most: int) -> str:
    """One line without control and formatting characters (but the joiner some emoji need), cut to length."""
    kept = "".join(c if c == JOINER or unicodedata.category(c)[0] != "C" else " " for c in text)
    return " ".join(kept.split())[:most].strip()


def name_or_nickname(name: str | None, guest: str) -> str:
    return tidy(name or "", MOST_NAME) or NICKNAMES[sum(guest.encode()) % len(NICKNAMES)]
