"""The law: two games that differ only in what a seat cannot know give that seat the same bytes — views, previews, events, errors, bot moves.

The twin of a game is made without the code under test: two cards that the viewer has never seen swap places in the deal, and the same
moves are made again. Everything the viewer was ever sent must be identical.
"""

from __future__ import annotations

import random

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa import bots
from sobremesa.core.plain import freeze
from sobremesa.core.protocol import NOBODY
from sobremesa.core.rng import rekey
from sobremesa.games.parade import PARADE, rules
from sobremesa.games.registry import GAMES
from sobremesa.table import fairness
from sobremesa.table.played import Played
from sobremesa.table.table import Table

from ..examples import tried
from .helpers import move, play_randomly, seated


def parade_from(order: list[int], players: int, starter: int) -> Table:
    table = seated(players, starter=starter)
    dealt = PARADE.new()
    rules.deal(dealt, players, table.options.encode(), np.array(order, np.int8))
    table.playing = Played(PARADE, table.root, dealt)
    return table


def seen_by(table: Table, viewer: int) -> set[int]:
    """Every Parade card the viewer has seen: found here from the deal and the moves alone, independently of view, place and redeal."""
    assert table.playing is not None
    start = freeze(table.playing.after(0))
    seen = {int(c) for c in start.line[: start.line_size]}
    for step, _, after in table.playing.passages():
        if step.action < rules.CARDS:
            seen.add(step.action)
        if viewer >= 0:
            seen |= {int(c) for c in freeze(after).hand[viewer] if c >= 0}
    if viewer >= 0:
        seen |= {int(c) for c in start.hand[viewer]}
    if table.status == "over":
        end = freeze(table.playing.state)
        seen |= {int(c) for seat in range(end.players) for c in end.hand[seat, :2]}
    return seen


def swapped(item: int, a: int, b: int) -> int:
    """The same card or action in the twin: a and b change places."""
    card, rest = item % rules.CARDS, item - item % rules.CARDS
    return rest + (b if card == a else a if card == b else card)


def everything_sent(table: Table, viewer: int) -> bytes:
    """All that a seat is told and may ask about, now and since the deal."""
    game, state = table.game, table.state
    assert state is not None
    refusals = (
        [game.why_not(state, viewer, action) for action in range(-1, game.rules.ACTIONS + 1)] if viewer >= 0 else []
    )
    offers = [table.takeback(seat) for seat in range(len(table.seats))]
    return msgspec.json.encode([game.view(state, viewer), table.events(viewer), refusals, offers, table.owing()])


@tried(50)
@given(
    players=st.integers(2, 6),
    seed=st.integers(0, 2**32),
    plies=st.integers(0, 80),
    pick=st.randoms(use_true_random=False),
)
def test_parade_tells_a_seat_nothing_it_cannot_know(players: int, seed: int, plies: int, pick: random.Random) -> None:
    order = list(range(rules.CARDS))
    random.Random(seed).shuffle(order)
    table = play_randomly(parade_from(order, players, 0), plies, seed)
    viewer = pick.randrange(NOBODY, players)
    unseen = sorted(set(order) - seen_by(table, viewer))
    if len(unseen) < 2:
        return
    a, b = pick.sample(unseen, 2)
    twin = parade_from([swapped(card, a, b) for card in order], players, 0)
    for step in table.steps:
        move(twin, step.seat, swapped(step.action, a, b))
    assert everything_sent(twin, viewer) == everything_sent(table, viewer)
    if viewer >= 0:
        assert twin.brief(viewer)[0].tobytes() == table.brief(viewer)[0].tobytes()


@pytest.mark.parametrize("name", GAMES)
@tried(20)
@given(data=st.data())
def test_every_game_looks_the_same_after_a_redeal(name: str, data: st.DataObject) -> None:
    """The same law for every game in the registry, with `redeal` making the twin."""
    game = GAMES[name]
    players = data.draw(st.integers(*game.seats))
    root = fairness.root_key(data.draw(st.binary(min_size=32, max_size=32)).hex(), [])
    state, _ = fairness.fair_deal(game, players, game.Options(), root)
    chance = random.Random(data.draw(st.integers(0, 2**32)))
    for _ in range(data.draw(st.integers(0, 60))):
        if (seat := game.rules.actor(state)) < 0:
            break
        state = fairness.fair_play(game, state, root, seat, chance.choice(game.legal(state, seat)))
    viewer = data.draw(st.integers(NOBODY, players - 1))
    twin = state.copy()
    rekey(twin, data.draw(st.binary(min_size=32, max_size=32)))
    game.rules.redeal(twin, viewer)
    assert msgspec.json.encode(game.view(twin, viewer)) == msgspec.json.encode(game.view(state, viewer))
    if viewer >= 0:
        assert game.legal(twin, viewer) == game.legal(state, viewer)


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("players", [2, 4])
def test_bots_choose_the_same_whatever_they_cannot_see(level: str, players: int) -> None:
    for seed in range(6):
        table = play_randomly(seated(players), plies=7 * seed, seed=seed)
        if table.status == "over":
            continue
        seat = table.owing()[0]
        state = table.state
        assert state is not None
        twin = state.copy()
        rekey(twin, bytes([seed + 1]) * 32)
        table.game.rules.redeal(twin, seat)
        choices = set()
        for world in (state, twin):
            known = world.copy()
            rekey(known, b"k" * 32)
            table.game.rules.redeal(known, seat)
            choices.add(bots.choose(level, table.game, freeze(known), seat, b"s" * 32))
        assert len(choices) == 1
