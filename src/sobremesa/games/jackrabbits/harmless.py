"""What a seat answers when its time is over: it lets things be. Only where another seat is on turn; on its own turn everybody takes their time."""

from __future__ import annotations

from typing import Final

from ..asking import legal_of
from . import rules
from . import state as S
from .actions import decode
from .payment import worth_paying
from .state import State

LETS_BE: Final = (
    S.PASS,
    S.REFUSE,
    S.YIELD,
)  # challenge nobody (8.3), no bargain (9), no more spades in this fight (8.5)


def harmless(s: State, seat: int) -> int | None:
    """None where the seat is asked nothing, or is on turn itself."""
    if s.turn == seat or s.phase in (S.FLIPPING, S.PLACING):
        return None
    legal = legal_of(rules, s, seat)
    quiet = [action for action in legal if action in LETS_BE]
    return quiet[0] if quiet else min(legal, key=lambda action: loss(s, seat, action), default=None)


def loss(s: State, seat: int, action: int) -> int:
    """What must be given away (5.2, 8.2) is what is worth least; a challenge begun goes on."""
    kind, card = decode(action)
    return worth_paying(s, seat, card) if kind == S.DISCARD else action
