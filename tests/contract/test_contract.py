"""What core/protocol.py promises, for every game, interpreted and compiled."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa import bots
from sobremesa.core.protocol import CONTRACT, MAX_SEATS, NOBODY, OVER, State, fields_of

from ..examples import tried
from .games import (
    Played,
    Spot,
    copy,
    dealt,
    every_game,
    every_played,
    features_of,
    keyed,
    lens_of,
    moves_of,
    owing,
    redealt,
    spots,
    standing_of,
    viewers,
    walk,
)

each_game = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
each_target = pytest.mark.parametrize("it", every_played(), ids=repr)
some = tried(20)
seeds = st.integers(0, 10**6)


# ---- the module ------------------------------------------------------------------------------------------------------


@each_game
def test_a_game_defines_the_whole_contract(game: Any) -> None:
    assert all(callable(getattr(game.rules, name)) for name in CONTRACT)
    assert lens_of(game)
    assert 2 <= game.seats[0] <= game.seats[1] <= MAX_SEATS


@each_game
def test_a_state_begins_with_the_shared_fields_and_has_no_gaps(game: Any) -> None:
    dtype = game.rules.STATE
    shared = list(fields_of(State))
    assert list(dtype.names[: len(shared)]) == shared
    assert sum(dtype[name].itemsize for name in dtype.names) == dtype.itemsize


@each_game
def test_integers_are_signed_except_the_generator(game: Any) -> None:
    kinds = {name: game.rules.STATE[name].base.kind for name in game.rules.STATE.names}
    assert [name for name, kind in kinds.items() if kind != "i"] == ["rng"]


# ---- dealing ---------------------------------------------------------------------------------------------------------


@each_target
@some
@given(spot=spots)
def test_a_shuffle_changes_only_the_generator(it: Played, spot: Spot) -> None:
    s = spot.state(it.game)
    before = copy(s)
    it.run.shuffle(s, s.players, it.game.Options().encode(), np.empty(it.game.rules.CARDS, np.int8))
    assert s.rng.tobytes() != before.rng.tobytes()
    s.rng[:] = before.rng
    assert s.tobytes() == before.tobytes()


@each_target
@some
@given(seed=seeds, spot=spots)
def test_a_deal_forgets_the_game_before(it: Played, seed: int, spot: Spot) -> None:
    players = spot.players(it.game)
    order, options = np.empty(it.game.rules.CARDS, np.int8), it.game.Options().encode()
    it.run.shuffle(keyed(it.game, seed), players, options, order)
    clean, used = it.game.new(), spot.state(it.game)
    clean.rng[:] = used.rng
    for s in (clean, used):
        it.run.deal(s, players, options, order)
    assert clean.tobytes() == used.tobytes()


@each_target
@some
@given(seed=seeds, spot=spots)
def test_a_game_starts_at_ply_0_with_somebody_to_move(it: Played, seed: int, spot: Spot) -> None:
    s = dealt(it.game, spot.players(it.game), seed, it.run)
    assert s.ply == 0
    assert it.run.actor(s) in range(s.players)


# ---- deciding --------------------------------------------------------------------------------------------------------


@each_target
@some
@given(spot=spots)
def test_the_actor_owes_a_decision_and_nobody_does_when_it_is_over(it: Played, spot: Spot) -> None:
    s = spot.state(it.game)
    actor = it.run.actor(s)
    assert (actor == OVER) == (owing(it.run, s) == [])
    assert actor == OVER or it.run.owes(s, actor)


@each_target
@some
@given(spot=spots)
def test_legal_actions_are_distinct_in_range_and_there_are_none_for_who_owes_none(it: Played, spot: Spot) -> None:
    s = spot.state(it.game)
    for seat in range(s.players):
        moves = moves_of(it.run, s, seat)
        assert len(set(moves)) == len(moves) <= it.game.rules.MOST_MOVES
        assert all(0 <= action < it.game.rules.ACTIONS for action in moves)
        assert bool(moves) == bool(it.run.owes(s, seat))


@each_target
@some
@given(spot=spots)
def test_asking_changes_nothing(it: Played, spot: Spot) -> None:
    s = spot.state(it.game)
    before = s.tobytes()
    it.run.actor(s)
    standing_of(it.run, s)
    for seat in range(s.players):
        moves_of(it.run, s, seat)
        features_of(it.run, s, seat)
    assert s.tobytes() == before


@each_target
@some
@given(spot=spots)
def test_a_ply_counts_one_and_says_whether_it_revealed(it: Played, spot: Spot) -> None:
    s = spot.state(it.game)
    for seat in owing(it.run, s):
        for action in moves_of(it.run, s, seat):
            after = copy(s)
            it.run.play(after, seat, action)
            assert after.ply == s.ply + 1
            assert after.revealed in (0, 1)


@each_target
@tried(4)  # whole games
@given(seed=seeds, chance=st.randoms(use_true_random=False), table=st.integers(0, MAX_SEATS))
def test_decisions_owed_at_once_can_be_played_in_any_order(it: Played, seed: int, chance: Any, table: int) -> None:
    for s in walk(it.game, Spot(table, seed, 0).players(it.game), seed):
        seats = owing(it.run, s)
        if len(seats) > 1:
            decisions = [(seat, chance.choice(moves_of(it.run, s, seat))) for seat in seats]
            one, other = copy(s), copy(s)
            for seat, action in decisions:
                it.run.play(one, seat, action)
            for seat, action in chance.sample(decisions, len(decisions)):
                it.run.play(other, seat, action)
            assert one.tobytes() == other.tobytes()


# ---- cards and points ------------------------------------------------------------------------------------------------


@each_target
@some
@given(spot=spots)
def test_no_card_is_lost_or_made(it: Played, spot: Spot) -> None:
    s = spot.state(it.game)
    start = sorted(it.lens.cards(dealt(it.game, int(s.players), 0)))
    assert sorted(it.lens.cards(s)) == start
    for seat in viewers(s):
        assert sorted(it.lens.cards(redealt(it.run, s, seat, 1))) == start


@each_target
@some
@given(spot=spots)
def test_there_is_a_standing_at_any_time(it: Played, spot: Spot) -> None:
    s = spot.state(it.game)
    points, ranks = standing_of(it.run, s)
    assert len(points) == len(ranks) == s.players
    ahead = [sum(other < rank for other in ranks) for rank in ranks]
    assert ranks == ahead
    for one in range(s.players):  # who has other points has another rank
        assert all(points[one] == points[two] for two in range(s.players) if ranks[one] == ranks[two])


# ---- what a seat knows -----------------------------------------------------------------------------------------------


@each_target
@some
@given(key=seeds, spot=spots)
def test_a_redeal_keeps_all_that_the_seat_knows(it: Played, key: int, spot: Spot) -> None:
    s = spot.state(it.game)
    for seat in viewers(s):
        other = redealt(it.run, s, seat, key)
        assert msgspec.json.encode(it.game.view(other, seat)) == msgspec.json.encode(it.game.view(s, seat))
        assert owing(it.run, other) == owing(it.run, s)
        if seat != NOBODY:
            assert moves_of(it.run, other, seat) == moves_of(it.run, s, seat)
            assert features_of(it.run, other, seat).tobytes() == features_of(it.run, s, seat).tobytes()


@each_target
@some
@given(keys=st.lists(seeds, min_size=2, max_size=2, unique=True), key=seeds, spot=spots)
def test_worlds_a_seat_cannot_tell_apart_are_redealt_to_equal_bytes(
    it: Played, keys: list[int], key: int, spot: Spot
) -> None:
    s = spot.state(it.game)
    for seat in viewers(s):
        worlds = [s, *(redealt(it.run, s, seat, k) for k in keys)]
        assert len({redealt(it.run, world, seat, key).tobytes() for world in worlds}) == 1


@each_target
@some
@given(chance=st.randoms(use_true_random=False), spot=spots)
def test_a_redeal_does_not_depend_on_what_the_seat_cannot_see(it: Played, chance: Any, spot: Spot) -> None:
    """The same, with worlds that `redeal` has not made."""
    s = spot.state(it.game)
    for seat in viewers(s):
        other, hidden = copy(s), it.lens.hidden(s, seat)
        it.lens.hide(other, seat, chance.sample(hidden, len(hidden)))
        assert msgspec.json.encode(it.game.view(other, seat)) == msgspec.json.encode(it.game.view(s, seat))
        assert redealt(it.run, other, seat, 7).tobytes() == redealt(it.run, s, seat, 7).tobytes()


@each_target
@some
@given(spot=spots)
def test_features_lie_between_0_and_1(it: Played, spot: Spot) -> None:
    s = spot.state(it.game)
    for seat in range(s.players):
        out = features_of(it.run, s, seat)
        assert ((out >= 0) & (out <= 1)).all()


@each_game
@pytest.mark.parametrize("progress", [0.1, 0.5, 0.99])
def test_a_redeal_is_uniform(game: Any, progress: float) -> None:
    """Every hidden card is as often in every hidden place: χ² over places × cards stays within five standard deviations."""
    run, lens = bots.bound(game), lens_of(game)
    states = [copy(s) for s in walk(game, 3, 5)]
    s = states[int(progress * len(states))]
    cards, rounds = lens.hidden(s, 0), 4000
    seen: Counter[tuple[Any, int]] = Counter()
    for _ in range(rounds):
        run.redeal(s, 0)
        zones = lens.zones(s, 0) if lens.zones else range(len(cards))
        seen.update(zip(zones, lens.hidden(s, 0), strict=True))
    kinds, places = Counter(cards), Counter({zone: 0 for zone, _ in seen})
    for (zone, _), times in seen.items():
        places[zone] += times
    expected = {(zone, kind): places[zone] * kinds[kind] / len(cards) for zone in places for kind in kinds}
    freedom = (len(places) - 1) * (len(kinds) - 1)
    chi2 = sum((seen[cell] - mean) ** 2 / mean for cell, mean in expected.items())
    chi2 *= (len(cards) - 1) / len(cards)  # whole permutations, not single draws
    assert abs(chi2 - freedom) < 5 * np.sqrt(2 * freedom)
