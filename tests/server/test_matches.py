"""Several games in a row at one table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sobremesa.games.registry import GAMES

Arrive = Callable[..., Any]
BOT = {"kind": "bot", "level": "random"}


@pytest.fixture
def game() -> dict[str, Any]:
    """A game that is played in matches."""
    found = next(game for game in GAMES.values() if max(game.matches) > 1)
    return {"game": found.name, "games": max(found.matches)}


async def test_bots_play_a_whole_match_by_themselves(arrive: Arrive, game: dict[str, Any]) -> None:
    ana = await arrive("Ana")
    table = await ana.open([BOT] * 4, **game)
    await ana.enter(table)
    while ana.table["status"] != "over":
        await ana.hear("update")
    assert len(ana.table["match"]["results"]) == game["games"]
    assert ana.table["match"]["winners"]
    deals = [e["facts"]["number"] for m in ana.heard for e in m.get("events", []) if e["code"] == "match-next"]
    assert deals == list(range(2, game["games"] + 1))
    frames = (await ana.http.get(f"/api/tables/{table}/frames")).json()
    assert len(frames) == ana.table["ply"] + game["games"]  # a deal a game, and a move a ply
    assert (await ana.http.get(f"/api/tables/{table}/record")).status_code == 200


async def test_the_next_game_waits_for_the_people(arrive: Arrive, game: dict[str, Any]) -> None:
    ana = await arrive("Ana")
    table = await ana.open(["me", BOT, BOT, BOT], **game)
    await ana.enter(table)
    assert (await ana.ask("next"))["code"] == "not-between"
    while ana.table["status"] == "playing":
        if ana.game["moves"]:
            await ana.ask("move", ply=ana.table["ply"], action=ana.game["moves"][0]["action"])
        else:
            await ana.hear("update")
    assert ana.table["status"] == "between"
    seen = ana.table["seq"]
    assert (await ana.ask("next"))["type"] == "accepted"
    await ana.hang_up()
    welcome = await ana.enter(table, since=seen)
    assert welcome["table"]["match"]["game"] == 2
    assert welcome["events"][0]["code"] == "match-next"


async def test_a_match_has_a_length_its_game_knows(arrive: Arrive, game: dict[str, Any]) -> None:
    ana = await arrive()
    answer = await ana.http.post("/api/tables", json={"game": game["game"], "seats": [BOT] * 4, "games": 99})
    assert (answer.status_code, answer.json()["code"]) == (400, "match-length")
