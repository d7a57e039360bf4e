"""Pictures of the real thing, for the README and the documentation: `python -m tests.e2e.pictures`, or only those whose names begin so:
`python -m tests.e2e.pictures jackrabbits`.

A real server, a real browser, games played for a few turns against real bots. Not a test; it lives here because it plays with the same hands.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Locator, ViewportSize, sync_playwright

from sobremesa.games.registry import GAMES

from .coloretto import ColorettoTable, open_coloretto
from .conftest import CHROMIUM, QUIET
from .jackrabbits import JackrabbitsTable, open_jackrabbits
from .pages import ParadeTable, click, open_table
from .serving import Server
from .sheets import draw_letters, draw_scene
from .visitors import Visitor, arrive

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
PREVIEWS = Path(__file__).parents[2] / "web" / "public" / "preview"
POSTED: ViewportSize = {"width": 1200, "height": 630}
WIDE: ViewportSize = {"width": 1280, "height": 820}
TALL: ViewportSize = {"width": 390, "height": 844}
PLAZA_OF_DIAMONDS = 12
HALF_LAID = 12  # pieces on the board, when a draft is worth a picture


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


def journey(visitor: Visitor, name: str, press: Callable[[Locator], None] = click) -> None:
    """Where to? The longest road in sight is lit."""
    open_jackrabbits(visitor, "me", "greedy", "greedy", "greedy", starter=0)
    table = JackrabbitsTable(visitor.page, press).wait_for_map()
    table.wait_for_journey()
    press(table.spot(PLAZA_OF_DIAMONDS))
    take(visitor, name)


def watched(visitor: Visitor, name: str, **options: Any) -> None:
    """A table of bots in the middle of a game, from the rail."""
    open_jackrabbits(visitor, "greedy", "greedy", "greedy", "greedy", turn_limit=14, **options)
    table = JackrabbitsTable(visitor.page)
    table.final.wait_for()
    visitor.page.get_by_test_id("replay").click()
    reel = visitor.page.get_by_test_id("reel")
    table.wait_for_map()
    reel.fill(str(int(reel.get_attribute("max") or 0) - 12))
    for _ in range(8):
        visitor.page.get_by_role("button", name="Next").click()
    take(visitor, name)


def draft(visitor: Visitor, name: str) -> None:
    open_jackrabbits(visitor, "me", "greedy", "greedy", board="draft", starter=0)
    table = JackrabbitsTable(visitor.page).wait_for_map()
    for piece in ("hexagon", "rhombus", "triangle", "rhombus", "hexagon"):
        visitor.page.get_by_role("button", name=f"Flip a {piece}").click()
        table.sites.first.wait_for()
        table.sites.nth(table.sites.count() // 2).click()
        if piece != "hexagon" or len(visitor.page.locator("g.piece").all()) < HALF_LAID:
            visitor.page.get_by_test_id("lay-piece").click()
            table.sites.first.wait_for(state="detached")
            table.yours.wait_for()
    take(visitor, name)


def editor(visitor: Visitor, name: str) -> None:
    """A random board on the bench, judged by bots."""
    page = visitor.goto("/boards").page
    page.get_by_role("button", name="a random board").click()
    page.wait_for_timeout(1500)  # until it is drawn
    page.get_by_test_id("fairness-begin").click()
    page.locator("[data-testid=fairness][data-games='2000']").wait_for()
    page.get_by_test_id("fairness").scroll_into_view_if_needed()
    take(visitor, name)


def lesson(visitor: Visitor, name: str) -> None:
    visitor.goto("/learn/jackrabbits")
    JackrabbitsTable(visitor.page).wait_for_map()
    take(visitor, name)


# The tile of a game over the whole screen, without its small print.
ALONE = """(tile) => {
    Object.assign(tile.style, { position: "fixed", inset: 0, zIndex: 99, borderRadius: 0, padding: "30px 170px" });
    Object.assign(tile.style, { alignContent: "center", gridTemplateRows: "auto auto" });
    for (const line of tile.querySelectorAll(".words > :not(b)")) line.remove();
    Object.assign(tile.querySelector(".words b").style, { fontSize: "76px" });
}"""


def preview(visitor: Visitor, game: str) -> None:
    """What stands beside a link to a table."""
    tile = visitor.goto("/").page.get_by_test_id(f"game-{game}")
    tile.wait_for()
    tile.evaluate(ALONE)
    visitor.page.wait_for_timeout(900)
    visitor.page.screenshot(path=PREVIEWS / f"{game}.png")
    print(f"web/public/preview/{game}.png")


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    PREVIEWS.mkdir(exist_ok=True)
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

    pictures: dict[str, Callable[[str], None]] = {
        "front": lambda name: take(person(WIDE).goto("/"), name),
        "parade": lambda name: parade(person(WIDE), 6, name),
        "parade-dark": lambda name: parade(person(WIDE, "es", "dark"), 5, name),
        "parade-phone": lambda name: parade(person(TALL, "fr"), 4, name),
        "coloretto": lambda name: coloretto(person(WIDE), 12, name),
        "coloretto-phone": lambda name: coloretto(person(TALL, "es", "dark"), 9, name),
        "jackrabbits": lambda name: journey(person(WIDE), name),
        "jackrabbits-dark": lambda name: watched(person(WIDE, scheme="dark"), name, board="random:7"),
        "jackrabbits-phone": lambda name: journey(person(TALL), name),
        "jackrabbits-draft": lambda name: draft(person(WIDE), name),
        "jackrabbits-editor": lambda name: editor(person(WIDE), name),
        **{f"preview-{game}": partial(lambda game, _: preview(person(POSTED), game), game) for game in GAMES},
        **{
            f"over-{game}": partial(
                lambda game, _: draw_scene(person(POSTED), game, PREVIEWS / f"{game}-over.png"), game
            )
            for game in GAMES
        },
        "letters": lambda _: draw_letters(person(POSTED)),
        "jackrabbits-lesson": lambda name: lesson(person(WIDE, "es"), name),
    }
    for name, draw in pictures.items():
        if name.startswith(tuple(sys.argv[1:]) or ""):
            draw(name)


if __name__ == "__main__":
    main()
