"""A WebSocket client that costs little, so that what is measured is the server: no compression, text only, one address of 127.0.0.0/8 each."""

from __future__ import annotations

import asyncio
import json
import socket
from base64 import b64encode
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
KEY = b64encode(b"sixteen bytes ok").decode()


def address(number: int) -> str:
    """The address a visitor comes from: each has limits of its own."""
    return f"127.0.{1 + number // 250}.{1 + number % 250}"


class Wire(asyncio.Protocol):
    def __init__(self, path: str, headers: dict[str, str], hear: Callable[[Wire, bytes], None]) -> None:
        self._path, self._headers, self.hear = path, headers, hear
        self._buffer = b""
        self._transport: Any = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @staticmethod
    async def dial(url: str, visitor: int, hear: Callable[[Wire, bytes], None], **headers: str) -> Wire:
        parts = urlsplit(url)
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        wire = Wire(path, {"host": parts.netloc, **headers}, hear)
        await asyncio.get_running_loop().create_connection(
            lambda: wire, parts.hostname, parts.port, local_addr=(address(visitor), 0), family=socket.AF_INET
        )
        await wire.opened
        return wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        asked = {
            "upgrade": "websocket",
            "connection": "Upgrade",
            "sec-websocket-version": "13",
            "sec-websocket-key": KEY,
        }
        lines = [f"GET {self._path} HTTP/1.1", *(f"{name}: {value}" for name, value in (self._headers | asked).items())]
        self._transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def connection_lost(self, exc: Exception | None) -> None:
        for future in (self.opened, self.closed):
            if not future.done():
                future.set_exception(
                    ConnectionError(self._buffer[:200])
                ) if future is self.opened else future.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done() and not self._opens():
            return
        while frame := self._frame():
            opcode, payload = frame
            if opcode == TEXT:
                self.hear(self, payload)
            elif opcode == PING:
                self._send(PONG, payload)
            elif opcode == CLOSE:
                self.close()

    def _opens(self) -> bool:
        head, found, rest = self._buffer.partition(b"\r\n\r\n")
        if found and head.startswith(b"HTTP/1.1 101"):
            self._buffer = rest
            self.opened.set_result(None)
        return self.opened.done()

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole message; nobody here sends them in pieces."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return None
            size = int.from_bytes(buffer[2:start])
        if len(buffer) < start + size:
            return None
        self._buffer = buffer[start + size :]
        return buffer[0] & 15, buffer[start : start + size]

    def send(self, message: bytes) -> None:
        self._send(TEXT, message)

    def _send(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([128 | size]) if size < 126 else bytes([128 | 126]) + size.to_bytes(2)
        self._transport.write(
            bytes([128 | opcode]) + length + bytes(4) + payload
        )  # the mask of a client may be all zeros

    def close(self) -> None:
        self._transport.close()


async def request(
    base: str, visitor: int, method: str, path: str, body: Any = None, **headers: str
) -> tuple[dict[str, str], Any]:
    """One HTTP request: the headers of the answer, and its JSON."""
    parts = urlsplit(base)
    reader, writer = await asyncio.open_connection(
        parts.hostname, parts.port, local_addr=(address(visitor), 0), family=socket.AF_INET
    )
    data = b"" if body is None else json.dumps(body).encode()
    asked = {
        "host": parts.netloc,
        "connection": "close",
        "content-type": "application/json",
        "content-length": str(len(data)),
    }
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in (asked | headers).items())]
    writer.write(("\r\n".join(lines) + "\r\n\r\n").encode() + data)
    head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    status, *given = head.decode().split("\r\n")
    if status.split()[1][0] != "2":
        raise ConnectionError(f"{method} {path}: {status} {answer[:200]!r}")
    found = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in given)}
    return found, json.loads(unchunked(answer) if found.get("transfer-encoding") == "chunked" else answer)


def unchunked(data: bytes) -> bytes:
    whole = b""
    while data:
        size, _, rest = data.partition(b"\r\n")
        count = int(size, 16)
        if not count:
            break
        whole, data = whole + rest[:count], rest[count + 2 :]
    return whole
