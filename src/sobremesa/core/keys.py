"""Keys for the generators of many games."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np


def keys(seed: str, number: int, count: int) -> Any:
    """A key for each of the first `count` games of a chunk: 256 bits a game, from a hash of the seed and the number of the chunk."""
    stream = hashlib.shake_256(f"{seed}/{number}".encode()).digest(32 * count)
    return np.frombuffer(stream, "<u8").reshape(count, 4)
