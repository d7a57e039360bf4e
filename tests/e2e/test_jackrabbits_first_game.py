"""A first game, from the front page to the win, by somebody who knows no rule: they do what the map marks and the box offers."""

from __future__ import annotations

import json
import time

from playwright.sync_api import Locator, Page, Route

from sobremesa.games.jackrabbits import JACKRABBITS
from sobremesa.table import fairness, log

from .prepared import guest_of, write
from .serving import Server
from .visitors import Visitor

SECRET = "12cef6e6a681e6e28056b6f353c85f44f55ec2a6ec0a5baf07fd19867efe3fdf"  # a deal that goes well: five turns
MOST_ANSWERS = 60

# What can be pressed now, as it is seen: the first of these that is there.
NOW = """() => {
    const shown = (one) => one && one.getClientRects().length && one.getAttribute("aria-disabled") !== "true" && !one.disabled;
    const find = (what) => [...document.querySelectorAll(what)].find(shown);
    if (document.querySelector("[data-testid=final]")) return "final";
    const box = document.querySelector("[data-testid=ask]");
    if (!box || document.querySelector("[data-testid=by-itself]")) return null;
    if (find("[data-testid=back]")) return find("[data-testid=confirm]") ? "confirm" : null; // something is chosen
    const wants = [
        ["royal", "[data-testid=deed-acquire]"],
        ["home", "[data-testid=spot].crown"],
        ["stay", "[data-testid=do-stay]:has(svg)"],
        ["house", "[data-testid=spot].carrot:not(:has(b))"],
        ["confirm", "[data-testid=confirm]"],
        ["card", "[data-testid=hand-card].able[aria-pressed=false]"],
        ["stay", "[data-testid=do-stay]"],
        ["pass", "[data-testid=do-pass]"],
        ["end", "[data-testid=do-end]"],
    ];
    return wants.find(([, what]) => find(what))?.[0] ?? null;
}"""
PRESSED = {
    "royal": "[data-testid=deed-acquire]",
    "home": "[data-testid=spot].crown",
    "house": "[data-testid=spot].carrot:not(:has(b))",
    "confirm": "[data-testid=confirm]",
    "card": "[data-testid=hand-card].able[aria-pressed=false]",
    "stay": "[data-testid=do-stay]",
    "pass": "[data-testid=do-pass]",
    "end": "[data-testid=do-end]",
}


def fixed_table(server: Server, visitor: Visitor, wish: dict) -> str:
    """The table that was asked for, with a chance that is known."""
    now, guest = time.time(), guest_of(visitor)
    seats = [log.SeatPlan("open")] + [log.SeatPlan("bot", one["level"]) for one in wish["seats"][1:]]
    opened = log.Opened(
        at=now,
        game=wish["game"],
        version=JACKRABBITS.version,
        options=wish["options"],
        title="",
        seats=seats,
        secret=SECRET,
        host=guest,
        levels=["beginner"],
        format=log.FORMAT,
    )
    return write(server, [opened, log.Sat(now, 0, guest, "Ana")]).rpartition("/")[2]


def open_first_game(server: Server, visitor: Visitor) -> Page:
    """One click on the front page; only the chance of the table is not left to chance."""
    page, shown = visitor.page, fairness.commitment(SECRET)

    def lay(route: Route) -> None:
        wish = json.loads(route.request.post_data or "{}")
        assert wish["options"] == {"complete": False, "starter": 0}
        assert [one.get("level", one["kind"]) for one in wish["seats"]] == ["me", "beginner", "beginner"]
        route.fulfill(status=201, json={"table": fixed_table(server, visitor, wish), "commitment": shown})

    page.route("**/api/shuffles", lambda route: route.fulfill(json={"commitment": shown, "ticket": "known"}))
    page.route("**/api/tables", lay)
    visitor.goto("/")
    page.get_by_test_id("begin-first").click()
    page.wait_for_url("**/t/*")
    return page


def answer(page: Page) -> str:
    """What is offered, done; waits for something to be."""
    now = page.wait_for_function(NOW).json_value()
    if now != "final":
        shown(page, PRESSED[now]).click()
    return now


def shown(page: Page, what: str) -> Locator:
    return page.locator(f"{what} >> visible=true").first


def test_a_first_game_is_won_by_doing_what_the_map_and_the_box_say(server, visit):
    visitor = visit(server, prefs={"pace": "instant", "game": "jackrabbits"})
    page = open_first_game(server, visitor)
    page.get_by_test_id("map").wait_for()
    done = []
    while len(done) < MOST_ANSWERS and (not done or done[-1] != "final"):
        done.append(answer(page))
    assert done[-1] == "final", done
    assert done.count("royal") >= 3
    assert "home" in done
    assert visitor.told()[-1]["game"]["winner"] == 0
