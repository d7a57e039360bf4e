"""How good a move looks at first sight. That is all the careful bot knows, and where the thinking ones begin; it is compiled, like the rules."""

from __future__ import annotations

from sobremesa.core.protocol import NOTHING

from .rules import State


def appeal(s: State, seat: int, action: int) -> float:
    """What the trick would be worth as it lies, if this card took it; high cards are kept for better ones."""
    low, high = action, action
    for other in range(s.players):
        if s.trick[other] != NOTHING:
            low, high = min(low, int(s.trick[other])), max(high, int(s.trick[other]))
    won = low + 1 if high == action else 0
    return won - 0.3 * action
