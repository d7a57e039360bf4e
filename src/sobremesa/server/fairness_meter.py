"""How fair a table would be, over HTTP: quick bots play it 2,000 times in a thread, and every line of the answer is what they have counted so far.

Whoever hangs up stops them. One meter runs at a time, a few wait, and the rest are asked to come back.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from functools import partial
from typing import Final

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from ..bots.meter import Meter, Reading
from ..core.errors import Refusal, refuse
from ..games.game import Game, Options
from ..games.registry import find
from . import messages
from .hub import Hub
from .limits import METERS
from .refusing import Refused
from .routing import NO_STORE, REFUSALS, Gates
from .visitors import asking

GAMES: Final = 2000
CHUNK: Final = 50  # games between two lines
LONGEST: Final = 60.0  # seconds; a board on which games never end is stopped, too
MOST_WAITING: Final = 4
MOST_OF_ONE: Final = 2  # address: one that runs, and one that follows it


class Meters:
    """Those that run and wait, in this worker."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self._inside: Counter[str] = Counter()  # by address

    def is_full(self, address: str) -> bool:
        """Of one address there are never so many that nobody else's finds a place."""
        return self._inside.total() > MOST_WAITING or self._inside[address] >= MOST_OF_ONE

    async def run(self, address: str, game: Game, options: Options, players: int) -> AsyncIterator[bytes]:
        self._inside[address] += 1
        try:
            yield line(Reading(0, [], [], [], 0, 1, 0, 0))  # somebody else's board may come first
            async with self._turn:
                meter = await asyncio.to_thread(Meter, game, options, players)
                until = time.monotonic() + LONGEST
                while meter.games < GAMES and time.monotonic() < until:
                    await asyncio.to_thread(meter.play, min(CHUNK, GAMES - meter.games))
                    yield line(meter.reading())
        finally:
            self._inside -= Counter([address])


def line(reading: Reading) -> bytes:
    return messages.encode(reading) + b"\n"


@post("/api/games/{game:str}/fairness", status_code=200, media_type="application/x-ndjson", responses=REFUSALS)
async def fairness(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    meters: NamedDependency[Meters],
    game: FromPath[str],
    data: JSONBody[messages.Choices],
) -> Stream:
    """How often each seat wins, in order of play, and how long games last: a JSON object a line, the last one the whole truth."""
    gates.enter(request, METERS)
    found = find(game)
    if isinstance(found, Refusal):
        raise Refused(found)
    options = found.read_options(data.options)
    if isinstance(options, Refusal):
        raise Refused(options)
    if refusal := await hub.workshop.do(partial(found.refusal, data.players, options)):
        raise Refused(refusal)
    address = asking.get().address
    if meters.is_full(address):
        raise Refused(refuse("fairness-busy"))
    lines = meters.run(address, found, options, data.players)
    return Stream(lines, media_type="application/x-ndjson", headers=NO_STORE)


ROUTES = [fairness]
