"""Every language: switched in the middle of a game, down to the last word."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from sobremesa.i18n import LANGUAGES, bundle, files, say

from .measures import words
from .pages import Front, ParadeTable, switch_language
from .visitors import Visitor

# The same in every language: our name, the games' names, the names of languages, what people are called, and who wins always.
NAMES = {"Sobremesa", "Parade", "Coloretto", "Jackrabbits", "English", "Español", "Français", "Deutsch", "champion"}
WORD = re.compile(r"[^\W\d_]{3,}[^\d]*")


@cache
def ids() -> re.Pattern[str]:
    known = {id for language in LANGUAGES for id in bundle(language).ids() if "-" in id}
    return re.compile(r"(?<![\w-])(" + "|".join(sorted(map(re.escape, known), key=len, reverse=True)) + r")(?![\w-])")


def test_switching_in_the_middle_changes_every_sentence(server, visit):
    visitor = visit(server, prefs={"pace": "instant", "bots": {"count": 2, "level": "beginner"}})
    page = visitor.page
    table = Front(visitor).play_bots()
    for _ in range(3):
        table.take_turn()
    table.wait_for_turn()
    table.hand.first.click()  # with a preview open
    page.locator("details").first.evaluate("one => one.open = true")
    every_language_says_it_all(visitor)

    table.play_until(lambda: table.wait_for_turn() == "discard")
    table.hand.nth(0).click()
    table.hand.nth(1).click()
    every_language_says_it_all(visitor)
    table.discard_button.click()
    page.get_by_test_id("final-result").click()
    every_language_says_it_all(visitor)


@pytest.mark.parametrize("path", ["/", "/new", "/rules/parade", "/nothing/here/at/all"])
def test_every_page_speaks_every_language(server, visit, path):
    visitor = visit(server).goto(path)
    visitor.page.get_by_role("heading", level=1).wait_for()
    every_language_says_it_all(visitor, people=set())


def test_why_there_is_no_table_is_said_in_every_language(server, visit):
    page = visit(server).expects("404").goto("/t/nobody-is-here").page
    for language in LANGUAGES:
        page.get_by_test_id(f"language-{language}").click()
        expect(page.get_by_role("main")).to_contain_text(say(language, "lost-text"))


def test_dialogs_speak_every_language(server, visit):
    visitor = visit(server).goto("/")
    page = visitor.page
    page.get_by_test_id("settings").click()
    said = {}
    for language in LANGUAGES:
        page.get_by_role("dialog").get_by_test_id(f"language-{language}").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        said[language] = words(page)
    compare(said, names=NAMES | people_of(page))


def every_language_says_it_all(visitor: Visitor, people: set[str] | None = None) -> None:
    page = visitor.page
    said = {}
    for language in LANGUAGES:
        switch_language(page, language)
        said[language] = words(page)
    compare(said, NAMES | (people_of_the_table(visitor) if people is None else people))
    switch_language(page, "en")


def compare(said: dict[str, set[str]], names: set[str]) -> None:
    for language, texts in said.items():
        assert [text for text in texts if ids().search(text)] == [], f"message ids shown in {language}"
    for language in said.keys() - {"en"}:
        same = {text for text in said[language] & said["en"] if not is_said_in(language, without(names, text))}
        assert same == set(), f"English left in {language}"


def is_said_in(language: str, text: str) -> bool:
    """Some words are the same in two languages (“bots”, “score”): then the other language's own files have them."""
    return all(part.strip() in sentences(language) for part in WORD.findall(text))


@cache
def sentences(language: str) -> str:
    return "\n".join(file.read_text("utf-8") for file in files(language))


def without(names: set[str], text: str) -> str:
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return text


def people_of_the_table(visitor: Visitor) -> set[str]:
    seats = visitor.told()[-1]["table"]["seats"]
    codes = {visitor.told()[-1]["table"][key] or "" for key in ("commitment", "secret", "id")}
    return {seat["name"] for seat in seats if seat["name"]} | {code for code in codes if code}


def people_of(page: Page) -> set[str]:
    return {page.get_by_label(re.compile("nom|name|nombre", re.I)).first.input_value()}


def test_the_language_is_remembered(server, visit):
    visitor = visit(server, language="fr").goto("/")
    page = visitor.page
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    with page.expect_response(lambda response: response.request.method == "PUT"):  # kept, before the page goes
        switch_language(page, "es")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    table = ParadeTable(page)
    page.get_by_test_id("play-bots").click()
    table.wait_for_turn()
    table.hand.first.click()
    expect(table.preview).to_contain_text("se llevaría")
