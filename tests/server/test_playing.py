"""Whole games over real sockets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .conftest import play_one, play_out, two_at_a_table

Arrive = Callable[..., Any]


async def test_two_clients_play_to_the_end_one_of_them_reloading_in_the_middle(arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive)
    for _ in range(5):
        await play_one(ana, bea)
    seen = bea._latest()["seq"]
    await bea.hang_up()
    while ana.game["moves"]:
        await play_one(ana)
    welcome = await bea.enter(table, since=seen)
    assert all(event["ply"] > 5 for event in welcome["events"])
    assert welcome["seat"] == 1
    await play_out(ana, bea)
    assert ana.game["sheet"]["final"]
    assert ana.game["sheet"] == bea.game["sheet"]
    assert ana.table["secret"]


async def test_one_click_to_a_game_against_bots(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open(["me", {"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "random"}])
    await ana.enter(table)
    while ana.table["status"] == "playing":
        if ana.game["moves"]:
            move = ana.game["moves"][0]
            assert (await ana.ask("move", ply=ana.game["ply"], action=move["action"]))["type"] == "accepted"
        else:
            await ana.hear("update")
    assert [seat["kind"] for seat in ana.table["seats"]] == ["human", "bot", "bot"]


async def test_a_table_of_bots_plays_by_itself_and_its_record_can_be_taken_home(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open([{"kind": "bot", "level": "strong"}] * 2)
    await ana.enter(table)
    early = await ana.http.get(f"/api/tables/{table}/record")
    while ana.table["status"] == "playing":
        await ana.hear("update")
    assert early.status_code in (200, 409)
    record = await ana.http.get(f"/api/tables/{table}/record")
    assert record.status_code == 200
    assert record.text.startswith("sobremesa-record")
    frames = (await ana.http.get(f"/api/tables/{table}/frames?from=3")).json()
    assert [frame["ply"] for frame in frames] == list(range(3, ana.game["ply"] + 1))
    assert frames[-1]["game"] == ana.game
