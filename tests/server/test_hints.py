"""Hints: for the seat to move, from its own view, where the table allows them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from sobremesa import bots
from sobremesa.games.registry import GAMES
from sobremesa.server import Settings, create_app
from sobremesa.table import hints, log
from sobremesa.table.table import Table

from .conftest import arrivals, play_one, serving, two_at_a_table

Arrive = Callable[..., Any]
PARADE = GAMES["parade"]


@pytest.fixture(autouse=True)
def compiled() -> None:
    run = bots.bound(PARADE)
    _ = run.decide, run.search


async def alone(arrive: Arrive, **more: Any) -> tuple[Any, str]:
    ana = await arrive("Ana")
    bot = {"kind": "bot", "level": "greedy"}
    table = await ana.open(["me", bot, bot], options={"starter": 0}, **more)
    await ana.enter(table)
    return ana, table


async def ask(player: Any, table: str, budget: int = 300, **more: Any) -> Any:
    return await player.http.post(f"/api/tables/{table}/hint?budget={budget}", **more)


async def test_against_bots_the_best_moves_are_told(arrive: Arrive) -> None:
    ana, table = await alone(arrive)
    assert ana.table["hints"]
    answer = await ask(ana, table)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    hint = answer.json()
    assert (hint["ply"], hint["seat"]) == (0, 0)
    legal = {move["action"]: move["notation"] for move in ana.game["moves"]}
    assert {move["action"]: move["notation"] for move in hint["moves"]} == legal
    assert all(0 <= move["chance"] <= 1 and move["points"] >= 0 for move in hint["moves"])
    assert all(move["why"]["code"].startswith("parade-why-") for move in hint["moves"])
    assert (await ask(ana, table)).json() == hint, "asked again, the same answer"


async def test_among_people_there_are_none_unless_they_say_so(arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive)
    player = ana if ana.game["moves"] else bea
    assert not player.table["hints"]
    refused = await ask(player, table, headers={"accept-language": "fr"})
    assert (refused.status_code, refused.json()["code"]) == (403, "no-hints")
    assert "conseils" in refused.json()["reason"]
    ana, bea, table = await two_at_a_table(arrive, hints=True)
    player = ana if ana.game["moves"] else bea
    assert (await ask(player, table)).status_code == 200
    ana, table = await alone(arrive, hints=False)
    assert (await ask(ana, table)).json()["code"] == "no-hints"


async def test_only_who_is_to_move_gets_one(arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive, hints=True)
    eva = await arrive("Eva")
    waiting = bea if ana.game["moves"] else ana
    assert (await ask(waiting, table)).json()["code"] == "not-your-turn"
    assert (await ask(eva, table)).json()["code"] == "not-seated"
    assert (await ask(eva, "nowhere")).json()["code"] == "no-such-table"
    eva.http.cookies.clear()
    assert (await ask(eva, table)).json()["code"] == "no-guest"
    open_table = await ana.open(["me", "open"], hints=True)
    assert (await ask(ana, open_table)).json()["code"] == "not-started"
    await play_one(ana, bea)


@pytest.mark.parametrize("budget", [0, -5, 10**9])
async def test_a_budget_has_its_limits(arrive: Arrive, budget: int) -> None:
    ana, table = await alone(arrive)
    answer = await ask(ana, table, budget)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


async def test_hints_are_not_for_asking_all_day(settings: Settings) -> None:
    async with serving(create_app(replace(settings, hurry=1.0))) as served, arrivals(served) as arrive:
        ana, table = await alone(arrive)
        answers = [await ask(ana, table, 10) for _ in range(14)]
        assert answers[0].status_code == 200
        assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "too-fast")


async def test_before_the_bots_are_compiled_it_says_so(arrive: Arrive, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.server.thinkers.is_ready", lambda game: False)
    ana, table = await alone(arrive)
    answer = await ask(ana, table)
    assert (answer.status_code, answer.json()["code"]) == (503, "hint-not-yet")


async def test_a_hint_never_changes_with_what_the_seat_cannot_know(arrive: Arrive) -> None:
    """What the bot thinks about is the game redealt for the seat."""
    ana, table = await alone(arrive)
    room = ana.served.hub.rooms[table]
    known, _ = room.table.brief(0)
    assert known.tobytes() != room.table.state.tobytes()
    seen: list[bytes] = []
    weigh = bots.analyse

    def spy(game: Any, state: Any, *rest: Any, **more: Any) -> Any:
        seen.append(state.tobytes())
        return weigh(game, state, *rest, **more)

    import sobremesa.server.thinkers as thinkers

    thinkers.analyse, before = spy, thinkers.analyse
    try:
        assert (await ask(ana, table)).status_code == 200
    finally:
        thinkers.analyse = before
    assert seen == [known.tobytes()]


def opened(*kinds: str, hints: bool | None = None) -> Table:
    plans = [log.SeatPlan("bot", "greedy") if kind == "bot" else log.SeatPlan("open") for kind in kinds]
    table = Table.decide_opening(
        log.Opened(0, "parade", PARADE.version, {}, "", plans, "00" * 32, "host", ["greedy"], hints=hints)
    )
    assert isinstance(table, Table)
    return table


def test_who_counts_as_a_person() -> None:
    assert hints.are_allowed(opened("open", "bot"))
    assert hints.are_allowed(opened("bot", "bot"))
    assert not hints.are_allowed(opened("open", "open"))
    assert hints.are_allowed(opened("open", "open", hints=True))
    assert not hints.are_allowed(opened("open", "bot", hints=False))
    left = opened("open", "open")
    for seat in (0, 1):
        left.apply(log.Sat(0, seat, f"guest {seat}", "Ana"))
    left.apply(log.Left(0, 1))
    left.apply(log.Filled(0, 1, "greedy"))
    assert not hints.are_allowed(left), "who was only called away may come back to the cards"


async def test_a_rematch_keeps_what_was_agreed(arrive: Arrive) -> None:
    from sobremesa.server.opening import next_table

    assert next_table(opened("open", "open", hints=True)).hints is True
