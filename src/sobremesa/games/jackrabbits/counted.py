"""What a finished game counted (5), for the lab: game by game, over records of games that are over."""

from __future__ import annotations

from typing import Any

import numpy as np


def counted(states: Any) -> dict[str, Any]:
    """Turns that were begun, of all seats together; sentence `jackrabbits-counted-turns`. Whoever wins does so in the middle of one (4)."""
    return {"turns": states["turns"].astype(np.float64) + (states["won"] >= 0)}
