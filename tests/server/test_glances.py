"""Somebody's tables from afar."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa

from sobremesa.server import Settings, create_app
from sobremesa.server.glances import SHOWN_AFTER
from sobremesa.server.store.schema import guests, schema, version
from sobremesa.server.visitors import Asker

from .conftest import Player, Served, arrivals, serving

Arrive = Callable[..., Any]
BOT = {"kind": "bot", "level": "random"}


async def seen(player: Player) -> list[dict[str, Any]]:
    told = (await player.http.get("/api/me/tables")).json()
    assert told["more"] == 0
    return told["tables"]


async def play_out(player: Player, table: str) -> None:
    """Each first legal move, until the game is over."""
    await player.enter(table)
    while player.table["status"] == "playing":
        if player.game["moves"]:
            await player.ask("move", ply=player.game["ply"], action=player.game["moves"][0]["action"])
        else:
            await player.hear(
                "update", lambda update: bool(update["game"]["moves"]) or update["table"]["status"] == "over"
            )
    await player.hang_up()


async def test_a_glance_says_who_sits_there_whose_turn_it_is_and_how_long_ago(arrive: Arrive) -> None:
    ana, bea = await arrive("Ana"), await arrive("Bea")
    waiting = await ana.open(["me", {"kind": "open"}], game="parade")
    playing = await ana.open(["me", BOT], game="parade", options={"starter": 0})
    first, second = await seen(ana)
    assert (first["id"], first["status"], first["owes"], first["you"], first["end"]) == (
        playing,
        "playing",
        [0],
        0,
        None,
    )
    assert (second["id"], second["status"], [seat["name"] for seat in second["seats"]]) == (
        waiting,
        "waiting",
        ["Ana", ""],
    )
    assert 0 <= first["ago"] < 600
    assert await seen(bea) == []


async def test_without_a_cookie_there_are_no_tables(served: Served, arrive: Arrive) -> None:
    ana = await arrive("Ana")
    ana.http.cookies.clear()
    assert (await ana.http.get("/api/me/tables")).json()["code"] == "no-guest"


async def test_who_comes_back_with_a_code_finds_every_table_again(arrive: Arrive) -> None:
    ana, other = await arrive("Ana"), await arrive()
    tables = {await ana.open(["me", BOT], game=game) for game in ("parade", "jackrabbits", "parade")}
    code = (await ana.http.post("/api/me/recovery")).json()["code"]
    assert (await other.http.post("/api/me/recover", json={"code": code})).status_code == 200
    assert {one["id"] for one in await seen(other)} == tables


async def test_a_finished_game_is_told_of_with_its_result_for_thirty_days(
    served: Served, arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = await arrive("Ana")
    over = await ana.open(["me", BOT], options={"starter": 0})
    await play_out(ana, over)
    running = await ana.open(["me", BOT], options={"starter": 0})
    first, last = await seen(ana)
    assert (first["id"], last["id"], last["status"], last["owes"]) == (running, over, "over", [])
    assert sorted(last["end"]["places"]) in ([0, 1], [0, 0])
    assert len(last["end"]["points"]) == 2
    later = served.hub.time.now() + SHOWN_AFTER + 1
    monkeypatch.setattr(served.hub.time, "now", lambda: later)
    assert [one["id"] for one in await seen(ana)] == [running]


async def test_seats_that_were_left_and_lessons_are_left_out_and_seats_that_are_kept_are_not(arrive: Arrive) -> None:
    ana, bea = await arrive("Ana"), await arrive("Bea")
    left = await bea.open(["me", {"kind": "open"}])
    await ana.enter(left)
    await ana.ask("sit", seat=1, name="Ana", words="w")
    await play_out_both(ana, bea, left)
    await ana.ask("rematch")
    while not ana.table["rematch"]:
        await ana.next()
    kept = ana.table["rematch"]
    await ana.hang_up()
    await bea.hang_up()
    again = next(one for one in await seen(ana) if one["id"] == kept)
    assert (again["status"], again["seats"][again["you"]]["kept"]) == ("waiting", "Ana")
    await ana.enter(kept)
    await ana.ask("sit", seat=again["you"], name="Ana", words="w")
    await ana.ask("leave")
    await ana.hang_up()
    assert (await ana.http.post("/api/games/parade/lesson", json={"step": 1})).status_code == 201
    assert [one["id"] for one in await seen(ana)] == [left]


async def play_out_both(ana: Player, bea: Player, table: str) -> None:
    await bea.hang_up()
    await bea.enter(table)
    while ana.table["status"] == "playing":
        mover = ana if ana.game["moves"] else bea
        seq = (await mover.ask("move", ply=mover.game["ply"], action=mover.game["moves"][0]["action"]))["seq"]
        for player in (ana, bea):
            while player._latest()["seq"] < seq:
                await player.next()


async def test_tables_are_told_of_after_a_restart_and_by_another_worker(settings: Settings) -> None:
    """What one has noted the other reads, and what has happened since is told, too."""
    async with serving(create_app(settings)) as one, arrivals(one) as come:
        ana = await come("Ana")
        table = await ana.open(["me", BOT], options={"starter": 0}, words="known")
        async with serving(create_app(settings)) as other:
            there = await come("Ana", at=other)
            there.http.cookies.set("sobremesa", ana.cookie)
            assert [(one["id"], one["owes"]) for one in await seen(there)] == [(table, [0])]
            assert other.hub.rooms == {}
            await ana.enter(table)
            await ana.ask("move", ply=0, action=ana.game["moves"][0]["action"])
            await ana.hear("update", lambda update: update["table"]["ply"] == 2)
            assert [(one["id"], one["owes"]) for one in await seen(there)] == [(table, [0])]
            note = await other.hub.store.noted(table, "glance", ana.table["seq"])
            assert note
            assert one.hub.rooms[table].table.opened.secret not in note


async def test_a_database_from_before_is_read_once_for_who_sat_where(settings: Settings) -> None:
    async with serving(create_app(settings)) as before, arrivals(before) as come:
        ana = await come("Ana")
        cookie, table = ana.cookie, await ana.open(["me", BOT])
    engine = sa.create_engine(f"sqlite:///{settings.data / 'tables.sqlite'}")
    with engine.begin() as connection:
        for later in set(schema.tables) - {"logs", "guests", "probes", "orders", "alembic_version"}:
            schema.tables[later].drop(connection)
        for later in set(guests.c.keys()) - {"id", "name", "language", "recovery", "seen"}:
            connection.execute(sa.text(f"ALTER TABLE guests DROP COLUMN {later}"))
        connection.execute(sa.update(version).values(version_num="v3"))
    engine.dispose()
    async with serving(create_app(settings)) as after, arrivals(after) as come:
        ana = await come()
        ana.http.cookies.set("sobremesa", cookie)
        assert [one["id"] for one in await seen(ana)] == [table]


async def test_who_has_spent_too_much_is_told_of_the_others_later(served: Served, arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open(["me", BOT])
    for room in list(served.hub.rooms.values()):
        await served.hub.forget(room)
    asker = Asker("127.0.0.1")
    served.hub.workshop.charge(asker, 1e6)
    told = (await ana.http.get("/api/me/tables")).json()
    assert (told["tables"], told["more"]) == ([], 1)
    served.hub.workshop.charge(asker, -1e6)
    assert [one["id"] for one in await seen(ana)] == [table]
