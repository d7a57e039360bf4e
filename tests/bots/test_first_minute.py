"""On a new machine the compiler works for a while; a bot plays all the same."""

from __future__ import annotations

import pytest

from sobremesa import bots
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


def test_a_game_is_ready_once_it_is_compiled() -> None:
    bots.bound(GAMES["parade"])
    assert bots.is_ready(GAMES["parade"])
    assert not bots.is_ready(_like(GAMES["parade"]))


def _like(game: object) -> object:
    """The same game with other rules: nothing was compiled for it."""
    from dataclasses import replace
    from types import ModuleType

    return replace(game, rules=ModuleType("rules"))  # type: ignore[type-var]
