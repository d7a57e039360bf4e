"""Who sits where: a level for every seat."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.errors import Refusal, refuse
from .levels import LEVELS


def read_levels(levels: Sequence[str], seats: int) -> list[str] | Refusal:
    """One level for all seats, or as many as there are."""
    if unknown := [level for level in levels if level not in LEVELS]:
        return refuse("unknown-level", level=unknown[0][:40], levels=", ".join(LEVELS))
    if len(levels) == 1:
        return list(levels) * seats
    return list(levels) if len(levels) == seats else refuse("cli-levels", count=len(levels), bots=seats)
