"""The contract asked in lists: what its functions write into arrays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..core.plain import Plain
from ..core.protocol import MAX_SEATS, State


@dataclass(frozen=True)
class Standing:
    """By seat: points, and how many are ahead."""

    points: list[int]
    ranks: list[int]

    @property
    def winners(self) -> list[int]:
        """Those nobody is ahead of; of a game that is not over, those who would win now."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 0]


def standing_of(rules: Any, s: State) -> Standing:
    """By rules as they are written, or bound."""
    points, ranks = room(s, MAX_SEATS, np.int32), room(s, MAX_SEATS, np.int32)
    rules.standing(s, points, ranks)
    players = int(s.players)
    return Standing([int(one) for one in points[:players]], [int(one) for one in ranks[:players]])


def legal_of(rules: Any, s: State, seat: int) -> list[int]:
    """The table asks before a move, and views list what it would answer: once is enough."""
    return s.once((rules, seat), lambda: _legal(rules, s, seat)) if isinstance(s, Plain) else _legal(rules, s, seat)


def _legal(rules: Any, s: State, seat: int) -> list[int]:
    moves = room(s, rules.MOST_MOVES, np.int16)
    return list(map(int, moves[: rules.legal(s, seat, moves)]))


def room(s: State, size: int, dtype: Any) -> Any:
    """Where a function of the contract may write: beside a plain state a list, which is read and written much faster than an array."""
    return [0] * size if isinstance(s, Plain) else np.zeros(size, dtype)
