"""A puzzle: tried, answered wrongly, tried again, solved; and the next one."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from sobremesa.games.folder import puzzles
from sobremesa.games.registry import GAMES

from .measures import accessible
from .pages import ParadeTable, switch_language

CARDS = "GYRVBK"


def judge(page: Page, state: str) -> Locator:
    found = page.locator(f"[data-testid=judge][data-state='{state}']")
    found.wait_for()
    return found


def answer(page: Page, notation: str) -> None:
    table = ParadeTable(page)
    table.wait_for_turn()
    card = str(CARDS.index(notation[0]) * 11 + int(notation[1:]))
    table.play(table.cards().index(card))


def test_a_puzzle_is_tried_until_it_is_solved(server: Any, visit: Any) -> None:
    puzzle = puzzles(GAMES["parade"])[0]
    page = visit(server).goto("/").page
    page.get_by_test_id("puzzle-today").get_by_role("link", name="All puzzles").click()
    page.get_by_test_id("shelf-parade").get_by_role("link", name="Puzzle 1", exact=True).wait_for()
    accessible(page, "shelves")
    page.get_by_test_id("shelf-parade").get_by_role("link", name="Puzzle 1", exact=True).click()
    judge(page, "todo")
    answer(page, puzzle.tries[-1].notation)
    wrong = judge(page, "wrong")
    expect(wrong.get_by_test_id("puzzle-worth")).to_contain_text(str(round(100 * puzzle.best.chance)))
    for language, words in (("es", "Siguiente problema"), ("fr", "Problème suivant"), ("de", "Nächstes Rätsel")):
        switch_language(page, language)
        expect(wrong.get_by_test_id("puzzle-next")).to_have_text(words)
    switch_language(page, "en")
    accessible(page, "verdict")
    wrong.get_by_test_id("puzzle-again").click()
    judge(page, "todo")
    answer(page, puzzle.best.notation)
    expect(judge(page, "right").get_by_test_id("puzzle-next")).to_be_focused()
    page.keyboard.press("Enter")
    judge(page, "todo").get_by_role("link", name="All puzzles").click()
    expect(page.get_by_test_id("shelf-parade").get_by_role("link", name="Puzzle 1, solved")).to_be_visible()
