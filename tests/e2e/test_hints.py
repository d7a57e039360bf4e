"""A hint: the engine's opinion in a player's words, and the reasons of bots in the story."""

from __future__ import annotations

import re
from urllib.parse import urljoin

from playwright.sync_api import Page, expect

from .coloretto import ColorettoTable, open_coloretto
from .jackrabbits_hand import Hand, begun_table
from .jackrabbits_script import INTRODUCTORY, WORDS, whole_game
from .measures import axe
from .pages import ParadeTable, click, open_table
from .prepared import guest_of
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
    assert all(re.search(r"Play \w+ \d+\s+\d+%", line) for line in said), said
    expect(page.get_by_test_id("hint-chip").first).to_have_attribute("data-text", re.compile(r"\d+%"))
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


def test_a_hint_on_the_map_leads_home(server, visit):
    """The position is the last of a game that is known: whoever follows the hint wins."""
    game = whole_game(complete=False)
    visitor: Visitor = visit(server)
    *moves, last = game.moves
    assert last == (0, "go:cit")
    visitor.page.goto(begun_table(server, game.secret, WORDS, moves, [guest_of(visitor), "somebody"], **INTRODUCTORY))
    page, hand = visitor.page, Hand(visitor.page, click, visitor)
    hand.spots.first.wait_for()
    said = read_the_hint(page)
    assert re.search(r"citadel.*\d+%", " ".join(said[0].split())), said
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".glow .hint")).to_have_count(1)
    assert axe(page) == []
    page.get_by_test_id("hint-move").first.click()
    expect(hand.plan).to_contain_text("you win the game")
    hand.confirm.click()
    expect(hand.final).to_be_visible()
