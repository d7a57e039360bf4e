"""What a seat saw and did: the same from every environment, and nothing that it could not know."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from sobremesa.core.keys import keys
from sobremesa.core.protocol import OVER
from sobremesa.envs import VectorGame, openspiel, pettingzoo
from sobremesa.envs import gymnasium as gym
from sobremesa.envs.setting import setting
from sobremesa.envs.single import Single
from sobremesa.games.registry import GAMES

each_game = pytest.mark.parametrize("name", GAMES)
SHORT: dict[str, dict[str, Any]] = {"jackrabbits": {"turn_limit": 6}}  # options with which a game is soon over
DEPTH = 5


def any_actions(mask: Any, chance: np.random.Generator) -> Any:
    return np.array([chance.choice(np.flatnonzero(row)) for row in mask])


class Remembered:
    """All that the seats of a game saw and did, kept by `observe` and nothing else."""

    def __init__(self, games: VectorGame, index: int) -> None:
        self.games, self.index = games, index
        self.past: list[tuple[list[Any], int, int]] = []

    def before(self, seat: int, action: int) -> None:
        s = self.games.state(self.index)
        looks = [np.empty(self.games.features, np.float32) for _ in range(self.games.players)]
        for viewer, look in enumerate(looks):
            self.games._run.observe(s, viewer, look)
        self.past.append((looks, seat, action))

    def of(self, seat: int) -> tuple[list[list[float]], list[int]]:
        last = self.past[-DEPTH:]
        none = [[0.0] * self.games.features] * (DEPTH - len(last))
        seen = none + [looks[seat].tolist() for looks, _, _ in last]
        return seen, [-1] * len(none) + [action if who == seat else -1 for _, who, action in last]


@each_game
def test_many_games_recall_what_each_seat_saw_and_did(name: str) -> None:
    games = VectorGame(name, 2, players=3, options=SHORT.get(name), history=DEPTH)
    out, chance, ended = games.reset("spring"), np.random.default_rng(1), 0
    kept = [Remembered(games, index) for index in range(2)]
    for _ in range(170):
        for index, one in enumerate(kept):
            assert (out.history[index].tolist(), out.did[index].tolist()) == one.of(int(out.seat[index]))
        actions = any_actions(out.mask, chance)
        for index, one in enumerate(kept):
            one.before(int(out.seat[index]), int(actions[index]))
        games.step(actions, out)
        for index in np.flatnonzero(out.done):
            kept[index].past.clear()
            ended += 1
    assert ended


def test_bots_decisions_are_part_of_it_and_one_game_says_the_same_as_many() -> None:
    """A Gymnasium environment plays one by one what `GameVectorEnv` plays in compiled code."""
    setup = {"players": 3, "bots": "greedy", "seat": 1, "history": DEPTH}
    many = gymnasium.make_vec("sobremesa/parade-v0", num_envs=1, vectorization_mode="vector_entry_point", **setup)
    seen, info = many.reset(seed=3)
    one = gym.GameEnv("parade", **setup)  # type: ignore[arg-type]
    one.reset(seed=3)
    one._game._games[0] = many.unwrapped._games.state(0)
    one._game._look()
    one._workspace.position.rng = many.unwrapped._games._chances[0]
    others = 0
    for _ in range(DEPTH):
        action = int(info["action_mask"][0].argmax())
        seen, _, _, _, info = many.step(np.array([action]))
        alone, *_ = one.step(action)
        assert one._game.s.tobytes() == many.unwrapped._games.state(0).tobytes()
        others += (alone["did"] == -1).sum()
    assert others
    assert (alone["history"] == seen["history"][0]).all()
    assert (alone["did"] == seen["did"][0]).all()


def twins(name: str, seed: int) -> tuple[Single, Single] | None:
    """Two games of which one is the other with two cards exchanged before the deal."""
    pair = [Single(setting(name, 3, SHORT.get(name)), "win", DEPTH) for _ in range(2)]
    order = np.empty(GAMES[name].rules.CARDS, np.int8)
    for game, exchanged in zip(pair, (False, True), strict=True):
        game.deal(seed)
        game.s["rng"] = keys(str(seed), 0, 1)[0]
        game.run.shuffle(game.s, 3, game._options, order)
        if exchanged:
            one, other = random.Random(seed).sample(loose(name, order), 2)
            order[one], order[other] = order[other], order[one]
        game.run.deal(game.s, 3, game._options, order)
        game._look()
    return (pair[0], pair[1]) if pair[0].seat == pair[1].seat else None


def loose(name: str, order: Any) -> list[int]:
    """Which cards may lie anywhere: in Coloretto neither those that seats begin with, nor those that left, nor “last round”."""
    everywhere = range(len(order))
    return (
        [at for at in everywhere if 3 <= at < len(order) - 9 and order[at] != 10]
        if name == "coloretto"
        else list(everywhere)
    )


def looks_of(game: Single, seat: int) -> bytes:
    return game.shown(seat)[0].tobytes()


@each_game
def test_two_games_that_a_seat_cannot_tell_apart_have_the_same_history(name: str) -> None:
    """They are played alike for as long as the seat sees the same; for that long it must be told the same of the past, and somebody else not."""
    compared = told_apart = 0
    for seed in range(60):
        pair = twins(name, seed)
        chance = random.Random(seed)
        viewer = chance.randrange(3)
        for _ in range(40):
            if pair is None or looks_of(pair[0], viewer) != looks_of(pair[1], viewer) or pair[0].seat != pair[1].seat:
                break
            first, second = (game.recalled(viewer) for game in pair)
            assert first[0].tobytes() == second[0].tobytes()
            assert first[1].tolist() == second[1].tolist()
            compared += len(pair[0]._past) == DEPTH
            others = [seat for seat in range(3) if seat != viewer]
            told_apart += any(
                pair[0].recalled(seat)[0].tobytes() != pair[1].recalled(seat)[0].tobytes() for seat in others
            )
            both = sorted(set(pair[0].legal().tolist()) & set(pair[1].legal().tolist()))
            if pair[0].seat == OVER or not both:
                break
            action = chance.choice(both)
            for game in pair:
                game.play(action)
    assert compared > 20
    assert told_apart or name == "coloretto"  # where nobody holds a secret


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
def test_the_libraries_are_content_with_a_history(capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.env("parade", 3, history=2), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out
    check_env(gym.GameEnv("coloretto", 3, history=2, illegal="lose"), skip_render_check=True)
    game = pyspiel.load_game("sobremesa_parade(players=2,history=3)")
    state, observer = game.new_initial_state(), game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    for _ in range(4):
        observer.set_from(state, 0)
        state.apply_action(state.legal_actions()[0] if not state.is_chance_node() else 0)
    observer.set_from(state, 0)
    single, now = openspiel.Kit(setting("parade", 2, None)), observer.dict
    assert now["history"].shape == (3, single.run.constants.FEATURES)
    assert now["history"].any(axis=1).all()
    assert (now["did"] > 0).tolist() == [who == 0 for _, who, _ in state.recent]
    assert len(game.make_py_observer().tensor) == single.run.constants.FEATURES


def test_there_is_no_history_of_less_than_nothing() -> None:
    for make in (lambda: VectorGame("parade", 1, history=-1), lambda: pettingzoo.GameEnv("parade", history=-1)):
        with pytest.raises(ValueError, match="a history of -1"):
            make()
