"""Two chapters of six steps to learn Jackrabbits by, the introductory game and the complete one: moments of games for two, found by trying."""

from __future__ import annotations

from typing import Any, Final

from ..lesson import Lesson, Step

INTRODUCTORY: Final = {"complete": False, "starter": 0}
COMPLETE: Final = {"starter": 0}
PAID: Final = ("jackrabbits-took-shortcut", "jackrabbits-galloped", "jackrabbits-burrowed", "jackrabbits-sailed")

# A hand that can do it all in its first turn, and one way to pay for each: 9C for the forest, 10H for the house.
FIRST_TURN: Final = Lesson(
    "5854ec3570fc73fa7407c41257a28cf8e84d72129f52918016265a99559ca9f0",
    2,
    INTRODUCTORY,
    ("roll", "show:3S", "go:JH"),
    (
        Step(0, (), ()),  # 3, 4
        Step(0, ("jackrabbits-prize",), ("roll", "show:3S")),  # 5.1
        Step(2, ("jackrabbits-went",), ("go:JH",)),  # 5.3
        Step(3, ("jackrabbits-acquired",), ("acquire", "pay:10H")),  # 5.4
        Step(2, PAID, ("shortcut:F2b", "pay:9C", "go:KD")),  # 6
    ),
)


def lesson(secret: str, options: dict[str, Any], moves: str, goals: tuple[str, ...], shown: str) -> Lesson:
    """One step, where these moves have led."""
    before = tuple(moves.split())
    return Lesson(secret, 2, options, before, (Step(len(before), goals, tuple(shown.split())),))


HOME: Final = lesson(  # 4
    "b2ad88df49b1a814f68d7580e21cc39d6959aa6aefc069f97beee7109eaaeca4",
    INTRODUCTORY,
    """roll pass stay end  roll show:2H shortcut:F2b pay:6C go:KD end  roll show:AD go:KS acquire pay:10S  roll show:2H stay end
    roll pass gallop:KH pay:AD pay:4D acquire pay:10H  roll show:6S go:JS acquire pay:AS pay:9S
    roll show:6H go:QH acquire pay:6H pay:7H  roll show:2H go:KS end""",
    ("jackrabbits-won",),
    "roll pass go:cit",
)
FIGHT: Final = lesson(  # 8.2
    "de64060bcc3d34fc7a5c5c409bb7262bb1e635bd56162496a526e1653244f446",
    COMPLETE,
    "roll show:3D stay",
    ("jackrabbits-stole", "jackrabbits-took-card"),
    "attack:2 strike:10S",
)
PALACE: Final = lesson(  # 8.3
    "2e19cab4ef1ade22ecc482e1725337e5d5e7237abcbb88d2563ec7e484bdd67d",
    COMPLETE,
    "roll pass go:QH pass acquire pay:10H  roll pass go:QH",
    ("jackrabbits-challenged",),
    "show:7H",
)
TRADE: Final = lesson(  # 8.4
    "b2f183dbe3660653c18fffd03fe07dfb1fe5f37646c20ddafa4471c3e836824c",
    COMPLETE,
    """roll show:6H stay end  roll show:2D stay end  roll pass stay end  roll show:4C go:JD acquire pay:10D
    roll show:4H go:JD""",
    ("jackrabbits-bought",),
    "buy:10D pay:10C",
)
JOKER: Final = lesson(  # 6.3
    "c8fc281bfb9f93cd462b70b3df3f8c716dac11e4bf6686f83401d5a92d270d6d",
    INTRODUCTORY,
    "roll pass",
    ("jackrabbits-took-joker",),
    "tavern:T3 pay:9H",
)
CAVE: Final = lesson(  # 6.4
    "0c7e4cb1cfd60b175ce31a4523417f70541afcea834046da2ea9dcb45be394a3",
    INTRODUCTORY,
    "roll show:2C shortcut:F2b pay:2C pay:2S go:KD end  roll show:3H go:JD acquire pay:10D  roll show:3C",
    ("jackrabbits-burrowed",),
    "hole:V4 pay:4C go:JC",
)
EXILE: Final = lesson(  # 7
    "dc42bcffdb3fb2d4a4c6eb622c3d32ded5b3d2c0a89628081934844935967e93",
    COMPLETE,
    "roll show:3H stay end  roll show:AC stay attack:1 strike:7S yield end",
    ("jackrabbits-crept-under",),
    "roll pass",
)

LESSONS: Final = (FIRST_TURN, HOME, FIGHT, PALACE, TRADE, JOKER, CAVE, EXILE)
