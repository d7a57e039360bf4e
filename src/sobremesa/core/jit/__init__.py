"""The only door to the compiler: `bind(rules, target, …)` makes the same plain functions run interpreted, on the CPU, or on a GPU.

Rules and generic code are undecorated Python, of this project or in any file. `bind` clones their functions into linked namespaces: a call to a
name of the contract reaches the game's function, a call to any other function of this project or beside a bound module reaches its clone, a
constant that the contract declares is the game's, everything else stays. For `cpu` and `cuda` the clones are compiled. Nothing else in the
project imports Numba.

Compiled code is kept on disk, a file for each game and what is linked to it, in a folder named after a hash of all sources it could depend on.
"""

from __future__ import annotations

import hashlib
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Final, Literal

import numpy as np

from ..folders import cache_home, writable
from . import gpu
from .constants import Constants, NotBindable
from .gpu import games_from_gpu, games_to_gpu, gpu_name, has_gpu, on_gpu, room_on_gpu, to_gpu
from .linker import (
    INTERPRETED,
    PACKAGE,
    Linker,
    Tools,
    entries,
    room_for_cards,
    room_for_moves,
    room_for_points,
    room_for_thoughts,
    room_for_values,
)
from .signatures import dtype_of
from .sources import sources_hash

try:
    import fcntl
except ImportError:  # not on Windows: there, two processes may compile the same twice
    fcntl = None

__all__ = [
    "TARGETS",
    "Bound",
    "Constants",
    "NotBindable",
    "Progress",
    "Target",
    "announce",
    "bind",
    "for_each",
    "games_from_gpu",
    "games_to_gpu",
    "gpu_name",
    "has_gpu",
    "is_bound",
    "is_compiled",
    "launch",
    "on_gpu",
    "ptx",
    "room_for_cards",
    "room_for_moves",
    "room_for_points",
    "room_for_thoughts",
    "room_for_values",
    "room_on_gpu",
    "to_gpu",
]

Target = Literal["python", "cpu", "cuda"]
TARGETS: Final[tuple[Target, ...]] = ("python", "cpu", "cuda")
TOOLS: Final = {"python": INTERPRETED, "cuda": Tools(gpu.device_function, gpu.device_room)}

# Called with (steps done, steps in all, game) while a first compilation runs.
Progress = Callable[[int, int, str], None]


class Bound:
    """A game's functions, and generic code linked to it, for one target, as attributes. `states(n)` makes room for n games, `constants` are those
    of the contract as the game has them."""

    def __init__(self, rules: ModuleType, target: Target, more: tuple[ModuleType, ...], progress: Progress) -> None:
        self.rules = rules
        self.target = target
        self.name = name_of(rules)
        modules = (rules, *more)
        self.constants = Constants(modules)
        self._dtypes: dict[Any, Any] = {}
        self._entries = entries(modules)
        self._lock = threading.RLock()
        if target == "cpu":
            vars(self).update(_compiled(modules, self.name, self._entries, progress))
        else:
            self._linker = Linker(modules, TOOLS[target])

    def states(self, count: int) -> Any:
        return np.zeros(count, self.constants.STATE)

    def record(self, kind: Any) -> Any:
        """Room for one record of an annotated kind, not emptied before."""
        if kind not in self._dtypes:
            self._dtypes[kind] = dtype_of(kind, self.constants)
        return np.empty(1, self._dtypes[kind])[0]

    def __getattr__(self, name: str) -> Any:
        """Functions are linked when first asked for: a program that needs two of them does not wait for twelve."""
        if name.startswith("_") or name not in self._entries:
            raise AttributeError(f"{self.name} has no function {name!r}")
        with self._lock:
            if name not in vars(self):
                setattr(self, name, self._linker.link(self._entries[name]))
        return vars(self)[name]


def bind(rules: ModuleType, target: Target, *more: ModuleType, progress: Progress | None = None) -> Bound:
    """Link `rules` and the modules `more` (the game's policy, generic code) for `target`. Asked again, the same answer comes at once."""
    key = (rules, target, more)
    if key in _bound:
        return _bound[key]
    # Two who ask for the same wait for one compilation; who asks for something else does not wait for it.
    with _binding.setdefault(key, threading.Lock()):
        if key not in _bound:
            _bound[key] = Bound(rules, target, more, progress or announce)
    return _bound[key]


def is_bound(rules: ModuleType, target: Target, *more: ModuleType) -> bool:
    """Would `bind` answer at once?"""
    return (rules, target, more) in _bound


def is_compiled(rules: ModuleType, *more: ModuleType) -> bool:
    """Does compiled code lie on the disk, so that `bind` need only load it?"""
    modules = (rules, *more)
    return _file_of(modules, name_of(rules), entries(modules)).exists()


def name_of(rules: ModuleType) -> str:
    """The folder the rules lie in, or their file where there is none."""
    return (rules.__package__ or rules.__name__).split(".")[-1]


_Key = tuple[ModuleType, Target, tuple[ModuleType, ...]]
_binding: dict[_Key, threading.Lock] = {}
_bound: dict[_Key, Bound] = {}


def announce(ready: int, total: int, name: str) -> None:
    """The default progress report: one line on standard error, rewritten in a terminal."""
    end = "\n" if ready == total else ("\r" if sys.stderr.isatty() else "")
    if sys.stderr.isatty() or ready in (0, total):
        print(f"{PACKAGE}: compiling {name} (first use) {ready}/{total}", end=end or "\n", file=sys.stderr, flush=True)


# ---- on the processor ------------------------------------------------------------------------------------------------------------------------


def _compiled(
    modules: tuple[ModuleType, ...], name: str, functions: dict[str, FunctionType], progress: Progress
) -> dict[str, Any]:
    """On first use everything is compiled at once, so that nothing compiles later in the middle of somebody's game."""
    from . import cpu

    file = _file_of(modules, name, functions)
    loaded = cpu.load(file, functions)
    if not loaded:
        with _alone_in(file.parent):
            loaded = cpu.load(file, functions)  # another process may have done it while this one waited
            if not loaded:
                cpu.compile_to(file, modules, functions, lambda done, total: progress(done, total, name))
                loaded = cpu.load(file, functions)
    return loaded


def _file_of(modules: tuple[ModuleType, ...], name: str, functions: dict[str, FunctionType]) -> Path:
    listed = " ".join(f"{function.__module__}.{entry}" for entry, function in functions.items())
    digest = hashlib.sha256(listed.encode()).hexdigest()[:8]
    return cache_home() / f"compiled-{sources_hash(modules)}" / f"{name}-{digest}"


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Of several processes that need the same code, one compiles and the others wait for it. A lock dies with its process."""
    with (writable(folder) / "lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# ---- on a GPU --------------------------------------------------------------------------------------------------------------------------------


def launch(bound: Bound, function: str, games: Any, *arguments: Any, threads: int = 128) -> None:
    """Run a bound `function(s, index, …)` for every one of `games`, one GPU thread each, and wait. They are on the device (`games_to_gpu`), and
    so must other arrays be."""
    gpu.launch_all(getattr(bound, function), bound.constants.STATE, games, arguments, threads)


def for_each(bound: Bound, function: str, count: int, *arguments: Any, threads: int = 128) -> None:
    """Run a bound `function(index, …)`, which needs no game, for every index below `count`, one GPU thread each, and wait."""
    gpu.launch_each(getattr(bound, function), count, arguments, threads)


def ptx(rules: ModuleType, function: FunctionType, *more: ModuleType) -> str:
    """The GPU assembly of one function. Needs the CUDA compiler library but no GPU, so that any machine can check that the rules compile."""
    bound = bind(rules, "cuda", *more)
    return gpu.assembly(getattr(bound, function.__name__), function, bound.constants)
