"""What a seat answers when its time is over: it lets things be. Only where another seat is on turn; on its own turn everybody takes their time."""

from __future__ import annotations

from typing import Final

import numpy as np

from . import rules
from .cards import value_of
from .state import DISCARD, FLIPPING, PASS, PLACING, REFUSE, RETURN, SURPLUS, YIELD, State

LETS_BE: Final = (PASS, REFUSE, YIELD)  # challenge nobody (8.3), no bargain (9), no more spades in this fight (8.5)


def harmless(s: State, seat: int) -> int | None:
    """None where the seat is asked nothing, or is on turn itself."""
    if s.turn == seat or s.phase in (FLIPPING, PLACING):
        return None
    moves = np.empty(rules.MOST_MOVES, np.int16)
    legal = [int(action) for action in moves[: rules.legal(s, seat, moves)]]
    quiet = [action for action in legal if action in LETS_BE]
    return quiet[0] if quiet else min(legal, key=lambda action: loss(s, action), default=None)


def loss(s: State, action: int) -> int:
    """What must be given away (5.2, 8.2) is what is worth least; a challenge begun goes on."""
    return value_of(s, action - DISCARD) if s.phase == SURPLUS and DISCARD <= action < RETURN else action
