"""Why a bot did what it did: for every game, from what everybody can see, and only for bots."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from sobremesa import bots, i18n
from sobremesa.core.plain import freeze
from sobremesa.core.protocol import NOBODY
from sobremesa.core.rng import rekey
from sobremesa.games.game import Game
from sobremesa.games.registry import GAMES
from sobremesa.table import log
from sobremesa.table.table import Table

NAMES = ["Ana", "Bea", "Cleo", "Dora"]


def played(game: Game, seed: int) -> Table:
    """A whole game of greedy bots, so that moves have reasons."""
    seats = [log.SeatPlan("bot", "greedy")] * game.player_counts()[-1]
    options = msgspec.to_builtins(game.Options().simulated())
    opened = log.Opened(0, game.name, game.version, options, "", seats, f"{seed:064x}", "host", ["greedy"])
    table = Table.decide_opening(opened)
    assert isinstance(table, Table)
    while table.status == "playing":
        seat = table.owing()[0]
        state, key = table.brief(seat)
        table.apply(log.Moved(0, seat, bots.choose("greedy", game, state, seat, key), table.ply))
    return table


def reasons(table: Table) -> list[Any]:
    return [event for event in table.events(NOBODY) if "-why-" in event.code]


@pytest.mark.parametrize("name", GAMES)
def test_bots_say_why_in_every_language(name: str) -> None:
    told = reasons(played(GAMES[name], 1))
    assert len({event.code for event in told}) >= 3
    for event in told:
        for language in i18n.LANGUAGES:
            sentence = i18n.render_event(language, GAMES[name], event, NAMES * 2)
            assert sentence != event.code
            assert "{" not in sentence


@pytest.mark.parametrize("name", GAMES)
def test_a_reason_follows_the_move_it_is_for(name: str) -> None:
    """Before what came of the move: a card drawn, a new round, the points."""
    game = GAMES[name]
    told = played(game, 1).events(NOBODY)
    late = [
        (before.code, event.code)
        for before, event in pairwise(told)
        if "-why-" in event.code and (before.ply != event.ply or before.code in game.consequences)
    ]
    assert late == []
    assert any("-why-" in event.code and after.code in game.consequences for event, after in pairwise(told))


@pytest.mark.parametrize("name", GAMES)
def test_a_reason_is_a_function_of_what_everybody_sees(name: str) -> None:
    """The same move between the same open cards, with everything hidden dealt again, has the same reason."""
    game = GAMES[name]
    rules = bots.bound(game)
    playing = played(game, 2).playing
    assert playing is not None
    for step, before_it, after_it in playing.passages():
        before, after = freeze(before_it), freeze(after_it)
        for state, key in ((before, b"b" * 32), (after, b"a" * 32)):
            rekey(state, key)
            rules.redeal(state, NOBODY)
        told = game.why(before_it, step.seat, step.action, after_it)
        assert game.why(before, step.seat, step.action, after) == told


def test_people_need_not_explain_themselves() -> None:
    game = GAMES["parade"]
    seats = [log.SeatPlan("open"), log.SeatPlan("bot", "greedy")]
    table = Table.decide_opening(log.Opened(0, "parade", game.version, {}, "", seats, "7" * 64, "host", ["greedy"]))
    assert isinstance(table, Table)
    table.apply(log.Sat(0, 0, "guest", "Ana"))
    chance = random.Random(3)
    while table.status == "playing":
        seat = table.owing()[0]
        assert table.state is not None
        table.apply(log.Moved(0, seat, chance.choice(game.legal(table.state, seat)), table.ply))
    assert {event.facts["seat"] for event in reasons(table) if "seat" in event.facts} == {1}
