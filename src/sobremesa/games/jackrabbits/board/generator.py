"""Random boards: the same seed, the same board, on every machine. They obey the advice of 2.3, and every house can be
reached without a shortcut."""

from __future__ import annotations

import hashlib
from typing import Any, Final

import numpy as np

from ....core.jit import Target, bind
from ....core.rng import below, rekey, shuffle_part
from . import growth
from .boards import Board, from_window
from .catalogue import of_suits
from .lattice import CITADEL_X, CITADEL_Y
from .layout import gathered
from .network import network
from .reach import cut_off

ALL_SUITS: Final = (0, 1, 2, 3)
MOST_ISLANDS: Final = 2
TRIES: Final = 24  # boards grown for one seed; the one with the most roads joined is taken
EYED: Final = 8  # pieces considered at a time


def random_board(
    seed: int, islands: int | None = None, suits: tuple[int, ...] = ALL_SUITS, target: Target = "cpu"
) -> Board:
    """A board for these suits (fewer than four: tight suits), with this many islands, or as many as the seed says."""
    bound = bind(growth, target)
    s = bound.states(1)[0]
    for attempt in range(1000):
        rekey(s, hashlib.sha256(f"jackrabbits board {seed} {attempt}".encode()).digest())
        wanted = below(s, MOST_ISLANDS + 1) if islands is None else islands
        grown = sorted((_grown(bound, s, wanted, suits) for _ in range(TRIES)), key=lambda g: -g[0])
        for good, lands in grown:
            if good > 0:
                board = gathered(lands)
                if not cut_off(network(board), by_shortcut=False):
                    return board
    raise AssertionError("no playable board in a thousand attempts")


def _grown(bound: Any, s: Any, islands: int, suits: tuple[int, ...]) -> tuple[int, list[Board]]:
    """The lands of a board, each in its own waters, after how good they look: many roads joined, the citadel in the middle.

    Nothing, if one could not be finished."""
    joined, lands = 0, []
    for order in _shares(s, islands, suits):
        roads = int(bound.grow(s, order, len(order), EYED))
        if roads < 0:
            return 0, []
        joined += roads
        lands.append(from_window(s.cells, s.places, -CITADEL_X, -CITADEL_Y))
    return 3 * joined - 2 * off_centre(lands[0]), lands


def off_centre(mainland: Board) -> int:
    """How far the citadel, at the origin, lies from the middle of its land, in half-sides."""
    rows, columns = zip(*mainland.cells, strict=True)
    return int(abs(sum(columns)) // len(columns) + 2 * abs(sum(rows) + len(rows) // 2) // len(rows))


def _shares(s: Any, islands: int, suits: tuple[int, ...]) -> list[Any]:
    """Deal the pieces to the mainland, with the citadel first, and to islands, each with a house first."""
    numbers = np.array([piece.number for piece in of_suits(suits)], np.int8)
    houses, roads = 3 * len(suits), 3 * len(suits)
    shuffle_part(s, numbers, 1, 1 + houses)
    shuffle_part(s, numbers, 1 + houses, 1 + houses + roads)
    shuffle_part(s, numbers, 1 + houses + roads, len(numbers))
    piles = [
        list(numbers[1 : 1 + houses]),
        list(numbers[1 + houses : 1 + houses + roads]),
        list(numbers[1 + houses + roads :]),
    ]
    shares = [_island_share(s, piles, len(suits), islands) for _ in range(islands)]
    mainland = np.array([number for pile in piles for number in pile], np.int8)
    shuffle_part(s, mainland, 0, len(mainland))
    return [np.concatenate([np.zeros(1, np.int8), mainland]), *shares]


def _island_share(s: Any, piles: list[list[Any]], suits: int, islands: int) -> Any:
    """An island has about a quarter of the houses, shared with another island if there is one, and a triangle for each."""
    most = max(1, 3 * suits // (2 + islands))
    houses = max(1, most - below(s, 2))
    amounts = (houses, below(s, houses + 1), houses)
    share = np.array([pile.pop() for pile, amount in zip(piles, amounts, strict=True) for _ in range(amount)], np.int8)
    shuffle_part(s, share, 1, len(share))
    return share
