"""A phone held upright, touched by a finger."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .measures import overflow, too_small
from .pages import ParadeTable, tap


def test_a_whole_game_by_touch(server, visit):
    """Six at the table: the most that has to fit."""
    visitor = visit(server, phone=True, prefs={"pace": "instant", "bots": {"count": 5, "level": "beginner"}})
    page = visitor.goto("/").page
    page.get_by_test_id("play-bots").wait_for()
    fits(page)
    assert (
        too_small(page.get_by_test_id("play-bots"), page.get_by_test_id("play-friends"), page.locator("select")) == []
    )

    page.get_by_test_id("play-bots").tap()
    table = ParadeTable(page, tap)
    assert table.wait_for_turn() == "play"
    fits(page)
    assert (
        too_small(table.hand, table.play_button, page.get_by_test_id("takeback"), page.locator("header button")) == []
    )
    a_tap_shows_what_a_card_does(table)
    scores_in_the_drawer(page)

    while (turn := table.wait_for_turn()) == "play":
        table.play()
        fits(page)
    assert turn == "discard"
    assert too_small(table.hand, table.discard_button) == []
    fits(page)
    table.discard()

    expect(table.final).to_be_visible()
    fits(page)
    page.get_by_test_id("final-result").tap()
    fits(page)
    assert (
        too_small(page.get_by_test_id("final-next"), page.get_by_test_id("rematch"), page.get_by_test_id("replay"))
        == []
    )


def fits(page: Page) -> None:
    assert overflow(page) == []


def a_tap_shows_what_a_card_does(table: ParadeTable) -> None:
    value = table.cards()[2]
    table.card(value).tap()
    expect(table.preview).to_contain_text("would take")
    expect(table.card(value)).to_have_attribute("aria-pressed", "true")
    expect(table.play_button).to_be_in_viewport(ratio=1)


def scores_in_the_drawer(page: Page) -> None:
    page.get_by_role("button", name="Scores").tap()
    drawer = page.get_by_role("complementary", name="Scores")
    expect(drawer).to_be_in_viewport(ratio=0.9)
    expect(drawer.locator("tbody tr")).to_have_count(6)
    fits(page)
    drawer.get_by_role("button", name="Close").tap()
    expect(drawer).not_to_be_in_viewport()


def test_setting_up_and_waiting_fit(server, visit):
    visitor = visit(server, phone=True)
    page = visitor.goto("/new").page
    page.get_by_test_id("create").wait_for()
    fits(page)
    assert too_small(page.get_by_test_id("create"), page.locator("select"), page.locator("fieldset button")) == []
    page.get_by_test_id("create").tap()
    page.get_by_test_id("copy-link").wait_for()
    fits(page)
    assert too_small(page.get_by_test_id("copy-link"), page.get_by_test_id("fill-1")) == []
    page.get_by_test_id("settings").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    fits(page)
