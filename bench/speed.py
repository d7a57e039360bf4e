"""Random play, one core, against OpenSpiel's C++ games, in turns in the same run.

OpenSpiel is measured in the two ways its Python package runs whole loops in C++: `evaluate_bots` with its uniform random bots plays whole
games, dealing included, as we do; the rollouts of its Monte Carlo evaluator start after the deal and are its bare loop. Times are those of the
thread, so that a busy machine disturbs both alike.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel

from sobremesa import bots
from sobremesa.core.keys import keys
from sobremesa.games.registry import GAMES

from .page import machine, table, write

ROUNDS = 15
PEERS = {"hearts": "hearts", "crazy_eights, 4 players": "crazy_eights(players=4)"}
TARGET = 6.0

# plays for a while; how many games, and how many decisions of players
Loop = Callable[[int], tuple[int, int]]


@dataclass
class Speed:
    """The best of several rounds: what the loop can do, not what the machine was doing beside it."""

    moves: float = 0.0
    games: float = 0.0

    def measure(self, loop: Loop, number: int) -> None:
        started = time.thread_time()
        games, moves = loop(number)
        seconds = time.thread_time() - started
        self.moves = max(self.moves, moves / seconds)
        self.games = max(self.games, games / seconds)


def sobremesa(name: str, players: int, count: int = 2_000) -> Loop:
    game = GAMES[name]
    run, options = bots.bound(game), game.Options().simulated().encode()
    play, games = run.random_games, run.states(count)

    def loop(number: int) -> tuple[int, int]:
        games["rng"] = keys("speed", number, count)
        decisions = np.zeros(count, np.int64)
        play(count, games, players, options, decisions)
        return count, int(decisions.sum())

    return loop


def whole_games(game: Any, count: int = 1500) -> Loop:
    players = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    decisions = decisions_in_a_game(game)

    def loop(number: int) -> tuple[int, int]:
        for index in range(count):
            pyspiel.evaluate_bots(game.new_initial_state(), players, number * count + index)
        return count, round(count * decisions)

    return loop


def rollouts(game: Any, count: int = 1500) -> Loop:
    decisions = decisions_in_a_game(game)

    def loop(number: int) -> tuple[int, int]:
        evaluator = pyspiel.RandomRolloutEvaluator(count, number)
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 2, 10, False, number, False)  # two simulations of `count` rollouts
        bot.step(after_the_deal(game))
        return 2 * count, round(2 * count * decisions)

    return loop


def after_the_deal(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice([action for action, _ in state.chance_outcomes()]))
    return state


def decisions_in_a_game(game: Any, games: int = 300) -> float:
    """Their mean, counted by a slow loop; chance is not counted, on either side."""
    decisions = 0
    for _ in range(games):
        state = after_the_deal(game)
        while not state.is_terminal():
            chance = state.is_chance_node()
            decisions += not chance
            moves = [action for action, _ in state.chance_outcomes()] if chance else state.legal_actions()
            state.apply_action(random.choice(moves))
    return decisions / games


def main() -> None:
    random.seed(1)
    loops = {
        f"{name}, {n} players": sobremesa(name, n) for name, game in GAMES.items() for n in sorted({2, 4, *game.seats})
    }
    for label, name in PEERS.items():
        game = pyspiel.load_game(name)
        loops[f"OpenSpiel {label}: whole games"] = whole_games(game)
        loops[f"OpenSpiel {label}: rollouts after the deal"] = rollouts(game)
    speeds = {label: Speed() for label in loops}
    for number in range(ROUNDS):
        for label, loop in loops.items():
            speeds[label].measure(loop, number)
    report(speeds)


def report(speeds: dict[str, Speed]) -> None:
    fastest = max(speed.moves for label, speed in speeds.items() if label.endswith("whole games"))
    rows = [
        [label, f"{s.moves / 1e6:.2f}", f"{s.games / 1e3:.0f}", f"{s.moves / fastest:.1f}×"]
        for label, s in speeds.items()
    ]
    fours = [f"{name.capitalize()} **{speeds[f'{name}, 4 players'].moves / fastest:.1f}×**" for name in GAMES]
    write(
        "speed",
        "Random play on one core",
        f"With 4 players, as many decisions a second as the fastest of OpenSpiel's 4-player card games in C++: {', '.join(fours)} "
        f"(the aim: {TARGET:.0f}×; for Jackrabbits a million decisions a second). Whole games, shuffling and dealing included; "
        f"decisions of players are counted, chance is not; best of {ROUNDS} rounds in turn. "
        "The rollouts are OpenSpiel's bare loop without any dealing.",
        table(["", "million moves/s", "thousand games/s", "against OpenSpiel's fastest"], rows),
        machine("numpy", "numba", "open-spiel"),
    )


if __name__ == "__main__":
    main()
