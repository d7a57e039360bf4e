"""Who is connected to a table, at this worker and at the others."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from ..table.table import Table

FORGET: Final = 90.0  # seconds: a worker that has said nothing for so long is gone
STRANGER: Final = ""


class Presence:
    def __init__(self, worker: str) -> None:
        self._worker = worker
        self._since = time.monotonic()  # before that we saw nobody
        self._seen: dict[str, float] = {}  # guest → when they were last here
        self._guests: dict[str, list[str]] = {}
        self._heard: dict[str, float] = {}
        self._names: dict[str, dict[str, str]] = {}  # what those are called who watch

    def set_here(self, guests: Iterable[str | None], names: dict[str, str]) -> list[str]:
        here = [guest or STRANGER for guest in guests]
        self._set(self._worker, here)
        self._names[self._worker] = names
        return here

    def set_there(self, worker: str, guests: list[str], names: dict[str, str]) -> bool:
        """True if this is news."""
        self.hear_of(worker)
        news = self._guests.get(worker, []) != guests or self._names.get(worker, {}) != names
        self._set(worker, guests)
        self._names[worker] = names
        return news

    def _set(self, worker: str, guests: list[str]) -> None:
        now = time.monotonic()
        self._seen.update(dict.fromkeys(self._guests.get(worker, []), now))
        self._guests[worker] = guests

    def hear_of(self, worker: str) -> None:
        """It has this table in its memory."""
        if worker:
            self._heard[worker] = time.monotonic()

    @property
    def has_others(self) -> bool:
        """Do other workers have this table in their memory?"""
        return bool(self._heard)

    def forget_silent(self) -> bool:
        """Forget workers that have fallen silent; true if any had guests."""
        now = time.monotonic()
        silent = [worker for worker, at in self._heard.items() if now - at > FORGET]
        gone = [self._guests.get(worker, []) for worker in silent]
        for worker in silent:
            self._set(worker, [])
            del self._guests[worker]
            self._names.pop(worker, None)
        for worker in silent:
            del self._heard[worker]
        return any(gone)

    def _all(self) -> list[str]:
        return [guest for guests in self._guests.values() for guest in guests]

    @property
    def is_anybody_here(self) -> bool:
        return any(self._guests.values())

    def connected(self, table: Table) -> list[bool]:
        present = set(self._all())
        return [bool(seat.guest) and seat.guest in present for seat in table.seats]

    def gone_for(self, guest: str) -> float:
        """Seconds."""
        return 0.0 if guest in self._all() else time.monotonic() - self._seen.get(guest, self._since)

    def was_here(self, guest: str) -> bool:
        """Since this table is in memory."""
        return guest in self._seen

    def watching(self, table: Table) -> int:
        seated = {seat.guest for seat in table.seats if seat.guest}
        watching = [guest for guest in self._all() if guest not in seated]
        return len({guest for guest in watching if guest}) + watching.count(STRANGER)

    def everybody(self) -> set[str]:
        return {guest for guest in self._all() if guest}

    def names(self) -> dict[str, str]:
        """Of those who watch, or have just sat down."""
        return {guest: name for names in self._names.values() for guest, name in names.items()}

    def watchers(self, table: Table, most: int) -> list[tuple[str, str]]:
        """The first of those who watch and are known, with their names."""
        seated = {seat.guest for seat in table.seats if seat.guest}
        watching = [(guest, name) for guest, name in self.names().items() if guest not in seated]
        return sorted(watching, key=lambda one: (one[1].casefold(), one[0]))[:most]
