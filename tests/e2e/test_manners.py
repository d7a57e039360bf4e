"""Small things that people notice: who is called what, where one stands after a click, what the keys do, that nothing jumps."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .coloretto import ColorettoTable, open_coloretto
from .pages import Front, NewTable, ParadeTable, sit
from .prepared import PARADE, full_table

PLACES = """() => [".seats", ".status", "[data-testid=line-card]", "[data-testid=hand-card]", "[data-testid=play-button]"]
    .map((one) => document.querySelector(one).getBoundingClientRect()).flatMap(({ left, top }) => [left, top])"""
# A card that travels inside something that hides what sticks out of it.
CLIPPED = """
    window.travels = 0;
    window.clipped = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, ...how) {
        const far = /translate\\((-?[0-9.]+)px, (-?[0-9.]+)px\\)/.exec(JSON.stringify(frames));
        if (far && Math.hypot(far[1], far[2]) > 60 && this.querySelector(".card")) {
            const moved = this.classList.contains("flying") || !this.closest("[data-place=line]");
            if (moved) window.travels++;
            for (let one = this.parentElement; moved && one && one !== document.body; one = one.parentElement) {
                const { overflowX, overflowY } = getComputedStyle(one);
                if (overflowX !== "visible" || overflowY !== "visible") window.clipped.push(one.className);
            }
        }
        return animate.call(this, frames, ...how);
    };
"""


def test_who_opens_a_table_is_asked_for_a_name_and_called_by_it(server, visit):
    visitor = visit(server)
    form = NewTable(visitor)
    page = form.page
    page.get_by_label("Your name").fill("Ana María")
    form.seat("beginner").create()
    table = ParadeTable(page)
    table.wait_for_turn()
    table.play()
    expect(page.get_by_role("log")).to_contain_text("Ana María (you) plays")
    friend = visit(server)
    friend.page.goto(page.url)
    expect(friend.page.get_by_role("region", name="Ana María")).to_be_visible()
    form = NewTable(visitor)
    expect(form.page.get_by_label("Your name")).to_have_value("Ana María")


def test_your_tables_say_with_whom_whose_turn_and_how_long_ago(server, visit):
    """All of them, whatever this browser remembers."""
    visitor = visit(server)
    for _ in range(5):
        Front(visitor).play_bots().wait_for_turn()
    visitor.page.evaluate("localStorage.clear()")
    page = Front(visitor).page
    tables = page.get_by_test_id("my-table")
    expect(tables).to_have_count(5)
    for table in tables.all():
        expect(table).to_contain_text("Parade with Cinnamon")
        expect(table).to_contain_text("your turn")
        expect(table).to_contain_text(re.compile("now|ago"))


def test_who_watches_is_told_so(server, visit):
    visitor, other = visit(server), visit(server)
    Front(visitor).play_bots().wait_for_turn()
    other.page.goto(visitor.page.url)
    expect(other.page.get_by_test_id("watch")).to_contain_text("You are watching")
    expect(visitor.page.get_by_test_id("watch")).to_have_count(0)


def keys(page: Page) -> str:
    page.keyboard.press("?")
    said = page.get_by_role("dialog").locator("dl")
    said.wait_for()
    text = said.inner_text()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    return text


def test_the_list_of_keys_is_the_one_of_this_game(server, visit):
    visitor = visit(server)
    page = visitor.goto("/").page
    page.get_by_test_id("play-bots").wait_for()
    assert "hand" not in keys(page)
    Front(visitor).play_bots().wait_for_turn()
    parade = keys(page)
    open_coloretto(visitor, "beginner", "beginner")
    ColorettoTable(page).wait_for_turn()
    coloretto = keys(page)
    assert ("in your hand" in parade, "Draw a card" in parade, "map" in parade) == (True, False, False)
    assert ("in your hand" in coloretto, "Draw a card" in coloretto, "map" in coloretto) == (False, True, False)
    assert "Score sheet" in parade
    assert "Score sheet" in coloretto


def test_the_keyboard_goes_on_at_the_table_after_the_click_that_opened_it(server, visit):
    visitor = visit(server)
    page = visitor.goto("/").page
    page.get_by_test_id("play-bots").focus()
    page.keyboard.press("Enter")
    ParadeTable(page).wait_for_turn()
    assert page.evaluate("document.activeElement.id") == "main"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")


def test_cards_fly_above_everything(server, visit):
    visitor = visit(server, motion=True)
    visitor.context.add_init_script(CLIPPED)
    table = Front(visitor).play_bots()
    for _ in range(3):
        table.take_turn()
    table.wait_for_turn()
    page = visitor.page
    assert page.evaluate("window.travels") > 0
    assert page.evaluate("window.clipped") == []
    expect(page.locator(".flying")).to_have_count(0)


def test_nothing_on_the_table_moves_when_somebody_leaves(server, visit):
    ana, bea = visit(server), visit(server)
    link = NewTable(ana).seat("open").create()
    sit(bea, link)
    page = ana.page
    ParadeTable(page).hand.first.wait_for()
    page.mouse.move(1, 1)
    page.wait_for_function("() => !document.querySelector('[data-testid=warming]')")
    before = page.evaluate(PLACES)
    bea.page.get_by_role("button", name="Leave my seat").click()
    page.get_by_test_id("cover").wait_for()
    assert page.evaluate(PLACES) == pytest.approx(before, abs=2)
    page.get_by_test_id("cover").click()  # and the button can be pressed where it is
    page.get_by_test_id("cover").wait_for(state="detached")


def test_what_is_face_down_is_shown_and_not_called_dark(server, visit):
    """At night it is bright."""
    visitor = visit(server)
    page = visitor.page
    page.emulate_media(color_scheme="dark")
    page.goto(full_table(server, visitor, PARADE, 3))
    hint = page.locator(".sheet .hint").first
    expect(hint).to_contain_text("face down")
    expect(hint).not_to_contain_text("Dark")
    sample = "getComputedStyle(document.querySelector('.sheet .hint .sample')).backgroundColor"
    flipped = "getComputedStyle(document.querySelector('.sheet button.flipped')).backgroundColor"
    assert page.evaluate(sample) == page.evaluate(flipped)
