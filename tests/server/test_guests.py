"""Guests: names, languages, recovery codes, and how often anybody may ask."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from websockets.exceptions import ConnectionClosed

from sobremesa.server import Settings, create_app

from .conftest import Player, arrivals, serving

Arrive = Callable[..., Any]


async def test_a_guest_stays_the_same(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    first = (await ana.http.get("/api/me")).json()
    assert first == (await ana.http.get("/api/me")).json()
    assert first["name"] == "Ana"


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(arrive: Arrive) -> None:
    ana = await arrive()
    header = (await ana.http.get("/api/me")).headers["set-cookie"].lower()
    assert "httponly" in header
    assert "samesite=lax" in header


async def test_names_are_tidied_and_languages_known(arrive: Arrive) -> None:
    ana = await arrive()
    me = (await ana.http.put("/api/me", json={"name": " A\x00na\n\u202eMaría " + "x" * 50, "language": "es-MX"})).json()
    assert me["name"] == "A na María xxxxxxxxxxxxx"
    assert me["language"] == "es"
    me = (await ana.http.put("/api/me", json={"language": "tlh"})).json()
    assert me["language"] is None


async def test_a_recovery_code_moves_a_guest_to_another_device_once(arrive: Arrive) -> None:
    ana, phone = await arrive("Ana"), await arrive()
    old = (await ana.http.post("/api/me/recovery")).json()["code"]
    code = (await ana.http.post("/api/me/recovery")).json()["code"]
    assert (await phone.http.post("/api/me/recover", json={"code": old})).json()["code"] == "wrong-code"
    spelled = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    answer = await phone.http.post("/api/me/recover", json={"code": spelled})
    assert answer.json()["name"] == "Ana"
    assert (await phone.http.get("/api/me")).json() == (await ana.http.get("/api/me")).json()
    assert (await phone.http.post("/api/me/recover", json={"code": code})).status_code == 403


async def test_codes_cannot_be_guessed_by_trying(settings: Settings) -> None:
    async with serving(create_app(replace(settings, hurry=1.0))) as served, arrivals(served) as come:
        eve = await come()
        codes = [(await eve.http.post("/api/me/recover", json={"code": str(n)})).json()["code"] for n in range(7)]
        assert codes == ["wrong-code"] * 5 + ["too-fast"] * 2


async def test_who_opens_too_many_tables_has_to_wait(settings: Settings) -> None:
    async with serving(create_app(replace(settings, hurry=0.1))) as served, arrivals(served) as come:
        eve = await come()
        body = {"game": "parade", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answers = [await eve.http.post("/api/tables", json=body) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 429, 429]
        assert int(answers[-1].headers["retry-after"]) > 0


async def test_who_talks_too_fast_is_slowed_down_and_then_cut_off(settings: Settings) -> None:
    async with serving(create_app(replace(settings, hurry=1.0))) as served, arrivals(served) as come:
        eve, ana = await come(), await come("Ana")
        table = await ana.open(["me", "open"])
        await ana.enter(table)
        await eve.enter(table)
        flood = asyncio.create_task(talk(eve))
        refused = await eve.hear("refused")
        assert refused["code"] == "too-fast"
        assert refused["id"].startswith("flood-")
        assert await eve.closed() == 4429
        await flood
        await ana.send(type="ping")
        await ana.hear("pong")


async def talk(eve: Player) -> None:
    with suppress(ConnectionClosed):
        for number in range(10_000):
            await eve.send(type="say", id=f"flood-{number}", phrase="hello")
