"""A whole game between bots that do not search: generic code, linked to a game by `bind` and run by a thread for each of many games.

They are the games of `bots/contests.py`. There a bot looks at a copy of the game, which has its own chance; a thread has no room for a second
game, so that here only the chance is changed for as long as the bot decides."""

from __future__ import annotations

from typing import Final

from ..bots.mind import BY_CHANCE, BY_INSTINCT
from ..bots.selection import any_action, by_instinct, most_appealing
from ..core.jit import room_for_cards, room_for_moves
from ..core.protocol import OVER, Moves, State, Values, Words, actor, deal, impatience, play, shuffle
from ..core.rng import uniform

__all__ = ["contest_here"]

LEVELS: Final = ("random", "greedy", "beginner")  # who can play here


def contest_here(
    s: State,
    index: int,
    players: int,
    options: Words,
    ways: Values,
    slips: Values,
    impatiences: Values,
    decisions: Words,
) -> None:
    """Shuffle, deal and play one game, a mind a seat; its decisions are added to `decisions[index]`. `s.rng` must be keyed."""
    order = room_for_cards()
    moves = room_for_moves()
    shuffle(s, players, options, order)
    deal(s, players, options, order)
    a, b, c, d = s.rng[2], s.rng[1], s.rng[0], s.rng[3]  # the bots' own chance: the game's, diverged
    seat = actor(s)
    while seat != OVER:
        if ways[seat] == BY_INSTINCT and slips[seat] == 0.0:
            action = most_appealing(s, seat, moves)
        else:
            e, f, g, h = s.rng[0], s.rng[1], s.rng[2], s.rng[3]
            s.rng[0], s.rng[1], s.rng[2], s.rng[3] = a, b, c, d
            action = decided(s, seat, ways[seat], slips[seat], impatiences[seat], moves)
            a, b, c, d = s.rng[0], s.rng[1], s.rng[2], s.rng[3]
            s.rng[0], s.rng[1], s.rng[2], s.rng[3] = e, f, g, h
        play(s, seat, action)
        decisions[index] += 1
        seat = actor(s)


def decided(s: State, seat: int, way: float, slip: float, weight: float, moves: Moves) -> int:
    if way == BY_CHANCE or uniform(s) < slip:
        action = any_action(s, seat, moves)
        if weight * impatience(s, seat, action) >= 0.0:  # nobody slips into patience
            return action
    return by_instinct(s, seat, weight, moves)
