"""The levels people choose: each stronger than the one below, none of them late."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from sobremesa import bots
from sobremesa.bots.decision import closeness
from sobremesa.bots.levels import LEVELS, Level
from sobremesa.bots.mind import Mind
from sobremesa.bots.workspace import CANDIDATE
from sobremesa.games.registry import GAMES
from sobremesa.lab.simulate import simulate
from tests.contract.games import Spot, every_game, owing

each_game = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)


@each_game
@pytest.mark.parametrize(
    ("better", "worse", "games"),
    [
        ("greedy", "random", 400),
        ("beginner", "random", 400),
        ("club", "beginner", 60),
        pytest.param("strong", "beginner", 12, marks=pytest.mark.soak),
    ],
)
def test_a_better_level_beats_a_worse_one(game: Any, better: str, worse: str, games: int) -> None:
    """Roughly; bench/bots.md measures it."""
    there = simulate(game, 2, games, "levels", [better, worse]).wins[0]
    back = simulate(game, 2, games, "levels", [worse, better]).wins[1]
    assert (there + back) / 2 > 0.55


def test_the_offered_levels_are_levels() -> None:
    assert set(bots.OFFERED) <= set(bots.LEVELS)
    assert [LEVELS[level].seconds for level in bots.OFFERED] == [0.2, 0.5, 1.0, 2.0]


def test_a_game_says_what_it_wants_otherwise() -> None:
    wishes = {"all": {"whim": 0.5, "depth": 2}, "champion": {"depth": 3}, "champion of two": {"samples": 7}}
    game = replace(GAMES["parade"], search=wishes)
    assert bots.mind_of(game, "greedy", 2) == LEVELS["greedy"].mind
    assert bots.mind_of(game, "club", 2) == replace(LEVELS["club"].mind, whim=0.5, depth=2)
    assert bots.mind_of(game, "champion", 3) == replace(LEVELS["champion"].mind, whim=0.5, depth=3)
    assert bots.mind_of(game, "champion", 2) == replace(bots.mind_of(game, "champion", 3), samples=7)


@each_game
def test_the_clock_ends_a_thought_that_takes_too_long(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    s = Spot(1, 8, 4).state(game)
    (seat, *_) = owing(bots.bound(game), s)
    monkeypatch.setitem(LEVELS, "endless", Level(Mind(samples=10**12), 0.2))
    assert bots.choose_in_time("endless", game, s, seat, b"x") in game.legal(s, seat)  # samples for days, but an answer


@each_game
@pytest.mark.parametrize("threads", [1, 3])
def test_an_analysis_weighs_every_action(game: Any, threads: int) -> None:
    s = Spot(1, 8, 4).state(game)
    before = s.tobytes()
    (seat, *_) = owing(bots.bound(game), s)
    ways = bots.analyse(game, s, seat, 3000, b"x", threads=threads)
    assert ways == bots.analyse(game, s, seat, 3000, b"x", threads=threads)
    assert {way.action for way in ways} <= set(game.legal(s, seat))
    assert len(ways) == min(len(game.legal(s, seat)), bots.mind_of(game, "champion", int(s.players)).width)
    assert ways[0].share == max(way.share for way in ways)
    assert np.isclose(sum(way.share for way in ways), 1)
    assert all(0 <= way.wins <= 1 for way in ways)
    assert s.tobytes() == before


def test_an_analysis_is_blind_too() -> None:
    from tests.contract.games import redealt

    game = GAMES["parade"]
    s = Spot(1, 8, 4).state(game)
    run = bots.bound(game)
    (seat, *_) = owing(run, s)
    assert bots.analyse(game, s, seat, 2000, b"x") == bots.analyse(game, redealt(run, s, seat, 7), seat, 2000, b"x")


@each_game
def test_who_searches_says_how_hard_it_was(game: Any) -> None:
    s = Spot(1, 8, 4).state(game)
    (seat, *_) = owing(bots.bound(game), s)
    assert bots.ponder_in_time("random", game, s, seat, b"x").hard is None
    hard = bots.ponder_in_time("strong", game, s, seat, b"x").hard
    assert hard is None if len(game.legal(s, seat)) == 1 else 0.0 < (hard or 0.0) <= 1.0


def test_equals_are_the_hardest_choice() -> None:
    candidates = np.zeros(2, CANDIDATE)
    assert closeness(candidates) is None
    candidates["tried"] = 10
    assert closeness(candidates) == 1.0
    candidates["worth"] = (6.0, 1.0)
    assert 0.0 < (closeness(candidates) or 1.0) < 0.1
