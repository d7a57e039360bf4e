"""What `observe` shows is what a seat knows: nothing more, nothing less, and every number has a name."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from sobremesa import bots
from sobremesa.core.jit import Bound, bind
from sobremesa.core.observation import length, named
from sobremesa.core.protocol import OVER
from sobremesa.games.game import Game

from .games import copy, dealt, every_game, features_of, lens_of, moves_of, owing, redealt
from .positions import any_setting, one_option_changed, somewhere, walk

each_game = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
blocks = pytest.mark.parametrize("block", range(4))
pytestmark = pytest.mark.timeout(900)  # the first of these compiles the games


def interpreted(game: Game) -> Bound:
    return bind(game.rules, "python", game.policy)


def observed(run: Bound, s: Any, seat: int) -> bytes:
    return features_of(run, s, seat).tobytes()


def told(game: Game, s: Any, seat: int) -> bytes:
    """All that a seat is told, and what it may do."""
    return msgspec.json.encode([game.view(s, seat), sorted(game.legal(s, seat))])


# ---- every number has a name -----------------------------------------------------------------------------------------


@each_game
def test_every_number_has_a_name_and_a_meaning(game: Game) -> None:
    parts = game.rules.OBSERVATION
    assert length(parts) == game.rules.FEATURES
    assert len({part.name for part in parts}) == len(parts)
    assert all(part.name.isidentifier() and part.meaning and part.size for part in parts)


@each_game
def test_parts_are_cut_out_of_one_observation_and_of_many(game: Game) -> None:
    many = np.arange(3.0 * game.rules.FEATURES).reshape(3, game.rules.FEATURES)
    alone, together = named(game.rules.OBSERVATION, many[2]), named(game.rules.OBSERVATION, many)
    assert np.concatenate([part.ravel() for part in alone.values()]).tolist() == many[2].tolist()
    for part in game.rules.OBSERVATION:
        assert alone[part.name].shape == part.shape
        assert (together[part.name][2] == alone[part.name]).all()


@each_game
@blocks
def test_targets_write_the_same_bytes_and_all_of_them(game: Game, block: int) -> None:
    fast, plain = bots.bound(game), interpreted(game)
    for seed in range(20 * block, 20 * block + 20):
        s = somewhere(game, seed, fast)
        for seat in range(s.players):
            out = features_of(fast, s, seat)
            assert ((out >= 0) & (out <= 1)).all()
            assert out.tobytes() == observed(plain, s, seat)


# ---- nothing more ----------------------------------------------------------------------------------------------------


@each_game
@blocks
def test_what_a_seat_cannot_see_is_not_observed(game: Game, block: int) -> None:
    run, lens = bots.bound(game), lens_of(game)
    for seed in range(50 * block, 50 * block + 50):
        s = somewhere(game, seed, run)
        for seat in range(s.players):
            other, hidden = copy(s), lens.hidden(s, seat)
            lens.hide(other, seat, random.Random(seed).sample(hidden, len(hidden)))
            worlds = [other, *(redealt(run, s, seat, key) for key in range(3))]
            assert {observed(run, world, seat) for world in worlds} == {observed(run, s, seat)}


def siblings(game: Game, seed: int, run: Bound) -> list[Any]:
    """What a position becomes by some of the decisions that can be made there."""
    s, chance = somewhere(game, seed, run), random.Random(seed)
    if run.actor(s) == OVER:
        return []
    seat = chance.choice(owing(run, s))
    actions = moves_of(run, s, seat)
    after = [copy(s) for _ in actions[:30]]
    for one, action in zip(after, chance.sample(actions, len(after)), strict=True):
        run.play(one, seat, action)
    return after


@each_game
@blocks
def test_decisions_are_observed_by_whoever_can_tell_them_apart(game: Game, block: int) -> None:
    """A card sealed or discarded in secret is not, by the others; but they still see the same table and may do the same."""
    run = bots.bound(game)
    for seed in range(50 * block, 50 * block + 50):
        after = siblings(game, seed, run)
        for seat in range(after[0].players if after else 0):
            worlds, seen = {}, {}
            for s in after:
                look = observed(run, s, seat)
                assert worlds.setdefault(redealt(run, s, seat, 1).tobytes(), look) == look
                twin = seen.setdefault(look, s)
                assert twin is s or told(game, s, seat) == told(game, twin, seat)


# ---- nothing less ----------------------------------------------------------------------------------------------------


@each_game
@blocks
def test_every_option_is_observed(game: Game, block: int) -> None:
    run = bots.bound(game)
    for seed in range(3 * block, 3 * block + 3):
        setting = any_setting(game, random.Random(seed))
        views: dict[bytes, bytes] = {}
        for other in one_option_changed(game, setting):
            s = dealt(game, other.players, seed, run, other.options)
            view = told(game, s, 0)
            assert views.setdefault(observed(run, s, 0), view) == view


def changes(game: Game, seed: int, run: Bound) -> Iterator[tuple[str, Any, Any]]:
    """A field, a position, and the same with one number of this field as it is in another game."""
    s, chance = somewhere(game, seed, run), random.Random(seed)
    other = somewhere(game, 10_000 + seed, run, int(s.players))
    for name in sorted(set(game.rules.STATE.names) - {"players"}):
        there = np.argwhere(np.atleast_1d(s[name] != other[name]))
        if len(there):
            index = tuple(chance.choice(there.tolist())) if game.rules.STATE[name].shape else ()
            changed = copy(s)
            if index:
                changed[name][index] = other[name][index]
            else:
                changed[name] = other[name]
            yield name, s, changed


@each_game
@blocks
def test_whatever_changes_a_view_or_a_legal_action_is_observed(game: Game, block: int) -> None:
    """One number of the state at a time. What comes out may be no position at all; then nobody can say what it looks like."""
    run, unseen = interpreted(game), unseen_of(game)
    for seed in range(8 * block, 8 * block + 8):
        for name, s, changed in changes(game, seed, bots.bound(game)):
            if name in unseen or not owing(run, s) or not owing(run, changed):
                continue
            for seat in range(s.players):
                if observed(run, s, seat) == observed(run, changed, seat):
                    assert told_of_any(game, changed, seat) in (None, told(game, s, seat))


def unseen_of(game: Game) -> frozenset[str]:
    return lens_of(game).unobserved | {"rng", "revealed"}


def told_of_any(game: Game, s: Any, seat: int) -> bytes | None:
    try:
        return told(game, s, seat)
    except (IndexError, KeyError, OverflowError, ValueError, AssertionError, ZeroDivisionError, StopIteration):
        return None


@each_game
def test_every_field_is_observed_or_has_a_reason_not_to_be(game: Game) -> None:
    """Whoever adds a field says whether a seat may know it."""
    run, unseen, seen = interpreted(game), unseen_of(game), {"players"}
    fields = {name for name in game.rules.STATE.names if not name.startswith("gap")}
    for seed in range(30):
        s = somewhere(game, seed, bots.bound(game))
        seen |= {name for name in fields - seen if is_noticed(run, s, grown(s, name, random.Random(seed)))}
    assert fields - seen == unseen


def grown(s: Any, name: str, chance: random.Random) -> Any:
    """The same with one number of a field larger by two, whatever that may mean (columns come in pairs)."""
    changed = copy(s)
    if changed[name].shape:
        numbers = changed[name].reshape(-1)
        numbers[chance.randrange(len(numbers))] += 2
    else:
        changed[name] = s[name] + 2
    return changed


def is_noticed(run: Bound, s: Any, changed: Any) -> bool:
    return any(observed(run, s, seat) != observed(run, changed, seat) for seat in range(s.players))


@each_game
def test_equal_observations_allow_the_same_actions(game: Game) -> None:
    assert meetings(game, deals=8, games=60) > 500


@pytest.mark.soak
@each_game
def test_equal_observations_allow_the_same_actions_wherever_they_are_met(game: Game) -> None:
    assert meetings(game, deals=400, games=200, plies=12) > 100_000


def meetings(game: Game, deals: int, games: int, plies: int = 6) -> int:
    """How often a position looked like one before, in many short games over the same deals: there are many ways to the same place."""
    run, met = bots.bound(game), 0
    for deal in range(deals):
        setting, found = any_setting(game, random.Random(deal)), {}
        for one in range(games):
            for s, _ in zip(walk(game, setting, deal, run, random.Random(one)), range(plies), strict=False):
                for seat in range(s.players):
                    legal, key = sorted(moves_of(run, s, seat)), (seat, observed(run, s, seat))
                    met += key in found
                    assert found.setdefault(key, legal) == legal
    return met
