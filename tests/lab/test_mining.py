"""Puzzles that are shipped, and how they are found: one answer is better by far, a deep search is sure, and instinct is wrong."""

from __future__ import annotations

import pytest

from sobremesa.games.folder import puzzles
from sobremesa.games.puzzle import LEARNER, Puzzle
from sobremesa.games.registry import GAMES
from sobremesa.lab import mining

SHIPPED = [(name, puzzle) for name, game in GAMES.items() for puzzle in puzzles(game)]
IDS = [f"{name} {puzzle.seed}" for name, puzzle in SHIPPED]
FEWEST = 10  # of a game that has any


def test_a_game_with_puzzles_has_some_to_choose_from_and_no_two_are_one() -> None:
    for game in GAMES.values():
        seeds = [puzzle.seed for puzzle in puzzles(game)]
        assert len(seeds) == len(set(seeds))
        assert not seeds or len(seeds) >= FEWEST


@pytest.mark.parametrize(("name", "puzzle"), SHIPPED, ids=IDS)
def test_a_puzzle_asks_at_a_real_position(name: str, puzzle: Puzzle) -> None:
    game, position = GAMES[name], mining.position_of(GAMES[name], puzzle)
    owing = [seat for seat in range(puzzle.players) if game.rules.owes(position.state, seat)]
    assert owing == [LEARNER]
    legal = {game.notation.write(action) for action in game.legal(position.state, LEARNER)}
    assert legal == {one.notation for one in puzzle.tries}
    best = next(one for one in game.legal(position.state, LEARNER) if game.notation.write(one) == puzzle.best.notation)
    assert not mining.is_half(position, best)
    assert puzzle.best.notation != game.notation.write(mining.comes_to_mind(position))
    assert puzzle.best.chance - max(one.chance for one in puzzle.tries[1:]) >= mining.CLEAR - 0.001


@pytest.mark.parametrize(("name", "puzzle"), SHIPPED[:2] + SHIPPED[-2:], ids=IDS[:2] + IDS[-2:])
def test_a_quick_search_finds_the_answer(name: str, puzzle: Puzzle) -> None:
    """Of a few; the soak asks all of them, and deeply."""
    game = GAMES[name]
    best = mining.weigh(mining.position_of(game, puzzle), mining.QUICK, 0)[0]
    assert game.notation.write(best.action) == puzzle.best.notation


@pytest.mark.soak
@pytest.mark.parametrize(("name", "puzzle"), SHIPPED, ids=IDS)
def test_a_deep_search_with_other_chances_is_sure_of_it(name: str, puzzle: Puzzle) -> None:
    game = GAMES[name]
    ways = mining.weigh(mining.position_of(game, puzzle), 2 * mining.DEEP, 1000)
    assert game.notation.write(ways[0].action) == puzzle.best.notation
    assert mining.is_clear(game, ways, mining.CLEAR / 2, mining.CLEAR_POINTS / 2)


def test_the_same_seed_finds_the_same_positions() -> None:
    game = next(iter(GAMES.values()))
    once, again = ([one.moves for one in mining.positions(game, "spring", 2)] for _ in range(2))
    assert once == again
    assert once


def test_a_choice_in_two_moves_is_no_puzzle() -> None:
    """The two cards that are laid aside at the end of Parade may be named in either order."""
    ends = [one for one in mining.positions(GAMES["parade"], "sobremesa 39", 2) if len(one.moves) == 54]
    assert [mining.is_half(one, one.game.legal(one.state, LEARNER)[0]) for one in ends] == [True]


def test_what_is_not_clear_is_no_puzzle() -> None:
    game = next(iter(GAMES.values()))  # fewer points are better
    best, close, worse = (
        mining.Way(n, 0.3, chance, points) for n, chance, points in ((0, 0.6, 10.0), (1, 0.55, 14.0), (2, 0.4, 20.0))
    )
    assert mining.is_clear(game, [best, worse])
    assert not mining.is_clear(game, [best, close, worse])
    assert not mining.is_clear(game, [best, worse._replace(points=9.5)])
