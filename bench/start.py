"""How long a program waits for compiled rules: the first time on a machine, and every time after."""

from __future__ import annotations

import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from .page import machine, table, write

ARGS = ["simulate", "parade", "--players", "4", "--games", "1000", "--json"]
WARM = 5


def seconds(cache: str) -> tuple[float, float]:
    """Wall clock, and processor time, which a busy machine does not stretch."""
    started, before = time.perf_counter(), processor_time()
    command = [Path(sys.executable).with_name("sobremesa"), *ARGS]
    done = subprocess.run(command, env=os.environ | {"SOBREMESA_CACHE": cache}, check=True, capture_output=True)
    json.loads(done.stdout)
    return time.perf_counter() - started, processor_time() - before


def processor_time() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    with tempfile.TemporaryDirectory() as cache:
        first = seconds(cache)
        again = [statistics.median(times) for times in zip(*(seconds(cache) for _ in range(WARM)), strict=True)]
    rows = [
        ["first time: compiles everything", f"{first[0]:.1f}", f"{first[1]:.1f}"],
        ["after that: median (the aim: under 1.5)", f"{again[0]:.2f}", f"{again[1]:.2f}"],
    ]
    write(
        "start",
        "Starting",
        f"`sobremesa {' '.join(ARGS)}`, the whole process.",
        table(["", "seconds, wall clock", "seconds of a processor"], rows),
        machine("numpy", "numba"),
    )


if __name__ == "__main__":
    main()
