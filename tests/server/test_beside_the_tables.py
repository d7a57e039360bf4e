"""Nothing of one table holds up another: what can take long is done beside the event loop, in which all tables live, or lets others in between.

How long others wait is measured by `python -m bench load` and `pytest -m soak -s tests/server/test_attacks.py`; here it is looked at where the work
is done."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from sobremesa.server import Settings, fairness_meter, gently, glances
from sobremesa.server.store import sql
from sobremesa.table import log

from .conftest import Player, Served, play_out, replace, two_at_a_table, until
from .test_leagues import club, order
from .test_sketches import PAGE

Arrive = Callable[..., Any]
LONG = 600  # things said


@pytest.fixture
def settings(settings: Settings, tmp_path: Path) -> Settings:
    """With a page, whether or not the client has been built."""
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text(PAGE)
    return replace(settings, static=static)


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], list[bool]]:
    """Call it with a function, as `module.function`, to be told of each call whether it was made in the event loop's thread."""
    loop = threading.get_ident()

    def watch(name: str) -> list[bool]:
        where, _, function = name.rpartition(".")
        place, called = import_module(f"sobremesa.{where}"), list[bool]()
        work = getattr(place, function)

        def elsewhere(*given: Any, **more: Any) -> Any:
            called.append(threading.get_ident() == loop)
            return work(*given, **more)

        monkeypatch.setattr(place, function, elsewhere)
        return called

    return watch


Watch = Callable[[str], list[bool]]


async def finished(arrive: Arrive) -> tuple[Player, Player, str]:
    ana, bea, table = await two_at_a_table(arrive)
    await play_out(ana, bea)
    return ana, bea, table


async def forget(served: Served, *tables: str) -> None:
    """As after a restart."""
    for table in tables:
        await served.hub.forget(served.hub.rooms[table])


@pytest.mark.parametrize(
    ("work", "path"),
    [
        ("server.films.film", "/api/tables/{table}/frames"),
        ("server.tables.write_record", "/api/tables/{table}/record"),
        ("server.tables.drawn_as_code", "/api/tables/{table}/qr.svg"),
        ("server.posters.result.poster", "/api/tables/{table}/result.png"),
        ("server.history.statistics", "/api/me/statistics"),
        ("server.takeout.pack", "/api/me/export"),
    ],
)
async def test_what_is_made_of_a_table_is_made_elsewhere(arrive: Arrive, watched: Watch, work: str, path: str) -> None:
    ana, _, table = await finished(arrive)
    called = watched(work)
    assert (await ana.http.get(path.format(table=table))).status_code == 200
    assert called
    assert not any(called)


@pytest.mark.parametrize(
    "path", ["/api/tables/{table}", "/t/{table}", "/api/me/tables", "/api/tables/{table}/result.png"]
)
async def test_a_table_is_read_from_its_log_elsewhere(
    served: Served, arrive: Arrive, watched: Watch, path: str
) -> None:
    ana, bea, table = await finished(arrive)
    for player in (ana, bea):
        await player.hang_up()
    await until(lambda: not served.hub.rooms[table].connections)
    await forget(served, table)
    by_room, by_glance = watched("server.hub.retrace"), watched("server.glances.told_by")
    assert (await ana.http.get(path.format(table=table))).status_code == 200
    assert by_room or by_glance
    assert not any(by_room + by_glance)


async def test_how_fair_a_table_is_is_found_out_elsewhere(
    arrive: Arrive, watched: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fairness_meter, "GAMES", 100)
    made, played = watched("server.fairness_meter.Meter"), watched("bots.meter._keys")
    asked = {"players": 3, "options": {}}
    answer = await (await arrive()).http.post("/api/games/parade/fairness", json=asked)
    assert json.loads(answer.text.splitlines()[-1])["games"] == 100
    assert len(made) == 1 < len(played)
    assert not any(made + played)


async def test_a_long_story_is_told_elsewhere(arrive: Arrive, watched: Watch) -> None:
    ana, _, table = await finished(arrive)
    called = watched("server.telling.worded")
    assert (await (await arrive()).enter(table))["events"]
    assert len(called) > 16
    assert not any(called)
    assert ana.table["status"] == "over"


async def test_a_long_log_is_understood_elsewhere(served: Served, watched: Watch) -> None:
    said: list[log.AnyEntry] = [log.Said(float(n), None, "Eva", text="la") for n in range(LONG)]
    await served.hub.store.append("long", 1, said)
    called = watched("server.store.sql.decoded")
    assert await served.hub.store.load("long") == said
    assert called == [False]
    assert len(await served.hub.store.load("long", after=LONG - sql.SHORT)) == sql.SHORT
    assert called == [False, True], "a few entries are not worth the way"


@pytest.mark.parametrize("path", ["", "/standings.csv", "/results.csv"])
async def test_a_league_is_counted_elsewhere(arrive: Arrive, watched: Watch, path: str) -> None:
    players, id = await club(arrive, 4)
    await order(players[0], id, "start")
    called = [watched(name) for name in ("server.leagues.league_view", "server.leagues.as_csv")]
    assert (await players[1].http.get(f"/api/leagues/{id}{path}")).status_code == 200
    assert called[0]
    assert bool(called[1]) is bool(path)
    assert not any([*called[0], *called[1]])


async def test_what_a_league_is_to_be_is_checked_elsewhere(arrive: Arrive, watched: Watch) -> None:
    called = watched("server.leagues.founding")
    await club(arrive, 1, game="jackrabbits", options={"board": "random:7"})
    assert called == [False]


async def test_boards_grow_elsewhere(arrive: Arrive, watched: Watch) -> None:
    drawn, opened = watched("games.jackrabbits.requests.draw"), watched("server.hub.opening")
    ana = await arrive("Ana")
    assert (await ana.http.get("/api/boards/picture.svg?seed=424242")).status_code == 200
    await ana.open(["me", "open"], game="jackrabbits", options={"board": "random:424242"})
    assert (drawn, opened) == ([False], [False])


async def test_who_has_many_tables_lets_others_in_between(
    served: Served, arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are in memory, so they are looked at in the event loop; each once, until something happens there."""
    monkeypatch.setattr(gently, "AT_A_STRETCH", 0.0)
    ana = await arrive("Ana")
    tables = [await ana.open(["me", "open"]) for _ in range(12)]
    looked, turns, summarise = list[str](), list[int](), glances.summarise

    def look(table: Any) -> Any:
        looked.append(table.opened.secret)
        return summarise(table)

    async def others() -> None:
        while True:
            turns.append(len(looked))
            await asyncio.sleep(0)

    monkeypatch.setattr(glances, "summarise", look)
    beside = asyncio.create_task(others())
    assert len((await ana.http.get("/api/me/tables")).json()["tables"]) == len(tables)
    beside.cancel()
    assert {n for n in turns if 0 < n < len(tables)} == set(range(1, len(tables))), "between any two of them"
    looked.clear()
    await ana.enter(tables[0])
    await ana.ask("say", text="hello")
    assert len((await ana.http.get("/api/me/tables")).json()["tables"]) == len(tables)
    assert set(looked) == {served.hub.rooms[tables[0]].table.opened.secret}
