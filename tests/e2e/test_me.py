"""The page about oneself, on a phone."""

from __future__ import annotations

import io
import json
import re
import sqlite3
import time
import zipfile
from pathlib import Path

from playwright.sync_api import expect

from .ended import ended_table
from .measures import accessible
from .pages import Front
from .prepared import PARADE, guest_of
from .serving import Server
from .visitors import Visitor


def finished(server: Server, visitor: Visitor) -> str:
    """A game of the visitor's that is over, and that their list knows of; its id."""
    table = ended_table(server, visitor, PARADE, 3).rsplit("/", 1)[-1]
    with sqlite3.connect(server.folder / "data" / "tables.sqlite", timeout=30) as store:
        store.execute("INSERT INTO sittings VALUES (?, ?, ?, '')", (guest_of(visitor), table, time.time()))
    return table


def test_a_walk_through_the_page_about_oneself(server, visit):
    visitor = visit(server, phone=True)
    table = finished(server, visitor)
    page = Front(visitor).page
    page.get_by_test_id("me").click()
    expect(page).to_have_url(re.compile("/me$"))

    page.get_by_role("textbox", name="Your name", exact=True).fill("Ana")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.").first).to_be_visible()
    with page.expect_response(lambda answer: answer.url.endswith("/api/me") and answer.request.method == "PUT"):
        page.locator("label", has=page.get_by_role("radio", name="toucan")).click()
    expect(page.get_by_test_id("me-finished")).to_have_attribute("href", f"/t/{table}")
    expect(page.get_by_test_id("tally")).to_contain_text("Parade, 3 players")
    expect(page.get_by_test_id("rival").first).to_contain_text("ahead")
    expect(page.get_by_test_id("device")).to_contain_text("this browser")
    accessible(page, "the page about oneself")

    with page.expect_download() as download:
        page.get_by_test_id("export").click()
    with zipfile.ZipFile(io.BytesIO(Path(download.value.path()).read_bytes())) as parcel:
        assert json.loads(parcel.read("me.json"))["guest"]["avatar"] == "toucan"
        assert f"records/parade-{table}.txt" in parcel.namelist()

    page.get_by_test_id("forget").click()
    sure = page.get_by_test_id("forget-sure")
    expect(sure).to_be_disabled()
    page.get_by_test_id("forget-name").fill("Ana")
    sure.click()
    expect(page).to_have_url(server.address + "/")
    page.get_by_test_id("me").click()
    expect(page.get_by_text("Nothing yet.")).to_be_visible()


def test_who_is_logged_out_elsewhere_starts_anew_there(server, visit):
    """With a code, and then without."""
    desk, phone = visit(server), visit(server, phone=True).expects("401")
    page = desk.goto("/me").page
    page.get_by_role("textbox", name="Your name", exact=True).fill("Bea")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Show my code").click()
    code = page.get_by_test_id("code").inner_text()
    other = phone.goto("/me").page
    other.get_by_label("Code from another device").fill(code)
    other.get_by_role("button", name="Use it").click()
    expect(other.get_by_role("textbox", name="Your name", exact=True)).to_have_value("Bea")
    page.get_by_test_id("others-out").click()
    expect(page.get_by_text("You are logged out everywhere else.").first).to_be_visible()
    other.reload()
    expect(other.get_by_role("textbox", name="Your name", exact=True)).to_have_value("")
    page.reload()
    expect(page.get_by_role("textbox", name="Your name", exact=True)).to_have_value("Bea")
