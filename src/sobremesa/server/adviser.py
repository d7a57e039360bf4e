"""Hints for people: what a bot would weigh in their place, from what their own seat knows."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Annotated, Final

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from ..core.errors import Refusal, refuse
from ..core.protocol import MAX_SEATS
from ..table import hints
from ..table.beside import seat_asked
from .hub import Hub
from .limits import HINTS, REQUESTS
from .messages import Hint, HintMove
from .refusing import Refused
from .room import Room
from .routing import NO_STORE, REFUSALS, Gates
from .tables import player_at, room_of, token_of
from .thinkers import LONGEST_HINT, Thinkers
from .visitors import asking
from .workshop import Workshop

USUAL_BUDGET: Final = 20_000  # playouts
MOST_BUDGET: Final = 100_000
MOST_MOVES: Final = 8  # shown
MOST_KEPT: Final = 500

Question = tuple[str, int, int, int]  # table, seq, seat, budget


class Adviser:
    """Asked the same again, it need not think again."""

    def __init__(self, thinkers: Thinkers, workshop: Workshop) -> None:
        self._thinkers, self._workshop = thinkers, workshop
        self._given: OrderedDict[Question, Hint] = OrderedDict()

    async def advise(self, room: Room, seat: int, budget: int) -> Hint | Refusal:
        question = (room.id, room.table.seq, seat, budget)
        if question in self._given:
            return self._given[question]
        table, ply = room.table, room.table.ply
        brief, seed = table.brief(seat)
        asker = asking.get()
        if refusal := self._workshop.refusal(asker):
            return refusal
        begun = time.monotonic()
        ways = await self._thinkers.weigh(table, seat, budget, asker.address)
        self._workshop.charge(asker, min(LONGEST_HINT, time.monotonic() - begun))  # waiting is not thinking
        if ways is None:
            return refuse("hint-not-yet")
        moves = [
            HintMove(
                way.action,
                table.game.notation.write(way.action),
                float(way.wins),
                float(way.points),
                hints.why(table.game, brief, seed, seat, way.action),
            )
            for way in ways[:MOST_MOVES]
        ]
        self._given[question] = hint = Hint(ply, seat, moves)
        while len(self._given) > MOST_KEPT:
            self._given.popitem(last=False)
        return hint


@post("/api/tables/{table:str}/hint", status_code=200, responses=REFUSALS)
async def give_hint(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    adviser: NamedDependency[Adviser],
    guest: NamedDependency[str | None],
    table: FromPath[str],
    budget: Annotated[int, QueryParameter(name="budget", ge=1, le=MOST_BUDGET)] = USUAL_BUDGET,
    seat: Annotated[int | None, QueryParameter(name="seat", ge=0, lt=MAX_SEATS)] = None,
) -> Response[Hint]:
    """The best moves for the asker's seat, which must owe a decision, from what that seat knows. `budget` is in playouts; who shares a browser
    says which `seat`."""
    gates.enter(request, REQUESTS)
    room = await room_of(hub, table, guest, token_of(request))
    guest = player_at(request, room, guest)
    seat = seat_asked(room.table, guest, seat)
    refusal = hints.refusal(room.table, seat)
    if refusal or seat is None:
        raise Refused(refusal or refuse("not-seated"))
    gates.enter(request, HINTS)
    hint = await adviser.advise(room, seat, budget)
    if isinstance(hint, Refusal):
        raise Refused(hint)
    return Response(hint, headers=NO_STORE)


ROUTES = [give_hint]
