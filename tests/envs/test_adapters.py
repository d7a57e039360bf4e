"""The environments pass the tests of the libraries they are for, and show what the rules say."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.env_registry.registration import make
from pettingzoo.test import api_test, seed_test

from sobremesa.envs import gymnasium as gym
from sobremesa.envs import openspiel, pettingzoo
from sobremesa.games.registry import BUILT_IN, GAMES

each_game = pytest.mark.parametrize("name", GAMES)
each_table = pytest.mark.parametrize(
    ("name", "players"), [(game.name, players) for game in BUILT_IN for players in game.player_counts()]
)
SHORT: dict[str, dict[str, Any]] = {"jackrabbits": {"turn_limit": 6}}  # options with which a game is soon over
# PettingZoo's own tests warn about dictionaries, which is how it wants masks to be given.
dictionaries = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


# ---- PettingZoo ------------------------------------------------------------------------------------------------------


@dictionaries
@each_table
def test_pettingzoo_is_content(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    def env() -> Any:
        return pettingzoo.env(name, players, options=SHORT.get(name))

    api_test(env(), num_cycles=30)
    seed_test(env, num_cycles=20)
    assert "Passed API test" in capsys.readouterr().out


@each_game
def test_agents_are_asked_as_the_rules_ask_and_paid_at_the_end(name: str) -> None:
    env, game = pettingzoo.GameEnv(name, 3, options=SHORT.get(name)), GAMES[name]
    env.reset(seed=4)
    chance, paid = random.Random(4), {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        if over:
            paid[agent] = reward
            env.step(None)
            continue
        single = env._game
        assert int(agent.removeprefix("seat_")) == game.rules.actor(single.s)
        legal = game.legal(single.s, single.seat)
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(legal)
        others = [env.observe(other)["action_mask"].sum() for other in env.agents if other != agent]
        assert others == [0, 0]
        env.step(chance.choice(legal))
    assert sorted(paid) == ["seat_0", "seat_1", "seat_2"]
    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) > 0


@each_game
def test_what_was_seen_stays_as_it_was(name: str) -> None:
    """An observation belongs to whoever asked for it: playing on does not change it, and what they do to it changes nothing."""
    env, other = (pettingzoo.GameEnv(name, 3, options=SHORT.get(name)) for _ in range(2))
    kept: list[tuple[Any, bytes]] = []
    for one in (env, other):
        one.reset(seed=6)
    for _ in range(12):
        seen, same = env.last()[0], other.last()[0]
        arrays = [seen["observation"], seen["action_mask"]]
        assert [array.tobytes() for array in arrays] == [same["observation"].tobytes(), same["action_mask"].tobytes()]
        action = int(seen["action_mask"].argmax())
        same["observation"][:], same["action_mask"][:] = 7, 0
        kept += [(array, array.tobytes()) for array in arrays]
        env.step(action)
        other.step(action)
    assert all(array.tobytes() == was for array, was in kept)


def test_pettingzoo_finds_the_games_by_name() -> None:
    env = make("aec", "sobremesa/parade-v0", players=4, render_mode="ansi")
    env.reset(seed=1)
    assert len(env.possible_agents) == 4
    assert "players: 4" in env.render()


def test_an_illegal_action_says_why() -> None:
    env = pettingzoo.env("parade")
    env.reset(seed=1)
    wrong = int(env.last()[0]["action_mask"].argmin())
    with pytest.raises(ValueError, match="do not hold"):
        env.step(wrong)


# ---- Gymnasium -------------------------------------------------------------------------------------------------------


@each_game
def test_gymnasium_is_content(name: str) -> None:
    env = gymnasium.make(f"sobremesa/{name}-v0", illegal="lose", options=SHORT.get(name))
    check_env(env.unwrapped, skip_render_check=True)


@each_game
def test_one_seat_is_yours_and_the_game_ends(name: str) -> None:
    env = gym.GameEnv(name, 3, bots=["random", "greedy", "random"], options=SHORT.get(name))
    seats, paid = [], []
    for number in range(4):
        _, info = env.reset(seed=7 if number == 0 else None)
        over, reward = False, 0.0
        seats.append(info["seat"])
        while not over:
            assert reward == 0
            assert env.action_masks().any()
            _, reward, over, truncated, info = env.step(int(info["action_mask"].argmax()))
            assert not truncated
        paid.append(reward)
        assert not info["action_mask"].any()
    assert seats == [0, 1, 2, 0]
    assert all(reward != 0 for reward in paid)
    with pytest.raises(ValueError, match="the game is over"):
        env.step(0)


def test_the_same_seed_is_the_same_game() -> None:
    def story(seed: int) -> list[bytes]:
        env = gym.GameEnv("parade", 2, bots="random")
        seen, info = env.reset(seed=seed)
        told = [seen.tobytes()]
        for _ in range(6):
            seen, _, _, _, info = env.step(int(info["action_mask"].argmax()))
            told.append(seen.tobytes())
        return told

    assert story(1) == story(1) != story(2)


def test_an_illegal_action_raises_or_loses() -> None:
    strict, lenient = gym.GameEnv("parade"), gym.GameEnv("parade", illegal="lose")
    for env in (strict, lenient):
        _, info = env.reset(seed=1)
    wrong = int(info["action_mask"].argmin())
    with pytest.raises(ValueError, match="do not hold"):
        strict.step(wrong)
    assert lenient.step(wrong)[1:3] == (-1.0, True)


@each_game
def test_many_at_once(name: str) -> None:
    envs = gymnasium.make_vec(
        f"sobremesa/{name}-v0", num_envs=4, vectorization_mode="vector_entry_point", options=SHORT.get(name)
    )
    seen, info = envs.reset(seed=3)
    assert envs.observation_space.contains(seen)
    ended, total = 0, 0.0
    for _ in range(150):
        actions = info["action_mask"].argmax(axis=1)
        assert envs.action_space.contains(actions)
        seen, reward, over, truncated, info = envs.step(actions)
        assert not truncated.any()
        assert (reward[~over] == 0).all()
        ended, total = ended + int(over.sum()), total + float(reward.sum())
    assert ended > 4
    assert total != 0


# ---- OpenSpiel -------------------------------------------------------------------------------------------------------


@each_table
def test_openspiel_is_content(name: str, players: int) -> None:
    pyspiel.random_sim_test(openspiel.load(name, players, SHORT.get(name), seed=1), 1, False, False)


def test_openspiel_finds_the_games_by_name() -> None:
    game = pyspiel.load_game("sobremesa_parade(players=4)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(0)
    assert game.num_players() == 4
    assert state.current_player() in range(4)


def somewhere(name: str, plies: int) -> Any:
    game = openspiel.load(name, 3, SHORT.get(name), seed=5)
    state, chance = game.new_initial_state(), random.Random(5)
    state.apply_action(0)
    for _ in range(plies):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@each_game
def test_what_a_player_cannot_know_is_dealt_again(name: str) -> None:
    state = somewhere(name, 5)
    for player in range(3):
        other = state.resample_from_infostate(player, np.random.RandomState(1).rand)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions(player) == state.legal_actions(player)
        assert other.state.tobytes() != state.state.tobytes()


@each_game
def test_a_clone_goes_its_own_way_and_recalls(name: str) -> None:
    state = somewhere(name, 3)
    one, other = state.clone(), state.clone()
    seat, actions = state.current_player(), state.legal_actions()
    one.apply_action(actions[0])
    other.apply_action(actions[-1])
    assert one.information_state_string(seat) != state.information_state_string(seat)
    assert (len(actions) == 1) == (one.information_state_string(seat) == other.information_state_string(seat))


def test_ismcts_of_openspiel_plays() -> None:
    state = somewhere("parade", 0)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), rollouts, 2.0, 10, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()


# ---- what is not installed -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("adapter", ["pettingzoo", "gymnasium", "openspiel"])
def test_a_missing_package_is_told_in_a_sentence(adapter: str) -> None:
    package = "pyspiel" if adapter == "openspiel" else adapter
    program = (
        f"import sys; sys.modules[{package!r}] = None\n"
        "import sobremesa.envs\n"
        f"try: import sobremesa.envs.{adapter}\n"
        "except ImportError as error: print(error)"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert said == f"{package} is not installed: pip install 'sobremesa[{adapter}]'\n"
