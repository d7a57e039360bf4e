"""A table that limits the time to answer: the server gives the harmless answer, whoever was restarted meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sobremesa.bots import by_instinct
from sobremesa.server import Settings, create_app
from sobremesa.table import fairness

from ..e2e.serving import Server
from .backends import Redis, postgres
from .conftest import Player, Served, arrivals, catch_up, serving, two_at_a_table

ASKED_SOON = "0" * 64  # a secret whose third move is a visit to a palace


async def until_asked(*players: Player) -> int:
    """Play by instinct until somebody who is not on turn is asked; who that is."""
    await catch_up(*players)
    table = players[0].served.hub.rooms[players[0].table["id"]].table
    while not table.questions:
        seat = table.owing()[0]
        assert table.state is not None
        action = int(by_instinct(table.game, table.state, seat))
        answer = await players[seat].ask("move", ply=table.ply, action=action)
        assert answer["type"] == "accepted", answer
        await catch_up(*players)
    return next(iter(table.questions))


@pytest.fixture(autouse=True)
def known_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness, "new_secret", lambda: ASKED_SOON)


async def timed(arrive: Callable[..., Any], patience: int) -> tuple[Player, Player, str]:
    return await two_at_a_table(arrive, game="jackrabbits", options={"advanced_citadel": True}, patience=patience)


async def test_silence_is_the_harmless_answer(arrive: Callable[..., Any]) -> None:
    ana, bea, _ = await timed(arrive, 3)
    seat = await until_asked(ana, bea)
    asked = (ana, bea)[seat]
    question = asked.table["questions"][0]
    assert question["seat"] == seat
    assert 0 < question["left"] <= 3
    answered = await asked.hear("update")
    assert answered["table"]["questions"] == []


async def test_an_answer_in_time_is_the_players_own(arrive: Callable[..., Any]) -> None:
    ana, bea, _ = await timed(arrive, 30)
    asked = (ana, bea)[await until_asked(ana, bea)]
    answer = await asked.ask("move", ply=asked.game["ply"], action=asked.game["moves"][0]["action"])
    assert answer["type"] == "accepted"
    await catch_up(ana, bea)
    assert asked.table["questions"] == []


async def test_the_time_goes_on_while_the_server_is_away(settings: Settings) -> None:
    async with serving(create_app(settings)) as served, arrivals(served) as arrive:
        ana, bea, table = await timed(arrive, 2)
        await until_asked(ana, bea)
        ply = ana.table["ply"]
        cookie = ana.cookie
    await asyncio.sleep(0.5)
    async with serving(create_app(settings)) as again, arrivals(again) as arrive:
        carl = await arrive()
        welcome = await carl.enter(table, headers={"cookie": f"sobremesa={cookie}"})
        if welcome["table"]["ply"] == ply:  # the clock has not rung yet
            assert welcome["table"]["questions"][0]["left"] < 2
            welcome = await carl.hear("update", lambda m: m["table"]["ply"] > ply)
        assert welcome["table"]["questions"] == []


async def test_games_say_whether_they_ask(arrive: Callable[..., Any]) -> None:
    ana = await arrive("Ana")
    games = {one["id"]: one["asks"] for one in (await ana.http.get("/api/games")).json()}
    assert games["jackrabbits"]
    assert not games["parade"]
    table = {"game": "parade", "seats": [{"kind": "me"}, {"kind": "open"}], "patience": -1}
    assert (await ana.http.post("/api/tables", json=table)).status_code == 400


async def test_everybody_sees_the_limit(arrive: Callable[..., Any]) -> None:
    ana, bea, _ = await timed(arrive, 20)
    assert ana.table["patience"] == bea.table["patience"] == 20


AHEAD = "import time; real = time.time; time.time = lambda: real() + 60.0"


async def test_a_worker_whose_clock_is_ahead_gives_nobody_less_time(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(AHEAD)  # Python runs it when it starts
    redis = Redis()
    redis.start()
    with ExitStack() as services:
        services.callback(redis.stop)
        settings = replace(settings, database=services.enter_context(postgres()), redis=redis.url)
        ahead = Server(
            tmp_path,
            PYTHONPATH=str(tmp_path),
            SOBREMESA_DATABASE=settings.database,
            SOBREMESA_REDIS=settings.redis,
        ).start()
        services.callback(ahead.stop)
        async with serving(create_app(settings)) as served, arrivals(served) as arrive:
            ana, bea, table = await timed(arrive, 30)
            eva = await arrive("Eva", at=Served(ahead.port, None))  # type: ignore[arg-type]
            await eva.enter(table)
            await until_asked(ana, bea)
            asked_at = ana._latest()["seq"]
            while eva._latest()["seq"] < asked_at:
                await eva.next()
            with suppress(TimeoutError):
                while True:
                    await asyncio.wait_for(eva.next(), 2)
            assert eva._latest()["seq"] == asked_at, "nobody has answered"
            assert 20 < eva.table["questions"][0]["left"] <= 30
