"""On a new machine the compiler works for a while; a bot plays all the same."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

from sobremesa import bots
from sobremesa.games.game import Game
from sobremesa.games.registry import GAMES
from sobremesa.table import fairness


@pytest.mark.parametrize("name", GAMES)
def test_instinct_interpreted_is_the_greedy_bot(name: str) -> None:
    game = GAMES[name]
    players = game.player_counts()[-1]
    root = fairness.root_key("07" * 32, [])
    state, _ = fairness.fair_deal(game, players, game.Options(), root)
    for _ in range(40):
        seat = game.rules.actor(state)
        if seat < 0:
            break
        before = state.tobytes()
        action = bots.by_instinct(game, state, seat)
        assert action == bots.choose("greedy", game, state, seat, b"seed")
        assert state.tobytes() == before
        state = fairness.fair_play(game, state, root, seat, action)


def test_a_game_is_ready_once_it_is_compiled_and_loaded() -> None:
    _ = bots.bound(GAMES["parade"]).decide
    assert bots.is_ready(GAMES["parade"])
    assert not bots.is_ready(_like(GAMES["parade"]))


def test_instinct_does_not_wait_for_the_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nor for the compiler at work on another game."""
    monkeypatch.setenv("SOBREMESA_CACHE", str(tmp_path))
    started, may_end = threading.Event(), threading.Event()

    class Enough(Exception):
        pass

    def compiling(*_: object) -> None:
        started.set()
        may_end.wait(300)
        raise Enough

    game = _unbound(GAMES["parade"])
    with ThreadPoolExecutor(1) as pool:
        compiler = pool.submit(bots.bound, game, compiling)
        assert started.wait(300)
        state, _ = fairness.fair_deal(game, 2, game.Options(), fairness.root_key("07" * 32, []))
        seat = game.rules.actor(state)
        try:
            assert not bots.is_ready(game)
            assert bots.by_instinct(game, state, seat) in game.legal(state, seat)
        finally:
            may_end.set()
        with pytest.raises(Enough):
            compiler.result(300)


def _unbound(game: Game) -> Game:
    """The same game under a policy module nobody has bound yet."""
    policy = ModuleType(game.policy.__name__)
    vars(policy).update(vars(game.policy))
    return replace(game, policy=policy)


def _like(game: object) -> object:
    """The same game with other rules: nothing was compiled for it."""
    return replace(game, rules=ModuleType("rules"))  # type: ignore[type-var]
