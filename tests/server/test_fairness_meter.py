"""The fairness meter: bots play in the background, and whoever hangs up stops them."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from sobremesa.bots.meter import Meter
from sobremesa.games.registry import GAMES
from sobremesa.server import fairness_meter

from .conftest import Served


@pytest.fixture
async def http(served: Served) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=served.address, timeout=300, verify=False) as client:
        yield client


async def measure(http: httpx.AsyncClient, game: str, players: int, **options: Any) -> list[dict[str, Any]]:
    answer = await http.post(f"/api/games/{game}/fairness", json={"players": players, "options": options})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    return [json.loads(line) for line in answer.text.splitlines()]


async def test_the_meter_counts_up_to_all_games(http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness_meter, "GAMES", 240)
    lines = await measure(http, "jackrabbits", 3, board="random:7")
    assert [one["games"] for one in lines] == [0, 50, 100, 150, 200, 240]
    last = lines[-1]
    assert sum(seat["share"] for seat in last["seats"]) == pytest.approx(1)
    assert all(seat["low"] < seat["share"] < seat["high"] for seat in last["seats"])
    assert sum(last["bars"]) == 240
    assert last["turns"] == sorted(last["turns"])
    assert len(last["used"]) == 12
    assert all(0 < share < 1 for share in last["used"])


async def test_other_games_can_be_measured_too(http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness_meter, "GAMES", 50)
    assert (await measure(http, "parade", 2))[-1]["games"] == 50


async def test_hanging_up_stops_the_bots(
    http: httpx.AsyncClient, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fairness_meter, "GAMES", 10**9)
    meters: fairness_meter.Meters = served.given("meters")
    async with http.stream("POST", "/api/games/jackrabbits/fairness", json={"players": 2}) as answer:
        lines = answer.aiter_lines()
        for _ in range(3):
            await anext(lines)
    for _ in range(200):
        if not meters._inside:
            break
        await asyncio.sleep(0.05)
    assert not meters._inside


async def test_one_runs_some_wait_and_the_rest_come_back_later(
    http: httpx.AsyncClient, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(served.given("meters"), "_inside", Counter({"192.0.2.7": fairness_meter.MOST_WAITING + 1}))
    answer = await http.post("/api/games/jackrabbits/fairness", json={"players": 2})
    assert (answer.status_code, answer.json()["code"]) == (503, "fairness-busy")


async def test_one_address_leaves_room_for_others(
    http: httpx.AsyncClient, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(served.given("meters"), "_inside", Counter({"127.0.0.1": fairness_meter.MOST_OF_ONE}))
    answer = await http.post("/api/games/jackrabbits/fairness", json={"players": 2})
    assert (answer.status_code, answer.json()["code"]) == (503, "fairness-busy")
    assert fairness_meter.MOST_OF_ONE < fairness_meter.MOST_WAITING


async def test_what_cannot_be_played_is_not_measured(http: httpx.AsyncClient) -> None:
    answer = await http.post("/api/games/jackrabbits/fairness", json={"players": 2, "options": {"board": "J1"}})
    assert answer.status_code == 400


def test_the_same_seed_reads_the_same_however_it_is_cut() -> None:
    game = GAMES["jackrabbits"]
    whole, parts = Meter(game, game.Options(), 2, "s"), Meter(game, game.Options(), 2, "s")
    whole.play(60)
    for _ in range(3):
        parts.play(20)
    assert whole.reading() == parts.reading()
    assert whole.reading().limit == 400
