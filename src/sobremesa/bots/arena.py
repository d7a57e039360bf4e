"""Whole games between bots, on compiled rules. Generic code, linked to a game by `bind`."""

from __future__ import annotations

from typing import Final

from sobremesa.core.jit import room_for_cards, room_for_moves
from sobremesa.core.protocol import OVER, Moves, State, States, Words, actor, deal, play, shuffle
from sobremesa.core.rng import diverge

from .instinct import any_action, most_appealing
from .montecarlo import search

__all__ = ["contests", "decide"]

# How a seat decides: a number of samples to search with, or one of these.
BY_CHANCE: Final = -1
BY_INSTINCT: Final = 0


def decide(s: State, seat: int, depth: int, tables: States, moves: Moves) -> int:
    """The action of a bot. `tables[0].rng` is its own chance and lives on from one decision to the next."""
    if depth == BY_INSTINCT:
        return most_appealing(s, seat, moves)
    mind = tables[0]
    a, b, c, d = mind.rng[0], mind.rng[1], mind.rng[2], mind.rng[3]
    tables[0] = s
    mind.rng[0], mind.rng[1], mind.rng[2], mind.rng[3] = a, b, c, d
    if depth == BY_CHANCE:
        return any_action(mind, seat, moves)
    return search(tables, seat, depth)


def contest(s: State, players: int, options: Words, depths: Words, tables: States) -> int:
    """Shuffle, deal and play one game between bots; how many decisions it took. `s.rng` must be keyed."""
    order = room_for_cards()
    moves = room_for_moves()
    shuffle(s, players, options, order)
    deal(s, players, options, order)
    tables[0] = s
    diverge(tables[0])
    decisions = 0
    seat = actor(s)
    while seat != OVER:
        play(s, seat, decide(s, seat, int(depths[seat]), tables, moves))
        decisions += 1
        seat = actor(s)
    return decisions


def contests(
    count: int, games: States, players: int, options: Words, depths: Words, tables: States, decisions: Words
) -> None:
    """One contest a game. `decisions[index]` becomes its length."""
    for index in range(count):
        decisions[index] = contest(games[index], players, options, depths, tables)
