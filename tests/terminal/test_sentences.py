"""Every sentence the terminal, the command line and the table can say exists in every language, with the same variables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sobremesa
from sobremesa.games.parade.preview import TRIGGERS
from sobremesa.i18n import LANGUAGES, has
from sobremesa.terminal.typed import ALL, COMMANDS, words
from tests.i18n.fluent import messages

SOURCE = Path(sobremesa.__file__).parent
OURS = [file for folder in ("cli", "terminal", "table", "games") for file in (SOURCE / folder).rglob("*.py")]
TEXT = "\n".join(file.read_text("utf-8") for file in OURS)
SAID = set(re.findall(r'"((?:terminal|help)-[a-z0-9-]*[a-z0-9])"', TEXT))
REFUSED = {f"error-{code}" for code in re.findall(r'\b(?:refuse|Refusal)\(\s*"([a-z0-9-]+)"', TEXT)}
BUILT = {f"terminal-word-{one}" for one in ALL} | {f"terminal-help-{one}" for one in COMMANDS}
BUILT |= {f"help-flag-{id}" for id in re.findall(r'words\.flag\("([a-z-]+)"', TEXT)}
BUILT |= {f"parade-ending-{why}" for why in TRIGGERS.values() if why}
PROVEN = ("commitment", "no-commitment", "order", "starter", "words-after", "words-before", "words-none", "game")
BUILT |= {f"terminal-proof-{code}" for code in PROVEN}
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


def test_nothing_is_written_that_nobody_says():
    written = {
        id for file in ("i18n/*/terminal.ftl", "games/parade/i18n/*/parade_terminal.ftl") for id in messages("en", file)
    }
    shown = {id for id in written if id.startswith(("help-usage-", "help-word-"))}
    commands = {
        f"help-{name}"
        for name in ("play", "serve", "check", "verify", "simulate", "games", "compile", "completion", "new-game")
    }
    assert written - SAID - BUILT - shown - commands == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_commands(language):
    typed = [word for one in ALL for word in words(language, one)]
    assert len(typed) == len(set(typed))
    english = {word: one for one in ALL for word in words("en", one)}
    assert all(english.get(word, one) == one for one in ALL for word in words(language, one))
