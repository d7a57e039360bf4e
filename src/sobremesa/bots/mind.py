"""What makes a bot's mind: a record of numbers that the compiled search reads, so that no bot needs a compilation of its own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Annotated, Any, Final

import numpy as np
import numpy.typing as npt

from ..core.protocol import record_dtype

# How a bot decides.
BY_CHANCE: Final = -1.0
BY_INSTINCT: Final = 0.0
BY_SEARCH: Final = 1.0

MOST_DEPTH: Final = 32


@dataclass(frozen=True)
class Mind:
    """All that a bot of one level in one game goes by. A game names what it wants otherwise than here (`Game.search`)."""

    way: float = BY_SEARCH
    samples: float = 1000  # playouts a decision; more where there are too many actions for so few
    slip: float = 0.0  # how often it does anything at all instead of what it thinks best
    impatience: float = 0.0  # by instinct: how much weight the game's `impatience` has
    horizon: float = 24  # decisions a playout looks ahead: beyond, chance tells more than the action does
    outlook: float = (
        0  # own turns a playout lasts before judgement says what the game is worth; 0: it goes to the horizon
    )
    whim: float = 0.2  # how often a playout's player does anything at all
    margin: float = 0.667  # weight of how clearly a game is won, against winning it
    spread: float = (
        0.0  # how many points ahead of the best other are half of a clear win; 0: what counts is the mean lead over all
    )
    depth: float = 0  # decisions the tree holds below the action weighed, at most MOST_DEPTH; 0: no tree
    rivals: float = 0  # are others' decisions in the tree, or do they follow their instinct there too?
    curiosity: float = 0.4  # how much the tree tries what looks worse
    breadth: float = (
        1000.0  # how many actions the tree tries in a situation met n times: 1 + breadth · √n, the most inviting first
    )
    sure: float = 1.2  # an action so far ahead, in units of 1/√trials, is taken without more ado; 0: never
    width: float = 64  # actions weighed: the most appealing ones
    own_inclination: float = 1.0  # in playouts, does the bot's own seat go by `inclination`, or else by `appeal`?
    other_inclination: float = 0.0  # and the others?
    trust: float = 0.0  # how far others' play is believed to tell what they hold

    def __post_init__(self) -> None:
        if self.depth > MOST_DEPTH:
            raise ValueError(f"a tree of {self.depth} decisions: {MOST_DEPTH} at most")

    def record(self) -> Any:
        return mind_records([self])[0]


MIND: Final = record_dtype({knob.name: np.dtype(np.float64) for knob in fields(Mind)})

# As compiled code gets them.
MindRecord = Annotated[Mind, MIND]
Minds = Annotated[npt.NDArray[Any], MIND]  # a mind a seat


def mind_records(minds: Iterable[Mind]) -> Any:
    return np.array([tuple(vars(mind).values()) for mind in minds], MIND)
