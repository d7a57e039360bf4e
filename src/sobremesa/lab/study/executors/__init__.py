"""Who does the work: processes of this machine, a Ray cluster, or a GPU. An executor takes tasks and says how many games each had."""

from __future__ import annotations

from typing import Literal

from ....core.errors import Refusal
from ..plan import Plan
from .interface import Executor, Stopped
from .processes import Inline, Processes

__all__ = ["Executor", "Inline", "Kind", "Processes", "Stopped", "executor_of"]

Kind = Literal["processes", "ray", "cuda"]


def executor_of(kind: Kind, plan: Plan, workers: int, address: str = "") -> Executor | Refusal:
    """One that can play this plan here, or why there is none. `workers` are those of `processes`, the address is that of a Ray cluster."""
    if kind == "ray":
        from . import cluster

        return cluster.join(address)
    if kind == "cuda":
        from . import cuda

        return cuda.found(plan)
    return Inline() if workers == 1 else Processes(workers)
