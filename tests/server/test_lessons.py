"""Lessons: every step begins where it should, and can be done as it is shown, at a real table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sobremesa.games.registry import GAMES

from .conftest import Player, catch_up

LESSON = GAMES["jackrabbits"].lesson
assert LESSON is not None
STEPS = range(1, len(LESSON.steps) + 1)


async def learner(arrive: Callable[..., Any], step: int) -> Player:
    ana = await arrive("Ana")
    answer = await ana.http.post("/api/games/jackrabbits/lesson", json={"step": step})
    assert answer.status_code == 201, answer.text
    await ana.enter(answer.json()["table"])
    return ana


@pytest.mark.parametrize("step", STEPS)
async def test_a_step_can_be_done_as_it_is_shown(arrive: Callable[..., Any], step: int) -> None:
    assert LESSON is not None
    one = LESSON.steps[step - 1]
    ana = await learner(arrive, step)
    assert (ana.game["ply"], ana.game["owes"]) == (one.ply, [0])
    seen = len(ana.heard)
    for text in one.shown:
        move = next((move for move in ana.game["moves"] if move["notation"] == text), None)
        assert move, (text, [move["notation"] for move in ana.game["moves"]])
        assert (await ana.ask("move", ply=ana.game["ply"], action=move["action"]))["type"] == "accepted"
        await catch_up(ana)
    told = {event["code"] for message in ana.heard[seen:] for event in message.get("events", [])}
    assert told & set(one.goals)


async def test_the_last_step_wins(arrive: Callable[..., Any]) -> None:
    assert LESSON is not None
    ana = await learner(arrive, len(LESSON.steps))
    for text in LESSON.steps[-1].shown:
        action = next(move["action"] for move in ana.game["moves"] if move["notation"] == text)
        await ana.ask("move", ply=ana.game["ply"], action=action)
        await catch_up(ana)
    assert ana.table["status"] == "over"
    assert ana.game["winner"] == 0


async def test_there_are_only_so_many_lessons(arrive: Callable[..., Any]) -> None:
    ana = await arrive("Ana")
    for path, step in (("jackrabbits", 7), ("parade", 1)):
        answer = await ana.http.post(f"/api/games/{path}/lesson", json={"step": step})
        assert (answer.status_code, answer.json()["code"]) == (404, "no-lesson")
    assert (await ana.http.post("/api/games/jackrabbits/lesson", json={"step": 0})).status_code == 400
