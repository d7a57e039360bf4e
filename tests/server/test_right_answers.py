"""Odd questions get an answer that says what is wrong, never “server error”; and asking for something changes nothing."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from sobremesa.core.closing import Closing
from sobremesa.server import Settings, create_app
from sobremesa.server.store.sqlite import PRAGMAS

from .backends import postgres
from .conftest import Served, arrivals, replace, serving, two_at_a_table, until
from .test_closed import stored
from .test_leagues import found

Arrive = Callable[..., Any]


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/a%00b",
        "/assets/%00",
        "/" + "x" * 255,
        "/" + "x" * 256,
        "/" + "x" * 4000,
        "/" + "%C3%A9" * 200,
        "/assets/" + "x" * 300,
        "/" + "a/" * 2000,
        "/%ff%fe",
        "/..%00/",
        "/" + "%2e%2e%2f" * 20,
    ],
)
async def test_paths_that_name_no_file(arrive: Arrive, path: str) -> None:
    answer = await (await arrive()).http.get(path)
    assert answer.status_code in (200, 404) or "make web-build" in answer.text


async def test_no_id_has_a_zero_in_it(settings: Settings) -> None:
    """PostgreSQL takes no text with one. Whatever can be asked is asked with it in place of every id."""
    with postgres() as database:
        async with serving(create_app(replace(settings, database=database))) as served, arrivals(served) as come:
            ana = await come("Ana")
            paths = (await ana.operate("/schema/openapi.json")).json()["paths"]
            asked = [(path, method) for path, methods in paths.items() if "{" in path for method in methods]
            assert len(asked) > 20
            for path, method in asked:
                for zero in ("%00", "a%00b"):
                    link = re.sub(r"{\w+}", zero, path)
                    answer = await ana.http.request(method, link, json={} if method in ("post", "put") else None)
                    assert answer.status_code < 500, (method, link, answer.text)


@pytest.mark.parametrize(
    "origin", ["http://[", "http://[::1", "]", "null", "", "http://\xff", "//", "http://" + "x" * 5000]
)
async def test_origins_that_are_none(arrive: Arrive, origin: str) -> None:
    ana = await arrive()
    table = await ana.open(["me", "open"])
    headers = {"origin": origin.encode("latin-1")}
    answer = await ana.http.put("/api/me", json={"name": "Eve"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    eve = await arrive()
    await eve.dial(table, {"origin": origin})
    assert (await eve.hear("refused"))["code"] == "wrong-origin"
    assert await eve.closed() == Closing.BAD_ORIGIN


@pytest.mark.parametrize("host", ["x" * 300, "x" * 5000, "[", "[::1", "a b", "a:b:c", "x:999999", "é"])
async def test_hosts_that_are_none(arrive: Arrive, host: str) -> None:
    ana = await arrive()
    table = await ana.open(["me", "open"])
    headers = {"host": host.encode("latin-1")}
    answer = await ana.http.get(f"/api/tables/{table}/qr.svg", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    assert (await ana.http.get("/api/me", headers=headers)).status_code in (200, 400)


@pytest.mark.parametrize("number", [10**30, -(10**30), 2**63, 1e300, -1, 0, 101])
@pytest.mark.parametrize("field", ["games", "patience"])
async def test_numbers_no_table_can_have(arrive: Arrive, field: str, number: float) -> None:
    if field == "patience" and number in (0, 101):
        return
    ana = await arrive()
    body = {"game": "parade", "seats": [{"kind": "me"}, {"kind": "open"}], field: number}
    answer = await ana.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


@pytest.mark.parametrize("number", [10**30, -(10**30), 2**63, -(2**63) - 1, 2**53 + 2])
@pytest.mark.parametrize(
    "message",
    [
        '{"type":"move","id":"1","ply":0,"action":N}',
        '{"type":"move","id":"1","ply":N,"action":0}',
        '{"type":"sit","id":"1","seat":N}',
        '{"type":"fill","id":"1","seat":N,"level":"strong"}',
    ],
)
async def test_numbers_nobody_counts_to(arrive: Arrive, message: str, number: int) -> None:
    ana, _, _ = await two_at_a_table(arrive)
    await ana.send_raw(message.replace("N", str(number)))
    assert (await ana.hear("refused"))["code"] == "bad-message"
    await ana.send(type="ping")
    await ana.hear("pong")


@pytest.mark.parametrize("since", [10**30, -(10**30)])
async def test_a_hello_from_beyond_all_numbers(arrive: Arrive, since: int) -> None:
    ana = await arrive()
    await ana.dial(await ana.open(["me", "open"]))
    await ana.send_raw(f'{{"type":"hello","since":{since}}}')
    assert await ana.closed() == Closing.BAD_START


@pytest.mark.parametrize("since", [2**53, -(2**53), 0, -1])
async def test_a_hello_from_another_time(arrive: Arrive, since: int) -> None:
    ana = await arrive()
    assert (await ana.enter(await ana.open(["me", "open"]), since=since))["seq"] == 2


# ---- HEAD and GET -----------------------------------------------------------------------------------------------------------------------


async def test_whatever_may_be_fetched_may_be_asked_after(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open(["me", "open"])
    for path in (
        "/api/me",
        "/api/games",
        "/api/games/parade/words/es",
        "/api/boards/picture.svg",
        f"/api/tables/{table}",
        f"/api/tables/{table}/qr.svg",
        f"/api/tables/{table}/frames",
        "/schema/openapi.json",
        "/healthz",
        "/metrics",
        "/",
        "/nothing.js",
    ):
        got, head = await ana.http.get(path), await ana.http.head(path)
        assert (head.status_code, head.content) == (got.status_code, b""), path
        assert head.headers["content-type"] == got.headers["content-type"]
    assert (await ana.http.head("/api/tables")).status_code == 405


async def test_asking_changes_nothing(arrive: Arrive, settings: Settings) -> None:
    """Every GET of the schema, and not a byte of the database is another."""
    ana = await arrive("Ana")
    table, league = await ana.open(["me", "open"]), (await found(ana))["id"]
    schema = (await ana.operate("/schema/openapi.json")).json()
    paths = [path for path, operations in schema["paths"].items() if "get" in operations]
    assert len(paths) > 8
    before = contents(settings)
    for path in paths:
        await ana.http.get(path.format(table=table, league=league, game="parade", language="es"))
    assert contents(settings) == before
    assert (await ana.http.get("/api/me/recovery")).status_code == 405


def contents(settings: Settings) -> list[str]:
    with sqlite3.connect(settings.data / "tables.sqlite") as database:
        lines = list(database.iterdump())
    database.close()
    return lines


# ---- alive, and ready -------------------------------------------------------------------------------------------------------------------


async def test_alive_and_ready(arrive: Arrive, served: Served) -> None:
    http = (await arrive()).http
    assert (await http.get("/healthz")).json()["ok"] is True
    ready = await http.get("/readyz")
    assert ready.json()["writes"] is ready.json()["workers"] is True
    assert ready.json()["ok"] is ready.json()["rules"] is (ready.status_code == 200)


async def test_not_ready_while_rules_are_compiled(arrive: Arrive, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.server.health.is_ready", lambda game: game.name != "coloretto")
    ready = await (await arrive()).http.get("/readyz")
    assert (ready.status_code, ready.json()["rules"]) == (503, False)


async def test_not_ready_without_the_other_workers(
    arrive: Arrive, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone() -> None:
        raise ConnectionError("no Redis")

    monkeypatch.setattr(served.hub.broker, "probe", gone)
    ready = await (await arrive()).http.get("/readyz")
    assert (ready.status_code, ready.json()["workers"], ready.json()["writes"]) == (503, False, True)


async def test_a_full_disk(arrive: Arrive, served: Served, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A real one, to SQLite: there are no pages left. Nothing is promised that was not written, and `/readyz` says so; alive it still is."""
    monkeypatch.setattr("sobremesa.server.health.KEPT", 0.0)
    ana, bea, table = await two_at_a_table(arrive)
    await fill(served, monkeypatch)
    for ask in (
        ana.http.put("/api/me", json={"name": "A" * 20}),
        ana.http.post("/api/me/recovery"),
        ana.http.post("/api/tables", json={"game": "parade", "seats": [{"kind": "me"}, {"kind": "open"}]}),
    ):
        answer = await ask
        assert (answer.status_code, answer.json()["code"]) == (503, "not-saved")
    assert (await bea.ask("say", text="x" * 250))["code"] == "not-saved"
    await served.hub.forget(served.hub.rooms[table])
    for path in ("/api/me/tables", "/api/me/finished", f"/api/tables/{table}", "/api/me"):
        assert (await ana.http.get(path)).status_code == 200, path  # what needs no writing
    ready = await ana.http.get("/readyz")
    assert (ready.status_code, ready.json()["writes"]) == (503, False)
    assert (await ana.http.get("/healthz")).status_code == 200
    await fill(served, monkeypatch, pages=10**6)
    assert (await ana.http.get("/readyz")).json()["writes"] is True
    assert (await ana.http.put("/api/me", json={"name": "A" * 20})).status_code == 200


async def fill(served: Served, monkeypatch: pytest.MonkeyPatch, pages: int = 1) -> None:
    """Each connection of the pool is told, and the writer's; a limit below what is used means what is used, and a few bytes may fit yet."""
    import sqlalchemy as sa

    store: Any = served.hub.store
    monkeypatch.setattr("sobremesa.server.store.sqlite.PRAGMAS", (*PRAGMAS, f"max_page_count={pages}"))
    await asyncio.get_running_loop().run_in_executor(store._sqlite._thread, store._sqlite._close)  # it opens another
    engine = store._engine
    for _ in range(engine.pool.size() + 1):
        async with engine.connect() as connection:
            await connection.execute(sa.text(f"PRAGMA max_page_count = {pages}"))
    if pages == 1:
        await crowd(engine)


async def crowd(engine: Any) -> None:
    """What little room is left in pages that are there already."""
    import sqlalchemy as sa

    rows = {
        "guests (id, name)": "'g{n}', 'x'",
        "logs (table_id, seq, entry)": f"'l', {{n}}, '{'x' * 100}'",
        "notes (table_id, kind, seq, text)": f"'n{{n}}', 'x', 1, '{'x' * 100}'",
    }
    for table, values in rows.items():
        for number in range(10_000):
            try:
                async with engine.begin() as connection:
                    await connection.execute(sa.text(f"INSERT INTO {table} VALUES ({values.format(n=number)})"))
            except sa.exc.OperationalError:
                break


async def test_a_database_that_is_gone(arrive: Arrive, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(*_: object) -> Any:
        raise OSError("no such host")

    ana = await arrive("Ana")
    table = await ana.open(["me", "open"])
    await served.hub.forget(served.hub.rooms[table])
    monkeypatch.setattr(served.hub.store, "load", gone)
    monkeypatch.setattr(served.hub.store, "guest", gone)
    for path in ("/api/me", f"/api/tables/{table}"):
        answer = await ana.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (503, "store-away")


# ---- logs that another version has written ----------------------------------------------------------------------------------------------


UNREAD = ['{"kind":"teleported","at":5.0,"seat":0}', '{"kind":"moved","at":5.0}', "{", "\ud83d", '{"at":"noon"}']


def write(settings: Settings, table: str, seq: int, row: str) -> None:
    with sqlite3.connect(settings.data / "tables.sqlite") as database:
        database.execute("INSERT INTO logs VALUES (?, ?, ?)", (table, seq, row.encode(errors="replace").decode()))
    database.close()


@pytest.mark.parametrize("row", UNREAD)
async def test_an_entry_that_cannot_be_read_closes_its_table_readably(
    arrive: Arrive, served: Served, settings: Settings, row: str
) -> None:
    entries = stored("parade", "parade/1")
    await served.hub.store.append("later", 1, entries)
    write(settings, "later", len(entries) + 1, row)
    eva = await arrive()
    answer = await eva.http.get("/api/tables/later")
    seen = answer.json()
    assert (answer.status_code, seen["status"], seen["chat"][0]["phrase"]) == (200, "closed", "hello")
    assert (await eva.http.get("/api/tables/later/record")).status_code == 200
    await eva.dial("later")
    assert (await eva.hear("refused"))["code"] == "closed-log"
    assert await eva.closed() == Closing.CLOSED


async def test_a_secret_is_kept_while_nobody_knows_when_the_last_entry_was_made(
    arrive: Arrive, served: Served, settings: Settings
) -> None:
    """It may have been a moment ago, by a newer worker at which the game goes on."""
    for table, row, told in (("old", UNREAD[0], True), ("undated", UNREAD[2], False)):
        entries = stored("parade", "parade/1")
        await served.hub.store.append(table, 1, entries)
        write(settings, table, len(entries) + 1, row)
        seen = (await (await arrive()).http.get(f"/api/tables/{table}")).json()
        assert (seen["secret"] is not None) is told


async def test_a_table_whose_first_entry_cannot_be_read(arrive: Arrive, settings: Settings) -> None:
    write(settings, "headless", 1, UNREAD[0])
    eva = await arrive()
    answer = await eva.http.get("/api/tables/headless")
    assert (answer.status_code, answer.json()["code"]) == (410, "closed-log")
    await eva.dial("headless")
    assert await eva.closed() == Closing.NO_TABLE


async def test_a_table_that_goes_on_elsewhere_in_a_newer_way_is_closed_here(
    arrive: Arrive, served: Served, settings: Settings
) -> None:
    ana, _, table = await two_at_a_table(arrive)
    room = served.hub.rooms[table]
    write(settings, table, room.table.seq + 1, UNREAD[0])
    await room.catch_up()
    assert await ana.closed() == Closing.TROUBLE
    await until(lambda: table not in served.hub.rooms)
    await ana.dial(table)
    assert await ana.closed() == Closing.CLOSED


async def test_a_link_to_a_picture_of_a_board_that_cannot_be(arrive: Arrive) -> None:
    http: httpx.AsyncClient = (await arrive()).http
    answer = await http.get("/api/boards/picture.svg?seed=3&islands=2&suits=C", timeout=60)
    assert (answer.status_code, answer.json()["code"]) == (400, "board-not-grown")


async def test_an_odd_host_hides_no_mistake(arrive: Arrive) -> None:
    """What is wrong with a request is said by its address, which may be odd, too."""
    ana = await arrive()
    answer = await ana.http.post("/api/puzzles", json={}, headers={"host": "a:99999999"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
