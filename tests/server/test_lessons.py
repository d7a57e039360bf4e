"""Lessons: every step begins where it should, and can be done as it is shown, at a real table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sobremesa.games.lesson import step_of
from sobremesa.games.registry import GAMES

from .conftest import Player, catch_up

LESSONS = {name: game.lessons for name, game in GAMES.items() if game.lessons}
STEPS = [
    (name, number)
    for name, lessons in LESSONS.items()
    for number in range(1, sum(len(one.steps) for one in lessons) + 1)
]


async def learner(arrive: Callable[..., Any], game: str, step: int) -> Player:
    ana = await arrive("Ana")
    answer = await ana.http.post(f"/api/games/{game}/lesson", json={"step": step})
    assert answer.status_code == 201, answer.text
    await ana.enter(answer.json()["table"])
    return ana


async def do(ana: Player, text: str) -> None:
    """Wait for the decision that can be answered so, and answer it."""
    while not (move := next((move for move in ana.game["moves"] if move["notation"] == text), None)):
        assert ana.table["status"] == "playing", text
        await ana.next()
    assert (await ana.ask("move", ply=ana.game["ply"], action=move["action"]))["type"] == "accepted"
    await catch_up(ana)


def test_every_game_that_is_hard_to_guess_has_a_lesson() -> None:
    assert set(LESSONS) == {"parade", "coloretto", "jackrabbits"}


@pytest.mark.parametrize(("game", "step"), STEPS)
async def test_a_step_can_be_done_as_it_is_shown(arrive: Callable[..., Any], game: str, step: int) -> None:
    moment = step_of(LESSONS[game], step)
    assert moment
    one = moment[1]
    ana = await learner(arrive, game, step)
    assert (ana.game["ply"], ana.game["owes"]) == (one.ply, [0])
    for text in one.shown:
        await do(ana, text)
    while one.goals and not told(ana) & set(one.goals):
        await ana.next()


def told(ana: Player) -> set[str]:
    return {event["code"] for message in ana.heard[1:] for event in message.get("events", [])}


@pytest.mark.parametrize(("game", "step"), [("parade", 5), ("coloretto", 5), ("jackrabbits", 6)])
async def test_a_lesson_leads_to_a_win(arrive: Callable[..., Any], game: str, step: int) -> None:
    moment = step_of(LESSONS[game], step)
    assert moment
    ana = await learner(arrive, game, step)
    for text in moment[1].shown:
        await do(ana, text)
    while ana.table["status"] != "over":
        await ana.next()
    assert ana.game["winner"] == 0 if game == "jackrabbits" else ana.game["sheet"]["seats"][0]["rank"] == 0


async def test_there_are_only_so_many_lessons(arrive: Callable[..., Any]) -> None:
    ana = await arrive("Ana")
    for path, step in (("jackrabbits", 13), ("parade", 6)):
        answer = await ana.http.post(f"/api/games/{path}/lesson", json={"step": step})
        assert (answer.status_code, answer.json()["code"]) == (404, "no-lesson")
    assert (await ana.http.post("/api/games/jackrabbits/lesson", json={"step": 0})).status_code == 400
