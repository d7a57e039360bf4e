"""What people may be called."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

from .. import i18n
from ..table.names import alike
from ..table.table import MOST_NAME

JOINER: Final = "\u200d"
SPACE: Final = "_"  # what is left of one between words
PARTS: Final = re.compile(r"[_|/·•:-]+")
LEET: Final = str.maketrans("0134578@$!", "oieastbasi")  # digits for letters
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
    """A name that nobody may have is none."""
    given = tidy(name or "", MOST_NAME)
    return NICKNAMES[sum(guest.encode()) % len(NICKNAMES)] if not given or is_reserved(given) else given


def is_reserved(name: str) -> bool:
    """Would somebody with this name be taken for whoever runs the place, or for no person at all? A word of it is enough."""
    spelt = alike(" ".join(name.split()).replace(" ", SPACE))
    words = [*PARTS.split(spelt), spelt]
    return any(letters(word) in reserved() or letters(word.translate(LEET)) in reserved() for word in words)


def letters(word: str) -> str:
    """Without accents, digits and signs."""
    return "".join(c for c in unicodedata.normalize("NFKD", word) if c.isalpha())


@cache
def reserved() -> frozenset[str]:
    """In every language, whichever the table speaks."""
    said = (i18n.say(language, "names-reserved") for language in i18n.LANGUAGES)
    return frozenset(letters(alike(word)) for words in said for word in words.split(",")) - {""}
