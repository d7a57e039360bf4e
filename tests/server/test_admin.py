"""`sobremesa admin`, beside a server that runs: every worker hears of it, and nothing that was said goes on afterwards."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec.structs
import pytest

from sobremesa.core.closing import Closing
from sobremesa.league.entries import Founded
from sobremesa.server import Settings, create_app, obeying
from sobremesa.server.broker import MemoryBroker
from sobremesa.server.serving import knock
from sobremesa.server.store import Conflict, Guest, SqlStore
from sobremesa.table import log

from ..cli.helpers import sobremesa
from . import schemas
from .backends import postgres
from .conftest import Player, Served, arrivals, play_one, serving, two_at_a_table, until
from .test_leagues import club, join, order, seen

Admin = Callable[..., Any]


@pytest.fixture(autouse=True)
def attentive(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody here has to wait until a worker looks for its orders."""
    monkeypatch.setattr(obeying, "LOOK_EVERY", 0.1)


@pytest.fixture(params=["sqlite", "postgres"])
async def pair(request: pytest.FixtureRequest, settings: Settings) -> AsyncIterator[tuple[Served, Served]]:
    """Two workers with one database."""
    broker = MemoryBroker(is_shared=True)
    async with AsyncExitStack() as stack:
        if request.param == "postgres":
            settings = replace(settings, database=stack.enter_context(postgres()))
        one = await stack.enter_async_context(serving(create_app(settings, broker=broker)))
        two = await stack.enter_async_context(serving(create_app(settings, broker=broker)))
        yield one, two


@pytest.fixture
def admin(pair: tuple[Served, Served]) -> Admin:
    """What the command answers in JSON, and its exit status if it is not 0."""
    settings = pair[0].hub.settings
    env = {"SOBREMESA_DATA": str(settings.data), "SOBREMESA_DATABASE": settings.database}

    async def admin(*words: str) -> Any:
        done = await asyncio.to_thread(sobremesa, "admin", *words, "--json", env=env)
        answer = json.loads(done.stdout)
        return answer if done.returncode == 0 else (done.returncode, answer["error"]["code"])

    return admin


async def test_tables_and_guests_are_listed_and_shown(pair: tuple[Served, Served], admin: Admin) -> None:
    async with arrivals(pair[0]) as come:
        ana, bea, table = await two_at_a_table(come, title="after coffee")
        (row,) = await admin("tables")
        assert (row["id"], row["game"], row["title"], row["closed"]) == (table, "parade", "after coffee", False)
        assert [one["name"] for one in (await admin("table", table))["sat"]] == ["Ana", "Bea"]
        guests = await admin("guests")
        assert [one["name"] for one in guests] == ["Ana", "Bea"]
        shown = await admin("guest", guests[0]["id"])
        assert (shown["name"], shown["tables"]) == ("Ana", [table])
        assert not {"secret", "recovery"} & set(str(shown).split("'"))
        for words in (("table", "nope"), ("close", "nope"), ("delete", "nope")):
            assert await admin(*words) == (2, "no-such-table")
        assert await admin("forget", "nope") == (2, "no-such-guest")
        await play_one(ana, bea)  # and none of it disturbed the game


async def test_reports_are_read_and_dealt_with(pair: tuple[Served, Served], admin: Admin) -> None:
    assert await admin("reports") == []
    async with arrivals(pair[0]) as come:
        ana, bea, table = await two_at_a_table(come)
        await bea.ask("say", text="you fool\u2028done")
        line = (await ana.hear("update", lambda m: bool(m["table"]["chat"])))["table"]["chat"][0]
        wish = {"who": line["who"], "at": line["at"], "reason": "insults", "text": "again"}
        made = (await ana.http.post(f"/api/tables/{table}/reports", json=wish)).json()
        (row,) = await admin("reports")
        assert (row["id"], row["table"], row["reason"], row["text"]) == (made["id"], table, "insults", "again")
        assert (row["by"]["name"], row["about"]["name"], row["message"]) == ("Ana", "Bea", line["text"])
        assert (await admin("guest", row["about"]["guest"]))["name"] == "Bea"
        assert await admin("report-done", "nope") == (2, "no-such-report")
        assert await admin("reports", "some") == (2, "cli-value")
        assert (await admin("report-done", made["id"]))["about"] == made["id"]
        assert (await admin("reports"), len(await admin("reports", "all"))) == ([], 1)


async def test_a_closed_table_can_be_read_and_not_played(pair: tuple[Served, Served], admin: Admin) -> None:
    async with arrivals(pair[0]) as come:
        ana, bea, table = await two_at_a_table(come)
        eva = await come("Eva", at=pair[1])
        await eva.enter(table)
        await play_one(ana, bea)
        await admin("close", table)
        for player in (ana, eva):
            assert await player.closed() in (Closing.GOING, Closing.TROUBLE)
            await player.dial(table)
            await player.send(type="hello", language="en")
            assert (await player.hear("refused"))["code"] == "closed-host"
            assert await player.closed() == Closing.CLOSED
        seen = (await bea.http.get(f"/api/tables/{table}")).json()
        assert (seen["status"], len(seen["moves"][0])) == ("closed", 1)
        assert (await admin("tables"))[0]["closed"] is True
        await admin("close", table)  # once more changes nothing
        assert len(await pair[0].hub.store.load(table)) == 5


async def test_whoever_has_it_in_memory_does_not_write_on(pair: tuple[Served, Served], admin: Admin) -> None:
    """Even before they have heard of it."""
    async with arrivals(pair[0]) as come:
        ana, _, table = await two_at_a_table(come, options={"starter": 0})
        await pair[0].hub.obeying.stop()
        await admin("delete", table)
        await ana.send(type="move", id="late", ply=0, action=ana.game["moves"][0]["action"])
        assert await ana.closed() == Closing.TROUBLE
        assert not any(message["type"] == "accepted" for message in ana.heard)
        assert [type(entry) for entry in await pair[0].hub.store.load(table)] == [log.Closed, log.Closed]


async def test_an_erased_table_is_gone_and_its_ticket_opens_none(pair: tuple[Served, Served], admin: Admin) -> None:
    async with arrivals(pair[0]) as come:
        ana = await come("Ana")
        ticket = (await ana.http.post("/api/shuffles")).json()["ticket"]
        table = await ana.open(["me", "open"], ticket=ticket)
        await admin("delete", table)
        await until(lambda: not pair[0].hub.rooms)
        answer = await ana.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")
        again = {"game": "parade", "seats": [{"kind": "me"}, {"kind": "open"}], "ticket": ticket}
        assert (await ana.http.post("/api/tables", json=again)).json()["code"] == "ticket-used"
        assert await admin("tables") == []
        assert await admin("table", table) == (2, "no-such-table")
        kept = await schemas.ask(pair[0].hub.settings.database_url, "SELECT entry FROM logs")
        assert "Ana" not in str(kept)


async def test_who_is_forgotten_leaves_a_game_without_a_name(pair: tuple[Served, Served], admin: Admin) -> None:
    async with arrivals(pair[0]) as come:
        ana, bea, table = await two_at_a_table(come)
        await play_one(ana, bea)
        await ana.ask("say", text="my address is Rua das Flores 7")
        await bea.ask("say", text="hello")
        guest = (await ana.http.get("/api/me")).json()["id"]
        assert (await admin("forget", guest))["tables"] == 1
        await until(lambda: not pair[0].hub.rooms)
        seen = (await bea.http.get(f"/api/tables/{table}")).json()
        assert [seat["name"] for seat in seen["seats"]] == ["–", "Bea"]
        assert [said["text"] for said in seen["chat"]] == ["…", "hello"]
        kept = [
            await schemas.ask(pair[0].hub.settings.database_url, f"SELECT * FROM {name}") for name in ("logs", "guests")
        ]
        assert not [word for word in ("Ana", "Flores", guest) if word in str(kept)]
        await bea.enter(table)
        assert bea.game["ply"] == 1  # the game is what it was


async def test_age_takes_tables_and_then_guests_who_sit_nowhere(pair: tuple[Served, Served], admin: Admin) -> None:
    async with arrivals(pair[0]) as come:
        ana = await come("Ana")
        fresh = await ana.open(["me", "open"])
        url, store = pair[0].hub.settings.database_url, pair[0].hub.store
        await store.append("old", 1, schemas.game())  # in 1970; two guests sit there
        assert isinstance(store, SqlStore)
        for id, name in (("ana0", "Anabel"), ("far0", "Fara")):
            await schemas.run(url, [f"INSERT INTO guests (id, name, seen) VALUES ('{id}', '{name}', 86400)"])
        would = await admin("prune", "--days", "30", "--dry-run")
        assert (would["tables"], sorted(would["guests"])) == (["old"], ["ana0", "far0"])
        assert await admin("prune") == (2, "cli-missing")
        done = await admin("prune", "--days", "30")
        assert (done["tables"], done["guests"]) == (1, 2)
        assert [row["id"] for row in await admin("tables")] == [fresh]
        assert [one["name"] for one in await admin("guests")] == ["Ana"]


async def test_a_server_keeps_for_as_long_as_it_is_told(settings: Settings) -> None:
    store = SqlStore(settings.database_url)
    await store.start()
    await store.append("old", 1, schemas.game())
    await store.append("new", 1, [replace_at(entry) for entry in schemas.game()])
    await store.stop()
    async with serving(create_app(replace(settings, keep_tables=30))) as served:
        for _ in range(6000):
            if [row.id for row in await served.hub.store.house.tables()] == ["new"]:  # type: ignore[attr-defined]
                return
            await asyncio.sleep(0.05)
        raise AssertionError("the old table is still there")


def replace_at(entry: log.AnyEntry) -> log.AnyEntry:
    return msgspec.structs.replace(entry, at=time.time())


async def test_nothing_is_written_until_the_host_lets_it(pair: tuple[Served, Served], admin: Admin) -> None:
    async with arrivals(pair[0]) as come:
        ana, bea, _ = await two_at_a_table(come, options={"starter": 0})
        await admin("read-only", "on")
        await until(lambda: all(served.hub.store.is_read_only for served in pair))
        refused = await ana.ask("move", ply=0, action=ana.game["moves"][0]["action"])
        assert (refused["type"], refused["code"]) == ("refused", "read-only")
        for answer in (
            await ana.http.put("/api/me", json={"name": "Eva"}),
            await ana.http.post("/api/tables", json={"game": "parade", "seats": [{"kind": "me"}, {"kind": "open"}]}),
            await ana.http.post("/api/me/recover", json={"code": "AAAAA-AAAAA-AAAAA-AAAAA"}),
        ):
            assert (answer.status_code, answer.json()["code"]) == (503, "read-only")
        async with serving(create_app(pair[0].hub.settings)) as third:  # who starts meanwhile has heard of it
            assert third.hub.store.is_read_only
        await admin("read-only", "off")
        await until(lambda: not any(served.hub.store.is_read_only for served in pair))
        await play_one(ana, bea)


async def test_a_restart_is_announced_at_every_table(pair: tuple[Served, Served], admin: Admin) -> None:
    async with arrivals(pair[0]) as come:
        ana, _, table = await two_at_a_table(come)
        eva: Player = await come("Eva", at=pair[1])
        await eva.enter(table, language="de")
        await admin("announce", "--minutes", "10", "--text", "New games!")
        assert (await ana.hear("notice"))["text"].startswith("The server will be restarted in about 10 minutes. ")
        notice = (await eva.hear("notice"))["text"]
        assert notice.startswith("Der Server wird in etwa 10 Minuten neu gestartet. ")
        assert notice.endswith(" New games!")
        late = await come("Zoe", at=pair[1])
        await late.enter(table)
        assert "restarted" in (await late.hear("notice"))["text"]
        await admin("announce", "off")
        assert (await ana.hear("notice"))["text"] == ""
        await admin("announce")
        await ana.hear("notice", lambda message: bool(message["text"]))
        assert await knock(pair[0].hub.settings) == []  # as `sobremesa serve` does: that was the restart
        assert (await ana.hear("notice"))["text"] == ""
        assert await admin("announce", "--minutes", "-3") == (2, "cli-value")


async def test_what_is_for_the_host_needs_the_token(pair: tuple[Served, Served], admin: Admin) -> None:
    token = (await admin("token"))["token"]
    async with arrivals(pair[0]) as come:
        ana = await come("Ana")
        for path in ("/metrics", "/schema", "/schema/openapi.json", "/metrics/", "/schema/nothing"):
            for headers in (
                {},
                {"authorization": "Bearer no"},
                {"authorization": token},
                {"authorization": "Bearer x y"},
            ):
                answer = await ana.http.get(path, headers=headers)
                assert answer.status_code in (401, 404), path
                assert "sobremesa_" not in answer.text
        for path in ("/metrics", "/schema/openapi.json"):
            assert (await ana.http.get(path, headers={"authorization": f"Bearer {token}"})).status_code == 200


def test_a_place_without_a_server_is_left_as_it_is(tmp_path: Path) -> None:
    env = {"SOBREMESA_DATA": str(tmp_path / "none")}
    done = sobremesa("admin", "tables", env=env)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert not (tmp_path / "none").exists()
    settings = Settings(data=tmp_path / "old")
    assert settings.key
    asyncio.run(schemas.make(settings.database_url, "v2"))
    done = sobremesa("admin", "tables", "--language", "es", env={"SOBREMESA_DATA": str(tmp_path / "old")})
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "esquema anterior" in done.stderr


async def test_leagues_are_one_for_all_workers_and_go_when_asked(pair: tuple[Served, Served], admin: Admin) -> None:
    async with arrivals(pair[0]) as come:
        players, id = await club(come, 2)
        cleo = await come("Cleo", at=pair[1])
        await join(cleo, id)
        view = await order(players[0], id, "start")
        assert (await seen(cleo, id))["rounds"] == view["rounds"]
        (row,) = await admin("leagues")
        assert (row["id"], row["name"], row["game"]) == (id, "Thursday club", "parade")
        bea = next(one["id"] for one in await admin("guests") if one["name"] == "Bea")
        await admin("forget", bea)
        assert [one["name"] for one in (await seen(cleo, id))["members"]] == ["Ana", "–", "Cleo"]
        for _ in range(1000):  # until the worker has heard of it
            if (answer := await players[1].http.get(f"/api/leagues/{id}")).status_code != 200:
                break
            await asyncio.sleep(0.05)
        assert answer.json()["code"] == "logged-out"
        table = view["rounds"][0]["tables"][0]["table"]
        await admin("read-only", "on")
        await until(lambda: pair[0].hub.store.is_read_only)
        assert (await players[0].http.post(f"/api/leagues/{id}/orders", json={"what": "end"})).json()[
            "code"
        ] == "read-only"
        assert (await seen(players[0], id))["status"] == "playing"
        await admin("read-only", "off")
        await admin("delete-league", id)
        assert await admin("leagues") == []
        assert (await cleo.http.get(f"/api/leagues/{id}")).json()["code"] == "no-such-league"
        assert (await cleo.http.get("/api/leagues")).json() == []
        assert (await cleo.http.get(f"/api/tables/{table}")).status_code == 200
        assert await admin("delete-league", id) == (2, "no-such-league")


async def test_old_leagues_go_with_old_tables_and_keep_their_members_until_then(settings: Settings) -> None:
    store = SqlStore(settings.database_url)
    await store.start()
    try:
        now, day = time.time(), 86_400.0
        await store.save_guest(Guest("ana0", "Ana"))
        await store.append_to_league("young", 1, [founded(now - 5 * day, "ana0")])
        await store.append_to_league("old", 1, [founded(now - 50 * day, "bea0")])
        with pytest.raises(Conflict):
            await store.append_to_league("old", 1, [founded(now, "eva0")])
        assert await store.leagues_of("eva0", 9) == []
        assert await store.house.guests_before(now + day) == []  # who has a league is kept
        await store.sweep(30, 30)
        assert (await store.league("old"), len(await store.league("young"))) == ([], 1)
    finally:
        await store.stop()


def founded(at: float, organiser: str) -> Founded:
    return Founded(at, organiser, "Club", "parade", {}, 2, [2], "swiss", 3, 1, "bye", "club", False)
