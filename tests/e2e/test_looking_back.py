"""Coming back: the front page, the deal of the day, a replay with what its moves were worth, a record from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .ended import ended_table
from .measures import accessible
from .prepared import PARADE


@pytest.mark.parametrize(("language", "phone"), [("en", True), ("de", False)])
def test_a_finished_game_is_looked_back_at_shared_and_opened_again(server, visit, tmp_path: Path, language, phone):
    visitor = visit(server, language=language, phone=phone)
    page = visitor.goto("/").page
    page.get_by_test_id("play-bots").wait_for()
    address = ended_table(server, visitor, PARADE, 3)
    page.goto(f"{address}/replay?ply=9")
    expect(page.get_by_test_id("reel")).to_have_value("9")
    expect(page.locator("[data-testid=lookback][data-state=found]")).to_be_visible()
    expect(page.get_by_test_id("turning-point").first).to_be_visible()
    expect(page.get_by_test_id("reel-move").first).to_be_visible()
    page.get_by_test_id("reel-move").nth(4).click()
    expect(page).to_have_url(re.compile(r"ply=4$"))
    expect(page.get_by_test_id("replay-link")).to_have_value(re.compile(r"/replay\?ply=4$"))
    accessible(page, "replay")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    record = tmp_path / "game.txt"
    record.write_text(page.request.get(f"{address.replace('/t/', '/api/tables/')}/record").text(), "utf-8")
    visitor.goto("/records")
    page.get_by_test_id("record-file").set_input_files(record)
    expect(page.get_by_test_id("eyes-2")).to_be_visible()
    page.get_by_test_id("eyes-2").click()
    expect(page.get_by_test_id("eyes-2")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("hand-card").first).to_be_visible()
    accessible(page, "record")


def test_the_deal_of_the_day_is_begun_once_and_gone_on_with(server, visit):
    visitor = visit(server, phone=True)
    page = visitor.goto("/").page
    page.get_by_test_id("daily-play").click()
    expect(page).to_have_url(re.compile("/t/"))
    table = page.url
    visitor.goto("/")
    page.get_by_test_id("daily-play").click()
    expect(page).to_have_url(table)
