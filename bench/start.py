"""How long a program waits for compiled rules: the first time on a machine, and every time after."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from .page import machine, table, write

ARGS = ["simulate", "parade", "--players", "4", "--games", "1000", "--json"]
WARM = 5


def seconds(cache: str) -> float:
    started = time.perf_counter()
    command = [Path(sys.executable).with_name("sobremesa"), *ARGS]
    done = subprocess.run(command, env=os.environ | {"SOBREMESA_CACHE": cache}, check=True, capture_output=True)
    json.loads(done.stdout)
    return time.perf_counter() - started


def main() -> None:
    with tempfile.TemporaryDirectory() as cache:
        first = seconds(cache)
        again = sorted(seconds(cache) for _ in range(WARM))
    write(
        "start",
        "Starting",
        f"`sobremesa {' '.join(ARGS)}`, the whole process, wall clock.",
        table(
            ["", "seconds"],
            [
                ["first time: compiles everything", f"{first:.1f}"],
                ["after that: best", f"{again[0]:.2f}"],
                ["after that: median (the aim: under 1.5)", f"{again[WARM // 2]:.2f}"],
            ],
        ),
        machine("numpy", "numba"),
    )


if __name__ == "__main__":
    main()
