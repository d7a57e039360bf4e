"""What /metrics counts. Numbers only: no names, no cards.

Several workers count in files of one folder, and whichever of them is asked adds up what all have counted."""

from __future__ import annotations

import os
import sys
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

LONGEST_PLACE: Final = 60  # characters
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # the library reads it when it is imported


class Metrics:
    def __init__(self) -> None:
        r = self._registry = CollectorRegistry()
        self.tables = Counter("sobremesa_tables_opened", "Tables opened", ["game"], registry=r)
        self.entries = Counter("sobremesa_log_entries", "Log entries made durable", registry=r)
        self.moves = Counter("sobremesa_moves", "Moves made durable, by people and bots", registry=r)
        self.views = Counter("sobremesa_views", "Updates sent, one a viewer", registry=r)
        self.refusals = Counter("sobremesa_refusals", "Refusals", ["code"], registry=r)
        self.conflicts = Counter("sobremesa_log_conflicts", "Writes another worker was faster with", registry=r)
        self.calls = Counter("sobremesa_calls", "Calls to people who are away", ["by", "outcome"], registry=r)
        self.connections = live_sum("sobremesa_connections", "Open WebSockets", r)
        self.rooms = live_sum("sobremesa_tables_loaded", "Tables in memory", r)
        self.waiting = live_sum("sobremesa_bots_waiting", "Bots that wait for their turn to think", r)
        self.append = Histogram("sobremesa_append_seconds", "Until a log entry is durable", registry=r)
        self.lag = Histogram(
            "sobremesa_lag_seconds",
            "How late the event loop is",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5),
            registry=r,
        )
        self.thought = Histogram("sobremesa_thought_seconds", "Until a bot has decided", ["level"], registry=r)

        self.told = Told(self)

    def text(self) -> bytes:
        self.told.count()
        return generate_latest(of_all_workers(os.environ[FOLDER]) if FOLDER in os.environ else self._registry)


class Told:
    """What every move brings is noted here, and counted a little later for many moves together: counters are shared with threads and other
    workers, so that each costs something."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self.entries = self.moves = self.views = 0
        self.seconds: list[float] = []  # until each was durable

    def count(self) -> None:
        metrics, seconds = self._metrics, self.seconds
        metrics.entries.inc(self.entries)
        metrics.moves.inc(self.moves)
        metrics.views.inc(self.views)
        self.entries = self.moves = self.views = 0
        self.seconds = []
        for bucket, times in zip(metrics.append._buckets, self._sorted(seconds), strict=True):  # pyright: ignore[reportPrivateUsage]
            if times:
                bucket.inc(times)
        metrics.append._sum.inc(sum(seconds))  # pyright: ignore[reportPrivateUsage]

    def _sorted(self, seconds: list[float]) -> list[int]:
        bounds = self._metrics.append._upper_bounds  # pyright: ignore[reportPrivateUsage]
        found = [0] * len(bounds)
        for one in seconds:
            found[bisect_left(bounds, one)] += 1
        return found


def live_sum(name: str, what: str, registry: CollectorRegistry) -> Gauge:
    """Added up over the workers that live."""
    return Gauge(name, what, registry=registry, multiprocess_mode="livesum")


def of_all_workers(folder: str) -> CollectorRegistry:
    for file in Path(folder).glob("gauge_live*.db"):
        pid = int(file.stem.rpartition("_")[2])
        if not is_alive(pid):
            mark_process_dead(pid, folder)
    registry = CollectorRegistry()
    MultiProcessCollector(registry, folder)
    return registry


def is_alive(pid: int) -> bool:
    if sys.platform == "win32":  # there this question would be an order
        return True
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True


@contextmanager
def counted_together() -> Iterator[None]:
    """Workers that are started meanwhile count into one folder."""
    # sockets are in it, too, whose names may not be long
    place = None if len(gettempdir()) <= LONGEST_PLACE else "/tmp"  # noqa: S108 (a folder of our own in it)
    with TemporaryDirectory(prefix="sobremesa-", dir=place) as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]
