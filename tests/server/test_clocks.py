"""A table with a clock: what the end of the time means is the table's choice, and it is done once, by whichever worker, whoever was restarted."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest

from sobremesa.server import Settings, create_app
from sobremesa.server.broker import MemoryBroker
from sobremesa.table import log

from .conftest import Player, Served, arrivals, catch_up, play_one, serving, two_at_a_table, until
from .later import later

Arrive = Callable[..., Any]
DAY = 86_400
SHORT = 30


@pytest.fixture(params=[1, 2], ids=["one worker", "two workers"])
async def workers(request: pytest.FixtureRequest, settings: Settings) -> AsyncIterator[list[Served]]:
    shared = MemoryBroker(is_shared=request.param > 1)
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(serving(create_app(settings, broker=shared))) for _ in range(request.param)
        ]


async def at_a_table(come: Arrive, workers: list[Served], clock: dict[str, Any]) -> tuple[Player, Player, str]:
    """Ana and Bea, each at a worker if there are two; Ana is to move."""
    ana, bea = await come("Ana"), await come("Bea", at=workers[-1])
    table = await ana.open(["me", "open"], options={"starter": 0}, clock=clock)
    await ana.enter(table)
    await bea.enter(table)
    await bea.ask("sit", seat=1)
    await ana.hear("update", lambda m: m["table"]["status"] == "playing")
    return ana, bea, table


async def timed_out(served: Served, table: str) -> int:
    return sum(isinstance(entry, log.TimedOut) for entry in await served.hub.store.load(table))


async def test_a_bot_moves_once(workers: list[Served]) -> None:
    async with arrivals(workers[0]) as come:
        ana, bea, table = await at_a_table(come, workers, {"move": SHORT, "end": "move"})
        assert (ana.table["clock"]["move"], ana.table["times"][0]["runs"]) == (SHORT, True)
        assert 0 < ana.table["times"][0]["left"] <= SHORT
        later(SHORT, *workers)
        for player in (ana, bea):
            await player.hear("update", lambda m: m["table"]["ply"] == 1)
        assert (ana.table["seats"][0]["kind"], ana.table["times"][0]["late"]) == ("human", 1)
        assert bea.game["moves"], "it is hers to move"
        assert (await bea.ask("move", ply=1, action=bea.game["moves"][0]["action"]))["type"] == "accepted"
        await ana.hear("update", lambda m: m["table"]["ply"] == 2)
        assert (await ana.ask("move", ply=2, action=ana.game["moves"][0]["action"]))["type"] == "accepted"
        assert await timed_out(workers[0], table) == 1


async def test_a_bot_covers_until_the_owner_is_back(workers: list[Served]) -> None:
    async with arrivals(workers[0]) as come:
        ana, bea, table = await at_a_table(come, workers, {"game": SHORT, "end": "cover"})
        await ana.hang_up()
        later(SHORT, *workers)
        await bea.hear("update", lambda m: m["table"]["ply"] == 1)
        assert (bea.table["seats"][0]["kind"], bea.table["seats"][0]["name"]) == ("bot", "Ana")
        await ana.enter(table)
        await ana.hear("update", lambda m: m["table"]["seats"][0]["kind"] == "human")
        assert ana.table["times"][0]["left"] == SHORT / 10
        assert await timed_out(workers[0], table) == 1


async def test_the_game_is_lost(workers: list[Served]) -> None:
    async with arrivals(workers[0]) as come:
        ana, bea, table = await at_a_table(come, workers, {"move": SHORT, "end": "lose"})
        later(SHORT, *workers)
        for player in (ana, bea):
            over = await player.hear("update", lambda m: m["table"]["status"] == "over")
            assert over["table"]["lost"] == [{"seat": 0, "why": "time", "game": 1}]
            assert over["table"]["match"]["winners"] == [1]
        record = (await ana.http.get(f"/api/tables/{table}/record")).text
        assert "\ntimeout: 1\nwinner: 2\n" in record
        shown = (await ana.http.post("/api/records", content=record)).json()["table"]
        assert (shown["status"], shown["stopped"], shown["match"]["winners"]) == ("over", "lost", [1])
        assert await timed_out(workers[0], table) == 1


async def test_a_move_in_time_is_the_players_own(served: Served, arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive, clock={"game": 60, "increment": 5, "end": "lose"})
    later(50, served)
    await play_one(ana, bea)
    assert sorted(one["left"] > 50 for one in ana.table["times"]) == [False, True]
    later(50, served)
    await play_one(ana, bea)
    assert ana.table["status"] == "playing"
    assert await timed_out(served, table) == 0


@pytest.mark.parametrize("end", ["move", "lose"])
async def test_what_was_overdue_is_done_after_a_restart_though_nobody_comes(settings: Settings, end: str) -> None:
    async with serving(create_app(settings)) as served, arrivals(served) as arrive:
        ana, bea, table = await two_at_a_table(
            arrive, options={"starter": 0}, clock={"move": 2 * DAY, "end": end, "vacation": 3}
        )
        await play_one(ana, bea)
        cookie = bea.cookie
    async with serving(create_app(settings)) as again, arrivals(again) as arrive:
        later(DAY, again)
        await again.hub.watch.look()
        assert table not in again.hub.rooms, "it is not yet time"
        later(DAY, again)
        await again.hub.watch.look()
        await until(lambda: table in again.hub.rooms)
        room = again.hub.rooms[table]
        await until(lambda: room.table.ply == 2 if end == "move" else room.table.status == "over")
        bea = await arrive()
        glances = await bea.http.get("/api/me/tables", headers={"cookie": f"sobremesa={cookie}"})
        assert glances.json()["tables"][0]["status"] == ("playing" if end == "move" else "over")
        assert await timed_out(again, table) == 1


async def test_a_table_without_a_clock_is_not_watched(served: Served, arrive: Arrive) -> None:
    await two_at_a_table(arrive)
    assert await served.hub.store.to_watch(1e13, 10) == []
    _, _, timed = await two_at_a_table(arrive, clock={"move": DAY})
    assert await served.hub.store.to_watch(1e13, 10) == [timed]
    assert not await served.hub.store.claim_watch(timed, 0.0, 1.0), "there is time"
    assert await served.hub.store.claim_watch(timed, 1e13, 1e14)
    assert not await served.hub.store.claim_watch(timed, 1e13, 1e14), "somebody else looks already"


async def test_people_resign_and_play_again(served: Served, arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive, clock={"move": DAY})
    assert (await ana.ask("resign"))["type"] == "accepted"
    await catch_up(ana, bea)
    assert (bea.table["status"], bea.table["stopped"], bea.table["match"]["winners"]) == ("over", "lost", [1])
    assert bea.table["secret"]
    assert (await ana.ask("resign"))["code"] == "game-over"
    glance = (await ana.http.get("/api/me/tables")).json()["tables"][0]
    assert glance["end"]["places"] == [1, 0]
    assert (await ana.ask("rematch"))["type"] == "accepted"
    again = (await ana.http.get(f"/api/tables/{ana.table['rematch']}")).json()
    assert [seat["kept"] for seat in again["seats"]] == ["Ana", "Bea"]
    assert again["clock"]["move"] == DAY
    assert table != again["id"]


async def test_all_agree_to_adjourn_to_go_on_and_to_end_it(arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive, clock={"move": SHORT, "end": "lose"})
    for what in ("adjourn", "resume"):
        assert (await ana.ask("propose", what=what))["type"] == "accepted"
        await catch_up(ana, bea)
        assert bea.table["proposal"] == {"what": what, "by": 0, "asked": [1]}
        assert (await bea.ask("vote", agree=True))["type"] == "accepted"
        await catch_up(ana, bea)
        assert ana.table["adjourned"] == (what == "adjourn")
        if what == "adjourn":
            later(10 * DAY, ana.served)
            mover = ana if ana.game["moves"] else bea
            refused = await mover.ask("move", ply=0, action=mover.game["moves"][0]["action"])
            assert refused["code"] == "adjourned"
    await ana.ask("propose", what="end")
    await bea.ask("vote", agree=True)
    await catch_up(ana, bea)
    assert (ana.table["status"], ana.table["stopped"], ana.table["match"]["winners"]) == ("over", "agreed", [])
    assert (await ana.http.get(f"/api/tables/{table}/record")).text.endswith("abandoned: agreed\n")
    assert (await ana.http.get("/api/me/tables")).json()["tables"][0]["end"] is None
    assert (await ana.http.get(f"/api/tables/{table}/frames")).status_code == 200


async def test_who_has_lost_makes_no_more_moves(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open(["me", "open", "open"], options={"starter": 0})
    await ana.enter(table)
    for seat, name in ((1, "Bea"), (2, "Eva")):
        player = await arrive(name)
        await player.enter(table)
        await player.ask("sit", seat=seat)
    await ana.hear("update", lambda m: m["table"]["status"] == "playing")
    action = ana.game["moves"][0]["action"]
    await ana.ask("resign")
    assert (await ana.ask("move", ply=0, action=action))["code"] == "seat-lost"
    assert (await ana.ask("sit", seat=0))["code"] == "seat-lost"
    if ana.table["ply"] == 0:
        await ana.hear("update", lambda m: m["table"]["ply"] == 1)


async def test_a_vacation_stops_the_clock(served: Served, arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(
        arrive, options={"starter": 0}, clock={"move": DAY, "end": "lose", "vacation": 5}
    )
    assert (await ana.ask("vacation", on=True))["type"] == "accepted"
    later(5 * DAY, served)
    await play_one(ana, bea)
    assert (ana.table["status"], await timed_out(served, table)) == ("playing", 0)
    assert (await bea.ask("vacation", on=False))["code"] == "not-on-vacation"


@pytest.mark.parametrize(
    ("clock", "code"),
    [
        ({"move": -1}, "clock-move"),
        ({"move": 10**40}, "clock-move"),
        ({"game": 60, "increment": 365 * DAY}, "clock-increment"),
        ({}, "clock-one"),
        ({"move": 1.5}, "bad-request"),
        ({"move": 30, "end": "explode"}, "bad-request"),
        ("soon", "bad-request"),
    ],
)
async def test_a_clock_there_cannot_be_is_refused(arrive: Arrive, clock: Any, code: str) -> None:
    ana = await arrive("Ana")
    body = {"game": "parade", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": clock}
    answer = await ana.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert answer.json()["reason"]
