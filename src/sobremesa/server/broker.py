"""Tells the other workers that a table has changed. It carries no truth: whoever hears of a change reads the log.

Nobody waits for it: what is to be told waits in an outbox, one note a table, and leaves in the background."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from msgspec.structs import replace

from .calling_off import called_off

CHANNEL: Final = "sobremesa:"
FIRST_WAIT: Final = 0.2
LONGEST_WAIT: Final = 10.0
LONGEST_TELLING: Final = 2.0  # seconds until a Redis that does not answer is asked anew
MOST_WAITING: Final = 10_000  # tables with something to tell; the others are heard of when somebody looks at the log
LONGEST_SILENCE: Final = 30.0

logger = structlog.get_logger(__name__)


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """`seq`: the log has grown to this. `here`: the guests connected to this worker ("" for a stranger); `ask`: please say who is with you.
    `names`: what those are called who watch there. `spent`: what visitors took out of their buckets there (see `spending`). `muted`: these guests
    have changed whom they want to hear."""

    worker: str
    seq: int = 0
    here: list[str] | None = None
    ask: bool = False
    spent: dict[str, float] = {}
    names: dict[str, str] = {}
    muted: list[str] = []

    def after(self, earlier: Note | None) -> Note:
        """Both in one: who hears only the last has missed nothing."""
        if earlier is None:
            return self
        here, names = (earlier.here, earlier.names) if self.here is None else (self.here, self.names)
        muted = sorted({*earlier.muted, *self.muted})
        spent = {key: self.spent.get(key, 0.0) + earlier.spent.get(key, 0.0) for key in {**earlier.spent, **self.spent}}
        return Note(self.worker, max(self.seq, earlier.seq), here, self.ask or earlier.ask, spent, names, muted)


LOOK: Final = Note("", seq=-1)  # look at the log: something may have been missed
Listener = Callable[[Note], None]


class Broker(ABC):
    is_shared: bool  # may others be listening?

    @abstractmethod
    async def start(self) -> None: ...

    @abstractmethod
    async def stop(self) -> None: ...

    @abstractmethod
    async def probe(self) -> None:
        """Raises, if others could not be told."""

    @abstractmethod
    def publish(self, table: str, note: Note) -> None:
        """Tell all who listen to this table, soon. Never waits and never raises: the change itself is safe in the log."""

    @abstractmethod
    def subscribe(self, table: str, listener: Listener) -> None:
        """Listen to this table, soon. A listener may be told to `LOOK`."""

    @abstractmethod
    def unsubscribe(self, table: str, listener: Listener) -> None: ...


class MemoryBroker(Broker):
    """For one process."""

    def __init__(self, is_shared: bool = False) -> None:
        self.is_shared = is_shared
        self._listeners: defaultdict[str, list[Listener]] = defaultdict(list)

    async def start(self) -> None:
        """There is nothing to connect to."""

    async def stop(self) -> None:
        self._listeners.clear()

    async def probe(self) -> None:
        """There is nobody else."""

    def publish(self, table: str, note: Note) -> None:
        for listener in list(self._listeners.get(table, ())):
            listener(note)

    def subscribe(self, table: str, listener: Listener) -> None:
        self._listeners[table].append(listener)

    def unsubscribe(self, table: str, listener: Listener) -> None:
        if listener in self._listeners[table]:
            self._listeners[table].remove(listener)
        if not self._listeners[table]:
            del self._listeners[table]


class RedisBroker(Broker):
    """For several processes: a channel a table. When Redis says that a channel is listened to, for the first time or again,
    the table looks at its log."""

    is_shared = True

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self._redis: Any = Redis.from_url(url, socket_timeout=LONGEST_TELLING, socket_connect_timeout=LONGEST_TELLING)
        self._pubsub: Any = self._redis.pubsub()
        self._listeners: dict[str, Listener] = {}
        self._wanted = {
            "": True
        }  # tables to listen to from now on, or no longer; there is always something to listen to
        self._outbox: dict[str, Note] = {}
        self._has_work = asyncio.Event()
        self._is_listening = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def probe(self) -> None:
        """Raises if nobody answers."""
        await self._redis.ping()

    async def start(self) -> None:
        """A Redis that is away delays nobody: it is waited for in the background."""
        self._has_work.set()
        self._tasks = [asyncio.create_task(self._read_forever()), asyncio.create_task(self._work_forever())]

    async def stop(self) -> None:
        await called_off(*self._tasks)
        with suppress(Exception):
            await self._pubsub.aclose()
        await self._redis.aclose()

    def publish(self, table: str, note: Note) -> None:
        if table in self._outbox or len(self._outbox) < MOST_WAITING:
            self._outbox[table] = note.after(self._outbox.get(table))
            self._has_work.set()

    def subscribe(self, table: str, listener: Listener) -> None:
        self._listeners[table] = listener
        self._wanted[table] = True
        self._has_work.set()

    def unsubscribe(self, table: str, listener: Listener) -> None:
        if self._listeners.get(table) == listener:
            del self._listeners[table]
            self._wanted[table] = False
            self._has_work.set()

    # ---- in the background --------------------------------------------------------------------------------------------------------------

    async def _work_forever(self) -> None:
        while True:
            await self._has_work.wait()
            self._has_work.clear()
            try:
                async with asyncio.timeout(LONGEST_TELLING):
                    await self._listen()
                    await self._tell()
            except Exception as error:
                logger.warning("broker-unreachable", error=type(error).__name__)
                await asyncio.sleep(FIRST_WAIT)
                self._has_work.set()

    async def _listen(self) -> None:
        for table, is_wanted in list(self._wanted.items()):
            await (self._pubsub.subscribe if is_wanted else self._pubsub.unsubscribe)(CHANNEL + table)
            self._is_listening.set()
            if self._wanted.get(table) is is_wanted:
                del self._wanted[table]

    async def _tell(self) -> None:
        """All that waits, at once; what did not get through waits on, together with what came meanwhile."""
        leaving, self._outbox = self._outbox, {}
        try:
            async with self._redis.pipeline(transaction=False) as pipe:
                for table, note in leaving.items():
                    pipe.publish(CHANNEL + table, msgspec.json.encode(note))
                await pipe.execute()
        except BaseException:
            waiting = {
                table: replace(note, spent={}) for table, note in leaving.items()
            }  # buckets are full again by then
            for table, note in self._outbox.items():
                waiting[table] = note.after(waiting.get(table))
            self._outbox = waiting
            raise

    async def _read_forever(self) -> None:
        await self._is_listening.wait()
        wait = FIRST_WAIT
        while True:
            try:
                message = await self._pubsub.get_message(timeout=LONGEST_SILENCE)
                wait = FIRST_WAIT
                if message:
                    self._hear(message)
            except Exception as error:
                logger.warning("broker-lost", error=type(error).__name__)
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT, wait * 2)

    def _hear(self, message: dict[str, Any]) -> None:
        listener = self._listeners.get(message["channel"].decode().removeprefix(CHANNEL))
        if listener and message["type"] == "message":
            listener(msgspec.json.decode(message["data"], type=Note))
        elif listener and message["type"] == "subscribe":
            listener(LOOK)
