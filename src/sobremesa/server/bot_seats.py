"""The bots of one table, at one worker. Whoever wrote to the log lets them play; the other workers only if it falls silent."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from ..core.errors import Refusal, refuse
from ..table import log
from .thinkers import Audience

if TYPE_CHECKING:
    from .room import Room

PAUSES_BETWEEN_GAMES: Final = 5
SHORTEST: Final = 0.75  # of the pause a server is set to: what goes without saying is done at once …
LONGEST: Final = 2.5  # … and a hard choice takes its time
PATIENCE: Final = 2.0  # seconds a bot waits for a store that is in trouble


def pause(base: float, hard: float) -> float:
    """Seconds from one move to the next, thinking included: 0.6 to 2 where the base is 0.8."""
    return base * (SHORTEST + (LONGEST - SHORTEST) * hard)


class BotSeats:
    def __init__(self, room: Room) -> None:
        self._room = room
        self._at_work = False
        self._alarm: asyncio.TimerHandle | None = None

    def wake(self, wait: float) -> None:
        """With a `wait`, another worker is expected to let them play: look again when it is over."""
        if self._at_work or not self._has_work():
            return
        self.rest()
        if wait:
            seq = self._room.table.seq
            self._alarm = asyncio.get_running_loop().call_later(wait, self._look_again, wait, seq)
        else:
            self._at_work = True
            self._room.spawn(self._play_all())

    def rest(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def _look_again(self, wait: float, seq: int) -> None:
        self._alarm = None
        self.wake(wait if self._room.table.seq != seq else 0.0)

    async def _play_all(self) -> None:
        try:
            while self._has_work():
                seats = self._room.table.bots_to_move()
                await (self._play(seats[0]) if seats else self._deal())
        finally:
            self._at_work = False

    def _has_work(self) -> bool:
        """Where nobody is, bots rest: who comes back finds them where they were, and meanwhile they cost others nothing. Where there is a clock,
        people play over days and are seldom here together: bots go on until somebody is asked."""
        room = self._room
        is_played = room.presence.is_anybody_here or room.table.times is not None
        return is_played and bool(room.table.bots_to_move() or self._deals_next())

    def _audience(self) -> Audience:
        table, here = self._room.table, self._room.connections
        players = {one.address for one in here if table.seat_of(one.owner) is not None}
        return Audience(frozenset(players or {one.address for one in here}), bool(players))

    def _deals_next(self) -> bool:
        """Between two games of a match, where nobody else is there to ask for the next."""
        table = self._room.table
        return table.status == "between" and not any(seat.kind == "human" for seat in table.seats)

    async def _deal(self) -> None:
        await asyncio.sleep(self._room.hub.settings.bot_pause * PAUSES_BETWEEN_GAMES)
        await self._settle(
            await self._room.commit(lambda: self._room.table.decide_next(self._room.hub.time.now(), None))
        )

    async def _play(self, seat: int) -> None:
        table, hub = self._room.table, self._room.hub
        ply, begun, told = table.ply, time.monotonic(), table.dwell()
        action, hard = await hub.thinkers.think(table, seat, self._audience())
        wait = pause(hub.settings.bot_pause, hard) if told is None else hub.settings.bot_pause * told
        await asyncio.sleep(max(0.0, wait - (time.monotonic() - begun)))
        if table.ply != ply or seat not in table.bots_to_move():
            return

        def decide() -> list[log.AnyEntry] | Refusal:
            if seat not in table.bots_to_move():  # somebody came back to their seat, or took a move back
                return refuse("not-your-turn", by=seat)
            return table.decide_move(hub.time.now(), seat, ply, action)

        await self._settle(await self._room.commit(decide))

    async def _settle(self, done: Refusal | int) -> None:
        if isinstance(done, Refusal) and done.code in ("not-saved", "read-only"):
            await asyncio.sleep(PATIENCE)
