"""The deal of the day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from sobremesa.server.daily import days_in_a_row

from .conftest import Player, Served
from .test_glances import play_out

Arrive = Callable[..., Any]
A_DAY = 86_400.0


async def begin(player: Player, game: str = "parade") -> str:
    answer = await player.http.post("/api/daily", json={"game": game})
    assert answer.status_code == 201, answer.text
    return answer.json()["table"]


async def told(player: Player) -> dict[str, Any]:
    return (await player.http.get("/api/daily")).json()


async def test_everybody_is_dealt_the_same_and_has_one_table_a_day(served: Served, arrive: Arrive) -> None:
    ana, bea = await arrive("Ana"), await arrive("Bea")
    mine, hers = await begin(ana), await begin(bea)
    assert mine != hers
    assert await begin(ana) == mine
    first, second = await ana.enter(mine), await bea.enter(hers)
    assert [one["table"]["commitment"] for one in (first, second)] == [first["table"]["commitment"]] * 2
    assert first["table"]["day"] == (await told(ana))["day"]
    assert served.hub.rooms[mine].table.root == served.hub.rooms[hers].table.root
    assert first["table"]["hints"] is False
    assert await begin(ana, "coloretto") != mine
    assert {one["game"]: one["table"] for one in (await told(ana))["games"]}["parade"] == mine


async def test_another_day_brings_another_deal_and_days_in_a_row_are_counted(
    served: Served, arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = await arrive("Ana")
    now, roots = served.hub.time.now(), set()
    for number in range(2):
        monkeypatch.setattr(served.hub.time, "now", lambda number=number: now + number * A_DAY)
        assert (await told(ana))["streak"] == number
        table = await begin(ana)
        await play_out(ana, table)
        roots.add(served.hub.rooms[table].table.root)
        after = await told(ana)
        assert after["streak"] == number + 1
        parade = next(one for one in after["games"] if one["game"] == "parade")
        assert (parade["table"], len(parade["end"]["points"])) == (table, 3)
    assert len(roots) == 2
    monkeypatch.setattr(served.hub.time, "now", lambda: now + 3 * A_DAY)
    assert (await told(ana))["streak"] == 0


async def test_no_game_of_that_name_has_a_deal(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    assert (await ana.http.post("/api/daily", json={"game": "chess"})).json()["code"] == "unknown-game"


def test_days_in_a_row_end_today_or_yesterday() -> None:
    played = {"2026-02-27", "2026-02-28", "2026-03-01", "2026-03-03"}
    assert [days_in_a_row(played, date(2026, 3, day)) for day in range(1, 6)] == [3, 3, 1, 1, 0]
