"""Somebody opens the link of a table: the page says who sits there before any script has run, and the table takes its place without a jolt."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from sobremesa.i18n import LANGUAGES, say

from .prepared import COLORETTO, JACKRABBITS, PARADE, Story, full_table
from .serving import Server
from .visitors import PHONE, Visitor

SHIFTS = """
    window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map((one) => one.value)))
        .observe({ type: "layout-shift", buffered: true });
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_script_the_page_says_who_sits_there(
    browser: Browser, server: Server, visit: Callable[..., Visitor], language: str
) -> None:
    table = full_table(server, visit(server), PARADE, 4)
    context = browser.new_context(java_script_enabled=False, locale=language, viewport=PHONE)
    page = context.new_page()
    page.goto(table)
    expect(page.get_by_role("heading", level=1)).to_have_text(say(language, "parade-name"))
    expect(page.get_by_text(say(language, "parade-goal"))).to_be_visible()
    expect(page.locator("#sketch li")).to_have_count(4)
    expect(page.locator("#sketch li[aria-current]")).to_have_text("Ana")
    context.close()


@pytest.mark.parametrize("story", [PARADE, COLORETTO, JACKRABBITS], ids=lambda story: story.game)
def test_the_table_takes_its_place_and_nothing_jumps(
    server: Server, visit: Callable[..., Visitor], story: Story
) -> None:
    ana = visit(server, phone=True, letters=False)  # letters that come late are not used
    ana.context.add_init_script(SHIFTS)
    ana.page.goto(full_table(server, ana, story, 4))
    ana.page.locator(".status.yours").wait_for()
    expect(ana.page.locator("#sketch")).to_have_count(0)
    expect(ana.page.locator("h1")).to_have_count(1)
    assert sum(ana.page.evaluate("shifts")) == 0
    assert len([one for one in ana.heard if one["type"] == "welcome"]) == 1  # one line was opened, and it is used


def test_a_language_of_ones_own_choice_is_not_sketched_in_another(
    server: Server, visit: Callable[..., Visitor]
) -> None:
    ana = visit(server, language="en", prefs={"language": "de", "pace": "instant"})
    ana.page.goto(full_table(server, ana, PARADE, 3))
    expect(ana.page.get_by_test_id("goal")).to_have_text(say("de", "parade-goal"))
    expect(ana.page.locator("#sketch")).to_have_count(0)
