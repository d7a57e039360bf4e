"""Work done by a Ray cluster: the `ray` extra, on every node of it.

Nodes need share no disk: rows come back to where the command was given, and are kept there. What a node was playing when it died is played again
by another."""

from __future__ import annotations

import logging
import os
import socket
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from importlib.util import find_spec
from itertools import islice
from typing import Any, Final

from ....core.errors import Refusal, refuse
from ....games.registry import GAMES
from .. import rows
from ..work import Task, keep, rows_of
from .interface import Stopped

AHEAD: Final = 2  # tasks for each processor of the cluster
ATTEMPTS: Final = 20  # at a task whose node dies
A_MOMENT: Final = 0.5  # seconds between looks at the keyboard
PATIENCE: Final = 5.0  # seconds until nobody is there
SHOWN: Final = 200  # of what went wrong elsewhere


class OtherVersion(Exception):
    """A node has another Sobremesa: its games would be other games."""


class Cluster:
    """A Ray cluster that this process has joined. `played` says how many games each node has played."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._work = ray.remote(played_there).options(max_retries=ATTEMPTS, num_cpus=1)
        self.played: Counter[str] = Counter()

    def play(self, tasks: Iterable[Task]) -> Iterator[int]:
        waiting, begun = iter(tasks), dict[Any, Task]()
        try:
            while True:
                for task in islice(waiting, max(0, self._room() - len(begun))):
                    begun[self._work.remote(task, own_version(task))] = task
                if not begun:
                    return
                for done in self._ray.wait(list(begun), timeout=A_MOMENT)[0]:
                    yield self._kept(begun.pop(done), done)
        finally:
            for one in begun:
                self._ray.cancel(one, force=True)

    def _room(self) -> int:
        """Nodes come and go."""
        return AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def _kept(self, task: Task, done: Any) -> int:
        try:
            node, columns = self._ray.get(done)
        except self._ray.exceptions.RayTaskError as error:
            raise Stopped(refuse("lab-ray-node", detail=_told(error))) from error
        except self._ray.exceptions.RayError as error:
            raise Stopped(refuse("lab-ray-lost", detail=_told(error))) from error
        self.played[node] += task.games
        return keep(task, columns)


def join(address: str) -> Cluster | Refusal:
    """The cluster at this address, or else the one that RAY_ADDRESS names or that was started on this machine. None is started."""
    if find_spec("ray") is None:
        return refuse("lab-ray-missing")
    wanted = address or os.environ.get("RAY_ADDRESS", "") or "auto"
    if not _answers(wanted):
        return refuse("lab-ray-none", address=wanted[:80])
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    import ray  # pyright: ignore[reportMissingImports]

    try:
        ray.init(address=wanted, log_to_driver=False, logging_level=logging.ERROR, ignore_reinit_error=True)
    except (ConnectionError, TimeoutError, RuntimeError, ValueError) as error:
        return refuse("lab-ray-none", address=wanted[:80], detail=_told(error))
    return Cluster(ray)


def played_there(task: Task, wanted: str) -> tuple[str, rows.Columns]:
    """On a node: which one, and the rows of a task."""
    import ray  # pyright: ignore[reportMissingImports]

    if (found := own_version(task)) != wanted:
        raise OtherVersion(f"{found} ≠ {wanted}")
    return ray.get_runtime_context().get_node_id(), rows_of(task)


def own_version(task: Task) -> str:
    """Of Sobremesa and of the game's rules, here."""
    game = GAMES.get(task.cell.game)
    return f"sobremesa {version('sobremesa')}, {task.cell.game} {game.version if game else '–'}"


def _answers(address: str) -> bool:
    """Does somebody listen there? Ray itself would try for minutes. Names such as `auto` it looks up at once."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        return True
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE):
            return True
    except (OSError, OverflowError, ValueError):
        return False


def _told(error: BaseException) -> str:
    """The last line is what happened; those before are where."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return (lines[-1] if lines else type(error).__name__)[:SHOWN]
