"""On a GPU, asked for by name: the same games as on the CPU, bit for bit, and how fast. Needs the `cuda` extra.

`python -m bench gpu` prints a table and one line of JSON.
"""

from __future__ import annotations

import json
import time
from typing import Any

import numpy as np

from sobremesa import bots
from sobremesa.core import jit, playout
from sobremesa.core.keys import keys
from sobremesa.games.game import Game
from sobremesa.games.registry import GAMES

from .page import machine, table, write

CHECKED = {"parade": 100_000, "coloretto": 100_000, "jackrabbits": 20_000}  # games per player count that both play
MEASURED = {"parade": 2_000_000, "coloretto": 2_000_000, "jackrabbits": 200_000}  # a launch
ROUNDS = 5


def on_gpu(game: Game, players: int, key: Any) -> tuple[Any, Any, float]:
    """The games and their lengths, on the device, and the seconds the GPU took."""
    run = jit.bind(game.rules, "cuda", playout)
    games = np.zeros(len(key), game.rules.STATE)
    games["rng"] = key
    there, lengths = jit.to_gpu(games), jit.to_gpu(np.zeros(len(key), np.int64))
    options = jit.to_gpu(game.Options().simulated().encode())
    started = time.perf_counter()
    jit.launch(run, "random_game", there, players, options, lengths)
    return there, lengths, time.perf_counter() - started


def agrees(game: Game, players: int) -> bool:
    key = keys("gpu", players, CHECKED[game.name])
    there, lengths_there, _ = on_gpu(game, players, key)
    here, lengths = np.zeros(len(key), game.rules.STATE), np.zeros(len(key), np.int64)
    here["rng"] = key
    bots.bound(game).random_games(len(key), here, players, game.Options().simulated().encode(), lengths)
    same = there.copy_to_host().tobytes() == here.tobytes()
    return same and bool((lengths_there.copy_to_host() == lengths).all())


def measure(game: Game, players: int) -> dict[str, Any]:
    key = keys("gpu speed", players, MEASURED[game.name])
    on_gpu(game, players, key[:1000])  # compiles
    seconds, moves = float("inf"), 0
    for _ in range(ROUNDS):
        there, lengths, took = on_gpu(game, players, key)
        seconds, moves = min(seconds, took), int(lengths.copy_to_host().sum())
        del there, lengths
    return {
        "game": game.name,
        "players": players,
        "agrees": agrees(game, players),
        "moves_per_second": moves / seconds,
        "games_per_second": len(key) / seconds,
    }


def main() -> None:
    if not jit.has_gpu():
        raise SystemExit("no GPU here")
    results = [measure(game, n) for game in GAMES.values() for n in range(game.seats[0], game.seats[1] + 1)]
    rows = [
        [
            f"{r['game']}, {r['players']} players",
            "yes" if r["agrees"] else "NO",
            f"{r['moves_per_second'] / 1e6:.0f}",
            f"{r['games_per_second'] / 1e6:.2f}",
        ]
        for r in results
    ]
    write(
        "gpu",
        "Random play on one GPU",
        f"Whole games, {max(MEASURED.values()):,} a launch ({min(MEASURED.values()):,} of Jackrabbits), one a thread, best of {ROUNDS}. "
        f"{max(CHECKED.values()):,} games per player count ({min(CHECKED.values()):,} of Jackrabbits) were compared with the CPU's, byte by byte.",
        table(["", "agrees with the CPU", "million moves/s", "million games/s"], rows),
        f"{jit.gpu_name()}; {machine('numpy', 'numba', 'numba-cuda')}",
    )
    print(json.dumps(results))
    if not all(r["agrees"] for r in results):
        raise SystemExit("the GPU played other games than the CPU")


if __name__ == "__main__":
    main()
