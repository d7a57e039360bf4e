"""A game over days at a server that is looked after: begun on the oldest schema there was, gone on with after the upgrade, told of by push,
covered for and handed back, taken into a backup, restored elsewhere, and finished there. Then a second one, by a clock of days."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from msgspec.structs import replace
from playwright.sync_api import expect

from sobremesa.core.errors import Refusal
from sobremesa.server import Settings, create_app
from sobremesa.server.listening import options
from sobremesa.server.security import COOKIE
from sobremesa.server.serving import bind
from sobremesa.server.signing import Card, Signer
from sobremesa.table import log
from sobremesa.table.table import Table

from ..server import schemas
from ..server.conftest import Served
from ..server.later import later
from ..server.receivers import Browser
from .pages import NewTable, ParadeTable, play_together, sit
from .prepared import PARADE, decided, found, guest_of
from .serving import COMMAND
from .visitors import Visitor

HOUR, DAY = 3600, 86_400
PATIENCE = 300.0  # seconds; a busy machine is no failure
NEW_SINCE = {"games", "patience", "hints", "format", "invited", "cover", "day", "clock", "league"}  # in an opened table
DEAL = f"{24:064x}"  # a game that lasts
LEFT = 18  # cards in the pile, before the last round has begun


class House(Served):
    """A server in a thread of its own, whose time can be moved."""

    def __init__(self, port: int, app: Any, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(port, app)
        self.loop = loop

    def wait(self, seconds: float) -> None:
        """It is noticed who is away, so many seconds pass, and who is to be called is."""

        async def move() -> None:
            caller = self.given("caller")
            await caller.pulse()
            later(seconds, self)
            await caller.pulse()
            await caller.under_way()

        asyncio.run_coroutine_threadsafe(move(), self.loop).result(PATIENCE)

    def leaves(self, visitor: Visitor, table: str) -> None:
        """Their page is closed, and the server knows."""
        visitor.page.goto(f"{self.address}/privacy")
        room, guest = self.hub.rooms[table], guest_of(visitor)
        until(lambda: room.presence.gone_for(guest) > 0)


@contextmanager
def house(settings: Settings, port: int = 0) -> Iterator[House]:
    app, sock = create_app(settings), bind("127.0.0.1", port)
    assert not isinstance(sock, Refusal)
    port = sock.getsockname()[1]
    server = uvicorn.Server(uvicorn.Config(app, **options("127.0.0.1", port)))
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=lambda: loop.run_until_complete(server.serve(sockets=[sock])))
    thread.start()
    until(lambda: server.started or not thread.is_alive())
    assert server.started
    try:
        yield House(port, app, loop)
    finally:
        server.should_exit = True
        thread.join()
        loop.close()


def until(test: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not test():
        assert time.monotonic() < end, "it never came to pass"
        time.sleep(0.02)


class Phone:
    """What a push service hands to somebody's browser, read with that browser's keys."""

    def __init__(self, address: str) -> None:
        self.address, self.browser, self.told = address, Browser(), list[str]()

    def subscribe(self, visitor: Visitor) -> None:
        wish = {"endpoint": self.address, "keys": self.browser.keys}
        answer = visitor.context.request.post(f"{visitor.address}/api/me/calls/push", data=wish)
        assert answer.ok, answer.text()

    def hears(self, *titles: str) -> None:
        """This and nothing else, since it was last looked at."""
        until(lambda: len(self.told) >= len(titles))
        assert self.told == list(titles)
        self.told.clear()


@pytest.fixture
def phones() -> Iterator[list[Phone]]:
    """Ana's and Bea's."""
    found: dict[str, Phone] = {}

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            phone = found[self.path]
            phone.told.append(phone.browser.read(self.rfile.read(int(self.headers["content-length"])))["title"])
            self.send_response(201)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Service)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    found |= {path: Phone(f"http://127.0.0.1:{server.server_address[1]}{path}") for path in ("/ana", "/bea")}
    yield list(found.values())
    server.shutdown()
    thread.join()
    server.server_close()


def begun() -> list[log.AnyEntry]:
    """A game that two people have played for an hour, so that the pile is low, and it is Ana's turn."""
    opened, *sat = schemas.game(found("parade").version)
    entries = [replace(opened, secret=DEAL), *sat]
    table = Table.rebuild(entries)
    chance = random.Random(0)
    while (view := table.view(0)) and (len(view.moves) == 0 or view.pile > LEFT):  # pyright: ignore[reportAttributeAccessIssue]
        entries += decided(table, PARADE, chance)
    return entries


def as_once_written(entry: log.AnyEntry) -> str:
    """In the words of the first version."""
    told = json.loads(log.encode(entry))
    return json.dumps({name: value for name, value in told.items() if name not in NEW_SINCE})


def old_database(settings: Settings, entries: list[log.AnyEntry]) -> None:
    settings.data.mkdir()
    with sqlite3.connect(settings.data / "tables.sqlite") as store:
        for statement in schemas.FIRST:
            store.execute(statement)
        rows = [("going", seq, as_once_written(entry)) for seq, entry in enumerate(entries, 1)]
        store.executemany("INSERT INTO logs VALUES (?, ?, ?)", rows)
        store.executemany(
            "INSERT INTO guests VALUES (?, ?, ?, ?)", [(*one[:2], "en", one[3]) for one in schemas.GUESTS]
        )


def come_back(visit: Callable[..., Visitor], at: House, settings: Settings, guest: str) -> Visitor:
    """With the cookie of that time."""
    visitor = visit(at)
    cookie = Signer(settings.key).cookie(Card(guest))
    visitor.context.add_cookies([{"name": COOKIE, "value": cookie, "url": at.address}])
    return visitor


def at_table(visitor: Visitor, at: House, table: str) -> ParadeTable:
    visitor.address = at.address
    visitor.page.goto(f"{at.address}/t/{table}")
    return ParadeTable(visitor.page)


def command(settings: Settings, what: str, file: Path) -> None:
    """As their host types it."""
    environment = {**os.environ, "SOBREMESA_DATA": str(settings.data)}
    subprocess.run([COMMAND, what, file], env=environment, check=True, capture_output=True)


def test_a_game_over_days_upgraded_covered_backed_up_and_finished_elsewhere(client, visit, phones, tmp_path):
    here = Settings(
        data=tmp_path / "here", bot_pause=0.0, thinkers=1, hurry=1000.0, call_after=60.0, call_private="yes"
    )
    old_database(here, begun())
    anas, beas = phones
    with house(here) as one:
        # upgraded in the middle: who comes back finds the game where it was
        ana, bea = (come_back(visit, one, here, guest) for guest in ("ana0", "bea0"))
        mine, theirs = at_table(ana, one, "going"), at_table(bea, one, "going")
        expect(mine.yours).to_be_visible()
        for visitor, phone in ((ana, anas), (bea, beas)):
            phone.subscribe(visitor)

        # days pass between moves, and whoever is away is told once a turn
        one.leaves(bea, "going")
        mine.take_turn()
        one.leaves(ana, "going")
        one.wait(61)
        beas.hears("Your turn")
        one.wait(2 * DAY)
        theirs = at_table(bea, one, "going")
        theirs.take_turn()
        one.wait(61)
        anas.hears("Your turn")

        # she does not come; Bea lets a bot play for her, and the seat is hers again when she does
        one.wait(DAY)
        bea.page.get_by_test_id("cover").click()
        expect(theirs.yours).to_be_visible()
        expect(bea.page.locator("body")).to_contain_text("Ana")
        mine = at_table(ana, one, "going")
        until(lambda: not one.hub.rooms["going"].table.seats[0].is_covered)
        theirs.take_turn()
        mine.take_turn()
        command(here, "backup", tmp_path / "all.backup")
        for visitor in (ana, bea):
            one.leaves(visitor, "going")

    # all of it elsewhere, from that one file
    there = Settings(
        data=tmp_path / "there", bot_pause=0.0, thinkers=1, hurry=1000.0, call_after=60.0, call_private="yes"
    )
    command(there, "restore", tmp_path / "all.backup")
    beas.told.clear()
    with house(there) as two:
        mine, theirs = at_table(ana, two, "going"), at_table(bea, two, "going")
        play_together(mine, theirs)
        expect(mine.final).to_be_visible()
        two.wait(0)  # it is noticed that both have seen it
        ana.page.goto(f"{two.address}/me")
        expect(ana.page.get_by_test_id("me-finished").first).to_contain_text("Bea")
        by_the_clock(two, ana, bea, anas, beas)


def by_the_clock(at: House, ana: Visitor, bea: Visitor, anas: Phone, beas: Phone) -> None:
    """Three days for each move, then a bot covers until they are back."""
    form = NewTable(ana)
    form.page.get_by_test_id("clock-kind").select_option("days")
    form.page.get_by_test_id("clock-end").select_option("cover")
    link = form.seat("open").create()
    sit(bea, link)
    expect(ana.page.get_by_test_id("clock").first).to_have_text("3 d 0 h")
    ana_begins = "runs" in (ana.page.get_by_test_id("clock-own").first.get_attribute("class") or "")
    late, waits, phone, other = (ana, bea, anas, beas) if ana_begins else (bea, ana, beas, anas)
    for told in (anas.told, beas.told):
        told.clear()
    at.leaves(late, link.rpartition("/")[2])
    at.wait(61)
    phone.hears("Your turn")
    at.wait(2 * DAY + 6 * HOUR)
    phone.hears("Your time is getting short")
    at.wait(18 * HOUR)
    expect(ParadeTable(waits.page).yours).to_be_visible()  # a bot has moved
    at.wait(61)
    phone.hears("Your time was over: a bot plays for you")
    late.page.goto(link)
    expect(
        late.page.get_by_test_id("clock-own").first
    ).to_be_visible()  # a clock is a person's: the seat is theirs again
    ParadeTable(waits.page).take_turn()
    expect(ParadeTable(late.page).yours).to_be_visible()
    late.page.get_by_test_id("parting-resign").click()
    late.page.get_by_test_id("parting-confirm").click()
    expect(waits.page.get_by_test_id("stopped")).to_contain_text("You win!")
    assert other.told == []
