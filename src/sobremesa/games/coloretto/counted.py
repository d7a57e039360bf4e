"""What a finished game counted (4), for the lab: game by game, over records of games that are over."""

from __future__ import annotations

from typing import Any

import numpy as np

from .rules import start_cards


def counted(states: Any) -> dict[str, Any]:
    """Rounds, and cards a row had when it was taken, on average; sentences `coloretto-counted-…`. In every round each seat takes one row."""
    rounds, players = states["rounds"] + 1.0, states["players"].astype(np.float64)
    began_with = np.array([start_cards(int(count)) for count in players])
    taken = states["held"].sum(axis=(1, 2)) - players * began_with
    return {"rounds": rounds, "row": taken / (rounds * players)}
