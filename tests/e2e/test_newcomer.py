"""Somebody who has never been here: taught a game, dealt the deal of the day, told what it turned on, and showing that to a friend.

In every language, on a phone and on a tablet; half of the pairs in the long runs."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from sobremesa.i18n import LANGUAGES, say

from .measures import overflow
from .pages import ParadeTable, tap
from .test_tutorials import PARADE, coach

PAIRS = [
    pytest.param(language, device, marks=[] if (number + which) % 2 else pytest.mark.soak)
    for number, language in enumerate(LANGUAGES)
    for which, device in enumerate(("phone", "tablet"))
]


def stop(page: Page, language: str) -> None:
    """Wherever one comes on the way: in one's own language, and all of it on the screen."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert overflow(page) == []


def learn(page: Page, language: str) -> None:
    page.locator("a[href='/learn/parade']").tap()
    for number, do in enumerate(PARADE, 1):
        coach(page, number, "todo")
        do(page, tap)
        coach(page, number, "done")
        words = say(language, "learn-next" if number < len(PARADE) else "learn-finish")
        expect(page.get_by_test_id("learn-next")).to_have_text(words)
        stop(page, language)
        page.get_by_test_id("learn-next").tap()


def play_the_deal_of_the_day(page: Page, language: str) -> None:
    play = page.get_by_test_id("daily-play")
    expect(play).to_have_text(say(language, "daily-play"))
    play.tap()
    table = ParadeTable(page, tap)
    expect(page.get_by_test_id("goal")).to_have_text(say(language, "parade-goal"))
    table.take_turn()
    stop(page, language)
    table.play_out()
    page.get_by_test_id("final-result").tap()
    stop(page, language)


def is_told(page: Page, language: str) -> None:
    """What the game turned on, and how the chances moved."""
    page.locator("[data-testid=lookback][data-state=found]").wait_for()
    expect(page.get_by_role("heading", name=say(language, "lookback-title"))).to_be_visible()
    expect(page.get_by_test_id("chances")).to_be_visible()
    expect(page.get_by_test_id("reel-move").first).to_be_visible()
    stop(page, language)


@pytest.mark.parametrize(("language", "device"), PAIRS)
def test_a_newcomer_learns_plays_looks_back_and_shares(server, visit, language: str, device: str):
    newcomer = visit(server, language=language, prefs={"pace": "instant"}, **{device: True})
    page = newcomer.goto("/").page
    page.get_by_test_id("play-bots").wait_for()
    stop(page, language)
    learn(page, language)
    play_the_deal_of_the_day(page, language)
    page.get_by_test_id("replay").tap()
    is_told(page, language)
    page.get_by_test_id("reel-move").nth(4).tap()
    link = page.get_by_test_id("replay-link")
    expect(link).to_have_value(re.compile(r"/replay\?ply=4$"))
    friend = visit(server, language=language, prefs={"pace": "instant"}, phone=device == "tablet")
    friend.page.goto(link.input_value())
    expect(friend.page.get_by_test_id("reel")).to_have_value("4")
    is_told(friend.page, language)
    newcomer.goto("/")
    result = page.get_by_test_id("daily-result")
    expect(result).to_have_value(
        re.compile(f"■.*{re.escape(say(language, 'daily-place', place=1, count=3)[:5])}", re.S)
    )
    expect(page.get_by_test_id("streak")).to_have_text(say(language, "daily-streak", count=1))
    page.get_by_test_id("daily-replay").tap()
    expect(page).to_have_url(re.compile(r"/t/\w+/replay$"))
