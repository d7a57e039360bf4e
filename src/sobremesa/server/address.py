"""The addresses this server can be reached by."""

from __future__ import annotations

import ipaddress
import re
import socket
from functools import cache
from typing import Final

from ..core.errors import Refusal, refuse
from .refusing import AnyRequest

HOST: Final = re.compile(r"(?P<host>\[[0-9a-fA-F:.]{2,45}\]|[A-Za-z0-9_.-]{1,253})(?P<port>:\d{1,5})?")
EVERYWHERE: Final = ("0.0.0.0", "::", "")  # noqa: S104  what binding to all interfaces looks like


def public_address(request: AnyRequest, public: str, bound_to: str) -> str | Refusal:
    """For a link or a QR code. A phone cannot follow a link to `localhost`: it gets our address in the home network."""
    if public:
        return public
    asked = HOST.fullmatch(request.headers.get("host", "localhost"))
    if asked is None:
        return refuse("bad-request", detail="host")
    host, port = asked["host"], asked["port"] or ""
    here = home_address() if is_loopback(host.strip("[]")) and bound_to in EVERYWHERE else None
    return f"{request.scope['scheme']}://{here or host}{port}"


def is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


@cache
def home_address() -> str | None:
    """Our address in the local network: the one we would send from. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            return str(probe.getsockname()[0])
        except OSError:
            return None
