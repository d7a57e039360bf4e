"""The only door to the compiler: `bind(rules, target, …)` makes the same plain functions run interpreted, on the CPU, or on a GPU.

Rules and generic code are undecorated Python. `bind` clones their functions into linked namespaces: a call to a name of the contract reaches the
game's function, a call to any other function of this project reaches its clone, everything else stays. For `cpu` and `cuda` the clones
are compiled. Nothing else in the project imports Numba.

The compiled code is kept on disk in a folder named after a hash of all sources it could depend on, because Numba's own cache does not
notice an edited callee in another file.
"""

from __future__ import annotations

import hashlib
import re
import sys
import threading
import typing
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, Final, Literal

import numpy as np

from . import protocol
from .folders import cache_home, writable

try:
    import fcntl
except ImportError:  # not on Windows: there, two processes may compile the same twice
    fcntl = None

Target = Literal["python", "cpu", "cuda"]
TARGETS: Final[tuple[Target, ...]] = ("python", "cpu", "cuda")
PACKAGE: Final = __name__.split(".")[0]

# Scratch space that generic code may ask for: as long as this constant of the game, of this type.
SCRATCH: Final[dict[str, tuple[str, Any]]] = {
    "room_for_moves": ("MOST_MOVES", np.int16),
    "room_for_values": ("MOST_MOVES", np.float64),
    "room_for_cards": ("CARDS", np.int8),
    "room_for_points": ("MAX_SEATS", np.int32),
    "room_for_thoughts": ("THOUGHTS", np.float64),
}

# All compiler options in one place. nogil: bots think in threads. error_model: division as in C, no hidden exceptions in the rules.
CPU_OPTIONS: Final[dict[str, Any]] = {"nogil": True, "cache": True, "error_model": "numpy", "boundscheck": False}

# Called with (functions ready, functions in all, game) while a first compilation runs.
Progress = Callable[[int, int, str], None]


class Bound:
    """A game's functions, and generic code linked to it, for one target, as attributes. `states(n)` makes room for n games."""

    def __init__(self, rules: ModuleType, target: Target, more: tuple[ModuleType, ...], progress: Progress) -> None:
        modules = (rules, *more)
        self.rules = rules
        self.target = target
        self.name = rules.__name__.split(".")[-2]
        self._entries = {f.__name__: f for f in _entries(modules)}
        self._linker = _Linker(modules, target)
        self._lock = threading.RLock()
        self._folder: Path | None = None
        if target == "cpu":
            self._folder = cache_folder(modules) / f"{self.name}-{_entries_hash(self._entries)}"
            if not self._is_ready():
                self._compile_all(progress)

    def states(self, count: int) -> Any:
        return np.zeros(count, self.rules.STATE)

    def __getattr__(self, name: str) -> Any:
        """Functions are linked when first asked for: a program that needs two of them does not wait for twelve."""
        if name.startswith("_") or name not in self._entries:
            raise AttributeError(f"{self.name} has no function {name!r}")
        with self._lock:
            if name not in vars(self):
                setattr(self, name, self._ready(self._entries[name]))
        return vars(self)[name]

    def _ready(self, function: FunctionType) -> Any:
        if self._folder is None:
            return self._linker.link(function)
        with _compiling, _cache_in(self._folder):
            linked = self._linker.link(function)
            linked.compile(signature(function, self.rules))
            linked.disable_compile()  # other integer types are converted to the declared ones instead of compiled again
            return linked

    def _is_ready(self) -> bool:
        return self._folder is not None and (self._folder / "ready").exists()

    def _compile_all(self, progress: Progress) -> None:
        """On first use, compile everything at once and say so, so that nothing compiles later in the middle of somebody's game."""
        assert self._folder is not None
        with _alone_in(self._folder):
            if self._is_ready():  # another process did it while this one waited
                return
            for index, name in enumerate(self._entries):
                progress(index, len(self._entries), self.name)
                getattr(self, name)
            progress(len(self._entries), len(self._entries), self.name)
            (self._folder / "ready").touch()


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


def is_linked(function: str, rules: ModuleType, target: Target, *more: ModuleType) -> bool:
    """Can the function be called at once, without the compiler, which others may keep busy?"""
    bound = _bound.get((rules, target, more))
    return bound is not None and function in vars(bound)


_Key = tuple[ModuleType, Target, tuple[ModuleType, ...]]
_binding: dict[_Key, threading.Lock] = {}
_compiling = threading.RLock()  # the compiler has one setting for where its cache lies
_bound: dict[_Key, Bound] = {}


def announce(ready: int, total: int, name: str) -> None:
    """The default progress report: one line on standard error, rewritten in a terminal."""
    end = "\n" if ready == total else ("\r" if sys.stderr.isatty() else "")
    if sys.stderr.isatty() or ready in (0, total):
        print(f"{PACKAGE}: compiling {name} (first use) {ready}/{total}", end=end or "\n", file=sys.stderr, flush=True)


def _entries(modules: tuple[ModuleType, ...]) -> Iterator[FunctionType]:
    """What a caller may reach: the contract's functions of the game, and what generic modules list in `__all__`."""
    for module in modules:
        listed = getattr(module, "__all__", None) or (*protocol.CONTRACT, *protocol.POLICY)
        for name in listed:
            if _is_defined(module, name):
                yield vars(module)[name]


def _is_defined(module: ModuleType, name: str) -> bool:
    """Has the module a function of this name, of its own or of a module beside it? What it imports of the contract is none."""
    function = vars(module).get(name)
    return isinstance(function, FunctionType) and function.__module__ != protocol.__name__


class _Linker:
    """Clones functions so that their global names reach the game; compiles the clones where the target asks for it."""

    def __init__(self, modules: tuple[ModuleType, ...], target: Target) -> None:
        self.target = target
        self.game = {
            name: vars(m)[name]
            for m in modules
            for name in (*protocol.CONTRACT, *protocol.POLICY)
            if _is_defined(m, name)
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
        self.clones[function] = self._compiled(clone)
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
        """Room for moves, cards … inside a compiled function: the heap on a CPU, the thread's own memory on a GPU."""
        constant, dtype = SCRATCH[name]
        size = self.constants[constant]
        if self.target == "cuda":
            return _cuda_scratch(size, dtype)

        def room() -> Any:
            return np.empty(size, dtype)

        return room if self.target == "python" else _njit(inline="always")(room)

    def _compiled(self, clone: FunctionType) -> Any:
        if self.target == "python":
            return clone
        if self.target == "cpu":
            return _njit(**CPU_OPTIONS)(clone)
        return _cuda_device(clone)


def _is_scratch(function: FunctionType) -> bool:
    return function.__module__ == __name__ and function.__name__ in SCRATCH


def room_for_moves() -> protocol.Moves:
    """Scratch space for `legal`, for generic code; usable only in bound code."""
    raise protocol.Unbound


def room_for_values() -> protocol.Values:
    """Scratch space for one number a legal action, for generic code; usable only in bound code."""
    raise protocol.Unbound


def room_for_thoughts() -> protocol.Values:
    """Scratch space for a policy, as long as the game says; usable only in bound code."""
    raise protocol.Unbound


def room_for_points() -> protocol.Points:
    """Scratch space for `standing`, for generic code; usable only in bound code."""
    raise protocol.Unbound


def room_for_cards() -> protocol.Order:
    """Scratch space for `shuffle` and `deal`, for generic code; usable only in bound code."""
    raise protocol.Unbound


# ---- on a GPU --------------------------------------------------------------------------------------------------------------------------------


def has_gpu() -> bool:
    try:
        return bool(_cuda().is_available())
    except ImportError:
        return False


def gpu_name() -> str:
    name = _cuda().get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def to_gpu(array: Any) -> Any:
    """A copy of an array on the device; its `copy_to_host()` brings it back."""
    return _cuda().to_device(array)


def launch(bound: Bound, function: str, count: int, *arguments: Any, threads: int = 128) -> None:
    """Run a bound `function(index, …)` for every index in [0, count), one GPU thread each, and wait. Arrays must be on the device."""
    _cuda_kernel(getattr(bound, function))[(count + threads - 1) // threads, threads](count, arguments)
    _cuda().synchronize()


def ptx(rules: ModuleType, function: FunctionType, *more: ModuleType) -> str:
    """The GPU assembly of one function. Needs the CUDA compiler library but no GPU, so that any machine can check that the rules compile."""
    linked = Bound(rules, "cuda", more, announce)
    with _pretended_device():
        item = getattr(linked, function.__name__).py_func
        code, _ = _cuda().compile_ptx(item, signature(function, rules), device=True, cc=PRETENDED)
    return str(code)


# ---- signatures ------------------------------------------------------------------------------------------------------------------------------


def signature(function: FunctionType, rules: ModuleType) -> Any:
    """The compiled signature a function's annotations ask for: `State` is the game's record, arrays are one-dimensional unless they say more."""
    import numba

    record = numba.typeof(np.zeros(1, rules.STATE)[0])
    hints = typing.get_type_hints(function, include_extras=True)
    hints.pop("return", None)
    return tuple(_numba_type(hint, record) for hint in hints.values())


def _numba_type(hint: Any, record: Any) -> Any:
    from numba import types

    plain = {int: types.int64, float: types.float64, bool: types.boolean, Any: record}
    if hint in plain:
        return plain[hint]
    (text,) = hint.__metadata__
    dtype, _, dimensions = text.partition("[")
    element = record if dtype == "STATE" else getattr(types, dtype)
    return types.Array(element, dimensions.count(":") or 1, "C")


# ---- the disk cache --------------------------------------------------------------------------------------------------------------------------


def cache_folder(modules: tuple[ModuleType, ...]) -> Path:
    """Where compiled code of exactly these sources lives."""
    return cache_home() / f"compiled-{_sources_hash(modules)}"


@cache
def _sources_hash(modules: tuple[ModuleType, ...]) -> str:
    """Of all the compiled code can depend on: the modules, what they import, and data files beside them, which become constants."""
    package = Path(__file__).parent.parent
    files = _imported({Path(module.__file__) for module in modules if module.__file__} | {Path(__file__)})
    folders = {Path(module.__file__).parent for module in modules if module.__file__}
    files |= {file for folder in folders for file in folder.rglob("*") if file.suffix in (".toml", ".json")}
    digest = hashlib.sha256(f"{sys.version_info[:2]} {np.__version__} {_numba().__version__}".encode())
    for file in sorted(files):
        digest.update(str(file.relative_to(package)).encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def _imported(files: set[Path]) -> set[Path]:
    """These source files and all of this project that they import at the top."""
    found: set[Path] = set()
    waiting = list(files)
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            waiting += _imports(file)
    return found


def _imports(file: Path) -> Iterator[Path]:
    for start, path, names in IMPORT.findall(file.read_text("utf-8")):
        base = Path(__file__).parent.parent if start == PACKAGE else file.parents[len(start) - 1]
        source = base.joinpath(*path.strip(".").split("."))
        for name in re.findall(r"\w+", names):  # a module of the package, or else something the package itself defines
            choices = source / f"{name}.py", source.with_suffix(".py"), source / "__init__.py"
            yield from [choice for choice in choices if choice.exists()][:1]


IMPORT: Final = re.compile(rf"^from (\.+|{PACKAGE})([\w.]*) import (\([^)]*\)|.*)", re.MULTILINE)


def _entries_hash(entries: dict[str, FunctionType]) -> str:
    names = " ".join(f"{f.__module__}.{name}" for name, f in entries.items())
    return hashlib.sha256(names.encode()).hexdigest()[:8]


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Of several processes that need the same code, one compiles and the others wait for it. A lock dies with its process."""
    with (writable(folder) / "lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextmanager
def _cache_in(folder: Path) -> Iterator[None]:
    config = _numba().config
    before = config.CACHE_DIR
    folder.mkdir(parents=True, exist_ok=True)
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


# ---- the compilers ---------------------------------------------------------------------------------------------------------------------------


def _numba() -> Any:
    import numba

    return numba


def _njit(**options: Any) -> Any:
    return _numba().njit(**options)


def _cuda() -> Any:
    if "row_stack" not in vars(np):  # NumPy 2.5 dropped this name, numba-cuda still looks it up when imported
        np.__dict__["row_stack"] = np.vstack
    from numba import cuda

    return cuda


def _cuda_device(clone: FunctionType) -> Any:
    return _cuda().jit(device=True)(clone)


def _cuda_scratch(size: int, dtype: Any) -> Any:
    cuda, element = _cuda(), _numba().from_dtype(np.dtype(dtype))

    def room() -> Any:
        return cuda.local.array(size, element)

    return cuda.jit(device=True, inline="always")(room)


@cache
def _cuda_kernel(item: Any) -> Any:
    cuda = _cuda()

    def kernel(count: int, arguments: tuple[Any, ...]) -> None:
        index = cuda.grid(1)
        if index < count:
            item(index, *arguments)

    return cuda.jit(kernel)


PRETENDED: Final = (9, 0)  # the architecture to compile for where there is no GPU to ask


@contextmanager
def _pretended_device() -> Iterator[None]:
    """numba-cuda asks the current device for its architecture even when told one, for every function called by another."""
    _cuda()
    from numba.cuda import dispatcher

    before = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=PRETENDED)
    try:
        yield
    finally:
        dispatcher.get_current_device = before
