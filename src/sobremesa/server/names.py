"""What people may be called."""

from __future__ import annotations

import unicodedata
from typing import Final

from ..table.table import MOST_NAME

JOINER: Final = "\u200d"
# For who has not said their name: stars, which are called the same in every language.
NICKNAMES: Final = (
    "Vega",
    "Altair",
    "Rigel",
    "Mira",
    "Capella",
    "Atlas",
    "Electra",
    "Maia",
    "Spica",
    "Castor",
    "Adhara",
    "Lyra",
)


def plain(text: str) -> str:
    """One line without control and formatting characters, but with the joiner some emoji need."""
    kept = "".join(c if c == JOINER or unicodedata.category(c)[0] != "C" else " " for c in text)
    return " ".join(kept.split())


def tidy(text: str, most: int) -> str:
    return plain(text)[:most].strip()


def name_or_nickname(name: str | None, guest: str) -> str:
    return tidy(name or "", MOST_NAME) or NICKNAMES[sum(guest.encode()) % len(NICKNAMES)]
