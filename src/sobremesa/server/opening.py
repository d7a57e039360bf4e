"""How a table begins: what somebody wants opened, turned into the first entries of its log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from ..core.errors import Refusal
from ..games.game import BY_CHANCE
from ..games.registry import find
from ..table import fairness, log
from ..table.table import Table
from .names import name_or_nickname, tidy
from .store.base import Guest

MOST_TITLE: Final = 60


@dataclass(frozen=True)
class Sitter:
    guest: str
    name: str
    words: str | None = None
    after: bool = False  # were the words given after the commitment was shown?
    avatar: str = ""


def sitter_of(guest: Guest, words: str | None = None, after: bool = False) -> Sitter:
    return Sitter(guest.id, name_or_nickname(guest.name, guest.id), words, after, guest.avatar or "")


@dataclass(frozen=True)
class Wish:
    """A table somebody wants opened, and who sits at it from the start."""

    game: str
    seats: list[log.SeatPlan]
    host: str
    sitting: Mapping[int, Sitter] = field(default_factory=dict)
    invited: list[log.Invited] = field(default_factory=list)  # whom a seat is kept for until they sit down
    options: dict[str, Any] = field(default_factory=dict)
    title: str = ""
    games: int = 1  # in a row
    patience: int = 0  # seconds
    hints: bool | None = None
    cover: int = 60  # seconds
    id: str = ""  # of the table, where it has been settled already; and its secret
    secret: str = ""
    day: str = ""  # whose deal it is, where it is the same for everybody
    clock: log.Clock | None = None
    league: log.OfLeague | None = None
    manners: log.Manners = field(default_factory=log.Manners)


def opening(wish: Wish, now: float, levels: list[str]) -> list[log.AnyEntry] | Refusal:
    game = find(wish.game)
    if isinstance(game, Refusal):
        return game
    opened = log.Opened(
        at=now,
        game=wish.game,
        version=game.version,
        options=wish.options,
        title=tidy(wish.title, MOST_TITLE),
        seats=wish.seats,
        secret=wish.secret or fairness.new_secret(),
        host=wish.host,
        levels=levels,
        games=wish.games,
        patience=wish.patience,
        hints=wish.hints,
        format=log.FORMAT,
        invited=wish.invited,
        cover=wish.cover,
        day=wish.day,
        clock=wish.clock,
        league=wish.league,
        manners=wish.manners,
    )
    table = Table.decide_opening(opened)
    return table if isinstance(table, Refusal) else seat_all(table, wish.sitting)


def seat_all(table: Table, sitting: Mapping[int, Sitter]) -> list[log.AnyEntry] | Refusal:
    entries: list[log.AnyEntry] = [table.opened]
    for seat, sitter in sitting.items():
        sat = table.decide_sit(
            table.opened.at, sitter.guest, seat, sitter.name, sitter.words, "", sitter.after, sitter.avatar
        )
        if isinstance(sat, Refusal):
            return sat
        for entry in sat:
            table.apply(entry)
        entries += sat
    return entries


def next_table(table: Table) -> Wish:
    """A rematch: seats stay as they are, kept until their people come and give words for the new shuffle, which they are shown the commitment of
    first. Who left leaves theirs open, and chance says who starts. Who has lost is welcome again."""
    plans = [
        log.SeatPlan("bot", seat.level) if seat.level and not (seat.lost and seat.guest) else log.SeatPlan("open")
        for seat in table.seats
    ]
    invited = [
        log.Invited(number, seat.guest, seat.name)
        for number, seat in enumerate(table.seats)
        if seat.guest and (seat.kind == "human" or seat.lost) and not seat.away
    ]
    opened = table.opened
    return Wish(
        game=table.game.name,
        seats=plans,
        host=opened.host,
        invited=invited,
        options=msgspec.to_builtins(table.options.started_by(BY_CHANCE)),
        title=opened.title,
        games=opened.games,
        patience=opened.patience,
        hints=opened.hints,
        cover=opened.cover,
        clock=opened.clock,
        manners=table.door.as_manners(),
    )
