"""Lessons: games, each played the same way every time, that a learner enters at several moments. Everything after that is their own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Step:
    """`ply` moves of the script have been made; then the learner, on seat 0, is to bring about one of `goals` (codes of events);
    without any, there is only something to be read. `shown` is one way to do it."""

    ply: int
    goals: tuple[str, ...]
    shown: tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    """The chance of the game comes from `secret`, so that `moves` (in notation) lead where they led when the lesson was written."""

    secret: str
    players: int
    options: dict[str, Any]
    moves: tuple[str, ...]
    steps: tuple[Step, ...]


def step_of(lessons: Sequence[Lesson], number: int) -> tuple[Lesson, Step] | None:
    """The step of this number, counted from 1 through all lessons of a game, and the game it is a moment of."""
    steps = [(lesson, step) for lesson in lessons for step in lesson.steps]
    return steps[number - 1] if number <= len(steps) else None
