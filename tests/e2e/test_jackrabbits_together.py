"""Free building: two people lay a board together while a third, who only has the link, helps; all see it grow, say ready, and play."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from sobremesa.i18n import say

from .jackrabbits import JackrabbitsTable, open_jackrabbits
from .measures import accessible
from .pages import click, sit, tap
from .visitors import Visitor

PICTURES = os.environ.get("SOBREMESA_E2E_PICTURES")  # a folder to leave pictures in, for eyes


class Building:
    """The waiting room of a table whose board is laid together."""

    def __init__(self, page: Page, press=click) -> None:
        self.page, self.press = page, press
        self.ready = page.get_by_test_id("ready")
        self.in_hand = page.get_by_test_id("in-hand")
        self.changes = page.get_by_test_id("changes")
        self.unfinished = page.get_by_test_id("unfinished")
        page.locator("#piece-0").first.wait_for()

    def piece(self, number: int) -> Locator:
        return self.page.locator(f"[data-testid=editor-map] #piece-{number}").first

    def take(self, kind: str) -> None:
        """Off the tray: it is brought where a road takes it in."""
        with self.page.expect_response("**/api/boards/places**"):
            self.press(self.page.get_by_test_id(f"slot-{kind}"))
        expect(self.in_hand).to_be_visible()

    def lay(self, kind: str) -> None:
        """Take one off the tray, and lay it where it comes to lie beside the others."""
        self.take(kind)
        for _ in range(5):  # where the table says no, it is tried again
            self.page.wait_for_timeout(500)
            if self.in_hand.count():
                self.press(self.page.get_by_test_id("lay"))
            self.page.wait_for_timeout(1000)
            if not self.in_hand.count():
                break
        expect(self.in_hand).to_have_count(0)

    def lay_by_keys(self, kind: str) -> None:
        self.page.get_by_test_id(f"slot-{kind}").focus()
        self.page.keyboard.press("Enter")
        expect(self.in_hand).to_be_visible()
        self.page.keyboard.press("r")
        self.page.keyboard.press("Enter")
        expect(self.in_hand).to_have_count(0)

    def begin(self, kind: str) -> None:
        self.press(self.page.get_by_test_id("begin"))
        self.press(self.page.get_by_test_id(f"begin-{kind}"))

    def lift(self, number: int) -> None:
        words = self.page.locator("[data-testid=together] details summary")
        self.press(words)
        self.press(self.page.get_by_test_id(f"laid-{number}"))
        self.press(self.page.get_by_test_id("take-away"))
        self.press(words)


def photograph(visitor: Visitor, name: str, width: int, height: int) -> None:
    if PICTURES:
        before = visitor.page.viewport_size
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.wait_for_timeout(300)
        visitor.page.screenshot(path=Path(PICTURES) / f"{name}-{width}.png")
        visitor.page.screenshot(path=Path(PICTURES) / f"{name}-{width}-full.png", full_page=True)
        visitor.page.set_viewport_size(before)  # type: ignore[arg-type]


def test_two_build_a_board_together_while_a_third_helps_and_play_on_it(server, visit):
    ana, bea, cal = visit(server), visit(server, language="es"), visit(server, phone=True)
    link = open_jackrabbits(ana, "me", "open", board="together", starter=0)
    sit(bea, link, name="Béa")
    mine, theirs = Building(ana.page), Building(bea.page)
    expect(mine.unfinished).to_have_text("36 pieces are still to be laid.")

    mine.lay("forest")
    theirs.piece(13).wait_for()
    theirs.lay_by_keys("crossing")
    mine.piece(25).wait_for()
    expect(mine.changes.locator("li").first).to_have_text("Béa lays a crossing.")
    expect(mine.page.get_by_test_id("announcer")).to_contain_text("Béa lays a crossing.")
    expect(theirs.unfinished).to_have_text(say("es", "error-jackrabbits-unsettled-pieces", count=34))
    accessible(ana.page, "building together")
    photograph(ana, "together", 1280, 800)
    photograph(ana, "together", 390, 844)

    cal.page.goto(link)
    helper = Building(cal.page, tap)
    helper.lay("mountain")
    mine.piece(15).wait_for()
    expect(cal.page.get_by_test_id("ready")).to_have_count(0)

    refused_says_why(mine)
    theirs.begin("sample")
    expect(mine.unfinished).to_have_count(0)
    photograph(bea, "built", 1280, 800)
    nobody_is_ready_for_what_they_have_not_seen(mine, theirs)

    mine.ready.click()
    expect(theirs.page.get_by_test_id("ready-0")).to_have_attribute("data-ready", "true")
    photograph(bea, "ready", 390, 844)
    theirs.ready.click()
    table = JackrabbitsTable(ana.page).wait_for_map()
    expect(ana.page.locator("#piece-36").first).to_be_attached()
    table.yours.wait_for()
    table.roll()
    expect(bea.page.locator(".story")).to_contain_text("saca")


def refused_says_why(mine: Building) -> None:
    """A cave has one road: turned away, it touches the board with a bare side. Some turns fit, or touch nothing."""
    refused = mine.page.get_by_test_id("toast").filter(has_text="has to meet a road")
    mine.take("cave")
    for _ in range(20):
        mine.page.get_by_test_id("turn").click()
        mine.page.get_by_test_id("lay").click()
        mine.page.wait_for_timeout(700)
        if refused.count():
            break
        if not mine.in_hand.count():  # it fitted: take it again
            mine.lift(27)
            mine.take("cave")
    else:
        raise AssertionError("it was never refused for its road")
    if mine.in_hand.count():
        mine.page.get_by_test_id("put-back").click()


def nobody_is_ready_for_what_they_have_not_seen(mine: Building, theirs: Building) -> None:
    mine.ready.click()
    expect(theirs.page.get_by_test_id("ready-0")).to_have_attribute("data-ready", "true")
    theirs.lift(36)
    expect(mine.page.get_by_test_id("ready-0")).to_have_attribute("data-ready", "false")
    expect(mine.unfinished).to_have_text("One piece is still to be laid.")
    theirs.begin("sample")
    expect(mine.unfinished).to_have_count(0)
