"""Without a connection, with one device for two, on a big screen."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from types import SimpleNamespace

from playwright.sync_api import Page, expect

from sobremesa.server import Settings

from ..server.threaded import running
from .conftest import CLIENT, PATIENCE
from .pages import Front, NewTable, ParadeTable, sit, tap
from .test_interruptions import what_lies_on
from .visitors import Visitor

KEPT_HAND = "(hand) => JSON.stringify(JSON.parse(localStorage['sobremesa-table'] ?? 'null')?.game.hand.toSorted((a, b) => a - b)) === hand"
KEPT = "caches.keys().then((names) => names.filter((name) => name.startsWith('sobremesa-')))"


def until(page: Page, so: str, than: object = None) -> None:
    """Our pages let nobody evaluate words, but for who asks from outside."""
    for _ in range(PATIENCE // 50):
        if page.evaluate(so, than):
            return
        page.wait_for_timeout(50)
    raise AssertionError(so)


def keeps_the_client(page: Page) -> None:
    """The service worker has all files, and speaks for this page."""
    until(page, "navigator.serviceWorker.controller !== null")


def test_a_game_against_bots_survives_an_outage_and_says_so(own_server, visit):
    visitor = visit(own_server, app=True).expects("Failed to load resource")
    page, table = visitor.page, Front(visitor).play_bots()
    keeps_the_client(page)
    table.take_turn()
    table.wait_for_turn()
    before, offline = what_lies_on(table), page.get_by_test_id("offline")
    until(page, KEPT_HAND, json.dumps(sorted(map(int, before[0])), separators=(",", ":")))

    visitor.context.set_offline(True)
    page.reload()
    expect(offline).to_contain_text("You are offline")
    assert what_lies_on(table) == before, "the table as it was"
    value = before[0][0]
    table.card(value).click()
    table.play_button.click()
    expect(offline).to_contain_text("not at the table yet")
    expect(table.card(value)).to_have_count(1)  # nothing is done that the server has not done

    page.context.set_offline(False)
    table.wait_until_gone(value)
    table.wait_for_turn()
    expect(offline).to_have_count(0)

    own_server.kill()
    link = page.url
    page.goto(own_server.address + "/rules/parade")
    expect(page.locator("main")).to_contain_text("zero")
    page.goto(link)
    expect(offline).to_contain_text("You are offline")
    own_server.start()
    expect(offline).to_have_count(0)
    table.take_turn()


def test_a_new_version_is_offered_and_never_mixed_with_the_old(client, visit, tmp_path):
    static = tmp_path / "static"
    shutil.copytree(CLIENT.parent, static)
    with running(Settings(data=tmp_path / "data", static=static)) as address:
        visitor = visit(SimpleNamespace(address=address), app=True)
        page = visitor.goto("/").page
        keeps_the_client(page)
        old = next(static.glob("assets/index-*.js"))
        upgrade(static, old)
        assert old.name in asked_by(page.reload().text()), "the page stays of one build, and opens at once"  # pyright: ignore[reportOptionalMemberAccess]
        expect(page.get_by_test_id("newer")).to_contain_text("A new version is here")
        page.get_by_test_id("reload").click()
        expect(page.locator("script[src*=newer]")).to_have_count(1)
        page.get_by_test_id("play-bots").wait_for()
        assert len(page.evaluate(KEPT)) == 2, "the last build may still be shown in another window"


def upgrade(static: Path, old: Path) -> None:
    """Another build: its first file has another name, and so it says in the page and in the service worker."""
    new = old.with_name("index-newer.js")
    old.rename(new)
    for file in [static / "index.html", static / "sw.js", *static.glob("assets/*.js")]:
        text = file.read_text("utf-8").replace(old.name, new.name)
        file.write_text(re.sub(r"id:`[0-9a-f]{16}`", "id:`newer`", text) if file.name == "sw.js" else text, "utf-8")


def asked_by(html: str) -> str:
    return " ".join(re.findall(r'src="([^"]+)"', html))


def test_two_people_play_on_one_device_and_neither_sees_the_other_s_hand(server, visit):
    visitor = visit(server).expects("derived_inert")  # an answer that comes after its table has gone
    form = NewTable(visitor).seat("beside", "beginner")
    page = form.page
    page.get_by_test_id("name").fill("Ana")
    page.get_by_test_id("name-1").fill("Bea")
    form.create()
    hands: dict[str, set[int]] = {}
    said: list[str] = []
    for name in ("Ana", "Bea", "Ana"):
        curtain = page.get_by_test_id("curtain")
        expect(curtain).to_be_visible()
        assert names_no_card(visitor), "before somebody is ready no hand has come here"
        page.get_by_test_id("ready-to-look").click()
        table = ParadeTable(page)
        table.hand.first.wait_for()
        who = page.get_by_test_id("looking").inner_text()
        hands[who] = {int(card) for card in table.cards()}
        visitor.heard.clear()
        page.get_by_test_id("phrase-hello").click()  # the table tells all, and the curtain stays up
        page.get_by_test_id("chat-line").nth(len(said)).wait_for()
        said.append(name)
        table.take_turn()
        expect(curtain).to_be_visible()
        others = {card for other, cards in hands.items() if other != who for card in cards}
        assert not others & hands_told(visitor), name
        visitor.heard.clear()
        expect(table.hand).to_have_count(0)
        expect(page.locator(".story")).to_have_count(0)
        expect(page).to_have_title(re.compile("Pass the device"))
    assert len(hands) == 2


def hands_told(visitor: Visitor) -> set[int]:
    return {card for message in visitor.heard for card in (message.get("game") or {}).get("hand", ())}


def names_no_card(visitor: Visitor) -> bool:
    return not hands_told(visitor)


def test_a_big_screen_shows_the_table_and_phones_hold_the_hands(server, visit):
    screen, ana, bea = visit(server), visit(server, phone=True), visit(server, phone=True, language="es")
    form = NewTable(screen)
    form.page.get_by_test_id("tv").check()
    form.seat("open")
    form.page.get_by_test_id("create").click()
    tv = form.page.get_by_test_id("tv")
    expect(tv).to_have_attribute("data-status", "waiting")
    code = form.page.get_by_test_id("tv-join").locator("img")
    assert code.evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)")
    link = form.page.url.removesuffix("/tv")
    hands = [
        ParadeTable(sit(one, link, seat, name).page, tap)
        for seat, (one, name) in enumerate(((ana, "Ana"), (bea, "Bea")))
    ]
    expect(tv).to_have_attribute("data-status", "playing")
    for table in hands:
        table.hand.first.wait_for()
    shown = ParadeTable(form.page)
    expect(shown.line).to_have_count(6)
    player = next(table for table in hands if table.wait_for_turn() == "play") if hands[0].yours.count() else hands[1]
    player.take_turn()
    expect(form.page.locator(".story li")).not_to_have_count(0)
    expect(shown.hand).to_have_count(0)
    expect(form.page.locator(":is(.button, .primary, .link):visible")).to_have_count(0)
    assert not hands_told(screen), json.dumps(screen.heard)[:200]
