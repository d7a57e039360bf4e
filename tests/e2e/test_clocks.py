"""A clock at every seat, and a game that ends because somebody gives up."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .ended import table_between_games
from .pages import NewTable, sit
from .prepared import COLORETTO

# What lies over it.
OVER = """(one) => {
    const box = one.getBoundingClientRect(), rows = [...document.querySelectorAll(".seats > *, .status, [data-testid=line-card]")];
    return rows.map((row) => row.getBoundingClientRect())
        .filter((row) => row.top < box.bottom - 1 && box.top < row.bottom - 1 && row.left < box.right - 1 && box.left < row.right - 1).length;
}"""


def test_two_with_a_clock_adjourn_go_on_and_one_resigns(server, visit):
    """On a phone of 320 pixels as well as on a desk."""
    ana, bea = visit(server), visit(server, phone=True)
    bea.page.set_viewport_size({"width": 320, "height": 640})
    form = NewTable(ana)
    form.page.get_by_test_id("clock-kind").select_option("game")
    form.page.get_by_test_id("clock-end").select_option("lose")
    sit(bea, form.seat("open").create())

    for page in (ana.page, bea.page):
        for one in ("clock-own", "clock"):
            expect(page.get_by_test_id(one).first).to_have_text(re.compile(r"^(10:00|9:\d\d)$"))
    runs = [
        one for one in (ana, bea) if one.page.get_by_test_id("clock-own").first.get_attribute("class").count("runs")
    ]
    assert len(runs) == 1, "whose turn it is"
    own = runs[0].page.get_by_test_id("clock-own").first
    before = own.text_content()
    expect(own).not_to_have_text(before)  # it runs by itself: the server says nothing meanwhile
    assert bea.page.evaluate("document.documentElement.scrollWidth") == 320

    ana.page.get_by_test_id("parting-adjourn").click()
    ana.page.get_by_test_id("parting-confirm").click()
    bea.page.get_by_test_id("proposal-agree").click()
    expect(bea.page.get_by_test_id("adjourned")).to_be_visible()
    assert bea.page.get_by_test_id("adjourned").evaluate(OVER) == 0, "the table is in view as it was"
    ana.page.get_by_test_id("resume").click()
    bea.page.get_by_test_id("proposal-agree").click()
    expect(bea.page.get_by_test_id("adjourned")).to_have_count(0)

    ana.page.get_by_test_id("parting-resign").click()
    ana.page.get_by_test_id("parting-confirm").click()
    expect(ana.page.get_by_test_id("stopped")).to_contain_text("resigned")
    expect(bea.page.get_by_test_id("stopped")).to_contain_text("You win!")
    assert bea.page.evaluate("document.documentElement.scrollWidth") == 320


def test_between_two_games_of_a_match_there_are_ways_out(server, visit):
    visitor = visit(server, phone=True)
    page = visitor.page
    page.goto(table_between_games(server, visitor, COLORETTO, 3, 4))
    expect(page.get_by_test_id("next-game")).to_be_visible()
    expect(page.get_by_test_id("parting-adjourn")).to_have_count(0)  # nothing is going on
    expect(page.get_by_test_id("parting-resign")).to_be_visible()
    page.get_by_test_id("parting-end").click()
    page.get_by_test_id("parting-confirm").click()
    expect(page.get_by_test_id("stopped")).to_contain_text("Ended by agreement")
