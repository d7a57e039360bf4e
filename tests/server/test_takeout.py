"""Everything about oneself, to take home; and to be forgotten."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from sobremesa.core.closing import Closing
from sobremesa.core.errors import refuse
from sobremesa.server import Settings, create_app, takeout
from sobremesa.server.limits import EXPORTS
from sobremesa.server.messages import Glance
from sobremesa.server.store.orders import ReadOnly
from sobremesa.table.parsing import read_records

from .conftest import Player, Served, arrivals, catch_up, play_one, play_out, serving, two_at_a_table, until

Arrive = Callable[..., Any]


async def taken(player: Player) -> tuple[dict[str, Any], dict[str, str]]:
    """What is said in one file, and the others by name."""
    answer = await player.http.get("/api/me/export")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/zip"), answer.text
    with zipfile.ZipFile(io.BytesIO(answer.content)) as parcel:
        files = {name: parcel.read(name).decode() for name in parcel.namelist()}
    return json.loads(files.pop("me.json")), files


async def test_it_has_name_devices_words_and_the_records_of_games_that_are_over(arrive: Arrive) -> None:
    ana, bea, over = await two_at_a_table(arrive, options={"starter": 0}, words="ana's own words")
    await ana.ask("say", text="good coffee")
    await bea.ask("say", text="said by Bea")
    await play_out(ana, bea)
    me, files = await taken(ana)
    assert (me["guest"]["name"], me["guest"]["recovery"], len(me["kept"]["devices"])) == ("Ana", False, 1)
    (table,) = me["tables"]
    assert ([one["text"] for one in table["said"]], table["words"]) == (["good coffee"], ["ana's own words"])
    assert list(files) == [table["record"]] == [f"records/parade-{over}.txt"]
    assert len(read_records(files[table["record"]])) == 1
    assert me["statistics"]["tallies"][0]["games"] == 1
    assert "said by Bea" not in json.dumps(me)
    assert (await bea.http.get("/api/me")).json()["id"] not in json.dumps(me) + str(files)


async def test_of_a_game_that_is_not_over_it_has_no_card_no_secret_and_no_move(served: Served, arrive: Arrive) -> None:
    """Two games that differ in what is hidden alone are told alike."""
    ana, bea, running = await two_at_a_table(arrive, options={"starter": 0})
    await play_one(ana, bea)
    me, files = await taken(ana)
    assert files == {}
    (table,) = me["tables"]
    assert (table["record"], table["glance"]["status"]) == (None, "playing")
    assert set(table) == {"id", "glance", "said", "words", "record"}
    assert set(table["glance"]) == set(Glance.__struct_fields__)
    assert served.hub.rooms[running].table.opened.secret not in json.dumps(me)


async def test_who_was_shown_out_takes_no_record_along(arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive, options={"starter": 0})
    eva = await arrive("Eva")
    await eva.enter(table)
    await eva.ask("say", text="my own words")
    await catch_up(ana)
    assert (await ana.ask("remove", who=ana.table["chat"][0]["who"], ban=True))["type"] == "accepted"
    await play_out(ana, bea)
    assert await eva.closed() == Closing.NOT_WELCOME
    me, files = await taken(eva)
    assert ([one["text"] for one in me["tables"][0]["said"]], files) == (["my own words"], {})
    assert "Bea" not in json.dumps(me)
    assert list((await taken(bea))[1]) == [f"records/parade-{table}.txt"]


async def test_a_code_is_not_told_and_nobody_else_gets_it(arrive: Arrive) -> None:
    ana, eve = await arrive("Ana"), await arrive("Eve")
    code = (await ana.http.post("/api/me/recovery")).json()["code"]
    me, _ = await taken(ana)
    assert me["guest"]["recovery"] is True
    assert code not in json.dumps(me)
    assert "Ana" not in json.dumps((await taken(eve))[0])
    eve.http.cookies.clear()
    assert (await eve.http.get("/api/me/export")).json()["code"] == "no-guest"


async def test_it_is_asked_for_now_and_then(settings: Settings) -> None:
    async with serving(create_app(replace(settings, hurry=1.0))) as served, arrivals(served) as come:
        ana = await come()
        codes = [(await ana.http.get("/api/me/export")).status_code for _ in range(int(EXPORTS.burst) + 1)]
        assert codes == [200] * int(EXPORTS.burst) + [429]


async def test_what_there_is_no_time_for_is_named(
    served: Served, arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(takeout, "LONGEST", -1.0)
    ana = await arrive("Ana")
    table = await ana.open(["me", "open"])
    monkeypatch.setattr(served.hub.workshop, "refusal", lambda asker: refuse("busy"))
    me, _ = await taken(ana)
    assert (me["tables"], me["left_out"]) == ([], [table])


async def test_who_is_forgotten_is_gone_from_lists_and_logs_and_others_play_on(served: Served, arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive, options={"starter": 0})
    await ana.ask("say", text="a secret of mine")
    id, cookie = (await ana.http.get("/api/me")).json()["id"], ana.cookie
    refused = await ana.http.post("/api/me/forget", json={"name": "ana"})
    assert refused.json()["code"] == "not-your-name"
    assert (await ana.http.post("/api/me/forget", json={"name": "Ana"})).json() == {"tables": 1}
    assert await ana.closed() in (Closing.BAD_GUEST, Closing.GOING)
    assert "sobremesa" not in ana.http.cookies
    log = str(await served.hub.store.load(table))
    assert [word for word in (id, "Ana", "a secret of mine") if word in log] == []
    nothing = {kind: [] for kind in ("devices", "league_guests", "sittings", "mutes", "reports")}
    assert await served.hub.store.kept_of(id) == ({"recovery": False}, nothing)
    ana.http.cookies["sobremesa"] = cookie
    assert (await ana.http.get("/api/me/tables")).json()["code"] == "logged-out"
    await bea.hang_up()
    await until(lambda: table not in served.hub.rooms)
    told = await bea.enter(table)
    assert [seat["name"] for seat in told["table"]["seats"]] == ["–", "Bea"]
    assert (await bea.ask("say", phrase="hello"))["type"] == "accepted"


async def test_other_sites_cannot_have_anybody_forgotten_and_nothing_is_while_nothing_may_be_written(
    served: Served, arrive: Arrive
) -> None:
    ana = await arrive("Ana")
    away = await ana.http.post("/api/me/forget", json={"name": "Ana"}, headers={"origin": "https://evil.example"})
    assert away.json()["code"] == "wrong-origin"
    await served.hub.obeying._obey(ReadOnly(True))
    assert (await ana.http.post("/api/me/forget", json={"name": "Ana"})).json()["code"] == "read-only"
    assert (await ana.http.get("/api/me")).json()["name"] == "Ana"
