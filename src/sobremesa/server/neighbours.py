"""Workers that are started together hand each other visitors, so that all who come to one table are at one worker, and nobody there waits to hear
of a move from another.

Any of them accepts a connection. Once it is known which table it is for, its socket goes to the worker whose table that is, by a door in a folder
that they share. Where nobody answers the door it stays, and the workers hear of each other by their broker.
"""

from __future__ import annotations

import asyncio
import re
import socket
import sys
import zlib
from array import array
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

import structlog
from uvicorn import Config
from uvicorn.server import ServerState

from .frames import Frames
from .lines import HttpLine
from .listening import options
from .nearby import meeting_place
from .signing import new_table_id

TABLE: Final = re.compile(rb"/api/tables/([0-9A-Za-z]+)/ws(\?|$)")
MOST_REQUEST: Final = 128 * 1024  # bytes
AT_ONCE: Final = 16  # visitors taken in in one round of the event loop
KNOCKS: Final = 100
KNOCK_AGAIN: Final = 0.02  # seconds
GOODBYE: Final = 5.0  # seconds for it
logger = structlog.get_logger(__name__)


class Neighbours:
    def __init__(self, folder: Path, workers: int) -> None:
        self._folder, self._workers = folder, workers
        self._number: int | None = None  # which of the workers we are
        self._turn = 0  # who had the last table opened here
        self._lock: Any = None
        self._door, self._hand = (socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK) for _ in "12")
        self._config: Config | None = None
        self._state = ServerState()
        self._coming: set[asyncio.Task[None]] = set()

    def is_ours(self, table: str) -> bool:
        return self._number is None or self._home(table) == self._number

    def _home(self, table: str) -> int:
        return zlib.crc32(table.encode()) % self._workers

    def new_table_id(self) -> str:
        """Tables go to the workers in turn: chance alone would give one of them a good deal more to do."""
        self._turn = (self._turn + 1) % self._workers
        while self._home(id := new_table_id()) != self._turn:
            pass
        return id

    def _path(self, number: int) -> Path:
        return self._folder / f"door-{number}"

    # ---- our own door -------------------------------------------------------------------------------------------------------------------

    def open(self, config: Config) -> None:
        """Take the place of a worker that is not there. Who finds none goes without."""
        self._config = config
        config.load()
        self._number = next((number for number in range(self._workers) if self._claims(number)), None)
        if self._number is not None:
            self._path(self._number).unlink(missing_ok=True)
            self._door.bind(str(self._path(self._number)))
            asyncio.get_running_loop().add_reader(self._door.fileno(), self._take_in)

    def _claims(self, number: int) -> bool:
        """A place is ours as long as this process lives."""
        import fcntl  # not everywhere

        lock = self._path(number).with_suffix(".lock").open("w")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            return False
        self._lock = lock
        return True

    async def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._door.fileno())
        self._door.close()
        self._hand.close()
        for line in list(self._state.connections):
            line.shutdown()
        if leaving := {*self._coming, *self._state.tasks}:
            await asyncio.wait(leaving, timeout=GOODBYE)

    def _take_in(self) -> None:
        with suppress(BlockingIOError):
            for _ in range(AT_ONCE):
                request, (visitor, *_), _, _ = socket.recv_fds(self._door, MOST_REQUEST, 1)
                coming = asyncio.create_task(self._welcome(socket.socket(fileno=visitor), request))
                self._coming.add(coming)
                coming.add_done_callback(self._coming.discard)

    async def _welcome(self, visitor: socket.socket, request: bytes) -> None:
        assert self._config
        line = Frames(config=self._config, server_state=self._state, app_state={})
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: line, visitor)
        except OSError:  # gone on the way
            visitor.close()
            return
        line.data_received(request)

    # ---- others' doors ------------------------------------------------------------------------------------------------------------------

    def lead(self, line: HttpLine) -> bool:
        """Lead a visitor who wants a WebSocket to the worker whose table it is; False if that is ours."""
        found = TABLE.match(line.url)
        table = found[1].decode() if found else ""
        if not table or self.is_ours(table):
            return False
        line.transport.pause_reading()
        self._knock(line, str(self._path(self._home(table))))
        return True

    def _knock(self, line: HttpLine, door: str, patience: int = KNOCKS) -> None:
        visitor = array("i", [line.transport.get_extra_info("socket").fileno()])
        try:
            self._hand.sendmsg([line.request()], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, visitor)], 0, door)
        except BlockingIOError:  # many stand before it
            if patience:
                asyncio.get_running_loop().call_later(KNOCK_AGAIN, self._knock_again, line, door, patience - 1)
            else:
                line.stay()
        except OSError:  # nobody is there
            line.stay()
        else:
            line.leave()

    def _knock_again(self, line: HttpLine, door: str, patience: int) -> None:
        if not line.transport.is_closing():
            self._knock(line, door, patience)


@asynccontextmanager
async def open_to(neighbours: Neighbours | None, app: Any) -> AsyncIterator[None]:
    """Our door is open meanwhile."""
    if neighbours is None:
        yield
        return
    neighbours.open(Config(app, **options("127.0.0.1", 0)))
    HttpLine.lead = neighbours.lead
    try:
        yield
    finally:
        HttpLine.lead = None
        await neighbours.close()


def among(workers: int) -> Neighbours | None:
    """If there are any, and this system can hand over sockets."""
    folder = meeting_place()
    return Neighbours(folder, workers) if workers > 1 and folder and sys.platform == "linux" else None
