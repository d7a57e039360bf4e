"""Ours beside theirs: random play in OpenSpiel, RLCard, PettingZoo and pgx, with and without observations. `make peers` installs them and runs this.

Every contender plays in a process of its own, kept to one core, and twice at once, each on a core of its own: times are those of the processor, so
that a busy machine disturbs all alike. What a GPU does is taken from bench/gpu.md, where it was measured."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from typing import Any, Final

from ..page import HERE, machine, table, write
from .contenders import CONTENDERS

PACKAGES: Final = ("numpy", "numba", "open-spiel", "rlcard", "pettingzoo", "pgx", "jax")
ALONE: Final = "import sys; from bench.peers.contenders import main; main(*sys.argv[1:])"
YARDSTICK: Final = "OpenSpiel crazy_eights, 4 players"


def main() -> None:
    one = {name: measured(name, 1) for name in CONTENDERS}
    two = {name: measured(name, 2) for name in CONTENDERS if one.get(name)}
    head = ["moves a second", "how", "bare", "with observations", "bare, two cores", "with observations, two cores"]
    rows = [
        [name, CONTENDERS[name].how, *told(one[name]), *told(two[name])] if one[name] else [name, "not installed"]
        for name in CONTENDERS
    ]
    write(
        "peers",
        "Beside other libraries",
        "Random play on one core, and by two processes on two. *Bare* is whole games and nothing else, dealing included; *with observations* every "
        "decision comes with the numbers and the mask that a learner wants, and choosing an action is part of the loop (without it, `step` alone is "
        "on [another page](envs.md)). Games differ in how much there is to do in a move, so read this as orders of magnitude.",
        table(head, rows),
        *ratios(one),
        on_gpu(),
        machine(*PACKAGES),
    )


def measured(name: str, processes: int) -> dict[str, float]:
    """By way of playing, moves a second of so many processes together; nothing where it is not installed."""
    cores = sorted(os.sched_getaffinity(0))
    started = [
        subprocess.Popen(
            [sys.executable, "-c", ALONE, name, str(cores[number % len(cores)])],
            stdout=subprocess.PIPE, text=True, cwd=HERE.parent, env=os.environ | QUIET,
        )
        for number in range(processes)
    ]  # fmt: skip
    found: list[Any] = [json.loads(process.communicate()[0].splitlines()[-1]) for process in started]
    print(name, found, flush=True)
    return {way: sum(one[way] for one in found) for way in found[0]}


# A thread a process.
QUIET: Final = {
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "OMP_NUM_THREADS": "1",
    "JAX_PLATFORMS": "cpu",
    "SDL_VIDEODRIVER": "dummy",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}


def told(speeds: dict[str, float]) -> list[str]:
    return [brief(speeds[way]) if way in speeds else "–" for way in ("bare", "observed")]


def brief(speed: float) -> str:
    for unit, name in ((1e6, "million"), (1e3, "thousand")):
        if speed >= unit:
            return f"{speed / unit:.3g} {name}"
    return f"{speed:.0f}"


def ratios(one: dict[str, dict[str, float]]) -> list[str]:
    said = []
    if peer := one.get(YARDSTICK):
        ours = {
            name: one[f"{name}, 4 players"]["bare"] / peer["bare"] for name in ("Parade", "Coloretto", "Jackrabbits")
        }
        listed = ", ".join(f"{name} **{ratio:.1f}×**" for name, ratio in ours.items())
        said.append(
            f"One core, whole games: {listed} as many decisions a second as {YARDSTICK.removeprefix('OpenSpiel ')} of OpenSpiel, in C++."
        )
    theirs = [speeds["observed"] for name, speeds in one.items() if name.startswith("PettingZoo") and speeds]
    ours = [speeds["observed"] for name, speeds in one.items() if "by PettingZoo" in name and speeds]
    if theirs and ours:
        said.append(
            f"By PettingZoo's own loop our games take **{min(ours) / max(theirs):.1f} to {max(ours) / min(theirs):.1f} times** as many steps "
            "a second as its own card games."
        )
    return said


def on_gpu() -> str:
    """Lines of bench/gpu.md, measured there and not here."""
    text = (HERE / "gpu.md").read_text("utf-8")
    whole = dict(re.findall(r"^\| (\w+, 4 players) \| yes \| (\d+) \|", text, re.MULTILINE))
    shown = dict(
        re.findall(r"^\| (\w+, 4 players) \| [\d,]+ \| [\d,]+ \| [\d,]+ \| yes \| (\d+) \|", text, re.MULTILINE)
    )
    card = text.strip().splitlines()[-1].partition(";")[0]
    rows = [[name.capitalize(), f"{whole[name]} million", f"{shown.get(name, '–')} million"] for name in whole]
    return f"On a GPU, measured at another time (`bench/gpu.md`, {card}):\n\n" + table(
        ["", "bare", "with observations"], rows
    )
