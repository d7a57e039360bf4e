"""Who has gone without a word, at one table: after a time that the table chose, the others may let a bot play for them; who comes back has their
seat again at once."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .room import Room


BACK: Final = 60.0  # seconds in which who was cut off, with everybody else, finds back


class Absence:
    def __init__(self, room: Room) -> None:
        self._room = room
        self._alarm: asyncio.TimerHandle | None = None

    def gone(self) -> list[int]:
        """The seats a bot may be let in for."""
        return [seat for seat, left in self._left().items() if left <= 0]

    def look(self) -> list[int]:
        """The same; and when the next has been gone for long enough, all are told. By one look at the clock, or somebody may go between two."""
        self.rest()
        left = self._left()
        if to_come := [seconds for seconds in left.values() if seconds > 0]:
            self._alarm = asyncio.get_running_loop().call_later(min(to_come), self._room.tell_presence)
        return [seat for seat, seconds in left.items() if seconds <= 0]

    def rest(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def welcome_back(self) -> None:
        """A seat that a bot plays is given back to whoever is here again."""
        here = {guest for one in self._room.connections for guest in self._room.people_at(one) if guest}
        for guest in here:
            if self._is_covered(guest):
                self._room.spawn(self._give_back(guest))

    def _is_covered(self, guest: str) -> bool:
        seat = self._room.table.seat_of(guest)
        return seat is not None and self._room.table.seats[seat].is_covered

    async def _give_back(self, guest: str) -> None:
        room = self._room
        await room.commit(lambda: room.table.decide_return(room.hub.time.now(), guest))

    def _left(self) -> dict[int, float]:
        """Seat → seconds until a bot may be let in."""
        room, cover = self._room, self._room.table.opened.cover
        if not cover or room.table.status not in ("playing", "between"):
            return {}
        people = {number: seat.guest for number, seat in enumerate(room.table.seats) if seat.kind == "human"}
        gone = {number: room.presence.gone_for(guest) for number, guest in people.items() if guest}
        return {
            number: max(cover - self._awaited_for(number, seconds), min(cover, BACK) - seconds)
            for number, seconds in gone.items()
            if seconds
        }

    def _awaited_for(self, number: int, gone: float) -> float:
        """For how long they have been gone: over days no worker has seen that, but the log says since when they are waited for."""
        table, guest = self._room.table, self._room.table.seats[number].guest
        if number not in table.owing() or (guest and self._room.presence.was_here(guest)):
            return gone
        return max(gone, self._room.hub.time.now() - table.since)
