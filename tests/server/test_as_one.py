"""One worker or several, as a host starts them: visitors notice no difference."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from sobremesa.core.closing import Closing
from sobremesa.server import Settings
from sobremesa.server.signing import Signer

from ..e2e.serving import Server
from .backends import Redis, postgres
from .conftest import Player, Served, arrivals

STRONG = {"kind": "bot", "level": "strong"}
TABLES = 'sobremesa_tables_opened_total{game="parade"}'
CREATIONS = 20  # tables an address may open at once (limits.CREATION)


@pytest.fixture(scope="module")
def services() -> Iterator[dict[str, str]]:
    redis = Redis()
    redis.start()
    with ExitStack() as stack:
        stack.callback(redis.stop)
        yield {"SOBREMESA_DATABASE": stack.enter_context(postgres()), "SOBREMESA_REDIS": redis.url}


def those_of(place: str, request: pytest.FixtureRequest) -> dict[str, str]:
    """At home there are SQLite and the sockets of the machine, and nothing has to be installed."""
    return request.getfixturevalue("services") if place == "city" else {}


WORKERS = ["city 1", "city 2", "home 2", *(pytest.param(many, marks=pytest.mark.soak) for many in ("city 4", "home 3"))]


@pytest.fixture(params=WORKERS, scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    place, workers = request.param.split()
    services = those_of(place, request)
    running = Server(tmp_path_factory.mktemp("server"), **services, SOBREMESA_WORKERS=workers).start()
    yield running
    running.stop()


@pytest.fixture
async def come(server: Server) -> AsyncIterator[Any]:
    async with arrivals(Served(server.port, None)) as arrive:  # type: ignore[arg-type]
        yield arrive


def another_line(player: Player) -> httpx.AsyncClient:
    """A connection of its own, which any worker may take."""
    return httpx.AsyncClient(base_url=player.served.address, cookies=player.http.cookies, timeout=60, verify=False)


async def play_out(*players: Player) -> None:
    """Each first legal move, until the game is over for everybody."""

    async def play(player: Player) -> None:
        while player.table["status"] == "playing":
            if player.game["moves"]:
                answer = await player.ask("move", ply=player.game["ply"], action=player.game["moves"][0]["action"])
                assert answer["type"] == "accepted", answer
                while player._latest()["seq"] < answer["seq"]:
                    await player.next()
            else:
                await player.next()

    await asyncio.gather(*(play(player) for player in players))


async def test_bots_think_and_hints_are_given(come: Any) -> None:
    ana: Player = await come("Ana")
    table = await ana.open(["me", STRONG], options={"starter": 0})
    await ana.enter(table)
    presence = await ana.hear("presence")
    while presence["warming"]:
        presence = await ana.hear("presence")
    for _ in range(8):  # whichever worker is asked
        async with another_line(ana) as http:
            for _ in range(600):
                answer = await http.post(f"/api/tables/{table}/hint")
                if answer.status_code != 503:
                    break
                await asyncio.sleep(0.1)
            assert answer.status_code == 200, answer.text
            assert answer.json()["moves"]


async def test_a_game_is_played_to_its_end_and_everybody_sees_the_same(come: Any) -> None:
    ana, bea, eva = [await come(name) for name in ("Ana", "Bea", "Eva")]
    table = await ana.open(["me", "open", STRONG])
    for player in (ana, bea, eva):
        await player.enter(table)
    assert (await bea.ask("sit", seat=1))["type"] == "accepted"
    for player in (ana, bea, eva):
        while player.table["status"] == "waiting":
            await player.next()
    await play_out(ana, bea)
    while eva.table["status"] == "playing":
        await eva.next()
    assert ana.game["sheet"] == bea.game["sheet"] == eva.game["sheet"]


async def test_one_scrape_counts_what_all_have_done(come: Any, server: Server) -> None:
    visitors = [await come() for _ in range(12)]
    before = await counted(server, visitors[0], TABLES)
    for visitor in visitors:
        await visitor.enter(await visitor.open(["me", "open"]))
    for visitor in visitors[:4]:  # whichever worker is asked
        assert await counted(server, visitor, TABLES) == before + len(visitors)
        assert await counted(server, visitor, "sobremesa_connections") == len(visitors)


async def counted(server: Server, player: Player, name: str) -> float:
    key = Settings(Path(server.environment["SOBREMESA_DATA"])).key
    headers = {"authorization": f"Bearer {Signer(key).operator()}"}
    lines = (await player.http.get("/metrics", headers=headers)).text.splitlines()
    return sum(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


@pytest.mark.parametrize("place", ["city", "home"])
async def test_a_limit_holds_for_all_workers_together(
    place: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    services = those_of(place, request)
    server = Server(tmp_path, **services, SOBREMESA_WORKERS="3", SOBREMESA_HURRY="1").start()
    opened = 0
    async with arrivals(Served(server.port, None)) as come:  # type: ignore[arg-type]
        ana = await come()
        for _ in range(2 * CREATIONS):  # three workers that do not know of each other would open all of them
            async with another_line(ana) as http:
                table = {"game": "parade", "seats": [{"kind": "me"}, {"kind": "open"}]}
                answer = await http.post("/api/tables", json=table)
                assert answer.status_code in (201, 429)
                opened += answer.status_code == 201
    server.stop()
    assert CREATIONS <= opened < 2 * CREATIONS


async def test_ones_tables_are_told_by_whoever_is_asked(come: Any) -> None:
    ana = await come("Ana")
    table = await ana.open(["me", STRONG], options={"starter": 0})
    for _ in range(6):
        async with another_line(ana) as line:
            told = (await line.get("/api/me/tables")).json()
            assert [(one["id"], one["owes"]) for one in told["tables"]] == [(table, [0])]


async def test_who_is_let_in_or_banned_is_so_at_every_worker(come: Any) -> None:
    ana, eva = await come("Ana"), await come("Eva")
    table = await ana.open(["me", STRONG], private=True)
    await ana.enter(table)

    async def told(player: Player) -> str:
        async with another_line(player) as line:
            return (await line.get(f"/api/tables/{table}")).json().get("code", "welcome")

    async def becomes(wanted: str) -> None:
        """At whichever worker is asked, as soon as it has heard of it."""
        in_a_row = 0
        while in_a_row < 8:
            in_a_row = in_a_row + 1 if await told(eva) == wanted else 0

    await becomes("private-table")
    async with another_line(ana) as line:
        link = (await line.post(f"/api/tables/{table}/invitations", json={})).json()["link"]
    async with another_line(eva) as line:
        code = link.partition("=")[2]
        assert (await line.post(f"/api/tables/{table}/admission", json={"invitation": code})).status_code == 200
    await becomes("welcome")
    await eva.enter(table)
    assert (await eva.ask("say", text="hello"))["type"] == "accepted"
    line = (await ana.hear("update", lambda m: bool(m["table"]["chat"])))["table"]["chat"][0]
    assert (await ana.ask("mute", who=line["who"]))["type"] == "accepted"
    assert (await ana.ask("remove", who=line["who"], ban=True))["type"] == "accepted"
    assert await eva.closed() == Closing.NOT_WELCOME
    await becomes("banned")
    await ana.hang_up()
    assert (await ana.enter(table))["table"]["chat"] == []
