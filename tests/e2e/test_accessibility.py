"""axe on every page, on a desk, a tablet or a phone in turn, and in every state on a desk and a phone, by day and by night; in the long runs every
page on every screen there is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .ended import ended_table, table_when
from .measures import accessible, overflow, troubles
from .pages import Front, NewTable, ParadeTable
from .prepared import COLORETTO, JACKRABBITS, PARADE, Story, full_table
from .serving import Server
from .test_layout import FINGERS, MOUSE
from .visitors import DESKTOP, PHONE, TABLET, Visitor

EVERY: list[ViewportSize] = [{"width": width, "height": height} for width, height in (*FINGERS, *MOUSE)]

# Every address there is, and what is on the page once it is there.
PAGES = {
    "/": "[data-testid=play-bots]",
    "/new": "[data-testid=create]",
    "/rules/jackrabbits": "h1",
    "/learn/coloretto": "[data-testid=coach][data-state=todo]",
    "/puzzles": "main a[href^='/puzzles/']",
    "/puzzles/parade/1": "[data-testid=judge]",
    "/league": "[data-testid=league-found]",
    "/boards": "main svg",
    "/aid": "h1",
    "/me": "h1",
    "/records": "[data-testid=record-file]",
    "/privacy": "h1",
    "/nothing/here": "h1",
}


def tables(server: Server, visitor: Visitor, *stories: Story) -> dict[str, str]:
    """Pages of tables: full ones, finished ones, and what can be made of them."""
    full = [full_table(server, visitor, story, 4).removeprefix(server.address) for story in stories]
    ended = [ended_table(server, visitor, story, 4).removeprefix(server.address) for story in stories]
    return (
        dict.fromkeys(full, ".status.yours")
        | dict.fromkeys([f"{path}/tv" for path in full], "[data-testid=tv] .status")
        | dict.fromkeys([*ended, f"{ended[0]}/tv"], "[data-testid=final]")
        | {f"{ended[0]}/replay": "[data-testid=lookback][data-state=found]"}
    )


def every_route(server: Server, visitor: Visitor, *stories: Story) -> Iterator[tuple[Page, str]]:
    visitor.goto("/").page.get_by_test_id("play-bots").wait_for()
    for path, there in (PAGES | tables(server, visitor, *stories)).items():
        page = visitor.goto(path).page
        page.locator(there).first.wait_for()
        yield page, path


def test_every_route(server, visit):
    found: list[str] = []
    screens = cycle([PHONE, TABLET, DESKTOP])
    for page, path in every_route(server, visit(server), COLORETTO):
        found += troubles(page, path, [next(screens)])
        for size in (PHONE, TABLET, DESKTOP):
            page.set_viewport_size(size)
            found += [f"{path}, {size['width']} × {size['height']}: {one} sticks out" for one in overflow(page)]
    assert found == [], "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("story", [PARADE, COLORETTO, JACKRABBITS], ids=["parade", "coloretto", "jackrabbits"])
def test_every_route_on_every_screen(server, visit, story: Story):
    found = [one for page, path in every_route(server, visit(server), story) for one in troubles(page, path, EVERY)]
    assert found == [], "\n".join(found)


def test_dialogs(server, visit):
    visitor = visit(server)
    table = Front(visitor).play_bots()
    table.wait_for_turn()
    page = visitor.page
    for name in ("Rules", "Settings"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        accessible(page, name)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    accessible(page, "keyboard")


def test_waiting_with_the_qr_code(server, visit):
    visitor = visit(server)
    link = NewTable(visitor).seat("open", "open", "club").create()
    page = visitor.page
    qr = page.get_by_role("img", name="QR code of this table’s link")
    expect(qr).to_be_visible()
    assert qr.evaluate("async (one) => { await one.decode(); return one.naturalWidth; }") > 0
    accessible(page, "waiting, host")
    guest = visit(server)
    guest.page.goto(link)
    guest.page.get_by_test_id("name").wait_for()
    accessible(guest.page, "waiting, guest")


def test_every_state_of_a_game(server, visit):
    visitor = visit(server, prefs={"pace": "instant", "bots": {"count": 3, "level": "beginner"}})
    page = visitor.page
    table = Front(visitor).play_bots()
    table.wait_for_turn()
    accessible(page, "my turn")
    page.get_by_test_id("phrase-hello").click()
    table.hand.first.click()
    accessible(page, "preview open")
    page.goto(table_when(server, visitor, PARADE, 4, lambda view: view.phase == "last"))
    page.get_by_test_id("last-round").wait_for()
    table.wait_for_turn()
    accessible(page, "last round")
    table.play_until(lambda: table.wait_for_turn() == "discard")
    table.hand.nth(0).click()
    table.hand.nth(1).click()
    accessible(page, "discards")
    table.discard_button.click()
    the_ending(page, table)


def the_ending(page: Page, table: ParadeTable) -> None:
    expect(table.final).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()
    accessible(page, "final, first step")
    page.get_by_test_id("final-next").click()
    page.get_by_test_id("final-next").click()
    accessible(page, "final, a colour")
    page.get_by_test_id("final-result").click()
    page.locator("details").first.evaluate("one => one.open = true")
    accessible(page, "final, result")
    page.get_by_test_id("replay").click()
    expect(page.get_by_test_id("reel")).to_be_visible()
    page.get_by_test_id("reel").press("End")
    accessible(page, "replay")


def test_a_long_line_on_a_phone(server, visit):
    """High cards keep many safe, so the line grows until it no longer fits."""
    visitor = visit(server)
    page = visitor.page
    table = Front(visitor).play_bots()
    page.set_viewport_size(PHONE)
    while table.line.count() < 18 and table.wait_for_turn() == "play":
        values = [int(card) % 11 for card in table.cards()]
        table.play(values.index(max(values)))
    accessible(page, "a long line")


def test_a_watcher(server, visit):
    ana, cal = visit(server), visit(server)
    Front(ana).play_bots().wait_for_turn()
    cal.page.goto(ana.page.url)
    cal.page.get_by_test_id("line-card").first.wait_for()
    accessible(cal.page, "watching")
