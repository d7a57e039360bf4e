"""Bots play by the rules, blindly, and the same way twice."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa import bots
from tests.contract.games import Spot, copy, every_game, moves_of, owing, redealt, spots

from ..examples import tried

each_game = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
each_level = pytest.mark.parametrize("level", bots.LEVELS)
OFTEN = {"strong": 5, "champion": 2}  # they think longer


def some(game: Any, level: str) -> Any:
    return tried(OFTEN.get(level, 10))


@each_game
@each_level
def test_a_bot_plays_a_legal_action_and_leaves_the_state_alone(game: Any, level: str) -> None:
    @some(game, level)
    @given(spot=spots, seed=st.binary(max_size=40))
    def check(spot: Spot, seed: bytes) -> None:
        s = spot.state(game)
        before = s.tobytes()
        for seat in owing(bots.bound(game), s):
            assert bots.choose(level, game, s, seat, seed) in moves_of(bots.bound(game), s, seat)
        assert s.tobytes() == before

    check()


@each_game
@each_level
def test_a_bot_moves_alike_in_worlds_its_seat_cannot_tell_apart(game: Any, level: str) -> None:
    """The blindness test: whatever the hidden cards are, the same view and seed make the same move."""

    @some(game, level)
    @given(spot=spots, seed=st.binary(max_size=40), keys=st.tuples(*[st.integers(0, 10**6)] * 2))
    def check(spot: Spot, seed: bytes, keys: tuple[int, int]) -> None:
        s, run = spot.state(game), bots.bound(game)
        for seat in owing(run, s):
            worlds = [s, *(redealt(run, s, seat, key) for key in keys)]
            assert len({bots.choose(level, game, world, seat, seed) for world in worlds}) == 1

    check()


@each_game
def test_a_bot_answers_the_same_from_any_thread(game: Any) -> None:
    s = Spot(2, 1, 5).state(game)
    (seat, *_) = owing(bots.bound(game), s)
    with ThreadPoolExecutor(4) as pool:
        answers = pool.map(lambda _: bots.choose("strong", game, copy(s), seat, b"one seed"), range(8))
    assert len(set(answers)) == 1


@each_game
def test_another_seed_may_choose_otherwise(game: Any) -> None:
    s = Spot(2, 1, 5).state(game)
    (seat, *_) = owing(bots.bound(game), s)
    assert len({bots.choose("random", game, s, seat, bytes([n])) for n in range(30)}) > 1
