"""Tables in the middle of a game, where much lies on them: their chance is known beforehand, and their moves are played before anybody comes."""

from __future__ import annotations

import hashlib
import random
import sqlite3
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sobremesa.core.errors import Refusal
from sobremesa.games.game import Game
from sobremesa.games.registry import find
from sobremesa.server.security import COOKIE
from sobremesa.server.signing import new_table_id
from sobremesa.table import log
from sobremesa.table.table import Table

from .serving import Server
from .visitors import Visitor

ME = 0
LONG = 260  # plies: by then a table is as full as it gets


@dataclass(frozen=True)
class Story:
    """How a game is played until its table is full: what everybody likes to do, and how full it is in the eyes of the one who is to move."""

    game: str
    likes: Callable[[Any], float]  # a move, as its player sees it
    fullness: Callable[[Any], float]  # the view; 0 for positions that do not count
    options: dict[str, Any] = field(default_factory=dict)
    deals: dict[int, int] = field(default_factory=dict)  # by the number of players, which deal leads far


def write(server: Server, entries: list[log.AnyEntry]) -> str:
    """The address of a new table with this log."""
    table = new_table_id()
    rows = [(table, seq, log.encode(entry).decode()) for seq, entry in enumerate(entries, 1)]
    with sqlite3.connect(server.folder / "data" / "tables.sqlite", timeout=30) as store:
        store.executemany("INSERT INTO logs VALUES (?, ?, ?)", rows)
    return f"{server.address}/t/{table}"


def full_table(server: Server, visitor: Visitor, story: Story, players: int) -> str:
    """A table of bots at which it is the visitor's turn, at the moment of this story when most lies on it; its address."""
    return write(server, fullest(story, players, guest_of(visitor)))


def guest_of(visitor: Visitor) -> str:
    visitor.context.request.get(f"{visitor.address}/api/me")  # who asks is somebody
    cookies = {one.get("name"): one.get("value", "") for one in visitor.context.cookies()}
    return cookies[COOKIE].partition(".")[0]


def fullest(story: Story, players: int, guest: str) -> list[log.AnyEntry]:
    entries = list(sitting(story, players, guest))
    table = Table.rebuild(entries)
    chance = random.Random(f"{story.game} {players}")
    most, until = 0.0, len(entries)
    while table.status == "playing" and table.ply < LONG:
        full = story.fullness(table.view(ME)) if table.owing() == [ME] else 0.0
        if full > most:
            most, until = full, len(entries)
        entries += decided(table, story, chance)
    assert most, "nothing ever lay there"
    return entries[:until]


def sitting(story: Story, players: int, guest: str) -> list[log.AnyEntry]:
    now = time.time()
    opened = log.Opened(
        at=now,
        game=story.game,
        version=found(story.game).version,
        options={"starter": ME, **story.options},
        title="",
        seats=[log.SeatPlan("open")] + [log.SeatPlan("bot", "random")] * (players - 1),
        secret=hashlib.sha256(f"{story.game} for {players}, {story.deals.get(players, 0)}".encode()).hexdigest(),
        host=guest,
        levels=["random"],
        format=log.FORMAT,
    )
    return [opened, log.Sat(now, ME, guest, "Ana")]


def found(name: str) -> Game:
    game = find(name)
    assert not isinstance(game, Refusal)
    return game


def decided(table: Table, story: Story, chance: random.Random) -> list[log.AnyEntry]:
    """The move most liked, by chance where several are."""
    seat = table.owing()[0]
    view = table.view(seat)
    assert view
    move = max(view.moves, key=lambda one: (story.likes(one), chance.random()))
    done = table.decide_move(time.time(), seat, table.ply, move.action)
    assert not isinstance(done, Refusal), done
    for entry in done:
        table.apply(entry)
    return done


def nothing_leaves(move: Any) -> float:
    """Parade: so the line grows."""
    return -len(getattr(move.preview, "leave", ()))


def draw_first(move: Any) -> float:
    """Coloretto: rows are taken when they are full."""
    return -float(move.notation.startswith("T"))


def anything(move: Any) -> float:
    return 0


def in_line(view: Any) -> float:
    return 4 * len(view.line) + sum(map(len, view.before)) if view.phase in ("play", "last") else 0


def in_rows(view: Any) -> float:
    lying = sum(len(row.cards) for row in view.rows)
    may_draw = any(move.notation == "D" for move in view.moves)
    return 3 * lying + sum(map(sum, view.held)) if may_draw else 0


def to_choose_from(view: Any) -> float:
    return len(view.moves) + 4 * len(view.hand) if view.phase == "journey" else 0


PARADE = Story("parade", nothing_leaves, in_line, deals={2: 4, 3: 4, 4: 21, 5: 22, 6: 10})
COLORETTO = Story("coloretto", draw_first, in_rows, {"two_players": True})
JACKRABBITS = Story("jackrabbits", anything, to_choose_from, deals={2: 2, 3: 7, 4: 6})
