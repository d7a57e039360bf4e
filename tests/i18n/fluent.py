"""The Fluent files, read with the parser of their own syntax."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sobremesa.i18n import FOLDER, LANGUAGES, files

PACKAGE = FOLDER.parent
# `games/parade/i18n/*/name.ftl`: one sort of file, whatever the language
FILES = sorted(
    {str(file.relative_to(PACKAGE).parent.parent / "*" / file.name) for one in LANGUAGES for file in files(one)}
)


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(entry: ast.BaseNode) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(entry)
    return frozenset(visitor.found)


@cache
def entries(language: str, file: str) -> list[ast.EntryType]:
    return FluentParser().parse((PACKAGE / file.replace("*", language)).read_text("utf-8")).body


def messages(language: str, file: str) -> dict[str, frozenset[str]]:
    """id → variables, attributes as `id.attribute`."""
    found: dict[str, frozenset[str]] = {}
    for entry in entries(language, file):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = variables(entry)
            found |= {f"{entry.id.name}.{one.id.name}": frozenset() for one in entry.attributes}
    return found


def all_messages(language: str) -> dict[str, frozenset[str]]:
    return {id: found for file in FILES for id, found in messages(language, file).items()}
