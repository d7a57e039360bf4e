"""The rules, playouts and bots compile for a GPU (no GPU needed), and where there is one it agrees bit for bit."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sobremesa import bots
from sobremesa.bots import contests
from sobremesa.core import jit, playout, protocol

from .games import every_game, player_counts

pytest.importorskip("numba_cuda", reason="needs the cuda extra")
# Jackrabbits takes most of a minute.
light_or_soaked = [
    pytest.param(game, marks=pytest.mark.soak if game.name == "jackrabbits" else ()) for game in every_game()
]
each_game = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
no_warnings = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::UserWarning")  # of the compiler itself


@no_warnings
@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=pytest.mark.soak if game.name == "jackrabbits" else (), id=game.name)
        for game in every_game()
    ],
)
def test_random_games_compile_for_a_gpu(game: Any) -> None:
    """They call all of the rules but those below. Jackrabbits' take most of a minute."""
    compiles(game, "random_game")


@no_warnings
@pytest.mark.soak  # most of a minute for Jackrabbits
@each_game
def test_the_other_rules_compile_for_a_gpu(game: Any) -> None:
    for name in ("owes", "standing", "redeal", "observe"):
        compiles(game, name)


@no_warnings
@pytest.mark.soak  # 3 GB and more than a minute for Jackrabbits
@each_game
@pytest.mark.parametrize("name", ["appeal", "inclination", "decide"])
def test_the_bots_compile_for_a_gpu(game: Any, name: str) -> None:
    if name == "inclination" and not hasattr(game.policy, name):
        pytest.skip("inclination is optional, and this policy has none")
    compiles(game, name)


def compiles(game: Any, name: str) -> None:
    home = next(
        m
        for m in (game.rules, game.policy, playout, contests)
        if name in vars(m) and vars(m)[name].__module__ != protocol.__name__
    )
    assert ".visible .func" in jit.ptx(game.rules, vars(home)[name], game.policy, playout, contests)


@pytest.mark.cuda
@pytest.mark.skipif(not jit.has_gpu(), reason="needs a GPU")
@each_game
def test_a_gpu_plays_the_same_games(game: Any) -> None:
    gpu, cpu, count = jit.bind(game.rules, "cuda", playout), bots.bound(game), 20_000
    for players in player_counts(game):
        games, lengths = cpu.states(count), np.zeros(count, np.int64)
        games["rng"] = np.random.default_rng(players).integers(0, 2**63, (count, 4), np.uint64)
        there, lengths_there = jit.games_to_gpu(games), jit.to_gpu(lengths)
        options = game.Options().encode()
        jit.launch(gpu, "random_game", there, players, jit.to_gpu(options), lengths_there)
        cpu.random_games(count, games, players, options, lengths)
        assert jit.games_from_gpu(there, game.rules.STATE).tobytes() == games.tobytes()
        assert (lengths_there.copy_to_host() == lengths).all()
