"""Interpreted and compiled rules agree, move by move, byte by byte."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sobremesa import bots
from sobremesa.core.jit import bind
from sobremesa.core.protocol import OVER

from .games import copy, dealt, every_game, features_of, moves_of, owing, player_counts, redealt, standing_of

GAMES, BATCH = 500, 50  # games per player count, and in one test
SOAK_GAMES, SOAK_BATCH = 10_000, 500

each_table = pytest.mark.parametrize(
    ("game", "players"),
    [pytest.param(game, n, id=f"{game.name}-{n}p") for game in every_game() for n in player_counts(game)],
)


@each_table
@pytest.mark.parametrize("batch", range(GAMES // BATCH))
def test_targets_agree_move_by_move(game: Any, players: int, batch: int) -> None:
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        play_twice(game, players, seed)


@pytest.mark.soak
@each_table
@pytest.mark.parametrize("batch", range(SOAK_GAMES // SOAK_BATCH))
def test_targets_agree_over_thousands_of_games(game: Any, players: int, batch: int) -> None:
    for seed in range(batch * SOAK_BATCH, (batch + 1) * SOAK_BATCH):
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
