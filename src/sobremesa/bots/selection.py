"""Moves chosen without a search: any at all, the best rated, and those of a playout's players. Generic code, linked to a game by `bind`."""

from __future__ import annotations

from ..core.protocol import Moves, State, appeal, impatience, inclination, legal
from ..core.rng import below, uniform

__all__ = ["any_action", "best_rated", "by_instinct", "most_appealing", "playout_move"]


def any_action(s: State, seat: int, moves: Moves) -> int:
    return int(moves[below(s, legal(s, seat, moves))])


def most_appealing(s: State, seat: int, moves: Moves) -> int:
    return best_rated(s, seat, False, moves)


def best_rated(s: State, seat: int, uses_inclination: bool, moves: Moves) -> int:
    """Of equals the first, in the game's own order."""
    count = legal(s, seat, moves)
    best = int(moves[0])
    if count == 1:
        return best
    highest = rating(s, seat, best, uses_inclination)
    for index in range(1, count):
        value = rating(s, seat, int(moves[index]), uses_inclination)
        if value > highest:
            highest = value
            best = int(moves[index])
    return best


def by_instinct(s: State, seat: int, weight: float, moves: Moves) -> int:
    """The most appealing, with impatience of this weight."""
    count = legal(s, seat, moves)
    best = int(moves[0])
    highest = appeal(s, seat, best) + weight * impatience(s, seat, best)
    for index in range(1, count):
        action = int(moves[index])
        value = appeal(s, seat, action) + weight * impatience(s, seat, action)
        if value > highest:
            highest = value
            best = action
    return best


def rating(s: State, seat: int, action: int, uses_inclination: bool) -> float:
    """By `inclination`, or else by `appeal`."""
    return inclination(s, seat, action) if uses_inclination else appeal(s, seat, action)


def playout_move(s: State, seat: int, whim: float, uses_inclination: bool, moves: Moves) -> int:
    """Most often the best rated, with probability `whim` anything: a playout should not always meet the same opponent."""
    if uniform(s) < whim:
        return any_action(s, seat, moves)
    return best_rated(s, seat, uses_inclination, moves)
