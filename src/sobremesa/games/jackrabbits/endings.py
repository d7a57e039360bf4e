"""How games ended (3, 9), for the lab: game by game, over records of games that are over."""

from __future__ import annotations

from typing import Any

import numpy as np


def endings(states: Any) -> Any:
    """Somebody won, the turns were over, or the game was stopped in the middle of a turn that never ended; sentences `jackrabbits-ending-…`."""
    at_limit = (states["turn_limit"] > 0) & (states["turns"] >= states["turn_limit"])
    return np.where(states["won"] >= 0, "won", np.where(at_limit, "limit", "endless"))
