"""A record brought along: judged like any other, and shown move by move. Nothing of it is kept."""

from __future__ import annotations

from functools import partial
from itertools import accumulate
from typing import Annotated

import msgspec
from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from ..core.errors import Refusal, refuse
from ..core.protocol import MAX_SEATS, NOBODY
from ..table import check
from ..table.creatures import creature_of
from ..table.manners import Former
from ..table.match import match_view
from ..table.parsing import decode, read_records
from ..table.parting import Lost, Stopped
from ..table.played import Played
from ..table.records import MOST_BYTES, Chair, Record
from ..table.view import GuestsView, MannersView, SeatView, TableView, TakebackView
from .films import film
from .hub import Hub
from .limits import BOARDS
from .messages import Shown
from .refusing import Refused
from .routing import NO_STORE, REFUSALS, Gates
from .workshop import breathe


@post("/api/records", status_code=200, request_max_body_size=MOST_BYTES + 1, responses=REFUSALS)
async def show_record(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    seat: Annotated[int, QueryParameter(name="seat", ge=0, lt=MAX_SEATS)] = 0,
) -> Response[Shown]:
    """The games of a record file, sent as it is, ply by ply through the eyes of a seat; or what is wrong with it, and on which line."""
    gates.enter(request, BOARDS)
    shown = await hub.workshop.do(partial(show, await request.body(), seat))
    if isinstance(shown, Refusal):
        raise Refused(shown)
    return Response(shown, headers=NO_STORE)


def show(data: bytes, seat: int) -> Shown | Refusal:
    records = read(data)
    if isinstance(records, Refusal):
        return records
    games: list[Played] = []
    for record in records:
        played = played_again(record)
        if isinstance(played, Refusal):
            return played
        games.append(played)
    viewer = seat if seat < records[0].players else NOBODY
    return Shown(table_of(records, games, viewer), film(records[0].game, games, viewer, 0))


def read(data: bytes) -> list[Record] | Refusal:
    """The games of a file: those of one match, and no more than one can have."""
    text = decode(data)
    records = text if isinstance(text, Refusal) else read_records(text)
    if isinstance(records, Refusal):
        return records
    first = records[0]
    is_match = all(one.game is first.game and one.players == first.players for one in records)
    if not is_match or len(records) > max(first.game.matches):
        return refuse("record-several", count=len(records), line=1)
    return records


def played_again(record: Record) -> Played | Refusal:
    """An abandoned game can be shown as far as it went."""
    breathe()
    wrong = [refusal for refusal in check.check(record) if refusal.code != "record-unfinished"]
    dealt = check.deal(record)
    if wrong or isinstance(dealt, Refusal):
        return wrong[0] if wrong else dealt  # pyright: ignore[reportReturnType]
    played = Played(record.game, record.root or check.NO_SECRET, dealt)
    for move in record.moves:
        breathe()
        played.play(move.seat, move.action)
    if record.is_stopped:
        played.stop()
    return played


def table_of(records: list[Record], games: list[Played], viewer: int) -> TableView:
    """As if its games had been played here, with nothing left to do."""
    first, plies = records[0], sum(len(one.steps) for one in games)
    return TableView(
        id="",
        game=first.game.name,
        version=first.rules,
        title="",
        day="",
        league=None,
        options=msgspec.to_builtins(first.options),
        status="over" if games[-1].is_over else "playing",
        host=False,
        you=None if viewer == NOBODY else viewer,
        ply=plies,
        seq=plies,
        seats=[seat_of(chair) for chair in first.chairs],
        commitment=first.commitment or "",
        secret=first.secret,
        words=first.words,
        after=[seat for seat, chair in enumerate(first.chairs) if chair.after],
        kept=None,
        here=[],
        takeback=TakebackView("none", "game-over", None, []),
        match=match_view(first.game, len(records), games, first.players, lost_in(records), stopped(records)),
        rematch=None,
        shown=list(range(first.players)),
        open=True,
        chat=[],
        phrases=[],
        levels=[],
        patience=0,
        questions=[],
        hints=False,
        arranging=None,
        clock=None,
        times=[],
        lost=lost_in(records),
        stopped=stopped(records),
        proposal=None,
        adjourned=False,
        manners=MannersView(private=False, watchers=True, chat=True),
        guests=GuestsView([], [], []),
        former=former_in(records, games),
    )


def former_in(records: list[Record], games: list[Played]) -> list[Former]:
    """Who sat where others sat at the end."""
    firsts = accumulate((len(one.steps) for one in games), initial=0)
    return [
        Former(seat, first + moves, name)
        for record, first in zip(records, firsts, strict=False)
        for seat, chair in enumerate(record.chairs)
        for moves, name in chair.former
    ]


def lost_in(records: list[Record]) -> list[Lost]:
    """In which game of these it was first said of a seat."""
    found: dict[int, Lost] = {}
    for number, record in enumerate(records, 1):
        for seat, why in record.lost.items():
            found.setdefault(seat, Lost(seat, why, number))
    return list(found.values())


def stopped(records: list[Record]) -> Stopped:
    last = records[-1]
    return "agreed" if last.abandoned else "lost" if last.is_stopped else ""


def seat_of(chair: Chair) -> SeatView:
    return SeatView(
        "bot" if chair.level else "human",
        chair.name,
        chair.level or None,
        False,
        False,
        "",
        creature_of(chair.name) if chair.name else "",
        "",
    )


ROUTES = [show_record]
