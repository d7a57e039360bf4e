"""A league in the browser: founded, joined by its link, started; members find their tables, and the way back."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .measures import accessible, overflow
from .visitors import Visitor


def found(organiser: Visitor) -> str:
    page = organiser.goto("/").page
    page.get_by_test_id("leagues").click()
    page.get_by_test_id("league-game").select_option("parade")
    page.get_by_test_id("league-name").fill("Thursday club")
    page.get_by_test_id("name").fill("Ana")
    accessible(page, "a league to be founded")
    page.get_by_test_id("league-found").click()
    return page.get_by_test_id("league-link").input_value()


def join(visitor: Visitor, link: str, name: str) -> Page:
    page = visitor.page
    page.goto(link)
    page.get_by_test_id("name").fill(name)
    page.get_by_test_id("league-join").click()
    expect(page.get_by_test_id("league-member").filter(has_text=name)).to_be_visible()
    return page


def test_a_league_is_founded_joined_started_and_leads_to_its_tables(server, visit):
    ana = visit(server)
    link = found(ana)
    others = [join(visit(server, phone=True), link, name) for name in ("Bea", "Cleo", "Dora")]
    page = ana.page
    page.goto(link)
    expect(page.get_by_test_id("league-member")).to_have_count(4)
    page.get_by_test_id("league-start").click()
    expect(page.get_by_test_id("league-state")).to_have_text("Round 1 of 3")
    expect(page.get_by_test_id("league-table")).to_have_count(2)
    accessible(page, "a league with a round")

    others[0].reload()
    others[0].get_by_test_id("league-play").click()  # sits down by itself: the seat is kept
    back = others[0].get_by_test_id("league")
    expect(back).to_contain_text("Thursday club, round 1")
    expect(others[0].get_by_text("(You)")).to_be_visible()
    back.click()
    expect(others[0].get_by_test_id("league-state")).to_have_text("Round 1 of 3")
    assert overflow(others[0]) == []

    first = page.get_by_test_id("league-table").first
    first.get_by_role("combobox").select_option(index=1)  # did not come
    expect(page.get_by_test_id("league-table").first).to_contain_text("Did not come: ")
    rows = page.get_by_test_id("league-standings").locator("tbody tr")
    expect(rows).to_have_count(4)
    expect(rows.first.locator("b")).to_have_text("1")
    page.goto(server.address + "/league")
    expect(page.get_by_test_id("my-league")).to_contain_text("Thursday club")
