"""A bot in a file: careful at Parade, anybody at other games.

    sobremesa arena parade --bots greedy,examples/careful.py
    python examples/join.py LINK examples/careful.py

`view` is what the seat may know, as the browser gets it; `legal` are the actions it may take; `rng` is its own chance, a `random.Random`.
"""

from __future__ import annotations

from random import Random
from typing import Any

SAFE = 4  # a high card leaves more of the line alone: what a point of value is worth, in quarters of a point


def choose(view: dict[str, Any], legal: list[int], rng: Random) -> int:
    if view["game"] != "parade":
        return rng.choice(legal)
    return min(view["moves"], key=cost)["action"]


def cost(move: dict[str, Any]) -> float:
    """What a card costs now, and a little for what it would have been good for later."""
    preview = move["preview"]
    value = move["card"] % 11
    if preview["kind"] == "discard":
        return -value
    haste = 3 if preview["triggers"] else 0
    return preview["after"] - preview["before"] + haste + value / SAFE
