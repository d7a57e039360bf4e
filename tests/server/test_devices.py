"""Being logged out: at once, at every worker, and nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import sqlalchemy as sa

from sobremesa.core.closing import Closing
from sobremesa.server import Settings, create_app, obeying
from sobremesa.server.broker import MemoryBroker
from sobremesa.server.browsers import browser_of
from sobremesa.server.signing import Card
from sobremesa.server.store import Device, SqlStore
from sobremesa.server.store.devices import MOST_DEVICES
from sobremesa.server.store.schema import devices

from .conftest import PATIENCE, Player, Served, arrivals, serving

Arrive = Callable[..., Any]


@pytest.fixture
async def pair(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Served, Served]]:
    """Two workers with one database, who look for orders when they are told to."""
    monkeypatch.setattr(obeying, "LOOK_EVERY", 3600.0)
    broker = MemoryBroker(is_shared=True)
    async with serving(create_app(settings, broker=broker)) as one, serving(create_app(settings, broker=broker)) as two:
        yield one, two


async def come_back(ana: Player, other: Player) -> None:
    """As Ana, on another device."""
    code = (await ana.http.post("/api/me/recovery")).json()["code"]
    assert (await other.http.post("/api/me/recover", json={"code": code})).status_code == 200


async def code_of(player: Player, path: str = "/api/me/tables") -> str:
    answer = await player.http.get(path)
    return "" if answer.status_code == 200 else answer.json()["code"]


async def test_other_devices_are_logged_out_at_once_at_all_workers(pair: tuple[Served, Served]) -> None:
    one, two = pair
    async with arrivals(one) as come:
        ana, phone = await come("Ana"), await come(at=two)
        await come_back(ana, phone)
        table = await ana.open(["me", "open"])
        await ana.enter(table)
        await phone.enter(table)
        assert (await ana.http.post("/api/me/devices/logout")).status_code == 200
        assert await asyncio.wait_for(phone.closed(), PATIENCE) == Closing.BAD_GUEST
        assert phone.heard[-1]["code"] == "logged-out"
        assert await code_of(phone) == "logged-out"
        await phone.dial(table)
        assert await phone.closed() == Closing.BAD_GUEST
        assert await code_of(ana) == ""
        assert (await ana.ask("say", phrase="hello"))["type"] == "accepted"  # the line of who asked for it goes on
        fresh = (await phone.http.get("/api/me")).json()
        assert (fresh["id"] != (await ana.http.get("/api/me")).json()["id"], fresh["name"]) == (True, "")


async def test_old_cookies_are_good_until_they_are_revoked(served: Served, arrive: Arrive) -> None:
    ana, old = await arrive("Ana"), await arrive()
    id = (await ana.http.get("/api/me")).json()["id"]
    old.http.cookies.clear()
    old.http.cookies["sobremesa"] = served.hub.signer.cookie(Card(id))
    assert old.cookie.count(".") == 1
    assert await code_of(old) == ""
    await ana.http.post("/api/me/devices/logout")
    assert await code_of(old) == "logged-out"


async def test_the_code_and_the_token_of_a_seat_are_void_too(arrive: Arrive) -> None:
    ana, eve = await arrive("Ana"), await arrive()
    table = await ana.open(["me", "open"])
    token = (await ana.enter(table))["token"]
    code = (await ana.http.post("/api/me/recovery")).json()["code"]
    await ana.http.post("/api/me/devices/logout")
    assert (await eve.http.post("/api/me/recover", json={"code": code})).json()["code"] == "wrong-code"
    await eve.dial(table, headers={})
    await eve.send(type="hello", since=None, language="en", token=token)
    assert await eve.closed() == Closing.BAD_GUEST
    await ana.hang_up()
    assert (await ana.enter(table))["token"] != token


async def test_what_is_void_stays_void_after_a_restart(settings: Settings) -> None:
    async with serving(create_app(settings)) as served, arrivals(served) as come:
        ana, phone, tablet = await come("Ana"), await come(), await come()
        await come_back(ana, phone)
        await ana.http.post("/api/me/devices/logout")
        await come_back(ana, tablet)
        kept = [player.cookie for player in (ana, phone, tablet)]
        assert (await tablet.http.post("/api/me/logout")).status_code == 200
    async with serving(create_app(settings)) as served, arrivals(served) as come:
        for cookie, code in zip(kept, ("", "logged-out", "logged-out"), strict=True):
            player = await come()
            player.http.cookies.clear()
            player.http.cookies["sobremesa"] = cookie
            assert await code_of(player) == code


async def test_who_logs_out_is_nobody_here_and_still_known_elsewhere(arrive: Arrive) -> None:
    ana, phone = await arrive("Ana"), await arrive()
    await come_back(ana, phone)
    table = await ana.open(["me", "open"])
    await phone.enter(table)
    stolen = phone.cookie
    assert (await phone.http.post("/api/me/logout")).status_code == 200
    assert await phone.closed() == Closing.BAD_GUEST
    assert "sobremesa" not in phone.http.cookies
    phone.http.cookies["sobremesa"] = stolen
    assert await code_of(phone) == "logged-out"
    assert await code_of(ana) == ""


async def test_a_list_of_devices_says_which_browsers_and_no_more(served: Served, arrive: Arrive) -> None:
    ana, phone = await arrive("Ana"), await arrive()
    phone.http.headers["user-agent"] = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17 Safari/604.1"
    await come_back(ana, phone)
    told = (await phone.http.get("/api/me/devices")).json()["devices"]
    assert told[0] == {"browser": "Safari · iPhone", "days": 0, "here": True}
    assert [one["browser"] for one in told[1:]] == ["Python"]
    assert len(await served.hub.store.devices((await ana.http.get("/api/me")).json()["id"])) == 2


async def test_nothing_is_kept_of_who_has_not_said_anything(served: Served, arrive: Arrive) -> None:
    stranger = await arrive()
    id = (await stranger.http.get("/api/me")).json()["id"]
    assert await served.hub.store.devices(id) == []


async def test_devices_do_not_pile_up(served: Served, arrive: Arrive) -> None:
    ana = await arrive("Ana")
    id = (await ana.http.get("/api/me")).json()["id"]
    for number in range(MOST_DEVICES + 5):
        await served.hub.store.use_device(id, Device(f"device{number}", "", 0.0))
    assert len(await served.hub.store.devices(id)) == MOST_DEVICES


async def test_devices_of_who_never_had_a_name_are_forgotten_in_time(served: Served, arrive: Arrive) -> None:
    store = served.hub.store
    assert isinstance(store, SqlStore)
    stranger = await arrive()
    assert (await stranger.http.post("/api/me/logout")).status_code == 200
    assert [one.out for one in await store.void_cards()] != []
    async with store._engine.begin() as connection:
        await connection.execute(sa.update(devices).values(seen=0.0))
    await store.sweep(0, 30)
    assert await store.void_cards() == []


@pytest.mark.parametrize("path", ["/api/me/logout", "/api/me/devices/logout"])
async def test_other_sites_cannot_log_anybody_out(arrive: Arrive, path: str) -> None:
    ana = await arrive("Ana")
    answer = await ana.http.post(path, headers={"origin": "https://evil.example"})
    assert answer.json()["code"] == "wrong-origin"
    assert await code_of(ana) == ""


def test_browsers_are_called_by_their_names() -> None:
    edge = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120 Safari/537.36 Edg/120"
    assert browser_of(edge) == "Edge · Windows"
    assert browser_of("<script>") == ""
