"""How long games of Jackrabbits last between four greedy bots, for every ending, and how long a random board takes."""

from __future__ import annotations

import time
from typing import Any, Final

import numpy as np

from sobremesa import bots
from sobremesa.core.keys import keys
from sobremesa.games.jackrabbits import JACKRABBITS
from sobremesa.games.jackrabbits.board import random_board
from sobremesa.games.jackrabbits.options import ENDINGS, JackrabbitsOptions

from .page import machine, table, write

GAMES: Final = 2000
PLAYERS: Final = 4
ROUNDS: Final = 60
STEPS: Final = (5, 10, 15, 20, 30, 40, ROUNDS)
BOARDS: Final = 100


def rounds(options: JackrabbitsOptions) -> Any:
    """By game, the round in which somebody won; beyond all numbers where nobody did."""
    run = bots.bound(JACKRABBITS)
    games = run.states(GAMES)
    games["rng"] = keys("endings", 0, GAMES)
    greedy = bots.minds(JACKRABBITS, ["greedy"] * PLAYERS)
    run.contests(games, options.simulated().encode(), greedy, bots.new_workspace(run), np.zeros(GAMES, np.int64))
    return np.where(games["won"] >= 0, -(-games["turns"] // PLAYERS), np.inf)


def row(name: str, options: JackrabbitsOptions) -> list[str]:
    took = rounds(options)
    shares = [f"{100 * (took <= step).mean():.1f} %" for step in STEPS]
    return [name, *shares, f"{np.median(took):.0f}"]


def board_times() -> Any:
    random_board(0)  # compiled, or loaded
    times = []
    for seed in range(1, BOARDS + 1):
        started = time.thread_time()
        random_board(seed)
        times.append(time.thread_time() - started)
    return np.array(times)


def main() -> None:
    rows = [row(f"{ending}, complete", JackrabbitsOptions(ending=ending)) for ending in ENDINGS]
    rows.append(row("simple, introductory", JackrabbitsOptions(complete=False)))
    times = board_times()
    write(
        "endings",
        "Jackrabbits: how long games last",
        f"Four greedy bots on the sample board, {GAMES} games each: the share of games that somebody has won by the end of a round.",
        table(["ending", *[f"round {step}" for step in STEPS], "median"], rows),
        f"A random board takes {1e3 * np.median(times):.1f} ms at the median of {BOARDS} seeds, {1e3 * times.max():.1f} ms at most.",
        machine("numpy", "numba"),
    )


if __name__ == "__main__":
    main()
