"""The plain table: any game, made of its view and its words. Parade stands in for a game that has drawn no table of its own."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .measures import accessible, too_small
from .pages import open_table


def choose_first(page: Page) -> str:
    """Choose the first move, so that it can be read what it would do; once more would make it."""
    move = page.get_by_test_id("move").first
    if move.get_attribute("aria-pressed") == "false":
        move.click()
    expect(move).to_have_attribute("aria-pressed", "true")
    return move.get_attribute("data-value") or ""


def play_out(page: Page) -> None:
    yours, final = page.locator(".status.yours"), page.get_by_test_id("final")
    while True:
        yours.or_(final).first.wait_for()
        if final.count():
            return
        value = choose_first(page)
        page.get_by_test_id("play-button").click()
        expect(page.locator(f"[data-testid=move][data-value='{value}']")).to_have_count(0)


def test_a_whole_game_on_the_plain_table(server, visit):
    visitor = visit(server)
    page = visitor.page
    page.goto(open_table(visitor, "beginner") + "?plain")
    expect(page.get_by_test_id("plain")).to_be_visible()
    choose_first(page)
    expect(page.get_by_test_id("preview")).to_contain_text("Your points")
    accessible(page, "a move chosen")
    play_out(page)
    expect(page.get_by_test_id("final")).to_contain_text("point")
    accessible(page, "the ending")


def test_the_plain_table_on_a_phone(server, visit):
    visitor = visit(server, phone=True)
    page = visitor.page
    page.goto(open_table(visitor, "beginner") + "?plain")
    move = page.get_by_test_id("move").first
    value = move.get_attribute("data-value")
    move.tap()
    expect(move).to_have_attribute("aria-pressed", "true")
    assert (
        too_small(page.get_by_test_id("move"), page.get_by_test_id("play-button"), page.locator("summary:visible"))
        == []
    )
    move.tap()  # once more makes it
    expect(page.locator(f"[data-testid=move][data-value='{value}']")).to_have_count(0)
