"""Names at one table: nobody is called like somebody who sits there already, person or bot."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from itertools import count
from typing import Final

from .. import i18n

MOST_NAME: Final = 24
# Letters of other alphabets that look like ours.
TWINS: Final = str.maketrans("авеікмнорстухѕјԁһзαβεικμνορτυχ", "abeikmhopctyxsjdhsabeikmvoptux")


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name as it is, or with the first number that tells it apart."""
    others = {alike(other) for other in taken if other}
    numbered = (name if n == 1 else f"{name[: MOST_NAME - len(str(n)) - 1]} {n}" for n in count(1))
    return next(one for one in numbered if alike(one) not in others)


def alike(name: str) -> str:
    """Names that look much the same are the same: letter case, width, alphabet, spaces and what is invisible make no difference."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(TWINS)
    return "".join(c for c in plain if unicodedata.category(c)[0] not in "CZ")


@cache
def bot_names(seat: int) -> tuple[str, ...]:
    """What a bot at this seat is called, in each language."""
    return tuple(i18n.say(language, f"bot-name-{seat + 1}") for language in i18n.LANGUAGES)
