"""Two workers serve one table: the log decides, and everybody sees the same game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from sobremesa.server import Settings, create_app
from sobremesa.server.broker import LOOK, Broker, MemoryBroker, Note, RedisBroker
from sobremesa.server.nearby import MAILBOX, NearbyBroker

from .backends import Redis, postgres
from .conftest import Served, arrivals, play_one, serving, two_at_a_table, until

Arrive = Callable[..., Any]
LONG = 120.0  # seconds: for ever, on a busy machine


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    running = Redis()
    running.start()
    yield running
    running.stop()


@pytest.fixture
def place() -> Iterator[Path]:
    """Where neighbours have their mailboxes; the names of these may not be long."""
    with TemporaryDirectory(prefix="s-") as folder:
        yield Path(folder)


@pytest.fixture(params=["sqlite-memory", "sqlite-nearby", "sqlite-redis", "postgres-redis"])
async def pair(request: pytest.FixtureRequest, settings: Settings, place: Path) -> AsyncIterator[tuple[Served, Served]]:
    """Two servers with one database and one broker between them."""
    shared = MemoryBroker(is_shared=True)
    make: Callable[[], Broker] = lambda: shared  # noqa: E731
    if request.param.endswith("redis"):
        url = request.getfixturevalue("redis").url
        make = lambda: RedisBroker(url)  # noqa: E731
    elif request.param.endswith("nearby"):
        make = lambda: NearbyBroker(place)  # noqa: E731
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


async def test_a_frozen_broker_slows_nobody_and_tells_all_when_it_wakes(settings: Settings) -> None:
    redis = Redis()
    redis.start()
    try:
        async with AsyncExitStack() as stack:
            one, two = [
                await stack.enter_async_context(serving(create_app(settings, broker=RedisBroker(redis.url))))
                for _ in range(2)
            ]
            come = await stack.enter_async_context(arrivals(one))
            ana, bea, table = await two_at_a_table(come)
            eva = await come("Eva", at=two)
            await eva.enter(table)
            redis.freeze()
            async with asyncio.timeout(LONG):
                for _ in range(20):
                    if ana.table["status"] == "playing":  # some deals are played out sooner
                        await play_one(ana, bea)
                await two_at_a_table(come)  # another table is opened and sat at
            redis.thaw()
            await reach(eva, ana._latest()["seq"])
            assert eva.game["ply"] == ana.game["ply"] > 0
    finally:
        redis.stop()


async def test_notes_of_one_table_become_one() -> None:
    notes = [Note("w", seq=4, here=["ana"]), Note("w", ask=True), Note("w", seq=7)]
    assert notes[2].after(notes[1].after(notes[0].after(None))) == Note("w", 7, ["ana"], ask=True)


async def test_a_table_survives_a_broker_that_goes_away_and_comes_back() -> None:
    redis = Redis()
    redis.start()
    broker, other = RedisBroker(redis.url), RedisBroker(redis.url)
    heard: list[Note] = []
    try:
        await broker.start()
        await other.start()
        broker.subscribe("t", heard.append)
        await until(lambda: heard == [LOOK])
        redis.stop()
        other.publish("t", Note("other", seq=5))  # nobody hears it, nobody is hurt
        redis.start()
        while heard[-1].seq != 7:
            other.publish("t", Note("other", seq=7))
            await asyncio.sleep(0.05)
        assert heard[1] == LOOK  # something may have been missed
    finally:
        await broker.stop()
        await other.stop()
        redis.stop()


async def test_a_neighbour_who_is_busy_hears_the_last_of_every_table_later_and_a_dead_one_is_forgotten(
    place: Path,
) -> None:
    broker, other = NearbyBroker(place), NearbyBroker(place)
    heard: dict[str, Note] = {}
    for one in (broker, other):
        await one.start()
    for table in map(str, range(300)):
        other.subscribe(table, lambda note, table=table: heard.update({table: note}))
    for seq in range(1, 40):  # letters fill the mailbox, which nobody empties: the event loop is ours
        for table in map(str, range(300)):
            broker.publish(table, Note("w", seq, ["ana"] * 50))
        for outbox in broker._outboxes.values():
            outbox._send()
    assert not heard
    await until(lambda: len(heard) == 300 and {note.seq for note in heard.values()} == {39})
    asyncio.get_running_loop().remove_reader(other._mailbox)
    for theirs in (other._mailbox, other._hand):  # as if killed: its mailbox is still there
        theirs.close()
    broker.publish("1", Note("w", 40))
    await until(lambda: [path.name for path in place.glob(f"{MAILBOX}*")] == [broker._own.name])
    await broker.probe()
    await broker.stop()
    assert not broker._own.exists()
