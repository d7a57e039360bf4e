"""A board that somebody began, finished by chance (2.2): the pieces left are laid where a road takes them in, as advised where that can be."""

from __future__ import annotations

import random
from typing import Final

from ....core.errors import Refusal
from .boards import Board, Place
from .catalogue import of_suits
from .checks import check_for_play
from .editor import where

TRIES: Final = 6  # the first that can be played on is taken, else the fullest
BEST: Final = 4  # places a piece chooses among


def with_the_rest(board: Board, seed: int, suits: tuple[int, ...]) -> Board:
    chance = random.Random(seed)
    fullest = board
    for _ in range(TRIES):
        full = filled(board, chance, suits)
        if not isinstance(check_for_play(full, suits), Refusal):
            return full
        fullest = max(fullest, full, key=lambda one: len(list(one.laid())))
    return fullest


def filled(board: Board, chance: random.Random, suits: tuple[int, ...]) -> Board:
    """A piece that finds no place waits until others have made one."""
    if not any(board.laid()):
        board = board.with_piece(0, Place(0, 0, 0))
    left = [piece.number for piece in of_suits(suits) if board.places[piece.number] is None]
    chance.shuffle(left)
    waiting = 0
    while left and waiting < len(left):
        piece = left.pop(0)
        place = chosen(board, piece, chance)
        if place is None:
            left.append(piece)
            waiting += 1
        else:
            board, waiting = board.with_piece(piece, place), 0
    return board


def chosen(board: Board, piece: int, chance: random.Random) -> Place | None:
    """One of the best places; one that 2.3 advises against only where there is no other."""
    spots = where(board, piece)
    good = [spot for spot in spots if not spot.faults] or spots
    return chance.choice(good[:BEST]).place if good else None
