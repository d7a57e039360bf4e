"""Two workers serve one table: the log decides, and everybody sees the same game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest

from sobremesa.server import Settings, create_app
from sobremesa.server.broker import Broker, MemoryBroker, Note, RedisBroker

from .backends import Redis, postgres
from .conftest import Served, arrivals, serving

Arrive = Callable[..., Any]


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    running = Redis()
    running.start()
    yield running
    running.stop()


@pytest.fixture(params=["sqlite-memory", "sqlite-redis", "postgres-redis"])
async def pair(request: pytest.FixtureRequest, settings: Settings) -> AsyncIterator[tuple[Served, Served]]:
    """Two servers with one database and one broker between them."""
    shared = MemoryBroker(is_shared=True)
    make: Callable[[], Broker] = lambda: shared  # noqa: E731
    if request.param.endswith("redis"):
        url = request.getfixturevalue("redis").url
        make = lambda: RedisBroker(url)  # noqa: E731
    async with AsyncExitStack() as stack:
        if request.param.startswith("postgres"):
            settings = replace(settings, database=stack.enter_context(postgres()))
        one = await stack.enter_async_context(serving(create_app(settings, broker=make())))
        two = await stack.enter_async_context(serving(create_app(settings, broker=make())))
        yield one, two


async def reach(player: Any, seq: int) -> None:
    while player._latest()["seq"] < seq:
        await player.next()


async def test_players_of_one_table_at_two_workers_finish_a_game(pair: tuple[Served, Served]) -> None:
    async with arrivals(pair[0]) as come:
        ana, bea = await come("Ana"), await come("Bea", at=pair[1])
        table = await ana.open(["me", "open", {"kind": "bot", "level": "greedy"}])
        await ana.enter(table)
        await bea.enter(table)
        await ana.hear("presence", lambda m: m["watching"] == 1)
        sat = await bea.ask("sit", seat=1)
        await reach(ana, sat["seq"])
        await ana.hear("presence", lambda m: m["connected"][:2] == [True, True])
        while ana.table["status"] == "playing":
            mover = next((p for p in (ana, bea) if p.game["moves"]), None)
            if mover:
                answer = await mover.ask("move", ply=mover.game["ply"], action=mover.game["moves"][0]["action"])
                assert answer["type"] == "accepted", answer
                await reach(ana, answer["seq"])
                await reach(bea, answer["seq"])
            else:
                seq = ana._latest()["seq"] + 1
                await reach(ana, seq)
                await reach(bea, seq)
        assert ana.game["sheet"] == bea.game["sheet"]
        assert (await bea.http.get(f"/api/tables/{table}/record")).text.startswith("sobremesa-record")


async def test_both_workers_are_asked_at_once_and_one_move_is_made(pair: tuple[Served, Served]) -> None:
    async with arrivals(pair[0]) as come:
        ana, bea = await come("Ana"), await come("Bea")
        table = await ana.open(["me", "open"], options={"starter": 0})
        await ana.enter(table)
        await bea.enter(table)
        sat = await bea.ask("sit", seat=1)
        await reach(ana, sat["seq"])
        twin = await come(at=pair[1])
        await twin.enter(table, headers={"cookie": f"sobremesa={ana.cookie}"})
        first, second = (move["action"] for move in ana.game["moves"][:2])
        answers = await asyncio.gather(
            ana.ask("move", ply=0, action=first), twin.ask("move", ply=0, action=second, id="twin")
        )
        assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
        assert {answer.get("code") for answer in answers} <= {None, "stale-ply", "not-your-turn"}
        await reach(ana, 4 - 1)
        await reach(twin, 4 - 1)
        assert ana.game["ply"] == twin.game["ply"] == 1


async def test_a_table_survives_a_broker_that_goes_away_and_comes_back() -> None:
    redis = Redis()
    redis.start()
    broker, other = RedisBroker(redis.url), RedisBroker(redis.url)
    heard: list[Note] = []
    try:
        await broker.start()
        await other.start()
        await broker.subscribe("t", heard.append)
        redis.stop()
        await other.publish("t", Note("other", seq=5))  # nobody hears it, nobody is hurt
        redis.start()
        for _ in range(1000):
            await other.publish("t", Note("other", seq=7))
            await asyncio.sleep(0.1)
            if any(note.seq == 7 for note in heard):
                break
        assert heard[0].seq == -1  # look at the log: something may have been missed
        assert heard[-1] == Note("other", seq=7)
    finally:
        await broker.stop()
        await other.stop()
        redis.stop()
