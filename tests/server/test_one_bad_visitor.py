"""One visitor who means no good: whatever they do, the others play on."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

import httpx
import pytest

from sobremesa.bots import Thought
from sobremesa.core.closing import Closing
from sobremesa.server import Settings, create_app, films, hub, socket, thinkers
from sobremesa.server.limits import COMMANDS, Gate, Rate
from sobremesa.server.room import Room

from .conftest import Player, Served, arrivals, play_one, serving, two_at_a_table, until

Arrive = Callable[..., Any]
EVE = "127.0.0.66"  # an address of her own


@pytest.fixture
async def strict(settings: Settings) -> AsyncIterator[Served]:
    """A server with the limits that everybody has."""
    async with serving(create_app(replace(settings, hurry=1.0))) as served:
        yield served


def from_elsewhere(served: Served, address: str = EVE) -> httpx.AsyncClient:
    line = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=served.address, transport=line, timeout=300)


# ---- hello, again and again -------------------------------------------------------------------------------------------------------------


async def test_who_says_hello_again_is_told_nothing_anew(
    arrive: Arrive, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bea, table = await two_at_a_table(arrive)
    room, told = served.hub.rooms[table], []
    monkeypatch.setattr(room, "welcome", lambda *_: told.append("the whole story"))
    for _ in range(20):
        await bea.send(type="hello", since=None)
        assert (await bea.hear("refused"))["code"] == "hello-once"
    assert told == []
    await ana.send(type="ping")
    await ana.hear("pong")


async def test_coming_and_going_is_paid_for(strict: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time the whole story is told anew. A player pays for it too, but not for what others at the same address have spent."""
    async with arrivals(strict) as come:
        ana = await come("Ana")
        table = await ana.open(["me", "open"])
        welcome = Room.welcome
        monkeypatch.setattr(Room, "welcome", lambda *given: time.sleep(0.5) or welcome(*given))  # a long story
        strict.hub.workshop._of_addresses.bucket("127.0.0.1").pay(39.9)
        eve = await come()
        assert (await eve.enter(table))["seq"] == 2
        await eve.hang_up()
        await eve.dial(table)
        await eve.send(type="hello")
        assert (await eve.hear("refused"))["code"] == "too-fast"
        assert await eve.closed() == Closing.TOO_FAST
        assert (await ana.enter(table))["seat"] == 0


# ---- boards -----------------------------------------------------------------------------------------------------------------------------


async def test_boards_that_cannot_be_hold_nobody_up(strict: Served) -> None:
    async with arrivals(strict) as come, from_elsewhere(strict) as eve:
        ana = await come("Ana")
        asked = [f"/api/boards/picture.svg?seed={seed}&islands=2&suits=C" for seed in range(8)]
        flood = [asyncio.create_task(eve.get(path)) for path in asked]
        await asyncio.sleep(0.2)
        assert await ana.open(["me", "open"])
        assert sum(task.done() for task in flood) < len(flood)  # she went past them
        codes = [answer.json()["code"] for answer in await asyncio.gather(*flood)]
        assert codes[0] == "board-not-grown"
        assert set(codes) <= {"board-not-grown", "busy"}  # a machine that is very slow asks her to come back


async def test_a_picture_is_drawn_once(arrive: Arrive, monkeypatch: pytest.MonkeyPatch) -> None:
    from sobremesa.games.jackrabbits import requests

    drawn, draw = [], requests.draw
    monkeypatch.setattr(requests, "draw", lambda *given: drawn.append(given) or draw(*given))
    http = (await arrive()).http
    pictures = {(await http.get("/api/boards/picture.svg?seed=987654321&islands=0")).text for _ in range(3)}
    assert (len(pictures), len(drawn)) == (1, 1)


# ---- replays ----------------------------------------------------------------------------------------------------------------------------


async def test_sixty_replays_are_made_once_and_one_at_a_time(
    arrive: Arrive, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bea, table = await two_at_a_table(arrive)
    await play_one(ana, bea)
    made, film = [], films.film

    def slowly(*given: Any) -> Any:
        made.append(threading.current_thread().name)
        time.sleep(0.3)
        return film(*given)

    monkeypatch.setattr(films, "film", slowly)
    async with from_elsewhere(served) as eve:
        flood = [asyncio.create_task(eve.get(f"/api/tables/{table}/frames")) for _ in range(60)]
        await asyncio.sleep(0.1)
        await play_one(ana, bea)  # the table goes on meanwhile
        answers = await asyncio.gather(*flood)
    assert {answer.status_code for answer in answers} == {200, 503}  # so many at once are asked to come back
    assert 1 <= len(made) <= 2  # before the move, and perhaps after it
    assert all(name.startswith("work") for name in made)


async def test_replays_are_paid_for(strict: Served) -> None:
    async with arrivals(strict) as come, from_elsewhere(strict) as eve:
        ana = await come("Ana")
        table = await ana.open(["me", "open"])
        strict.hub.workshop._of_addresses.bucket(EVE).pay(41)
        answer = await eve.get(f"/api/tables/{table}/frames")
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
        assert int(answer.headers["retry-after"]) >= 1
        assert (await ana.http.get(f"/api/tables/{table}/frames")).status_code == 200


def test_old_replays_make_room_for_new_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(films, "MOST_KEPT", 1000)
    kept = films.Films(None)  # type: ignore[arg-type]
    for number in range(10):
        kept._keep((f"table {number}", 1, 0, 0), b"x" * 300)
    assert [table for table, *_ in kept._kept] == ["table 7", "table 8", "table 9"]


# ---- names ------------------------------------------------------------------------------------------------------------------------------


async def test_who_changes_their_name_too_often_has_to_wait(settings: Settings) -> None:
    async with serving(create_app(replace(settings, hurry=0.1))) as served, arrivals(served) as come:
        eve = await come()
        answers = [await eve.http.put("/api/me", json={"name": f"Eve {n}"}) for n in range(12)]
        assert [answer.status_code for answer in answers[:6]] == [200] * 6
        assert answers[-1].status_code == 429


# ---- bots -------------------------------------------------------------------------------------------------------------------------------


async def test_bots_rest_where_nobody_is(arrive: Arrive, served: Served) -> None:
    ana = await arrive("Ana")
    table = await ana.open([{"kind": "bot", "level": "random"}] * 2)
    room = served.hub.rooms[table]
    await asyncio.sleep(0.3)
    assert room.table.ply == 0
    await ana.enter(table)
    await ana.hear("update", lambda m: m["table"]["ply"] >= 2)
    await ana.hang_up()
    await until(lambda: not room.tasks)
    ply = room.table.ply
    await asyncio.sleep(0.3)
    assert room.table.ply == ply
    await ana.enter(table)
    await until(lambda: room.table.status == "over")


async def test_twenty_tables_that_are_only_watched_hold_up_no_player(
    arrive: Arrive, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One thread, and a thought takes a while: a player's bot is next, however many wait."""
    thoughts: list[str] = []

    def slowly(level: str, game: Any, known: Any, seat: int, seed: bytes) -> Thought:
        thoughts.append(level)
        time.sleep(0.1)
        return Thought(game.legal(known, seat)[0], None)

    monkeypatch.setattr(thinkers, "ponder_in_time", slowly)
    monkeypatch.setattr(thinkers, "is_ready", lambda _: True)
    eve = [await arrive() for _ in range(20)]
    for one in eve:
        await one.enter(await one.open([{"kind": "bot", "level": "champion"}] * 2))
    await until(lambda: len(thoughts) > 3)
    ana = await arrive("Ana")
    table = await ana.open(["me", {"kind": "bot", "level": "club"}], options={"starter": 1})
    begun = len(thoughts)
    await ana.enter(table)
    await ana.hear("update", lambda m: m["table"]["ply"] == 1)
    assert "club" in thoughts[begun : begun + 3]


# ---- watchers ---------------------------------------------------------------------------------------------------------------------------


async def test_watchers_leave_room_for_those_who_belong_to_the_table(
    arrive: Arrive, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "MOST_WATCHING", 3)
    ana, bea = await arrive("Ana"), await arrive("Bea")
    table = await ana.open(["open", "open"])  # she opens it, and sits down later
    await bea.enter(table)
    assert (await bea.ask("sit", seat=1))["type"] == "accepted"
    await bea.hang_up()
    crowd = [await arrive() for _ in range(4)]
    for eva in crowd[:3]:
        await eva.enter(table)
    await crowd[3].dial(table)
    await crowd[3].send(type="hello")
    assert (await crowd[3].hear("refused"))["code"] == "too-many-watching"
    assert await crowd[3].closed() == Closing.FULL
    assert (await ana.enter(table))["table"]["host"] is True
    assert (await bea.enter(table))["seat"] == 1
    await bea.hear("presence", lambda m: m["watching"] == 4)


async def test_a_player_comes_in_place_of_their_own_oldest_page(
    arrive: Arrive, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "MOST_OF_A_GUEST", 2)
    ana, bea, table = await two_at_a_table(arrive)
    pages = [Player(served, ana.http) for _ in range(2)]
    for page in pages:
        assert (await page.enter(table))["seat"] == 0
    assert await ana.closed() == Closing.FULL
    ana.wire = None
    await play_one(pages[1], bea)
    for page in pages:
        await page.hang_up()


async def test_players_get_in_from_a_crowded_address(arrive: Arrive, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bea, table = await two_at_a_table(arrive)
    await bea.hang_up()
    monkeypatch.setattr(socket, "MOST_FROM_AN_ADDRESS", 1)
    await until(lambda: ana.served.hub.crowd.total() == 1)
    eve = await arrive("Eve")
    await eve.dial(table)
    assert (await eve.hear("refused"))["code"] == "too-many-connections"
    assert (await bea.enter(table))["seat"] == 1


# ---- logs -------------------------------------------------------------------------------------------------------------------------------


async def test_however_many_connections_somebody_has_they_write_only_so_much(arrive: Arrive, served: Served) -> None:
    """Who plays meanwhile at the same address makes their moves."""
    ana, bea, table = await two_at_a_table(arrive)
    served.given("gates")._gates[COMMANDS] = Gate(Rate(burst=12, each_second=1 / 3600))
    eve, written = [await arrive(f"Eve {n}") for n in range(3)], len(await served.hub.store.load(table))
    for one in eve:
        await one.enter(table)
    answers = [await one.ask("say", text="la") for _ in range(8) for one in eve]
    assert [answer["type"] for answer in answers] == ["accepted"] * 12 + ["refused"] * 12
    assert answers[-1]["code"] == "too-fast"
    assert len(await served.hub.store.load(table)) == written + 12
    await play_one(ana, bea)
