"""How a game ends: counted before anything gives it away, a portrait of everybody, one line of verdict, a picture to take home."""

from __future__ import annotations

import re
import struct
from base64 import b64encode
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sobremesa.i18n import LANGUAGES, say

from .ended import ended_table, nearly_ended_table
from .measures import overflow
from .prepared import COLORETTO, JACKRABBITS, PARADE, Story
from .visitors import Visitor

GAMES = [PARADE, COLORETTO, JACKRABBITS]
NAMES = [story.game for story in GAMES]
SIZES = ((360, 740), (820, 1180), (1280, 820), (2560, 1440))
PNG = b"\x89PNG\r\n\x1a\n"

# What is written where, with the letters of the drawings: outside its box, or outside the screen.
SPILLS = """() => [...document.querySelectorAll("[data-testid=final] :is(h2, p, b, small, strong, svg text, button)")]
    .filter((one) => one.checkVisibility() && !one.closest(".sr-only") && one.textContent.trim())
    .filter((one) => { const box = one.getBoundingClientRect(); return box.right > innerWidth + 1 || box.left < -1; })
    .map((one) => one.textContent.trim())"""
LAID = """() => {
    const strips = [...document.querySelectorAll(".strip")];
    return strips.length > 0 && strips.every((one) => one.firstElementChild?.getAttribute("width") == one.clientWidth);
}"""
COLOURS = """async (data) => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (one) => one.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(300, 200);
    const pen = canvas.getContext("2d");
    pen.drawImage(picture, 0, 0, 300, 200);
    const dots = new Uint32Array(pen.getImageData(0, 0, 300, 200).data.buffer);
    return new Set(dots).size;
}"""
MOVING = """() => document.getAnimations().filter((one) => one.effect.getTiming().duration > 1
    && one.effect.target.closest("[data-testid=final]")).length"""


def decide(page: Page, game: str) -> None:
    """The last decision of all, whatever it is: what comes first."""
    page.locator(".status.yours").wait_for()
    if game == "parade":
        if page.get_by_test_id("discard-confirm").count():
            while page.get_by_test_id("discard-confirm").get_attribute("aria-disabled") == "true":
                page.locator("[data-testid=hand-card][aria-pressed=false]").first.click()
            page.get_by_test_id("discard-confirm").click()
        return
    best, rows = page.get_by_test_id("name-best"), page.locator("[data-row] button.open")
    best.or_(rows).first.wait_for()
    if best.count():
        best.click()
    else:
        rows.first.click()
        page.get_by_test_id("confirm").click()


NOTE_STEPS = """() => {
    window.steps = [];
    new MutationObserver(() => {
        const step = document.querySelector("[data-testid=final]")?.dataset.step;
        if (step !== undefined && window.steps.at(-1) !== step) window.steps.push(step);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-step"] });
}"""


@pytest.mark.parametrize(("story", "games"), [(PARADE, 1), (COLORETTO, 4)], ids=["parade", "a match of coloretto"])
def test_nothing_gives_the_end_away_before_it_is_counted(server, visit, story: Story, games: int):
    """Neither the story, nor the box of the match, nor what is said to who listens."""
    visitor = visit(server)
    page = visitor.page
    page.goto(nearly_ended_table(server, visitor, story, 3, games))
    decide(page, story.game)
    final = page.get_by_test_id("final")
    final.wait_for()
    page.get_by_role("button", name="Back", exact=True).click()  # it stops telling itself
    expect(final.get_by_role("heading").first).to_have_text("The final score")
    for silent in (page.locator(".story"), page.get_by_role("log"), page.get_by_role("complementary")):
        text = silent.inner_text()
        assert " wins" not in text
        assert "share the" not in text
        assert not re.search(r"\d points? with|: −?\d+ points?\.", text)
    if games > 1:
        expect(page.get_by_test_id("match").locator("table")).to_have_count(0)
    page.get_by_test_id("final-result").click()
    expect(page.locator(".story")).to_contain_text(story_end(visitor, story.game))
    expect(page.get_by_role("log")).to_contain_text(story_end(visitor, story.game))
    if games > 1:
        expect(page.get_by_test_id("match-words")).to_be_visible()


@pytest.mark.parametrize(
    "story", [pytest.param(PARADE, id="parade", marks=pytest.mark.soak), pytest.param(COLORETTO, id="coloretto")]
)
def test_it_tells_itself_to_the_end(server, visit, story: Story):
    """Step by step, and nobody has to press anything."""
    visitor = visit(server)
    page = visitor.page
    page.goto(nearly_ended_table(server, visitor, story, 3))
    page.evaluate(NOTE_STEPS)
    decide(page, story.game)
    expect(page.get_by_test_id("final-result")).to_be_visible()
    expect(page.get_by_test_id("final-result")).to_have_count(0)
    told = [int(step) for step in page.evaluate("steps")]
    assert told == list(range(len(told)))
    assert len(told) > 3


def story_end(visitor: Visitor, game: str) -> str:
    told = [event for message in visitor.told() for event in message["events"] if event["code"] == f"{game}-won"]
    return f"{told[-1]['facts']['points']} point"


def outcome(visitor: Visitor) -> dict[str, Any]:
    """As the server says it."""
    table = visitor.page.url.rpartition("/")[2]
    return visitor.context.request.get(f"{visitor.address}/api/tables/{table}").json()["match"]


def verdict(kind: str, places: list[int], margins: list[int]) -> str:
    """In English, to seat 0."""
    if places[0]:
        return say("en", f"{kind}-place", place=places[0] + 1)
    if places.count(0) > 1:
        return say("en", f"{kind}-share")
    return say("en", f"{kind}-win-by" if margins[0] else f"{kind}-win", points=margins[0])


def headline(page: Page) -> str:
    page.get_by_test_id("final").wait_for()
    return page.get_by_test_id("final").get_by_role("heading").first.inner_text()


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_headline_is_about_who_looks(server, visit, players: int):
    visitor = visit(server)
    visitor.page.goto(ended_table(server, visitor, PARADE, players))
    said = headline(visitor.page)
    match = outcome(visitor)
    assert said == verdict("ending", match["ranks"][-1], match["margins"][-1])
    other = visit(server)
    other.page.goto(visitor.page.url)
    assert "wins" in headline(other.page) or "share the win" in headline(other.page)


def test_a_match_is_headlined_by_who_won_the_match(server, visit):
    """Whoever has won its last game; that is said below."""
    visitor = visit(server)
    visitor.page.goto(ended_table(server, visitor, COLORETTO, 3, games=4))
    said = headline(visitor.page)
    match = outcome(visitor)
    assert said == verdict("ending-match", match["places"], match["distances"])
    assert "match" in said
    expect(visitor.page.get_by_test_id("final").locator(".words")).to_contain_text(
        verdict("ending", match["ranks"][-1], match["margins"][-1])
    )


@pytest.mark.parametrize("story", GAMES, ids=NAMES)
def test_everybody_is_told_from_first_to_last_by_ear(server, visit, story: Story):
    visitor = visit(server)
    visitor.page.goto(ended_table(server, visitor, story, 4))
    everybody = visitor.page.get_by_role("list", name="Everybody at the end").get_by_role("listitem")
    expect(everybody).to_have_count(4)
    ranks = outcome(visitor)["ranks"][-1]
    told = everybody.all_inner_texts()
    assert [line.split(",")[0] for line in told] == [f"Place {rank + 1}" for rank in sorted(ranks)]
    assert all(len(line) > 30 for line in told)
    assert sum("(you)" in line for line in told) == 1


@pytest.mark.parametrize("story", GAMES, ids=NAMES)
def test_a_picture_can_be_taken_home(server, visit, story: Story):
    visitor = visit(server)
    page = visitor.page
    page.goto(ended_table(server, visitor, story, 4))
    with page.expect_download() as download:
        page.get_by_test_id("share-picture").click()
    picture = download.value.path().read_bytes()
    assert download.value.suggested_filename == f"sobremesa-{story.game}.png"
    assert picture[:8] == PNG
    width, height = struct.unpack(">II", picture[16:24])
    assert width == 2400
    assert 1000 < height < 5000
    assert page.evaluate(COLOURS, b64encode(picture).decode()) > 200


@pytest.mark.parametrize("story", GAMES, ids=NAMES)
def test_the_portrait_fits_every_screen_in_every_language(server, visit, story: Story):
    visitor = visit(server)
    page = visitor.page
    page.goto(ended_table(server, visitor, story, 4))
    page.get_by_test_id("final").wait_for()
    for language in LANGUAGES:
        page.get_by_test_id(f"language-{language}").first.dispatch_event("click")
        expect(page.locator("html")).to_have_attribute("lang", language)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(LAID)
            assert page.evaluate(SPILLS) == [], (language, width)
            assert overflow(page) == [], (language, width)


@pytest.mark.parametrize("story", [PARADE, COLORETTO], ids=["parade", "coloretto"])
def test_who_wants_no_movement_gets_none_and_the_same_end(server, visit, story: Story):
    still, moving = visit(server), visit(server, motion=True)
    for visitor, moves in ((still, False), (moving, True)):
        page = visitor.page
        page.goto(nearly_ended_table(server, visitor, story, 3))
        decide(page, story.game)
        page.get_by_test_id("final").wait_for()
        page.get_by_test_id("final-result").click()
        if moves:
            page.wait_for_function(f"() => ({MOVING})() > 0")
        else:
            assert page.evaluate(MOVING) == 0
        expect(page.locator(".member.won .mark").first).to_be_visible()
