"""The pages of Sobremesa, as helpers that say what a person does there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from .visitors import Visitor

Turn = Literal["play", "discard", "over"]


def click(what: Locator) -> None:
    what.click()


def tap(what: Locator) -> None:
    what.tap()


class Front:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor.goto("/"), visitor.page

    def play_bots(self) -> ParadeTable:
        self.page.get_by_test_id("play-bots").click()
        return ParadeTable(self.page)


class NewTable:
    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.goto("/new").page
        self.page.get_by_test_id("seat-1").wait_for()

    def seat(self, *others: str) -> NewTable:
        """Who sits on the other seats: `open` for a friend, or the level of a bot."""
        remove = self.page.get_by_test_id("seat-2").locator("xpath=ancestor::li").get_by_role("button")
        for _ in range(2 - len(others)):
            remove.click()
        for number, who in enumerate(others, 1):
            if not self.page.get_by_test_id(f"seat-{number}").count():
                self.page.locator("fieldset > button").click()
            self.page.get_by_test_id(f"seat-{number}").select_option(who)
        return self

    def create(self) -> str:
        """Open the table; its link."""
        self.page.get_by_test_id("create").click()
        self.page.wait_for_url("**/t/*")
        return self.page.url


def open_table(visitor: Visitor, *others: str) -> str:
    return NewTable(visitor).seat(*others).create()


def sit(visitor: Visitor, link: str, seat: int = 1, name: str = "", words: str = "") -> ParadeTable:
    """With words of one's own the deal is known beforehand, where the secret is; without, the browser makes some up."""
    page = visitor.page
    page.goto(link)
    if words:
        page.locator("input[maxlength='100']").fill(words)
    if name:
        page.get_by_test_id("name").fill(name)
    page.get_by_test_id(f"sit-{seat}").click()
    page.get_by_test_id(f"sit-{seat}").wait_for(state="detached")
    return ParadeTable(page)


class TablePage:
    """A game, seen from one seat. `press` is a click, or a tap where there is no mouse."""

    def __init__(self, page: Page, press: Callable[[Locator], None] = click) -> None:
        self.page, self.press = page, press
        self.status = page.get_by_test_id("status")
        self.yours = page.locator(".status.yours")
        self.final = page.get_by_test_id("final")
        self.find()

    def find(self) -> None:
        """What is on this game's table."""


class ParadeTable(TablePage):
    def find(self) -> None:
        page = self.page
        self.hand = page.get_by_test_id("hand-card")
        self.line = page.get_by_test_id("line-card")
        self.preview = page.get_by_test_id("preview")
        self.play_button = page.get_by_test_id("play-button")
        self.discard_button = page.get_by_test_id("discard-confirm")

    def wait_for_turn(self) -> Turn:
        self.yours.or_(self.final).first.wait_for()
        if self.final.count():
            return "over"
        return "discard" if self.discard_button.count() else "play"

    def cards(self) -> list[str]:
        return [card.get_attribute("data-value") or "" for card in self.hand.all()]

    def card(self, value: str) -> Locator:
        return self.page.locator(f"[data-testid=hand-card][data-value='{value}']")

    def play(self, index: int = 0) -> str:
        """Choose a card, look at what it would do, play it."""
        value = self.cards()[index]
        if self.card(value).get_attribute("aria-pressed") == "false":
            self.press(self.card(value))
        self.press(self.play_button)
        self.wait_until_gone(value)
        return value

    def wait_until_gone(self, value: str) -> None:
        expect(self.card(value)).to_have_count(0)

    def discard(self) -> None:
        first, second = self.cards()[:2]
        self.press(self.card(first))
        self.press(self.card(second))
        self.press(self.discard_button)
        self.wait_until_gone(second)

    def take_turn(self) -> Turn:
        """One decision, whatever is asked; answers what it was."""
        turn = self.wait_for_turn()
        if turn == "play":
            self.play()
        elif turn == "discard":
            self.discard()
        return turn

    def play_until(self, there: Callable[[], bool]) -> None:
        while not there():
            assert self.take_turn() != "over", "the game ended first"

    def play_out(self) -> None:
        while self.take_turn() != "over":
            pass


def play_together(*tables: ParadeTable, until: Callable[[], object] = lambda: False) -> None:
    """Several people play to the end (or `until` something), each when it is their turn."""
    page = tables[0].page
    while not until() and not tables[0].final.count():
        for table in tables:
            if table.yours.count() and not until():
                table.take_turn()
        page.wait_for_timeout(1)  # let the browser's news in
    if not until():
        for table in tables:
            table.final.wait_for()


def switch_language(page: Page, language: str) -> None:
    page.get_by_test_id(f"language-{language}").first.click()
    expect(page.locator("html")).to_have_attribute("lang", language)
