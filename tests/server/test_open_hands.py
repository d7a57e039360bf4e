"""When all is over and everybody agrees, the replay can be seen through the eyes of any seat; before, nobody sees more than their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .conftest import Player, Served, two_at_a_table
from .test_glances import play_out_both

Arrive = Callable[..., Any]


async def seen(player: Player, table: str, seat: int) -> Any:
    return await player.http.get(f"/api/tables/{table}/frames?seat={seat}")


async def test_hands_are_open_once_all_is_over_and_everybody_agrees(served: Served, arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive)
    watcher = await arrive()
    for player, seat in ((ana, 1), (bea, 0), (watcher, 0)):
        assert (await seen(player, table, seat)).json()["code"] == "not-shown"
    assert (await seen(ana, table, 0)).status_code == 200
    assert (await ana.http.post(f"/api/tables/{table}/show")).json()["code"] == "not-over"
    await play_out_both(ana, bea, table)
    assert (await watcher.http.post(f"/api/tables/{table}/show")).json()["code"] == "not-seated"
    first = (await ana.http.post(f"/api/tables/{table}/show")).json()
    assert (first["shown"], first["open"]) == ([0], False)
    assert (await seen(ana, table, 1)).json()["code"] == "not-shown"
    again = (await ana.http.post(f"/api/tables/{table}/show")).json()
    assert (again["shown"], again["seq"]) == ([0], first["seq"])
    both = (await bea.http.post(f"/api/tables/{table}/show")).json()
    assert (both["shown"], both["open"]) == ([0, 1], True)
    hers = (await seen(bea, table, 1)).json()
    for player in (ana, watcher):
        assert (await seen(player, table, 1)).json() == hers
    assert (await seen(ana, table, 2)).json()["code"] == "not-shown"
