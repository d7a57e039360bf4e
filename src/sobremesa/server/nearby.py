"""How workers of one machine hear of each other with nothing to install: each has a mailbox, a Unix socket in a folder that they share.

Notes go to whoever has a mailbox there; those of one round of the event loop go together. Who has died takes none, and who is busy gets them later:
as with Redis, nobody waits, and whoever has missed something finds it in the log.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
import structlog

from .broker import MOST_WAITING, Broker, Listener, Note
from .metrics import FOLDER

MAILBOX: Final = "mail-"
MOST_TOGETHER: Final = 64  # notes in one letter
MOST_LETTER: Final = 160 * 1024  # bytes
AT_ONCE: Final = 32  # letters read in one round of the event loop
FIRST_WAIT: Final = 0.01  # seconds until a mailbox that is full is tried again …
LONGEST_WAIT: Final = 1.0  # … and again
FRESH: Final = 2.0  # seconds: a folder changed so lately may have changed again in the same tick of its clock
LONGEST_FOLDER: Final = 80  # characters: the names of sockets may not be long
logger = structlog.get_logger(__name__)

Letter = list[tuple[str, Note]]  # by table
_read = msgspec.json.Decoder(Letter).decode


def meeting_place() -> Path | None:
    """The folder of the workers that were started together, where this system has sockets with names."""
    folder = os.environ.get(FOLDER, "")
    return Path(folder) if can_be_near() and folder and len(folder) <= LONGEST_FOLDER else None


def can_be_near() -> bool:
    return hasattr(socket, "AF_UNIX") and sys.platform != "win32"


class NearbyBroker(Broker):
    is_shared = True

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._own = folder / f"{MAILBOX}{secrets.token_hex(4)}"
        self._mailbox, self._hand = (socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in "12")
        for one in (self._mailbox, self._hand):
            one.setblocking(False)
        self._listeners: dict[str, Listener] = {}
        self._others: list[str] = []  # mailboxes
        self._looked: int | None = None  # the folder, as it was when it was last looked at
        self._outboxes: dict[str, Outbox] = {}

    async def probe(self) -> None:
        """Raises, if nobody could find our mailbox."""
        self._own.stat()

    async def start(self) -> None:
        self._mailbox.bind(str(self._own))
        asyncio.get_running_loop().add_reader(self._mailbox.fileno(), self._empty)

    async def stop(self) -> None:
        asyncio.get_running_loop().remove_reader(self._mailbox.fileno())
        for outbox in self._outboxes.values():
            outbox.close()
        self._own.unlink(missing_ok=True)
        self._mailbox.close()
        self._hand.close()

    def subscribe(self, table: str, listener: Listener) -> None:
        self._listeners[table] = listener

    def unsubscribe(self, table: str, listener: Listener) -> None:
        if self._listeners.get(table) == listener:
            del self._listeners[table]

    # ---- telling ------------------------------------------------------------------------------------------------------------------------

    def publish(self, table: str, note: Note) -> None:
        try:
            self._look_around()
        except OSError as error:  # the folder is gone, or there is nothing to open it with
            logger.warning("broker-unreachable", error=type(error).__name__)
        for other in self._others:
            if other not in self._outboxes:
                self._outboxes[other] = Outbox(self._hand, other)
            self._outboxes[other].put(table, note)

    def _look_around(self) -> None:
        """Who has a mailbox? The folder says when that has changed."""
        changed = self._folder.stat().st_mtime_ns
        if changed == self._looked:
            return
        found = {one.path for one in os.scandir(self._folder) if one.name.startswith(MAILBOX)} - {str(self._own)}
        self._others = sorted(found)
        self._looked = changed if time.time() - changed / 1e9 > FRESH else None
        for gone in set(self._outboxes) - found:
            self._outboxes.pop(gone).close()

    # ---- hearing ------------------------------------------------------------------------------------------------------------------------

    def _empty(self) -> None:
        with suppress(BlockingIOError):
            for _ in range(AT_ONCE):
                for table, note in _read(self._mailbox.recv(MOST_LETTER)):
                    if listener := self._listeners.get(table):
                        listener(note)


class Outbox:
    """What one other worker has not yet been told: one note a table."""

    def __init__(self, hand: socket.socket, mailbox: str) -> None:
        self._hand, self._mailbox = hand, mailbox
        self._notes: dict[str, Note] = {}
        self._due: asyncio.Handle | None = None
        self._wait = FIRST_WAIT

    def put(self, table: str, note: Note) -> None:
        if table in self._notes or len(self._notes) < MOST_WAITING:
            self._notes[table] = note.after(self._notes.get(table))
            if self._due is None:
                self._due = asyncio.get_running_loop().call_soon(self._send)

    def close(self) -> None:
        self._notes = {}
        if self._due:
            self._due.cancel()

    def _send(self) -> None:
        self._due = None
        while self._notes:
            letter = list(self._notes.items())[:MOST_TOGETHER]
            try:
                self._post(letter)
            except BlockingIOError:  # busy, or frozen
                self._due = asyncio.get_running_loop().call_later(self._wait, self._send)
                self._wait = min(LONGEST_WAIT, 2 * self._wait)
                return
            except OSError as error:  # who takes the place of a dead one reads the logs
                self._notes = {}
                if isinstance(error, ConnectionRefusedError):
                    Path(self._mailbox).unlink(missing_ok=True)
                return
            self._wait = FIRST_WAIT
            for table, _ in letter:
                del self._notes[table]

    def _post(self, letter: Letter) -> None:
        data = msgspec.json.encode(letter)
        if len(data) < MOST_LETTER:
            self._hand.sendto(data, self._mailbox)
        elif len(letter) > 1:
            for one in letter:
                self._post([one])
        else:  # so many are there that they cannot all be named: look at the log, at least
            table, note = letter[0]
            self._hand.sendto(msgspec.json.encode([(table, Note(note.worker, note.seq or -1))]), self._mailbox)
