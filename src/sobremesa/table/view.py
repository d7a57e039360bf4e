"""What a visitor sees of a table around the game itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from . import fairness, hints, log
from .arranging import ArrangingView, arranging_view
from .events import Ply
from .match import MatchView, match_view
from .seats import Seat
from .table import PHRASES, Status, Table


class SeatView(msgspec.Struct, frozen=True):
    kind: Literal["human", "bot", "open"]
    name: str
    level: str | None
    connected: bool
    away: bool
    kept: str  # for whom an open seat is kept, by name


class TakebackView(msgspec.Struct, frozen=True):
    """`reason` names the message `error-<reason>`; `by` is the seat that asks, `agreed` those who have said yes."""

    kind: Literal["none", "free", "ask", "asked"]
    reason: str
    by: int | None
    agreed: list[int]


class QuestionView(msgspec.Struct, frozen=True):
    """A seat that has so many seconds left to answer, counted from when this was said; then the harmless answer is given for it."""

    seat: int
    left: float


class SaidView(msgspec.Struct, frozen=True):
    seat: int | None
    name: str
    phrase: str | None
    text: str | None
    at: float


class TableView(msgspec.Struct, frozen=True):
    id: str
    game: str
    version: str
    title: str
    options: dict[str, Any]
    status: Status
    host: bool
    you: int | None
    ply: Ply
    seq: int
    seats: list[SeatView]
    commitment: str
    secret: str | None  # shown when the game is over, so that anyone can check the shuffle
    words: list[str | None]
    after: list[int]  # the seats whose words were given after the commitment was shown
    kept: int | None  # the seat that is kept for the viewer
    takeback: TakebackView
    match: MatchView
    rematch: str | None
    chat: list[SaidView]
    phrases: list[str]
    levels: list[str]
    patience: int  # seconds to answer a question while another is on turn; 0: for ever
    questions: list[QuestionView]
    hints: bool  # may the players of this table ask for one?
    arranging: ArrangingView | None  # what is arranged together before the deal


def table_view(
    table: Table, id: str, guest: str | None, connected: Sequence[bool], now: float | None = None
) -> TableView:
    seat = table.seat_of(guest)
    offer = table.takeback(seat)
    return TableView(
        id=id,
        game=table.game.name,
        version=table.opened.version,
        title=table.opened.title,
        options=msgspec.to_builtins(table.options),
        status=table.status,
        host=guest == table.opened.host,
        you=seat,
        ply=table.ply,
        seq=table.seq,
        seats=[
            SeatView(s.kind, s.name, s.level, s.kind == "bot" or connected[n], s.away, kept_name(s))
            for n, s in enumerate(table.seats)
        ],
        commitment=fairness.commitment(table.opened.secret),
        secret=table.opened.secret if table.status == "over" else None,
        words=table.words,
        after=[n for n, s in enumerate(table.seats) if s.after],
        kept=table.kept_for(guest),
        takeback=TakebackView(offer.kind, offer.reason, table.asked.seat if table.asked else None, list(table.agreed)),
        match=match_view(table.game, table.opened.games, table.games, len(table.seats)),
        rematch=table.rematch,
        chat=said_views(table.chat),
        phrases=list(PHRASES),
        levels=list(table.opened.levels),
        patience=table.opened.patience,
        questions=[QuestionView(seat, seconds_left(table, since, now)) for seat, since in table.questions.items()],
        hints=hints.are_allowed(table),
        arranging=arranging_view(table),
    )


def kept_name(seat: Seat) -> str:
    return seat.invited.name if seat.kind == "open" and seat.invited else ""


def said_views(said: Sequence[log.Said]) -> list[SaidView]:
    return [SaidView(one.seat, one.name, one.phrase, one.text, one.at) for one in said]


def seconds_left(table: Table, since: float, now: float | None) -> float:
    passed = 0.0 if now is None else now - since
    return round(max(0.0, table.opened.patience - passed), 1)
