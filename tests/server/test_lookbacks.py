"""Looking back at a game: when it is over, after all who play, and stopped by whoever hangs up."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from sobremesa.bots import bound
from sobremesa.games.registry import GAMES
from sobremesa.server import lookbacks

from .conftest import Player, Served
from .test_glances import play_out

Arrive = Callable[..., Any]
BOT = {"kind": "bot", "level": "random"}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    bound(GAMES["parade"])
    monkeypatch.setattr(lookbacks, "BUDGET", 40)


async def finished(arrive: Arrive) -> tuple[Player, str]:
    ana = await arrive("Ana")
    table = await ana.open(["me", BOT], options={"starter": 0}, words="known")
    await play_out(ana, table)
    return ana, table


async def look(player: Player, table: str) -> list[dict[str, Any]]:
    answer = await player.http.post(f"/api/tables/{table}/lookback")
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


async def test_every_decision_is_weighed_and_the_next_is_told_at_once(arrive: Arrive) -> None:
    ana, table = await finished(arrive)
    *progress, found = await look(ana, table)
    plies = progress[-1]["total"]
    assert [one["done"] for one in progress] == list(range(plies + 1))
    assert [one["ply"] for one in found["ends"]] == [plies]
    assert sum(found["ends"][0]["shares"]) == pytest.approx(1)
    assert {one["seat"] for one in found["swings"]} == {0, 1}
    assert all(0 <= one["chance"] <= 1 for one in found["swings"])
    assert len(found["lost"]) == 2
    assert len(found["turns"]) <= 3
    for turn in found["turns"]:
        assert turn["told"] is None if turn["kind"] == "luck" else turn["told"]["code"].startswith("parade-")
    assert await look(ana, table) == [found]


async def test_while_a_game_is_played_nobody_looks_back(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open(["me", BOT], options={"starter": 0})
    answer = await ana.http.post(f"/api/tables/{table}/lookback")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


async def test_hanging_up_stops_the_bots_and_one_address_does_not_take_all_places(
    served: Served, arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, table = await finished(arrive)
    thought = asyncio.Event()

    async def never(*_: Any) -> None:
        thought.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(served.hub.thinkers, "reflect", never)
    given: lookbacks.LookBacks = served.given("lookbacks")
    async with ana.http.stream("POST", f"/api/tables/{table}/lookback") as first:
        lines = first.aiter_lines()  # held: with it goes the connection
        assert json.loads(await anext(lines))["done"] == 0
        await thought.wait()
        async with ana.http.stream("POST", f"/api/tables/{table}/lookback") as second:
            waiting = second.aiter_lines()
            assert json.loads(await anext(waiting))["done"] == 0
            third = await ana.http.post(f"/api/tables/{table}/lookback")
            assert (third.status_code, third.json()["code"]) == (503, "lookback-busy")
    for _ in range(400):
        if not given._inside:
            break
        await asyncio.sleep(0.05)
    assert not given._inside
    assert not given._turn.locked()
