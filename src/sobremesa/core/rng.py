"""The one random generator: xoshiro256++ (Blackman and Vigna's public-domain design), 256 bits in `s.rng`.

Its words are uint64. Interpreted they are Python ints kept in range by `& MASK`; compiled they are uint64 and the mask costs nothing. This is the
only place in the project with unsigned arithmetic.
"""

from __future__ import annotations

from struct import unpack_from
from typing import Final

import numpy as np

from .protocol import Order, State

MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
LOW: Final = 0xFFFF_FFFF


def rotated(word: int, by: int) -> int:
    return ((word << by) & MASK) | (word >> (64 - by))


def next_word(s: State) -> int:
    """The next 64 random bits."""
    a, b, c, d = int(s.rng[0]), int(s.rng[1]), int(s.rng[2]), int(s.rng[3])
    word = (rotated((a + d) & MASK, 23) + a) & MASK
    shifted = (b << 17) & MASK
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotated(d, 45)
    s.rng[0], s.rng[1], s.rng[2], s.rng[3] = a, b, c, d
    return word


def below(s: State, n: int) -> int:
    """A uniform int in [0, n), 1 ≤ n < 2**31. Exactly uniform: Lemire's multiplication, drawing again in the biased sliver."""
    wide = np.int64(next_word(s) >> 32) * n
    if (wide & LOW) < n:
        threshold = (LOW + 1 - n) % n
        while (wide & LOW) < threshold:
            wide = np.int64(next_word(s) >> 32) * n
    return int(wide >> 32)


def uniform(s: State) -> float:
    """A uniform float in [0, 1) with 32 random bits."""
    return float(np.int64(next_word(s) >> 32)) / 4294967296.0


def diverge(s: State) -> None:
    """Put a copied game on another stream, so that it does not meet the same chances as the original."""
    s.rng[0], s.rng[2] = s.rng[2], s.rng[0]


def shuffle_part(s: State, cards: Order, start: int, stop: int) -> None:
    """Fisher–Yates over the cards from `start` up to, not including, `stop`."""
    for last in range(stop - 1, start, -1):
        other = start + below(s, last + 1 - start)
        cards[last], cards[other] = cards[other], cards[last]


def rekey(s: State, key: bytes) -> None:
    """Set the generator from 32 bytes (ordinary Python: called by tables and simulations, not by rules)."""
    words = unpack_from("<4Q", key)
    for index, word in enumerate(
        words if any(words) else (1, 0, 0, 0)
    ):  # the all-zero state is the one xoshiro never leaves
        s.rng[index] = word
