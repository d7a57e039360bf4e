"""Builders that keep table tests short."""

from __future__ import annotations

import random
from typing import Any

from sobremesa.core.errors import Refusal
from sobremesa.table import log
from sobremesa.table.table import Decision, Table

SECRET = "5e" * 32
LEVELS = ["random", "greedy", "strong"]


def opened(*kinds: str, game: str = "parade", secret: str = SECRET, games: int = 1, **options: Any) -> log.Opened:
    """A table with seats of these kinds: "me", "open", or a bot's level."""
    plans = [log.SeatPlan(kind) if kind in ("me", "open") else log.SeatPlan("bot", kind) for kind in kinds]  # type: ignore[arg-type]
    return log.Opened(
        0.0, game, f"{game}/1", options, "after coffee", plans, secret, "guest-0", LEVELS, games, format=log.FORMAT
    )


def seated(players: int, **options: Any) -> Table:
    """A table of people called guest-0, guest-1, …, dealt."""
    table = Table.decide_opening(opened("me", *["open"] * (players - 1), **options))
    assert isinstance(table, Table)
    for seat in range(players):
        do(table, table.decide_sit(1.0, f"guest-{seat}", seat, f"Seat {seat}"))
    return table


def do(table: Table, decision: Decision) -> None:
    assert not isinstance(decision, Refusal), decision
    for entry in decision:
        table.apply(entry)


def code(decision: object) -> str:
    assert isinstance(decision, Refusal), decision
    return decision.code


def move(table: Table, seat: int, action: int) -> None:
    do(table, table.decide_move(2.0, seat, table.ply, action))


def play_randomly(
    table: Table, plies: int = 10_000, seed: int = 0, until: tuple[str, ...] = ("over", "between")
) -> Table:
    """Random legal moves, by a random one of the seats that owe a decision."""
    chance = random.Random(seed)
    for _ in range(plies):
        if table.status in until:
            break
        assert table.state is not None
        seat = chance.choice(table.owing())
        move(table, seat, chance.choice(table.game.legal(table.state, seat)))
    return table


def play_until(table: Table, phase: int, seed: int = 0) -> Table:
    while table.state is not None and table.state.phase != phase:
        play_randomly(table, 1, seed + table.ply)
    return table


def abandon(table: Table, moves: int) -> None:
    """As if the last game had been left after so many moves, or so many before its end."""
    assert table.playing is not None
    table.playing.cut(moves % len(table.steps))
