"""The editor: a board is built by mouse, finger and keys, warned about, taken back, kept, shared, measured, and played in another browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from .measures import accessible
from .pages import switch_language
from .visitors import Visitor

PREFS = {"pace": "instant", "game": "jackrabbits", "bots": {"count": 2, "level": "beginner"}}
Spot = tuple[float, float]


class Editor:
    def __init__(self, visitor: Visitor, path: str = "/boards") -> None:
        self.visitor, self.page = visitor, visitor.page
        visitor.goto(path)
        self.tray = self.page.get_by_test_id("tray")
        self.warnings = self.page.get_by_test_id("warnings")
        self.in_hand = self.page.get_by_test_id("in-hand")
        self.left = self.page.locator("section.box h2")
        self.page.locator("#underground").wait_for()
        expect(self.page).to_have_url(re.compile("/boards/J"))

    def begin(self, kind: str) -> Editor:
        """On another board than this one; it is laid when the address says so."""
        before = self.page.url
        self.page.get_by_test_id(f"begin-{kind}").click()
        expect(self.page).not_to_have_url(before)
        return self

    def slot(self, name: str) -> Locator:
        return self.page.get_by_test_id(f"slot-{name}")

    def piece(self, number: int) -> Locator:
        return self.page.locator(f"[data-testid=editor-map] #piece-{number}").first

    def middle(self, what: Locator) -> Spot:
        box = what.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drag(self, start: Spot, end: Spot) -> None:
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(start[0] + 12, start[1] + 12, steps=3)
        mouse.move(*end, steps=6)
        mouse.up()

    def lie(self, number: int) -> str:
        """Where a piece lies and how it is turned, as the picture says."""
        return "/".join(self.piece(number).get_attribute(f"data-{what}") or "" for what in ("x", "y", "turn"))

    def code(self) -> str:
        return self.page.url.rsplit("/", 1)[-1]


@pytest.fixture
def editor(server, visit) -> Editor:
    return Editor(visit(server, prefs=PREFS))


def test_a_board_is_begun_by_mouse(editor: Editor):
    editor.begin("empty")
    expect(editor.left).to_have_text("37 pieces left in the box")
    map_box = editor.page.get_by_test_id("editor-map").bounding_box()
    assert map_box
    goal = (map_box["x"] + map_box["width"] / 2, map_box["y"] + map_box["height"] / 2)
    editor.drag(editor.middle(editor.slot("citadel")), goal)
    editor.piece(0).wait_for()
    expect(editor.left).to_have_text("36 pieces left in the box")
    editor.drag(editor.middle(editor.slot("forest")), (goal[0] - 260, goal[1]))
    editor.piece(13).wait_for()
    before = editor.lie(0)
    editor.drag(editor.middle(editor.piece(0)), (goal[0] + 120, goal[1] + 60))
    x, y, *_ = before.split("/")
    expect(editor.page.locator(f"#piece-0[data-x='{x}'][data-y='{y}']")).to_have_count(0)
    expect(editor.page).to_have_url(re.compile("/boards/J"))


def test_a_piece_is_turned_moved_and_taken_away_by_keys(editor: Editor):
    page = editor.page
    editor.begin("empty")
    expect(editor.left).to_have_text("37 pieces left in the box")
    editor.slot("K♣").focus()
    page.keyboard.press("Enter")
    expect(editor.in_hand).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    editor.piece(1).wait_for()
    assert editor.lie(1).endswith("/1")
    expect(editor.in_hand).to_have_count(0)
    page.get_by_text("One piece on the board, in words").click()
    page.get_by_test_id("laid-1").click()
    page.keyboard.press("Delete")
    expect(editor.left).to_have_text("37 pieces left in the box")
    page.keyboard.press("Control+z")
    editor.piece(1).wait_for()
    page.keyboard.press("Control+Shift+z")
    expect(editor.piece(1)).to_have_count(0)


def test_pieces_do_not_lie_on_each_other(editor: Editor):
    before = editor.lie(0)
    editor.drag(editor.middle(editor.piece(0)), editor.middle(editor.piece(3)))
    expect(editor.page.get_by_text("does not fit here").first).to_be_visible()
    assert editor.lie(0) == before


def test_what_is_advised_against_is_said_on_the_spot_and_undone(editor: Editor):
    page = editor.page
    expect(page.get_by_text("No warnings")).to_be_visible()
    editor.piece(3).wait_for()
    page.mouse.click(*editor.middle(editor.piece(3)))
    page.get_by_test_id("turn").click()
    expect(editor.warnings).to_contain_text("K♥ tower")
    expect(page.locator(".warned").first).to_be_visible()
    page.get_by_test_id("put-back").click()
    editor.warnings.get_by_role("button").first.hover()
    expect(page.locator(".looked").first).to_be_visible()
    page.get_by_test_id("undo").click()
    expect(page.get_by_text("No warnings")).to_be_visible()
    page.get_by_test_id("redo").click()
    expect(editor.warnings).to_contain_text("K♥ tower")


def test_a_board_is_shared_and_played_in_a_second_browser(server, visit):
    ana = Editor(visit(server, prefs=PREFS))
    ana.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.begin("random")
    # something of her own: a house turned
    ana.page.mouse.click(*ana.middle(ana.piece(5)))
    ana.page.get_by_test_id("turn").click()
    expect(ana.page.get_by_test_id("undo")).to_have_attribute("aria-disabled", "false")
    ana.page.get_by_test_id("put-back").click()
    ana.page.wait_for_timeout(500)
    lies = [ana.lie(number) for number in range(37)]
    ana.page.get_by_test_id("share").click()
    expect(ana.page.get_by_text("The link is copied")).to_be_visible()
    link = ana.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(ana.code())

    bea = Editor(visit(server, prefs=PREFS), link.removeprefix(server.address))
    assert [bea.lie(number) for number in range(37)] == lies
    bea.page.get_by_test_id("play-here").click()
    bea.page.wait_for_url("**/t/*")
    bea.page.locator("[data-rabbit]").first.wait_for()
    roads = bea.page.evaluate(
        "async () => (await (await fetch('/api' + location.pathname.replace('/t/', '/tables/'))).json()).options.board"
    )
    assert roads == ana.code()


def test_friends_are_asked_to_a_board(editor: Editor):
    page = editor.page
    editor.begin("random")
    code = editor.code()
    page.get_by_test_id("play-here-friends").click()
    expect(page.get_by_test_id("board-code")).to_be_checked()
    expect(page.get_by_test_id("code")).to_have_value(code)


def test_an_unfinished_board_cannot_be_played_and_says_why(editor: Editor):
    editor.begin("empty")
    expect(editor.page.get_by_test_id("cannot-play")).to_have_text("37 pieces are still in the box.")
    expect(editor.page.get_by_test_id("play-here")).to_have_attribute("aria-disabled", "true")


def test_an_empty_board_says_what_to_do_and_chance_lays_the_rest_without_moving_the_map(editor: Editor):
    page = editor.page
    editor.begin("empty")
    expect(page.get_by_test_id("nothing")).to_contain_text("The board is empty")
    page.get_by_test_id("slot-citadel").click()
    expect(page.get_by_test_id("nothing")).to_have_count(0)
    before = [page.get_by_test_id("map").get_attribute(name) for name in ("data-zoom", "data-middle")]
    page.get_by_test_id("lay").click()
    expect(page.get_by_test_id("cannot-play")).to_have_text("36 pieces are still in the box.")
    assert [page.get_by_test_id("map").get_attribute(name) for name in ("data-zoom", "data-middle")] == before
    page.get_by_test_id("lay-rest").click()
    expect(page.get_by_test_id("cannot-play")).to_have_count(0)
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("cannot-play")).to_have_text("36 pieces are still in the box.")


def test_a_board_is_kept_in_this_browser(editor: Editor):
    page = editor.page
    code = editor.code()
    page.get_by_test_id("board-name").fill("Home")
    page.get_by_test_id("keep").click()
    editor.begin("empty")
    expect(page).not_to_have_url(re.compile(code))
    page.reload()
    page.get_by_role("button", name="Home", exact=True).click()
    expect(page).to_have_url(re.compile(code))
    page.goto(f"{editor.visitor.address}/new?game=jackrabbits&way=own")
    page.get_by_test_id("board-code").check()
    expect(page.get_by_test_id("code")).to_have_value(code)


def test_a_damaged_link_says_so(server, visit):
    editor = Editor(visit(server, prefs=PREFS).expects("status of 400"), "/boards/J2nothing")
    expect(editor.page.get_by_text("This board code is damaged").first).to_be_visible()
    editor.piece(0).wait_for()  # the sample instead


def test_bots_play_a_board_two_thousand_times(editor: Editor):
    page = editor.page
    page.get_by_test_id("fairness-players").select_option("2")
    page.get_by_test_id("fairness-begin").click()
    read = page.get_by_test_id("fairness")
    expect(read).to_have_attribute("data-games", "2000", timeout=300_000)
    expect(read).to_contain_text("Seat 1, who begins, wins")
    expect(read.get_by_role("img", name="How long the games last")).to_be_visible()
    accessible(page, "fairness")


def test_a_finger_lays_pieces(server, visit):
    editor = Editor(visit(server, prefs=PREFS, phone=True))
    page = editor.page
    page.get_by_test_id("begin-empty").tap()
    expect(editor.left).to_have_text("37 pieces left in the box")
    editor.slot("K♣").tap()
    page.get_by_test_id("lay").tap()
    editor.piece(1).wait_for()
    page.wait_for_timeout(300)
    page.touchscreen.tap(*editor.middle(editor.piece(1)))
    page.get_by_test_id("turn").tap()
    expect(editor.piece(1)).to_have_attribute("data-turn", "1")


def test_everybody_can_build_boards(editor: Editor):
    page = editor.page
    accessible(page, "editor, sample")
    editor.begin("empty")
    expect(editor.left).to_have_text("37 pieces left in the box")
    editor.slot("citadel").click()
    accessible(page, "editor, in hand")
    page.get_by_test_id("lay").click()
    editor.slot("K♣").click()
    page.get_by_test_id("lay").click()
    editor.warnings.wait_for()
    page.get_by_text("pieces on the board, in words").click()
    accessible(page, "editor, warned")
    for language in ("es", "fr"):
        switch_language(page, language)
    expect(page.get_by_role("heading", level=1)).to_have_text("Éditeur de plateaux")
