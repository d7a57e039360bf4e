"""Six steps to learn Jackrabbits by: a short game on the sample board, found by trying secrets, in which all that matters happens to seat 0."""

from __future__ import annotations

from typing import Final

from ..lesson import Lesson, Step

SECRET: Final = "f2b98c62f62618add8df3c3d8b00ea1a6ed3f61f3fb2d7773677d4fd309eb5de"  # noqa: S105 - everybody may know it
MOVES: Final = """
roll show:3C shortcut:F2b pay:9S go:KD end
roll pass go:JH end
passport:5C show:AS fly:KH end
roll show:4H stay end
roll show:5C gallop:KH pay:10D acquire pay:10H
roll show:4H stay acquire pay:AH pay:4H pay:5H
roll show:2C gallop:KC pay:5S acquire pay:2C pay:3C pay:5C
roll pass go:cit end
passport:KC show:AS fly:KS acquire pay:10S
roll show:6D go:JD acquire pay:6D pay:7D
"""
PAID: Final = ("jackrabbits-took-shortcut", "jackrabbits-galloped", "jackrabbits-burrowed", "jackrabbits-sailed")

LESSON: Final = Lesson(
    secret=SECRET,
    players=2,
    options={"starter": 0},
    moves=tuple(MOVES.split()),
    steps=(
        Step(0, ("jackrabbits-prize",), ("roll", "show:3C")),  # 5.1
        Step(2, ("jackrabbits-went",), ("go:KS",)),  # 5.3
        Step(2, PAID, ("shortcut:F2b", "pay:9S", "go:KD")),  # 6
        Step(10, ("jackrabbits-flew",), ("passport:5C", "pass", "fly:KH")),  # 8.1
        Step(22, ("jackrabbits-acquired",), ("acquire", "pay:10H")),  # 5.4
        Step(54, ("jackrabbits-won",), ("roll", "pass", "go:cit")),  # 4
    ),
)
