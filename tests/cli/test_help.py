"""`--help` says what happens when a flag is left out."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from sobremesa.cli import run
from sobremesa.cli.app import build
from sobremesa.i18n import LANGUAGES, say

COMMANDS = [name for name in build("en") if not name.startswith("-")]
SAID_IN_WORDS = {("arena", "jobs"), ("analyse", "jobs")}  # as many as there are cores


def defaults() -> list[tuple[str, str, Any]]:
    """(command, flag, what it is without) of every flag whose default is a value."""
    app = build("en")
    found = [
        (name, flag, parameter.default)
        for name in COMMANDS
        for flag, parameter in inspect.signature(app[name].default_command).parameters.items()
        if parameter.default not in (inspect.Parameter.empty, None, False, "")
    ]
    return [(name, flag, value) for name, flag, value in found if (name, flag) not in SAID_IN_WORDS]


def test_there_are_defaults_to_show() -> None:
    assert {"play", "serve", "simulate", "arena", "analyse", "board"} <= {name for name, _, _ in defaults()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_default_is_shown(
    command: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    assert run([command, "--help", "--language", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    for name, flag, value in defaults():
        if name == command:
            (line,) = (text for text in lines if text.strip("│ ").startswith(f"--{flag} "))
            shown = f"{value:g}" if isinstance(value, float) else str(value)
            assert say(language, "help-default", value=shown) in line


def test_what_is_off_says_no_default(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--help", "--language", "en"]) == 0
    assert "Default" not in capsys.readouterr().out
