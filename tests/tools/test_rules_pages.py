"""The rules in the documentation are the ones the table shows: every rule, in every language, with its number and an example."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

from sobremesa.i18n import LANGUAGES, bundle, say

TOOL = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "rules_pages.py"))
NAV = (Path(__file__).parents[2] / "zensical.toml").read_text("utf-8")
TELL_THEMSELVES = {"parade": {"1", "3", "4", "9"}, "coloretto": {"8", "11"}}  # examples already, or nothing to show


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, str], str]:
    written = TOOL["write"](tmp_path_factory.mktemp("docs"))
    return {(file.parent.name, file.stem): file.read_text("utf-8") for file in written}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOOL["GAMES"])
def test_a_page_tells_every_rule_with_its_number(pages: dict[tuple[str, str], str], game: str, language: str) -> None:
    text = pages[language, game]
    for rule in TOOL["rules_of"](game):
        assert f"**{rule.replace('-', '.')}** · {say(language, f'{game}-rule-{rule}')}" in text
    assert not re.search(r"\b[a-z]+-(rule|example)-", text)


@pytest.mark.parametrize("game", TOOL["GAMES"])
def test_examples_are_of_rules_there_are(game: str) -> None:
    prefix = f"{game}-example-"
    told = {id.removeprefix(prefix) for id in bundle("en").ids() if id.startswith(prefix)}
    assert told <= set(TOOL["rules_of"](game))


@pytest.mark.parametrize("game", ["parade", "coloretto"])
def test_every_rule_of_the_short_games_has_an_example(game: str) -> None:
    lacking = {rule for rule in TOOL["rules_of"](game) if f"{game}-example-{rule}" not in bundle("en").ids()}
    assert lacking == TELL_THEMSELVES[game]


def test_every_page_is_in_the_contents() -> None:
    """Of the games whose rules are told at length, too."""
    told = [page.stem for page in (TOOL["DOCS"] / "rules").glob("*.md") if page.stem in TOOL["GAMES"]]
    assert told
    assert all(f'"rules/{language}/{game}.md"' in NAV for language in LANGUAGES for game in told)
