"""The addresses this server can be reached by."""

from __future__ import annotations

import ipaddress
import socket
from functools import cache
from typing import Final

from .refusing import AnyRequest

EVERYWHERE: Final = ("0.0.0.0", "::", "")  # noqa: S104  what binding to all interfaces looks like


def public_address(request: AnyRequest, public: str, bound_to: str) -> str:
    """For a link or a QR code. A phone cannot follow a link to `localhost`: it gets our address in the home network."""
    if public:
        return public
    url = request.base_url
    host = url.hostname or "localhost"
    here = home_address() if is_loopback(host) and bound_to in EVERYWHERE else None
    netloc = url.netloc if here is None else url.netloc.replace(host, here, 1)
    return f"{url.scheme}://{netloc}"


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
