"""What a function's annotations ask the compiler for."""

from __future__ import annotations

import typing
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from ..protocol import State


def signature(function: FunctionType, rules: ModuleType) -> Any:
    """The compiled signature: `State` is the game's record, arrays are one-dimensional unless they say more."""
    import numba

    record = numba.typeof(np.zeros(1, rules.STATE)[0])
    hints = typing.get_type_hints(function, include_extras=True)
    hints.pop("return", None)
    return tuple(_numba_type(hint, record) for hint in hints.values())


def _numba_type(hint: Any, record: Any) -> Any:
    from numba import types

    plain = {int: types.int64, float: types.float64, bool: types.boolean}
    if hint in plain:
        return plain[hint]
    if State in getattr(hint, "__mro__", ()):
        return record
    (text,) = hint.__metadata__
    dtype, _, dimensions = text.partition("[")
    element = record if dtype == "STATE" else getattr(types, dtype)
    return types.Array(element, dimensions.count(":") or 1, "C")
