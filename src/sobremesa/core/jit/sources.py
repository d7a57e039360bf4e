"""All that compiled code depends on, as a short name: another name, other code."""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import numpy as np

from .constants import NotBindable
from .linker import PACKAGE, Scope

ROOT: Final = Path(__file__).resolve().parent.parent.parent
FROM: Final = re.compile(r"^from (\.*)([\w.]*) import (\([^)]*\)|.*)", re.MULTILINE)
IMPORT: Final = re.compile(r"^import ([\w.]+)", re.MULTILINE)
NAME: Final = re.compile(r"(\w+)(?: as \w+)?")
DATA: Final = (".toml", ".json")


@cache
def sources_hash(modules: tuple[ModuleType, ...]) -> str:
    """Of the modules, what they import, and data files beside them, which become constants; of who compiles them, and for which processor."""
    import numba
    from numba.core.registry import cpu_target

    own = {_file_of(module) for module in modules}
    files = imported(own | {Path(__file__).resolve()}, Scope(modules).packages)
    files |= {file for source in files for file in _data_of(source, source in own)}
    context: Any = cpu_target.target_context
    machine = context.codegen().magic_tuple()
    digest = hashlib.sha256(f"{sys.version_info[:2]} {np.__version__} {numba.__version__} {machine}".encode())
    for file in sorted(files):
        name = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
        digest.update(str(name).encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def _file_of(module: ModuleType) -> Path:
    file = vars(module).get("__file__")
    if not file:
        raise NotBindable(f"{module.__name__} does not lie in a file: compiled code is known by its sources")
    return Path(file).resolve()


def _data_of(source: Path, is_bound: bool) -> Iterator[Path]:
    """All in the folder of a game; somewhere else, where anything may lie, what has the name of the module."""
    if not source.is_relative_to(ROOT):
        yield from (source.with_suffix(suffix) for suffix in DATA if source.with_suffix(suffix).exists())
    elif is_bound:
        yield from (file for file in source.parent.rglob("*") if file.suffix in DATA)


def imported(files: set[Path], packages: Collection[str] = (PACKAGE,)) -> set[Path]:
    """These source files and all of these packages, or beside them, that they import at the top."""
    found: set[Path] = set()
    waiting = list(files)
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            waiting += _imports(file, packages)
    return found


def _imports(file: Path, packages: Collection[str]) -> Iterator[Path]:
    text = file.read_text("utf-8")
    for dots, path, names in FROM.findall(text):
        base = file.parents[len(dots) - 1] if dots else _home(path, file, packages)
        source = base.joinpath(*path.split("."))
        for name in NAME.findall(names):  # a module of the package, or else something the package itself defines
            yield from _first(source / f"{name}.py", source.with_suffix(".py"), source / "__init__.py")
    for path in IMPORT.findall(text):
        source = _home(path, file, packages).joinpath(*path.split("."))
        yield from _first(source.with_suffix(".py"), source / "__init__.py")


def _home(path: str, file: Path, packages: Collection[str]) -> Path:
    """The folder in which a path begins: where its package lies, or else beside the file that imports it."""
    top = path.split(".")[0]
    if top == PACKAGE:
        return ROOT.parent
    folders = file.parents if top in packages else []
    return next((folder for folder in folders if (folder / top).is_dir()), file.parent)


def _first(*choices: Path) -> list[Path]:
    return [choice for choice in choices if choice.exists()][:1]
