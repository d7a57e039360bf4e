"""A game as an open text file: who sat where, the order of the cards, every move. docs/records.md is the specification.

Writing is here, reading in `parsing.py`, judging in `check.py`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from ..games.game import Game, Options
from . import fairness
from .events import Ply
from .match import has_result, standing_of
from .parting import Why, is_decided
from .played import Played
from .seats import Seat
from .table import Table

FORMAT: Final = "sobremesa-record"
FORMAT_VERSION: Final = 1
MOST_BYTES: Final = 1_000_000
SEAT_OPTIONS: Final = (
    "starter",
)  # options that name a seat: counted from 1 in a file, from 0 inside; -1 is "by chance" and not written
CARDS_A_LINE: Final = 15
LOST_BY: Final[dict[Why, str]] = {"resigned": "resigned", "time": "timeout"}
AGREED: Final = "agreed"


@dataclass
class Chair:
    """`name` for a person, `level` for a bot; a bot that covers for somebody has both. `after`: the words came after the commitment was shown."""

    name: str = ""
    level: str = ""
    words: str = ""
    after: bool = False
    former: list[tuple[int, str]] = field(default_factory=list)  # who sat here until so many moves had been made


@dataclass(frozen=True)
class Move:
    seat: int
    action: int
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Record:
    """Seats count from 0 here, from 1 in the file. `lines` remembers where in the file each thing was said, for `check`."""

    game: Game
    rules: str
    options: Options
    chairs: list[Chair]
    order: list[int]
    moves: list[Move]
    number: int = 1  # of the game in its match
    starts: int | None = None
    secret: str | None = None
    commitment: str | None = None
    scores: dict[int, int] = field(default_factory=dict)
    winners: list[int] = field(default_factory=list)
    lost: dict[int, Why] = field(default_factory=dict)  # seats that lost before the end, in that order
    abandoned: bool = False  # did everybody agree to end it?
    lines: dict[str, int] = field(default_factory=dict, compare=False)
    card_lines: list[int] = field(default_factory=list, compare=False)  # of each card of the order

    @property
    def players(self) -> int:
        return len(self.chairs)

    @property
    def words(self) -> list[str | None]:
        return [chair.words or None for chair in self.chairs]

    @property
    def is_stopped(self) -> bool:
        """Was the game over before its end?"""
        people = [bool(chair.name) for chair in self.chairs]
        lost = [seat in self.lost for seat in range(self.players)]
        return self.abandoned or (any(lost) and is_decided(people, lost))

    @property
    def root(self) -> bytes | None:
        """The key all chance of this game comes from, where its secret is known."""
        if self.secret is None:
            return None
        return fairness.game_key(fairness.root_key(self.secret, self.words), self.number - 1)

    def line(self, key: str) -> int:
        """The line of `key`, or the last one: what is missing is missed at the end."""
        return self.lines.get(key, self.lines.get("end", 1))

    def card_line(self, place: int) -> int:
        """The line of a card of the order, counted from 1; of the last `order:` where no lines are remembered."""
        return self.card_lines[place - 1] if 0 < place <= len(self.card_lines) else self.line("order")


def write_record(table: Table) -> str:
    """The record of a table whose game is over, or abandoned; the games of a match one after the other.

    It holds every secret of the game: never show it while somebody plays."""
    return "\n".join(format_record(record) for record in records_of(table))


def records_of(table: Table) -> list[Record]:
    options = table.settled or table.options
    records: list[Record] = []
    for index, played in enumerate(table.games):
        records.append(record_of(table, played, options, index))
        if index + 1 < len(table.games):
            options = options.following(played.starter, len(table.seats))
    return records


def record_of(table: Table, played: Played, options: Options, index: int) -> Record:
    root = fairness.game_key(fairness.root_key(table.opened.secret, table.words), index)
    first = sum(len(earlier.steps) for earlier in table.games[:index])
    _, order = fairness.fair_deal(table.game, len(table.seats), options, root)
    lost: dict[int, Why] = {one.seat: one.why for one in table.lost if one.game <= index + 1}
    end = standing_of(table.game, played, list(lost))
    is_finished = played.is_over and not played.is_stopped
    return Record(
        game=table.game,
        rules=table.opened.version,
        options=options,
        number=index + 1,
        chairs=chairs_in(table, first, None if played is table.playing else first + len(played.steps)),
        order=[int(card) for card in order],
        moves=[Move(step.seat, step.action) for step in played.steps],
        starts=played.starter,
        secret=table.opened.secret,
        commitment=fairness.commitment(table.opened.secret),
        scores=dict(enumerate(end.points)) if is_finished else {},
        winners=end.winners if has_result(played, table.stopped) else [],
        lost=lost,
        abandoned=played.is_stopped and table.stopped == "agreed",
    )


def chairs_in(table: Table, first: Ply, last: Ply | None) -> list[Chair]:
    """Who sat where when the game was over that had these moves of the table, the last game of all if there is no last move, and who had sat
    there before."""
    chairs = chairs_of(table.seats)
    for number, chair in enumerate(chairs):
        changes = [one for one in table.former if one.seat == number]
        chair.name = next((one.name for one in changes if last is not None and one.ply >= last), chair.name)
        during = [one for one in changes if (one.ply > first or not first) and (last is None or one.ply < last)]
        chair.former = sorted({one.ply - first: one.name for one in during}.items())
    return chairs


def chairs_of(seats: Iterable[Seat]) -> list[Chair]:
    return [Chair(seat.name, seat.level or "", seat.words or "", seat.after) for seat in seats]


# ---- writing ---------------------------------------------------------------------------------------------------------------------------------


def format_record(record: Record) -> str:
    return "\n".join([*_head(record), "", *_moves(record), "", *_tail(record)]).rstrip() + "\n"


def _head(record: Record) -> Iterator[str]:
    yield from who_played(record.game.name, record.rules, record.chairs, record.number)
    yield from (f"option {name}: {value}" for name, value in chosen(record.options))
    if record.starts is not None:
        yield f"starts: {record.starts + 1}"
    yield from proof(record.commitment, record.secret)
    cards = [record.game.notation.write_card(card) for card in record.order]
    for first in range(0, len(cards), CARDS_A_LINE):
        yield "order: " + " ".join(cards[first : first + CARDS_A_LINE])


def who_played(game: str, rules: str, chairs: list[Chair], number: int = 1) -> Iterator[str]:
    yield f"{FORMAT} {FORMAT_VERSION}"
    yield f"game: {game}"
    yield f"rules: {rules}"
    yield f"players: {len(chairs)}"
    if number > 1:
        yield f"match: {number}"
    for seat, chair in enumerate(chairs, 1):
        yield from (f"{key} {seat}: {quoted(text)}" for key, text in _chair(chair) if text)
    for seat, chair in enumerate(chairs, 1):
        yield from (f"former {seat}.{moves}: {quoted(name)}" for moves, name in chair.former)
    if after := [str(seat) for seat, chair in enumerate(chairs, 1) if chair.after]:
        yield "after: " + " ".join(after)


def proof(commitment: str | None, secret: str | None) -> Iterator[str]:
    if commitment:
        yield f"commitment: {commitment}"
    if secret:
        yield f"secret: {secret}"


def _chair(chair: Chair) -> list[tuple[str, str]]:
    return [("seat", chair.name), ("bot", chair.level), ("words", chair.words)]


def _moves(record: Record) -> Iterator[str]:
    return (f"{move.seat + 1} {record.game.notation.write(move.action)}" for move in record.moves)


def _tail(record: Record) -> Iterator[str]:
    yield from (f"{LOST_BY[why]}: {seat + 1}" for seat, why in record.lost.items())
    if record.abandoned:
        yield f"abandoned: {AGREED}"
    for seat, points in sorted(record.scores.items()):
        yield f"score {seat + 1}: {points}"
    if record.winners:
        yield "winner: " + " ".join(str(seat + 1) for seat in record.winners)


def chosen(options: Options) -> list[tuple[str, str]]:
    """The options that differ from the game's usual ones, as text."""
    usual = msgspec.to_builtins(type(options)())
    given = msgspec.to_builtins(options)
    return [(name, option_text(name, given[name])) for name in given if given[name] != usual[name]]


def option_text(name: str, value: Any) -> str:
    if name in SEAT_OPTIONS:
        return str(value + 1)
    return json.dumps(value) if isinstance(value, bool) else str(value)


def quoted(text: str) -> str:
    """Text as it is where that is plain, else as a JSON string: spaces at the ends, a quote first, a comment sign, control characters."""
    plain = text == text.strip() and text.isprintable() and not text.startswith(('"', "#")) and " #" not in text
    return text if plain else json.dumps(text, ensure_ascii=not text.isprintable())
