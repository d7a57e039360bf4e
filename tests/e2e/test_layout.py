"""Every screen: all games, all numbers of players, from a small phone to a large desk, on full tables. The languages take turns, so that each meets
every kind of screen; in the long runs the fullest tables are looked at on every screen in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from weakref import WeakKeyDictionary

import pytest
from playwright.sync_api import CDPSession, Page, ViewportSize

from sobremesa.i18n import LANGUAGES

from .ended import table_when
from .measures import amiss
from .pages import switch_language
from .prepared import COLORETTO, JACKRABBITS, PARADE, Story, full_table
from .serving import Server
from .visitors import DESKTOP, Visitor

DESK: ViewportSize = {"width": 1280, "height": 800}
FINGERS = ((320, 568), (360, 640), (390, 844), (844, 390), (768, 1024), (1024, 768), (820, 1180), (1180, 820))
MOUSE = ((1280, 800), (640, 400), (1920, 1080), (2560, 1440))  # 640 × 400 is 1280 × 800 at 200 %
MOST = ((PARADE, 6), (COLORETTO, 5), (JACKRABBITS, 4))
SCREENS = (*FINGERS, *MOUSE)
TABLES = [pytest.param(story, n, id=f"{story.game}-{n}") for story, most in MOST for n in range(2, most + 1)]
FULLEST = [pytest.param(story, most, id=story.game) for story, most in MOST]

# Which of these lie under something at their lower edge.
COVERED = """(cards) => cards.filter((card) => {
    const { left, right, bottom } = card.getBoundingClientRect();
    return !card.contains(document.elementFromPoint((left + right) / 2, bottom - 2));
}).map((card) => card.ariaLabel)"""

Plan = dict[str, tuple[tuple[int, int], ...]]  # which screens are looked at in which language

# What is done first, for more to be shown, and the action that is then the primary one.
State = tuple[str, Callable[[Page], None], str]


LONGEST: WeakKeyDictionary[Page, int] = WeakKeyDictionary()  # which card that is


def nothing(page: Page) -> None:
    page.mouse.move(1, 1)


def choose_card(page: Page) -> None:
    """The one there is most to say about, whatever the language."""
    cards, told = page.get_by_test_id("hand-card"), page.get_by_test_id("preview")

    def said(index: int) -> int:
        cards.nth(index).hover()
        return len(told.inner_text())

    if page not in LONGEST:
        LONGEST[page] = max(range(cards.count()), key=said)
    cards.nth(LONGEST[page]).click()
    nothing(page)


def choose_place(page: Page) -> None:
    nothing(page)
    page.locator("[data-testid=spot]:has(b)").or_(page.get_by_test_id("spot")).first.click()
    nothing(page)


STATES: dict[str, list[State]] = {
    "parade": [("a card chosen", choose_card, "[data-testid=play-button]")],
    "coloretto": [("a turn", nothing, "[data-testid=confirm]")],
    "parade, the discards": [("two to be chosen", nothing, "[data-testid=discard-confirm]")],
    "jackrabbits": [("a turn", nothing, ""), ("a place chosen", choose_place, "[data-testid=confirm]")],
}


@pytest.mark.parametrize(("story", "players"), TABLES)
def test_a_full_table_fits_every_screen(server, visit, story: Story, players: int):
    """On each screen in one language, and with one player more in the next."""
    fits(server, visit, story, players, in_turn(players))


def in_turn(first: int) -> Plan:
    many = len(LANGUAGES)
    return {tongue: SCREENS[(number - first) % many :: many] for number, tongue in enumerate(LANGUAGES)}


@pytest.mark.soak
@pytest.mark.parametrize(("story", "players"), FULLEST)
def test_the_fullest_table_fits_every_screen_in_every_language(server, visit, story: Story, players: int):
    fits(server, visit, story, players, dict.fromkeys(LANGUAGES, SCREENS))


def fits(server: Server, visit: Callable[..., Visitor], story: Story, players: int, plan: Plan) -> None:
    visitor = visit(server)
    visitor.page.goto(full_table(server, visitor, story, players))
    nothing_is_amiss(visitor.page, story.game, plan)


def nothing_is_amiss(page: Page, states: str, plan: Plan) -> None:
    page.locator(".status.yours").wait_for()
    found = list(walk(page, states, plan))
    assert not found, f"{len(found)} things are amiss:\n" + "\n".join(found)


def walk(page: Page, states: str, plan: Plan) -> Iterator[str]:
    touch = page.context.new_cdp_session(page)
    for language, screens in plan.items():
        resize(page, touch, DESK, finger=False)
        switch_language(page, language)
        for state, begin, primary in STATES[states]:
            resize(page, touch, DESK, finger=False)
            page.keyboard.press("Escape")
            begin(page)
            for width, height in screens:
                resize(page, touch, {"width": width, "height": height}, finger=(width, height) in FINGERS)
                yield from (f"{width} × {height}, {language}, {state}: {one}" for one in amiss(page, primary))


def test_the_last_choice_fits_every_screen(server, visit):
    """Parade's collections are largest then; on a low desk the line is still seen whole."""
    visitor = visit(server)
    page: Page = visitor.page
    page.goto(table_when(server, visitor, PARADE, 4, lambda view: view.discards_left > 0))
    nothing_is_amiss(page, "parade, the discards", in_turn(0))
    page.set_viewport_size(DESKTOP)
    covered = page.get_by_test_id("line-card").evaluate_all(COVERED)
    assert covered == []


def resize(page: Page, touch: CDPSession, size: ViewportSize, finger: bool) -> None:
    touch.send("Emulation.setTouchEmulationEnabled", {"enabled": finger, "maxTouchPoints": 5 if finger else 1})
    page.set_viewport_size(size)


@pytest.mark.parametrize("story", [PARADE, JACKRABBITS], ids=["parade", "jackrabbits"])
def test_a_large_screen_is_used(server, visit, story: Story):
    """Cards, type and table grow with the screen."""
    visitor = visit(server)
    link = full_table(server, visitor, story, 3)
    page: Page = visitor.page
    page.goto(link)
    small = sizes(page, DESK)
    large = sizes(page, {"width": 2560, "height": 1440})
    assert [large[0] / small[0] > 1.5, large[1] / small[1] > 1.25, 1700 < large[2] <= 1800] == [True] * 3


def sizes(page: Page, size: ViewportSize) -> tuple[float, float, float]:
    """How wide a card of the hand, how high the type, how wide the table is."""
    page.set_viewport_size(size)
    page.get_by_test_id("hand-card").first.wait_for()
    return page.evaluate("""() => [
        document.querySelector("[data-testid=hand-card]").getBoundingClientRect().width,
        parseFloat(getComputedStyle(document.querySelector(".status")).fontSize),
        document.querySelector("main > .board").getBoundingClientRect().width]""")
