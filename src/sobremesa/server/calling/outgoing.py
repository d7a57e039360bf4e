"""Posts something to an address that a visitor has given us. It may be anything, so it is looked at first: of the machines and networks around
this server, visitors are to learn nothing.

Every address a name stands for is checked, and one of those is connected to, not the name; no answer leads us anywhere else."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from ...core.errors import Refusal, refuse

LONGEST: Final = 10.0  # seconds for all of it
MOST_LINE: Final = 4096  # bytes of an answer that are read
MOST_ADDRESS: Final = 2000  # characters
HTTPS: Final = 443
# Addresses that stand for others: who asks there may be led to an IPv4 address that is none of their business.
TRANSLATED: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"), IPv6Network("::/96"))

Resolve = Callable[[str, int], Awaitable[list[str]]]


class Unreachable(Exception):
    """Nothing came of it, this time."""


class Forbidden(Exception):
    """This address is none of those we speak to; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


@dataclass(frozen=True)
class Target:
    """Where something is posted, as its address says, and the machine that was found behind its name."""

    url: SplitResult
    host: str
    port: int
    machine: str

    @property
    def origin(self) -> str:
        return f"{self.url.scheme}://{self.url.netloc}"

    @property
    def path(self) -> str:
        return (self.url.path or "/") + (f"?{self.url.query}" if self.url.query else "")


# Threads of its own: whoever has a name server that never answers must not hold up anything but this.
_names: Final = ThreadPoolExecutor(4, thread_name_prefix="names")


async def resolve(host: str, port: int) -> list[str]:
    ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_names, ask)
    return [str(address[4][0]) for address in found]


class Outgoing:
    """`private`: the host wants webhooks in their own network to be reached, too, at any port and without TLS."""

    def __init__(self, private: bool = False, resolve: Resolve = resolve) -> None:
        self._private, self._resolve = private, resolve

    async def find(self, address: str) -> Target:
        """Raises Forbidden, or Unreachable."""
        url, host, port = self._read(address)
        try:
            async with asyncio.timeout(LONGEST):
                machines = await self._resolve(host, port)
        except (OSError, TimeoutError, UnicodeError):
            raise Unreachable from None
        if not machines:
            raise Unreachable
        if not self._private and not all(is_public(machine) for machine in machines):
            raise Forbidden(refuse("address-private"))
        return Target(url, host, port, machines[0])

    def _read(self, address: str) -> tuple[SplitResult, str, int]:
        try:
            url = urlsplit(address)
            host, port = url.hostname or "", url.port
        except ValueError:
            raise Forbidden(refuse("address-bad")) from None
        readable = address.isascii() and address.isprintable() and " " not in address and len(address) <= MOST_ADDRESS
        if not (readable and host and url.username is None and url.password is None):
            raise Forbidden(refuse("address-bad"))
        if url.scheme != "https" and not (self._private and url.scheme == "http"):
            raise Forbidden(refuse("address-not-https"))
        if port not in (None, HTTPS) and not self._private:
            raise Forbidden(refuse("address-port"))
        return url, host, port or (HTTPS if url.scheme == "https" else 80)

    async def post(self, target: Target, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer. Raises Unreachable."""
        try:
            async with asyncio.timeout(LONGEST):
                return await _post(target, body, headers)
        except (OSError, TimeoutError, ValueError, asyncio.LimitOverrunError):
            raise Unreachable from None


async def _post(target: Target, body: bytes, headers: Mapping[str, str]) -> int:
    is_secure = target.url.scheme == "https"
    reader, writer = await asyncio.open_connection(
        target.machine,
        target.port,
        ssl=ssl.create_default_context() if is_secure else None,
        server_hostname=target.host if is_secure else None,
        limit=MOST_LINE,
    )
    try:
        lines = {"Host": target.url.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        writer.write(f"POST {target.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
        await writer.drain()
        return status(await reader.readline())
    finally:
        writer.transport.abort()
        with suppress(OSError):
            await writer.wait_closed()


def status(line: bytes) -> int:
    """Raises ValueError, if this is no answer."""
    version, _, rest = line.decode("latin-1").partition(" ")
    if not version.startswith("HTTP/1."):
        raise ValueError
    return int(rest[:3])


def is_public(machine: str) -> bool:
    """An address of the internet, and not of this machine, its network, or a group of machines."""
    try:
        address = ip_address(machine.partition("%")[0])
    except ValueError:
        return False
    return all(one.is_global and not one.is_multicast and not one.is_reserved for one in meant_by(address))


def meant_by(address: IPv4Address | IPv6Address) -> list[IPv4Address | IPv6Address]:
    """An address, and those it may be translated to."""
    if isinstance(address, IPv4Address):
        return [address]
    if address.ipv4_mapped:
        return [address.ipv4_mapped]
    others: list[IPv4Address | IPv6Address] = [address]
    if address.sixtofour:
        others.append(address.sixtofour)
    if address.teredo:
        others.extend(address.teredo)
    if any(address in network for network in TRANSLATED):
        others.append(IPv4Address(int(address) & 0xFFFF_FFFF))
    return others
