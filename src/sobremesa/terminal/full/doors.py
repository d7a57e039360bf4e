"""How one gets to a table: what the first screen asks for, answered by whoever started it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from ...table.log import Clock
from .place import Place


@dataclass(frozen=True)
class Wish:
    """A table to be opened: here, or at a server if one is named. Seats that are neither ours nor a friend's are bots'."""

    game: str
    players: int
    level: str
    friends: int = 0
    server: str = ""
    games: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    clock: Clock | None = None


class Running(NamedTuple):
    """A table somebody sits at: what brings them back, and how it is told."""

    key: str
    told: str


class Doors(Protocol):
    @property
    def levels(self) -> Sequence[str]: ...

    def kept(self, name: str) -> str:
        """A setting, "" where there is none."""
        ...

    def keep(self, name: str, value: str) -> None: ...

    async def running(self, language: str) -> list[Running]:
        """Those that wait for us first."""
        ...

    async def resume(self, key: str, language: str) -> Place | str:
        """The place, or why there is none."""
        ...

    async def forget(self, key: str) -> None:
        """A table of this machine that nobody will go on with; those of servers are theirs to keep."""
        ...

    async def open(self, wish: Wish, language: str) -> Place | str: ...
    async def visit(self, link: str, language: str) -> Place | str: ...
