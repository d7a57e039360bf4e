"""Every sentence a player can see exists in every language and can be said with the facts it is given."""

from __future__ import annotations

import ast as python
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

import sobremesa
from sobremesa.i18n import FOLDER, LANGUAGES
from sobremesa.table.table import PHRASES

from .fluent import FILES, all_messages, entries, messages

SOURCE = Path(sobremesa.__file__).parent
PROOFS = SOURCE / "table" / "check.py"  # its codes are steps of a proof, which the terminal words itself
FREE = "*"  # facts that cannot be read off the source


def refusals() -> Iterator[tuple[str, set[str], str]]:
    """(code, names of its facts, where) for every refuse("…") in the package."""
    for file in sorted(SOURCE.rglob("*.py")):
        if file == PROOFS:
            continue
        for node in python.walk(python.parse(file.read_text("utf-8"))):
            if not isinstance(node, python.Call) or not isinstance(node.func, python.Name) or not node.args:
                continue
            code = node.args[0]
            if node.func.id == "refuse" and isinstance(code, python.Constant):
                facts = {keyword.arg or FREE for keyword in node.keywords}
                yield str(code.value), facts, f"{file.relative_to(SOURCE)}:{node.lineno}"


REFUSALS = list(refusals())


def test_refusals_are_found() -> None:
    codes = {code for code, _, _ in REFUSALS}
    assert {"players", "stale-ply", "parade-not-in-hand", "bad-cookie", "message-too-big"} <= codes


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_reason(language: str) -> None:
    known = all_messages(language)
    assert not sorted({f"{code} ({where})" for code, _, where in REFUSALS if f"error-{code}" not in known})


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_use_only_facts_they_are_given(language: str) -> None:
    known = all_messages(language)
    wrong = [
        f"{code} ({where}): {sorted(lacking)}"
        for code, facts, where in REFUSALS
        if FREE not in facts
        and (code, facts) != ("options", set())
        and (lacking := known.get(f"error-{code}", frozenset()) - facts - {"line"})
    ]
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_takeback_reasons_and_phrases_are_worded(language: str) -> None:
    known = all_messages(language)
    reasons = ("nothing", "over", "asked", "revealed", "answered", "free", "not-asked")
    wanted = {f"error-takeback-{reason}" for reason in reasons} | {f"phrase-{phrase}" for phrase in PHRASES}
    assert wanted <= set(known)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read(language: str, file: str) -> None:
    assert not [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_languages_say_the_same_things_with_the_same_variables(language: str, file: str) -> None:
    assert messages(language, file) == messages("en", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_used_twice(language: str) -> None:
    ids = Counter(
        entry.id.name
        for file in FILES
        for entry in entries(language, file)
        if isinstance(entry, ast.Message | ast.Term)
    )
    assert not [id for id, count in ids.items() if count > 1]


def test_there_is_a_folder_for_every_language_and_no_other() -> None:
    assert sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and path.name != "__pycache__") == sorted(
        LANGUAGES
    )
