"""People who are away are called to their tables: by push, webhook and mail, against services that are real, small and here."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from sobremesa.server import Settings, create_app
from sobremesa.server.broker import MemoryBroker
from sobremesa.server.calling import caller as calling
from sobremesa.server.calling import outgoing
from sobremesa.server.calling.caller import Caller

from . import schemas
from .backends import postgres
from .conftest import Player, Served, arrivals, play_one, play_out, serving, two_at_a_table, until
from .receivers import Browser, Mailbox, Receiver, certificate, mailbox, receiving, signed_by

DEAL = {"starter": 0}  # Ana begins


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving() as one:
        yield one


@pytest.fixture
def letters() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture
def settings(settings: Settings, letters: Mailbox) -> Settings:
    return replace(
        settings,
        call_after=60.0,
        call_private="yes",
        smtp=f"smtp+plain://127.0.0.1:{letters.port}",
        mail_from="Sobremesa <table@example.org>",
        public="https://cards.example.org",
    )


@pytest.fixture(autouse=True)
def _by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing happens by itself: the tests say when."""
    monkeypatch.setattr(calling, "PULSE", 1e6)


def caller_of(served: Served) -> Caller:
    return served.given("caller")


async def pulse(*served: Served, later: float = 0.0) -> None:
    """What a server does every other second, `later` seconds from now."""
    for one in served:
        now = one.hub.time.now
        one.hub.time.now = lambda now=now: now() + later  # type: ignore[method-assign]
    for one in served:
        await caller_of(one).pulse()
        await caller_of(one).under_way()


async def call(*served: Served) -> None:
    """It is noticed who is away; and after the time they have to come back, they are called."""
    await pulse(*served)
    await pulse(*served, later=61)


async def add(player: Player, kind: str, **body: Any) -> str:
    answer = await player.http.post(f"/api/me/calls/{kind}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()["added"]


async def subscribe(player: Player, receiver: Receiver, path: str = "/push/one") -> Browser:
    browser = Browser()
    await add(player, "push", endpoint=receiver.address + path, keys=browser.keys)
    return browser


async def leave(player: Player, table: str) -> None:
    """Their page is closed, and the server knows."""
    await player.hang_up()
    room, guest = player.served.hub.rooms[table], player.cookie.split(".")[0]
    await until(lambda: room.presence.gone_for(guest) > 0)


async def bea_waits_for_ana(come: Callable[..., Any], **more: Any) -> tuple[Player, Player, str]:
    """It is Ana's turn, and she has gone."""
    ana, bea, table = await two_at_a_table(come, options=DEAL, title="after coffee", **more)
    await leave(ana, table)
    return ana, bea, table


# ---- what arrives -----------------------------------------------------------------------------------------------------------------------


async def test_a_browser_reads_that_it_is_your_turn(served: Served, arrive: Any, receiver: Receiver) -> None:
    ana, _, table = await two_at_a_table(arrive, options=DEAL, title="after coffee")
    browser = await subscribe(ana, receiver)
    await leave(ana, table)
    await call(served)
    (posted,) = receiver.posted
    told = browser.read(posted.body)
    assert (told["title"], told["body"], told["url"]) == ("Your turn", "“after coffee”: Parade with Bea", f"/t/{table}")
    assert posted.headers["content-encoding"] == "aes128gcm"
    assert int(posted.headers["ttl"]) > 0
    assert posted.headers["topic"] == told["tag"]
    claims, key = signed_by(posted.headers["authorization"])
    assert (claims["aud"], claims["sub"]) == (receiver.address, "mailto:table@example.org")
    assert key == (await ana.http.get("/api/me/calls")).json()["key"]
    assert not any(word in posted.body for word in (b"Bea", b"coffee", table.encode()))


async def test_in_their_language(served: Served, arrive: Any, receiver: Receiver) -> None:
    ana, _, table = await two_at_a_table(arrive, options=DEAL)
    await ana.http.put("/api/me", json={"language": "es"})
    browser = await subscribe(ana, receiver)
    await leave(ana, table)
    await call(served)
    told = browser.read(receiver.posted[0].body)
    assert (told["title"], told["body"]) == ("Te toca", "Parade con Bea")


async def test_a_webhook_hears_it_as_discord_does(served: Served, arrive: Any, receiver: Receiver) -> None:
    ana, _, table = await bea_waits_for_ana(arrive)
    await add(ana, "webhook", url=f"{receiver.address}/hook?wait=1")
    served.hub.touched[table] = served.hub.rooms[table]
    await call(served)
    (posted,) = receiver.posted
    told = json.loads(posted.body)
    assert posted.path == "/hook?wait=1"
    assert told["allowed_mentions"] == {"parse": []}
    first, link, off = told["content"].split("\n")
    assert (first, link) == ("Your turn – “after coffee”: Parade with Bea", f"https://cards.example.org/t/{table}")
    assert "https://cards.example.org/calls/off/" in off


async def test_mail_is_sent_once_its_address_is_confirmed(
    served: Served, arrive: Any, letters: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bea, table = await bea_waits_for_ana(arrive)
    await add(ana, "mail", address="ana@example.org")
    (asked,) = letters.letters
    assert (asked["to"], "Ana" in str(asked), "coffee" in str(asked)) == ("ana@example.org", False, False)
    served.hub.touched[table] = served.hub.rooms[table]
    await call(served)
    assert len(letters.letters) == 1  # nothing, as long as nobody has confirmed it
    link = next(word for word in asked.get_content().split() if "/calls/confirm/" in word)
    path = urlsplit(link).path
    bea.http.cookies.clear()  # in any browser
    page = await bea.http.get(path)
    assert "ana@<wbr>example.org" in page.text
    assert not (await ana.http.get("/api/me/calls")).json()["channels"][0]["confirmed"]  # to look changes nothing
    assert (await bea.http.post(path)).status_code == 200
    assert (await ana.http.get("/api/me/calls")).json()["channels"][0]["confirmed"]
    served.hub.touched[table] = served.hub.rooms[table]
    await call(served)
    letter = letters.letters[1]
    assert letter["subject"] == "Your turn – “after coffee”: Parade with Bea"
    assert f"https://cards.example.org/t/{table}" in letter.get_content()
    off = letter["list-unsubscribe"].strip("<>")
    assert off in letter.get_content()
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
async def test_mail_goes_by_tls_and_with_a_password(
    tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch, scheme: str
) -> None:
    tls, file = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    with mailbox(tls, at_once=scheme == "smtps") as box:
        server = f"{scheme}://me%40example.org:p%3Ass@localhost:{box.port}"
        async with serving(create_app(replace(settings, smtp=server))) as served, arrivals(served) as come:
            await add(await come("Ana"), "mail", address="ana@example.org")
        assert (len(box.letters), box.plain, box.logins) == (1, 0, ["\0me@example.org\0p:ss"])


async def test_the_end_of_a_game_is_told_and_a_seat_that_is_kept(
    served: Served, arrive: Any, receiver: Receiver
) -> None:
    ana, bea, table = await two_at_a_table(arrive, options=DEAL)
    browser = await subscribe(ana, receiver)
    other = await subscribe(bea, receiver, "/push/two")
    await play_out(ana, bea)
    last = (ana, bea)[next(e.seat for e in reversed(await served.hub.store.load(table)) if hasattr(e, "action"))]
    first, theirs = (bea, other) if last is ana else (ana, browser)
    await leave(first, table)
    await leave(last, table)
    await call(served)
    (posted,) = receiver.posted  # who made the last move knows
    assert theirs.read(posted.body)["title"] == "The game is over"
    await last.enter(table)
    assert (await last.ask("rematch"))["type"] == "accepted"
    new = served.hub.rooms[table].table.rematch
    assert new
    await last.enter(new)
    await call(served)
    again = receiver.posted[1]
    assert theirs.read(again.body)["url"] == f"/t/{new}"
    assert theirs.read(again.body)["title"] == "A seat is kept for you"
    assert len(receiver.posted) == 2


# ---- when, and how often ----------------------------------------------------------------------------------------------------------------


async def test_who_is_here_or_back_in_time_is_not_called(served: Served, arrive: Any, receiver: Receiver) -> None:
    ana, _, table = await two_at_a_table(arrive, options=DEAL)
    await subscribe(ana, receiver)
    await call(served)
    await leave(ana, table)
    await pulse(served)
    await ana.enter(table)
    await pulse(served, later=100)
    assert receiver.posted == []


async def test_who_has_moved_meanwhile_is_not_called(served: Served, arrive: Any, receiver: Receiver) -> None:
    ana, bea, table = await two_at_a_table(arrive, options=DEAL)
    await subscribe(ana, receiver)
    await leave(ana, table)
    await pulse(served)
    await ana.enter(table)
    await play_one(ana, bea)
    await leave(ana, table)
    await pulse(served, later=100)
    assert receiver.posted == []
    await play_one(bea)  # and now it is her turn again
    await call(served)
    assert len(receiver.posted) == 1


async def test_once_a_turn_and_again_the_next(served: Served, arrive: Any, receiver: Receiver) -> None:
    ana, bea, table = await two_at_a_table(arrive, options=DEAL)
    await subscribe(ana, receiver)
    for turn in (1, 2):
        await leave(ana, table)
        for _ in "123":
            await bea.ask("say", phrase="hello")
            await call(served)
        assert len(receiver.posted) == turn
        await ana.enter(table)
        await play_one(ana, bea)
        await play_one(ana, bea)


async def test_who_plays_against_bots_alone_is_not_called(served: Served, arrive: Any, receiver: Receiver) -> None:
    ana = await arrive("Ana")
    await subscribe(ana, receiver)
    table = await ana.open(["me", {"kind": "bot", "level": "greedy"}], options=DEAL)
    await ana.enter(table)
    await leave(ana, table)
    await call(served)
    assert receiver.posted == []


async def test_who_has_left_is_not_called(served: Served, arrive: Any, receiver: Receiver) -> None:
    ana, _, table = await two_at_a_table(arrive, options=DEAL)
    await subscribe(ana, receiver)
    assert (await ana.ask("leave"))["type"] == "accepted"
    await leave(ana, table)
    await call(served)
    assert receiver.posted == []


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
async def test_several_workers_call_once(settings: Settings, receiver: Receiver, database: str) -> None:
    broker = MemoryBroker(is_shared=True)
    async with AsyncExitStack() as stack:
        if database == "postgres":
            settings = replace(settings, database=stack.enter_context(postgres()))
        one, two = [await stack.enter_async_context(serving(create_app(settings, broker=broker))) for _ in "12"]
        come = await stack.enter_async_context(arrivals(one))
        ana, _, table = await two_at_a_table(come, options=DEAL)
        eva = await come("Eva", at=two)
        await eva.enter(table)
        await subscribe(ana, receiver)
        await leave(ana, table)
        await until(lambda: not any(two.hub.rooms[table].presence.connected(two.hub.rooms[table].table)[:1]))
        callers = [caller_of(one), caller_of(two)]
        await asyncio.gather(*(one.pulse() for one in callers))
        for served in (one, two):
            now = served.hub.time.now
            served.hub.time.now = lambda now=now: now() + 61  # type: ignore[method-assign]
        await asyncio.gather(*(one.pulse() for one in callers))
        await asyncio.gather(*(one.under_way() for one in callers))
        assert len(receiver.posted) == 1


async def test_who_is_here_at_one_worker_is_not_called_by_another(settings: Settings, receiver: Receiver) -> None:
    broker = MemoryBroker(is_shared=True)
    async with AsyncExitStack() as stack:
        one, two = [await stack.enter_async_context(serving(create_app(settings, broker=broker))) for _ in "12"]
        come = await stack.enter_async_context(arrivals(one))
        ana, _, table = await two_at_a_table(come, options=DEAL)
        await subscribe(ana, receiver)
        await leave(ana, table)
        await pulse(one)
        await ana.enter(table)
        await pulse(two, later=61)
        assert receiver.posted == []  # it leaves that to who knows the table
        await pulse(one, later=61)
        await pulse(two, later=3600)
        assert receiver.posted == []


async def test_after_a_restart_what_was_not_told_is_told_and_nothing_twice(
    settings: Settings, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(create_app(settings)) as served, arrivals(served) as come:
        ana, _, table = await two_at_a_table(come, options=DEAL)
        await subscribe(ana, receiver)
        await leave(ana, table)
        served.hub.touched.clear()  # as if it had been killed before it wrote that down
    for expected in (1, 1):
        async with serving(create_app(settings)) as served:
            await until(lambda served=served: caller_of(served)._tasks[1].done())
            await call(served)
            assert len(receiver.posted) == expected


async def test_in_quiet_hours_it_waits_until_they_are_over(served: Served, arrive: Any, receiver: Receiver) -> None:
    ana, _, table = await two_at_a_table(arrive, options=DEAL)
    await subscribe(ana, receiver)
    noon = 1_763_294_400.0  # 2025-11-16, 12:00 UTC: 21:00 in Tokyo
    quiet = {"begins": 20 * 60 + 30, "ends": 7 * 60, "zone": "Asia/Tokyo"}
    assert (await ana.http.put("/api/me/calls/quiet", json={"quiet": quiet})).json()["quiet"] == quiet
    await leave(ana, table)
    served.hub.time.now = lambda: noon  # type: ignore[method-assign]
    await pulse(served)
    await pulse(served, later=61)
    assert receiver.posted == []
    await pulse(served, later=9 * 3600 + 58 * 60)
    assert receiver.posted == []
    await pulse(served, later=120)
    assert len(receiver.posted) == 1


# ---- what goes wrong --------------------------------------------------------------------------------------------------------------------


async def test_trouble_is_tried_again_and_then_given_up(served: Served, arrive: Any, receiver: Receiver) -> None:
    ana, _, table = await two_at_a_table(arrive, options=DEAL)
    await subscribe(ana, receiver)
    await leave(ana, table)
    receiver.answers = [503, 500, 429, 502, 503, 503]
    await call(served)
    assert len(receiver.posted) == 1
    await pulse(served, later=30)
    assert len(receiver.posted) == 1  # not yet
    for seconds, count in ((31, 2), (301, 3), (1801, 4), (7201, 5), (86_400, 5)):
        await pulse(served, later=seconds)
        assert len(receiver.posted) == count


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_is_gone_is_forgotten(
    served: Served, arrive: Any, receiver: Receiver, status: int
) -> None:
    ana, _, table = await two_at_a_table(arrive, options=DEAL)
    await subscribe(ana, receiver)
    await leave(ana, table)
    receiver.answers = [status]
    await call(served)
    assert (await ana.http.get("/api/me/calls")).json()["channels"] == []


@pytest.mark.parametrize("status", [302, 307, 400, 403])
async def test_a_redirect_is_not_followed_and_a_refusal_not_repeated(
    served: Served, arrive: Any, receiver: Receiver, status: int
) -> None:
    ana, _, table = await two_at_a_table(arrive, options=DEAL)
    await subscribe(ana, receiver)
    await leave(ana, table)
    receiver.answers, receiver.more = [status], f"location: {receiver.address}/elsewhere\r\n"
    await call(served)
    await pulse(served, later=86_400)
    assert [one.path for one in receiver.posted] == ["/push/one"]
    assert len((await ana.http.get("/api/me/calls")).json()["channels"]) == 1


async def test_who_hangs_holds_up_nobody(
    served: Served, arrive: Any, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outgoing, "LONGEST", 0.3)
    ana, bea, table = await two_at_a_table(arrive, options=DEAL)
    await subscribe(ana, receiver)
    await leave(ana, table)
    receiver.answers = [None]
    await pulse(served)
    now = served.hub.time.now
    served.hub.time.now = lambda: now() + 61  # type: ignore[method-assign]
    await caller_of(served).pulse()  # it comes back at once
    await until(lambda: len(receiver.posted) == 1)
    assert (await bea.ask("say", phrase="hello"))["type"] == "accepted"
    await caller_of(served).under_way()
    await pulse(served, later=61)
    assert len(receiver.posted) == 2  # it was taken for trouble, and tried again


async def test_who_dies_while_calling_is_followed_by_another(settings: Settings, receiver: Receiver) -> None:
    """So it is told at least once."""
    receiver.answers = [None]
    async with serving(create_app(settings)) as served, arrivals(served) as come:
        ana, _, table = await two_at_a_table(come, options=DEAL)
        browser = await subscribe(ana, receiver)
        await leave(ana, table)
        await pulse(served)
        now = served.hub.time.now
        served.hub.time.now = lambda: now() + 61  # type: ignore[method-assign]
        await caller_of(served).pulse()
        await until(lambda: len(receiver.posted) == 1)
    async with serving(create_app(settings)) as served:
        await pulse(served, later=61)
        assert len(receiver.posted) == 1  # the other one might still be at it
        await pulse(served, later=121)
    one, two = receiver.posted
    assert browser.read(one.body) == browser.read(two.body)
    assert one.headers["topic"] == two.headers["topic"]


async def test_mail_nobody_wants_is_not_sent_again_and_trouble_is(
    served: Served, arrive: Any, letters: Mailbox
) -> None:
    ana, _, table = await two_at_a_table(arrive, options=DEAL)
    await add(ana, "mail", address="ana@example.org")
    (channel,) = (await ana.http.get("/api/me/calls")).json()["channels"]
    await served.hub.store.calls.confirm(channel["id"])
    await leave(ana, table)
    letters.refusals = [b"450 busy", b"550 no such person"]
    await call(served)
    await pulse(served, later=61)
    assert letters.refusals == []
    await pulse(served, later=86_400)
    assert len(letters.letters) == 1  # the one that asks for confirmation


# ---- addresses --------------------------------------------------------------------------------------------------------------------------

BAD = [
    ("http://hooks.example.org/", "address-not-https"),
    ("ftp://hooks.example.org/", "address-not-https"),
    ("https://hooks.example.org:8443/", "address-port"),
    ("https://user:word@hooks.example.org/", "address-bad"),
    ("https://hooks.example.org/a b", "address-bad"),
    ("https://hooks.example.org/\r\nHost: x", "address-bad"),
    ("https:///path", "address-bad"),
    ("https://[::1/", "address-bad"),
    ("https://hooks.example.org:99999/", "address-bad"),
    ("", "address-bad"),
    ("https://localhost/", "address-private"),
    ("https://127.0.0.1/", "address-private"),
    ("https://127.1/", "address-private"),
    ("https://2130706433/", "address-private"),
    ("https://10.1.2.3/", "address-private"),
    ("https://172.16.0.1/", "address-private"),
    ("https://192.168.1.1/", "address-private"),
    ("https://169.254.169.254/latest/meta-data", "address-private"),
    ("https://100.64.0.1/", "address-private"),
    ("https://0.0.0.0/", "address-private"),
    ("https://224.0.0.1/", "address-private"),
    ("https://255.255.255.255/", "address-private"),
    ("https://[::1]/", "address-private"),
    ("https://[fe80::1]/", "address-private"),
    ("https://[fc00::1]/", "address-private"),
    ("https://[::ffff:127.0.0.1]/", "address-private"),
    ("https://[64:ff9b::7f00:1]/", "address-private"),
    ("https://[2002:7f00:1::]/", "address-private"),
]


@pytest.mark.parametrize(("address", "code"), BAD)
async def test_addresses_that_are_none_of_a_visitors_business(address: str, code: str) -> None:
    with pytest.raises(outgoing.Forbidden) as refused:
        await outgoing.Outgoing().find(address)
    assert refused.value.refusal.code == code


@pytest.mark.parametrize("machines", [["192.0.43.8", "10.0.0.1"], ["10.0.0.1"], ["2606:4700::1", "::1"]])
async def test_a_name_with_one_private_address_is_refused(machines: list[str]) -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return machines

    with pytest.raises(outgoing.Forbidden):
        await outgoing.Outgoing(resolve=resolve).find("https://hooks.example.org/")


async def test_the_machine_that_was_looked_at_is_the_one_that_is_spoken_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that means something else the next time leads nowhere else; and the certificate has to be that of the name."""
    tls, file = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    asked: list[str] = []

    async def resolve(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"] if len(asked) == 1 else ["192.0.2.1"]

    async with receiving(tls) as receiver:
        port = urlsplit(receiver.address).port
        out = outgoing.Outgoing(private=True, resolve=resolve)
        target = await out.find(f"https://localhost:{port}/hook")
        assert await out.post(target, b"{}", {}) == 201
        assert asked == ["localhost"]
        wrong = replace(target, host="hooks.example.org")
        with pytest.raises(outgoing.Unreachable):
            await out.post(wrong, b"{}", {})
        assert len(receiver.posted) == 1


async def test_what_is_no_answer_is_trouble() -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"x" * 100_000)
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    out = outgoing.Outgoing(private=True)
    target = await out.find(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/")
    with pytest.raises(outgoing.Unreachable):
        await out.post(target, b"", {})
    server.close()


# ---- asking for it ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "body", "code"),
    [
        ("webhook", {"url": "https://127.0.0.1/"}, "address-private"),
        ("webhook", {"url": "http://hooks.example.org/"}, "address-not-https"),
        ("webhook", {"url": "https://nobody.invalid/"}, "address-unknown"),
        ("webhook", {"url": 7}, "bad-request"),
        ("push", {"endpoint": "https://127.0.0.1/", "keys": {"p256dh": "x", "auth": "y"}}, "push-keys"),
        ("push", {"endpoint": "https://127.0.0.1/", "keys": {"p256dh": "é", "auth": "y"}}, "push-keys"),
        ("push", {"endpoint": "https://127.0.0.1/", "keys": Browser().keys}, "address-private"),
        ("push", {}, "bad-request"),
        ("mail", {"address": "ana"}, "mail-address"),
        ("mail", {"address": "ana@example"}, "mail-address"),
        ("mail", {"address": "ana@example.org\r\nBcc: bea@example.org"}, "mail-address"),
        ("mail", {"address": "Ana <ana@example.org>"}, "mail-address"),
        ("mail", {"address": "a@b.org,c@d.org"}, "mail-address"),
    ],
)
async def test_what_cannot_be_called(settings: Settings, kind: str, body: dict[str, Any], code: str) -> None:
    async with serving(create_app(replace(settings, call_private="no"))) as served, arrivals(served) as come:
        ana = await come("Ana")
        answer = await ana.http.post(f"/api/me/calls/{kind}", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert "error-" not in answer.json()["reason"]
        assert (await ana.http.get("/api/me/calls")).json()["channels"] == []


async def test_quiet_hours_that_cannot_be(arrive: Any) -> None:
    ana = await arrive("Ana")
    for quiet in (
        {"begins": 0, "ends": 60, "zone": "Atlantis/Center"},
        {"begins": 0, "ends": 60, "zone": "../../etc/passwd"},
        {"begins": 0, "ends": 60, "zone": ""},
        {"begins": -1, "ends": 60, "zone": "UTC"},
        {"begins": 0, "ends": 1440, "zone": "UTC"},
    ):
        answer = await ana.http.put("/api/me/calls/quiet", json={"quiet": quiet})
        assert answer.status_code == 400, quiet
    assert (await ana.http.put("/api/me/calls/quiet", json={})).json()["quiet"] is None


async def test_a_server_without_mail_says_so(settings: Settings) -> None:
    async with serving(create_app(replace(settings, smtp=""))) as served, arrivals(served) as come:
        ana = await come("Ana")
        assert (await ana.http.get("/api/me/calls")).json()["mail"] is False
        answer = await ana.http.post("/api/me/calls/mail", json={"address": "ana@example.org"})
        assert answer.json()["code"] == "no-mail"


async def test_a_mailbox_is_not_asked_again_and_again(settings: Settings, letters: Mailbox) -> None:
    """Whoever asks, and however often they take it back."""
    async with serving(create_app(replace(settings, hurry=1.0))) as served, arrivals(served) as come:
        codes = []
        for name in ("Ana", "Bea"):
            player = await come(name)
            for _ in "12":
                answer = await player.http.post("/api/me/calls/mail", json={"address": "eva@example.org"})
                codes.append(answer.json().get("code"))
                for channel in answer.json().get("channels", []):
                    await player.http.delete(f"/api/me/calls/channels/{channel['id']}")
        assert codes == [None, None, None, "too-fast"]
        assert len(letters.letters) == 3


async def test_a_channel_is_added_once_and_there_are_not_many(arrive: Any, receiver: Receiver) -> None:
    ana = await arrive("Ana")
    for _ in "12":
        await add(ana, "webhook", url=f"{receiver.address}/0")
    for number in range(1, 8):
        await add(ana, "webhook", url=f"{receiver.address}/{number}")
    answer = await ana.http.post("/api/me/calls/webhook", json={"url": f"{receiver.address}/8"})
    assert (answer.json()["code"], answer.json()["facts"]) == ("too-many-channels", {"most": 8})
    shown = (await ana.http.get("/api/me/calls")).json()["channels"]
    assert {one["label"] for one in shown} == {"localhost"}  # the rest is a secret


async def test_a_browser_is_one_persons_at_a_time(arrive: Any, receiver: Receiver) -> None:
    ana, bea = await arrive("Ana"), await arrive("Bea")
    await subscribe(ana, receiver)
    await subscribe(bea, receiver)
    assert (await ana.http.get("/api/me/calls")).json()["channels"] == []


async def test_one_tries_it_out(arrive: Any, receiver: Receiver) -> None:
    ana, bea = await arrive("Ana"), await arrive("Bea")
    channel = await add(ana, "webhook", url=receiver.address)
    assert (await ana.http.post(f"/api/me/calls/channels/{channel}/try")).status_code == 200
    assert b"This is how you are called" in receiver.posted[0].body
    assert (await bea.http.post(f"/api/me/calls/channels/{channel}/try")).json()["code"] == "no-such-channel"
    receiver.answers = [500, 410]
    assert (await ana.http.post(f"/api/me/calls/channels/{channel}/try")).json()["code"] == "not-delivered"
    assert (await ana.http.post(f"/api/me/calls/channels/{channel}/try")).json()["code"] == "not-delivered"
    assert (await ana.http.get("/api/me/calls")).json()["channels"] == []


# ---- ending it --------------------------------------------------------------------------------------------------------------------------


async def test_one_link_turns_it_off_and_to_look_at_it_does_not(
    served: Served, arrive: Any, receiver: Receiver
) -> None:
    ana, _, table = await two_at_a_table(arrive, options=DEAL)
    browser = await subscribe(ana, receiver)
    await leave(ana, table)
    await call(served)
    off = browser.read(receiver.posted[0].body)["off"]
    stranger = await arrive()
    stranger.http.cookies.clear()
    page = await stranger.http.get(off)
    assert (page.status_code, page.headers["referrer-policy"]) == (200, "same-origin")
    assert '<form method="post">' in page.text
    await stranger.http.head(off)
    assert len((await ana.http.get("/api/me/calls")).json()["channels"]) == 1
    assert (await stranger.http.post(off, data={"List-Unsubscribe": "One-Click"})).status_code == 200
    assert (await ana.http.get("/api/me/calls")).json()["channels"] == []
    assert "<form" not in (await stranger.http.get(off)).text
    assert (await stranger.http.post(off)).status_code == 200  # once more changes nothing


@pytest.mark.parametrize("method", ["get", "post"])
@pytest.mark.parametrize("path", ["/calls/off/x", "/calls/off/x.y", "/calls/confirm/x.y"])
async def test_a_link_nobody_signed_is_refused(arrive: Any, method: str, path: str) -> None:
    ana = await arrive("Ana")
    answer = await getattr(ana.http, method)(path)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-link")


async def test_a_link_that_ends_does_not_confirm(served: Served, arrive: Any) -> None:
    ana = await arrive("Ana")
    channel = await add(ana, "mail", address="ana@example.org")
    token = served.hub.signer.off_link(channel).rpartition("/")[2]
    assert (await ana.http.post(f"/calls/confirm/{token}")).status_code == 403


async def test_who_is_forgotten_leaves_no_address(served: Served, arrive: Any, receiver: Receiver) -> None:
    ana, _, table = await two_at_a_table(arrive, options=DEAL)
    await subscribe(ana, receiver)
    await add(ana, "mail", address="ana@example.org")
    await ana.http.put("/api/me/calls/quiet", json={"quiet": {"begins": 0, "ends": 60, "zone": "UTC"}})
    await leave(ana, table)
    await pulse(served)
    guest = ana.cookie.split(".")[0]
    assert await served.hub.store.calls.due(1e12, 10)
    await served.hub.store.house.forget(guest)  # type: ignore[attr-defined]
    for name in ("channels", "quiet_hours", "calls"):
        assert await schemas.ask(served.hub.settings.database_url, f"SELECT * FROM {name}") == []


async def test_an_address_nobody_confirms_is_erased(served: Served, arrive: Any, receiver: Receiver) -> None:
    ana = await arrive("Ana")
    await add(ana, "mail", address="ana@example.org")
    await subscribe(ana, receiver)
    await pulse(served, later=3 * 86_400)
    assert [one["kind"] for one in (await ana.http.get("/api/me/calls")).json()["channels"]] == ["push"]


async def test_nothing_of_it_is_in_the_log_lines(
    served: Served, arrive: Any, receiver: Receiver, capfd: pytest.CaptureFixture[str]
) -> None:
    ana, _, table = await two_at_a_table(arrive, options=DEAL)
    await subscribe(ana, receiver, "/push/secret-of-ana")
    await add(ana, "mail", address="ana@example.org")
    await leave(ana, table)
    receiver.answers = [500]
    await call(served)
    said = "".join(capfd.readouterr())
    assert not [word for word in ("secret-of-ana", "ana@example.org", "p256dh", "/calls/off/") if word in said]


async def test_while_nothing_may_be_written_nobody_is_called(served: Served, arrive: Any, receiver: Receiver) -> None:
    ana, _, table = await two_at_a_table(arrive, options=DEAL)
    await subscribe(ana, receiver)
    await leave(ana, table)
    served.hub.store.is_read_only = True
    await call(served)
    assert receiver.posted == []
    answer = await ana.http.put("/api/me/calls/quiet", json={})
    assert answer.json()["code"] == "read-only"
    served.hub.store.is_read_only = False
    await call(served)
    assert len(receiver.posted) == 1
