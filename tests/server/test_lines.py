"""Lines over which nothing comes: they are hung up, and those over which something comes are not."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from sobremesa.server import Settings, create_app, lines, listening

from .conftest import Served, arrivals, serving, until

SHORT = 0.6  # seconds
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture
async def short(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    """A server without patience, and with one big file."""
    for module, names in ((lines, ("REQUEST_WITHIN", "READ_WITHIN")), (listening, ("PING_EVERY", "PONG_WITHIN"))):
        for name in names:
            monkeypatch.setattr(module, name, SHORT)
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "big.bin").write_bytes(os.urandom(24_000_000))
    async with serving(create_app(replace(settings, static=static))) as served:
        yield served


async def call(served: Served, data: bytes) -> Line:
    line = await asyncio.open_connection("127.0.0.1", served.port)
    line[1].write(data)
    return line


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nhost: x\r\n",
        b"PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nGET / HTTP/1.1\r\n",
    ],
    ids=["nothing", "half a line", "half of the headers", "half a body", "half a second request"],
)
async def test_half_a_request_is_hung_up_on(short: Served, data: bytes) -> None:
    reader, writer = await call(short, data)
    try:
        said = await asyncio.wait_for(reader.read(), 60)
    except ConnectionResetError:
        said = b""
    assert b" 500 " not in said
    writer.close()


async def test_drop_by_drop_is_half_a_request_too(short: Served) -> None:
    reader, writer = await call(short, b"GET / HTTP/1.1\r\n")
    begun = asyncio.get_running_loop().time()
    try:
        while not reader.at_eof() and asyncio.get_running_loop().time() - begun < 60:
            writer.write(b"x: y\r\n")
            await writer.drain()
            await asyncio.sleep(SHORT / 6)
    except ConnectionError:
        pass
    writer.close()
    assert asyncio.get_running_loop().time() - begun < 50


async def test_who_asks_again_and_again_is_not_hung_up_on(short: Served) -> None:
    async with httpx.AsyncClient(base_url=short.address, limits=httpx.Limits(max_connections=1)) as http:
        for _ in range(8):
            assert (await http.get("/healthz")).status_code == 200
            await asyncio.sleep(SHORT / 4)


async def test_an_answer_that_takes_long_is_awaited(short: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def slowly(id: str) -> Any:
        await asyncio.sleep(3 * SHORT)
        return await guest(id)

    guest = short.hub.store.guest
    monkeypatch.setattr(short.hub.store, "guest", slowly)
    async with httpx.AsyncClient(base_url=short.address, timeout=60) as http:
        assert (await http.get("/api/me")).status_code == 200


async def test_an_answer_nobody_reads_is_not_kept(short: Served) -> None:
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", short.port))
    deaf.sendall(b"GET /assets/big.bin HTTP/1.1\r\nhost: x\r\n\r\n")
    await asyncio.sleep(6 * SHORT)
    assert await asyncio.to_thread(received, deaf) < 24_000_000


def received(line: socket.socket) -> int:
    """How many bytes come until nothing does."""
    line.settimeout(60)
    count = 0
    try:
        while data := line.recv(1 << 16):
            count += len(data)
    except ConnectionResetError:
        pass
    finally:
        line.close()
    return count


async def test_who_reads_slowly_gets_it_all(short: Served) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", short.port, limit=2**20)
    writer.write(b"GET /assets/big.bin HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
    count = 0
    while data := await asyncio.wait_for(reader.read(2**20), 60):
        count += len(data)
        await asyncio.sleep(SHORT / 8)  # it takes many times as long as nobody would wait
    assert count > 24_000_000
    writer.close()


async def test_a_socket_that_answers_no_ping_is_gone(short: Served) -> None:
    async with arrivals(short) as come:
        ana = await come("Ana")
        table = await ana.open(["me", "open"])
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET /api/tables/{table}/ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n"
        )
        hello = b'{"type": "hello"}'
        reader, writer = await call(short, head.encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        room = short.hub.rooms[table]
        await until(lambda: bool(room.connections))
        await until(lambda: not room.connections)
        writer.close()


async def test_a_socket_that_answers_stays_however_silent(short: Served) -> None:
    async with arrivals(short) as come:
        ana = await come("Ana")
        await ana.enter(await ana.open(["me", "open"]))
        listening = asyncio.create_task(ana.hear("pong"))  # reads, and so answers pings
        await asyncio.sleep(6 * SHORT)
        assert not listening.done()
        await ana.send(type="ping")
        await listening


async def test_whoever_never_says_hello_is_hung_up_on(short: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.server.socket.HELLO_WITHIN", 0.3)
    async with arrivals(short) as come:
        eve = await come()
        await eve.dial(await eve.open(["me", "open"]))
        assert await eve.closed() == 4408
