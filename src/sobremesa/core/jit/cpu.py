"""Compiled for the processor: a game and the code linked to it become one object, which is kept in a file.

Numba as it comes makes machine code of every function, and optimises it, with all it calls, once more inside each of its callers. Our rules
are hundreds of short functions that call each other, so that most of the work would be done many times over. Here functions are only
translated; then they are put together, optimised and made into machine code once (decision record 8).

This goes deeper into Numba than its documentation does, hence the narrow range of versions in pyproject.toml.
"""

from __future__ import annotations

import gc
import pickle
import tempfile
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Final, NamedTuple

import numba
import numpy as np
from numba import _dynfunc, types
from numba.core import serialize
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import compile_result
from numba.core.compiler_lock import global_compiler_lock
from numba.core.cpu import CPUContext
from numba.core.environment import lookup_environment
from numba.core.imputils import lower_cast
from numba.core.registry import cpu_target
from numba.core.runtime.nrt import rtsys

from .linker import Linker, Tools
from .signatures import signature

# nogil: bots think in threads. error_model: division as in C, no hidden exceptions in the rules.
OPTIONS: Final[dict[str, Any]] = {"nogil": True, "error_model": "numpy", "boundscheck": False}
TRANSLATED: Final = OPTIONS | {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
ENVIRONMENT: Final = "_ZN08NumbaEnv"  # how the names of Numba's global variables for a function's surroundings begin
NOWHERE: Final = 1  # the address of what is never called

Report = Callable[[int, int], None]


class Entry(NamedTuple):
    """A function that Python may call: how Numba describes it, and its name in the object."""

    description: Any
    environment: Any
    signature: Any
    symbol: str


class Code(NamedTuple):
    """What the file holds."""

    name: str
    machine_code: bytes
    entries: dict[str, Entry]
    environments: dict[str, Any]  # by symbol


def compile_to(file: Path, modules: tuple[ModuleType, ...], entries: dict[str, FunctionType], report: Report) -> None:
    """Compile these functions, linked, into the file. It is there whole or not at all."""
    with global_compiler_lock, _without_collecting():
        code = _compiled(f"{file.parent.name}.{file.name}", _translated(modules, entries, report))
    with tempfile.TemporaryDirectory(dir=file.parent) as folder:
        draft = Path(folder) / file.name
        draft.write_bytes(serialize.dumps(code))
        draft.replace(file)
    report(len(entries) + 1, len(entries) + 1)


def load(file: Path, entries: dict[str, FunctionType]) -> dict[str, Any]:
    """The functions, ready to be called; nothing where the file is missing or damaged."""
    with global_compiler_lock:
        rtsys.initialize(_context())  # the helpers in C that compiled code calls
        try:
            code: Code = pickle.loads(file.read_bytes())  # noqa: S301 (our own, from a folder of our own)
        except Exception:
            return {}
        library = _library_of(code)
        return {name: _callable(function, code.entries[name], library) for name, function in entries.items()}


def _context() -> Any:
    return cpu_target.target_context


# ---- translating -----------------------------------------------------------------------------------------------------------------------------


class _Part(JITCodeLibrary):
    """One function, translated. Machine code is made of all parts together."""

    def finalize(self) -> None:
        self._finalized = True

    def add_llvm_module(self, ll_module: Any) -> None:
        ll_module.data_layout = str(self.codegen.target_data)
        self._final_module.link_in(ll_module)

    def get_pointer_to_function(self, name: str) -> int:
        return NOWHERE

    def called(self) -> list[Any]:
        return self._linking_libraries

    def alone(self) -> Any:
        return self._final_module

    def _get_module_for_linking(self) -> Any:
        """For others who compile in this process, and call a function of Numba's own that was first translated here."""
        if self._shared_module is None:
            whole = self._final_module.clone()
            for part in _closure([self])[1:]:
                whole.link_in(_module_of(part), preserve=True)
            _set_linkage(whole, "linkonce_odr")
            self._shared_module = whole
        return self._shared_module


def _translated(modules: tuple[ModuleType, ...], entries: dict[str, FunctionType], report: Report) -> dict[str, Any]:
    linker = Linker(modules, Tools(_dispatcher, _room))
    results: dict[str, Any] = {}
    with _into_parts():
        for index, (name, function) in enumerate(entries.items()):
            report(index, len(entries) + 1)
            asked = signature(function, linker.constants)
            linked = linker.link(function)
            linked.compile(asked)
            results[name] = linked.overloads[asked]
    report(len(entries), len(entries) + 1)
    return results


def _dispatcher(clone: FunctionType) -> Any:
    """Translated once, and not once more for each width of integer, each constant and each array inside a record that it is called with."""
    dispatcher = numba.njit(**TRANSLATED)(clone)
    fold = dispatcher._compiler.fold_argument_types

    def folded(arguments: Any, keywords: Any) -> Any:
        python_signature, given = fold(arguments, keywords)
        return python_signature, tuple(_plain(argument) for argument in given)

    dispatcher._compiler.fold_argument_types = folded
    return dispatcher


def _plain(argument: Any) -> Any:
    if isinstance(argument, types.BooleanLiteral):
        return types.boolean
    if isinstance(argument, types.IntegerLiteral) or (isinstance(argument, types.Integer) and argument.signed):
        return types.int64
    if isinstance(argument, types.NestedArray):
        return types.Array(argument.dtype, argument.ndim, "C")
    return argument


@lower_cast(types.NestedArray, types.Array)
def _as_any_array(context: Any, builder: Any, nested: Any, wanted: Any, value: Any) -> Any:
    """They look the same: an array inside a record is one that knows its length."""
    return value


def _room(size: int, dtype: Any) -> Any:
    def room() -> Any:
        return np.empty(size, dtype)

    return numba.njit(inline="always", **TRANSLATED)(room)


@contextmanager
def _into_parts() -> Iterator[None]:
    context = _context()
    codegen = context.codegen()

    def executable(library: Any, description: Any, environment: Any) -> Any:
        if not isinstance(library, _Part):
            return CPUContext.get_executable(context, library, description, environment)
        return _function(description, NOWHERE, environment, library)

    codegen._library_class = _Part
    context.get_executable = executable
    try:
        yield
    finally:
        del codegen._library_class, context.get_executable


@contextmanager
def _without_collecting() -> Iterator[None]:
    """The compiler makes many objects and hardly any garbage: looking for it takes a tenth of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


# ---- putting together ------------------------------------------------------------------------------------------------------------------------


def _compiled(name: str, results: dict[str, Any]) -> Code:
    context = _context()
    library = context.codegen().create_library(name)
    module = library._final_module
    for part in _closure([result.library for result in results.values()]):
        module.link_in(_module_of(part), preserve=True)
    for result in results.values():
        context.create_cpython_wrapper(library, result.fndesc, result.environment, result.call_helper, release_gil=True)
    entries = {entry: _exported(module, result, name) for entry, result in results.items()}
    environments = _environments(module, name)
    # all else is the object's own affair: another may hold a function of the same name that is linked to another game
    _set_linkage(module, "internal", {entry.symbol for entry in entries.values()})
    library._optimize_final_module()
    library._verify_declare_only_symbols()
    machine_code = library.codegen._tm.emit_object(library._final_module)
    return Code(name, machine_code, entries, environments)


def _closure(libraries: list[Any]) -> list[Any]:
    """These, and all they call, each once."""
    found: dict[Any, None] = {}
    waiting = list(reversed(libraries))
    while waiting:
        library = waiting.pop()
        if library not in found:
            found[library] = None
            waiting += (
                library.called() if isinstance(library, _Part) else []
            )  # others have all they call in them already
    return list(found)


def _module_of(library: Any) -> Any:
    return library.alone() if isinstance(library, _Part) else library._get_module_for_linking()


def _set_linkage(module: Any, linkage: str, but: Collection[str] = ()) -> None:
    for function in module.functions:
        if not function.is_declaration and function.linkage.name == "external" and function.name not in but:
            function.linkage = linkage


def _exported(module: Any, result: Any, name: str) -> Entry:
    """Numba counts names up in every process anew, so that two files may hold the same ones; with the file's own name before them they cannot."""
    description = result.fndesc
    description.typemap = description.calltypes = None  # large, and of no use any more
    wrapper = module.get_function(description.llvm_cpython_wrapper_name)
    wrapper.name = f"{name}.{wrapper.name}"
    return Entry(description, result.environment, result.signature, wrapper.name)


def _environments(module: Any, name: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for variable in module.global_variables:
        if variable.name.startswith(ENVIRONMENT):
            environment = lookup_environment(variable.name)
            variable.name = f"{name}.{variable.name}"
            if environment is not None:
                found[variable.name] = environment
    return found


# ---- loading ---------------------------------------------------------------------------------------------------------------------------------


def _library_of(code: Code) -> Any:
    codegen = _context().codegen()
    library = codegen.create_library(code.name)
    library.enable_object_caching()
    library._set_compiled_object(code.machine_code)
    library._finalize_final_module()
    codegen._engine._defined_symbols.update(entry.symbol for entry in code.entries.values())
    for symbol, environment in code.environments.items():
        codegen.set_env(symbol, environment)
    return library


def _callable(function: FunctionType, entry: Entry, library: Any) -> Any:
    """Numba looks at the arguments of every call: other integers are converted to those declared, arrays of another type are refused."""
    dispatcher = numba.njit(**OPTIONS)(function)
    pointer = library.get_pointer_to_function(entry.symbol)
    called = _function(entry.description, pointer, entry.environment, library)
    dispatcher.add_overload(
        compile_result(
            entry_point=called,
            signature=entry.signature,
            fndesc=entry.description,
            environment=entry.environment,
            library=library,
            objectmode=False,
        )
    )
    dispatcher.disable_compile()
    return dispatcher


def _function(description: Any, pointer: int, environment: Any, library: Any) -> Any:
    return _dynfunc.make_function(
        description.lookup_module(), description.qualname, "", pointer, environment, (library,)
    )
