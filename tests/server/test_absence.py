"""Who goes without a word holds up nobody: after a time the others may let a bot play for them, until they are back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from sobremesa.server import Settings, create_app
from sobremesa.server.absence import Absence

from .conftest import Player, arrivals, catch_up, serving, two_at_a_table
from .later import later

Arrive = Callable[..., Any]


async def gone(left: Player, stays: Player) -> None:
    """`left` hangs up, and has been gone for long enough."""
    await left.hang_up()
    await stays.hear("presence", lambda m: m["gone"] == [1])


async def test_after_a_while_a_bot_plays_for_who_is_gone_and_gives_the_seat_back(arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive, cover=1, options={"starter": 1})
    await gone(bea, ana)
    assert (await ana.ask("fill", seat=1, level="random"))["type"] == "accepted"
    await ana.hear("update", lambda m: m["game"]["ply"] == 1)  # the bot has begun
    assert (ana.table["seats"][1]["kind"], ana.table["seats"][1]["away"]) == ("bot", True)
    assert (ana.table["seats"][1]["name"], ana.table["seats"][1]["level"]) == ("Bea", ana.table["levels"][-1])
    await bea.enter(table)
    await bea.hear("update", lambda m: m["table"]["seats"][1]["kind"] == "human")
    assert (bea.table["you"], bea.table["seats"][1]["away"]) == (1, False)
    await catch_up(ana, bea)
    await ana.ask("move", ply=1, action=ana.game["moves"][0]["action"])
    await catch_up(ana, bea)
    assert bea.game["moves"], "it is hers to move again"


async def test_nobody_is_covered_for_who_is_here_or_has_just_gone(arrive: Arrive) -> None:
    ana, bea, _ = await two_at_a_table(arrive, cover=3600)
    refused = await ana.ask("fill", seat=1, level="random")
    assert (refused["type"], refused["code"]) == ("refused", "seat-taken")
    await bea.hang_up()
    await ana.hear("presence", lambda m: m["connected"] == [True, False])
    assert ana.heard[-1]["gone"] == []
    assert (await ana.ask("fill", seat=1, level="random"))["code"] == "seat-taken"


async def test_who_is_waited_for_over_days_can_be_covered_though_nobody_was_there_to_see_it(
    settings: Settings,
) -> None:
    async with serving(create_app(settings)) as served, arrivals(served) as arrive:
        ana, _, table = await two_at_a_table(arrive, cover=86_400, options={"starter": 1})
        cookie = ana.cookie
    async with serving(create_app(settings)) as served, arrivals(served) as arrive:
        ana = await arrive()
        ana.http.cookies.clear()
        ana.http.cookies["sobremesa"] = cookie
        later(86_000, served)
        await ana.enter(table)
        assert (await ana.ask("fill", seat=1, level="random"))["code"] == "seat-taken"
        await ana.hang_up()
        later(400, served)
        await ana.enter(table)
        assert (await ana.ask("fill", seat=1, level="random"))["type"] == "accepted"


async def test_a_table_may_wait_for_ever(arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive, cover=0)
    await bea.hang_up()
    await ana.hear("presence", lambda m: m["connected"] == [True, False])
    assert ana.served.hub.rooms[table].absence.gone() == []


async def test_who_watches_lets_no_bot_in(arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive, cover=1)
    eva = await arrive("Eva")
    await eva.enter(table)
    await gone(bea, ana)
    assert (await eva.ask("fill", seat=1, level="random"))["code"] == "not-host"


async def test_who_left_says_so_when_they_are_back(arrive: Arrive) -> None:
    """A seat that was left is not given back by itself."""
    ana, bea, table = await two_at_a_table(arrive, cover=1)
    await bea.ask("leave")
    assert (await ana.ask("fill", seat=1, level="random"))["type"] == "accepted"
    await bea.hang_up()
    welcome = await bea.enter(table)
    assert welcome["table"]["seats"][1]["kind"] == "bot"
    assert (await bea.ask("say", text="back"))["type"] == "accepted"
    assert bea.table["seats"][1]["kind"] == "bot"
    assert (await bea.ask("sit", seat=1))["type"] == "accepted"


async def test_a_move_is_not_taken_back_while_a_bot_covers_for_who_could_object(arrive: Arrive) -> None:
    ana, bea, _ = await two_at_a_table(arrive, cover=1, options={"starter": 0})
    await ana.ask("move", ply=0, action=ana.game["moves"][0]["action"])
    await gone(bea, ana)
    await ana.ask("fill", seat=1, level="random")
    await ana.hear("update", lambda m: m["game"]["ply"] == 2)
    assert ana.table["takeback"]["reason"] == "takeback-away"


async def test_the_clock_of_absence_starts_anew_with_the_server(settings: Settings) -> None:
    async with serving(create_app(settings)) as served, arrivals(served) as come:
        ana, _, table = await two_at_a_table(come, cover=1)
        cookie = {"cookie": f"sobremesa={ana.cookie}"}
    async with serving(create_app(settings)) as served, arrivals(served) as come:
        again = await come()
        await again.enter(table, headers=cookie)
        await again.hear("presence", lambda m: m["gone"] == [1])


async def test_nobody_is_overlooked_between_two_looks_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    told = asyncio.Event()
    absence = Absence(SimpleNamespace(tell_presence=told.set))  # type: ignore[arg-type]
    readings = iter([{1: 1e-6}, {1: -1e-6}])
    monkeypatch.setattr(absence, "_left", lambda: next(readings))
    assert absence.look() == []
    await told.wait()
    assert absence.look() == [1]
