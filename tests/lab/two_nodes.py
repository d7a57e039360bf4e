"""A Ray cluster of two nodes, each of its own processes, on this machine: `two_nodes.py PLAN FOLDER`.

It plays the plan by `sobremesa lab`, is stopped by Ctrl-C, goes on, and loses the node that joined once that has played something. A program of its
own: Ray stays in the process that imports it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

import ray
from ray.cluster_utils import Cluster

from sobremesa.lab.study import Study, read_plan, rows
from sobremesa.lab.study.executors import executor_of

rows.usual_format = lambda: "npz"
STORE = 100 << 20  # bytes for what a node hands over
LAB = "from sobremesa.lab.study import rows; rows.usual_format = lambda: 'npz'; from sobremesa.cli import main; main()"


def interrupted(plan: Path, folder: Path, address: str) -> tuple[int, str]:
    command = [sys.executable, "-c", LAB, "lab", str(plan), "--out", str(folder), "--executor", "ray"]
    heed = {"preexec_fn": lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)}
    with subprocess.Popen(
        [*command, "--address", address, "--language", "en"],
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
        **heed,
    ) as process:
        while process.poll() is None and not list(folder.glob("rows/rows-*")):
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        _, complained = process.communicate(timeout=300)
        return process.returncode, complained


def gone_on(plan: Path, folder: Path, cluster: Any, second: Any) -> tuple[str, dict[str, int]]:
    """The id of the node that was killed, and how many games each played."""
    read: Any = read_plan(plan)
    study, executor = Study(read, folder), executor_of("ray", read, 1, cluster.address)
    assert study.open() is None
    assert hasattr(executor, "played"), executor
    killed = ""
    for _ in study.play(executor):
        if not killed and executor.played[second.node_id]:
            cluster.remove_node(second, allow_graceful=False)
            killed = second.node_id
    return killed, dict(executor.played)


def main(plan: Path, folder: Path) -> None:
    cluster: Any = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": STORE, "include_dashboard": False}
    )
    second = cluster.add_node(num_cpus=1, object_store_memory=STORE)
    try:
        status, complained = interrupted(plan, folder, cluster.address)
        files = len(list(folder.glob("rows/rows-*")))
        killed, played = gone_on(plan, folder, cluster, second)
    finally:
        ray.shutdown()
        cluster.shutdown()
    told = {"interrupted": status, "complained": complained, "kept": files, "killed": killed, "played": played}
    print(json.dumps(told))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
