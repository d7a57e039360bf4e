"""Whole games of random moves: generic code, linked to a game by `bind`. The measure of an engine's speed."""

from __future__ import annotations

from .jit import room_for_cards, room_for_moves, room_for_points
from .protocol import OVER, PointsOfMany, State, States, Values, Words, actor, deal, legal, play, shuffle, standing
from .rng import below

__all__ = ["play_randomly", "random_game", "random_games", "standings", "tally"]


def play_randomly(s: State) -> int:
    """Play uniformly random legal moves to the end; how many decisions it took."""
    moves = room_for_moves()
    decisions = 0
    seat = actor(s)
    while seat != OVER:
        play(s, seat, int(moves[below(s, legal(s, seat, moves))]))
        decisions += 1
        seat = actor(s)
    return decisions


def random_game(s: State, index: int, players: int, options: Words, decisions: Words) -> None:
    """Shuffle, deal and play it; its decisions are added to `decisions[index]`. Its `rng` must be keyed."""
    order = room_for_cards()
    shuffle(s, players, options, order)
    deal(s, players, options, order)
    decisions[index] += play_randomly(s)


def random_games(count: int, games: States, players: int, options: Words, decisions: Words) -> None:
    for index in range(count):
        random_game(games[index], index, players, options, decisions)


def tally(count: int, games: States, wins: Values, totals: Values) -> None:
    """Add up, by seat, the shares of wins and the points of games that are over."""
    points = room_for_points()
    ranks = room_for_points()
    for index in range(count):
        s = games[index]
        standing(s, points, ranks)
        winners = 0
        for seat in range(s.players):
            winners += ranks[seat] == 0
        for seat in range(s.players):
            totals[seat] += points[seat]
            if ranks[seat] == 0:
                wins[seat] += 1.0 / winners


def standings(count: int, games: States, points: PointsOfMany, ranks: PointsOfMany) -> None:
    """Points and ranks of every seat, a row a game."""
    for index in range(count):
        standing(games[index], points[index], ranks[index])
