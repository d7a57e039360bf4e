"""Updates say what has changed, and together they say everything."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from bench.told import mean, play

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


MOST = {("parade", 2): (2450, 1550), ("coloretto", 4): (3900, 3300), ("jackrabbits", 2): (4450, 3900)}


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
