"""Coloretto in the browser: a whole match, on a desk and on a phone, for every kind of eyes and hands."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sobremesa.i18n import say

from .coloretto import ColorettoTable, open_coloretto
from .ended import table_between_games, table_when
from .measures import accessible, overflow, too_small
from .pages import switch_language, tap
from .prepared import COLORETTO
from .serving import Server

GOLDEN = replace(COLORETTO, options={"golden_joker": True}, deals={4: 2})
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def lying_on(page: Page) -> tuple[Any, ...]:
    names = page.locator("[data-row] button .sr-only").all_text_contents()
    return names, page.locator("td.sum").all_inner_texts(), page.get_by_test_id("before-last").inner_text()


def test_a_restart_in_the_second_game_of_a_match(own_server, visit):
    ana = visit(own_server)
    ana.page.goto(table_between_games(own_server, ana, COLORETTO, 3, games=4))
    table = ColorettoTable(ana.page)
    table.next.click()
    table.rows.first.wait_for()
    restart_after_some_turns(table, own_server)
    first = ana.page.get_by_test_id("match").locator("tbody tr").first
    expect(first.locator("td").first).not_to_have_text("·")


def restart_after_some_turns(table: ColorettoTable, server: Server) -> None:
    for _ in range(7):
        table.take_turn()
    table.wait_for_turn()
    before = lying_on(table.page)
    server.kill()
    expect(table.page.get_by_test_id("offline")).to_be_visible()
    server.start()
    expect(table.page.get_by_test_id("offline")).to_have_count(0)
    assert lying_on(table.page) == before, "not a card is lost"


@pytest.mark.soak
def test_a_match_of_four_with_a_restart_in_the_third_game(own_server, visit):
    ana, watcher = visit(own_server), visit(own_server)
    link = open_coloretto(ana, "beginner", "beginner", games=4)
    watcher.page.goto(link)
    table, page = ColorettoTable(ana.page), ana.page
    for game in range(1, 5):
        table.wait_for_turn()
        if game == 3:
            restart_after_some_turns(table, own_server)
        table.play_out()
        expect(page.get_by_test_id("match").locator("tbody tr").nth(game - 1).locator("td").first).not_to_have_text("·")
        if game < 4:
            table.next.click()
            table.rows.first.wait_for()
    sheet = page.get_by_test_id("match")
    totals = [int(text) for text in sheet.locator("tfoot td").all_inner_texts()]
    expect(page.get_by_test_id("match-words")).to_contain_text(f"match with {max(totals)}")
    expect(watcher.page.get_by_test_id("match-words")).to_contain_text(f"match with {max(totals)}")
    expect(watcher.page.get_by_test_id("next-game")).to_have_count(0)
    expect(table.next).to_have_count(0)
    expect(page.get_by_test_id("rematch")).to_be_visible()


def test_every_state_can_be_used_by_everybody(server, visit):
    ana = visit(server)
    page = ana.goto("/rules/coloretto").page
    page.get_by_role("heading", level=1).wait_for()
    accessible(page, "rules")
    page.goto(table_when(server, ana, GOLDEN, 4, lambda view: view.ply > 0, games=4))
    table = ColorettoTable(page)
    table.wait_for_turn()
    accessible(page, "my turn")
    table.play_until(lambda: table.wait_for_turn() == "place")
    table.open_rows.first.click()
    accessible(page, "a card drawn, a row chosen")
    page.goto(table_when(server, ana, GOLDEN, 4, lambda view: view.last_round, games=4))
    page.get_by_test_id("last-round").wait_for()
    accessible(page, "last round")
    page.goto(table_when(server, ana, GOLDEN, 4, lambda view: view.phase == "name", games=4))
    table.best.wait_for()
    accessible(page, "jokers")
    table.play_out()
    page.get_by_role("button", name="Back", exact=True).click()
    accessible(page, "final, first step")
    page.get_by_test_id("final-result").click()
    accessible(page, "between two games")


def test_the_keyboard_is_enough(server, visit):
    ana = visit(server)
    open_coloretto(ana, "beginner", "beginner")
    table, page = ColorettoTable(ana.page), ana.page
    table.wait_for_turn()
    page.keyboard.press("d")
    expect(table.drawn).to_be_visible()
    page.keyboard.press("2")
    expect(page.get_by_test_id("row-1")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("row-2")).to_be_focused()
    open_row = (table.open_rows.first.get_attribute("data-testid") or "").removeprefix(
        "row-"
    )  # bots may have taken some
    row, number = page.get_by_test_id(f"row-{open_row}"), int(open_row) + 1
    page.keyboard.press(str(number))
    expect(row).to_be_focused()
    expect(table.preview).to_contain_text(f"row {number}")
    page.keyboard.press("Enter")
    expect(row).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(row).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Enter")
    page.keyboard.press("p")
    expect(table.drawn).to_have_count(0)
    expect(page.get_by_test_id("announcer")).to_contain_text(f"in row {number}")


def test_five_at_a_phone(server, visit):
    ana = visit(server, phone=True)
    open_coloretto(ana, *["beginner"] * 4)
    page = ana.page
    table = ColorettoTable(page, tap)
    for _ in range(8):
        table.take_turn()
        assert overflow(page) == []
    table.wait_for_turn()
    assert too_small(table.rows, table.deck, table.confirm) == []


def test_without_aids_no_figures_are_shown(server, visit):
    ana = visit(server)
    open_coloretto(ana, "beginner", "beginner", switches=("aids",))
    table = ColorettoTable(ana.page)
    table.wait_for_turn()
    expect(table.preview).to_contain_text(say("en", "coloretto-preview-draw"))
    expect(table.preview).not_to_contain_text("unseen")
    expect(ana.page.locator(".gain")).to_have_count(0)


def test_what_is_chosen_stays_chosen_in_another_language(server, visit):
    page = visit(server).goto("/new").page
    page.get_by_test_id("game").select_option("coloretto")
    page.get_by_test_id("group-").locator("summary").click()
    aids = page.get_by_test_id("option-aids")
    aids.click()
    chosen = aids.is_checked()
    switch_language(page, "fr")
    page.evaluate(TWO_FRAMES)
    assert aids.is_checked() == chosen


def test_two_need_their_switch(server, visit):
    ana = visit(server).expects("400", "422", "Failed to load resource")
    form = ana.goto("/new").page
    form.get_by_test_id("game").select_option("coloretto")
    form.get_by_test_id("seat-2").locator("xpath=ancestor::li").get_by_role("button").click()
    form.get_by_test_id("create").click()
    expect(form.get_by_test_id("why-not")).to_contain_text(say("en", "error-coloretto-two-players"))
    form.get_by_test_id("group-").locator("summary").click()
    form.get_by_test_id("option-two_players").click()
    form.get_by_test_id("seat-1").select_option("beginner")
    form.get_by_test_id("create").click()
    expect(form.locator("[data-row]")).to_have_count(3)
