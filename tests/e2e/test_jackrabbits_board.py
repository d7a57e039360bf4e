"""The board of Jackrabbits in the browser: seen, heard, moved and laid, by mouse, by finger and by keys."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from .jackrabbits import JackrabbitsTable, open_jackrabbits
from .measures import accessible, overflow, too_small, words
from .pages import switch_language, tap
from .visitors import PHONE, Visitor

NEUTRAL = "0"


def table_of(visitor: Visitor, *seats: str, **options: Any) -> JackrabbitsTable:
    open_jackrabbits(visitor, *(seats or ("me", "random")), **{"starter": 0, **options})
    return JackrabbitsTable(visitor.page).wait_for_map()


# ---- moving the map --------------------------------------------------------------------------------------------------------------------------


def test_keys_move_and_zoom_the_map(server, visit):
    table = table_of(visit(server))
    page = table.page
    table.map.focus()
    page.keyboard.press("+")
    page.keyboard.press("+")
    assert table.zoom() > 1.5
    before = table.middle()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    x, y = table.middle()
    assert x > before[0]
    assert y > before[1]
    page.keyboard.press("-")
    assert 1 < table.zoom() < 1.5
    page.keyboard.press("0")
    assert table.zoom() == 1
    table.closer.click()
    assert table.zoom() > 1
    table.whole.click()
    assert table.zoom() == 1


def test_the_wheel_zooms_and_a_drag_moves_but_does_not_choose(server, visit):
    table = table_of(visit(server))
    table.wait_for_journey()
    page = table.page
    box = table.map.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, -600)
    expect(table.map).not_to_have_attribute("data-zoom", "1.00")
    before = table.middle()
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 - 90, box["y"] + box["height"] / 2 - 40, steps=5)
    page.mouse.up()
    x, y = table.middle()
    assert x > before[0]
    assert y > before[1]
    expect(page.locator("[data-testid=spot][aria-pressed=true]")).to_have_count(0)


def test_two_fingers_pinch_and_no_drawer_opens(server, visit):
    visitor = visit(server, phone=True)
    table = table_of(visitor)
    box = table.map.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = visitor.context.new_cdp_session(table.page)

    def fingers(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}] if kind != "touchEnd" else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 20)
    for apart in (30, 40, 55, 70):
        fingers("touchMove", apart)
    fingers("touchEnd", 70)
    expect(table.map).not_to_have_attribute("data-zoom", "1.00")
    assert table.zoom() > 1.5
    expect(table.page.locator("aside.open")).to_have_count(0)


# ---- choosing a place ------------------------------------------------------------------------------------------------------------------------


def test_looking_at_a_place_lights_its_road(server, visit):
    table = table_of(visit(server))
    table.wait_for_journey()
    plaza = table.page.locator("g.place.lit[data-node='12']")
    while plaza.count():  # the list names places too: whichever has the focus or the mouse is lit
        table.page.locator("[data-testid=spot]:not([data-node='12'])").first.hover()
        table.page.mouse.move(5, 5)
        table.page.wait_for_timeout(100)
    table.spot(12).hover()  # the J♦ plaza lies one free road from the citadel on the sample board
    expect(table.page.locator("path.way")).to_have_count(1)  # one road, without a leap
    expect(plaza).to_have_count(1)


def test_arrows_go_from_place_to_place_and_enter_chooses(server, visit):
    table = table_of(visit(server))
    table.wait_for_journey()
    page = table.page
    table.map.focus()
    page.keyboard.press("Tab")
    first = page.evaluate("document.activeElement.dataset.node")
    assert first is not None, "Tab leads from the map to a place"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.testid") == "spot"
    assert table.lit() > 0
    page.keyboard.press("Enter")
    expect(page.locator("[data-testid=spot][aria-pressed=true]")).to_have_count(1)


def test_the_board_in_words_offers_the_same_places(server, visit):
    table = table_of(visit(server))
    table.wait_for_journey()
    shown = {one.get_attribute("data-node") for one in table.spots.all()}
    table.page.keyboard.press("b")
    expect(table.twin).to_be_visible()
    expect(table.twin.get_by_role("heading", name="The citadel")).to_be_visible()
    told = table.page.get_by_test_id("twin-spot")
    assert {one.get_attribute("data-node") for one in told.all()} == shown
    told.first.click()
    expect(told.first).to_have_attribute("aria-pressed", "true")
    table.as_picture.click()
    expect(table.map).to_be_visible()


# ---- secrets, words, screens -----------------------------------------------------------------------------------------------------------------


def test_who_watches_sees_no_hidden_card(server, visit):
    ana, watcher = visit(server), visit(server)
    link = open_jackrabbits(ana, "me", "random", "random", starter=0)
    watcher.page.goto(link)
    seen = JackrabbitsTable(watcher.page).wait_for_map()
    JackrabbitsTable(ana.page).wait_for_journey()
    expect(seen.status).to_contain_text("chooses where to go")
    expect(seen.hand).to_have_count(0)
    expect(seen.spots).to_have_count(0)
    views = [message["game"] for message in watcher.told() if message.get("game")]
    assert views
    assert all(view["hand"] == [] and view["moves"] == [] for view in views)
    assert "jackrabbits-drew-card" not in json.dumps(watcher.told())


@pytest.mark.parametrize("language", ["es", "fr"])
def test_no_word_is_left_untranslated(server, visit, language):
    visitor = visit(server)
    table = table_of(visitor)
    table.wait_for_journey()
    switch_language(visitor.page, language)
    assert [word for word in words(visitor.page) if "jackrabbits-" in word] == []
    table.in_words.click()
    assert [word for word in words(visitor.page) if "jackrabbits-" in word] == []


def test_axe_on_the_board(server, visit):
    table = table_of(visit(server), "me", "random", "random", "random")
    accessible(table.page, "before the roll")
    table.wait_for_journey()
    accessible(table.page, "where to")
    table.spots.first.click()
    accessible(table.page, "a place is chosen")
    table.in_words.click()
    accessible(table.page, "in words")


def test_a_phone_shows_map_hand_and_button_at_once(server, visit):
    table = table_of(visit(server, phone=True), "me", "random", "random", "random")
    page = table.page
    assert overflow(page) == []
    for what in (table.map, table.hand.first, page.get_by_role("button", name="Roll the dice")):
        box = what.bounding_box()
        assert box
        assert box["y"] + box["height"] <= PHONE["height"] + 1, "below the fold"
    assert too_small(table.closer, table.in_words, page.get_by_test_id("scores")) == []
    tap(page.get_by_test_id("scores"))
    expect(page.get_by_role("heading", name="How far to the end")).to_be_visible()


# ---- laying, ending, replaying ---------------------------------------------------------------------------------------------------------------


def test_a_piece_is_laid_by_keyboard(server, visit):
    table = table_of(visit(server), board="draft")
    page = table.page
    page.get_by_role("button", name="Flip a hexagon").click()
    table.sites.first.wait_for()
    accessible(page, "where does the piece lie")
    table.map.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    lay = page.get_by_test_id("lay-piece")
    expect(lay).to_be_visible()
    turn = page.get_by_test_id("turn-piece")
    if turn.count():
        turn.focus()
        page.keyboard.press("Enter")
    lay.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".story")).to_contain_text("lays")


def test_a_piece_is_dragged_to_where_it_lies(server, visit):
    table = table_of(visit(server), board="draft")
    page = table.page
    page.get_by_role("button", name="Flip a hexagon").click()
    table.sites.first.wait_for()
    grip, spot = page.get_by_test_id("grip").bounding_box(), table.sites.last.bounding_box()
    assert grip
    assert spot
    page.mouse.move(grip["x"] + 22, grip["y"] + 22)
    page.mouse.down()
    page.mouse.move(spot["x"] + spot["width"] / 2 + 5, spot["y"] + spot["height"] / 2, steps=8)
    expect(page.locator("[data-testid=site].chosen")).to_have_count(1)
    page.mouse.up()
    lay = page.get_by_test_id("lay-piece")
    if lay.count():  # it fits in more than one way
        lay.click()
    expect(page.locator(".story")).to_contain_text("lays")


def test_the_ending_and_the_way_there(server, visit):
    """Nobody wins in two turns of their own: the limit ends the game, and the replay shows how rabbits went."""
    visitor = visit(server)
    open_jackrabbits(visitor, *["greedy"] * 4, turn_limit=8, starter=0)
    table = JackrabbitsTable(visitor.page)
    table.final.wait_for()
    page = visitor.page
    expect(table.final).to_contain_text("After 8 turns")
    table.wait_for_map()
    accessible(page, "the ending")
    page.get_by_test_id("replay").click()
    reel = page.get_by_test_id("reel")
    reel.wait_for()
    table.wait_for_map()
    start = [table.rabbit_at(number) for number in range(4)]
    last = int(reel.get_attribute("max") or 0)
    tracks = 0
    seen = set()
    for _ in range(last):
        page.get_by_role("button", name="Next").click()
        tracks = max(tracks, page.locator("path.track").count())
        seen.add(tuple(table.rabbit_at(number) for number in range(4)))
    assert len(seen) > 1
    assert tracks > 0
    reel.fill(NEUTRAL)
    assert [table.rabbit_at(number) for number in range(4)] == start
    expect(page.locator("path.track")).to_have_count(0)


def test_the_rules_open_where_they_are_asked_for(server, visit):
    table = table_of(visit(server))
    page = table.page
    page.get_by_role("button", name="Rule 4").first.click()
    asked = page.get_by_role("dialog").locator("li.asked")
    expect(asked).to_contain_text("Winning.")
    assert [word for word in words(page) if "jackrabbits-rule" in word] == []
