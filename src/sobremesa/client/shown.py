"""What a client knows of its table, whichever way it hears of it."""

from __future__ import annotations

from collections.abc import Sequence

from .chair import Chair
from .steps import Message


class Shown:
    """`table` and `view` are what the browser would show; the protocol page has every field."""

    def __init__(self, chair: Chair) -> None:
        self._chair = chair

    @property
    def link(self) -> str:
        """Of this table, for whoever is to come."""
        return f"{self._chair.link.base}/t/{self._chair.link.table}"

    @property
    def table(self) -> Message:
        """The table around the game: who sits where, its status, options, chat."""
        return self._chair.talk.table

    @property
    def view(self) -> Message | None:
        """What this seat may know of the game; None before the deal. `view["moves"]` are its legal moves, with what each would do."""
        return self._chair.talk.view

    @property
    def seat(self) -> int | None:
        """Which one is ours, from 0; None for who only watches."""
        return self.table["you"]

    @property
    def events(self) -> Sequence[Message]:
        """What has happened, oldest first; the last thousand."""
        return self._chair.talk.events

    @property
    def presence(self) -> Message:
        """Who is connected, and how many watch."""
        return self._chair.talk.presence

    @property
    def notice(self) -> str:
        """What the host has to say to all tables; empty if nothing."""
        return self._chair.talk.notice

    @property
    def token(self) -> str | None:
        """Lets another program, or this one after a restart, go on in this seat; keep it to yourself."""
        return self._chair.talk.token
