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
from sobremesa.envs import DeviceBuffers, DeviceGame, VectorGame
from sobremesa.games.game import Game
from sobremesa.games.registry import GAMES

from .page import machine, table, write

CHECKED = {"parade": 100_000, "coloretto": 100_000, "jackrabbits": 20_000}  # games per player count that both play
MEASURED = {"parade": 1_000_000, "coloretto": 1_000_000, "jackrabbits": 100_000}  # a launch
ROUNDS = 3
AT_ONCE = {
    "parade": 1 << 20,
    "coloretto": 1 << 20,
}  # games that are stepped; Jackrabbits' step takes minutes to compile
STEPS, WARM, COMPARED = 20, 20, 200
PLAYERS = 4


def on_gpu(game: Game, players: int, key: Any) -> tuple[Any, Any, float]:
    """The games and their lengths, on the device, and the seconds the GPU took."""
    run = jit.bind(game.rules, "cuda", playout)
    games = np.zeros(len(key), game.rules.STATE)
    games["rng"] = key
    there, lengths = jit.games_to_gpu(games), jit.to_gpu(np.zeros(len(key), np.int64))
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
    same = jit.games_from_gpu(there, game.rules.STATE).tobytes() == here.tobytes()
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


def steps_agree(name: str) -> bool:
    """A few games, a decision at a time: everything `DeviceGame` shows is what `VectorGame` shows."""
    here, there = VectorGame(name, COMPARED, PLAYERS), DeviceGame(name, COMPARED, PLAYERS)
    out, seen, chance = here.reset("gpu"), there.reset("gpu"), np.random.default_rng(1)
    for _ in range(COMPARED):
        if any((getattr(seen, f).to_numpy() != getattr(out, f)).any() for f in DeviceBuffers.__dataclass_fields__):
            return False
        actions = (out.mask * chance.random(out.mask.shape)).argmax(axis=1)
        here.step(actions, out)
        there.step(actions)
    return True


def stepping(name: str) -> dict[str, Any]:
    """Steps a second, by actions that PyTorch draws on the device from masks it looks at there. Drawing is not measured."""
    import torch

    games = DeviceGame(name, AT_ONCE[name], PLAYERS)
    mask, seconds = torch.from_dlpack(games.reset("speed").mask), 0.0
    for step in range(WARM + STEPS):
        actions = (mask * torch.rand(mask.shape, device="cuda")).argmax(dim=1)
        torch.cuda.synchronize()
        started = time.perf_counter()
        games.step(actions)
        seconds += time.perf_counter() - started if step >= WARM else 0.0
    return {
        "game": name,
        "games": games.games,
        "features": games.features,
        "actions": games.actions,
        "agrees": steps_agree(name),
        "steps_per_second": games.games * STEPS / seconds,
    }


def whole_games(results: list[dict[str, Any]]) -> str:
    rows = [
        [
            f"{r['game']}, {r['players']} players",
            "yes" if r["agrees"] else "NO",
            f"{r['moves_per_second'] / 1e6:.0f}",
            f"{r['games_per_second'] / 1e6:.2f}",
        ]
        for r in results
    ]
    return table(["", "agrees with the CPU", "million moves/s", "million games/s"], rows)


def single_steps(results: list[dict[str, Any]]) -> str:
    rows = [
        [
            f"{r['game']}, {PLAYERS} players",
            f"{r['games']:,}",
            f"{r['features']:,}",
            f"{r['actions']:,}",
            "yes" if r["agrees"] else "NO",
            f"{r['steps_per_second'] / 1e6:.0f}",
        ]
        for r in results
    ]
    return table(["", "games", "numbers", "actions", "agrees with the CPU", "million steps/s"], rows)


def main() -> None:
    if not jit.has_gpu():
        raise SystemExit("no GPU here")
    played = [measure(game, n) for game in GAMES.values() for n in range(game.seats[0], game.seats[1] + 1)]
    stepped = [stepping(name) for name in AT_ONCE]
    write(
        "gpu",
        "One GPU",
        f"Random play of whole games, {max(MEASURED.values()):,} a launch ({min(MEASURED.values()):,} of Jackrabbits), one a thread, "
        f"best of {ROUNDS}. "
        f"{max(CHECKED.values()):,} games per player count ({min(CHECKED.values()):,} of Jackrabbits) were compared with the CPU's, byte by byte.",
        whole_games(played),
        "A decision at a time (`DeviceGame`): every step with all observations and masks, which PyTorch looks at where they lie. "
        f"{COMPARED} games were compared with those of `VectorGame` for {COMPARED} steps, number by number.",
        single_steps(stepped),
        f"{jit.gpu_name()}; {machine('numpy', 'numba', 'numba-cuda', 'torch')}",
    )
    print(json.dumps(played + stepped))
    if not all(r["agrees"] for r in played + stepped):
        raise SystemExit("the GPU played other games than the CPU")


if __name__ == "__main__":
    main()
