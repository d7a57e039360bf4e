"""The road that lights up is the road the rules allow."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sobremesa.core.protocol import OVER
from sobremesa.games.jackrabbits import JACKRABBITS, state
from sobremesa.games.jackrabbits.preview import Preview

from .build import CAVE_AT_SEA, CIT, UNDER, action, dealt, do, hands, node, put, rolled
from .play import any_options, by_chance, compiled, legal, start


def previews(s: Any) -> dict[int, Preview]:
    return {move.action: move.preview for move in JACKRABBITS.view(s, int(s.turn)).moves}


def free_ends(actions: list[int]) -> set[int]:
    """Where one may go for free: hexagons, the underground, off the board."""
    places = {state.REST: state.UNDERGROUND, state.LEAVE: state.OFF}
    return {places.get(a, a - state.GO) for a in actions if a in places or state.GO <= a < state.GALLOP}


@pytest.mark.parametrize("seed", range(20))
def test_what_is_said_to_follow_a_transfer_follows_it(seed: int) -> None:
    players, options = any_options(seed, turn_limit=24)
    run, choose = compiled(), by_chance(seed)
    chance = random.Random(seed)
    s = start(players, options, seed, run)
    while run.actor(s) != OVER:
        if s.phase == state.JOURNEY and chance.random() < 0.3:
            shown = {a: p for a, p in previews(s).items() if p.onward is not None}
            for action in chance.sample(sorted(shown), min(4, len(shown))):
                told = {route.node for route in shown[action].onward or []}
                assert after(run, s, action) in (None, told), action
        run.play(s, run.actor(s), choose(s, legal(run, s)))


def after(run: Any, s: Any, action: int) -> set[int] | None:
    """Free ends once the transfer is done and paid for; None where something else comes first (a hand over its limit), or where a carrot is gone."""
    trial = s.copy()
    run.play(trial, run.actor(trial), action)
    while trial.phase == state.PAYING:
        run.play(trial, run.actor(trial), legal(run, trial)[0])
    if (trial.owner != s.owner).any():
        return None
    return free_ends(legal(run, trial)) if trial.phase == state.JOURNEY else None


@pytest.mark.parametrize("seed", range(20))
def test_a_path_follows_roads_and_ends_where_it_says(seed: int) -> None:
    players, options = any_options(seed, turn_limit=24)
    run, choose = compiled(), by_chance(seed)
    s = start(players, options, seed, run)
    while run.actor(s) != OVER:
        if s.phase == state.JOURNEY and seed % 3 == int(s.ply) % 3:
            for action, found in previews(s).items():
                if state.GO <= action < state.GALLOP:
                    assert found.path is not None
                    assert found.path[-1] == action - state.GO
                    assert all(b in s.link[a] for a, b in zip(found.path, found.path[1:], strict=False)), found.path
        run.play(s, run.actor(s), choose(s, legal(run, s)))


def test_from_the_underground_a_path_begins_at_a_cave() -> None:
    s = rolled(put(hands(dealt(), "2S", "3C"), UNDER, CIT))
    paths = [found.path for a, found in previews(s).items() if state.GO <= a < state.GALLOP]
    caves = {node(f"V{number}") for number in range(1, 5)}
    assert paths
    assert all(path and path[0] in caves for path in paths)


def test_a_gallop_lights_the_way_to_the_crossing_and_the_aim() -> None:
    s = rolled(put(hands(dealt(), "4S 5D 3S 8S", "2C"), CIT, CIT), 3, 4)
    found = {JACKRABBITS.notation.write(a): p for a, p in previews(s).items()}["gallop:KC"]
    assert found.path is not None
    assert found.path[0] == CIT
    assert found.path[-1] == node("KC")
    assert any((n - state.TRIANGLES) % 3 == 0 and n >= state.TRIANGLES for n in found.path)
    assert found.onward is None


def test_who_would_land_at_a_cave_is_shown_the_underground() -> None:
    """6.2: like walking there."""
    s = rolled(put(hands(dealt(board=CAVE_AT_SEA), "6S X1 6C", "2C"), "JD", CIT), 3, 3)
    for way in ("sail:V3.0", "float:V3.0"):
        found = {JACKRABBITS.notation.write(a): p for a, p in previews(s).items()}[way].onward or []
        assert [(route.then, route.node, route.path) for route in found] == [("rest", UNDER, [node("V3")])]


def test_from_the_road_end_of_a_cave_one_goes_into_that_cave() -> None:
    s = do(rolled(put(hands(dealt(board=CAVE_AT_SEA), "X1 6C", "2C"), "JD", CIT), 3, 3), "float:V3.0")
    found = {JACKRABBITS.notation.write(a): p.path for a, p in previews(s).items()}
    assert (found["rest"], found["hole:V1"]) == ([node("V3")], [node("V3"), node("V1")])


def onward(s: Any, way: str) -> set[int] | None:
    found = next(move.preview for move in JACKRABBITS.view(s, 0).moves if move.notation == way).onward
    return None if found is None else {route.node for route in found}


def test_9_a_trailing_carrot_shows_where_the_journey_may_go_on() -> None:
    far = {node(name) for name in ("KS", "cit", "QS", "JS")}
    s = rolled(put(hands(dealt(trailing_carrots=True), "6S X1 KS", "2C"), CIT, CIT), 3, 3)
    assert onward(s, "gallop:KS") == onward(s, "ride:KS") == far
    assert onward(s, "gallop:QS") is onward(s, "go:KS") is None
    flight = do(put(hands(dealt(trailing_carrots=True), "10C KS", "2C"), "KD", CIT), "passport:10C")
    flight.first_die = flight.second_die = 1
    do(flight, "pass")
    assert onward(flight, "fly:KS") == far
    assert onward(flight, "fly:KH") is None


def test_9_who_stops_where_a_carrot_would_let_one_pass_walks_no_further() -> None:
    s = rolled(put(hands(dealt(trailing_carrots=True), "X1 KS QS", "2C"), CIT, CIT), 3, 3)
    do(s, "ride:KS")
    assert previews(s)[action("go:KS")].path == [node("KS")]
    told = JACKRABBITS.story(s, 0, action("go:KS"), do(s.copy(), "go:KS"), 1)
    assert [(one.code, one.facts) for one in told] == [("jackrabbits-stayed", {"seat": 0, "place": "tower-spades"})]
