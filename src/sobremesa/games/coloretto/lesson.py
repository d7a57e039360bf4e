"""Five steps to learn Coloretto by: a game of three, found by trying secrets, in which all that matters happens to seat 0."""

from __future__ import annotations

from typing import Final

from ..lesson import Lesson, Step

SECRET: Final = "ffe521cd788040a486f96b0951e88b4fb66587c3944fc264f02e5cd947d3f4ca"  # noqa: S105 - everybody may know it
MOVES: Final = """
D P1 D P1 D P1 T1 D P2 D P2 D P2 T2 D P3 D P3 D P3 T3
D P1 D P2 D P1 D P1 T1 D P2 D P3 D P2 D P3 T2 D P3 T3
D P1 D P1 T1 D P2 D P3 D P2 D P3 T3 D P2 T2
D P1 D P1 D P1 D P2 T1 D P2 D P3 T2 T3
D P1 D P1 D P1 D P2 D P3 T1 T2 D P3 T3
D P1 D P1 D P2 D P2 D P3 D P3 T2 D P1 T3 T1
D P1 D P2 D P2 T2 D P3 D P1 T1 D P3
"""

LESSON: Final = Lesson(
    secret=SECRET,
    players=3,
    options={"starter": 0},
    moves=tuple(MOVES.split()),
    steps=(
        Step(0, ("coloretto-placed",), ("D", "P1")),  # 3
        Step(6, ("coloretto-took",), ("T1",)),  # 3
        Step(46, ("coloretto-took",), ("T1",)),  # 7
        Step(62, ("coloretto-placed",), ("P2",)),  # 7
        Step(120, ("coloretto-won",), ("T3",)),  # 5
    ),
)
