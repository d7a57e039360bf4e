"""Puzzles mined from games between bots: where one move is better by far than all others, a deep search is sure of it, and instinct is not.

Everything follows from a seed, so that a puzzle can be found again. `sure` is what the tests ask of the puzzles that are shipped, too."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ..bots import Way, analyse, choose
from ..core.plain import freeze
from ..core.protocol import OVER, State
from ..core.rng import rekey
from ..games.game import Game
from ..games.puzzle import LEARNER, Puzzle, Try
from ..table import fairness

LEVEL: Final = "strong"  # plays the games
GREEDY: Final = "greedy"  # what comes to mind first
FEWEST: Final = 3  # answers there are to choose from
MOST_PLAYERS: Final = 4
QUICK: Final = 1_500  # playouts of a first look
DEEP: Final = 40_000
SEARCHES: Final = 3  # that have to agree
CLEAR: Final = 0.08  # of the chance to win: the best answer is ahead of any other by so much
CLEAR_POINTS: Final = 1.0  # and by so many points to be expected


@dataclass(frozen=True)
class Position:
    """After `moves` of the game that `seed` deals."""

    game: Game
    seed: str
    players: int
    moves: tuple[str, ...]
    state: State

    @property
    def root(self) -> bytes:
        """Where its chance comes from."""
        return root_of(self.seed, self.players)

    def known(self, number: int) -> tuple[State, bytes]:
        """The game as the learner knows it, with the rest dealt again; and a seed for a search."""
        key = hashlib.sha256(f"puzzle {self.seed} {len(self.moves)} {number}".encode()).digest()
        state = self.state.copy()
        rekey(state, key)
        self.game.rules.redeal(state, LEARNER)
        return freeze(state), key


def root_of(seed: str, players: int) -> bytes:
    return fairness.root_key(fairness.secret_of(seed), [None] * players)


def positions(game: Game, seed: str, players: int) -> Iterator[Position]:
    """Those of a game between bots in which the learner's seat, and no other, has something to choose."""
    root = root_of(seed, players)
    state, _ = fairness.fair_deal(game, players, game.Options(), root)
    moves: list[str] = []
    while (seat := int(game.rules.actor(state))) != OVER:
        owing = [one for one in range(players) if game.rules.owes(state, one)]
        if owing == [LEARNER] and len(game.legal(state, LEARNER)) >= FEWEST:
            yield Position(game, seed, players, tuple(moves), state)
        known = state.copy()
        rekey(known, fairness.bot_key(root, len(moves), seat))
        game.rules.redeal(known, seat)
        action = choose(LEVEL, game, freeze(known), seat, fairness.bot_key(root, len(moves), seat))
        moves.append(game.notation.write(action))
        state = fairness.fair_play(game, state, root, seat, action)


def position_of(game: Game, puzzle: Puzzle) -> Position:
    """Where a puzzle asks its question."""
    root = root_of(puzzle.seed, puzzle.players)
    options = game.read_options(puzzle.options)
    state, _ = fairness.fair_deal(game, puzzle.players, options, root)  # pyright: ignore[reportArgumentType]
    moves = tuple(puzzle.moves.split())
    for text in moves:
        action = int(game.notation.read(text))  # pyright: ignore[reportArgumentType]
        state = fairness.fair_play(game, state, root, int(game.rules.actor(state)), action)
    return Position(game, puzzle.seed, puzzle.players, moves, state)


def weigh(position: Position, budget: int, number: int) -> list[Way]:
    """Every answer, by its chance."""
    known, key = position.known(number)
    return sorted(analyse(position.game, known, LEARNER, budget, key), key=lambda way: -way.wins)


def is_clear(game: Game, ways: list[Way], clear: float = CLEAR, points: float = CLEAR_POINTS) -> bool:
    """Is the best ahead of every other, by its chance and by its points?"""
    best, *others = ways
    sign = 1 if game.most_wins else -1
    return all(best.wins - one.wins >= clear and sign * (best.points - one.points) >= points for one in others)


def comes_to_mind(position: Position) -> int:
    known, key = position.known(0)
    return choose(GREEDY, position.game, known, LEARNER, key)


def is_half(position: Position, action: int) -> bool:
    """Could what is decided next be decided first as well? Then it is one choice in two moves, and has more than one right beginning."""
    game = position.game
    after = fairness.fair_play(game, position.state, position.root, LEARNER, action)
    if not game.rules.owes(after, LEARNER):
        return False
    return not set(game.legal(after, LEARNER)).isdisjoint(game.legal(position.state, LEARNER))


def puzzle_at(position: Position) -> Puzzle | None:
    """The puzzle that this position is, if it is one."""
    game = position.game
    first = weigh(position, QUICK, 0)
    if first[0].action == comes_to_mind(position) or not is_clear(game, first) or is_half(position, first[0].action):
        return None
    searches = [weigh(position, DEEP, number) for number in range(1, SEARCHES + 1)]
    if any(ways[0].action != first[0].action or not is_clear(game, ways) for ways in searches):
        return None
    tries = [Try(game.notation.write(way.action), *mean(searches, way.action)) for way in searches[0]]
    return Puzzle(position.seed, position.players, game.version, " ".join(position.moves), tries)


def mean(searches: list[list[Way]], action: int) -> tuple[float, float]:
    ways = [way for search in searches for way in search if way.action == action]
    chance = sum(way.wins for way in ways) / len(ways)
    return round(float(chance), 3), round(float(sum(way.points for way in ways) / len(ways)), 1)


def mine(game: Game, seed: str, first: int = 0) -> Iterator[tuple[int, Puzzle | None]]:
    """Game after game, the clearest puzzle of each if it has one; with the number of the game."""
    counts = [count for count in game.player_counts() if count <= MOST_PLAYERS]
    number = first
    while True:
        found = [puzzle_at(one) for one in positions(game, f"{seed} {number}", counts[number % len(counts)])]
        yield number, max((one for one in found if one), key=lead, default=None)
        number += 1


def lead(puzzle: Puzzle) -> float:
    """How far the right answer is ahead."""
    return puzzle.best.chance - puzzle.tries[1].chance
