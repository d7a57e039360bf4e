"""A killed server, a second tab that does not know better, people who leave: nothing is lost, and everything is said."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from .pages import Front, ParadeTable, open_table, play_together, sit, switch_language
from .serving import Server
from .visitors import Visitor


def test_a_killed_server_comes_back_and_the_game_goes_on(own_server, visit):
    visitor = visit(own_server)
    table = Front(visitor).play_bots()
    for _ in range(3):
        table.take_turn()
    table.wait_for_turn()
    switch_language(visitor.page, "fr")  # which must not cost the connection
    before = what_lies_on(table)

    own_server.kill()
    expect(visitor.page.get_by_test_id("offline")).to_be_visible()
    assert what_lies_on(table) == before, "the table stays in view"
    own_server.start()
    expect(visitor.page.get_by_test_id("offline")).to_have_count(0)

    assert what_lies_on(table) == before
    for _ in range(2):
        assert table.take_turn() == "play"


def test_a_move_made_while_the_server_is_down_arrives_once(own_server, visit):
    visitor = visit(own_server)
    table = Front(visitor).play_bots()
    table.wait_for_turn()
    own_server.kill()
    expect(visitor.page.get_by_test_id("offline")).to_be_visible()
    value = table.cards()[0]
    table.card(value).click()
    table.play_button.click()
    own_server.start()
    table.wait_until_gone(value)
    table.wait_for_turn()
    played = [event for event in story(visitor) if event["facts"].get("card") == int(value)]
    assert len([event for event in played if event["code"] in ("parade-played", "parade-took")]) == 1


def what_lies_on(table: ParadeTable) -> tuple[Any, ...]:
    table.hand.first.wait_for()
    sheet = table.page.locator("td.sum").all_inner_texts()
    return table.cards(), table.line.all_inner_texts(), sheet, table.status.inner_text()


def story(visitor: Visitor) -> list[dict[str, Any]]:
    seen: dict[str, dict[str, Any]] = {}
    for message in visitor.told():
        seen |= {json.dumps(event, sort_keys=True): event for event in message["events"]}
    return list(seen.values())


def test_a_refusal_is_shown_as_an_alert(server, visit):
    """A tab that hears nothing new plays on from an old table: the server refuses, and the page says why."""
    ana, bea = visit(server), visit(server, language="es")
    link = open_table(ana, "open")
    theirs = sit(bea, link)
    mine = ParadeTable(ana.page)
    deaf = ana.tab()
    hears_only_answers_after_welcome(deaf)
    deaf.goto(link)
    old = ParadeTable(deaf)
    old.hand.first.wait_for()
    play_together(theirs, until=mine.yours.count)
    deaf.reload()
    old.wait_for_turn()
    mine.take_turn()

    old.hand.nth(2).click()
    old.play_button.click()
    expect(deaf.get_by_role("alert")).to_contain_text("It is not your turn")
    assert theirs.wait_for_turn() == "play", "nobody else is disturbed"


def hears_only_answers_after_welcome(page: Page) -> None:
    def listen(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(message) if json.loads(message)["type"] != "update" else None)

    page.route_web_socket("**/ws", listen)


def test_out_of_turn_the_hand_says_whose_turn_it_is(server, visit):
    ana, bea = visit(server), visit(server)
    link = open_table(ana, "open")
    theirs, mine = sit(bea, link, name="Bea"), ParadeTable(ana.page)
    mine.hand.first.wait_for()
    waiting = theirs if mine.yours.count() else mine
    waiting.hand.first.click(force=True)  # it calls itself disabled, but answers
    expect(waiting.page.get_by_role("alert")).to_contain_text("is choosing a card")
    waiting.page.get_by_role("alert").get_by_role("button", name="Close").click()
    expect(waiting.page.get_by_test_id("toast")).to_have_count(0)


def test_take_back_is_free_until_something_is_revealed_then_asked_for(server, visit):
    """Playing draws a card, and a card seen cannot be unseen: the others have to agree."""
    ana, bea = visit(server), visit(server)
    theirs, mine = sit(bea, open_table(ana, "open"), name="Bea"), ParadeTable(ana.page)
    play_together(theirs, until=mine.yours.count)
    before = mine.cards()
    mine.take_turn()
    ana.page.get_by_test_id("takeback").click()
    bea.page.get_by_test_id("takeback-agree").click()
    assert mine.wait_for_turn() == "play"
    assert mine.cards() == before


def test_the_link_of_a_table_that_is_not(server: Server, visit):
    page = visit(server).expects("404").goto("/t/nobodyhere").page
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("link", name="To the front page").click()
    expect(page.get_by_test_id("play-bots")).to_be_visible()


def test_a_bot_plays_for_who_closed_the_tab_until_they_are_back(server, visit):
    ana, bea = visit(server), visit(server, language="es")
    link = open_with_little_patience(ana)
    sit(bea, link, name="Béa")
    ParadeTable(bea.page).hand.first.wait_for()
    bea.goto("/")
    mine = ParadeTable(ana.page)
    cover = ana.page.get_by_test_id("cover")
    expect(ana.page.get_by_text("Béa has been gone for a while.")).to_be_visible()
    cover.click()
    expect(cover).to_have_count(0)
    expect(ana.page.locator(".seat", has_text="Béa")).to_contain_text("a bot is playing")
    mine.take_turn()  # the bot has moved, or moves now
    mine.wait_for_turn()
    bea.page.goto(link)
    ParadeTable(bea.page).hand.first.wait_for()
    expect(ana.page.locator(".seat", has_text="Béa")).not_to_contain_text("a bot is playing")
    expect(bea.page.get_by_test_id("return")).to_have_count(0)


def open_with_little_patience(visitor: Visitor) -> str:
    """A table that lets its people be gone for one second."""
    visitor.page.request.get(visitor.address + "/api/me")  # who asks is somebody
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "parade", "seats": seats, "cover": 1}
    answer = visitor.page.request.post(visitor.address + "/api/tables", data=wish)
    assert answer.ok, answer.text()
    link = f"{visitor.address}/t/{answer.json()['table']}"
    visitor.page.goto(link)
    return link
