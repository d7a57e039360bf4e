"""Determinised Monte Carlo search. Generic code, linked to a game by `bind`.

What the seat cannot know is redealt again and again. In every such world each candidate action is played, players who mostly follow their
instinct play on for some turns, and the standing tells what it was worth. All candidates meet the same worlds and the same chances, so that
the difference between them is the action and not luck. Weak candidates are dropped on the way (sequential halving), and the samples saved
go to the strong ones.
"""

from __future__ import annotations

from typing import Final

from sobremesa.core.jit import room_for_moves, room_for_points, room_for_values
from sobremesa.core.protocol import OVER, Moves, Points, State, States, Values, actor, legal, play, redeal, standing
from sobremesa.core.rng import diverge

from .instinct import lean

__all__ = ["search"]

TABLES: Final = 2  # games `search` works on: the position, and a copy to play on
HORIZON: Final = 24  # decisions a playout looks ahead: beyond, chance tells more than the action does
WHIM: Final = 0.2  # how often a playout's player does anything at all
MARGIN: Final = 1.0  # weight of how clearly a game is won, beside winning it


def search(tables: States, seat: int, samples: int) -> int:
    """The action for `seat` in the game `tables[0]`, after about `samples` playouts. Changes both tables."""
    moves = room_for_moves()
    values = room_for_values()
    count = legal(tables[0], seat, moves)
    for index in range(count):
        values[index] = 0.0
    rounds = halvings(count)
    for _ in range(rounds):
        sample_worlds(tables, seat, max(1, samples // (rounds * count)), moves, values, count)
        best_first(moves, values, count)
        count = (count + 1) // 2
    return int(moves[0])


def halvings(count: int) -> int:
    """How often `count` candidates can be halved until one is left."""
    rounds = 0
    while count > 1:
        count = (count + 1) // 2
        rounds += 1
    return rounds


def sample_worlds(tables: States, seat: int, worlds: int, moves: Moves, values: Values, count: int) -> None:
    """Add the value of each of the first `count` moves, in `worlds` redeals, to its sum."""
    room = room_for_moves()
    points = room_for_points()
    ranks = room_for_points()
    for _ in range(worlds):
        redeal(tables[0], seat)
        for index in range(count):
            tables[1] = tables[0]
            diverge(tables[1])
            play(tables[1], seat, int(moves[index]))
            play_on(tables[1], room)
            standing(tables[1], points, ranks)
            values[index] += worth(seat, tables[1].players, points, ranks)


def play_on(s: State, room: Moves) -> None:
    """To the end, or to the horizon."""
    seat = actor(s)
    for _ in range(HORIZON):
        if seat == OVER:
            break
        play(s, seat, lean(s, seat, WHIM, room))
        seat = actor(s)


def worth(seat: int, players: int, points: Points, ranks: Points) -> float:
    """The share of the win, and the mean margin over the others as a part of both sides' points."""
    sharing = 0
    margin = 0.0
    for other in range(players):
        if ranks[other] == 0:
            sharing += 1
        if ranks[other] != ranks[seat]:
            both = abs(points[seat]) + abs(points[other]) + 1.0
            apart = abs(points[seat] - points[other]) / both
            margin += apart if ranks[seat] < ranks[other] else -apart
    won = 1.0 / sharing if ranks[seat] == 0 else 0.0
    return won + MARGIN * margin / (players - 1)


def best_first(moves: Moves, values: Values, count: int) -> None:
    """Sort the first `count` moves by falling value; equals keep their order."""
    for end in range(1, count):
        index = end
        while index > 0 and values[index] > values[index - 1]:
            moves[index], moves[index - 1] = moves[index - 1], moves[index]
            values[index], values[index - 1] = values[index - 1], values[index]
            index -= 1
