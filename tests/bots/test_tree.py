"""The tree of the search, interpreted, over small games made for it."""

from __future__ import annotations

import inspect
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from sobremesa import bots
from sobremesa.bots import contests, montecarlo, selection, tree
from sobremesa.bots.mind import MOST_DEPTH, Mind
from sobremesa.bots.workspace import MOST_NODES, new_workspace
from sobremesa.core.jit import bind
from sobremesa.core.jit.linker import is_defined
from sobremesa.games.registry import GAMES
from tests.contract.games import Spot, dealt, every_game, owing

bound_tree = bind(GAMES["parade"].rules, "python", GAMES["parade"].policy, tree)


def empty(room: int = 64) -> Any:
    w = new_workspace(bound_tree)
    w.room = room
    tree.clear(w)
    w.worths[:] = 0.5
    return w


def nodes(w: Any) -> Any:
    used = w.nodes[: w.room]
    return used[used["key"] != 0]


def test_a_node_is_found_again_and_differs_by_parent_sight_and_action() -> None:
    w = empty()
    places = set()
    for parent, seen, action in ((1, 0, 5), (2, 0, 5), (1, 3, 5), (1, 0, 6)):
        situation = bound_tree.situation_of(parent, seen)
        place = bound_tree.node_of(w, situation, action)
        w.nodes[place].key = bound_tree.key_of(situation, action)
        assert bound_tree.node_of(w, situation, action) == place
        places.add(place)
    assert len(places) == 4


def test_a_full_tree_says_so() -> None:
    w = empty(16)
    w.nodes["key"] = -1  # neighbours everywhere, none of them it
    assert bound_tree.node_of(w, bound_tree.situation_of(1, 0), 5) == tree.NO_NODE


def test_a_search_uses_as_much_room_as_it_can_fill_to_the_half() -> None:
    assert tree.room_for(1) == 16
    assert tree.room_for(100) == tree.room_for(128) == 256
    assert tree.room_for(10**9) == MOST_NODES


def test_every_node_on_the_path_learns_what_it_was_worth_to_who_chose() -> None:
    w = empty()
    w.nodes[:] = np.zeros(1, w.nodes.dtype)
    w.path[:2] = [(3, 0), (9, 1)]
    w.worths[:2] = 0.25, 0.75
    tree.update(w, 2)
    assert w.nodes[3].total == 0.25
    assert w.nodes[9].total == 0.75
    assert w.nodes[3].visits == w.nodes[9].visits == 1


def descended(w: Any, mind: Mind, s: Any, seat: int) -> list[int]:
    """One way down and what came of it; who chose on the way."""
    w.playout = s
    length = bound_tree.descend(w, mind.record(), seat, tree.ROOTS)
    bound_tree.update(w, length)
    return w.path["mover"][:length].tolist()


@pytest.mark.parametrize("rivals", [0, 1])
def test_the_tree_grows_by_one_node_a_descent(rivals: int) -> None:
    game, w = GAMES["parade"], empty(256)
    for descents in range(1, 20):
        s = dealt(game, 2, 1)
        movers = descended(w, Mind(depth=8, rivals=rivals), s, game.rules.actor(s))
        assert len(nodes(w)) == descents
        assert rivals or set(movers) == {game.rules.actor(s)}
    assert (nodes(w)["visits"] <= nodes(w)["chances"]).all()


def test_a_secret_choice_is_the_last_in_the_tree() -> None:
    """In Parade all discard at once: what the others discard must not lie beneath what the seat does."""
    game, w = GAMES["parade"], empty(256)
    s = dealt(game, 3, 4)
    while s.phase != game.rules.CHOOSING:
        seat = game.rules.actor(s)
        game.rules.play(s, seat, game.legal(s, seat)[0])
    seat = (game.rules.actor(s) + 1) % 3  # not the first in turn order
    for _ in range(30):
        movers = descended(w, Mind(depth=8, rivals=1), s, seat)
        assert set(movers) == {seat}
    assert movers == [seat, seat]  # both its discards


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
@pytest.mark.parametrize("rivals", [0, 1])
def test_interpreted_and_compiled_search_agree(game, rivals: int) -> None:
    s = Spot(0, 3, 7).state(game)
    (seat, *_) = owing(bots.bound(game), s)
    mind = Mind(samples=40, depth=6, rivals=rivals, horizon=6, width=6).record()
    found = []
    for run in (bots.bound(game), bind(game.rules, "python", game.policy, montecarlo)):
        w = new_workspace(run)
        w.position = s
        count = run.search(w, mind, seat)
        found.append(w.candidates[:count].copy())
    np.testing.assert_array_equal(*found)


@pytest.mark.parametrize("module", [contests, montecarlo, selection, tree])
def test_no_function_of_the_search_takes_more_than_six_arguments(module: ModuleType) -> None:
    functions = [vars(module)[name] for name in vars(module) if is_defined(module, name)]
    assert functions
    assert max(len(inspect.signature(function).parameters) for function in functions) <= 6


def test_a_mind_is_a_record_of_its_knobs() -> None:
    mind = Mind(samples=7, trust=0.5)
    assert (mind.record().samples, mind.record().trust, mind.record().whim) == (7, 0.5, mind.whim)
    assert bots.mind_records([Mind(), mind])["samples"].tolist() == [Mind().samples, 7]


def test_a_tree_deeper_than_its_path_is_refused() -> None:
    assert Mind(depth=MOST_DEPTH).record().depth == MOST_DEPTH
    with pytest.raises(ValueError, match="33 decisions: 32 at most"):
        Mind(depth=33)


def test_a_narrow_tree_keeps_to_the_most_inviting() -> None:
    """With no breadth at all a situation has one action, and the tree is a chain."""
    game, w = GAMES["parade"], empty(256)
    for descents in range(1, 12):
        s = dealt(game, 2, 1)
        movers = descended(w, Mind(depth=6, breadth=0.0, whim=0.0), s, game.rules.actor(s))
        assert len(movers) == min(descents, 6)
    assert len(nodes(w)) == 6
