"""A server that is stopped moves its players on, and what it wrote into its log on the way tells nobody's secrets."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from sobremesa.core.closing import FOR_GOOD
from sobremesa.server import Settings, obeying
from sobremesa.server.hub import Hub
from sobremesa.server.signing import Signer

from ..e2e.serving import Server
from .backends import Redis
from .conftest import Player, Served, arrivals


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, SOBREMESA_LOG="json").start()
    yield running
    running.stop()


@pytest.fixture
async def come(server: Server) -> AsyncIterator[Any]:
    async with arrivals(Served(server.port, None)) as arrive:  # type: ignore[arg-type]
        yield arrive


async def sit_down(come: Any) -> tuple[Player, Player, str, str]:
    """Ana and Bea at a table, and the token of Bea's seat."""
    ana, bea = await come("Ana"), await come("Bea")
    table = await ana.open(["me", "open"], options={"starter": 0})
    await ana.enter(table)
    await bea.enter(table)
    token = (await bea.ask("sit", seat=1))["token"]
    await ana.hear("update", lambda message: message["table"]["status"] == "playing")
    return ana, bea, table, token


async def test_players_come_back_to_the_next_server_and_nothing_acknowledged_is_lost(server: Server, come: Any) -> None:
    ana, bea, table, _ = await sit_down(come)
    done = await ana.ask("move", ply=0, action=ana.game["moves"][0]["action"])
    assert done["type"] == "accepted"
    await asyncio.to_thread(server.stop)
    for player in (ana, bea):
        assert await player.closed() not in FOR_GOOD
    await asyncio.to_thread(server.start)
    for player in (ana, bea):
        seen = await player.enter(table, since=done["seq"])
        assert (seen["seq"], seen["game"]["ply"]) == (done["seq"], 1)


async def test_a_worker_that_is_stopped_leaves_its_players_to_the_others(tmp_path: Path) -> None:
    redis = Redis()
    redis.start()
    server = Server(tmp_path, SOBREMESA_REDIS=redis.url, SOBREMESA_WORKERS="2").start()
    try:
        async with arrivals(Served(server.port, None)) as come:  # type: ignore[arg-type]
            ana, bea, table, _ = await sit_down(come)
            done = await ana.ask("move", ply=0, action=ana.game["moves"][0]["action"])
            for worker in workers_of(server):
                os.kill(worker, signal.SIGTERM)
            for player in (ana, bea):
                assert await player.closed() not in FOR_GOOD
                seen = await enter_again(player, table)
                assert (seen["seq"], seen["game"]["ply"]) == (done["seq"], 1)
    finally:
        server.stop()
        redis.stop()


def workers_of(server: Server) -> list[int]:
    assert server.process
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


async def enter_again(player: Player, table: str) -> Any:
    """As browsers do: again and again."""
    for _ in range(600):
        try:
            return await player.enter(table)
        except (OSError, WebSocketException):  # whoever let them in may be on the way out, too
            await asyncio.sleep(0.1)
    raise AssertionError("nobody answers")


async def test_no_secret_gets_into_the_log(server: Server, come: Any, tmp_path: Path) -> None:
    ana, bea, table, token = await sit_down(come)
    code = (await bea.http.post("/api/me/recovery")).json()["code"]
    ticket = (await ana.http.post("/api/shuffles")).json()["ticket"]
    settings = Settings(Path(server.environment["SOBREMESA_DATA"]))
    signer = Signer(settings.key)
    secret = signer.secret(table)
    await ana.ask("say", text="Rua das Flores")
    with closing(sqlite3.connect(settings.data / "tables.sqlite")) as database:
        log = str(database.execute("SELECT entry FROM logs").fetchall())
        database.execute("DROP TABLE guests")  # from now on there is trouble
        database.execute("ALTER TABLE logs RENAME TO lost")
        database.commit()
    assert '"secret":"' in log
    stored = log.partition('"secret":"')[2][:64]
    assert (await ana.ask("move", ply=0, action=ana.game["moves"][0]["action"]))["code"] == "not-saved"
    await ana.http.post("/api/me/recover", json={"code": code})
    await ana.http.put("/api/me", json={"name": "Flores"})
    await ana.http.get("/metrics", headers={"authorization": f"Bearer {signer.operator()}"})
    await bea.hang_up()
    await bea.dial(table)
    await bea.send(type="hello", token=token + "x")
    await bea.closed()
    await ana.http.get(f"/api/tables/{table}?token={token}")
    await asyncio.to_thread(server.stop)
    said = server.said()
    assert "not-saved" in said
    assert "store-away" in said
    private = [ana.cookie, bea.cookie, code, ticket, token, secret, stored, settings.key.hex(), signer.operator()]
    private += [cookie.partition(".")[2] for cookie in (ana.cookie, bea.cookie)]
    assert not [one for one in [*private, "Flores", "Ana", "Bea", table] if one in said]


async def test_a_question_is_over_when_its_asker_has_been_called_off(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server stopped while it looked for its host's orders left half a question to the database behind, and never came to its end."""
    monkeypatch.setattr(obeying, "LOOK_EVERY", 0.0)
    asked, over = asyncio.Event(), False

    async def slowly(_after: int) -> list[Any]:
        nonlocal over
        asked.set()
        try:
            await asyncio.sleep(60)
        finally:
            await asyncio.sleep(0.5)  # what is under way in a database is ended there, too
            over = True
        return []

    hub = Hub(settings)
    await hub.start()
    monkeypatch.setattr(hub.store, "orders", slowly)
    await asked.wait()
    await hub.stop()
    assert over
