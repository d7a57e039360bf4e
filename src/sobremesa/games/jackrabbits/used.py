"""Which houses were of use (5.4), for the fairness meter: over records of games that are over."""

from __future__ import annotations

from typing import Any

from ...core.protocol import NOTHING


def used(states: Any) -> Any:
    """By house, in the order of the royals: in how many games its royal was somebody's at the end."""
    return (states["owner"] != NOTHING).sum(axis=0)
