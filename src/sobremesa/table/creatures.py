"""The creatures people are drawn as: the one they have chosen, or one that follows from who they are."""

from __future__ import annotations

from typing import Final, Literal, get_args

Creature = Literal[
    "badger",
    "bear",
    "cat",
    "dormouse",
    "duck",
    "fox",
    "frog",
    "goat",
    "hedgehog",
    "mole",
    "otter",
    "owl",
    "rabbit",
    "snail",
    "toucan",
    "turtle",
]
CREATURES: Final[tuple[str, ...]] = get_args(Creature)


def creature_of(guest: str) -> str:
    """Of who has chosen none."""
    return CREATURES[sum(guest.encode()) % len(CREATURES)]
