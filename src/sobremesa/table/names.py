"""Names at one table: nobody is called like somebody who sits there already."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import count
from typing import Final

MOST_NAME: Final = 24


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name as it is, or with the first number that tells it apart."""
    others = {alike(other) for other in taken if other}
    numbered = (name if n == 1 else f"{name[: MOST_NAME - len(str(n)) - 1]} {n}" for n in count(1))
    return next(one for one in numbered if alike(one) not in others)


def alike(name: str) -> str:
    """Names that look much the same are the same: letter case, width, spaces and what is invisible make no difference."""
    return "".join(c for c in unicodedata.normalize("NFKC", name).casefold() if unicodedata.category(c)[0] not in "CZ")
