"""Bots without a search: chance, and the most appealing action. Generic code, linked to a game by `bind`."""

from __future__ import annotations

from sobremesa.core.protocol import Moves, State, appeal, inclination, legal
from sobremesa.core.rng import below, uniform

__all__ = ["any_action", "lean", "most_appealing", "most_inviting"]


def any_action(s: State, seat: int, moves: Moves) -> int:
    return int(moves[below(s, legal(s, seat, moves))])


def most_appealing(s: State, seat: int, moves: Moves) -> int:
    """Of equals the first, in the game's own order."""
    count = legal(s, seat, moves)
    best = int(moves[0])
    if count == 1:
        return best
    highest = appeal(s, seat, best)
    for index in range(1, count):
        value = appeal(s, seat, int(moves[index]))
        if value > highest:
            highest = value
            best = int(moves[index])
    return best


def most_inviting(s: State, seat: int, moves: Moves) -> int:
    """The same by `inclination`."""
    count = legal(s, seat, moves)
    best = int(moves[0])
    if count == 1:
        return best
    highest = inclination(s, seat, best)
    for index in range(1, count):
        value = inclination(s, seat, int(moves[index]))
        if value > highest:
            highest = value
            best = int(moves[index])
    return best


def lean(s: State, seat: int, whim: float, inclined: bool, moves: Moves) -> int:
    """Most often what instinct says, with probability `whim` anything: a playout should not always meet the same opponent."""
    if uniform(s) < whim:
        return any_action(s, seat, moves)
    if inclined:
        return most_inviting(s, seat, moves)
    return most_appealing(s, seat, moves)
