"""Interpreted and compiled rules agree, move by move, byte by byte."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from sobremesa import bots
from sobremesa.core.jit import bind
from sobremesa.core.protocol import OVER
from sobremesa.games.lens import Lens

from .games import copy, dealt, every_game, features_of, lens_of, moves_of, owing, player_counts, redealt, standing_of

BATCH, SOAK_BATCH = 40, 500  # games in one test


def batches(games: Callable[[Lens], int], size: int) -> pytest.MarkDecorator:
    """Every game with every number of players, so many games each as its lens says, cut into tests of bearable length."""
    cases = []
    for game in every_game():
        total = games(lens_of(game))
        for players in player_counts(game):
            for first in range(0, total, size):
                seeds = range(first, min(total, first + size))
                cases.append(pytest.param(game, players, seeds, id=f"{game.name}-{players}p-{first}"))
    return pytest.mark.parametrize(("game", "players", "seeds"), cases)


@batches(lambda lens: lens.games, BATCH)
def test_targets_agree_move_by_move(game: Any, players: int, seeds: range) -> None:
    for seed in seeds:
        play_twice(game, players, seed)


@pytest.mark.soak
@batches(lambda lens: lens.soak_games, SOAK_BATCH)
def test_targets_agree_over_thousands_of_games(game: Any, players: int, seeds: range) -> None:
    for seed in seeds:
        play_twice(game, players, 1_000_000 + seed)


def play_twice(game: Any, players: int, seed: int) -> None:
    """The same random game on both targets; decisions owed at once come in any order."""
    plain, fast = bind(game.rules, "python", game.policy), bots.bound(game)
    one, two = dealt(game, players, seed, plain), dealt(game, players, seed, fast)
    assert one.tobytes() == two.tobytes()
    chance = np.random.default_rng(seed)
    while plain.actor(one) != OVER:
        assert plain.actor(one) == fast.actor(two)
        assert owing(plain, one) == owing(fast, two)
        seat = int(chance.choice(owing(plain, one)))
        moves = moves_of(plain, one, seat)
        assert moves == moves_of(fast, two, seat)
        action = moves[chance.integers(len(moves))]
        if chance.random() < 0.1:
            compare_questions(plain, fast, one, seat, action)
        plain.play(one, seat, action)
        fast.play(two, seat, action)
        assert one.tobytes() == two.tobytes()
    assert fast.actor(two) == OVER
    assert standing_of(plain, one) == standing_of(fast, two)


def compare_questions(plain: Any, fast: Any, s: Any, seat: int, action: int) -> None:
    assert standing_of(plain, s) == standing_of(fast, s)
    assert features_of(plain, s, seat).tobytes() == features_of(fast, s, seat).tobytes()
    assert redealt(plain, s, seat, 3).tobytes() == redealt(fast, copy(s), seat, 3).tobytes()
    assert plain.appeal(s, seat, action) == fast.appeal(s, seat, action)
    if hasattr(plain, "inclination"):  # a game may do without
        assert plain.inclination(s, seat, action) == fast.inclination(s, seat, action)
