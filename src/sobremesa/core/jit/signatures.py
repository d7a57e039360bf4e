"""What a function's annotations ask the compiler for."""

from __future__ import annotations

import typing
from types import FunctionType
from typing import Any

import numpy as np

from ..protocol import State, element_of
from .constants import Constants, NotBindable


def signature(function: FunctionType, game: Constants) -> Any:
    """The compiled signature: `State` is the game's record, arrays are one-dimensional unless they say more."""
    hints = typing.get_type_hints(function, include_extras=True)
    arguments = function.__code__.co_varnames[: function.__code__.co_argcount]
    return tuple(_numba_type(hints.get(name), game, f"{function.__qualname__}({name})") for name in arguments)


def dtype_of(hint: Any, game: Constants) -> Any:
    """Of an annotated record, or of an array of them: what the annotation says, or makes for a game."""
    (described,) = hint.__metadata__
    return described(game) if callable(described) else described


def _numba_type(hint: Any, game: Constants, place: str) -> Any:
    from numba import types

    plain = {int: types.int64, float: types.float64, bool: types.boolean}
    if hint in plain:
        return plain[hint]
    if State in getattr(hint, "__mro__", ()):
        return _record(game.STATE)
    if not hasattr(hint, "__metadata__"):
        raise NotBindable(f"{place}: a type of the contract is needed here, not {hint}")
    if not isinstance(hint.__metadata__[0], str):
        record = _record(dtype_of(hint, game))
        return types.Array(record, 1, "C") if element_of(hint.__origin__) is not None else record
    (text,) = hint.__metadata__
    dtype, _, dimensions = text.partition("[")
    element = _record(game.STATE) if dtype == "STATE" else getattr(types, dtype)
    return types.Array(element, dimensions.count(":") or 1, "C")


def _record(dtype: Any) -> Any:
    import numba

    return numba.typeof(np.empty(1, dtype)[0])
