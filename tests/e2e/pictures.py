"""Pictures of the real thing, for the README and the documentation: `python -m tests.e2e.pictures`.

A real server, a real browser, games played for a few turns against real bots. Not a test; it lives here because it plays with the same hands.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from .coloretto import ColorettoTable, open_coloretto
from .conftest import CHROMIUM, QUIET
from .pages import ParadeTable, open_table
from .serving import Server
from .visitors import Visitor, arrive

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
WIDE: ViewportSize = {"width": 1280, "height": 820}
TALL: ViewportSize = {"width": 390, "height": 844}


def take(visitor: Visitor, name: str) -> None:
    visitor.page.wait_for_timeout(900)  # until the cards have arrived
    visitor.page.screenshot(path=PICTURES / f"{name}.png")
    print(f"docs/pictures/{name}.png")


def parade(visitor: Visitor, turns: int, name: str) -> None:
    open_table(visitor, "strong", "strong", "strong")
    table = ParadeTable(visitor.page)
    for _ in range(turns):
        table.wait_for_turn()
        table.take_turn()
    table.wait_for_turn()
    cards = table.hand
    most = max(range(cards.count()), key=lambda n: leaving(table, n))
    cards.nth(most).hover()
    cards.nth(most).click()
    take(visitor, name)


def leaving(table: ParadeTable, card: int) -> int:
    table.hand.nth(card).hover()
    return table.page.locator("[data-testid=line-card].take, [data-testid=line-card].leave").count()


def coloretto(visitor: Visitor, turns: int, name: str) -> None:
    open_coloretto(visitor, "strong", "strong", "strong")
    table = ColorettoTable(visitor.page)
    for _ in range(turns):
        if table.wait_for_turn() == "over":
            return
        table.take_turn()
    table.wait_for_turn()
    if table.rows.count():
        table.rows.first.hover()
    take(visitor, name)


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET.split())
        server = Server(Path(folder)).start()
        try:
            draw_all(browser, server)
        finally:
            server.kill()
            browser.close()


def draw_all(browser: Browser, server: Server) -> None:
    def person(view: ViewportSize, language: str = "en", scheme: Literal["light", "dark"] = "light") -> Visitor:
        visitor = arrive(browser, server.address, language)
        visitor.page.set_viewport_size(view)
        visitor.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        return visitor

    front = person(WIDE)
    front.goto("/")
    take(front, "front")
    parade(person(WIDE), 6, "parade")
    parade(person(WIDE, "es", "dark"), 5, "parade-dark")
    parade(person(TALL, "fr"), 4, "parade-phone")
    coloretto(person(WIDE), 12, "coloretto")
    coloretto(person(TALL, "es", "dark"), 9, "coloretto-phone")


if __name__ == "__main__":
    main()
