"""Setting up a table of Jackrabbits: which board, which ending, which options, and why some do not go together."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from sobremesa.i18n import say

from .measures import accessible
from .pages import NewTable, switch_language

GAME = {"pace": "instant", "game": "jackrabbits", "bots": {"count": 2, "level": "beginner"}}


def setting_up(server, visit, **wishes) -> Page:
    visitor = visit(server, prefs=GAME, **wishes)
    page = NewTable(visitor).page
    page.get_by_test_id("way-own").check()
    page.get_by_test_id("board-sample").wait_for()
    return page


def group(page: Page, name: str) -> None:
    page.get_by_test_id(f"group-{name}").locator("summary").click()


def create(page: Page) -> None:
    page.get_by_test_id("create").click()
    page.wait_for_url("**/t/*")


def options_of(page: Page) -> dict:
    return page.evaluate(
        "async () => (await (await fetch('/api' + location.pathname.replace('/t/', '/tables/'))).json())"
    )


def test_one_click_plays_the_sample_board_with_a_simple_ending(server, visit):
    visitor = visit(server, prefs=GAME)
    page = visitor.goto("/").page
    page.get_by_test_id("play-bots").click()
    page.wait_for_url("**/t/*")
    page.get_by_test_id("map").wait_for()
    options = options_of(page)["options"]
    assert (options["board"], options["ending"]) == ("sample", "simple")


def test_a_random_board_is_previewed_and_played_on(server, visit):
    page = setting_up(server, visit)
    page.get_by_test_id("board-random").check()
    page.get_by_test_id("seed").fill("42")
    page.get_by_test_id("islands").select_option("1")
    preview = page.get_by_test_id("board-preview")
    expect(preview).to_have_attribute("src", re.compile("seed=42.*islands=1"))
    assert preview.evaluate("async (one) => { await one.decode(); return one.naturalWidth; }") > 0
    page.get_by_test_id("another-board").click()
    expect(preview).not_to_have_attribute("src", re.compile("seed=42&"))
    page.get_by_test_id("seed").fill("42")
    page.get_by_test_id("seed").press("Tab")
    expect(preview).to_have_attribute("src", re.compile("seed=42&"))
    page.get_by_test_id("patience").select_option("20")
    create(page)
    table = options_of(page)
    assert (table["options"]["board"], table["patience"]) == ("random:42:1", 20)


def test_what_cannot_go_together_is_disabled_and_says_why(server, visit):
    page = setting_up(server, visit)
    group(page, "cards")
    capital, additional = page.get_by_test_id("option-capital_aces"), page.get_by_test_id("option-additional_capital")
    expect(additional).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_text(say("en", "error-jackrabbits-needs-capital"))).to_be_visible()
    additional.click(force=True)
    expect(additional).not_to_be_checked()
    capital.check()
    expect(additional).to_have_attribute("aria-disabled", "false")
    expect(page.get_by_test_id("option-ambivalent_aces")).to_have_attribute("aria-disabled", "true")
    expect(
        page.get_by_text(say("en", "error-jackrabbits-contradiction", option="ambivalent_aces", other="capital_aces"))
    ).to_be_visible()
    group(page, "complete")
    page.get_by_test_id("option-complete").uncheck()
    group(page, "places")
    expect(page.get_by_test_id("option-advanced_citadel")).to_have_attribute("aria-disabled", "true")
    create(page)
    options = options_of(page)["options"]
    assert (options["capital_aces"], options["complete"]) == (True, False)


def test_tight_suits_need_a_board_of_theirs(server, visit):
    page = setting_up(server, visit)
    suits = page.get_by_test_id("option-tight_suits")
    expect(suits.locator("option[value=CSH]")).to_have_attribute("disabled", "")
    page.get_by_test_id("board-random").check()
    expect(suits.locator("option[value=CSH]")).not_to_have_attribute("disabled", "")
    suits.select_option("CSH")
    expect(page.get_by_test_id("board-preview")).to_have_attribute("src", re.compile("suits=CSH"))
    expect(page.get_by_test_id("board-sample")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Remove seat 3").click()
    expect(page.get_by_test_id("why-not")).to_contain_text("3 suits do not fit 2 players")


def test_a_code_is_pasted_and_a_damaged_one_says_so(server, visit):
    visitor = visit(server, prefs=GAME).expects("status of 400")
    page = NewTable(visitor).page
    page.get_by_test_id("way-own").check()
    page.get_by_test_id("board-code").check()
    code = page.evaluate(
        """async () => (await (await fetch('/api/boards', {method: 'POST', headers: {'content-type': 'application/json'},
        body: '{"seed": 5}'})).json()).code"""
    )
    field = page.get_by_test_id("code")
    field.fill(f"http://somewhere/boards/{code}")
    expect(field).to_have_value(code)
    expect(page.get_by_test_id("board-preview")).to_be_visible()
    expect(page.get_by_test_id("why-not")).to_have_count(0)
    field.fill(code[:-1] + ("2" if code[-1] != "2" else "3"))
    expect(page.get_by_test_id("why-not")).to_contain_text("damaged")
    field.fill(code)
    expect(page.get_by_test_id("why-not")).to_have_count(0)
    create(page)
    assert options_of(page)["options"]["board"] == code


def test_a_drafted_board_begins_with_flipping(server, visit):
    page = setting_up(server, visit)
    page.get_by_test_id("board-draft").check()
    expect(page.get_by_test_id("board-preview")).to_have_count(0)
    for seat in ("1", "2"):
        page.get_by_test_id(f"seat-{seat}").select_option("beginner")
    create(page)
    assert options_of(page)["options"]["board"] == "draft"


def test_the_form_speaks_every_language(server, visit):
    page = setting_up(server, visit)
    switch_language(page, "es")
    expect(page.get_by_text(say("es", "jackrabbits-setup-sample"), exact=True)).to_be_visible()
    group(page, "cards")
    expect(page.get_by_test_id("option-additional_capital")).to_have_attribute("aria-disabled", "true")
    switch_language(page, "fr")
    expect(page.get_by_text("Un plateau au hasard")).to_be_visible()


def test_other_games_keep_their_forms(server, visit):
    page = setting_up(server, visit)
    page.get_by_test_id("game").select_option("coloretto")
    expect(page.get_by_test_id("group-board")).to_have_count(0)
    page.get_by_test_id("group-").locator("summary").click()
    page.get_by_test_id("option-golden_joker").check()
    create(page)
    assert options_of(page)["options"]["golden_joker"] is True


def test_everybody_can_set_up_a_table(server, visit):
    page = setting_up(server, visit)
    for name in ("complete", "cards", "places", "hands"):
        group(page, name)
    page.get_by_test_id("board-random").check()
    page.get_by_test_id("board-preview").wait_for()
    accessible(page, "set-up, random")
    page.get_by_test_id("board-code").check()
    accessible(page, "set-up, code")
