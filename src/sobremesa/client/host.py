"""A server, and who we are there: asked over HTTP."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Sequence
from typing import Any, Final
from urllib.error import HTTPError

from . import Link, Refused

PATIENCE: Final = 20  # seconds for an answer


class Host:
    """Raises `Refused`, and OSError where nobody answers."""

    def __init__(self, base: str, cookie: str = "", language: str = "en") -> None:
        self.base = Link.read(f"{base.rstrip('/')}/t/").base
        self.cookie, self.language = cookie, language

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"accept-language": self.language, "content-type": "application/json"}
        if self.cookie:
            headers["cookie"] = self.cookie
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, headers, method=method)  # noqa: S310  Link.read allows http and https only
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
                self.cookie = (answer.headers["set-cookie"] or self.cookie).split(";")[0]
                return json.load(answer)
        except HTTPError as error:
            with error:
                raise Refused(json.load(error)) from None

    def greet(self, name: str = "") -> None:
        """Become a guest, or stay the one we are; a cookie of another server at this address is no use."""
        try:
            self.ask("GET", "/api/me")
        except Refused:
            self.cookie = ""
            self.ask("GET", "/api/me")
        if name:
            self.ask("PUT", "/api/me", {"name": name})

    def tables(self) -> list[dict[str, Any]]:
        """Those we sit at, from afar; those that wait for us first."""
        return self.ask("GET", "/api/me/tables")["tables"]

    def open(self, game: str, seats: Sequence[dict[str, Any]], words: str, **more: Any) -> Link:
        """A table whose commitment was shown before our words were given."""
        ticket = self.ask("POST", "/api/shuffles")["ticket"]
        wish = {"game": game, "seats": list(seats), "words": words, "ticket": ticket, **more}
        return Link(self.base, self.ask("POST", "/api/tables", wish)["table"])
