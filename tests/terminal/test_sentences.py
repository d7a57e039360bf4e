"""Every sentence the terminal, the command line and the table can say exists in three languages, with the same variables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import sobremesa
from sobremesa.i18n import LANGUAGES, has
from sobremesa.terminal.commands import COMMANDS, words
from sobremesa.terminal.render.parade import RULES

SOURCE = Path(sobremesa.__file__).parent
OURS = [file for folder in ("cli", "terminal", "table") for file in (SOURCE / folder).rglob("*.py")]
TEXT = "\n".join(file.read_text("utf-8") for file in OURS)
SAID = set(re.findall(r'"((?:terminal|help)-[a-z0-9-]*[a-z0-9])"', TEXT))
REFUSED = {f"error-{code}" for code in re.findall(r'\b(?:refuse|Refusal)\(\s*"([a-z0-9-]+)"', TEXT)}
BUILT = {f"terminal-word-{one}" for one in COMMANDS} | {f"terminal-help-{one}" for one in COMMANDS}
BUILT |= {f"help-flag-{id}" for id in re.findall(r'words\.flag\("([a-z-]+)"', TEXT)}
BUILT |= {f"terminal-parade-rule-{number}" for number in range(1, RULES + 1)}
BUILT |= {f"terminal-proof-{code}" for code in ("commitment", "no-commitment", "order", "starter", "game")}
NOT_REFUSALS = {
    "error-commitment",
    "error-no-commitment",
    "error-order",
    "error-starter",
    "error-game",
}  # steps of a proof


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_is_written(language):
    wanted = SAID | BUILT | (REFUSED - NOT_REFUSALS)
    assert not sorted(id for id in wanted if not has(language, id))


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(language: str, file: str) -> dict[str, set[str]]:
    parsed = FluentParser().parse((SOURCE / "i18n" / language / file).read_text("utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in parsed.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("file", ["terminal.ftl", "errors.ftl"])
@pytest.mark.parametrize("language", ["es", "fr"])
def test_languages_keep_in_step(language, file):
    assert messages(language, file) == messages("en", file)


def test_nothing_is_written_that_nobody_says():
    games = {
        id for id in messages("en", "terminal.ftl") if id.startswith(("terminal-game-", "help-usage-", "help-word-"))
    }
    commands = {
        f"help-{name}"
        for name in ("play", "serve", "check", "verify", "simulate", "games", "board", "compile", "completion")
    }
    assert set(messages("en", "terminal.ftl")) - SAID - BUILT - games - commands == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_commands(language):
    typed = [word for one in COMMANDS for word in words(language, one)]
    assert len(typed) == len(set(typed))
    english = {word: one for one in COMMANDS for word in words("en", one)}
    assert all(english.get(word, one) == one for one in COMMANDS for word in words(language, one))
