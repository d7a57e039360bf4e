"""Simulations a second, one thread: our search, and OpenSpiel's C++ IS-MCTS on its games of cards for four, in the same run."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from sobremesa import bots
from sobremesa.games.registry import GAMES
from sobremesa.lab.simulate import keys

from .page import is_installed, table

SAMPLES = 20_000
ROUNDS = 5  # the best of so many: others use this machine too
OPEN_SPIEL = ("hearts", "spades", "oh_hell(players=4)", "crazy_eights(players=4)", "tarok(players=4)", "euchre")


def best_rate(simulate: Any, count: int) -> float:
    rates = []
    for _ in range(ROUNDS):
        started = time.thread_time()
        simulate()
        rates.append(count / (time.thread_time() - started))
    return max(rates)


def ours(name: str, players: int) -> float:
    """At the first decision of a game."""
    game = GAMES[name]
    run = bots.bound(game)
    s, order = run.states(1)[0], np.empty(game.rules.CARDS, np.int8)
    s.rng[:] = keys("search", 0, 1)[0]
    run.shuffle(s, players, game.Options().encode(), order)
    run.deal(s, players, game.Options().encode(), order)
    seat, row = run.actor(s), bots.mind_of(game, "champion", players).row()
    row[1] = SAMPLES
    desk = bots.desk(run, row)

    def simulate() -> None:
        desk[0][0] = s
        run.search(*desk, seat, row)

    return best_rate(simulate, SAMPLES)


def open_spiel(name: str) -> float:
    """With its own random playouts."""
    import pyspiel

    count = 2000
    state = pyspiel.load_game(name).new_initial_state()
    chance = np.random.default_rng(1)
    while state.is_chance_node():
        state.apply_action(int(chance.choice([action for action, _ in state.chance_outcomes()])))
    bot = pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 1),
        1.0,
        count,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )
    return best_rate(lambda: bot.step(state), count)


def page() -> str:
    rates = {f"{name}, 4 players": ours(name, 4) for name in GAMES}
    rows = [[name, f"{rate:,.0f}"] for name, rate in rates.items()]
    if is_installed("open_spiel"):
        theirs = {f"OpenSpiel, {name}": open_spiel(name) for name in OPEN_SPIEL}
        rows += [[name, f"{rate:,.0f}"] for name, rate in theirs.items()]
        factor = rates["parade, 4 players"] / max(theirs.values())
        verdict = f"Parade's search makes **{factor:.1f}** times as many simulations a second as OpenSpiel's IS-MCTS on its fastest game here."
    else:
        verdict = "OpenSpiel is not installed here (the `bench` extra)."
    return "\n\n".join([table(["one thread", "simulations a second"], rows), verdict])


def main() -> None:
    print(page())


if __name__ == "__main__":
    main()
