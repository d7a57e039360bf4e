"""Simulations a second: our search, and OpenSpiel's C++ IS-MCTS on its games of cards for four, in the same run."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import numpy as np

from sobremesa import bots
from sobremesa.core.keys import keys
from sobremesa.games.game import Game
from sobremesa.games.registry import GAMES

from .page import is_installed, table

SAMPLES = 20_000
ROUNDS = 5  # the best of so many: others may use this machine too
OPEN_SPIEL = ("euchre", "oh_hell(players=4)", "hearts")  # its others for four cannot be redealt
# What OpenSpiel does: anything may be hidden, and play is random to the end.
ALIKE = {"depth": 12, "rivals": 1, "whim": 1.0, "horizon": 10_000, "outlook": 0, "own_inclination": 0, "trust": 0}


def best_rate(simulate: Callable[[], Any], count: int) -> float:
    rates = []
    for _ in range(ROUNDS):
        started = time.perf_counter()
        simulate()
        rates.append(count / (time.perf_counter() - started))
    return max(rates)


def first_decision(game: Game, players: int) -> Any:
    run, options = bots.bound(game), game.Options().encode()
    s, order = run.states(1)[0], np.empty(game.rules.CARDS, np.int8)
    s.rng[:] = keys("search", 0, 1)[0]
    run.shuffle(s, players, options, order)
    run.deal(s, players, options, order)
    return s


def sobremesa(game: Game, players: int, threads: int = 1, otherwise: Mapping[str, float] | None = None) -> float:
    """Of a champion, or of one who does otherwise."""
    run, s = bots.bound(game), first_decision(game, players)
    mind = replace(bots.mind_of(game, "champion", players), samples=SAMPLES, sure=0.0, **(otherwise or {}))
    record, seat = mind.record(), run.actor(s)
    workspaces = [bots.new_workspace(run) for _ in range(threads)]

    def search(w: Any) -> None:
        w.position = s
        run.search(w, record, seat)

    with ThreadPoolExecutor(threads) as pool:
        return best_rate(lambda: list(pool.map(search, workspaces)), SAMPLES * threads)


def open_spiel(name: str) -> float:
    """At the first decision too, with its own random playouts."""
    import pyspiel

    count = 2000
    state = pyspiel.load_game(name).new_initial_state()
    chance = np.random.default_rng(1)
    while state.is_chance_node():
        state.apply_action(int(chance.choice([action for action, _ in state.chance_outcomes()])))
    most_visits = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.0, count, -1, most_visits, False, False)
    return best_rate(lambda: bot.step(state), count)


def page() -> str:
    cores, parade = os.cpu_count() or 1, GAMES["parade"]
    alike, alike_on_all = sobremesa(parade, 4, 1, ALIKE), sobremesa(parade, 4, cores, ALIKE)
    rows = [
        ["parade, random playouts to the end, a tree of everybody's decisions", f"{alike:,.0f}"],
        [f"the same in {cores} threads", f"{alike_on_all:,.0f}"],
        *([f"{game.name}, as the champion does it", f"{sobremesa(game, 4):,.0f}"] for game in GAMES.values()),
    ]
    verdict = "OpenSpiel is not installed here (the `bench` extra)."
    if is_installed("open_spiel"):
        rates = {name: open_spiel(name) for name in OPEN_SPIEL}
        rows += [[f"OpenSpiel's IS-MCTS, {name}", f"{rate:,.0f}"] for name, rate in rates.items()]
        factors = ", ".join(f"{alike / rate:.1f} times its {name.split('(')[0]}" for name, rate in rates.items())
        whole = (
            f"{alike_on_all / max(rates.values()):.1f} times its fastest with {cores} threads, which it does not offer"
        )
        verdict = f"With the same kind of playouts our search makes {factors} in one thread; {whole}."
    return "\n\n".join([table(["four players, first decision", "simulations a second"], rows), verdict])


def main() -> None:
    print(page())


if __name__ == "__main__":
    main()
