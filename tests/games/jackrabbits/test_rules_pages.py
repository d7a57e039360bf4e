"""The rules page says the same in three languages, and every rule of it is set beside its verse of the rulebook."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sobremesa import i18n
from sobremesa.games.jackrabbits.board import network, sample_board
from sobremesa.games.jackrabbits.board.lattice import NODES

PAGES = Path(__file__).parents[3] / "docs" / "rules"
PAGE = {"en": "jackrabbits.md", "es": "jackrabbits.es.md", "fr": "jackrabbits.fr.md"}
LOTTERY = {"en": "lottery", "es": "lotería", "fr": "loterie", "de": "Lotterie"}
RULING = "**[R]**"
each_language = pytest.mark.parametrize("language", i18n.LANGUAGES)


def paragraphs(language: str) -> dict[str, str]:
    """Rule → what the page says of it. Rules without numbers of their own go by their chapter; options by their row."""
    text = (PAGES / PAGE[language]).read_text("utf-8")
    found: dict[str, str] = {}
    for chapter in re.split(r"^## ", text, flags=re.M)[1:]:
        for block in chapter.split("\n\n")[1:]:
            number = re.match(r"\*\*(\d\.\d)", block) or re.match(r"(\d+)\.", chapter)
            if number and block.strip() and not block.startswith("|"):
                found[number[1]] = found.get(number[1], "") + block
    return found


def options(language: str) -> list[str]:
    chapter = (PAGES / PAGE[language]).read_text("utf-8").split("\n## 9.")[1].split("\n## ")[0]
    return [line for line in chapter.splitlines() if line.startswith("| ")][1:]


def sources() -> dict[str, str]:
    """Rule or option → its row in the table of sources."""
    lines = (PAGES / "jackrabbits-sources.md").read_text("utf-8").splitlines()
    return {line.split("|")[1].strip(): line for line in lines if line.startswith("| ")}


@pytest.mark.parametrize("language", ["es", "fr"])
def test_a_page_has_the_rules_and_rulings_of_the_english_one(language: str) -> None:
    def rulings(one: str) -> tuple[dict[str, int], list[int]]:
        numbered = {number: text.count(RULING) for number, text in paragraphs(one).items()}
        return numbered, [row.count(RULING) for row in options(one)]

    assert rulings(language) == rulings("en")


def test_every_rule_is_set_beside_its_verse() -> None:
    rows = sources()
    assert set(paragraphs("en")) - set(rows) <= {"9"}
    assert {row.split("|")[1].strip() for row in options("en")} <= set(rows)


def test_what_the_page_marks_as_a_ruling_is_one_in_the_table_and_says_why() -> None:
    rows = sources()
    ruled = {number for number, text in paragraphs("en").items() if RULING in text} - {"9"}
    ruled |= {row.split("|")[1].strip() for row in options("en") if RULING in row}
    assert ruled == {rule for rule, row in rows.items() if RULING in row}


@each_language
@pytest.mark.parametrize("sentence", ["jackrabbits-rule-7", "terminal-jackrabbits-rule-7"])
def test_7_the_short_rules_do_not_forget_the_lottery(language: str, sentence: str) -> None:
    assert LOTTERY[language] in i18n.say(language, sentence)


def test_the_sample_board_is_not_one_land_as_its_help_says() -> None:
    """The three houses of clubs lie on an island; no other house does."""
    roads = network(sample_board())
    joined, edge = set[int](), {0}
    while edge:
        joined |= edge
        near = {int(to) for node in edge for to in roads.link[node] if to >= 0}
        twins = {int(roads.twin[node]) for node in edge if roads.twin[node] >= 0}
        edge = (near | twins) - joined
    assert set(range(NODES)) - joined == {1, 5, 9, 46, 47, 48}
