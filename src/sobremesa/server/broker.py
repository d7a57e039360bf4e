"""Tells the other workers that a table has changed. It carries no truth: whoever hears of a change reads the log."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog

CHANNEL: Final = "sobremesa:"
FIRST_WAIT: Final = 0.2
LONGEST_WAIT: Final = 10.0

logger = structlog.get_logger(__name__)


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """`seq`: the log has grown to this. `here`: the guests connected to this worker ("" for a stranger); `ask`: please say who is with you."""

    worker: str
    seq: int = 0
    here: list[str] | None = None
    ask: bool = False


Listener = Callable[[Note], None]


class Broker(ABC):
    is_shared: bool  # may others be listening?

    @abstractmethod
    async def start(self) -> None: ...

    @abstractmethod
    async def stop(self) -> None: ...

    @abstractmethod
    async def publish(self, table: str, note: Note) -> None:
        """Tell all who listen to this table. Never raises: the change itself is safe in the log."""

    @abstractmethod
    async def subscribe(self, table: str, listener: Listener) -> None: ...

    @abstractmethod
    async def unsubscribe(self, table: str, listener: Listener) -> None: ...


class MemoryBroker(Broker):
    """For one process."""

    def __init__(self, is_shared: bool = False) -> None:
        self.is_shared = is_shared
        self._listeners: defaultdict[str, list[Listener]] = defaultdict(list)

    async def start(self) -> None:
        """There is nothing to connect to."""

    async def stop(self) -> None:
        self._listeners.clear()

    async def publish(self, table: str, note: Note) -> None:
        for listener in list(self._listeners.get(table, ())):
            listener(note)

    async def subscribe(self, table: str, listener: Listener) -> None:
        self._listeners[table].append(listener)

    async def unsubscribe(self, table: str, listener: Listener) -> None:
        if listener in self._listeners[table]:
            self._listeners[table].remove(listener)
        if not self._listeners[table]:
            del self._listeners[table]


class RedisBroker(Broker):
    """For several processes: a channel a table. After a lost connection every table is told to look at its log."""

    is_shared = True

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self._redis: Any = Redis.from_url(url)
        self._pubsub: Any = self._redis.pubsub(ignore_subscribe_messages=True)
        self._listeners: dict[str, Listener] = {}
        self._reader: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._pubsub.subscribe(CHANNEL)  # so that there is always something to listen to
        self._reader = asyncio.create_task(self._read_forever())

    async def stop(self) -> None:
        if self._reader:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        with suppress(Exception):
            await self._pubsub.aclose()
        await self._redis.aclose()

    async def publish(self, table: str, note: Note) -> None:
        try:
            await self._redis.publish(CHANNEL + table, msgspec.json.encode(note))
        except Exception as error:
            logger.warning("broker-unreachable", error=type(error).__name__)

    async def subscribe(self, table: str, listener: Listener) -> None:
        self._listeners[table] = listener
        with suppress(Exception):  # the reader subscribes again when it comes back
            await self._pubsub.subscribe(CHANNEL + table)

    async def unsubscribe(self, table: str, listener: Listener) -> None:
        if self._listeners.get(table) != listener:
            return
        del self._listeners[table]
        with suppress(Exception):
            await self._pubsub.unsubscribe(CHANNEL + table)

    async def _read_forever(self) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                message = await self._pubsub.get_message(timeout=30.0)
                if wait > FIRST_WAIT:
                    wait = FIRST_WAIT
                    self._tell_all(Note("", seq=-1))
                if message:
                    self._hear(message)
            except Exception as error:
                logger.warning("broker-lost", error=type(error).__name__)
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT, wait * 2)

    def _hear(self, message: dict[str, Any]) -> None:
        listener = self._listeners.get(message["channel"].decode().removeprefix(CHANNEL))
        if listener:
            listener(msgspec.json.decode(message["data"], type=Note))

    def _tell_all(self, note: Note) -> None:
        for listener in list(self._listeners.values()):
            listener(note)
