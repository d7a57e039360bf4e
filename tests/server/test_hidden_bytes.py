"""Whole games are searched for hidden bytes: at many moments, all that a table would tell a seat, or a watcher, is compared with what it would
tell if everything that viewer has never seen lay elsewhere. `make soak` searches `GAMES` games of each game."""

from __future__ import annotations

import os
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sobremesa.core.errors import Refusal
from sobremesa.core.plain import freeze
from sobremesa.core.protocol import NOBODY
from sobremesa.games.game import Sentence, View
from sobremesa.games.parade import PARADE
from sobremesa.games.registry import BUILT_IN
from sobremesa.server import Settings, messages
from sobremesa.server.connection import refused
from sobremesa.server.hub import Hub
from sobremesa.server.room import Room
from sobremesa.server.telling import Telling, Trail
from sobremesa.table import fairness, log
from sobremesa.table.played import Played
from sobremesa.table.story import BEGINNING
from sobremesa.table.table import Table
from sobremesa.table.view import place_of
from tests.contract.games import lens_of

GAMES = int(os.environ.get("GAMES", "1000"))  # of each game, in the soak
BATCH = 50  # games in one test
TRIES = 5
EVERY = 7  # moves between two moments that are looked at
OPTIONS = {
    "parade": ({},),
    "coloretto": ({}, {"two_players": True}, {"golden_joker": True}),
    "jackrabbits": ({"turn_limit": 8}, {"turn_limit": 8, "advanced_citadel": True}),
}
NAMES = [game.name for game in BUILT_IN]


@pytest.fixture
def hub(tmp_path: Path) -> Hub:
    return Hub(Settings(data=tmp_path))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", NAMES)
def test_nobody_is_told_what_they_cannot_know(hub: Hub, game: str, seed: int) -> None:
    assert search(hub, game, seed) > 0


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
@pytest.mark.parametrize("game", NAMES)
def test_a_thousand_games_tell_nobody_what_they_cannot_know(hub: Hub, game: str, first: int) -> None:
    searched = [search(hub, game, seed) for seed in range(10_000 + first, 10_000 + min(GAMES, first + BATCH))]
    assert all(searched)


def test_the_search_finds_a_card_that_is_told(hub: Hub) -> None:
    table = opened_at("parade", {}, 2, random.Random(1))
    table.game = replace(table.game, view=tell_the_next_card)
    assert not is_silent(hub, table, NOBODY, random.Random(2))


def test_the_search_finds_a_story_that_tells_too_much(hub: Hub) -> None:
    table = opened_at("parade", {}, 2, random.Random(1))
    assert table.state is not None
    seat = table.owing()[0]
    action = table.game.legal(table.state, seat)[0]
    told = lambda before, *_: [Sentence("next", {"cards": before.pile.tolist()})]  # noqa: E731
    assert is_told_alike(hub, table, seat, action, NOBODY, random.Random(2))
    table.game = replace(table.game, story=told)
    assert not is_told_alike(hub, table, seat, action, NOBODY, random.Random(2))


def test_the_search_finds_changes_that_tell_what_nobody_sees(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened_at("parade", {}, 2, random.Random(1))
    assert table.state is not None
    seat = table.owing()[0]
    action = table.game.legal(table.state, seat)[0]
    news = Telling.game_news

    def with_the_pile(self: Telling, viewer: int | None) -> Any:
        state: Any = self._table.state  # pyright: ignore[reportPrivateUsage]
        return {**told, "pile": state.pile.tolist()} if isinstance(told := news(self, viewer), dict) else told

    chances = range(10)
    assert all(is_told_alike(hub, table, seat, action, NOBODY, random.Random(chance)) for chance in chances)
    monkeypatch.setattr(Telling, "game_news", with_the_pile)
    assert not all(is_told_alike(hub, table, seat, action, NOBODY, random.Random(chance)) for chance in chances)


def tell_the_next_card(s: Any, viewer: int) -> View:
    return msgspec.structs.replace(PARADE.view(s, viewer), pile=int(s.pile[0]))


# ---- playing ----------------------------------------------------------------------------------------------------------------------------


def search(hub: Hub, name: str, seed: int) -> int:
    """Play one game at random, and look at some of its moments from every side; how many looks that were."""
    dice = random.Random(seed)
    options = dice.choice(OPTIONS[name])
    players = dice.choice(players_of(name, options))
    table = opened_at(name, options, players, dice)
    looks = 0
    while table.status == "playing":
        assert table.state is not None
        seat = dice.choice(table.owing())
        action = dice.choice(table.game.legal(table.state, seat))
        if table.ply % EVERY == seed % EVERY:
            for viewer in (NOBODY, *range(players)):
                where = (name, options, players, seed, table.ply, viewer)
                assert is_silent(hub, table, viewer, dice), where
                assert is_told_alike(hub, table, seat, action, viewer, dice), where
                looks += 1
        moved = table.decide_move(0.0, seat, table.ply, action)
        assert not isinstance(moved, Refusal), moved
        table.apply(moved[0])
    return looks


def players_of(name: str, options: dict[str, object]) -> list[int]:
    game = next(one for one in BUILT_IN if one.name == name)
    read = game.read_options(options)
    assert not isinstance(read, Refusal), read
    return game.player_counts(read)


def opened_at(name: str, options: dict[str, object], players: int, dice: random.Random) -> Table:
    game = next(one for one in BUILT_IN if one.name == name)
    seats = [log.SeatPlan("open")] * players
    opened = log.Opened(
        0.0, name, game.version, options, "", seats, dice.randbytes(32).hex(), "host", [], format=log.FORMAT
    )
    table = Table.decide_opening(opened)
    assert isinstance(table, Table), table
    for seat in range(players):
        table.apply(log.Sat(0.0, seat, f"guest-{seat}", f"Seat {seat}"))
    return table


# ---- comparing --------------------------------------------------------------------------------------------------------------------------


def is_silent(hub: Hub, table: Table, viewer: int, dice: random.Random) -> bool:
    """Would another truth, which the viewer cannot tell from this one, be told in the same bytes?"""
    return told(hub, as_it_is(table), viewer) == told(hub, otherwise(table, viewer, dice), viewer)


def as_it_is(table: Table) -> Table:
    assert table.state is not None
    return replace(table, playing=Played(table.game, table.root, table.state))


def otherwise(table: Table, viewer: int, dice: random.Random) -> Table:
    return replace(table, playing=Played(table.game, table.root, other_truth(table, viewer, dice)))


def other_truth(table: Table, viewer: int, dice: random.Random) -> Any:
    """The same game with all cards that the viewer has never seen in other places."""
    assert table.state is not None
    lens, other = lens_of(table.game), freeze(table.state)
    hidden = lens.hidden(other, viewer)
    lens.hide(other, viewer, dice.sample(hidden, len(hidden)))
    return other


def two_swapped(table: Table, viewer: int, dice: random.Random) -> Any:
    """So little is different that the same move can most likely be made."""
    assert table.state is not None
    lens, other = lens_of(table.game), freeze(table.state)
    hidden = lens.hidden(other, viewer)
    if len(hidden) > 1:
        one, two = dice.sample(range(len(hidden)), 2)
        hidden[one], hidden[two] = hidden[two], hidden[one]
        lens.hide(other, viewer, hidden)
    return other


def is_told_alike(hub: Hub, table: Table, seat: int, action: int, viewer: int, dice: random.Random) -> bool:
    """A move after which the viewer sees the same in both truths is told in the same words, and by the same changes."""
    game, before = table.game, table.state
    assert before is not None
    tries = (two_swapped(table, viewer, dice) for _ in range(TRIES))
    other = next((one for one in tries if action in game.legal(one, seat)), before)
    after, other_after = (fairness.fair_play(game, s, table.root, seat, action) for s in (before, other))
    if game.view(after, viewer) != game.view(other_after, viewer):
        return True  # it brought something to light
    if game.story(before, seat, action, after, viewer) != game.story(other, seat, action, other_after, viewer):
        return False
    one, another = (replace(table, playing=Played(game, table.root, s)) for s in (before, other))
    return told_of_a_move(hub, one, seat, action, viewer) == told_of_a_move(hub, another, seat, action, viewer)


def told_of_a_move(hub: Hub, table: Table, seat: int, action: int, viewer: int) -> bytes:
    """The update about it, to who knew everything before."""
    room = Room(hub, "table", table, Trail())
    room.trail.add(table)
    room.table.seq = 1
    place = place_of(table, guest_at(viewer))
    room.telling.update(room.telling.changes(), place, BEGINNING, game=True)
    table.apply(log.Moved(0.0, seat, action, table.ply))
    room.trail.add(table)
    update = room.telling.update(room.telling.changes(True), place, room.trail.lowest_since(1), game=True)
    assert "players" not in msgspec.json.decode(update)["game"]
    return update


def guest_at(viewer: int) -> str | None:
    return None if viewer == NOBODY else f"guest-{viewer}"


def told(hub: Hub, table: Table, viewer: int) -> bytes:
    """Everything: the welcome, an update, every refusal."""
    guest = guest_at(viewer)
    room = Room(hub, "table", table, Trail())
    room.trail.add(table)
    room.table.seq = 1
    update = room.telling.update(room.telling.changes(), place_of(table, guest), BEGINNING, game=True)
    parts = [messages.encode(room.welcome(guest, None)), update]
    seat = None if viewer == NOBODY else viewer
    for action in range(-1, table.game.rules.ACTIONS + 1, 7):
        decision = table.decide_move(0.0, seat, table.ply, action)
        if isinstance(decision, Refusal):
            parts.append(messages.encode(refused("en", decision, table)))
    return b"".join(parts)
