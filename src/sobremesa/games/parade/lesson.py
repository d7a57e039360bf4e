"""Five steps to learn Parade by: a game of three, found by trying secrets, in which all that matters happens to seat 0."""

from __future__ import annotations

from typing import Final

from ..lesson import Lesson, Step

SECRET: Final = "81a8168d1a205e7c055e9881974b9a63dc73841ba135feb8f45a7d4c492ad9d6"  # noqa: S105 - everybody may know it
MOVES: Final = """
Y9 G10 B9  G7 R7 R8  B1 G9 R3  Y2 V5 V3
B2 V4 Y1  Y5 B4 B5  V9 Y6 B6  B7 Y8 R0
V0 V7 Y7
"""

LESSON: Final = Lesson(
    secret=SECRET,
    players=3,
    options={"starter": 0},
    moves=tuple(MOVES.split()),
    steps=(
        Step(0, ("parade-played",), ("Y9",)),  # 3
        Step(9, ("parade-took",), ("Y2",)),  # 3
        Step(12, ("parade-took",), ("B2",)),  # 7
        Step(24, ("parade-last-round",), ("V0",)),  # 5
        Step(27, ("parade-won",), ("R2", "-K8", "-G8")),  # 6
    ),
)
