"""Which orders of the cards the set-up can bring about. `rules.shuffle` makes one; here one that somebody wrote down is looked at."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.errors import Refusal, refuse
from ...core.protocol import Words
from . import state as S


def why_not_order(players: int, options: Words, order: Sequence[int]) -> Refusal | None:
    """1.2, 3: hands and pile are numerals; the court lies open and is written behind them, in whatever order."""
    for place, card in enumerate(order[: S.NUMERALS], 1):
        if card >= S.NUMERALS:
            return refuse("jackrabbits-order-court", card=card, place=place, numerals=S.NUMERALS)
    return None
