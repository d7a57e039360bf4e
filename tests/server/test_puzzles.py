"""Puzzles: the question is a real position, and what an answer was worth is said only after it was given."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest

from sobremesa.games.folder import puzzles
from sobremesa.games.registry import GAMES
from sobremesa.server.messages import PuzzleShelf
from sobremesa.server.puzzles import of_the_day

from .conftest import Player

SHIPPED = [(name, number) for name, game in GAMES.items() for number in range(1, len(puzzles(game)) + 1)]
FIRST = sorted({name: (name, number) for name, number in reversed(SHIPPED)}.values())  # of each game


async def asked(arrive: Callable[..., Any], game: str, number: int) -> tuple[Player, str]:
    """Somebody at the table of a puzzle, and its id."""
    ana = await arrive("Ana")
    answer = await ana.http.post("/api/puzzles", json={"game": game, "number": number})
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    await ana.enter(table)
    return ana, table


async def answered(ana: Player, table: str, notation: str) -> dict[str, Any]:
    action = next(move["action"] for move in ana.game["moves"] if move["notation"] == notation)
    assert (await ana.ask("move", ply=ana.game["ply"], action=action))["type"] == "accepted"
    verdict = await ana.http.post(f"/api/tables/{table}/verdict")
    assert verdict.status_code == 200, verdict.text
    return verdict.json()


@pytest.mark.parametrize(("game", "number"), FIRST)
async def test_the_right_answer_is_right_and_another_is_not(arrive: Callable[..., Any], game: str, number: int) -> None:
    puzzle = puzzles(GAMES[game])[number - 1]
    ana, table = await asked(arrive, game, number)
    right = await answered(ana, table, puzzle.best.notation)
    assert (right["right"], right["mine"]) == (True, right["best"])
    assert right["told"]["facts"]["seat"] == 0
    bea, other = await asked(arrive, game, number)
    wrong = await answered(bea, other, puzzle.tries[-1].notation)
    assert not wrong["right"]
    assert wrong["mine"]["chance"] < wrong["best"]["chance"]


@pytest.mark.parametrize(("game", "number"), FIRST)
async def test_before_the_try_nothing_tells_the_answer(arrive: Callable[..., Any], game: str, number: int) -> None:
    puzzle = puzzles(GAMES[game])[number - 1]
    ana, table = await asked(arrive, game, number)
    assert (ana.game["ply"], ana.game["owes"]) == (len(puzzle.moves.split()), [0])
    early = await ana.http.post(f"/api/tables/{table}/verdict")
    assert (early.status_code, early.json()["code"]) == (409, "no-try")
    assert ana.table["secret"] is None
    assert (await ana.http.post(f"/api/tables/{table}/hint")).json()["code"] == "no-hints"
    assert str(puzzle.best.chance).encode() not in b"".join(ana.raw)


async def test_it_is_the_asker_who_is_judged_and_nobody_plays_on(arrive: Callable[..., Any]) -> None:
    game, number = FIRST[0]
    puzzle = puzzles(GAMES[game])[number - 1]
    ana, table = await asked(arrive, game, number)
    await answered(ana, table, puzzle.best.notation)
    assert all(seat["kind"] == "human" for seat in ana.table["seats"])
    stranger = await arrive("Eva")
    assert (await stranger.http.post(f"/api/tables/{table}/verdict")).json()["code"] == "no-puzzle"
    assert (await ana.http.get("/api/me/tables")).json()["tables"] == []


async def test_what_there_is_not_is_refused(arrive: Callable[..., Any]) -> None:
    ana = await arrive("Ana")
    for wish, code in (
        ({"game": "parade", "number": 999}, "no-puzzle"),
        ({"game": "whist", "number": 1}, "unknown-game"),
    ):
        assert (await ana.http.post("/api/puzzles", json=wish)).json()["code"] == code
    assert (await ana.http.post("/api/puzzles", json={"game": "parade", "number": 0})).status_code == 400
    table = await ana.open(["me", {"kind": "bot", "level": "random"}])
    assert (await ana.http.post(f"/api/tables/{table}/verdict")).json()["code"] == "no-puzzle"


async def test_the_shelves_say_how_many_there_are(arrive: Callable[..., Any]) -> None:
    ana = await arrive("Ana")
    told = (await ana.http.get("/api/puzzles")).json()
    assert {shelf["game"]: shelf["count"] for shelf in told["shelves"]} == {
        name: len(puzzles(game)) for name, game in GAMES.items() if puzzles(game)
    }
    assert (told["today"]["game"], told["today"]["number"]) in SHIPPED


def test_every_day_has_a_puzzle_and_in_time_they_all_have_their_day() -> None:
    shelves = [PuzzleShelf("one", 3), PuzzleShelf("two", 2)]
    days = [str(date(2026, 1, 1) + timedelta(number)) for number in range(100)]
    drawn = [of_the_day(day, shelves) for day in days]
    assert drawn == [of_the_day(day, shelves) for day in days]
    assert {(one.game, one.number) for one in drawn if one} == {
        ("one", 1),
        ("one", 2),
        ("one", 3),
        ("two", 1),
        ("two", 2),
    }
    assert of_the_day("2026-01-01", []) is None
