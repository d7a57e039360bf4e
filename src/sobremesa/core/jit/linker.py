"""Rules and generic code, linked: cloned so that a call to a name of the contract reaches the game's function, and a call to any other
function that belongs to it its clone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final, NamedTuple

import numpy as np

from .. import protocol
from .constants import Constants, is_defined

PACKAGE: Final = __name__.split(".")[0]

# Scratch space that generic code may ask for: as long as this constant of the game, of this type.
SCRATCH: Final[dict[str, tuple[str, Any]]] = {
    "room_for_moves": ("MOST_MOVES", np.int16),
    "room_for_values": ("MOST_MOVES", np.float64),
    "room_for_cards": ("CARDS", np.int8),
    "room_for_points": ("MAX_SEATS", np.int32),
    "room_for_thoughts": ("THOUGHTS", np.float64),
}


class Tools(NamedTuple):
    """What a target makes of a linked function, and of scratch space of a size and type."""

    function: Callable[[FunctionType], Any]
    room: Callable[[int, Any], Any]


class Scope:
    """Whose functions are linked: this project's; those of the package a bound module is in; or, where it is a file by itself, of the files
    beside it. All others (NumPy's, say) are left to the compiler."""

    def __init__(self, modules: tuple[ModuleType, ...]) -> None:
        self.packages = {PACKAGE, *(m.__name__.split(".")[0] for m in modules if "." in m.__name__)}
        alone = [vars(m).get("__file__") for m in modules if "." not in m.__name__]
        self.folders = {Path(file).parent for file in alone if file}

    def holds(self, namespace: dict[str, Any]) -> bool:
        """By the names in a module."""
        name, file = str(namespace.get("__name__")), namespace.get("__file__")
        return name.split(".")[0] in self.packages or (file is not None and Path(file).parent in self.folders)


class Linker:
    """Clones functions so that their global names reach the game."""

    def __init__(self, modules: tuple[ModuleType, ...], tools: Tools) -> None:
        self.tools = tools
        self.game = {
            name: vars(m)[name]
            for m in modules
            for name in (*protocol.CONTRACT, *protocol.POLICY)
            if is_defined(m, name)
        }
        self.constants = Constants(modules)
        self.scope = Scope(modules)
        self.clones: dict[FunctionType, Any] = {}
        self.modules: dict[int, ModuleType] = {}  # by the identity of the names in them

    def link(self, function: FunctionType) -> Any:
        if function.__module__ == protocol.__name__ and function.__name__ in self.game:
            function = self.game[function.__name__]
        if function not in self.clones:
            module = self.module(function.__globals__)
            self.clones[function] = self.tools.function(_clone(function, vars(module)))
            self.fill(module, function.__globals__, set(_names_in(function.__code__)))
        return self.clones[function]

    def module(self, names: dict[str, Any]) -> ModuleType:
        """What linked functions of a module find their names in: a copy, in which those that they use are replaced."""
        if id(names) not in self.modules:
            self.constants.check(names)
            module = self.modules[id(names)] = ModuleType(names["__name__"])
            vars(module).update(names)
        return self.modules[id(names)]

    def fill(self, module: ModuleType, original: dict[str, Any], names: set[str]) -> None:
        for name in names & original.keys():
            value = original[name]
            if isinstance(value, FunctionType) and self.scope.holds(value.__globals__):
                vars(module)[name] = self.scratch(value.__name__) if _is_scratch(value) else self.link(value)
            elif isinstance(value, protocol.Declared):
                vars(module)[name] = getattr(self.constants, _name_of(value))
            elif isinstance(value, ModuleType) and self.scope.holds(vars(value)):
                vars(module)[name] = self.module(vars(value))
                self.fill(vars(module)[name], vars(value), names - {name})

    def scratch(self, name: str) -> Any:
        constant, dtype = SCRATCH[name]
        size = protocol.MAX_SEATS if constant == "MAX_SEATS" else getattr(self.constants, constant)
        return self.tools.room(size, dtype)


def _clone(function: FunctionType, names: dict[str, Any]) -> FunctionType:
    clone = FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)
    clone.__qualname__ = function.__qualname__
    # compiled code is kept with the name of a module that any process can import
    clone.__module__ = function.__module__ if function.__module__.split(".")[0] == PACKAGE else __name__
    return clone


def _names_in(code: CodeType) -> Iterator[str]:
    """All that it reads from its module, and the attributes."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names_in(constant)


def _name_of(constant: protocol.Declared) -> str:
    return next(name for name, value in vars(protocol).items() if value is constant)


def interpreted_room(size: int, dtype: Any) -> Any:
    def room() -> Any:
        return np.empty(size, dtype)

    return room


INTERPRETED: Final = Tools(lambda clone: clone, interpreted_room)


def entries(modules: tuple[ModuleType, ...]) -> dict[str, FunctionType]:
    """What a caller may reach: the contract's functions of the game, and what generic modules list in `__all__`."""
    return {
        name: vars(module)[name]
        for module in modules
        for name in getattr(module, "__all__", None) or (*protocol.CONTRACT, *protocol.POLICY)
        if is_defined(module, name)
    }


# ---- scratch space, for generic code; usable only in bound code ------------------------------------------------------------------------------


def _is_scratch(function: FunctionType) -> bool:
    return function.__module__ == __name__ and function.__name__ in SCRATCH


def room_for_moves() -> protocol.Moves:
    """For `legal`."""
    raise protocol.Unbound


def room_for_values() -> protocol.Values:
    """For one number a legal action."""
    raise protocol.Unbound


def room_for_thoughts() -> protocol.Values:
    """For a policy, as long as the game says."""
    raise protocol.Unbound


def room_for_points() -> protocol.Points:
    """For `standing`."""
    raise protocol.Unbound


def room_for_cards() -> protocol.Order:
    """For `shuffle` and `deal`."""
    raise protocol.Unbound
