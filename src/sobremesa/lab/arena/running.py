"""All games of a plan, in several threads (compiled rules hold no lock), with a log that an interrupted arena goes on from."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Iterator
from typing import Final

from ... import bots
from ..entrants import Entrant
from .outcomes import Log, Outcome
from .plan import Fixture, Plan
from .playing import Referee

A_MOMENT: Final = 0.2  # seconds between looks at the keyboard
TALK: Final = 0.05  # seconds of play between two reports of a thread
KEPT: Final = 1.0  # seconds of play that a power cut may cost

Progress = Callable[[int, int], None]


def hold(plan: Plan, log: Log, entrants: dict[int, Entrant], jobs: int = 1, progress: Progress | None = None) -> float:
    """Play what is not in the log yet; the seconds it took. Interrupted (Ctrl-C), what was played until then is in the log."""
    bots.bound(plan.game)
    started = time.perf_counter()
    crew = _Crew(plan, log, entrants, jobs)
    try:
        crew.work(progress or (lambda done, total: None))
    finally:
        crew.stop()
        log.flush()
    return time.perf_counter() - started


class _Crew:
    """Threads are daemons: whoever presses Ctrl-C does not wait for a champion to finish its thought."""

    def __init__(self, plan: Plan, log: Log, entrants: dict[int, Entrant], jobs: int) -> None:
        self._plan, self._log, self._entrants = plan, log, entrants
        self._fixtures: Iterator[Fixture] = (one for one in plan.fixtures() if one.number not in log.outcomes)
        self._taking = threading.Lock()
        self._done: queue.SimpleQueue[list[Outcome] | BaseException | None] = queue.SimpleQueue()
        self._over = threading.Event()
        self._threads = [threading.Thread(target=self._referee, daemon=True) for _ in range(jobs)]

    def work(self, progress: Progress) -> None:
        total, working = self._plan.total(), len(self._threads)
        progress(len(self._log.outcomes), total)
        for thread in self._threads:
            thread.start()
        flushed = time.monotonic()
        while working:
            try:
                done = self._done.get(timeout=A_MOMENT)
            except queue.Empty:
                continue
            if isinstance(done, BaseException):
                raise done
            if done is None:
                working -= 1
                continue
            for outcome in done:
                self._log.add(outcome)
            progress(len(self._log.outcomes), total)
            if time.monotonic() - flushed > KEPT:
                self._log.flush()
                flushed = time.monotonic()

    def stop(self) -> None:
        self._over.set()
        for entrant in self._entrants.values():
            entrant.close()

    def _referee(self) -> None:
        try:
            referee = Referee(self._plan, self._entrants)
            try:
                while not self._over.is_set() and (some := self._play_for_a_while(referee)):
                    self._done.put(some)
            finally:
                referee.close()
            self._done.put(None)
        except BaseException as error:
            self._done.put(error)

    def _play_for_a_while(self, referee: Referee) -> list[Outcome]:
        """Fast games come by the hundred, so that threads play more than they talk."""
        until = time.monotonic() + TALK
        played: list[Outcome] = []
        while (not played or time.monotonic() < until) and (fixture := self._next()):
            played.append(referee.play(fixture))
        return played

    def _next(self) -> Fixture | None:
        with self._taking:
            return next(self._fixtures, None)
