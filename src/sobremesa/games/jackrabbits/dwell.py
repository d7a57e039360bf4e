"""How long people look at a move before a bot makes the next one, in shares of a bot's pause: by what everybody is told of it, and so no clue to
what is hidden."""

from __future__ import annotations

from typing import Final

from ...core.protocol import NOBODY
from .state import State
from .story import story

NOTHING_TOLD: Final = 0.25  # half a payment, a passed question
ORDINARY: Final = 0.8
LONGER: Final = {
    1.3: ("went", "galloped", "sailed", "rode", "floated", "flew", "took-shortcut", "burrowed", "rested", "left"),
    1.8: ("acquired", "attacked", "challenged", "struck", "bought", "laid-open", "claimed", "seized"),
    2.5: ("beaten", "proved", "gave-way", "sent-off", "took-royal", "swapped", "returned", "fell"),
}
SHARES: Final = {f"jackrabbits-{code}": share for share, codes in LONGER.items() for code in codes}


def dwell(before: State, seat: int, action: int, after: State) -> float:
    told = story(before, seat, action, after, NOBODY)
    return max((SHARES.get(sentence.code, ORDINARY) for sentence in told), default=NOTHING_TOLD)
