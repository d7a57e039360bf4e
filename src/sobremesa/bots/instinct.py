"""Bots without a search: chance, and the most appealing action. Generic code, linked to a game by `bind`."""

from __future__ import annotations

from sobremesa.core.protocol import Moves, State, appeal, inclination, legal
from sobremesa.core.rng import below, uniform

__all__ = ["any_action", "best_at_sight", "lean", "most_appealing"]


def any_action(s: State, seat: int, moves: Moves) -> int:
    return int(moves[below(s, legal(s, seat, moves))])


def most_appealing(s: State, seat: int, moves: Moves) -> int:
    return best_at_sight(s, seat, False, moves)


def best_at_sight(s: State, seat: int, inclined: bool, moves: Moves) -> int:
    """By `inclination` or by `appeal`; of equals the first, in the game's own order."""
    count = legal(s, seat, moves)
    best = int(moves[0])
    if count == 1:
        return best
    highest = liking(s, seat, best, inclined)
    for index in range(1, count):
        value = liking(s, seat, int(moves[index]), inclined)
        if value > highest:
            highest = value
            best = int(moves[index])
    return best


def liking(s: State, seat: int, action: int, inclined: bool) -> float:
    return inclination(s, seat, action) if inclined else appeal(s, seat, action)


def lean(s: State, seat: int, whim: float, inclined: bool, moves: Moves) -> int:
    """Most often what instinct says, with probability `whim` anything: a playout should not always meet the same opponent."""
    if uniform(s) < whim:
        return any_action(s, seat, moves)
    return best_at_sight(s, seat, inclined, moves)
