"""Tables whose game is over, or one decision from it, or at a moment worth a look: their chance is known beforehand, so they go the same way every
time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec

from sobremesa.bots import choose
from sobremesa.core.errors import Refusal
from sobremesa.table import log
from sobremesa.table.table import Decision, Table

from .prepared import ME, Story, guest_of, sitting, write
from .serving import Server
from .visitors import Visitor


def played(story: Story, players: int, guest: str, games: int = 1) -> list[log.AnyEntry]:
    """The whole log, up to the last decision; everybody plays what looks best."""
    opened, *rest = sitting(story, players, guest)
    assert isinstance(opened, log.Opened)
    entries: list[log.AnyEntry] = [msgspec.structs.replace(opened, games=games), *rest]
    table = Table.rebuild(entries)
    while table.status != "over":
        entries += dealt(table) if table.status == "between" else moved(table)
    return entries


def moved(table: Table) -> list[log.AnyEntry]:
    seat = table.owing()[0]
    state, key = table.brief(seat)
    return done(table, table.decide_move(time.time(), seat, table.ply, choose("greedy", table.game, state, seat, key)))


def dealt(table: Table) -> list[log.AnyEntry]:
    return done(table, table.decide_next(time.time(), ME))


def done(table: Table, decision: Decision) -> list[log.AnyEntry]:
    assert not isinstance(decision, Refusal), decision
    for entry in decision:
        table.apply(entry)
    return decision


def ended_table(server: Server, visitor: Visitor, story: Story, players: int, games: int = 1) -> str:
    return write(server, played(story, players, guest_of(visitor), games))


def table_between_games(server: Server, visitor: Visitor, story: Story, players: int, games: int) -> str:
    """The first game of a match is over, the second has yet to be dealt."""
    entries = played(story, players, guest_of(visitor), games)
    return write(server, entries[: next(n for n, entry in enumerate(entries) if isinstance(entry, log.NextGame))])


def nearly_ended_table(server: Server, visitor: Visitor, story: Story, players: int, games: int = 1) -> str:
    """The visitor's own last decisions are still to be made, and nobody else's come after them."""
    entries = played(story, players, guest_of(visitor), games)
    mine = max(number for number, entry in enumerate(entries) if isinstance(entry, log.Moved) and entry.seat == ME)
    return write(server, entries[:mine])


def table_when(
    server: Server, visitor: Visitor, story: Story, players: int, there: Callable[[Any], bool], games: int = 1
) -> str:
    """It is the visitor's turn, and for the first time it is so, to their eyes."""
    entries = played(story, players, guest_of(visitor), games)
    begun = next(number for number, entry in enumerate(entries) if isinstance(entry, log.Moved))
    table = Table.rebuild(entries[:begun])
    for number, entry in enumerate(entries[begun:], begun):
        if table.owing()[:1] == [ME] and there(table.view(ME)):
            return write(server, entries[:number])
        table.apply(entry)
    raise AssertionError("it never is")
