"""Five steps to learn Parade or Coloretto by: whoever does what the coach says gets through all of them, making every move."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from .coloretto import ColorettoTable
from .measures import accessible
from .pages import ParadeTable, click, switch_language, tap

Press = Callable[[Locator], None]


def coach(page: Page, number: int, state: str) -> Locator:
    found = page.locator(f"[data-testid=coach][data-step='{number}'][data-state='{state}']")
    found.wait_for()
    return found


def card_of(colour: str, value: int) -> str:
    return str("GYRVBK".index(colour) * 11 + value)


def play(page: Page, press: Press, colour: str, value: int) -> None:
    table = ParadeTable(page, press)
    table.wait_for_turn()
    table.play(table.cards().index(card_of(colour, value)))


def discard(page: Page, press: Press) -> None:
    play(page, press, "R", 2)
    table = ParadeTable(page, press)
    table.discard_button.wait_for()
    for colour in "KG":
        press(table.card(card_of(colour, 8)))
    press(table.discard_button)


def take(page: Page, press: Press) -> None:
    """There is one row to take."""
    table = ColorettoTable(page, press)
    table.wait_for_turn()
    table.choose(0)


def place(page: Page, press: Press, row: int = 1) -> None:
    table = ColorettoTable(page, press)
    table.drawn.wait_for()
    table.choose(row)


def draw_and_place(page: Page, press: Press) -> None:
    table = ColorettoTable(page, press)
    table.wait_for_turn()
    press(table.deck)
    place(page, press, 0)


PARADE = [
    lambda page, press: play(page, press, "Y", 9),
    lambda page, press: play(page, press, "Y", 2),
    lambda page, press: play(page, press, "B", 2),
    lambda page, press: play(page, press, "V", 0),
    discard,
]
COLORETTO = [draw_and_place, take, take, place, take]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "steps"), [("parade", PARADE), ("coloretto", COLORETTO)], ids=["parade", "coloretto"])
def test_five_steps_lead_to_the_count(server, visit, game, steps, phone):
    visitor = visit(server, prefs={"pace": "instant", "game": game}, phone=phone)
    page = visitor.goto("/").page
    press = tap if phone else click
    page.get_by_role("link", name="Learn it in five steps").click()
    for number, do in enumerate(steps, 1):
        coach(page, number, "todo")
        do(page, press)
        coach(page, number, "done")
        expect(page.get_by_test_id("learn-next")).to_be_focused()
        press(page.get_by_test_id("learn-next"))
    expect(page.get_by_test_id("play-bots")).to_be_visible()


def test_another_card_can_be_played_and_the_step_tried_again(server, visit):
    page = visit(server, prefs={"pace": "instant"}).goto("/learn/parade").page
    coach(page, 1, "todo")
    play(page, click, "Y", 5)
    coach(page, 1, "missed")
    page.get_by_test_id("learn-again").click()
    coach(page, 1, "todo")


def test_everybody_can_learn(server, visit):
    page = visit(server, prefs={"pace": "instant"}).goto("/learn/parade").page
    coach(page, 1, "todo")
    ParadeTable(page).hand.first.wait_for()
    accessible(page, "lesson")
    play(page, click, "Y", 9)
    coach(page, 1, "done")
    for language, words in (("es", "Siguiente paso"), ("fr", "Étape suivante"), ("de", "Nächster Schritt")):
        switch_language(page, language)
        expect(page.get_by_test_id("learn-next")).to_have_text(words)
