"""A board laid together over real sockets: everybody sees every piece, each change is in the log before it is acknowledged."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from ..games.jackrabbits.test_together import sample_moved_home
from ..ports import free_port
from .conftest import Player
from .test_durability import answer, start

Arrive = Any
ISLAND = {"do": "lay", "piece": 1, "x": 20, "y": 0, "turn": 0}


async def opened(arrive: Arrive, **options: Any) -> tuple[Player, Player, Player]:
    """Ana and Bea sit at a table whose board is laid together, and Cleo has the link."""
    ana, bea, cleo = [await arrive(name) for name in ("Ana", "Bea", "Cleo")]
    chosen = {"board": "together", "turn_limit": 2, **options}
    table = await ana.open(["me", "open"], game="jackrabbits", options=chosen)
    for one in (ana, bea, cleo):
        await one.enter(table)
    assert (await bea.ask("sit", seat=1))["type"] == "accepted"
    return ana, bea, cleo


async def arrange(player: Player, **change: Any) -> dict[str, Any]:
    return await player.ask("arrange", change=change)


async def test_everybody_with_the_link_builds_and_all_see_who_laid_what(arrive: Arrive) -> None:
    ana, bea, cleo = await opened(arrive)
    people = (ana, bea, cleo)
    for number, change in enumerate(sample_moved_home()):
        assert (await arrange(people[number % 3], **change))["type"] == "accepted"
    seen = await bea.hear("update", lambda m: m["table"]["arranging"]["why"] is None)
    told = [(one["seat"], one["name"]) for one in seen["table"]["arranging"]["changes"][:3]]
    assert told == [(0, "Ana"), (1, "Bea"), (None, "Cleo")]
    assert (await cleo.ask("ready"))["code"] == "not-seated"
    assert (await ana.ask("ready"))["type"] == "accepted"
    assert (await bea.ask("ready"))["type"] == "accepted"
    dealt = await cleo.hear("update", lambda m: m["table"]["status"] == "playing")
    assert dealt["table"]["arranging"] is None
    assert len(dealt["game"]["board"]) == 37
    assert dealt["table"]["options"]["board"].startswith("J")
    assert (await arrange(cleo, **ISLAND))["code"] == "already-dealt"


async def test_what_cannot_be_laid_is_refused_in_the_language_of_who_asked(arrive: Arrive) -> None:
    ana, _, _ = await opened(arrive)
    await ana.send(type="language", language="es")
    refused = await arrange(ana, do="lay", piece=27, x=40, y=0, turn=0)
    assert refused["code"] == "jackrabbits-apart"
    assert "hexágono" in refused["reason"]
    assert (await ana.ask("ready"))["reason"] == "Quedan 36 piezas por colocar."


async def test_one_lifts_while_the_other_is_ready(arrive: Arrive) -> None:
    ana, bea, cleo = await opened(arrive)
    assert (await arrange(ana, do="begin", board="sample"))["type"] == "accepted"
    assert (await bea.ask("ready"))["type"] == "accepted"
    assert (await arrange(cleo, do="lift", piece=1))["type"] == "accepted"
    shown = await bea.hear("update", lambda m: m["table"]["arranging"]["why"] is not None)
    assert shown["table"]["arranging"]["ready"] == [False, False]


@pytest.mark.parametrize(
    "change", [{}, {"do": "lay"}, {"do": "lay", "piece": 1, "x": [[[]]], "y": 0}, {"deep": {"er": []}}]
)
async def test_nonsense_is_answered_and_not_kept(arrive: Arrive, change: dict[str, Any]) -> None:
    ana, _, _ = await opened(arrive)
    before = ana.table["seq"]
    assert (await ana.ask("arrange", change=change))["code"] == "bad-change"
    assert (await ana.http.get(f"/api/tables/{ana.table['id']}")).json()["seq"] <= before + 1


async def test_a_piece_that_was_acknowledged_survives_kill_9(tmp_path: Path) -> None:
    """Between two layings the server is killed; on the same SQLite file everything acknowledged is there, and repeated commands are done once."""
    port = free_port()
    process = start(port, tmp_path)
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", verify=False) as ana:
            await ana.get("/api/me")
            seats = [{"kind": "me"}, {"kind": "open"}]
            asked = {"game": "jackrabbits", "seats": seats, "options": {"board": "together"}}
            table = (await ana.post("/api/tables", json=asked)).json()["table"]
            cookie = ana.cookies["sobremesa"]
        url, headers = f"ws://127.0.0.1:{port}/api/tables/{table}/ws", {"cookie": f"sobremesa={cookie}"}
        changes, done = sample_moved_home(), 0
        for _ in range(2):
            async with connect(url, additional_headers=headers) as wire:
                welcome = await hello(wire)
                assert len(welcome["table"]["arranging"]["changes"]) == done
                assert (
                    done == 0 or (await lay(wire, changes, done - 1))["seq"] == done + 2
                )  # once more: it is done already
                for number in range(done, done + 5):
                    assert (await lay(wire, changes, number))["type"] == "accepted"
                done += 5
                process.send_signal(signal.SIGKILL)
                process.wait()
            process = start(port, tmp_path)
        async with connect(url, additional_headers=headers) as wire:
            assert (await hello(wire))["table"]["arranging"]["why"]["facts"] == {"count": 36 - done}
    finally:
        process.kill()
        process.wait()


async def hello(wire: Any) -> dict[str, Any]:
    await wire.send(json.dumps({"type": "hello", "since": None, "language": "en"}))
    return json.loads(await wire.recv())


async def lay(wire: Any, changes: list[dict[str, Any]], number: int) -> dict[str, Any]:
    await wire.send(json.dumps({"type": "arrange", "id": f"lay-{number}", "change": changes[number]}))
    return await answer(wire, f"lay-{number}")
