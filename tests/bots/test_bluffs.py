"""The responder of bench/bluffs.md: without habits it is the bot itself, and a habit changes nothing but its own kind of decision."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest
from bench.bluffs import single
from bench.habits import AS_SEARCHED, HABITS, SEARCHED, Plan, chosen
from bench.responder import Bots, Crossroads, Score

from sobremesa import bots
from sobremesa.core.keys import keys
from sobremesa.core.protocol import NOBODY
from sobremesa.games.jackrabbits import JACKRABBITS
from sobremesa.games.jackrabbits import state as words
from tests.contract.games import redealt

DEALS = range(1)
PHASES = {"challenge": words.CHALLENGE, "enter": words.JOURNEY, "attack": words.SETTLING, "strike": words.FIGHTING}
each_table = pytest.mark.parametrize("players", [2, 4])


def quick(players: int) -> Bots:
    return Bots(replace(bots.mind_of(JACKRABBITS, "strong", players), samples=12), players)


def played(players: int, deal: int, seat: int = NOBODY, plan: Plan = SEARCHED) -> tuple[Any, list[Crossroads]]:
    """A whole game, and everybody's bluffs."""
    games, w = quick(players).deal("test", deal)
    return games, quick(players).play_on(games, w, seat, plan)


@cache
def usual(players: int, deal: int) -> tuple[Any, list[Crossroads]]:
    return played(players, deal)


@each_table
def test_without_habits_it_is_the_bot_itself(players: int) -> None:
    table = quick(players)
    minds = np.array([table.mind] * players, bots.MIND)
    for deal in DEALS:
        games = table.run.states(1)
        games["rng"] = keys("test", deal, 1)
        options, lengths = JACKRABBITS.Options().simulated().encode(), np.zeros(1, np.int64)
        table.run.contests(games, options, minds, bots.new_workspace(table.run), lengths)
        assert games.tobytes() == usual(players, deal)[0].tobytes() == played(players, deal, 1)[0].tobytes()
        assert table.answer("test", deal, [SEARCHED]) == [Score(players)]


def first_change(plan: Plan) -> tuple[int, int]:
    """The first deal in which a seat would do something else by this plan, and the seat."""
    for deal in range(200):
        for at in usual(2, deal)[1]:
            if chosen(plan, at.kind, at.game, at.seat, at.ranked) != at.action:
                return deal, at.seat
    raise AssertionError("a habit that never matters")


@pytest.mark.parametrize("plan", single(), ids=lambda plan: next(name for name in plan.values() if name != AS_SEARCHED))
def test_a_habit_changes_only_its_own_kind_of_decision(plan: Plan) -> None:
    """And what is played on from the first change is the same as a whole game with the habit."""
    (own,) = [kind for kind in HABITS if plan[kind] != AS_SEARCHED]
    deal, seat = first_change(plan)
    games, bluffs = played(2, deal, seat, plan)
    changed = [at for at in bluffs if at.action != at.ranked[0]]
    assert {(at.kind, at.seat, at.game.phase) for at in changed} == {(own, seat, PHASES[own])}
    assert games.tobytes() == quick(2).with_plan(usual(2, deal)[1], seat, plan).tobytes()


@each_table
def test_a_habit_goes_by_what_its_seat_knows(players: int) -> None:
    bluffs = [at for deal in DEALS for at in usual(players, deal)[1]]
    assert {at.kind for at in bluffs} == set(HABITS)
    for at in bluffs:
        other = redealt(quick(players).run, at.game, at.seat, 7)
        for plan in single():
            assert chosen(plan, at.kind, other, at.seat, at.ranked) == chosen(
                plan, at.kind, at.game, at.seat, at.ranked
            )


def test_a_gain_is_counted_in_wins_brought_and_cost() -> None:
    score = Score(100, 30, 10.0, 3.0) + Score(100, 10, 4.0, 1.0)
    assert score == Score(200, 40, 14.0, 4.0)
    assert score.gain == 0.05
    low, high = score.interval()
    assert 0.0 < low < 0.05 < high < 0.1
    low, high = Score(10).interval()
    assert low < 0.0 < high
