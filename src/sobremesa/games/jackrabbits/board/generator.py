"""Random boards: the same seed, the same board, on every machine. They obey the advice of 2.3 and every house can be reached."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any, Final

import numpy as np

from ....core.jit import Target, bind
from ....core.rng import below, rekey, shuffle_part
from . import growth
from .boards import Board, from_window
from .catalogue import of_suits
from .lattice import CITADEL_X, CITADEL_Y
from .network import network
from .reach import cut_off

ALL_SUITS: Final = (0, 1, 2, 3)
MOST_ISLANDS: Final = 2
TRIES: Final = 24  # boards grown for one seed; the one with the most roads joined is taken
EYED: Final = 8  # pieces considered at a time
REACH_X, REACH_Y = 40, 24  # how far from the citadel an island may be laid


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
        for joined, lands in grown:
            if joined > 0:
                board = _laid_out(lands)
                if not cut_off(network(board)):
                    return board
    raise AssertionError("no playable board in a thousand attempts")


def _grown(bound: Any, s: Any, islands: int, suits: tuple[int, ...]) -> tuple[int, list[Board]]:
    """The lands of a board, each in its own waters, and how many roads are joined in all; nothing if one could not be finished."""
    joined, lands = 0, []
    for order in _shares(s, islands, suits):
        roads = int(bound.grow(s, order, len(order), EYED))
        if roads < 0:
            return 0, []
        joined += roads
        lands.append(from_window(s.cells, s.places, -CITADEL_X, -CITADEL_Y))
    return joined, lands


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


# ---- laying the lands out ----------------------------------------------------------------------------------------------------------------------


def _laid_out(lands: list[Board]) -> Board:
    """All lands on one lattice, with water between: every island where the whole picture stays smallest, then closest to the rest."""
    board = lands[0]
    for island in lands[1:]:
        water = {(row + i, column + j) for row, column in board.cells for i in range(-2, 3) for j in range(-5, 6)}
        ways = [(dx, dy) for dy in range(-REACH_Y, REACH_Y) for dx in range(-REACH_X, REACH_X) if (dx + dy) % 2 == 0]
        free = [way for way in ways if not any((r + way[1], c + way[0]) in water for r, c in island.cells)]
        best = min(free, key=lambda way: _spread(board, island, *way))
        moved = island.moved(*best)
        board = Board(tuple(mine or theirs for mine, theirs in zip(board.places, moved.places, strict=True)))
    return board


def _spread(board: Board, island: Board, dx: int, dy: int) -> tuple[int, int, int, int]:
    """How large the picture gets with the island there, on a sheet of four by three; then how far the island lies."""
    top, bottom, left, right = _extent(board)
    island_top, island_bottom, island_left, island_right = _extent(island)
    height = max(bottom, island_bottom + dy) - min(top, island_top + dy) + 1
    width = max(right, island_right + dx) - min(left, island_left + dx) + 1
    return max(433 * width, 1000 * height), dx * dx + 3 * dy * dy, dx, dy


@lru_cache(maxsize=64)
def _extent(board: Board) -> tuple[int, int, int, int]:
    rows = [row for row, _ in board.cells]
    columns = [column for _, column in board.cells]
    return min(rows), max(rows), min(columns), max(columns)
