"""Who is asking, as limits count them: by the address a request comes from, and by the guest whose cookie it carries.

Headers that say where a request was forwarded from are believed of trusted proxies (a setting) and of nobody else.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Final

from .settings import Network

HOUSEHOLD: Final = 64  # bits of an IPv6 address: whoever has one address has all that begin like it
FORWARDED_FOR: Final = b"x-forwarded-for"
FORWARDED_PROTO: Final = b"x-forwarded-proto"
SECURE: Final = {"http": "https", "websocket": "wss"}
PLAIN: Final = {"http": "http", "websocket": "ws"}
Address = IPv4Address | IPv6Address


@dataclass(frozen=True)
class Asker:
    """Whose time is spent. A guest is free to make, an address is not."""

    address: str = ""
    guest: str | None = None


NOBODY_SAID: Final = Asker()
asking: ContextVar[Asker] = ContextVar("asking", default=NOBODY_SAID)


def read_address(text: str) -> Address | None:
    """An address, also with a port behind it, as some proxies write it. An IPv4 address in the clothes of IPv6 is an IPv4 address."""
    host = text.strip()
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def household(host: str) -> str:
    """What an address is counted by: itself, or of an IPv6 address the network that one household has."""
    address = read_address(host)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, HOUSEHOLD), strict=False))
    return host if address is None else str(address)


class Proxies:
    """The proxies we trust to say whom they speak for."""

    def __init__(self, trusted: Sequence[Network] = ()) -> None:
        self._trusted = [network.range for network in trusted]

    def trust(self, address: Address | None) -> bool:
        return address is not None and any(address in network for network in self._trusted)

    def unwrap(self, scope: Any) -> Any:
        """The request as it was when it reached the first proxy that we trust. Of anybody else, forwarded headers are nothing."""
        peer = read_address((scope.get("client") or ("",))[0])
        if not self.trust(peer):
            return scope
        kind = scope["type"]
        said = [value for name, value in scope["headers"] if name == FORWARDED_PROTO]
        schemes = SECURE if said[-1:] == [b"https"] else PLAIN
        return {**scope, "client": (str(self._first_stranger(scope, peer)), 0), "scheme": schemes[kind]}

    def _first_stranger(self, scope: Any, peer: Address | None) -> Address | None:
        """Each proxy adds whom it spoke with: read from the end, the first we do not trust is who asks."""
        said = ",".join(value.decode("latin-1") for name, value in scope["headers"] if name == FORWARDED_FOR)
        nearest = peer
        for text in reversed(said.split(",")):
            address = read_address(text)
            if address is None:
                break
            nearest = address
            if not self.trust(address):
                break
        return nearest
