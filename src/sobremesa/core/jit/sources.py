"""All that compiled code depends on, as a short name: another name, other code."""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import numpy as np

from .linker import PACKAGE

ROOT: Final = Path(__file__).parent.parent.parent
IMPORT: Final = re.compile(rf"^from (\.+|{PACKAGE})([\w.]*) import (\([^)]*\)|.*)", re.MULTILINE)


@cache
def sources_hash(modules: tuple[ModuleType, ...]) -> str:
    """Of the modules, what they import, and data files beside them, which become constants; of who compiles them, and for which processor."""
    import numba
    from numba.core.registry import cpu_target

    files = imported({Path(module.__file__) for module in modules if module.__file__} | {Path(__file__)})
    folders = {Path(module.__file__).parent for module in modules if module.__file__}
    files |= {file for folder in folders for file in folder.rglob("*") if file.suffix in (".toml", ".json")}
    context: Any = cpu_target.target_context
    machine = context.codegen().magic_tuple()
    digest = hashlib.sha256(f"{sys.version_info[:2]} {np.__version__} {numba.__version__} {machine}".encode())
    for file in sorted(files):
        digest.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def imported(files: set[Path]) -> set[Path]:
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
        base = ROOT if start == PACKAGE else file.parents[len(start) - 1]
        source = base.joinpath(*path.strip(".").split("."))
        for name in re.findall(r"\w+", names):  # a module of the package, or else something the package itself defines
            choices = source / f"{name}.py", source.with_suffix(".py"), source / "__init__.py"
            yield from [choice for choice in choices if choice.exists()][:1]
