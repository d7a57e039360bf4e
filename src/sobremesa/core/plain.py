"""A game in ordinary Python: what rules, views and stories are handed where they run as they are written.

Every number that is read from a NumPy record is an object of NumPy's; over a plain state the same functions run several times as fast. It has
the fields of the record, numbers as ints and arrays as `memoryview`s: elements are read and written as rules do it (`s.hand[seat, slot]`), one
row of numbers can be sliced (`s.line[:size]`), and `tolist()` gives all of it. What works on this works on the record as well.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Hashable, Iterator
from functools import cache, wraps
from itertools import groupby
from typing import Any, ClassVar, NamedTuple, Self, TypeVar, cast

import numpy as np

from .protocol import State

CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u8": "Q", "f8": "d"}  # what NumPy calls them, and `struct`
S = TypeVar("S", bound=State)
T = TypeVar("T")


class Numbers(NamedTuple):
    """Single numbers that lie side by side in the record."""

    names: tuple[str, ...]
    start: int
    packing: struct.Struct


class Array(NamedTuple):
    name: str
    start: int
    stop: int
    code: Any
    shape: tuple[int, ...]


class Plain:
    """A state, thawed. Every kind of record has a subclass, with its fields."""

    __slots__ = ("_answers", "_bytes")
    dtype: ClassVar[np.dtype[Any]]
    numbers: ClassVar[tuple[Numbers, ...]]
    arrays: ClassVar[tuple[Array, ...]]

    def __init__(self, data: bytes | bytearray) -> None:
        self._bytes = own = bytearray(data)
        self._answers: dict[Hashable, Any] = {}
        for names, start, packing in self.numbers:
            for name, number in zip(names, packing.unpack_from(own, start), strict=True):
                setattr(self, name, number)
        whole = memoryview(own)
        for name, start, stop, code, shape in self.arrays:
            setattr(self, name, whole[start:stop].cast(code, shape))

    def copy(self) -> Self:
        return type(self)(self._packed())

    def tobytes(self) -> bytes:
        return bytes(self._packed())

    def once(self, question: Hashable, answer: Callable[[], T]) -> T:
        """The answer to a question that may be asked again; whoever changes a plain state changes a copy of which nothing was asked."""
        if question not in self._answers:
            self._answers[question] = answer()
        return self._answers[question]

    def _packed(self) -> bytearray:
        """The bytes of the record; its arrays are written there at once, its numbers now."""
        for names, start, packing in self.numbers:
            packing.pack_into(self._bytes, start, *[getattr(self, name) for name in names])
        return self._bytes


def thaw(s: S) -> S:
    """A plain copy of a record."""
    return cast(S, _kind_of(cast(Any, s).dtype)(s.tobytes()))


def thawed(dtype: np.dtype[Any], data: bytes) -> Any:
    """A plain state from the bytes of a record."""
    return _kind_of(dtype)(data)


def freeze(s: S) -> S:
    """The record that a plain state was thawed from, with all that was done to it."""
    return np.frombuffer(bytearray(s.tobytes()), cast(Any, s).dtype)[0]


def once(tell: Callable[[S], T]) -> Callable[[S], T]:
    """Worked out once for each plain state, whoever asks: for what all seats share. A record is looked at anew each time."""

    @wraps(tell)
    def answer(s: S) -> T:
        return s.once(tell, lambda: tell(s)) if isinstance(s, Plain) else tell(s)

    return answer


@cache
def _kind_of(dtype: np.dtype[Any]) -> type[Plain]:
    fields = list(_fields_of(dtype))
    arrays = tuple(
        Array(name, start, start + kind.itemsize, _code(kind), kind.shape) for name, start, kind in fields if kind.shape
    )
    names = [name for name, _, _ in fields]
    described = {"__slots__": names, "dtype": dtype, "numbers": tuple(_numbers_in(fields)), "arrays": arrays}
    return cast(type[Plain], type("Plain", (Plain,), described))


def _fields_of(dtype: np.dtype[Any]) -> Iterator[tuple[str, int, np.dtype[Any]]]:
    for name in dtype.names or ():
        kind, start = cast(Any, dtype.fields)[name][:2]
        yield name, start, kind


def _numbers_in(fields: list[tuple[str, int, np.dtype[Any]]]) -> Iterator[Numbers]:
    for is_array, group in groupby(fields, key=lambda field: bool(field[2].shape)):
        if not is_array:
            run = list(group)
            packing = struct.Struct("=" + "".join(_code(kind) for _, _, kind in run))
            yield Numbers(tuple(name for name, _, _ in run), run[0][1], packing)


def _code(kind: np.dtype[Any]) -> str:
    return CODES[kind.base.str[1:]]
