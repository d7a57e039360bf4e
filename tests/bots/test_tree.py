"""The tree of the search, interpreted, over small games made for it."""

from __future__ import annotations

import numpy as np
import pytest

from sobremesa.bots import montecarlo, tree
from sobremesa.bots.mind import KNOBS, MOST_NODES, Mind, desk, nodes_for
from sobremesa.core import protocol
from sobremesa.core.jit import bind
from sobremesa.games.registry import GAMES
from tests.contract.games import Spot, dealt, every_game, owing

bound_tree = bind(GAMES["parade"].rules, "python", GAMES["parade"].policy, tree)


def empty(room: int = 64) -> np.ndarray:
    return np.zeros((room, 4))


def test_a_node_is_found_again_and_differs_by_parent_sight_and_action() -> None:
    nodes = empty()
    places = set()
    for parent, seen, action in ((1, 0, 5), (2, 0, 5), (1, 3, 5), (1, 0, 6)):
        place = bound_tree.node_of(nodes, 64, parent, seen, action)
        nodes[place, tree.KEY] = bound_tree.key_of(parent, seen, action)
        assert bound_tree.node_of(nodes, 64, parent, seen, action) == place
        places.add(place)
    assert len(places) == 4


def test_a_full_tree_says_so() -> None:
    nodes = empty(16)
    nodes[:, tree.KEY] = 0.5  # neighbours everywhere, none of them it
    assert bound_tree.node_of(nodes, 16, 1, 0, 5) == tree.NO_NODE


def test_the_same_part_of_any_array_is_used() -> None:
    assert tree.room_for(100, empty(1024)) == tree.room_for(100, empty(256)) == 256
    assert tree.room_for(10**9, empty(1024)) == 1024
    assert nodes_for(100) == 256
    assert nodes_for(10**9) == MOST_NODES


def test_every_node_on_the_path_learns_what_it_was_worth_to_who_chose() -> None:
    nodes = empty()
    tree.learn(nodes, np.array([3, 0, 9, 1], np.int64), 2, np.array([0.25, 0.75]))
    assert nodes[3, tree.TOTAL] == 0.25
    assert nodes[9, tree.TOTAL] == 0.75
    assert nodes[3, tree.VISITS] == nodes[9, tree.VISITS] == 1


@pytest.mark.parametrize("rivals", [0, 1])
def test_the_tree_grows_by_one_node_a_climb(rivals: int) -> None:
    game = GAMES["parade"]
    mind = Mind(depth=8, rivals=rivals).row()
    nodes, path, moves = empty(256), np.zeros(64, np.int64), np.zeros(game.rules.MOST_MOVES, np.int16)
    for climbs in range(1, 20):
        s = dealt(game, 2, 1)
        length = bound_tree.climb(s, game.rules.actor(s), tree.ROOTS, nodes, 256, mind, path, moves)
        bound_tree.learn(nodes, path, length, np.full(6, 0.5))
        assert (nodes[:, tree.KEY] != 0).sum() == climbs
        movers = set(path[1 : 2 * length : 2].tolist())
        assert rivals or movers == {game.rules.actor(dealt(game, 2, 1))}
    assert (nodes[:, tree.VISITS] <= nodes[:, tree.CHANCES]).all()


def test_a_secret_choice_is_the_last_in_the_tree() -> None:
    """In Parade all discard at once: what the others discard must not lie beneath what the seat does."""
    game = GAMES["parade"]
    s = dealt(game, 3, 4)
    while s.phase != game.rules.CHOOSING:
        seat = game.rules.actor(s)
        game.rules.play(s, seat, game.legal(s, seat)[0])
    seat = (game.rules.actor(s) + 1) % 3  # not the first in turn order
    mind = Mind(depth=8, rivals=1).row()
    nodes, path, moves = empty(256), np.zeros(64, np.int64), np.zeros(game.rules.MOST_MOVES, np.int16)
    for _ in range(30):
        world = s.copy()
        length = bound_tree.climb(world, seat, tree.ROOTS, nodes, 256, mind, path, moves)
        bound_tree.learn(nodes, path, length, np.full(6, 0.5))
        assert set(path[1 : 2 * length : 2].tolist()) == {seat}
    assert length == 2  # both its discards


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
@pytest.mark.parametrize("rivals", [0, 1])
def test_interpreted_and_compiled_search_agree(game, rivals: int) -> None:
    from sobremesa import bots

    s = Spot(0, 3, 7).state(game)
    (seat, *_) = owing(bots.bound(game), s)
    row = Mind(samples=40, depth=6, rivals=rivals, horizon=6, width=6).row()
    ledgers = []
    for run in (bots.bound(game), bind(game.rules, "python", game.policy, montecarlo)):
        arrays = desk(run, row)
        arrays[0][0] = s
        count = run.search(*arrays, seat, row)
        ledgers.append(arrays[2][:count].copy())
    np.testing.assert_array_equal(*ledgers)


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
@pytest.mark.parametrize("module", [tree, montecarlo])
def test_no_constant_of_a_game_is_taken_for_one_of_the_search(game, module) -> None:
    """`bind` gives generic code the game's constants by name."""
    shared = {"ACTIONS", *(name for name in vars(protocol) if name.isupper())}
    ours = {name for name, value in vars(module).items() if name.isupper() and isinstance(value, int)} - shared
    assert not ours & {name for name, value in vars(game.rules).items() if isinstance(value, int)}


def test_a_mind_is_a_row_of_knobs() -> None:
    assert Mind().row().shape == (KNOBS,)


def test_a_narrow_tree_keeps_to_the_most_inviting() -> None:
    """With no breadth at all a situation has one action, and the tree is a chain."""
    game = GAMES["parade"]
    mind = Mind(depth=6, breadth=0.0, whim=0.0).row()
    nodes, path, moves = empty(256), np.zeros(64, np.int64), np.zeros(game.rules.MOST_MOVES, np.int16)
    for climbs in range(1, 12):
        s = dealt(game, 2, 1)
        length = bound_tree.climb(s, game.rules.actor(s), tree.ROOTS, nodes, 256, mind, path, moves)
        bound_tree.learn(nodes, path, length, np.full(6, 0.5))
        assert length == min(climbs, 6)
    assert (nodes[:, tree.KEY] != 0).sum() == 6
