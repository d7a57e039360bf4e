"""Everything by keyboard: from the front page to a finished game without a mouse."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .pages import ParadeTable
from .visitors import Visitor

FOCUSED = """() => {
    const one = document.activeElement;
    if (!one || one === document.body) return "";
    return one.getAttribute("aria-label") || one.labels?.[0]?.innerText || one.innerText || one.id;
}"""
# Not "mousemove": browsers make one up when what lies under a resting mouse changes.
COUNT_POINTERS = """
    window.pointers = 0;
    for (const kind of ["pointerdown", "mousedown", "touchstart"])
        addEventListener(kind, () => window.pointers++, true);
"""


def test_front_page_to_finished_game_without_a_mouse(server, visit):
    visitor = visit(server)
    page = visitor.page
    visitor.context.add_init_script(COUNT_POINTERS)
    visitor.goto("/")
    choose_two_bots(page)
    tab_to(page, "Play against bots", shift=True)
    page.keyboard.press("Enter")
    table = ParadeTable(page)
    expect(table.hand).to_have_count(5)

    read_the_rules(page)
    by_tab_and_arrows(page, table)
    by_single_keys(page, table)
    step_through_the_score(page)

    assert page.evaluate("window.pointers") == 0


def choose_two_bots(page: Page) -> None:
    page.get_by_test_id("play-bots").wait_for()
    tab_to(page, "Play against bots")
    page.keyboard.press("Tab")
    page.keyboard.press("2")  # a list of choices listens to typing
    expect(page.get_by_label("How many bots")).to_have_value("2")


def focused(page: Page) -> str:
    return page.evaluate(FOCUSED)


def tab_to(page: Page, name: str, shift: bool = False, most: int = 80) -> None:
    for _ in range(most):
        page.keyboard.press("Shift+Tab" if shift else "Tab")
        if focused(page).startswith(name):
            assert shows_focus(page), f"{name} has the focus, but does not show it"
            return
    raise AssertionError(f"{name} cannot be reached by keyboard")


def shows_focus(page: Page) -> bool:
    return page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"


def read_the_rules(page: Page) -> None:
    """A dialog keeps the focus inside, and gives it back."""
    tab_to(page, "Rules")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Tab")
    assert page.evaluate("!!document.activeElement.closest('dialog')")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert focused(page) == "Rules"


def by_tab_and_arrows(page: Page, table: ParadeTable) -> None:
    assert table.wait_for_turn() == "play"
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.testid === 'hand-card'"):
            break
    assert shows_focus(page)
    page.keyboard.press("ArrowRight")
    value = page.evaluate("document.activeElement.dataset.value")
    assert value == table.cards()[1]
    expect(table.preview).to_contain_text("would take")  # what it would do, before it is chosen
    page.keyboard.press("Enter")
    expect(table.card(value)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    table.wait_until_gone(value)


def by_single_keys(page: Page, table: ParadeTable) -> None:
    while (turn := table.wait_for_turn()) == "play":
        page.keyboard.press("1")
        assert page.evaluate("document.activeElement.dataset.testid") == "hand-card", "the focus got lost"
        value = table.cards()[0]
        page.keyboard.press("Enter")
        page.keyboard.press("p")
        table.wait_until_gone(value)
    assert turn == "discard"
    last = table.cards()[3]
    for key in ("3", "Enter", "4", "Enter", "p"):
        page.keyboard.press(key)
    table.wait_until_gone(last)


def step_through_the_score(page: Page) -> None:
    expect(page.get_by_test_id("final")).to_be_visible()
    tab_to(page, "Show the result")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("final")).to_contain_text("fewest")
    tab_to(page, "Play again")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("hand-card")).to_have_count(5)


def test_single_keys_can_be_switched_off(server, visit):
    visitor: Visitor = visit(server)
    page = visitor.goto("/").page
    page.get_by_test_id("play-bots").wait_for()
    page.keyboard.press("?")
    tab_to(page, "Single keys work")
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_have_count(0)
