"""A link to a table, as people send it to each other."""

from __future__ import annotations

import json
import urllib.request
from dataclasses import dataclass
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Link:
    base: str  # http://host:port
    table: str

    @staticmethod
    def read(text: str) -> Link:
        parts = urlsplit(text)
        if parts.scheme not in ("http", "https") or not parts.path.startswith("/t/"):
            raise ValueError(f"this is not a link to a table: {text}")
        return Link(f"{parts.scheme}://{parts.netloc}", parts.path.removeprefix("/t/").strip("/"))

    @property
    def socket(self) -> str:
        return f"ws{self.base.removeprefix('http')}/api/tables/{self.table}/ws"

    def introduce(self, name: str) -> str:
        """Become a guest of this server; the cookie that says so."""
        with urllib.request.urlopen(f"{self.base}/api/me") as answer:  # noqa: S310  Link.read allows http and https only
            cookie = str(answer.headers["set-cookie"]).split(";")[0]
        if name:
            body, headers = json.dumps({"name": name}).encode(), {"cookie": cookie, "content-type": "application/json"}
            request = urllib.request.Request(f"{self.base}/api/me", body, headers, method="PUT")  # noqa: S310
            urllib.request.urlopen(request).close()  # noqa: S310
        return cookie
