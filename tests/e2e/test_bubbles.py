"""What somebody says rises at their seat for a while: on a desk, on a phone, on a big screen; heard once, and in nobody's way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .jackrabbits import OPEN
from .pages import sit

WAYS = "Well played!"
# Over the speaker's own place, or at the edge of the map; never over what one plays with.
COVERS = """(seat) => {
    const box = (one) => one.getBoundingClientRect();
    const bubble = document.querySelector(`[data-testid=bubble-${seat}]`);
    const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const seen = (one) => one.checkVisibility({ visibilityProperty: true });
    const needed = document.querySelectorAll(
        "[data-testid=hand-card], [data-testid=line-card], .status, [data-row], .mine button, [data-testid=spot]");
    return [...needed].filter((one) => seen(one) && meets(box(one), box(bubble))).map((one) => one.outerHTML.slice(0, 80));
}"""


def says(page: Page, seat: int, words: str) -> None:
    """Others see it at the seat, and hear it once."""
    bubble = page.get_by_test_id(f"bubble-{seat}")
    expect(bubble).to_contain_text(words)
    expect(bubble).to_have_attribute("aria-hidden", "true")
    expect(page.get_by_test_id("announcer").get_by_text(words)).to_have_count(1)


# Bubbles stay until the test lets their seconds pass: a busy machine is no failure.
HOLD = """
  const soon = window.setTimeout;
  window.later = [];
  window.setTimeout = (work, ms, ...more) => (ms >= 4500 && ms <= 10000 ? later.push(work) : soon(work, ms, ...more));
"""


@pytest.mark.parametrize("game", ["parade", "coloretto", "jackrabbits"])
def test_what_is_said_rises_at_the_seat(server, visit, game: str):
    ana, bea, screen = visit(server), visit(server, phone=True), visit(server)
    for visitor in (ana, bea, screen):
        visitor.context.add_init_script(HOLD)
    page = ana.goto("/").page
    page.get_by_test_id("play-bots").wait_for()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    link = f"{server.address}/t/{page.evaluate(OPEN, {'game': game, 'seats': seats})}"
    page.goto(link)
    sit(bea, link, 1, "Bea")
    screen.goto(link.removeprefix(server.address) + "/tv")
    for one in (page, bea.page, screen.page):
        one.get_by_test_id("status").first.wait_for()
    bea.page.get_by_test_id("phrase-well-played").dispatch_event("click")
    for one in (page, screen.page):
        says(one, 1, WAYS)
    assert page.evaluate(COVERS, 1) == []
    expect(page.get_by_test_id("chat-line")).to_contain_text(f"Bea {WAYS}")
    expect(bea.page.get_by_test_id("chat-line")).to_have_count(1)
    expect(bea.page.get_by_test_id("bubble-1")).to_have_count(0)  # one knows what one has said
    page.locator("#chat-text").fill("a long thought, " * 15)
    page.locator("#chat-text").press("Enter")
    says(bea.page, 0, "a long thought")
    assert bea.page.evaluate(COVERS, 0) == []
    bubble = bea.page.get_by_test_id("bubble-0")
    box = bubble.bounding_box()
    assert box
    assert box["x"] + box["width"] <= 360
    bea.page.mouse.move(box["x"] + 9, box["y"] + 9)  # who wants to see what is below it
    expect(bubble).to_have_count(0)
    expect(page.get_by_test_id("bubble-1")).to_have_count(1)
    page.evaluate("later.forEach((work) => work())")
    expect(page.get_by_test_id("bubble-1")).to_have_count(0)  # by itself
