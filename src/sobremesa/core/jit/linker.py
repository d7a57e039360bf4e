"""Rules and generic code, linked: cloned so that a call to a name of the contract reaches the game's function, and a call to any other
function of this project its clone."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, Final, NamedTuple

import numpy as np

from .. import protocol

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
        # constants of the contract (ACTIONS, MOST_MOVES …) that generic code may name are the game's too
        named = vars(protocol) | vars(modules[0])
        self.constants = {k: v for k, v in named.items() if k.isupper() and isinstance(v, int)}
        self.clones: dict[FunctionType, Any] = {}
        self.namespaces: dict[str, dict[str, Any]] = {}

    def link(self, function: FunctionType) -> Any:
        if function.__module__ == protocol.__name__ and function.__name__ in self.game:
            function = self.game[function.__name__]
        if function in self.clones:
            return self.clones[function]
        namespace = self.namespace(function.__module__)
        if function in self.clones:  # linked while its namespace was filled
            return self.clones[function]
        clone = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
        clone.__qualname__ = function.__qualname__
        clone.__module__ = function.__module__
        self.clones[function] = self.tools.function(clone)
        return self.clones[function]

    def namespace(self, module: str) -> dict[str, Any]:
        if module in self.namespaces:
            return self.namespaces[module]
        original = vars(sys.modules[module])
        namespace = self.namespaces[module] = dict(original)
        for name, value in original.items():
            if isinstance(value, FunctionType) and value.__module__.startswith(PACKAGE):
                namespace[name] = self.scratch(value.__name__) if _is_scratch(value) else self.link(value)
            elif name in self.constants and original.get("__all__"):
                namespace[name] = self.constants[name]
        return namespace

    def scratch(self, name: str) -> Any:
        constant, dtype = SCRATCH[name]
        return self.tools.room(self.constants[constant], dtype)


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


def is_defined(module: ModuleType, name: str) -> bool:
    """Has the module a function of this name, of its own or of a module beside it? What it imports of the contract is none."""
    function = vars(module).get(name)
    return isinstance(function, FunctionType) and function.__module__ != protocol.__name__


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
