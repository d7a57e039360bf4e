"""When something breaks: a bot, the disk, a worker's memory. The table goes on."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from sobremesa.bots import Thought
from sobremesa.core.closing import FOR_GOOD, Closing
from sobremesa.core.errors import refuse
from sobremesa.server import Settings, create_app, hub, socket, thinkers
from sobremesa.server.room import Room, retrace
from sobremesa.server.signing import new_table_id
from sobremesa.server.store.base import Then
from sobremesa.table.log import AnyEntry
from sobremesa.table.story import Position

from .conftest import Served, arrivals, catch_up, play_one, serving, two_at_a_table, until

Arrive = Callable[..., Any]


def broken(*_: object) -> Thought:
    raise RuntimeError("the bot is broken")


@pytest.mark.parametrize("choose", [broken, lambda *_: Thought(10**6, 0.5), lambda *_: None])
async def test_a_bot_that_fails_makes_some_legal_move(
    arrive: Arrive, monkeypatch: pytest.MonkeyPatch, choose: Callable[..., Any]
) -> None:
    monkeypatch.setattr(thinkers, "ponder_in_time", choose)
    ana = await arrive("Ana")
    table = await ana.open([{"kind": "bot", "level": "strong"}] * 2)
    await ana.enter(table)
    while ana.table["status"] != "over":
        await ana.hear("update")


async def test_a_bot_that_takes_too_long_holds_up_nobody_else(arrive: Arrive, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "LONGEST_THOUGHT", 0.05)
    patience = asyncio.Event()
    monkeypatch.setattr(thinkers.Thinkers, "_try", lambda *_: never(patience))
    ana, bea, _ = await two_at_a_table(arrive)
    eva = await arrive("Eva")
    await eva.open([{"kind": "bot", "level": "strong"}] * 2)
    await play_one(ana, bea)
    patience.set()


async def never(patience: asyncio.Event) -> None:
    await patience.wait()


class Disk:
    """A store whose writes can be made to fail."""

    def __init__(self, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_full = False
        self._write = served.hub.store.write
        monkeypatch.setattr(served.hub.store, "write", self.write)

    def write(self, table: str, seq: int, entries: list[AnyEntry], then: Then, asked: float | None = None) -> None:
        if self.is_full:
            then(OSError("no space left on device"))
        else:
            self._write(table, seq, entries, then, asked)


async def test_a_move_that_cannot_be_written_is_not_made(
    arrive: Arrive, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(served, monkeypatch)
    ana, bea, table = await two_at_a_table(arrive)
    disk.is_full = True
    player = ana if ana.game["moves"] else bea
    refused = await player.ask("move", ply=0, action=player.game["moves"][0]["action"])
    assert refused["code"] == "not-saved"
    body = {"game": "parade", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = await ana.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (503, "not-saved")
    disk.is_full = False
    await play_one(ana, bea)
    assert served.hub.rooms[table].table.ply == 1


async def test_a_table_nobody_looks_at_is_forgotten_and_remembered(settings: Settings) -> None:
    async with serving(create_app(replace(settings, idle=0.1))) as served, arrivals(served) as come:
        ana, bea, table = await two_at_a_table(come)
        await play_one(ana, bea)
        view = ana.game
        await ana.hang_up()
        await bea.hang_up()
        await until(lambda: not served.hub.rooms)
        await ana.enter(table)
        assert ana.game == view
        await bea.enter(table)
        await catch_up(ana, bea)
        await play_one(ana, bea)


async def test_who_is_here_stays_when_others_go(settings: Settings) -> None:
    async with serving(create_app(replace(settings, idle=0.1))) as served, arrivals(served) as come:
        ana, _, table = await two_at_a_table(come)
        await asyncio.sleep(0.5)
        assert table in served.hub.rooms
        assert ana.wire


async def test_a_client_that_never_reads_is_let_go(arrive: Arrive, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.server.connection.MOST_WAITING", 3)
    monkeypatch.setattr("sobremesa.server.frames.Frames.is_clear", False)
    ana, bea, table = await two_at_a_table(arrive)
    room = ana.served.hub.rooms[table]
    slow = next(c for c in room.connections if room.table.seat_of(c.guest) == 1)
    for _ in range(5):
        slow.send(room.welcome(slow.guest, 1))
    assert await bea.closed() == 4408
    await ana.hear("presence", lambda m: m["connected"] == [True, False])
    await bea.enter(table)
    await play_one(ana, bea)


async def test_one_address_cannot_take_every_connection(arrive: Arrive, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "MOST_FROM_AN_ADDRESS", 2)
    ana, bea, table = await two_at_a_table(arrive)
    eva = await arrive("Eva")
    await eva.dial(table)
    assert (await eva.hear("refused"))["code"] == "too-many-connections"
    await bea.hang_up()
    await until(lambda: ana.served.hub.crowd.total() == 1)
    zoe = await arrive("Zoe")
    assert (await zoe.enter(table))["table"]["status"] == "playing"
    assert ana.table["status"] == "playing"


async def test_a_move_that_is_written_is_acknowledged_even_if_it_cannot_be_told(
    arrive: Arrive, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bea, table = await two_at_a_table(arrive)
    room = served.hub.rooms[table]
    mover, other = (ana, bea) if ana.game["moves"] else (bea, ana)
    tell = room.telling.events
    seat = mover.table["you"]

    def stumble(viewer: int | None, seen: Position) -> msgspec.Raw:
        if viewer == seat:
            raise RuntimeError("the story is broken")
        return tell(viewer, seen)

    monkeypatch.setattr(room.telling, "events", stumble)
    answer = await mover.ask("move", ply=0, action=mover.game["moves"][0]["action"])
    assert answer["type"] == "accepted"
    await other.hear("update", lambda m: m["table"]["ply"] == 1)
    assert await mover.closed() == Closing.TROUBLE
    assert Closing.TROUBLE not in FOR_GOOD
    monkeypatch.undo()
    await mover.enter(table)
    assert mover.table["ply"] == 1


async def test_a_table_that_cannot_follow_its_log_is_read_anew(
    arrive: Arrive, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bea, table = await two_at_a_table(arrive)
    room = served.hub.rooms[table]
    mover = ana if ana.game["moves"] else bea
    monkeypatch.setattr(room.table, "apply", broken)
    answer = await mover.ask("move", ply=0, action=mover.game["moves"][0]["action"])
    assert answer["type"] == "accepted"
    assert await mover.closed() == Closing.TROUBLE
    await mover.enter(table)
    assert mover.table["ply"] == 1
    assert served.hub.rooms[table] is not room


async def test_who_gives_up_waiting_for_a_table_does_not_make_it_two(
    arrive: Arrive, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = served.hub
    ana = await arrive("Ana")
    table = await ana.open(["me", "open"])
    await hub.forget(hub.rooms[table])
    load, gate = hub.store.load, asyncio.Event()

    async def slowly(id: str, after: int = 0) -> list[AnyEntry]:
        await gate.wait()
        return await load(id, after)

    monkeypatch.setattr(hub.store, "load", slowly)
    made = counted(hub, monkeypatch)
    first = asyncio.create_task(hub.room(table))
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.sleep(0)
    second = asyncio.create_task(hub.room(table))
    await asyncio.sleep(0)
    gate.set()
    assert await second is made[0]
    assert len(made) == 1


def counted(hub: hub.Hub, monkeypatch: pytest.MonkeyPatch) -> list[Room]:
    """The rooms that are made from now on."""
    made: list[Room] = []
    adopt = hub._adopt

    async def count(room: Room) -> Room:
        made.append(room)
        return await adopt(room)

    monkeypatch.setattr(hub, "_adopt", count)
    return made


async def test_who_comes_while_a_table_is_being_opened_does_not_make_it_two(
    arrive: Arrive, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its id is known before: it is in the ticket."""
    begun, done = threading.Event(), threading.Event()

    def slowly(entries: list[AnyEntry]) -> Any:
        begun.set()
        assert done.wait(60)
        return retrace(entries)

    monkeypatch.setattr(hub, "retrace", slowly)
    ana, id = await arrive("Ana"), new_table_id()
    ticket, made = served.hub.signer.ticket(id), counted(served.hub, monkeypatch)
    opening = asyncio.create_task(ana.open(["me", "open"], ticket=ticket))
    assert await asyncio.to_thread(begun.wait, 60)
    coming = asyncio.create_task(served.hub.room(id))
    await asyncio.sleep(0.1)
    done.set()
    assert await opening == id
    assert made == [await coming] == [served.hub.rooms[id]]


async def test_who_looks_for_a_table_before_it_is_written_does_not_hinder_its_opening(
    arrive: Arrive, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    load, append, gate = served.hub.store.load, served.hub.store.append, asyncio.Event()
    ana, id = await arrive("Ana"), new_table_id()

    async def late(id: str, after: int = 0) -> list[AnyEntry]:
        found = await load(id, after)
        await gate.wait()
        return found

    async def written(id: str, first: int, entries: Sequence[AnyEntry]) -> None:
        await append(id, first, entries)
        asyncio.get_running_loop().call_later(0.1, gate.set)

    monkeypatch.setattr(served.hub.store, "load", late)
    monkeypatch.setattr(served.hub.store, "append", written)
    looking = asyncio.create_task(served.hub.room(id))
    await asyncio.sleep(0)
    assert await ana.open(["me", "open"], ticket=served.hub.signer.ticket(id)) == id
    assert await looking == refuse("no-such-table")


async def test_a_table_that_takes_long_to_read_holds_up_nobody_else(
    arrive: Arrive, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bea, _ = await two_at_a_table(arrive)
    eva = await arrive("Eva")
    table = await eva.open(["me", "open"])
    await served.hub.forget(served.hub.rooms[table])
    done = threading.Event()

    def slowly(entries: list[AnyEntry]) -> Any:
        assert done.wait(60)
        return retrace(entries)

    monkeypatch.setattr(hub, "retrace", slowly)
    reading = asyncio.create_task(eva.enter(table))
    await asyncio.sleep(0.1)
    await play_one(ana, bea)
    assert not reading.done()
    done.set()
    await reading
