"""What the numbers mean that `observe` writes. A game's rules say so in a table `OBSERVATION`: its parts, in order, each with a name and a shape.

    OBSERVATION: Final = (Part("hand", (CARDS,), "by card: 1 in my hand"), …)
    FEATURES: Final = length(OBSERVATION)

`named` is for whoever reads them: `named(game.rules.OBSERVATION, out)["hand"]`. The functions below it are for `observe`, which fills one part
after the other: each writes from index `at` on and returns the index of what comes next. Most numbers are 0: an observation that is long is cleared
first, and then only `mark`ed where they are not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import Any, NamedTuple

import numpy.typing as npt

from .protocol import Features


class Part(NamedTuple):
    name: str
    shape: tuple[int, ...]  # the last index runs fastest
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


def length(parts: Sequence[Part]) -> int:
    return sum(part.size for part in parts)


def numbered(parts: Sequence[Part]) -> Iterator[tuple[int, Part]]:
    """Every part with the index of its first number."""
    first = 0
    for part in parts:
        yield first, part
        first += part.size


def first_of(parts: Sequence[Part], name: str) -> int:
    """The index of the first number of a part."""
    return next(first for first, part in numbered(parts) if part.name == name)


def named(parts: Sequence[Part], observation: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
    """The parts of an observation, or of many (the last axis is cut up), each in its shape. Views: nothing is copied."""
    before = observation.shape[:-1]
    return {
        part.name: observation[..., first : first + part.size].reshape(*before, *part.shape)
        for first, part in numbered(parts)
    }


def clear(out: Features) -> None:
    for index in range(len(out)):
        out[index] = 0.0


def put(out: Features, at: int, number: float) -> int:
    out[at] = number
    return at + 1


def put_one(out: Features, at: int, count: int, which: int) -> int:
    """1 for one of so many; for none of them where `which` is NOTHING."""
    for index in range(count):
        out[at + index] = 1.0 if index == which else 0.0
    return at + count


def put_set(out: Features, at: int, count: int, items: int) -> int:
    """1 for every one of a set, which is an int with a bit for each."""
    for index in range(count):
        out[at + index] = (items >> index) & 1
    return at + count


def mark_one(out: Features, at: int, count: int, which: int) -> int:
    """The same as `put_one`, in what was cleared."""
    if 0 <= which < count:
        out[at + which] = 1.0
    return at + count


def mark_set(out: Features, at: int, count: int, items: int) -> int:
    """The same as `put_set`, in what was cleared."""
    return put_set(out, at, count, items) if items else at + count
