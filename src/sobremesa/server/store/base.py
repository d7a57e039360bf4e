"""What the server needs of a store."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from ...league import entries as league_log
from ...table.log import AnyEntry
from .callbook import CallBook
from .complaints import Complaints
from .orders import Order, Voided


class Conflict(Exception):
    """Somebody else wrote this seq of this table first."""


class ReadOnly(Exception):
    """The host lets nothing be written at the moment."""


class Guest(msgspec.Struct, frozen=True):
    id: str
    name: str = ""
    language: str | None = None
    avatar: str | None = None


class Device(NamedTuple):
    """A browser that somebody uses, and the day they did last."""

    id: str
    browser: str
    seen: float


class Sitting(NamedTuple):
    """A table somebody has sat at, or is invited to. `day`: its deal is the one of this day, for everybody."""

    guest: str
    table: str
    at: float
    day: str = ""


class Sat(NamedTuple):
    """Of a table somebody has sat at: how long its log is, when it was last written to, and what has been noted of it, with the seq of that."""

    table: str
    day: str
    seq: int
    at: float
    note: str | None
    noted: int


Then = Callable[[BaseException | None], None]  # hears what went wrong, if anything


class Store(ABC):
    is_read_only: bool = False  # as the host wishes: what asks to be written is refused
    calls: CallBook  # who wants to be called to their tables
    complaints: Complaints  # whom people do not want to hear, and what they report

    @abstractmethod
    async def start(self) -> None: ...

    @abstractmethod
    async def stop(self) -> None: ...

    @abstractmethod
    async def now(self) -> float:
        """Seconds since the epoch, by the clock all who share this store go by."""

    @abstractmethod
    async def probe(self) -> None:
        """Write something, as durably as a move. Raises, if that is not possible."""

    @abstractmethod
    def write(self, table: str, seq: int, entries: Sequence[AnyEntry], then: Then, asked: float | None = None) -> None:
        """Write entries as seq, seq + 1, … of a table, all or none. `then` is called when they are durable, or with what went wrong: Conflict,
        where somebody was faster. Those that were asked for first (by the monotonic clock; now, if not said) hear first."""

    async def append(self, table: str, seq: int, entries: Sequence[AnyEntry]) -> None:
        """Write entries; durable on return."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def settle(error: BaseException | None) -> None:
            if not written.done():  # else whoever asked has gone
                written.set_exception(error) if error else written.set_result(None)

        self.write(table, seq, entries, settle)
        await written

    @abstractmethod
    async def load(self, table: str, after: int = 0) -> list[AnyEntry]:
        """The entries of a table with a seq above `after`, in order; none for an unknown table."""

    @abstractmethod
    async def orders(self, after: int) -> list[tuple[int, Order | None]]:
        """What the host has ordered since the one of this number."""

    @abstractmethod
    async def sweep(self, tables: int, guests: int) -> tuple[int, int]:
        """Erase tables and forget guests that nobody has come to, or who have not come, for so many days; 0: never. How many there were."""

    @abstractmethod
    async def sat_at(self, guest: str, most: int, only_days: bool = False) -> list[Sat]:
        """The tables this guest sat down at last; or of these, those with the deal of a day."""

    @abstractmethod
    async def looked_at(self, tables: Sequence[str]) -> list[Sat]:
        """Of these tables, those there are."""

    @abstractmethod
    async def league(self, id: str) -> list[league_log.AnyEntry | None]:
        """The log of a league; empty for an unknown one. None in place of an entry that cannot be read."""

    @abstractmethod
    async def append_to_league(self, id: str, seq: int, entries: Sequence[league_log.AnyEntry]) -> None:
        """Write entries as seq, seq + 1, … of a league, all or none; durable on return. Raises Conflict, where somebody was faster."""

    @abstractmethod
    async def leagues_of(self, guest: str, most: int) -> list[str]:
        """The leagues this guest has founded or joined last."""

    @abstractmethod
    async def note(self, table: str, kind: str, seq: int, text: str) -> None:
        """Keep what has been worked out of a table's log up to this seq: it can be worked out again, and while nothing may be
        changed it has to be."""

    @abstractmethod
    async def noted(self, table: str, kind: str, seq: int) -> str | None:
        """What has been noted of a table's log up to this seq."""

    @abstractmethod
    async def watch(self, table: str, at: float | None) -> None:
        """Look at a table at this time, at the latest; None: never more."""

    @abstractmethod
    async def to_watch(self, now: float, most: int) -> list[str]:
        """Tables that are to be looked at now."""

    @abstractmethod
    async def claim_watch(self, table: str, now: float, again: float) -> bool:
        """Look at this one, and if need be `again`. False if somebody else does already."""

    @abstractmethod
    async def guest(self, id: str) -> Guest: ...

    @abstractmethod
    async def save_guest(self, guest: Guest) -> None: ...

    @abstractmethod
    async def devices(self, guest: str) -> list[Device]:
        """Those this guest has not logged out from, the last used first."""

    @abstractmethod
    async def use_device(self, guest: str, device: Device) -> None:
        """Keep that this guest, if anything is kept of them, uses this device."""

    @abstractmethod
    async def log_out(self, guest: str, device: Device) -> None:
        """The card of this device is void, at all workers."""

    @abstractmethod
    async def log_out_others(self, guest: str, device: Device) -> int:
        """The cards of all devices are void, and so is the recovery code; this one gets a card of the generation that is returned."""

    @abstractmethod
    async def void_cards(self) -> list[Voided]:
        """As the host's orders would say it."""

    @abstractmethod
    async def tables_of(self, guest: str) -> list[str]:
        """The tables whose log has this guest."""

    @abstractmethod
    async def kept_of(self, guest: str) -> tuple[dict[str, Any], dict[str, list[dict[str, Any]]]]:
        """What is kept of a guest beside logs: their own row, and others by table."""

    @abstractmethod
    async def forget(self, guest: str) -> int:
        """Name, code, devices and words of a guest are gone, and their cards are void; at how many tables."""

    @abstractmethod
    async def set_recovery(self, guest: str, hash: str) -> None:
        """This guest's one recovery code, in place of an older one."""

    @abstractmethod
    async def use_recovery(self, hash: str) -> Guest | None:
        """Whose code this is. It works once."""
