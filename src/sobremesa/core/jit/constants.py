"""The constants of a game that the contract declares, read from the modules that are bound together."""

from __future__ import annotations

from types import FunctionType, ModuleType
from typing import Any, Final

from .. import protocol

DECLARED: Final = {name: value for name, value in vars(protocol).items() if isinstance(value, protocol.Declared)}


class NotBindable(ValueError):
    """These modules cannot be bound together."""


class Constants:
    """`STATE`, and every declared constant that the game defines or that has a default, as attributes."""

    STATE: Any

    def __init__(self, modules: tuple[ModuleType, ...]) -> None:
        self._game = modules[0].__name__
        self._homes: dict[str, str] = {}
        values = vars(self)
        values.update({name: int(value) for name, value in DECLARED.items() if not value.is_required})
        values.update({name: value for name, value in vars(modules[0]).items() if name == "STATE"})
        for module in modules:
            if module is modules[0] or is_of_the_game(module):
                self._read(module)

    def _read(self, module: ModuleType) -> None:
        for name, value in own_constants(vars(module)).items():
            if name in self._homes:
                self._compare(name, value, module.__name__)
            self._homes[name] = module.__name__
            vars(self)[name] = value

    def check(self, namespace: dict[str, Any]) -> None:
        """Nobody who is linked may mean something else by a declared name."""
        for name, value in own_constants(namespace).items():
            if name in vars(self):
                self._compare(name, value, namespace["__name__"])

    def _compare(self, name: str, value: Any, module: str) -> None:
        if value != vars(self)[name]:
            home = self._homes.get(name, protocol.__name__)
            raise NotBindable(f"{name} is {vars(self)[name]} in {home} and {value} in {module}")

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        raise NotBindable(f"{self._game} does not define {name}")


def own_constants(namespace: dict[str, Any]) -> dict[str, Any]:
    """What it defines of the declared constants, or has from another module of the game."""
    return {
        name: namespace[name]
        for name in DECLARED
        if name in namespace and not isinstance(namespace[name], protocol.Declared)
    }


def is_of_the_game(module: ModuleType) -> bool:
    """Has it anything of the contract? The rules have, and a policy; generic code has not."""
    return any(is_defined(module, name) for name in (*protocol.CONTRACT, *protocol.POLICY))


def is_defined(module: ModuleType, name: str) -> bool:
    """Has the module a function of this name, of its own or of a module beside it? What it imports of the contract is none."""
    function = vars(module).get(name)
    return isinstance(function, FunctionType) and function.__module__ != protocol.__name__
