"""Games to learn from, compiled: one seat goes by a net that is handed in, the others by instinct, and it is written down what was noticed and how
the game ended. Generic code, linked to a game by `bind`."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import numpy.typing as npt

from sobremesa.bots.montecarlo import mean_lead, share
from sobremesa.bots.selection import most_appealing
from sobremesa.core.jit import room_for_cards, room_for_moves, room_for_points, room_for_thoughts
from sobremesa.core.protocol import (
    FACTS,
    OVER,
    Features,
    Moves,
    State,
    States,
    Values,
    Words,
    actor,
    deal,
    inclination,
    legal,
    notice,
    play,
    shuffle,
    standing,
)
from sobremesa.core.rng import below
from sobremesa.games.net import Grid, judge

__all__ = ["play_lessons"]

Rows = Annotated[npt.NDArray[np.float32], "float32[:,:]"]


def play_lessons(
    games: States,
    players: int,
    options: Words,
    span: int,
    by_net: bool,
    patience: float,
    margin: float,
    facts: Rows,
    worths: Features,
    won: Values,
    colours: int,
    colour_weights: Grid,
    colour_bias: Values,
    hidden_weights: Grid,
    hidden_bias: Values,
    output_weights: Values,
    output_bias: float,
) -> int:
    """Whole games; how many rows were written. At one of its first `span` decisions the learner does anything at all; from there on it is
    written down what it notices of its actions, and what they were worth: by how the game ended as far as it has patience, else by what it
    hoped for at its next decision. With a span of 0 it does what it thinks best throughout, and nothing is written. A net that knows
    nothing yet looks on while the learner goes by its inclination (not `by_net`)."""
    order, moves, room = room_for_cards(), room_for_moves(), room_for_thoughts()
    points, ranks = room_for_points(), room_for_points()
    rows = 0
    for index in range(len(games)):
        s = games[index]
        shuffle(s, players, options, order)
        deal(s, players, options, order)
        learner = index % players
        slip = below(s, span) if span > 0 else -1
        first, decisions = rows, 0
        seat = actor(s)
        while seat != OVER:
            if seat != learner:
                action = most_appealing(s, seat, moves)
            else:
                count = legal(s, seat, moves)
                hope = 0.0
                if count > 1 and decisions == slip:
                    action = int(moves[below(s, count)])
                else:
                    action, hope = best(
                        s, seat, count, moves, room, by_net,
                        colours, colour_weights, colour_bias, hidden_weights, hidden_bias, output_weights, output_bias,
                    )  # fmt: skip
                if slip >= 0 and decisions >= slip and rows < len(facts) and notice(s, seat, action, room):
                    for fact in range(FACTS):
                        facts[rows, fact] = room[fact]
                    worths[rows] = hope
                    rows += 1
                decisions += 1
            play(s, seat, action)
            seat = actor(s)
        standing(s, points, ranks)
        won[0] += share(learner, players, ranks)
        lead = 0.5 + 0.5 * mean_lead(learner, players, points, ranks)
        came_to = (1.0 - margin) * share(learner, players, ranks) + margin * lead
        for row in range(rows - 1, first - 1, -1):
            hope = worths[row]
            worths[row] = came_to
            came_to = patience * came_to + (1.0 - patience) * hope
    return rows


def best(
    s: State,
    seat: int,
    count: int,
    moves: Moves,
    room: Values,
    by_net: bool,
    colours: int,
    colour_weights: Grid,
    colour_bias: Values,
    hidden_weights: Grid,
    hidden_bias: Values,
    output_weights: Values,
    output_bias: float,
) -> tuple[int, float]:
    best_action, highest = int(moves[0]), 0.0
    for index in range(count):
        action = int(moves[index])
        if by_net and notice(s, seat, action, room):
            value = judge(
                room, colours, colour_weights, colour_bias, hidden_weights, hidden_bias, output_weights, output_bias
            )
        else:
            value = inclination(s, seat, action)
        if index == 0 or value > highest:
            best_action, highest = action, value
    return best_action, highest
