"""A hint: the engine's opinion in a player's words, and the reasons of bots in the story."""

from __future__ import annotations

import re
from urllib.parse import urljoin

from playwright.sync_api import Page, expect

from .coloretto import ColorettoTable, open_coloretto
from .measures import axe
from .pages import ParadeTable, open_table
from .visitors import Visitor


def read_the_hint(page: Page) -> list[str]:
    while not page.request.get(urljoin(page.url, "/readyz")).ok:  # hints are not given by instinct
        page.wait_for_timeout(100)
    page.get_by_test_id("hint").click()
    moves = page.get_by_test_id("hint-moves").locator("li")
    expect(moves.first).to_be_visible()
    return moves.all_inner_texts()


def test_a_hint_in_words_and_bots_that_say_why(server, visit):
    visitor: Visitor = visit(server)
    open_table(visitor, "club", "club")
    table, page = ParadeTable(visitor.page), visitor.page
    table.wait_for_turn()
    said = read_the_hint(page)
    assert all(re.search(r"Play \w+ \d+\s+\d+ %", line) for line in said), said
    expect(page.get_by_test_id("hint-chip").first).to_contain_text("%")
    assert axe(page) == []
    page.get_by_test_id("hint-close").click()
    expect(page.get_by_test_id("hint-chip")).to_have_count(0)
    table.take_turn()
    table.wait_for_turn()
    expect(page.locator(".story .why").first).to_contain_text("Why:")


def test_a_hint_for_rows(server, visit):
    visitor: Visitor = visit(server)
    open_coloretto(visitor, "club", "club")
    ColorettoTable(visitor.page).wait_for_turn()
    assert any("row" in line or "Draw" in line for line in read_the_hint(visitor.page))
