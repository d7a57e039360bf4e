"""The reference of the Python API, from its docstrings and annotations.

python tools/reference_page.py         # writes docs/reference.md, which `make docs` builds and nobody edits
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[1] / "docs"
INTRODUCTION = "What can be imported, and what it says of itself. [Recipes](python.md) show how it is used."
# A module, and what of it is for everybody; nothing stands for all of its `__all__`.
MODULES: dict[str, tuple[str, ...]] = {
    "sobremesa": (),
    "sobremesa.envs": (),
    "sobremesa.envs.pettingzoo": (),
    "sobremesa.envs.gymnasium": (),
    "sobremesa.envs.openspiel": (),
    "sobremesa.client": (),
    "sobremesa.client.aio": (),
    "sobremesa.lab.simulate": ("simulate", "Simulation", "Result"),
    "sobremesa.lab.arena": ("meet", "Report"),
    "sobremesa.core.jit": ("bind",),
    "sobremesa.core.observation": ("named",),
}


def page() -> str:
    return "\n\n".join(["# Reference", INTRODUCTION, *(section(name, *MODULES[name]) for name in MODULES)]) + "\n"


def section(module: str, *names: str) -> str:
    home = import_module(module)
    parts = [f"## {module}", prose(home)]
    for name in names or sorted(home.__all__, key=str.lower):
        parts += described(name, getattr(home, name))
    return "\n\n".join(part for part in parts if part)


def described(name: str, thing: Any) -> Iterator[str]:
    if inspect.isclass(thing):
        yield f"### {name}"
        yield code(f"class {name}{parameters(thing)}")
        yield prose(thing)
        yield members(thing)
    elif callable(thing):
        yield f"### {name}"
        yield code(f"def {name}{signature_of(thing)}")
        yield prose(thing)
    elif not name.startswith("__"):
        yield f"### {name}"
        yield code(f"{name} = {thing!r}")


def parameters(kind: type) -> str:
    """As it is made; nothing where only Sobremesa makes it."""
    made = "__init__" in vars(kind) or hasattr(kind, "__dataclass_fields__")
    return signature_of(kind).removesuffix(" -> None") if made and not issubclass(kind, Exception) else ""


def members(kind: type) -> str:
    notes = notes_in(kind)
    lines = [f"- **`{name}`**: {note}" for name, note in notes.items()]
    for name, member in own_and_inherited(kind).items():
        if name.startswith("_") or name in notes:
            continue
        if isinstance(member, property):
            lines.append(f"- **`{name}`** `→ {returned(member.fget)}`: {prose(member, flat=True)}")
        elif inspect.isfunction(member):
            lines.append(f"- **`{name}{signature_of(member, skipped=1)}`**: {prose(member, flat=True)}")
    return "\n".join(lines)


def own_and_inherited(kind: type) -> dict[str, Any]:
    """What a class has of ours."""
    ours = [base for base in reversed(kind.__mro__) if base.__module__.startswith("sobremesa")]
    return {name: member for base in ours for name, member in vars(base).items()}


def notes_in(kind: type) -> dict[str, str]:
    """What stands below an attribute, as a text by itself."""
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    body = [node for one in ast.walk(tree) if isinstance(one, ast.ClassDef | ast.FunctionDef) for node in one.body]
    return {
        target_of(before): " ".join(after.value.value.split())
        for before, after in pairwise(body)
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and isinstance(after.value.value, str)
        if target_of(before)
    }


def target_of(node: ast.stmt) -> str:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return "".join(getattr(one, "attr", "") or getattr(one, "id", "") for one in targets)


def returned(function: Any) -> str:
    return str(inspect.signature(function).return_annotation)


class Bare(str):
    """An annotation as it was written, without quotes."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def signature_of(function: Any, skipped: int = 0) -> str:
    given = inspect.signature(function)
    kept = list(given.parameters.values())[skipped:]
    bare = [one.replace(annotation=bare_of(one.annotation)) for one in kept]
    return str(given.replace(parameters=bare, return_annotation=bare_of(given.return_annotation)))


def bare_of(annotation: Any) -> Any:
    return Bare(annotation) if isinstance(annotation, str) else annotation


def prose(thing: Any, flat: bool = False) -> str:
    text = inspect.getdoc(thing) or ""
    return " ".join(text.split()) if flat else text


def code(text: str) -> str:
    return f"```python\n{text}\n```"


def write(docs: Path) -> Path:
    file = docs / "reference.md"
    file.write_text(page(), "utf-8")
    return file


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else DOCS)
