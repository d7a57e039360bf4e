"""How long a line stays open while nothing comes over it: a request never finished, an answer never read, a socket that is dead."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_WITHIN: Final = 15.0  # seconds, from the first byte, or from the call, to the last byte
READ_WITHIN: Final = 30.0  # seconds, to take in …
LEAST_READ: Final = 32 * 1024  # … so many bytes of what waits to be read
PING_EVERY: Final = 20.0  # seconds
PONG_WITHIN: Final = 20.0  # seconds


class Alarm:
    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float, ring: Callable[..., None], *given: Any) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, ring, *given)

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None


class Unfinished(Alarm):
    """Hangs up on who has begun to ask and does not end."""

    def start(self, transport: asyncio.Transport) -> None:
        if self._timer is None:
            self.set(REQUEST_WITHIN, transport.abort)


class Unread(Alarm):
    """Hangs up on who does not read; who reads slowly has time."""

    def start(self, transport: asyncio.Transport) -> None:
        self.stop()
        self.set(READ_WITHIN, self._look, transport, transport.get_write_buffer_size())

    def _look(self, transport: asyncio.Transport, before: int) -> None:
        if before - transport.get_write_buffer_size() < LEAST_READ:
            transport.abort()
        else:
            self.start(transport)


class Line(asyncio.Protocol):
    """What is said over it is to be read."""

    transport: asyncio.Transport

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._unread = Unread()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.stop()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.start(self.transport)

    def resume_writing(self) -> None:
        self._unread.stop()
        super().resume_writing()


class HttpLine(Line, HttpToolsProtocol):
    # leads whoever wants a WebSocket to another worker, if that is where they belong
    lead: ClassVar[Callable[[Any], bool] | None] = None

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._unfinished = Unfinished()

    def connection_made(self, transport: asyncio.Transport) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        super().connection_made(transport)
        self._unfinished.start(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._unfinished.stop()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._unfinished.start(self.transport)

    def on_message_complete(self) -> None:
        self._unfinished.stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._unfinished.stop()
        lead = type(self).lead
        if lead is None or not lead(self):
            super().handle_websocket_upgrade()

    def request(self) -> bytes:
        """As it came."""
        lines = [b"%s: %s" % (name, value) for name, value in self.scope["headers"]]
        return b"\r\n".join([b"%s %s HTTP/1.1" % (self.scope["method"].encode(), self.url), *lines, b"", b""])

    def leave(self) -> None:
        """Somebody else has the socket now."""
        self.connections.discard(self)
        self.transport.abort()

    def stay(self) -> None:
        """Nobody else has taken it."""
        super().handle_websocket_upgrade()
        self.transport.resume_reading()


class SocketLine(Line, WebSocketsSansIOProtocol):
    """Whether somebody is still there is asked by its pings."""
