"""A table says how long its last move is looked at before a bot makes the next one."""

from __future__ import annotations

from typing import Any

from sobremesa import bots
from sobremesa.games.registry import GAMES
from sobremesa.table import log
from sobremesa.table.table import Table

PLIES = 60


def dwellings(name: str) -> list[Any]:
    """Of a game of bots: before its first move, and after each."""
    game = GAMES[name]
    seats = [log.SeatPlan("bot", "greedy")] * game.player_counts()[-1]
    opened = log.Opened(0, game.name, game.version, {}, "", seats, f"{3:064x}", "host", ["greedy"])
    table = Table.decide_opening(opened)
    assert isinstance(table, Table)
    found = [table.dwell()]
    while table.status == "playing" and table.ply < PLIES:
        seat = table.owing()[0]
        state, key = table.brief(seat)
        table.apply(log.Moved(0, seat, bots.choose("greedy", game, state, seat, key), table.ply))
        found.append(table.dwell())
    return found


def test_jackrabbits_lingers_where_there_is_much_to_see() -> None:
    first, *found = dwellings("jackrabbits")
    assert first == 1.0
    assert 0.2 <= min(found) <= max(found) <= 2.5
    assert len(set(found)) >= 4


def test_where_a_game_does_not_say_the_next_move_decides() -> None:
    assert set(dwellings("parade")) == {None}
