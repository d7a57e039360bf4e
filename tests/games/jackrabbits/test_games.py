"""Whole random games: nothing is lost, nothing gets stuck, interpreted and compiled agree."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sobremesa.core.protocol import OVER
from sobremesa.games.jackrabbits import JACKRABBITS, rules, state
from sobremesa.games.jackrabbits.options import JackrabbitsOptions

from .build import check
from .play import (
    EVERYTHING,
    OPTIONAL,
    alone,
    any_options,
    by_chance,
    compiled,
    greedily,
    interpreted,
    legal,
    start,
    steps,
)

pytestmark = pytest.mark.timeout(900)  # the first of these compiles the game


def play_and_check(players: int, options: JackrabbitsOptions, seed: int) -> Any:
    s = start(players, options, seed, compiled())
    check(s)
    for _, _, _, after in steps(s, compiled(), by_chance(seed)):
        check(after)
    assert s.won >= 0 or s.turns == options.turn_limit
    return s


@pytest.mark.parametrize("name", [*OPTIONAL, "complete"])
def test_games_with_one_option_keep_all_cards_and_carrots_and_end(name: str) -> None:
    for players in (2, 4):
        play_and_check(players, alone(name, turn_limit=30), players)


def test_the_introductory_game_asks_nobody_else() -> None:
    s = start(3, JackrabbitsOptions(complete=False, turn_limit=60), 1, compiled())
    for before, seat, _, _ in steps(s, compiled(), by_chance(1)):
        assert seat == before.turn or before.phase == state.SURPLUS
        assert before.phase not in (state.FARE, state.FLYING, state.CHALLENGE, state.FIGHTING, state.SEALING)


@pytest.mark.parametrize("seed", range(12))
def test_games_with_any_options_keep_all_cards_and_carrots_and_end(seed: int) -> None:
    players, options = any_options(seed, turn_limit=50)
    play_and_check(players, options, seed)


@pytest.mark.parametrize(("players", "suits"), [(2, "CH"), (3, "SHD"), (4, "CSHD")])
@pytest.mark.parametrize("board", ["draft", "random:5"])
def test_tight_suits_and_drafted_boards_are_played_to_the_end(players: int, suits: str, board: str) -> None:
    s = play_and_check(players, JackrabbitsOptions(board=board, tight_suits=suits, turn_limit=40), players)
    assert int(s.present).bit_count() == 1 + 12 * players  # the citadel, 3 houses, 6 roads and 3 triangles a suit


def test_a_draft_lays_every_piece_by_turns() -> None:
    s = start(3, JackrabbitsOptions(board="draft", turn_limit=1), 4, compiled())
    seats = []
    for before, seat, action, _ in steps(s, compiled(), by_chance(4)):
        if before.phase == state.FLIPPING:
            seats.append(seat)
            assert action - state.FLIP in range(3)
    first = int(s.starter)
    assert seats == [(first + turn) % 3 for turn in range(36)]
    assert (s.places >= 0).all()


def test_random_games_reach_an_end_or_the_limit_in_bulk() -> None:
    games = compiled().states(60)
    games["rng"] = np.random.default_rng(1).integers(0, 2**63, (60, 4))
    decisions = np.zeros(60, np.int64)
    compiled().random_games(60, games, 4, JackrabbitsOptions(turn_limit=400, **EVERYTHING).encode(), decisions)
    assert (games["phase"] == state.ENDED).all()
    assert (decisions > 0).all()


def test_a_game_without_a_limit_is_stopped_before_its_counter_runs_over() -> None:
    s = start(2, JackrabbitsOptions(), 1, interpreted())
    s.ply = state.MOST_PLIES - 1
    rules.play(s, rules.actor(s), state.ROLL)
    assert rules.actor(s) == OVER


# ---- three targets, one game -----------------------------------------------------------------------------------------


def agree(players: int, options: JackrabbitsOptions, seed: int) -> None:
    one, other = (start(players, options, seed, run) for run in (interpreted(), compiled()))
    assert one.tobytes() == other.tobytes()
    chance = by_chance(seed)
    while (seat := compiled().actor(other)) != OVER:
        assert interpreted().actor(one) == seat
        actions = legal(compiled(), other)
        assert legal(interpreted(), one) == actions
        action = chance(other, actions)
        interpreted().play(one, seat, action)
        compiled().play(other, seat, action)
        assert one.tobytes() == other.tobytes()
    agree_on_the_end(one, other)


def agree_on_the_end(one: Any, other: Any) -> None:
    for viewer in range(-1, one.players):
        worlds = [one.copy(), other.copy()]
        for world, run in zip(worlds, (interpreted(), compiled()), strict=True):
            run.redeal(world, viewer)
        assert worlds[0].tobytes() == worlds[1].tobytes()
    seen = np.zeros((2, rules.FEATURES), np.float32)
    interpreted().observe(one, 0, seen[0])
    compiled().observe(other, 0, seen[1])
    assert (seen[0] == seen[1]).all()
    assert ((seen >= 0) & (seen <= 1)).all()


@pytest.mark.parametrize("block", range(20))
def test_interpreted_and_compiled_agree_bit_for_bit(block: int) -> None:
    for seed in range(10 * block, 10 * block + 10):
        agree(*any_options(seed, turn_limit=5), seed)


def test_interpreted_and_compiled_agree_on_a_drafted_board() -> None:
    agree(2, JackrabbitsOptions(board="draft", turn_limit=2), 3)


def test_interpreted_and_compiled_instincts_agree() -> None:
    s = start(3, JackrabbitsOptions(turn_limit=6, **EVERYTHING), 2, compiled())
    while (seat := compiled().actor(s)) != OVER:
        actions = legal(compiled(), s)
        appeals = [compiled().appeal(s, seat, a) for a in actions]
        assert appeals == [JACKRABBITS.policy.appeal(s, seat, a) for a in actions]
        compiled().play(s, seat, greedily(compiled())(s, actions))


@pytest.mark.soak
def test_interpreted_and_compiled_agree_in_5000_games() -> None:
    for seed in range(5000):
        agree(*any_options(seed, turn_limit=30), seed)


@pytest.mark.soak
def test_every_combination_by_chance_ends() -> None:
    for seed in range(2000):
        play_and_check(*any_options(seed, turn_limit=400), seed)
