"""What one visitor can do to a server, each once enough to stop it. A program of its own, that takes nothing from those whose moves are timed."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

LASTS = 20.0  # seconds
EVE = "127.0.0.66"
Message = dict[str, Any]
Attack = Callable[["Guest"], Awaitable[None]]


class Guest:
    """Somebody with an address of their own."""

    def __init__(self, port: int, address: str) -> None:
        self.address, self.port = address, port
        line = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=200))
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=line, timeout=300)
        self.wires: list[ClientConnection] = []
        self.writers: list[asyncio.StreamWriter] = []

    async def open(self, *seats: str, game: str = "parade", **more: Any) -> str:
        await self.http.get("/api/me")
        plans = [{"kind": "bot", "level": seat} if seat not in ("me", "open") else {"kind": seat} for seat in seats]
        answer = await self.http.post("/api/tables", json={"game": game, "seats": plans, **more})
        assert answer.status_code == 201, answer.text
        return answer.json()["table"]

    async def enter(self, table: str) -> ClientConnection:
        cookie = self.http.cookies.get("sobremesa")
        headers = {"cookie": f"sobremesa={cookie}"} if cookie else {}
        link = f"ws://127.0.0.1:{self.port}/api/tables/{table}/ws"
        wire = await connect(link, additional_headers=headers, local_addr=(self.address, 0), max_size=None)
        self.wires.append(wire)
        await wire.send('{"type": "hello"}')
        return wire

    async def leave(self) -> None:
        for writer in self.writers:
            writer.close()
        await asyncio.gather(*(wire.close() for wire in self.wires), return_exceptions=True)
        await self.http.aclose()


async def hear(wire: ClientConnection, *kinds: str) -> Message:
    while True:
        message = json.loads(await asyncio.wait_for(wire.recv(), 300))
        if message["type"] in kinds:
            return message


# ---- the attacks ------------------------------------------------------------------------------------------------------------------------


async def nothing(eve: Guest) -> None:
    await asyncio.sleep(LASTS)


async def hellos(eve: Guest, sockets: int = 1) -> None:
    """At a table with a long story, as fast as one may talk."""
    table = await eve.open("random", "random", "random", "random")
    strangers = [
        Guest(eve.port, eve.address) for _ in range(sockets)
    ]  # a guest has only so many connections at a table
    wires = [await one.enter(table) for one in strangers]
    await asyncio.gather(*(say_hello(wire) for wire in wires))


async def say_hello(wire: ClientConnection) -> None:
    listening = asyncio.create_task(listen(wire))
    with suppress(ConnectionClosed):
        for _ in range(int(LASTS * 10)):
            await wire.send('{"type": "hello"}')
            await asyncio.sleep(0.1)
    await listening


async def listen(wire: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in wire:
            pass


async def many_hellos(eve: Guest) -> None:
    await hellos(eve, 30)


async def come_and_go(eve: Guest) -> None:
    table = await eve.open("random", "random", "random", "random")
    for _ in range(90):
        with suppress(ConnectionClosed):
            wire = await eve.enter(table)
            await wire.recv()
            await wire.close()


async def impossible_boards(eve: Guest) -> None:
    links = [f"/api/boards/picture.svg?seed={seed}&islands=2&suits=C" for seed in range(3, 35)]
    await asyncio.gather(*(eve.http.get(link) for link in links))


async def many_boards(eve: Guest) -> None:
    await asyncio.gather(*(eve.http.get(f"/api/boards/picture.svg?seed={seed}") for seed in range(120)))


async def replays(eve: Guest) -> None:
    table = await eve.open("random", "random", game="coloretto", options={"two_players": True}, games=4)
    await asyncio.wait([asyncio.create_task(listen(await eve.enter(table)))], timeout=5)
    for _ in range(3):
        await asyncio.gather(*(eve.http.get(f"/api/tables/{table}/frames?from={n % 7}") for n in range(60)))


async def pages(eve: Guest) -> None:
    """Of a table, each as if for another host, so that none has been made before; and its code to be photographed."""
    table = await eve.open("me", "open")
    for number in range(0, 4000, 40):
        hosts = [{"host": f"h{number + n}.example"} for n in range(40)]
        asked = [
            eve.http.get(f"/{path}", headers=host)
            for host in hosts
            for path in (f"t/{table}", f"api/tables/{table}/qr.svg")
        ]
        await asyncio.gather(*asked)


async def leagues(eve: Guest) -> None:
    """The largest round robin there can be, looked at by everybody at once."""
    await eve.http.get("/api/me")
    wish = {"name": "Club", "game": "parade", "seats": 2, "format": "robin", "rounds": 1, "games": 4, "join": True}
    league = (await eve.http.post("/api/leagues", json=wish)).json()["id"]
    for _ in range(23):
        other = Guest(eve.port, eve.address)
        await other.http.get("/api/me")
        await other.http.post(f"/api/leagues/{league}/join", json={})
        await other.leave()
    await eve.http.post(f"/api/leagues/{league}/orders", json={"what": "start"})
    while True:
        await asyncio.gather(*(eve.http.get(f"/api/leagues/{league}{part}") for part in ("", "/results.csv") * 20))


async def names(eve: Guest) -> None:
    await eve.http.get("/api/me")
    await asyncio.gather(*(eve.http.put("/api/me", json={"name": f"Eve {n}"}) for n in range(1000)))


async def half_requests(eve: Guest) -> None:
    lines = [await asyncio.open_connection("127.0.0.1", eve.port, local_addr=(eve.address, 0)) for _ in range(400)]
    for _, writer in lines:
        writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n")
        eve.writers.append(writer)
    ended = [asyncio.wait_for(reader.read(), 60) for reader, _ in lines]
    await asyncio.gather(*ended, return_exceptions=True)


async def champions(eve: Guest) -> None:
    """Twenty tables of champions, watched and unwatched."""
    tables = [await eve.open("champion", "champion", "champion") for _ in range(20)]
    await asyncio.gather(*[listen(await eve.enter(table)) for table in tables[:10]])


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in [
        nothing,
        hellos,
        many_hellos,
        come_and_go,
        impossible_boards,
        many_boards,
        replays,
        pages,
        leagues,
        names,
        half_requests,
        champions,
    ]
}


async def main(attack: str, port: int) -> None:
    eve = Guest(port, EVE)
    try:
        async with asyncio.timeout(LASTS):
            await ATTACKS[attack](eve)
    except TimeoutError:
        await eve.leave()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
