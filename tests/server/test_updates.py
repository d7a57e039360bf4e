"""Updates say what has changed, and together they say everything."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from bench.told import Stage, Told, mean, play

from sobremesa.core.protocol import NOBODY
from sobremesa.games.parade import PARADE
from sobremesa.server import telling
from sobremesa.table.story import chapters

from .conftest import Player, catch_up, play_one, play_out, two_at_a_table

Arrive = Callable[..., Any]


def last_update(player: Player) -> dict[str, Any]:
    """As it came over the wire."""
    return next(said for said in map(json.loads, reversed(player.raw)) if said["type"] == "update")


async def test_a_word_in_the_chat_makes_no_view(arrive: Arrive, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bea, table = await two_at_a_table(arrive)
    room = ana.served.hub.rooms[table]
    await ana.ask("say", phrase="hello")  # whoever has just come is told everything once
    await catch_up(ana, bea)
    monkeypatch.setattr(room.table, "view", lambda seat: pytest.fail("nobody moved"))
    await ana.ask("say", text="How are you?")
    await catch_up(ana, bea)
    told = last_update(bea)
    assert "game" not in told
    assert told["table"].keys() == {"seq", "chat", "host", "you", "kept", "takeback"}
    assert bea.table["chat"][-1]["text"] == "How are you?"
    assert len(bea.game["hand"]) == 5


async def test_a_move_says_little_about_the_table(arrive: Arrive) -> None:
    ana, bea, _ = await two_at_a_table(arrive)
    await play_one(ana, bea)
    await play_one(ana, bea)
    await catch_up(ana, bea)
    told = last_update(bea)
    assert told["table"].keys() == {"seq", "ply", "host", "you", "kept", "takeback"}
    assert told["game"]["ply"] == 2


async def test_a_move_says_only_what_has_changed_about_the_game(arrive: Arrive) -> None:
    ana, bea, _ = await two_at_a_table(arrive)
    await catch_up(ana, bea)
    assert last_update(bea)["game"].keys() == bea.game.keys(), "cards have been dealt"
    mover = await play_one(ana, bea)
    waiting = last_update(ana if mover is bea else bea)["game"]
    assert {"game", "ply", "actor", "owes", "moves", "line", "pile"} <= waiting.keys()
    assert not waiting.keys() & {"players", "phase", "starter", "hand", "hands", "chosen", "kept", "last_round"}
    assert "hand" in last_update(mover)["game"], "a card was played, and one was drawn"


async def test_a_word_in_the_chat_changes_nothing_about_what_is_known(arrive: Arrive) -> None:
    ana, bea, _ = await two_at_a_table(arrive)
    await play_one(ana, bea)
    await ana.ask("say", phrase="hello")
    await play_one(ana, bea)
    await catch_up(ana, bea)
    assert "players" not in last_update(bea)["game"]


async def test_who_comes_in_between_makes_the_next_update_whole_for_everybody(arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive)
    await play_one(ana, bea)
    eva = await arrive("Eva")
    await eva.enter(table)
    await play_one(ana, bea)
    await catch_up(ana, bea, eva)
    for player in (ana, bea, eva):
        assert last_update(player)["game"].keys() == player.game.keys()
    await play_one(ana, bea)
    await catch_up(ana, bea, eva)
    for player in (ana, bea, eva):
        assert "players" not in last_update(player)["game"]


async def test_whoever_changes_places_is_told_everything(arrive: Arrive) -> None:
    """A watcher's view hardly differs from the last one a watcher was told; but who has just left their seat knew another."""
    ana, bea, table = await two_at_a_table(arrive, options={"starter": 0})
    eva = await arrive("Eva")
    await eva.enter(table)
    await play_one(ana, bea)
    await play_one(ana, bea)
    assert bea.game["hand"]
    assert (await ana.ask("remove", seat=1))["type"] == "accepted"
    await catch_up(ana, bea, eva)
    for player in (ana, bea, eva):
        assert last_update(player)["game"].keys() == player.game.keys()
    assert (bea.game, bea.table["you"]) == (eva.game, None)
    assert bea.game["hand"] == []


async def test_after_a_takeback_everything_is_said(arrive: Arrive) -> None:
    ana, bea, _ = await two_at_a_table(arrive)
    for _ in range(3):
        mover = await play_one(ana, bea)
    await mover.ask("takeback")
    await (bea if mover is ana else ana).ask("answer", agree=True)
    await catch_up(ana, bea)
    assert ana.table["ply"] == 2
    for player in (ana, bea):
        assert last_update(player)["game"].keys() == player.game.keys()


async def test_at_the_next_game_of_a_match_everything_is_said(arrive: Arrive) -> None:
    ana, bea, _ = await two_at_a_table(arrive, game="coloretto", options={"two_players": True}, games=4)
    while ana.table["status"] == "playing":
        await play_one(ana, bea)
    assert "players" not in last_update(ana)["game"]
    assert (await ana.ask("next"))["type"] == "accepted"
    await catch_up(ana, bea)
    assert ana.table["match"]["game"] == 2
    for player in (ana, bea):
        assert last_update(player)["game"].keys() == player.game.keys()


@pytest.mark.parametrize(("game", "players"), [("parade", 3), ("coloretto", 3), ("jackrabbits", 2)])
def test_the_changes_of_whole_games_add_up_to_the_views(game: str, players: int) -> None:
    """For every seat, and for who watches: after each move, what was said so far is all there is to see."""
    stage = Stage(game, players, "added up")
    known: dict[int | None, dict[str, Any]] = {
        place.seat: json.loads(telling.messages.encode(stage.table.view(place.seat))) for place in stage.places
    }
    chance, left_out = random.Random(3), 0
    while stage.table.status == "playing" and stage.table.ply < 400:
        view: Any = stage.table.view(stage.table.owing()[0])
        for place, update in stage.move(chance.choice(view.moves).action, Told()):
            said = json.loads(update)["game"]
            now = json.loads(telling.messages.encode(stage.table.view(place.seat)))
            known[place.seat] |= said
            assert known[place.seat] == now
            assert said == {name: now[name] for name in said}
            left_out += len(now) - len(said)
    assert left_out > stage.table.ply * len(stage.places)


MOST = {("parade", 2): (1750, 980), ("coloretto", 4): (1750, 1150), ("jackrabbits", 2): (1350, 620)}


@pytest.mark.parametrize(("game", "players"), MOST)
def test_what_a_move_weighs(game: str, players: int) -> None:
    """In bytes, on average and before compression: to who is on turn, with what each legal move would do; and to anybody else. The same games every
    time; `python -m bench told` says how much less it is."""
    told = play(game, players, 150)
    to_me, to_others = MOST[game, players]
    assert mean(told.mine) < to_me
    assert mean(told.others) < to_others
    assert mean(told.watching) < to_others


async def test_all_updates_together_say_what_a_welcome_says(arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive, options={"starter": 0})  # so that Bea's bot has nothing to do
    eva = await arrive("Eva")
    await eva.enter(table)
    room = ana.served.hub.rooms[table]

    async def compare() -> None:
        await catch_up(ana, bea, eva)
        for player, guest in zip((ana, bea, eva), guests, strict=True):
            fresh = json.loads(telling.messages.encode(room.welcome(guest, None)))
            assert player.table == fresh["table"]
            assert player.game == fresh["game"]

    by_seat = {room.table.seat_of(one.guest): one.guest for one in room.connections}
    guests = [by_seat[ana.table["you"]], by_seat[bea.table["you"]], by_seat[None]]
    await play_one(ana, bea)
    await compare()
    mover = ana if bea.game["moves"] else bea
    await mover.ask("takeback")
    await compare()
    await (bea if mover is ana else ana).ask("answer", agree=True)
    await compare()
    assert ana.table["ply"] == 0
    await bea.ask("say", phrase="oops")
    await compare()
    await bea.ask("leave")
    await compare()
    await ana.ask("fill", seat=bea.table["you"], level="greedy")
    await compare()
    await bea.ask("sit", seat=bea.table["you"])
    await compare()
    await play_out(ana, bea)
    await compare()
    assert ana.table["secret"]


async def test_a_long_story_is_told_once_to_all_who_watch(arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive)
    await play_out(ana, bea)
    room = ana.served.hub.rooms[table]
    assert room.table.ply > telling.SHORT
    whole = [event for chapter in chapters(room.table.games, NOBODY) for event in chapter.events]
    told: list[int] = []
    story = PARADE.story

    def counted(*asked: Any) -> Any:
        told.append(asked[-1])
        return story(*asked)

    object.__setattr__(room.table.game, "story", counted)
    try:
        for name in ("Eva", "Fay"):
            watcher = await arrive(name)
            welcome = await watcher.enter(table)
            assert welcome["events"] == json.loads(telling.messages.encode(whole))
            assert told == [NOBODY] * room.table.ply
    finally:
        object.__setattr__(room.table.game, "story", story)
