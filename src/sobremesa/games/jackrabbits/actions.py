"""Actions, one table of them. Everybody who wants to know what an action is asks `decode`; nobody compares actions by size.

A kind of action is known by its first one (`S.GO`), so that an action is its kind plus an argument: `S.GO + hexagon`. `decode` takes the two apart.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from . import state as S
from .state import as_int


class Kind(NamedTuple):
    first: int
    word: str  # in notation and of the message `jackrabbits-move-<word>`
    about: str = ""  # what the argument counts: seats, hexagons, …; nothing where there is a single action


KINDS: Final = (
    Kind(S.ROLL, "roll"),
    Kind(S.PASS, "pass"),
    Kind(S.STAY, "stay"),
    Kind(S.REST, "rest"),
    Kind(S.LEAVE, "leave"),
    Kind(S.ACQUIRE, "acquire"),
    Kind(S.END, "end"),
    Kind(S.YIELD, "yield"),
    Kind(S.PAY_FARE, "fare"),
    Kind(S.FALL, "fall"),
    Kind(S.AGREE, "agree"),
    Kind(S.REFUSE, "refuse"),
    Kind(S.CALL, "call", "seat"),
    Kind(S.ATTACK, "attack", "seat"),
    Kind(S.BARGAIN, "bargain", "seat"),
    Kind(S.GO, "go", "hexagon"),
    Kind(S.GALLOP, "gallop", "hexagon"),
    Kind(S.RIDE, "ride", "hexagon"),
    Kind(S.FLY, "fly", "hexagon"),
    Kind(S.SHORTCUT, "shortcut", "road"),
    Kind(S.TAVERN, "tavern", "triangle"),
    Kind(S.HOLE, "hole", "triangle"),
    Kind(S.SAIL, "sail", "shore"),
    Kind(S.FLOAT, "float", "shore"),
    Kind(S.PASSPORT, "passport", "card"),
    Kind(S.SHOW, "show", "card"),
    Kind(S.PAY, "pay", "card"),
    Kind(S.PAY_HIGH, "pay11", "card"),
    Kind(S.STRIKE, "strike", "card"),
    Kind(S.STRIKE_HIGH, "strike11", "card"),
    Kind(S.DISCARD, "discard", "card"),
    Kind(S.RETURN, "return", "card"),
    Kind(S.BUY, "buy", "card"),
    Kind(S.LAY, "lay", "card"),
    Kind(S.SEAL, "seal", "card"),
    Kind(S.CLAIM, "claim", "card"),
    Kind(S.FLIP, "flip", "shape"),
    Kind(S.ASIDE, "aside"),
    Kind(S.PLACE, "place", "place"),
)
BY_FIRST: Final = {kind.first: kind for kind in KINDS}

_FIRSTS: Final = np.array([kind.first for kind in KINDS], np.int16)
KIND_OF: Final = np.repeat(_FIRSTS[:-1], np.diff(_FIRSTS))  # by action; the thousands of the last kind need no table


def decode(action: int) -> tuple[int, int]:
    """Kind and argument."""
    kind = as_int(KIND_OF[action]) if action < S.PLACE else S.PLACE
    return kind, action - kind
