"""Sentences keep to docs/translating.md: its words, its spaces and marks, and what may stand before a name, a place, a colour or a number."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

from sobremesa.i18n import LANGUAGES

from .fluent import FILES, entries, variables

GUIDE = Path(__file__).parents[2] / "docs" / "translating.md"
TYPED = "terminal-word-"  # words to be typed, not sentences

FACT = re.compile(r"⟦.*?⟧")
Reading = tuple[str, str, str]  # file, id, one way the sentence can come out; a fact is written ⟦name⟧


# ---- sentences as they are read ----------------------------------------------------------------------------------------------------------------


def options_of(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    match element.expression:
        case ast.SelectExpression(variants=variants):
            return [text for variant in variants for text in readings(variant.value)]
        case ast.VariableReference(id=id) | ast.TermReference(id=id):
            return [f"⟦{id.name}⟧"]
        case ast.MessageReference(id=id):
            return [f"⟦@{id.name}⟧"]
        case ast.StringLiteral(value=value):
            return [value]
        case _:
            return ["⟦⟧"]


def readings(pattern: ast.Pattern) -> list[str]:
    """Every variant at least once; not every combination of them."""
    parts = [options_of(element) for element in pattern.elements]
    first = [part[0] for part in parts]
    return [
        "".join([*first[:index], option, *first[index + 1 :]]) for index, part in enumerate(parts) for option in part
    ]


def all_readings(language: str) -> Iterator[Reading]:
    for file in FILES:
        for entry in entries(language, file):
            if not isinstance(entry, ast.Message | ast.Term) or entry.id.name.startswith(TYPED):
                continue
            for pattern in [entry.value, *(attribute.value for attribute in entry.attributes)]:
                yield from ((file, entry.id.name, text) for text in (readings(pattern) if pattern else []))


def told(language: str, is_wrong: Callable[[str, str], object]) -> list[str]:
    """Readings of which this is true, told once each."""
    return sorted({f"{id}: {text}" for file, id, text in all_readings(language) if is_wrong(file, text)})


def test_readings_know_every_variant() -> None:
    wanted = [text for _, id, text in all_readings("en") if id == "match-ahead"]
    assert {"⟦seats⟧ is ahead. Points: ⟦points⟧.", "⟦seats⟧ are tied for the lead. Points: ⟦points⟧."} == set(wanted)


# ---- words -------------------------------------------------------------------------------------------------------------------------------------


def avoided() -> dict[str, list[str]]:
    """Language → words, from the table of the guide."""
    section = GUIDE.read_text("utf-8").partition("## Words to avoid")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (\w\w) \| ([^|]+) \| [^|]+ \|$", section, re.M)
    words: dict[str, list[str]] = {}
    for language, some in rows:
        words.setdefault(language, []).extend(word.strip() for word in some.split(","))
    return words


AVOIDED = avoided()


def test_the_guide_names_words_to_avoid_in_every_language() -> None:
    assert set(AVOIDED) == set(LANGUAGES)
    assert min(len(words) for words in AVOIDED.values()) >= 5


@pytest.mark.parametrize(("language", "word"), [(language, word) for language in AVOIDED for word in AVOIDED[language]])
def test_words_the_guide_avoids_are_not_said(language: str, word: str) -> None:
    said = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.I)
    assert not told(language, lambda _, text: said.search(FACT.sub("", text)))


# ---- spaces and marks ----------------------------------------------------------------------------------------------------------------------------

BREAKING = {"fr": re.compile(r"\S [!?;:»%]|« "), "es": re.compile(r"\S %"), "de": re.compile(r"\S %")}
NO_BREAK = "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize("language", sorted(BREAKING.keys() & set(LANGUAGES)))
def test_no_line_begins_with_a_mark(language: str) -> None:
    assert not told(language, lambda _, text: BREAKING[language].search(text))


def test_french_marks_stand_apart() -> None:
    apart = re.compile(rf"[^\s{NO_BREAK}«(][!?;»]|«[^{NO_BREAK}]")
    assert not told("fr", lambda _, text: apart.search(text))


PAIRS = {"en": ("“”",), "es": ("¿?", "¡!", "«»"), "fr": ("«»",), "de": ("„“",)}


SIGN = re.compile(r"\(!\)|«!»")  # the mark itself, not one that ends a sentence


def is_unpaired(language: str, text: str) -> bool:
    text = SIGN.sub("", text)
    return any(text.count(pair[0]) != text.count(pair[1]) for pair in (*PAIRS[language], "()"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_that_come_in_pairs_do(language: str) -> None:
    assert not told(language, lambda _, text: is_unpaired(language, text))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "Qué carta?"),
        ("es", "¡Gana ⟦seat⟧"),
        ("es", "«⟦name⟧ está"),
        ("fr", "« ⟦name⟧"),
        ("en", "“last round"),
        ("en", "(rule 9"),
    ],
)
def test_a_mark_without_its_fellow_is_found(language: str, text: str) -> None:
    assert is_unpaired(language, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_dots_are_printed_ones(language: str) -> None:
    typed = re.compile(r"\w'\w|\.\.\.")
    assert not told(language, lambda _, text: typed.search(text))


# ---- what may stand before a fact ------------------------------------------------------------------------------------------------------------------

NAMES = "seat|by|seats|game"
PLACES = "piece|pieces|other|others|place|places|roads|@jackrabbits-piece|@jackrabbits-place"
COLOURS = "colour|@parade-colour-word|@coloretto-card"

# d’Alice, qu’Inès; du palais, au palais; pas d’orange, un rouge. Ana e Inés; del palacio, al palacio; una roja. An orange.
CLASHES = {
    "en": [("a|an", f"{PLACES}|{COLOURS}|card|game")],
    "es": [("y|e|o|u", NAMES), ("a|de", PLACES), ("un|una|el|la|los|las|de", COLOURS)],
    "fr": [("de|que|lorsque|puisque|jusque", NAMES), ("à|de", PLACES), ("à|de|un|une|le|la|les", COLOURS)],
    "de": [("der|die|das|den|dem|des|ein|eine|einen|einem|einer", f"{NAMES}|{PLACES}|{COLOURS}")],
}
# Cards of Coloretto are called by their colour; those of Parade have their article with them in Spanish and French.
CARDS = {
    "en": [],
    "es": [("a|de|un|una|el|la", "card|cards|drawn")],
    "fr": [("à|de|que|un|une|le|la", "card|cards|drawn")],
    "de": [("der|die|das|den|dem|ein|eine|einen", "card|cards")],
}


def clashes(language: str, file: str) -> re.Pattern[str]:
    with_cards = CARDS[language] if "/parade/" in file or "/coloretto/" in file else []
    sorts = (
        rf"(?<![\w’])(?:{words}) (?:\*\*|[«“„]{NO_BREAK}?)?⟦(?:{facts})⟧"
        for words, facts in CLASHES[language] + with_cards
    )
    return re.compile("|".join(sorts), re.I)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_that_would_have_to_agree_stands_before_a_name_a_place_or_a_colour(language: str) -> None:
    assert not told(language, lambda file, text: clashes(language, file).search(text))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Le tour de ⟦seat⟧"),
        ("fr", "dès que **⟦seat⟧** revient"),
        ("fr", "la route de ⟦piece⟧"),
        ("fr", "n’a pas de ⟦colour⟧"),
        ("es", "Ana y ⟦seat⟧"),
        ("es", "lleva a ⟦place⟧"),
        ("es", "una ⟦colour⟧"),
        ("en", "draws a ⟦card⟧"),
    ],
)
def test_a_word_that_would_have_to_agree_is_found(language: str, text: str) -> None:
    assert clashes(language, "i18n/*/any.ftl").search(text)


# ---- numbers ---------------------------------------------------------------------------------------------------------------------------------------


def selects(node: ast.BaseNode) -> Iterator[ast.SelectExpression]:
    if isinstance(node, ast.SelectExpression):
        yield node
    for child in vars(node).values():
        for one in child if isinstance(child, list) else [child]:
            if isinstance(one, ast.BaseNode):
                yield from selects(one)


def hides_the_number(select: ast.SelectExpression) -> bool:
    """−1, and in French 0, are `one`, too: where other variants tell the number, so must this. (A word for it can have the key `[1]`.)"""
    if not isinstance(select.selector, ast.VariableReference):
        return False
    number = select.selector.id.name
    ones = [one for one in select.variants if isinstance(one.key, ast.Identifier) and one.key.name == "one"]
    others = [one for one in select.variants if one not in ones]
    return any(number in variables(one) for one in others) and any(number not in variables(one) for one in ones)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_tells_its_number(language: str) -> None:
    wrong = [
        entry.id.name
        for file in FILES
        for entry in entries(language, file)
        if isinstance(entry, ast.Message | ast.Term) and any(map(hides_the_number, selects(entry)))
    ]
    assert not wrong
