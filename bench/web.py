"""What a browser has to do: how much it loads before a game, how soon a slow phone shows something, how smoothly cards travel."""

from __future__ import annotations

import os
import shutil
import statistics
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from tests.e2e.ended import played
from tests.e2e.prepared import COLORETTO, JACKRABBITS, ME, PARADE, Story, full_table, guest_of, write
from tests.e2e.serving import Server
from tests.e2e.visitors import PHONE, Visitor, arrive

from sobremesa.table import log

from .page import machine, table
from .page import write as keep

RUNS: Final = 3
# What Lighthouse calls a slow 4G line, and a phone of the middle class.
LATENCY: Final = 150  # milliseconds
DOWN, UP = 1_638_400 / 8, 750_000 / 8  # bytes a second
SLOWER: Final = 4
STORIES: Final = (PARADE, COLORETTO, JACKRABBITS)
SETTLED: Final = 1500  # milliseconds after which a page moves no more
TURNS: Final = 2
SMOOTH: Final = 1.5 / 60  # seconds between two frames: one has been missed

WATCH: Final = """
    window.largest = 0; window.shifts = [];
    new PerformanceObserver((list) => { window.largest = list.getEntries().at(-1).startTime; })
        .observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (!one.hadRecentInput)
            window.shifts.push([one.value, one.sources.map(({ node }) => node?.className?.baseVal ?? node?.className ?? node?.nodeName).join()]);
    }).observe({ type: "layout-shift", buffered: true });
    const wait = () => {
        const one = document.querySelector(".status.yours, [data-testid=play-bots]");
        if (one?.checkVisibility({ visibilityProperty: true })) setTimeout(() => { window.usable = performance.now(); });
        else requestAnimationFrame(wait);
    };
    requestAnimationFrame(wait);
"""
# Asking for all animations takes the browser a while itself: not where seconds are counted, and not for every frame.
SHOOT: Final = """
    const moves = ({ effect, playState }) => playState === "running" && effect.getComputedTiming().activeDuration > 1
        && effect.getComputedTiming().activeDuration < 1e5;
    window.shots = [];
    let moving = false, asked = 0;
    setInterval(() => {
        moving = document.getAnimations().some(moves);
        if (moving) for (const shot of window.shots.slice(asked)) shot[1] = true;
        asked = window.shots.length;
    }, 100);
    const shoot = (now) => {
        window.shots.push([now, moving]);
        requestAnimationFrame(shoot);
    };
    requestAnimationFrame(shoot);
"""


@contextmanager
def house() -> Iterator[tuple[Server, Browser]]:
    """A server of its own, and a browser."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        yield server, browser
        browser.close()
        server.kill()


def visitor(browser: Browser, server: Server, shoot: bool = False, **wishes: Any) -> tuple[Visitor, CDPSession]:
    """Somebody who has never been here."""
    one = arrive(browser, server.address, motion=True, prefs={"pace": "calm"}, letters=False, **wishes)
    one.context.add_init_script(WATCH)
    if shoot:
        one.context.add_init_script(SHOOT)
    one.context.set_default_timeout(120_000)
    return one, one.context.new_cdp_session(one.page)


# How much is loaded.

KINDS: Final = {"Document": "page", "Script": "scripts", "Stylesheet": "styles", "Font": "letters", "Image": "pictures"}


def first_load(browser: Browser, server: Server) -> Counter[str]:
    """Bytes as they come over the line, by kind, until the front page is whole."""
    one, line = visitor(browser, server, phone=True)
    kinds: dict[str, str] = {}
    loaded: Counter[str] = Counter()
    line.send("Network.enable")
    line.on("Network.responseReceived", lambda told: kinds.update({told["requestId"]: told["type"]}))
    line.on(
        "Network.loadingFinished",
        lambda told: loaded.update({KINDS.get(kinds.get(told["requestId"], ""), "answers"): told["encodedDataLength"]}),
    )
    one.goto("/").page.get_by_test_id("play-bots").wait_for()
    one.page.wait_for_load_state("networkidle")
    one.context.close()
    return loaded


# How soon a slow phone shows something, and whether that moves.


def slow_down(line: CDPSession) -> None:
    line.send("Network.enable")
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    line.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": LATENCY, "downloadThroughput": DOWN, "uploadThroughput": UP},
    )


def arrival(
    browser: Browser, server: Server, path: Callable[[Visitor], str], there: str
) -> tuple[float, float, float, set[str]]:
    """The largest paint, and when one can play, in milliseconds; how far things were shifted, and which."""
    one, line = visitor(browser, server, phone=True)
    address = path(one)
    slow_down(line)
    one.page.goto(address)
    one.page.locator(there).first.wait_for()
    one.page.wait_for_timeout(SETTLED)
    shifts: list[tuple[float, str]] = one.page.evaluate("shifts")
    largest, usable = one.page.evaluate("[largest, usable]")
    one.context.close()
    return largest, usable, sum(value for value, _ in shifts), {names for _, names in shifts}


def arrivals(browser: Browser, server: Server) -> Iterator[list[object]]:
    pages: dict[str, tuple[Callable[[Visitor], str], str]] = {
        "the front page": (lambda one: one.address, "[data-testid=play-bots]"),
    }
    for story in STORIES:
        pages[f"a full table of {story.game.title()}"] = (
            lambda one, it=story: full_table(server, one, it, 4),
            ".status.yours",
        )
    for name, (path, there) in pages.items():
        runs = [arrival(browser, server, path, there) for _ in range(RUNS)]
        largest = statistics.median(run[0] for run in runs)
        usable = statistics.median(run[1] for run in runs)
        moved, shift = set().union(*(run[3] for run in runs)), max(run[2] for run in runs)
        yield [name, f"{largest / 1000:.2f}", f"{usable / 1000:.2f}", f"{shift:.3f}", ", ".join(sorted(moved)) or "–"]


# How smoothly things move.


def type_move(page: Page, notation: str) -> None:
    page.keyboard.press("Escape")
    page.locator("body").press("/")
    page.get_by_test_id("command-box").locator("input").fill(notation)
    page.get_by_test_id("command-box").locator("input").press("Enter")
    page.keyboard.press("Escape")


def moves_of(one: Visitor) -> list[dict[str, Any]]:
    return one.told()[-1]["game"]["moves"]


def take_turns(one: Visitor, wanted: str) -> None:
    """A few decisions, those that move most."""
    for _ in range(TURNS):
        one.page.locator(".status.yours").wait_for()
        one.page.wait_for_timeout(SETTLED)
        found = moves_of(one)
        type_move(one.page, next((move for move in found if move["notation"].startswith(wanted)), found[0])["notation"])
        one.page.wait_for_timeout(SETTLED)


def last_move(one: Visitor, entry: log.Moved) -> None:
    one.page.locator(".status.yours").wait_for()
    type_move(one.page, next(move["notation"] for move in moves_of(one) if move["action"] == entry.action))
    one.page.get_by_test_id("final").wait_for()
    one.page.wait_for_timeout(5 * SETTLED)


def near_the_end(story: Story, guest: str) -> list[log.AnyEntry]:
    """A game up to my own last decision; whoever comes after it ends the game as surely. In Jackrabbits that is for who comes home to do."""
    for deal in range(200):
        entries = played(replace(story, deals={4: deal}), 4, guest)
        moved = [entry for entry in entries if isinstance(entry, log.Moved)]
        if story is not JACKRABBITS or moved[-1].seat == ME:
            mine = [entry for entry in moved if entry.seat == ME]
            return entries[: entries.index(mine[-1]) + 1]
    raise AssertionError("nobody here can play")


def smoothness(page: Page) -> list[object]:
    """Of the frames in which something moves: how many a second, how many came late, and the longest time between two."""
    shots: list[tuple[float, bool]] = page.evaluate("shots")
    gaps = [(b - a) / 1000 for (a, was), (b, still) in pairwise(shots) if was and still]
    late = sum(gap > SMOOTH for gap in gaps)
    return [len(gaps), f"{len(gaps) / sum(gaps):.0f}", f"{100 * late / len(gaps):.1f} %", f"{1000 * max(gaps):.0f}"]


def motions(browser: Browser, server: Server, slow: bool) -> Iterator[list[object]]:
    for story, wanted in zip(STORIES, ("", "D", "go"), strict=True):
        one, line = visitor(browser, server, shoot=True, phone=slow)
        one.page.goto(full_table(server, one, story, 3))
        if slow:
            line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        take_turns(one, wanted)
        yield [f"{story.game.title()}: turns", *smoothness(one.page)]
        *before, last = near_the_end(story, guest_of(one))
        assert isinstance(last, log.Moved)
        one.heard.clear()
        one.page.goto(write(server, before))
        last_move(one, last)
        yield [f"{story.game.title()}: the ending", *smoothness(one.page)]
        one.context.close()


def main() -> None:
    with house() as (server, browser):
        loaded = first_load(browser, server)
        arrived = list(arrivals(browser, server))
        moved = {slow: list(motions(browser, server, slow)) for slow in (False, True)}
    code = sum(loaded[kind] for kind in ("page", "scripts", "styles", "answers"))
    head = ["", "frames", "a second", "late", "longest, ms"]
    keep(
        "web",
        "In the browser",
        "## What comes over the line before a game",
        "The front page, to a browser that has never been here, compressed as it is sent.",
        table(["", "kB"], [[kind, f"{size / 1000:.1f}"] for kind, size in sorted(loaded.items())]),
        f"Without letters and pictures, which nothing waits for: **{code / 1000:.0f} kB** (the aim: under 150).",
        "## A slow phone",
        f"A processor {SLOWER} times as slow as this one, a line of 1.6 Mbit/s with {LATENCY} ms there and back, "
        f"nothing kept from before; medians of {RUNS} visits for seconds, the worst for shifts. "
        "The aim: under 1.5 s, and nothing moves. A table is first sketched by the server, so the largest paint may be "
        "earlier than the table itself, which one can play at from then on.",
        table(["", "largest paint, s", "one can play, s", "layout shift", "what moved"], arrived),
        "## Things that move",
        "Frames while something is moving, drawn by the processor alone, as there is no graphics card here. "
        "A frame is late when it takes longer than one and a half of those 60 a second have.",
        "At a desk (1280 × 720):",
        table(head, moved[False]),
        f"On a phone ({PHONE['width']} × {PHONE['height']}) with a processor {SLOWER} times as slow:",
        table(head, moved[True]),
        f"{machine('playwright')}. While this was measured, {os.getloadavg()[1]:.1f} processes wanted its cores: "
        "seconds and frames are better where nothing else is going on.",
    )


if __name__ == "__main__":
    main()
