"""Made-up requests and messages of every kind of malice: none makes the server stumble, and it still answers afterwards."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import nullcontext, suppress
from dataclasses import replace
from pathlib import Path

import pytest
import structlog.testing
from websockets.exceptions import ConnectionClosed, WebSocketException

from sobremesa.games.registry import GAMES
from sobremesa.server import Settings, create_app, lines

from .backends import postgres
from .conftest import Player, Served, arrivals, play_one, serving, two_at_a_table
from .hostile import Hostile
from .test_leagues import found

AT_ONCE = 8
DATABASES = ("sqlite", "postgres")  # what one of them takes the other may not: characters, numbers, lengths
OTHERS = 6  # guests that requests come from: some log themselves out, or are forgotten
STUMBLES = {"server-error", "socket-error", "table-trouble", "not-told", "not-rebuilt", "chores-failed", "store-away"}
HONEST = {b"503"}  # busy, or the bots' rules are still being compiled: the body says which


@pytest.fixture
async def loose(
    request: pytest.FixtureRequest, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Served]:
    """Without limits, so that what lies behind them has its turn, with the database that is asked for; half requests do not take long."""
    monkeypatch.setattr(lines, "REQUEST_WITHIN", 0.5)
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html>")
    with postgres() if request.param == "postgres" else nullcontext("") as database:
        app = create_app(replace(settings, database=database, hurry=100_000.0, static=static))
        async with serving(app) as served:
            yield served


async def answer_to(served: Served, data: bytes) -> bytes:
    """Its status, or nothing where the server hung up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    try:
        writer.write(data)
        said = await asyncio.wait_for(reader.read(), 120)
    except ConnectionError:
        said = b""
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()
    statuses = re.findall(rb"HTTP/1\.1 (\d{3})", said)
    for status in statuses:
        assert status < b"500" or (status in HONEST and b'"code":"server-error"' not in said), (data[:2000], said[:500])
    return statuses[0] if statuses else b""


async def throw_requests(served: Served, hostile: Hostile, count: int) -> Counter[bytes]:
    answers: Counter[bytes] = Counter()

    async def throw(some: range) -> None:
        for _ in some:
            answers[await answer_to(served, hostile.request())] += 1

    await asyncio.gather(*(throw(range(count // AT_ONCE)) for _ in range(AT_ONCE)))
    return answers


async def throw_messages(eve: Player, table: str, hostile: Hostile, count: int) -> int:
    """How often she was hung up on."""
    hung_up = 0
    for _ in range(count):
        try:
            if eve.wire is None:
                await eve.enter(table)
            await eve.send_raw(hostile.message())
            await listen(eve)
        except (ConnectionClosed, WebSocketException):
            hung_up += 1
            eve.wire = None
    return hung_up


async def listen(eve: Player) -> None:
    """What the server says to it; a ping behind each message tells when it has."""
    await eve.send_raw('{"type":"ping"}')
    while (message := await eve.next())["type"] != "pong":
        assert message.get("code") != "server-error", message
    eve.heard[:] = [eve._latest()]
    eve.raw.clear()


async def siege(loose: Served, seed: int, requests: int, messages: int) -> None:
    with structlog.testing.capture_logs() as logged:
        async with arrivals(loose) as come:
            ana, bea, table = await two_at_a_table(come)
            eve, mal = await come("Eve"), await come("Mal")  # each a host
            there = {"table": await mal.open(["me", "open"]), "league": (await found(mal, join=True))["id"]}
            others = [mal.cookie, *[(await come()).cookie for _ in range(OTHERS)]]
            own = await eve.open(["me", "open"])
            paths = sorted({route.path_format for route in loose.app.routes})
            answers = await throw_requests(loose, Hostile(seed, there, tuple(GAMES), paths, others), requests)
            hung_up = await throw_messages(eve, own, Hostile(seed, there, tuple(GAMES)), messages)
            await play_one(ana, bea)
            assert (await ana.http.get(f"/api/tables/{table}")).status_code == 200
    assert [entry for entry in logged if entry["event"] in STUMBLES] == []
    assert min(answers[b"200"], answers[b"400"], answers[b"404"], answers[b"405"]) > 0, answers
    assert hung_up < messages / 2


@pytest.mark.parametrize("loose", DATABASES, indirect=True)
async def test_hostile_inputs(loose: Served) -> None:
    await siege(loose, 0, requests=120, messages=80)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("loose", "seed"), [(DATABASES[seed % 2], seed) for seed in range(100, 150)], indirect=["loose"]
)
async def test_a_hundred_thousand_hostile_inputs(loose: Served, seed: int) -> None:
    """Fifty times two thousand."""
    await siege(loose, seed, requests=1200, messages=800)
