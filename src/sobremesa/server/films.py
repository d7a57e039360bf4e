"""Replays: a table's games ply by ply, as one viewer may see them. Made in the workshop, and kept for a while for whoever asks again."""

from __future__ import annotations

import threading
from collections import OrderedDict
from functools import partial
from typing import Final

from ..core.errors import Refusal
from ..core.protocol import NOBODY
from ..games.game import Game
from ..table.match import seen
from ..table.played import Played
from ..table.story import BEGINNING, before_ply, chapters
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
        played = [one.copy() for one in room.table.games]  # the table may go on meanwhile
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
    known = before_ply(played, since - 1) if since else BEGINNING
    for at, state, events in chapters(played, viewer, known):
        breathe()
        if at.ply >= since:
            shown.append(Frame(at.ply, seen(game, state, viewer, at.ply), events))
    return shown
