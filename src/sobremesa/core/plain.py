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


class Plain:
    """A state, thawed. It is always of a subclass: `_kind_of` makes one for every kind of record, with its fields. How they are read from its bytes
    and written back is written for it once (see `_source`), because much is copied."""

    __slots__ = ("_answers", "_bytes")
    dtype: ClassVar[np.dtype[Any]]
    _read: Callable[[], None]  # the fields, from the bytes
    _write: Callable[[], None]  # the numbers, back to them; arrays are written to the bytes at once

    def __init__(self, data: bytes | bytearray) -> None:
        self._bytes = bytearray(data)
        self._answers: dict[Hashable, Any] = {}
        self._read()

    def copy(self) -> Self:
        self._write()
        return type(self)(self._bytes)

    def tobytes(self) -> bytes:
        self._write()
        return bytes(self._bytes)

    def once(self, question: Hashable, answer: Callable[[], T]) -> T:
        """The answer to a question that may be asked again; whoever changes a plain state changes a copy of which nothing was asked."""
        if question not in self._answers:
            self._answers[question] = answer()
        return self._answers[question]


def thaw(s: S) -> S:
    """A plain copy of a record."""
    return thawed(cast(Any, s).dtype, s.tobytes())


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
        if not isinstance(s, Plain):
            return tell(s)
        answers = s._answers  # pyright: ignore[reportPrivateUsage] (no field of a game is called so)
        if tell not in answers:
            answers[tell] = tell(s)
        return answers[tell]

    return answer


@cache
def _kind_of(dtype: np.dtype[Any]) -> type[Plain]:
    fields = [Field(name, *cast(Any, dtype.fields)[name][:2]) for name in dtype.names or ()]
    made: dict[str, Any] = {"Struct": struct.Struct}
    exec("\n".join(_source(fields)), made)  # noqa: S102 (as dataclasses do)
    described = {
        "__slots__": [field.name for field in fields],
        "dtype": dtype,
        "_read": made["read"],
        "_write": made["write"],
    }
    return cast(type[Plain], type("Plain", (Plain,), described))


class Field(NamedTuple):
    name: str
    kind: np.dtype[Any]
    start: int

    @property
    def code(self) -> str:
        return CODES[self.kind.base.str[1:]]

    @property
    def seen(self) -> str:
        """An array, as a look at its bytes; for one row of small numbers no look of its own kind is needed."""
        kind, part = self.kind, f"[{self.start}:{self.start + self.kind.itemsize}]"
        is_plain = self.code == "b" and len(kind.shape) == 1
        return f"small{part}" if is_plain else f"whole{part}.cast({self.code!r}, {kind.shape})"


def _source(fields: list[Field]) -> Iterator[str]:
    """Single numbers that lie side by side are read and written together; an array is a look at its bytes."""
    runs = [list(run) for is_array, run in groupby(fields, key=lambda field: bool(field.kind.shape)) if not is_array]
    for number, run in enumerate(runs):
        yield f"n{number} = Struct('={''.join(field.code for field in run)}')"
    yield "def read(s):"
    yield " whole = memoryview(s._bytes)"
    for number, run in enumerate(runs):
        yield f" ({_names(run)},) = n{number}.unpack_from(whole, {run[0].start})"
    yield " small = whole.cast('b')"
    for field in (field for field in fields if field.kind.shape):
        yield f" s.{field.name} = {field.seen}"
    yield "def write(s):"
    for number, run in enumerate(runs):
        yield f" n{number}.pack_into(s._bytes, {run[0].start}, {_names(run)})"


def _names(run: list[Field]) -> str:
    return ", ".join(f"s.{field.name}" for field in run)
