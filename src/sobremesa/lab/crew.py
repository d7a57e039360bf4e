"""Work shared out among threads, with the results in order, and never much of it waiting."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from typing import Any, Final, Generic, TypeVar

A_MOMENT: Final = 0.2  # seconds between looks at the keyboard
AHEAD: Final = 4  # tasks a thread may be ahead of whoever reads the results

Task = TypeVar("Task")
Result = TypeVar("Result")


class Crew(Generic[Task, Result]):
    """Threads are daemons: whoever presses Ctrl-C does not wait for a champion to finish its thought."""

    def __init__(self, work: Callable[[Task], Result], threads: int) -> None:
        self._work, self._threads = work, threads
        self._tasks: queue.SimpleQueue[tuple[int, Task] | None] = queue.SimpleQueue()
        self._done: queue.SimpleQueue[tuple[int, Any]] = queue.SimpleQueue()

    def in_order(self, tasks: Iterable[Task]) -> Iterator[Result]:
        """What came of each task. However many there are, few are taken before they are needed."""
        for _ in range(self._threads):
            threading.Thread(target=self._labour, daemon=True).start()
        try:
            yield from self._results(enumerate(tasks))
        finally:
            for _ in range(self._threads):
                self._tasks.put(None)

    def _results(self, tasks: Iterator[tuple[int, Task]]) -> Iterator[Result]:
        ready: dict[int, Any] = {}
        sent = 0
        for wanted in count():
            while sent < wanted + AHEAD * self._threads and (task := next(tasks, None)):
                self._tasks.put(task)
                sent += 1
            if wanted == sent:
                return
            while wanted not in ready:
                self._hear(ready)
            yield ready.pop(wanted)

    def _hear(self, ready: dict[int, Any]) -> None:
        try:
            number, result = self._done.get(timeout=A_MOMENT)
        except queue.Empty:
            return
        if isinstance(result, BaseException):
            raise result
        ready[number] = result

    def _labour(self) -> None:
        while task := self._tasks.get():
            try:
                self._done.put((task[0], self._work(task[1])))
            except BaseException as error:
                self._done.put((task[0], error))
