"""A place at a table, wherever the table is: all that the screen needs to know of it, and all it can ask for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from ...games.game import Game, View
from ...table.events import Event
from ...table.hints import Advice
from ...table.view import TableView


class Place(Protocol):
    """`table`, `view` and `events` are what the browser would show. Answers are "" where it was done, and the reason where not."""

    @property
    def game(self) -> Game: ...
    @property
    def table(self) -> TableView: ...
    @property
    def view(self) -> View | None: ...
    @property
    def events(self) -> Sequence[Event]: ...
    @property
    def link(self) -> str:
        """For friends; a table of this machine has none."""
        ...

    @property
    def trouble(self) -> str:
        """ "" while the table can be reached, "lost" while we try to come back; else why we shall not."""
        ...

    @property
    def gone(self) -> Sequence[int]:
        """Seats that a bot may play for, because their people are gone."""
        ...

    @property
    def notice(self) -> str:
        """What the host of the server has to say."""
        ...

    async def stay(self, changed: Callable[[], None]) -> None:
        """Be at the table, saying whenever something has changed, until `go` or until there is no coming back."""
        ...

    async def ask(self, kind: str, **what: Any) -> str:
        """A command, as browsers send it."""
        ...

    async def advise(self) -> list[Advice] | str: ...

    async def again(self) -> Place | str:
        """The table of the rematch."""
        ...

    async def speak(self, language: str) -> None: ...

    async def go(self) -> None:
        """Leave the room; the seat stays ours."""
        ...
