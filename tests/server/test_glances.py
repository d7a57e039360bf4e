"""Somebody's tables from afar."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Arrive = Callable[..., Any]
BOT = {"kind": "bot", "level": "random"}


async def seen(player: Any, *tables: str) -> list[dict[str, Any]]:
    return (await player.http.post("/api/glances", json={"tables": list(tables)})).json()


async def test_a_glance_says_who_sits_there_whose_turn_it_is_and_how_long_ago(arrive: Arrive) -> None:
    ana, bea = await arrive("Ana"), await arrive("Bea")
    waiting = await ana.open(["me", {"kind": "open"}], game="parade")
    playing = await ana.open(["me", BOT], game="parade", options={"starter": 0})
    first, second = await seen(ana, waiting, playing)
    assert (first["status"], first["owes"], [seat["name"] for seat in first["seats"]]) == ("waiting", [], ["Ana", ""])
    assert (second["status"], second["owes"], second["you"]) == ("playing", [0], 0)
    assert 0 <= second["ago"] < 600
    assert [one["you"] for one in await seen(bea, waiting, playing)] == [None, None]


async def test_a_table_that_is_not_there_is_left_out(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open(["me", BOT], game="parade")
    assert [one["id"] for one in await seen(ana, "nowhere", table, table)] == [table]
    many = await ana.http.post("/api/glances", json={"tables": ["x"] * 41})
    assert many.status_code == 400
