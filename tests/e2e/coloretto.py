"""Coloretto's table, as helpers that say what a person does there."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Literal

from .pages import NewTable, TablePage
from .visitors import Visitor

Turn = Literal["turn", "place", "name", "over"]

# The same sentence may follow a whole round; the cards never lie the same way twice.
WHAT_LIES_THERE = """() => [...document.querySelectorAll(".status, #deck-says, [data-row] button .sr-only")]
    .map((one) => one.textContent).join()"""


def open_coloretto(visitor: Visitor, *others: str, games: int = 1, switches: tuple[str, ...] = ()) -> str:
    """Set a table up by its form; its link."""
    form = NewTable(visitor)
    page = form.page
    page.get_by_test_id("game").select_option("coloretto")
    page.get_by_test_id("games").select_option(str(games))
    if switches:
        page.get_by_test_id("group-").locator("summary").click()
    for switch in switches:
        page.get_by_test_id(f"option-{switch}").click()
    return form.seat(*others).create()


class ColorettoTable(TablePage):
    def find(self) -> None:
        page = self.page
        self.deck = page.get_by_test_id("deck")
        self.drawn = page.get_by_test_id("drawn")
        self.rows = page.locator("[data-row] button")
        self.open_rows = page.locator("[data-row] button.open")
        self.preview = page.get_by_test_id("preview")
        self.confirm = page.get_by_test_id("confirm")
        self.best = page.get_by_test_id("name-best")
        self.next = page.get_by_test_id("next-game")
        self._taken = count(1)
        self.patient = (
            False  # takes a row only when nothing else is left, and so is still in the round when its end comes
        )

    def wait_for_turn(self) -> Turn:
        self.yours.or_(self.final).first.wait_for()
        if self.final.count():
            return "over"
        if self.best.count():
            return "name"
        return "place" if self.drawn.count() else "turn"

    def take_turn(self) -> Turn:
        """One decision, whatever is asked; answers what it was. Every third turn takes a row, if there is one to take."""
        turn = self.wait_for_turn()
        before = self.page.evaluate(WHAT_LIES_THERE)
        if turn == "name":
            self.press(self.best)
            self.best.wait_for(state="detached")  # jokers are named one after the other
        elif turn == "place" or (turn == "turn" and self.would_take()):
            self.choose(0)
        elif turn == "turn":
            self.press(self.deck)
        if turn != "over":
            self.page.wait_for_function(f"before => ({WHAT_LIES_THERE})() !== before", arg=before)
        return turn

    def choose(self, index: int) -> None:
        if self.open_rows.nth(index).get_attribute("aria-pressed") == "false":
            self.press(self.open_rows.nth(index))
        self.press(self.confirm)

    def would_take(self) -> bool:
        if self.patient:
            return not self.may_draw()
        return not self.may_draw() or (self.open_rows.count() > 0 and next(self._taken) % 3 == 0)

    def may_draw(self) -> bool:
        return self.deck.get_attribute("aria-disabled") == "false"

    def play_until(self, there: Callable[[], bool]) -> None:
        while not there():
            assert self.take_turn() != "over", "the game ended first"

    def play_to_last_round(self) -> None:
        """If others see the end of a game without this seat, in the next game of the match."""
        self.patient = True
        while self.page.get_by_test_id("last-round").count() == 0:
            if self.take_turn() == "over":
                self.next.click()
                self.rows.first.wait_for()
        self.patient = False

    def play_out(self) -> None:
        while self.take_turn() != "over":
            pass
