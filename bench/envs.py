"""Environments for learning, one core, random play, observations and masks included. Times are those of the thread."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from sobremesa.envs import VectorGame, pettingzoo
from sobremesa.games.registry import GAMES

from .page import machine, table, write

ROUNDS = 150
WARM = 250  # steps
SIZES = (16, 64, 256)
PLAYERS = 4
PEER = "crazy_eights(players=4)"


def best(measured: Callable[[], float], rounds: int = ROUNDS) -> float:
    """Of several rounds: what the loop can do, not what the machine was doing beside it."""
    return max(measured() for _ in range(rounds))


def stepping(name: str, games: int, steps: int = 10) -> float:
    """Moves a second of `step` alone; choosing the actions is not ours. By the time they are measured, games are at all their stages."""
    many, chance = VectorGame(name, games, PLAYERS), np.random.default_rng(1)
    out = many.reset("speed", many.buffers())

    def measured(steps: int = steps) -> float:
        seconds = 0.0
        for _ in range(steps):
            actions = (out.mask * chance.random(out.mask.shape)).argmax(axis=1)
            started = time.thread_time()
            many.step(actions, out)
            seconds += time.thread_time() - started
        return games * steps / seconds

    measured(WARM)
    return best(measured)


def zoo(name: str, steps: int = 100) -> float:
    """Steps a second of PettingZoo's loop, `last` included."""
    env = pettingzoo.GameEnv(name, PLAYERS)
    env.reset(seed=1)

    def measured() -> float:
        started = time.thread_time()
        for _ in range(steps):
            seen, _, over, _, _ = env.last()
            env.step(None if over else int(seen["action_mask"].argmax()))
            if not env.agents:
                env.reset()
        return steps / (time.thread_time() - started)

    return best(measured)


def peer(steps: int = 500) -> float:
    """OpenSpiel's C++ game from Python, with its tensor and mask for whoever is to decide."""
    game, chance = pyspiel.load_game(PEER), np.random.default_rng(1)

    def advanced(state: Any) -> Any:
        while state.is_chance_node():
            state.apply_action(int(chance.choice([action for action, _ in state.chance_outcomes()])))
        return advanced(game.new_initial_state()) if state.is_terminal() else state

    def measured() -> float:
        state, seconds = advanced(game.new_initial_state()), 0.0
        for _ in range(steps):
            started = time.thread_time()
            tensor = np.array(state.observation_tensor(), np.float32)
            action = int(np.argmax(state.legal_actions_mask()))
            state.apply_action(action)
            seconds += time.thread_time() - started
            assert len(tensor)
            state = advanced(state)
        return steps / seconds

    return best(measured, 5)


def row(name: str) -> list[str]:
    rules = GAMES[name].rules
    fast = [f"{stepping(name, games) / 1e6:.2f}" for games in SIZES]
    return [name, f"{rules.FEATURES:,}", f"{rules.ACTIONS:,}", *fast, f"{zoo(name) / 1e3:.0f}"]


def main() -> None:
    many = [f"`VectorGame` of {games}, million moves/s" for games in SIZES]
    head = ["4 players", "numbers", "actions", *many, "PettingZoo, thousand steps/s"]
    write(
        "envs",
        "Environments for learning",
        "Random play on one core; every move with the observation and the mask of whoever is to decide next.",
        table(head, [row(name) for name in GAMES]),
        f"OpenSpiel's {PEER} from Python, with its tensor and mask: {peer() / 1e3:.0f} thousand moves/s.",
        machine("numpy", "numba", "pettingzoo", "open_spiel"),
    )


if __name__ == "__main__":
    main()
