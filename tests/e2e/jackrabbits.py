"""Jackrabbits' table, as helpers that say what a person does there."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from .pages import TablePage
from .visitors import Visitor

OPEN = """async (wish) => {
    await fetch("/api/me"); // one has to be somebody first
    const asked = await fetch("/api/tables", {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wish) });
    return (await asked.json()).table;
}"""


def seat(who: str) -> dict[str, str]:
    return {"kind": who} if who in ("me", "open") else {"kind": "bot", "level": who}


def open_jackrabbits(visitor: Visitor, *seats: str, **options: Any) -> str:
    """Lay a table with these options; its link. Seats are `me`, `open` or the level of a bot."""
    page = visitor.goto("/").page
    page.get_by_test_id("play-bots").wait_for()
    wish = {"game": "jackrabbits", "options": options, "seats": [seat(who) for who in seats]}
    page.goto(f"{visitor.address}/t/{page.evaluate(OPEN, wish)}")
    return page.url


class JackrabbitsTable(TablePage):
    def find(self) -> None:
        page = self.page
        self.map = page.get_by_test_id("map")
        self.spots = page.get_by_test_id("spot")
        self.rabbits = page.locator("[data-rabbit]")
        self.hand = page.get_by_test_id("hand-card")
        self.closer, self.farther, self.whole = (page.get_by_test_id(one) for one in ("closer", "farther", "whole"))
        self.in_words = page.get_by_test_id("in-words")
        self.as_picture = page.get_by_test_id("as-picture")
        self.twin = page.get_by_test_id("twin")
        self.sites = page.get_by_test_id("site")

    def wait_for_map(self) -> JackrabbitsTable:
        self.rabbits.first.wait_for()
        return self

    def roll(self) -> None:
        self.press(self.page.get_by_role("button", name="Roll the dice"))

    def wait_for_journey(self) -> None:
        """Roll, show nothing in the lottery, and stand before the question where to go."""
        self.yours.wait_for()
        self.roll()
        passing = self.page.get_by_role("button", name="No, thanks")
        passing.or_(self.spots.first).first.wait_for()
        while not self.spots.count():
            # where nothing can be shown, the table passes by itself
            if passing.count() and self.page.locator("[data-testid=hand-card][aria-disabled=false]").count():
                self.press(passing)
                self.spots.first.wait_for()
            self.page.wait_for_timeout(50)

    def spot(self, node: int) -> Locator:
        return self.page.locator(f"[data-testid=spot][data-node='{node}']")

    def zoom(self) -> float:
        return float(self.map.get_attribute("data-zoom") or 0)

    def middle(self) -> tuple[float, float]:
        """What part of the board the map shows."""
        x, y = (self.map.get_attribute("data-middle") or "0,0").split(",")
        return float(x), float(y)

    def lit(self) -> int:
        """How many stretches of road are lit."""
        return self.page.locator("path.way").count()

    def rabbit_at(self, number: int) -> str:
        return self.page.locator(f"[data-rabbit='{number}']").evaluate("one => one.style.transform")
