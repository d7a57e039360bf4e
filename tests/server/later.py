"""Clocks that tests move: nobody sleeps through the days of a game."""

from __future__ import annotations

from .conftest import Served


def later(seconds: float, *workers: Served) -> None:
    """So much later, by the time that all workers go by."""
    for served in workers:
        hub, told = served.hub, served.hub.store.now

        async def now(told=told) -> float:  # type: ignore[no-untyped-def]
            return await told() + seconds

        hub.store.now = now  # type: ignore[method-assign]
        hub.time._ahead += seconds
        hub.started -= seconds
        for room in hub.rooms.values():
            room.wake_alarms()
            room.presence._since -= seconds
            room.presence._seen = {guest: at - seconds for guest, at in room.presence._seen.items()}
            room.tell_presence()
