"""People who are away are told when it is their turn: asked for on one's own page, ended by a link, shown by the worker beside the pages."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import pytest
from playwright.sync_api import expect

from .pages import ParadeTable, sit
from .prepared import guest_of
from .serving import PATIENCE, Server
from .visitors import Visitor

LINK = re.compile(r"https?://\S+?/calls/off/[\w.=-]+")
TOLD = {"title": "Your turn", "body": "Parade", "url": "/t/x", "tag": "a", "off": "/calls/off/x", "stop": "Turn off"}
# A browser without windows may show nothing: what would be shown is written down.
WRITE_DOWN = "() => { self.shown = []; self.registration.showNotification = async (...told) => self.shown.push(told); }"
MAY_PUSH = """
    Object.defineProperty(Notification, "permission", { get: () => "default" });
"""


@pytest.fixture
def hook() -> Iterator[tuple[str, Queue[str]]]:
    """The address of a webhook, and what it is told."""
    heard: Queue[str] = Queue()

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.put(json.loads(self.rfile.read(int(self.headers["content-length"])))["content"])
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Hook)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}/hook", heard
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def calling(client: Path, tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, SOBREMESA_CALL_PRIVATE="yes", SOBREMESA_CALL_AFTER="0").start()
    yield server
    server.kill()


def begins(visitor: Visitor) -> str:
    """A table where this visitor has the first turn, as soon as a friend sits down; its address."""
    guest_of(visitor)
    wish = {"game": "parade", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"starter": 0}}
    answer = visitor.context.request.post(f"{visitor.address}/api/tables", data=wish)
    return visitor.address + answer.json()["link"]


def test_who_is_away_is_called_by_a_webhook_and_one_link_ends_it(calling, visit, hook):
    address, heard = hook
    ana, bea = visit(calling), visit(calling)
    link = begins(ana)
    page = ana.goto("/me").page
    section = page.get_by_test_id("me-notify")
    section.locator("summary").click()
    section.get_by_label("Address of the webhook").fill(address)
    section.get_by_role("button", name="Add").click()
    expect(section.get_by_test_id("channels")).to_contain_text("127.0.0.1")
    section.get_by_role("button", name="Try it: 127.0.0.1").click()
    assert heard.get(timeout=PATIENCE).startswith("This is how you are called")
    section.get_by_label("Not at night").check()
    expect(section.get_by_label("from")).to_have_value("22:00")
    section.get_by_label("Not at night").uncheck()
    expect(section.get_by_label("from")).to_have_count(0)

    theirs = sit(bea, link, name="Bea")
    expect(theirs.hand).to_have_count(5)
    told = heard.get(timeout=PATIENCE)
    assert told.startswith("Your turn – Parade with Bea")
    assert link in told

    found = LINK.search(told)
    assert found
    anywhere = visit(calling).page
    anywhere.goto(found[0])
    anywhere.get_by_role("button", name="Turn it off").click()
    expect(anywhere.get_by_text("It is off")).to_be_visible()
    page.reload()
    expect(section).to_be_visible()
    expect(section.get_by_test_id("channels")).to_have_count(0)


def test_who_waits_for_somebody_away_is_offered_to_be_told(calling, visit):
    ana, bea = visit(calling), visit(calling)
    bea.context.add_init_script(MAY_PUSH)
    link = begins(ana)
    ana.page.goto(link)
    sit(bea, link, name="Bea")
    mine = ParadeTable(ana.page)
    expect(mine.hand).to_have_count(5)
    expect(mine.yours).to_be_visible()
    offer = bea.page.get_by_test_id("notify-offer")
    expect(bea.page.get_by_test_id("status")).to_contain_text("is choosing")
    expect(offer).to_have_count(0)  # she is there
    ana.page.close()
    expect(offer).to_contain_text("Tell me when it is my turn")
    bea.page.get_by_test_id("notify-decline").click()
    expect(offer).to_have_count(0)
    assert bea.page.evaluate("localStorage.getItem('sobremesa-calls')") == "declined"


def test_the_worker_shows_what_is_pushed(server, visit):
    visitor = visit(server, app=True).goto("/")
    page, context = visitor.page, visitor.context
    page.evaluate(
        "() => navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => {})"
    )
    worker = context.service_workers[0]
    assert worker.url == f"{server.address}/sw.js"
    worker.evaluate(WRITE_DOWN)
    talk, registered = context.new_cdp_session(page), []
    talk.on("ServiceWorker.workerRegistrationUpdated", lambda event: registered.extend(event["registrations"]))
    talk.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.ready")
    (one,) = {row["registrationId"] for row in registered if row["scopeURL"] == f"{server.address}/"}
    push = {"origin": server.address, "registrationId": one, "data": json.dumps(TOLD)}
    talk.send("ServiceWorker.deliverPushMessage", push)
    for _ in range(600):
        if worker.evaluate("() => self.shown.length"):
            break
        page.wait_for_timeout(100)
    ((title, shown),) = worker.evaluate("() => self.shown")
    assert (title, shown["body"], shown["tag"]) == ("Your turn", "Parade", "a")
    assert shown["actions"] == [{"action": "off", "title": "Turn off"}]
