"""Work done on this machine, by this process or by several."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, Final, TypeVar

from ....core.errors import refuse
from ..work import Task, do
from .interface import Stopped

Item = TypeVar("Item")
Result = TypeVar("Result")
AHEAD: Final = 2  # tasks that wait for each worker
ATTEMPTS: Final = 3  # with workers that die


class Inline:
    """One after the other, in this process."""

    def play(self, tasks: Iterable[Task]) -> Iterator[int]:
        return map(do, tasks)


class Processes:
    """So many processes of this machine. One that is killed is replaced, and what it was doing is done again."""

    def __init__(self, workers: int) -> None:
        self._workers = workers

    def play(self, tasks: Iterable[Task]) -> Iterator[int]:
        try:
            yield from self.map(do, tasks)
        except BrokenProcessPool as error:
            raise Stopped(refuse("lab-workers")) from error

    def map(self, work: Callable[[Item], Result], tasks: Iterable[Item]) -> Iterator[Result]:
        left: list[Item] = []
        waiting = iter(tasks)
        for attempt in range(1, ATTEMPTS + 1):
            try:
                yield from self._pooled(work, waiting, left)
                return
            except BrokenProcessPool:
                if attempt == ATTEMPTS:
                    raise
                waiting = _again(list(left), waiting)
                left.clear()

    def _pooled(self, work: Callable[[Item], Result], tasks: Iterator[Item], begun: list[Item]) -> Iterator[Result]:
        """`begun` are the tasks that somebody works on or is about to."""
        pool = ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), _ignore_ctrl_c)
        futures: dict[Future[Result], Item] = {}
        try:
            while True:
                for task in islice(tasks, AHEAD * self._workers - len(futures)):
                    begun.append(task)
                    futures[pool.submit(work, task)] = task
                if not futures:
                    return
                for done in wait(futures, return_when=FIRST_COMPLETED).done:
                    result = done.result()
                    begun.remove(futures.pop(done))
                    yield result
        finally:
            _stop(pool)


def _again(first: list[Any], then: Iterator[Any]) -> Iterator[Any]:
    yield from first
    yield from then


def _ignore_ctrl_c() -> None:
    """The terminal tells everybody; who shares out the work decides what follows from it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _stop(pool: ProcessPoolExecutor) -> None:
    """At once: nobody waits for a champion to finish its thought, and files are there whole or not at all."""
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
