"""Twelve steps to learn Jackrabbits by, in two chapters: whoever does what the coach says gets through all of them, making every move."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from sobremesa.games.jackrabbits.lesson import LESSONS
from sobremesa.games.lesson import step_of

from .jackrabbits_hand import Hand
from .measures import accessible
from .pages import click, switch_language, tap

PREFS = {"pace": "instant", "game": "jackrabbits"}


def coach(page: Page, number: int, state: str) -> Locator:
    found = page.locator(f"[data-testid=coach][data-step='{number}'][data-state='{state}']")
    found.wait_for()
    return found


def do_step(hand: Hand, number: int) -> None:
    """As the lesson shows it."""
    moment = step_of(LESSONS, number)
    assert moment
    step = moment[1]
    script = [(0, move) for move in step.shown]
    at = 0
    while at < len(script):
        hand.wait_for(step.ply + at)
        if not hand.final.count() and hand.goes_by_itself(step.ply + at, script[at][1]):
            at += 1
        else:
            at = hand.do(script, at)


def do_steps(hand: Hand, first: int, last: int) -> None:
    """Until the coach has nothing more to say in this chapter."""
    for number in range(first, last + 1):
        if number > 1:  # the first is only read
            coach(hand.page, number, "todo")
            do_step(hand, number)
        coach(hand.page, number, "done")
        if number < last:
            expect(hand.page.get_by_test_id("learn-next")).to_be_focused()
            hand.press(hand.page.get_by_test_id("learn-next"))


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_six_steps_lead_to_a_win_and_to_a_first_game(server, visit, phone):
    visitor = visit(server, prefs=PREFS, phone=phone)
    page = visitor.goto("/").page
    page.get_by_role("link", name="Learn it in six steps").click()
    do_steps(Hand(page, tap if phone else click, visitor), 1, 6)
    expect(page.get_by_test_id("learn-play")).to_have_text("Play your first game")
    (tap if phone else click)(page.get_by_test_id("learn-play"))
    page.wait_for_url("**/t/*")
    page.get_by_test_id("map").wait_for()


def test_the_second_chapter_is_the_complete_game(server, visit):
    visitor = visit(server, prefs=PREFS)
    page = visitor.goto("/").page
    page.get_by_role("link", name="Learn the complete game").click()
    expect(coach(page, 7, "todo")).to_contain_text("Step 1 of 6")
    do_steps(Hand(page, click, visitor), 7, 12)
    expect(page.get_by_test_id("learn-play")).to_have_text("Complete game")


def test_another_way_can_be_tried_again(server, visit):
    visitor = visit(server, prefs=PREFS)
    page = visitor.goto("/learn/jackrabbits").page
    coach(page, 1, "done")
    page.get_by_test_id("learn-next").click()
    coach(page, 2, "todo")
    page.get_by_test_id("learn-skip").click()
    coach(page, 3, "todo")
    page.get_by_test_id("do-stay").click()  # the turn ends by itself: there is nothing else to do
    coach(page, 3, "missed")
    page.get_by_test_id("learn-again").click()
    coach(page, 3, "todo")


def test_lessons_are_no_tables_to_come_back_to(server, visit):
    visitor = visit(server, prefs=PREFS)
    page = visitor.goto("/learn/jackrabbits").page
    coach(page, 1, "done")
    visitor.goto("/")
    expect(page.get_by_role("heading", name="Your tables")).to_have_count(0)


def test_a_game_without_a_lesson_says_so(server, visit):
    page = visit(server).goto("/learn/marbles").page
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_everybody_can_learn(server, visit):
    visitor = visit(server, prefs=PREFS)
    page = visitor.goto("/learn/jackrabbits").page
    coach(page, 1, "done")
    page.get_by_test_id("map").wait_for()
    accessible(page, "lesson")
    page.get_by_test_id("learn-next").click()
    coach(page, 2, "todo")
    do_step(Hand(page, click, visitor), 2)
    coach(page, 2, "done")
    accessible(page, "lesson, done")
    for language, words in (("es", "Siguiente paso"), ("fr", "Étape suivante")):
        switch_language(page, language)
        expect(page.get_by_test_id("learn-next")).to_have_text(words)
