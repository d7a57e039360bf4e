"""Replays: a table's games ply by ply, as one viewer may see them. Made in the workshop, and kept for a while for whoever asks again."""

from __future__ import annotations

import threading
from collections import OrderedDict
from functools import partial
from typing import Final

from ..core.errors import Refusal
from ..core.protocol import NOBODY
from ..games.game import Game
from ..table.match import Played, played_events, seen
from . import messages
from .messages import Frame
from .room import Room
from .workshop import Workshop, breathe

MOST_KEPT: Final = 32 * 1024 * 1024  # bytes
Reel = tuple[str, int, int, int]  # table, seq, viewer, first frame


class Films:
    def __init__(self, workshop: Workshop) -> None:
        self._workshop = workshop
        self._kept: OrderedDict[Reel, bytes] = OrderedDict()
        self._lock = threading.Lock()

    async def show(self, room: Room, seat: int | None, since: int) -> bytes | Refusal:
        """The frames from this one on, as JSON."""
        viewer = NOBODY if seat is None else seat
        played = [Played(one.dealt, list(one.steps)) for one in room.table.games]  # the table may go on meanwhile
        reel = (room.id, room.table.seq, viewer, since)
        return await self._workshop.do(partial(self._make, reel, room.table.game, played))

    def _make(self, reel: Reel, game: Game, played: list[Played]) -> bytes:
        *_, viewer, since = reel
        with self._lock:
            shown = self._kept.pop(reel, None)
        if shown is None:
            shown = messages.encode(film(game, played, viewer, since))
        self._keep(reel, shown)
        return shown

    def _keep(self, reel: Reel, shown: bytes) -> None:
        with self._lock:
            self._kept[reel] = shown
            while sum(map(len, self._kept.values())) > MOST_KEPT:
                self._kept.popitem(last=False)


def film(game: Game, played: list[Played], viewer: int, since: int) -> list[Frame]:
    """From the frame `since`; plies count over all games of a match."""
    shown: list[Frame] = []
    first = 0
    for index, one in enumerate(played):
        for number in range(max(0, since - first), len(one.steps) + 1):
            breathe()
            shown.append(frame(game, Played(one.dealt, one.steps[:number]), viewer, first, index))
        first += len(one.steps)
    return shown


def frame(game: Game, so_far: Played, viewer: int, first: int, index: int) -> Frame:
    """What is seen after the last move, and what is told of it; after none, of the deal."""
    number = len(so_far.steps)
    told = played_events(game, so_far, viewer, first, max(0, number - 1), index)
    ply = first + number
    events = [event for event in told if event.ply == ply]
    return Frame(ply, seen(game, so_far.state, viewer, ply), events)
