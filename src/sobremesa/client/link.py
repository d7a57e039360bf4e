"""A link to a table, as people send it to each other."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import parse_qs, urlsplit


@dataclass(frozen=True)
class Link:
    """Where a table is: the address of its server, and its id there."""

    base: str  # http://host:port
    table: str
    invitation: str = ""  # that came with it

    @staticmethod
    def read(text: str) -> Link:
        """The link in this text; ValueError if it is none."""
        parts = urlsplit(text)
        if parts.scheme not in ("http", "https") or not parts.path.startswith("/t/"):
            raise ValueError(f"this is not a link to a table: {text}")
        invitation = parse_qs(parts.query).get("invitation", [""])[0]
        return Link(f"{parts.scheme}://{parts.netloc}", parts.path.removeprefix("/t/").strip("/"), invitation)

    @property
    def socket(self) -> str:
        """Where its WebSocket is."""
        return f"ws{self.base.removeprefix('http')}/api/tables/{self.table}/ws"


def base_of(address: str) -> str:
    """A server's address without anything behind it; ValueError if it is none."""
    return Link.read(f"{address.rstrip('/')}/t/").base
