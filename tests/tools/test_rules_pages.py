"""The rules have one source, told by browser, terminal and documentation: every rule, in every language, with its number and an example."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

from sobremesa.i18n import LANGUAGES, bundle, rules_of, say

ROOT = Path(__file__).parents[2]
TOOL = runpy.run_path(str(ROOT / "tools" / "rules_pages.py"))
NAV = (ROOT / "zensical.toml").read_text("utf-8")
PICTURES = ROOT / "docs" / "pictures" / "rules"
SOURCE = ROOT / "src" / "sobremesa" / "games"
GAMES = ("parade", "coloretto", "jackrabbits")
each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)
# `# 3b`, `"""5.4, 8: …`, `(8.2)`, `Preview("8.1"`, `rule="5"`
CITED = re.compile(
    r"""# ([1-9]\d*(?:\.\d+|[a-d])?)(?=$|:)|"{3}(\d+(?:\.\d+)?)(?=[:,])|\((\d\.\d)\)|(?<![=\w])"(\d+[a-d]|\d\.\d)"|rule="(\d+)\"""",
    re.M,
)


def told(game: str, part: str, language: str = "en") -> dict[str, str]:
    """Rule → its sentence, example, picture or small print."""
    prefix = f"{game}-{part}-"
    ids = [id for id in bundle(language).ids() if id.startswith(prefix)]
    return {id.removeprefix(prefix): say(language, id) for id in ids}


def has_parts(game: str, rule: str) -> bool:
    """`3` has `3a`, `5` has `5-1`: such a rule is a heading."""
    return any(re.fullmatch(rf"{rule}([a-z]|-\d+)", other) for other in rules_of(game))


@each_language
@each_game
def test_every_rule_has_an_example_in_every_language(game: str, language: str) -> None:
    rules = [rule for rule in rules_of(game) if not has_parts(game, rule)]
    assert len(rules) > 8
    assert [rule for rule in rules if rule not in told(game, "example", language)] == []


@each_language
@each_game
def test_every_language_tells_the_same_in_the_same_order(game: str, language: str) -> None:
    for part in ("rule", "example", "detail", "picture"):
        assert list(told(game, part, language)) == list(told(game, part))
    rulings = {rule: text.count("[R]") for rule, text in told(game, "detail").items()}
    assert {rule: text.count("[R]") for rule, text in told(game, "detail", language).items()} == rulings


@each_game
def test_examples_pictures_and_small_print_are_of_rules_there_are(game: str) -> None:
    for part in ("example", "detail", "picture"):
        assert set(told(game, part)) <= set(rules_of(game))


@each_game
def test_every_number_that_code_cites_is_a_rule(game: str) -> None:
    cited = {number: file.name for file in (SOURCE / game).rglob("*.py") for number in numbers_in(file)}
    assert len(cited) >= 5
    assert {number: file for number, file in cited.items() if number not in numbered(game)} == {}


def numbers_in(file: Path) -> set[str]:
    return {number for found in CITED.findall(file.read_text("utf-8")) for number in found if number}


def numbered(game: str) -> set[str]:
    return {rule.replace("-", ".", 1) for rule in rules_of(game)}


@each_game
def test_a_sentence_is_short(game: str) -> None:
    """A ten-year-old reads it: no sentence of a rule has more than 36 words, in the language that needs most."""
    long = {
        f"{language} {rule}": sentence
        for language in LANGUAGES
        for rule, text in told(game, "rule", language).items()
        for sentence in re.split(r"(?<=[.!?:;])\s", text)
        if len(sentence.split()) > 36
    }
    assert long == {}


@each_game
def test_pictures_are_drawn_for_the_rules_that_have_one(game: str) -> None:
    drawn = {file.stem.removeprefix(f"{game}-") for file in PICTURES.glob(f"{game}-*.svg")}
    assert drawn == set(told(game, "picture"))
    assert len(drawn) > 6


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, str], str]:
    written = TOOL["write"](tmp_path_factory.mktemp("docs"))
    return {(file.parent.name, file.stem): file.read_text("utf-8") for file in written}


@each_language
@pytest.mark.parametrize("game", TOOL["GAMES"])
def test_a_page_tells_every_rule_with_its_number(pages: dict[tuple[str, str], str], game: str, language: str) -> None:
    text = pages[language, game]
    for rule in rules_of(game):
        assert f"**{rule.replace('-', '.')}** · {say(language, f'{game}-rule-{rule}')}" in text
    assert not re.search(r"\b[a-z]+-(rule|example|detail|picture)-", text.replace(f"rules/{game}-", ""))


@each_game
def test_every_page_is_in_the_contents(game: str) -> None:
    assert all(f'"rules/{language}/{game}.md"' in NAV for language in LANGUAGES)
