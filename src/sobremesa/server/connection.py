"""One client at one table. Messages wait in a queue of its own, so that a slow client holds up nobody else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from .. import i18n
from ..core.closing import Closing
from ..core.errors import Refusal
from ..table.table import Table
from . import messages
from .frames import Frames
from .signing import Card

MOST_WAITING: Final = 200  # messages; behind by more than this a client had better start again


class Connection:
    def __init__(self, guest: str | None, language: str, address: str = "") -> None:
        self.guest = guest  # who looks, and acts; nobody while a browser that several share is handed on
        self.owner = guest  # whose browser it is
        self.dealt: int | None = None  # where several share it: how many games had been dealt when they began to look
        self.card: Card | None = None  # what it came in with
        self.name = ""  # of who looks on
        self.muted: frozenset[str] = frozenset()  # guests they do not want to hear
        self.language = language
        self.address = address
        self.since = time.monotonic()
        self._waiting: asyncio.Queue[bytes | Closing] = asyncio.Queue()
        self._is_sending = False
        self.line: Frames | None = None  # by which most of it goes out at once
        self.is_closing = False

    def send(self, message: msgspec.Struct) -> None:
        self.send_encoded(messages.encode(message))

    def send_encoded(self, message: bytes) -> None:
        if self.is_closing:
            return
        if self.line and self.line.is_clear and not self._is_sending and self._waiting.empty():
            self.line.say(message)
            return
        if self._waiting.qsize() >= MOST_WAITING:
            self.close(Closing.TOO_SLOW)
            return
        self._waiting.put_nowait(message)

    def refuse(self, refusal: Refusal, table: Table | None = None, id: str | None = None) -> None:
        self.send(refused(self.language, refusal, table, id))

    def close(self, code: Closing) -> None:
        """Say what is still to be said, then hang up."""
        if not self.is_closing:
            self.is_closing = True
            self._waiting.put_nowait(code)

    async def deliver(self, send: Callable[[str], Awaitable[None]]) -> Closing:
        """Send what waits until the connection is to be closed; the code to close with."""
        while True:
            message = await self._waiting.get()
            if isinstance(message, Closing):
                return message
            self._is_sending = True
            await send(message.decode())
            self._is_sending = False


def refused(language: str, refusal: Refusal, table: Table | None = None, id: str | None = None) -> messages.Refused:
    game = table.game if table else None
    names = [seat.name for seat in table.seats] if table else []
    return messages.Refused(id, refusal.code, refusal.facts, i18n.reason(language, refusal, game, names))
