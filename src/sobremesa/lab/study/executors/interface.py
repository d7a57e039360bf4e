"""What an executor is: whoever has the games of a plan played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from ....core.errors import Refusal
from ..work import Task


class Executor(Protocol):
    def play(self, tasks: Iterable[Task]) -> Iterator[int]:
        """Play each task and keep its rows; how many games each had, in any order. Tasks may be taken only as they are needed. Raises Stopped."""
        ...


class Stopped(Exception):
    """Nobody is left to work, and why. What was kept until then is whole."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
