"""Every rule is set beside its verse of the rulebook, and every ruling of ours has its reason there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sobremesa import i18n
from sobremesa.games.jackrabbits.board import network, sample_board
from sobremesa.games.jackrabbits.board.lattice import NODES

SOURCES = Path(__file__).parents[3] / "docs" / "rules" / "jackrabbits-sources.md"
LOTTERY = {"en": "lottery", "es": "lotería", "fr": "loterie", "de": "Lotterie"}
RULING = "[R]"


def named(rule: str) -> str:
    """As the table of sources calls it: by number, an option by its name."""
    option = re.match(r"\*\*(.+?)\.\*\*", i18n.say("en", f"jackrabbits-rule-{rule}")) if rule.startswith("9-") else None
    return option[1].lower() if option else rule.replace("-", ".")


RULES = {named(rule): i18n.say("en", f"jackrabbits-detail-{rule}") for rule in i18n.rules_of("jackrabbits")}
HEADINGS = {"1", "2", "5", "6", "8", "9"}


def sources() -> dict[str, str]:
    """Rule or option → its row in the table of sources."""
    lines = SOURCES.read_text("utf-8").splitlines()
    return {line.split("|")[1].strip(): line for line in lines if line.startswith("| ")}


def test_every_rule_is_set_beside_its_verse() -> None:
    assert set(RULES) - set(sources()) <= HEADINGS


def test_what_the_small_print_marks_as_a_ruling_is_one_in_the_table_and_says_why() -> None:
    ruled = {rule for rule, detail in RULES.items() if RULING in detail} - {"9"}
    assert ruled == {rule for rule, row in sources().items() if RULING in row}


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_7_does_not_forget_the_lottery(language: str) -> None:
    assert LOTTERY[language] in i18n.say(language, "jackrabbits-rule-7")


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
