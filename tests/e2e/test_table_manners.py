"""A private table, a seat that is given to somebody else, and people one would rather not hear."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .measures import accessible
from .pages import NewTable


def menu_of(page: Page, name: str, step: str) -> None:
    """Open the menu of somebody, and choose."""
    people = page.get_by_test_id("people")
    if people.get_attribute("open") is None:
        people.locator("summary").click()
    people.get_by_role("button", name=f"More about {name}").click()
    page.get_by_role("dialog").get_by_test_id(f"person-{step}").click()


def test_a_private_table_whose_host_gives_a_seat_to_somebody_else(server, visit):
    """On a phone of 320 pixels as well as on a desk, with a mouse and without."""
    ana, bea, eva = visit(server), visit(server, phone=True), visit(server)
    bea.page.set_viewport_size({"width": 320, "height": 640})
    bea.expects("403")
    form = NewTable(ana)
    form.page.get_by_label("Your name").fill("Ana")
    form.page.get_by_text("Table manners").click()
    form.page.get_by_test_id("manners-private").check()
    plain = form.seat("open").create()

    bea.page.goto(plain)
    expect(bea.page.get_by_text("This table is private")).to_be_visible()
    link = ana.page.get_by_label("Link to this table")
    expect(link).to_have_value(re.compile("invitation="))
    invitation = link.input_value()
    for one, name in ((eva, "Eva"), (bea, "Bea")):
        one.page.goto(invitation)
        one.page.get_by_test_id("name").wait_for()
        assert one.page.url == plain, "whoever copies the address of the page invites nobody"
        if name == "Bea":
            one.page.get_by_test_id("name").fill(name)
            one.page.get_by_test_id("sit-1").click()

    # what Bea says is reported, and she is muted; it stays so after a reload
    bea.page.get_by_role("button", name="Scores").tap()
    bea.page.locator("#chat-text").fill("You fool")
    bea.page.locator("#chat-text").press("Enter")
    line = ana.page.get_by_test_id("chat-line").filter(has_text="You fool")
    line.get_by_test_id("chat-more").focus()
    ana.page.keyboard.press("Enter")
    dialog = ana.page.get_by_role("dialog")
    expect(dialog.locator("blockquote")).to_have_text("You fool")
    accessible(ana.page, "the menu of a person")
    dialog.get_by_test_id("person-report").click()
    dialog.get_by_test_id("report-text").fill("every day")
    dialog.get_by_test_id("report-send").click()
    expect(dialog).to_have_count(0)
    expect(ana.page.get_by_text("It has been reported")).to_be_visible()
    menu_of(ana.page, "Bea", "mute")
    expect(line).to_have_count(0)
    ana.page.reload()
    ana.page.get_by_test_id("people").wait_for()
    expect(ana.page.get_by_test_id("chat-line")).to_have_count(0)
    ana.page.goto(f"{ana.address}/me")
    expect(ana.page.get_by_test_id("my-mute")).to_contain_text("Bea")
    ana.page.goto(plain)

    # her seat goes to a bot, then to Eva, and Bea sees no card of it any more
    bea.page.get_by_role("complementary", name="Scores").get_by_role("button", name="Close").tap()
    expect(bea.page.get_by_test_id("hand-card").first).to_be_visible()
    menu_of(ana.page, "Bea", "remove")
    ana.page.get_by_test_id("confirm").click()
    expect(bea.page.get_by_test_id("watch")).to_be_visible()
    expect(bea.page.get_by_test_id("hand-card")).to_have_count(0)
    watching = ana.page.get_by_test_id("people").locator("li").filter(has_text="watching")
    expect(watching).to_have_count(2)
    names = [name.split("\n")[0] for name in watching.locator(".who").all_inner_texts()]
    guest = next(name for name in names if name != "Bea")
    menu_of(ana.page, guest, "give-1")
    eva.page.get_by_test_id("take-seat").click()
    expect(eva.page.get_by_test_id("hand-card").first).to_be_visible()
    expect(bea.page.get_by_test_id("hand-card")).to_have_count(0)
    assert bea.page.evaluate("document.documentElement.scrollWidth") == 320

    # and she is banned, for all time and every way in
    menu_of(ana.page, "Bea", "ban")
    ana.page.get_by_test_id("confirm").click()
    expect(bea.page.get_by_test_id("refused")).to_contain_text("banned")
    bea.page.goto(invitation)
    expect(bea.page.get_by_text("has banned you")).to_be_visible()
    expect(ana.page.get_by_test_id("pardon")).to_be_visible()
    ana.page.get_by_test_id("manners-chat").uncheck()
    expect(eva.page.get_by_test_id("chat-off")).to_be_visible()
