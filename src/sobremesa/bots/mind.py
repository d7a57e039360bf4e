"""What makes a bot's mind: a row of numbers that the compiled search reads, so that no bot needs a compilation of its own."""

from __future__ import annotations

from dataclasses import astuple, dataclass, fields
from typing import Annotated, Any, Final

import numpy as np
import numpy.typing as npt

from sobremesa.core.protocol import MAX_SEATS, READING

# Arrays of compiled code with more than one dimension.
Minds = Annotated[npt.NDArray[np.float64], "float64[:,:]"]  # a mind a seat
Tree = Annotated[npt.NDArray[np.float64], "float64[:,:]"]  # see `tree`
Ledger = Annotated[npt.NDArray[np.float64], "float64[:,:]"]  # see `montecarlo`

# How a bot decides.
BY_CHANCE: Final = -1.0
BY_INSTINCT: Final = 0.0
BY_SEARCH: Final = 1.0


@dataclass(frozen=True)
class Mind:
    """All that a bot of one level in one game goes by. A game names what it wants otherwise than here (`Game.search`)."""

    way: float = BY_SEARCH
    samples: float = 1000  # playouts a decision; more where there are too many actions for so few
    slip: float = 0.0  # how often it does anything at all instead of what it thinks best
    horizon: float = 24  # decisions a playout looks ahead: beyond, chance tells more than the action does
    outlook: float = (
        0  # own turns a playout lasts before judgement says what the game is worth; 0: it goes to the horizon
    )
    whim: float = 0.2  # how often a playout's player does anything at all
    margin: float = 0.667  # weight of how clearly a game is won, against winning it
    spread: float = (
        0.0  # how many points ahead of the best other are half of a clear win; 0: what counts is the mean lead over all
    )
    depth: float = 0  # decisions the tree holds below the action weighed; 0: no tree
    rivals: float = 0  # are others' decisions in the tree, or do they follow their instinct there too?
    curiosity: float = 0.4  # how much the tree tries what looks worse
    breadth: float = (
        1000.0  # how many actions the tree tries in a situation met n times: 1 + breadth · √n, the most inviting first
    )
    sure: float = 1.2  # an action so far ahead, in units of 1/√trials, is taken without more ado; 0: never
    width: float = 64  # actions weighed: the most appealing ones
    ours: float = 1.0  # in playouts, does the bot's own seat go by `inclination`, or else by `appeal`?
    theirs: float = 0.0  # and the others?
    trust: float = 0.0  # how far others' play is believed to tell what they hold

    def row(self) -> Any:
        return np.array(astuple(self), np.float64)


(
    WAY,
    SAMPLES,
    SLIP,
    HORIZON,
    OUTLOOK,
    WHIM,
    MARGIN,
    SPREAD,
    DEPTH,
    RIVALS,
    CURIOSITY,
    BREADTH,
    SURE,
    WIDTH,
    OURS,
    THEIRS,
    TRUST,
) = range(len(fields(Mind)))
KNOBS: Final = len(fields(Mind))

TABLES: Final = 2  # games a search works on: the position, and a copy to play on
MOST_DEPTH: Final = 32
MOST_NODES: Final = 1 << 16
COLUMNS: Final = 5


def desk(bound: Any, *minds: Any) -> tuple[Any, ...]:
    """Room to think in for one thread, large enough for the deepest of these minds: what compiled code asks for as tables … stop."""
    samples = max([mind[SAMPLES] for mind in minds if mind[WAY] == BY_SEARCH and mind[DEPTH] > 0], default=1)
    return (
        bound.states(TABLES),
        np.zeros((nodes_for(int(samples)), 4)),  # tree
        np.zeros((bound.rules.MOST_MOVES, COLUMNS)),  # ledger
        np.zeros(2 * MOST_DEPTH, np.int64),  # path
        np.zeros(MAX_SEATS),  # worths
        np.zeros(getattr(bound.rules, "READING", READING)),  # reading
        np.zeros(1, np.int64),  # stop: set to 1 from outside, the search answers with what it knows by then
    )


def nodes_for(samples: int) -> int:
    """Room for a tree that such a search can fill to the half at most: a power of two."""
    return min(MOST_NODES, 1 << max(4, (2 * samples - 1).bit_length()))
