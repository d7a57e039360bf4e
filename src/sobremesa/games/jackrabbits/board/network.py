"""All that the rules know of a board: its roads, as a graph of nodes and road ends (see lattice.py for the numbering)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from .boards import Board
from .lattice import KIND, NODES, SLOTS, trace, twin_of

TWIN: Final = np.array([twin_of(node) for node in range(NODES)], np.int8)
BITS: Final = 6  # a link is a node or one of three marks: 52 values
IN_A_WORD: Final = 10
LOWEST: Final = -3  # BARE
WORDS: Final = -(-NODES * SLOTS // IN_A_WORD)


@dataclass(frozen=True)
class Network:
    """`link[node, slot]`: the node a road end leads to, or SHORE, BARE, NOTHING. Hexagons: slot = side, clockwise from north."""

    kind: npt.NDArray[np.int8]
    link: npt.NDArray[np.int8]
    twin: npt.NDArray[np.int8]

    def encode(self) -> npt.NDArray[np.int64]:
        """The links as words of ten; kinds and twins are the same on every board."""
        flat = np.zeros(WORDS * IN_A_WORD, np.int64)
        flat[: NODES * SLOTS] = self.link.reshape(-1).astype(np.int64) - LOWEST
        powers = np.int64(1) << (BITS * np.arange(IN_A_WORD, dtype=np.int64))
        return (flat.reshape(WORDS, IN_A_WORD) * powers).sum(axis=1)


def network(board: Board) -> Network:
    cells, places, _, _ = board.window()
    link = np.zeros((NODES, SLOTS), np.int8)
    trace(cells, places, link)
    return Network(KIND.copy(), link, TWIN.copy())


def decode(words: npt.NDArray[np.int64]) -> Network:
    """Back from `encode`."""
    shifts = BITS * np.arange(IN_A_WORD, dtype=np.int64)
    values = ((words[:WORDS, None] >> shifts) & ((1 << BITS) - 1)) + LOWEST
    link = values.reshape(-1)[: NODES * SLOTS].astype(np.int8).reshape(NODES, SLOTS)
    return Network(KIND.copy(), link, TWIN.copy())
