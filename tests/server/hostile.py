"""Inputs nobody means well with, made up from a seed: requests as bytes, and messages for a WebSocket."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sobremesa.server import messages, socket

NUMBERS: Final = (0, -1, 1, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**30, 10**400, 1e308, -0.0, 0.5)
TEXTS: Final = (
    "",
    " ",
    "\0",
    "\r\n\r\n",
    "..",
    "../../etc/passwd",
    "%00",
    "%ff",
    "' OR 1=1 --",
    "{{7*7}}",
    "\ud800",
    "\u202e\u200d\ufeff",
    "𝕏" * 300,
    "é" * 255,
    "x" * 255,
    "x" * 5000,
    "[" * 3000,
    "{" * 3000,
    "null",
    "NaN",
    "-" * 70,
    "J1",
    "random:1",
    "random:99999999999999999999",
    "sample",
    "draft",
)
METHODS: Final = (
    "GET",
    "GET",
    "GET",
    "POST",
    "POST",
    "PUT",
    "HEAD",
    "DELETE",
    "OPTIONS",
    "PATCH",
    "TRACE",
    "CONNECT",
    "get",
)
PATHS: Final = (
    "/",
    "/assets/{x}",
    "/t/{table}",
    "/t/{table}/replay",
    "/api/{x}",
    "/api/tables/{x}",
    "/api/leagues/{x}",
)  # besides those there are
KEYS: Final = ("from", "budget", "seed", "code", "islands", "suits", "theme", "x")
FIELDS: Final = (
    *(
        "name",
        "language",
        "code",
        "game",
        "seats",
        "options",
        "title",
        "words",
        "games",
        "patience",
        "hints",
        "clock",
        "people",
    ),
    *(
        "private",
        "watchers",
        "chat",
        "cover",
        "ticket",
        "avatar",
        "invitation",
        "fresh",
        "seat",
        "who",
        "at",
        "reason",
        "text",
    ),
    *(
        "format",
        "rounds",
        "spare",
        "approves",
        "join",
        "me",
        "what",
        "member",
        "table",
        "endpoint",
        "keys",
        "url",
        "address",
    ),
)
MORE_FIELDS: Final = (
    "players",
    "step",
    "pieces",
    "seed",
    "islands",
    "sample",
    "suits",
    "piece",
    "kind",
    "level",
    "board",
)
HEADERS: Final = (
    "host",
    "origin",
    "cookie",
    "accept-language",
    "accept-encoding",
    "content-type",
    "content-length",
    "transfer-encoding",
    "if-none-match",
    "x-forwarded-for",
    "x-forwarded-proto",
    "range",
    "expect",
    "upgrade",
    "connection",
    "sec-websocket-key",
    "sec-websocket-version",
)
VALUES: Final = (
    "http://[",
    "sobremesa=x.y",
    "sobremesa=",
    "=;=;",
    "chunked",
    "100-continue",
    "websocket",
    "upgrade",
    "13",
    "application/json",
    "multipart/form-data",
    "bytes=0-",
    "https",
    "127.0.0.1, ::1, x",
    "es;q=x, *;q=0.5",
    "-1",
    "99999999999999999999",
)
KINDS: Final = (*sorted(socket.KINDS), "teleport")
MESSAGE_FIELDS: Final = sorted(
    {name for kind in messages.ClientMessage.__args__ for name in kind.__struct_fields__}  # pyright: ignore[reportAttributeAccessIssue]
)
MOST_HEADER: Final = 8000


class Hostile:
    """`there` is what there is: a table, a league; `paths` are all that the server knows, and `cookies` those of visitors who mean no good."""

    def __init__(
        self,
        seed: int,
        there: Mapping[str, str],
        games: tuple[str, ...],
        paths: Sequence[str] = (),
        cookies: Sequence[str] = (),
    ) -> None:
        self._chance, self._there, self._games = random.Random(seed), there, games
        self._paths, self._cookies = (*PATHS, *paths), cookies

    def request(self) -> bytes:
        """An HTTP request, whole or not; it asks that the line be closed after it."""
        chance = self._chance
        body = self._body() if chance.random() < 0.6 else b""
        headers = {"host": "127.0.0.1", "content-type": "application/json", "content-length": str(len(body))}
        if self._cookies and chance.random() < 0.6:
            headers["cookie"] = f"sobremesa={chance.choice(self._cookies)}"
        for _ in range(chance.choice((0, 0, 1, 1, 3))):
            headers[chance.choice(HEADERS)] = self._line(chance.choice((*VALUES, *TEXTS)))
        lines = [f"{chance.choice(METHODS)} {self._target()} HTTP/1.1", *(f"{k}: {v}" for k, v in headers.items())]
        whole = "\r\n".join([*lines, "connection: close", "", ""]).encode("latin-1", "replace") + body
        return self._damaged(whole) if chance.random() < 0.2 else whole

    def message(self) -> str | bytes:
        chance = self._chance
        if chance.random() < 0.1:
            return chance.randbytes(chance.randrange(40))
        fields = {name: self._value() for name in chance.sample(MESSAGE_FIELDS, chance.randrange(5))}
        message = {"type": chance.choice(KINDS), "id": chance.choice(("1", "", "x" * 64, self._value())), **fields}
        text = json.dumps(message)
        return self._damaged(text.encode()).decode("latin-1") if chance.random() < 0.2 else text

    def _target(self) -> str:
        chance = self._chance
        told = {**self._there, "game": chance.choice(self._games)} if chance.random() < 0.9 else {}
        path = re.sub(
            r"{(\w+)}", lambda name: told.get(name[1]) or self._line(chance.choice(TEXTS)), chance.choice(self._paths)
        )
        asked = [f"{chance.choice(KEYS)}={self._line(str(self._value()))}" for _ in range(chance.choice((0, 0, 1, 3)))]
        return "?".join([path, *("&".join(asked),) * bool(asked)]).replace(" ", "%20")

    def _line(self, text: str) -> str:
        """Mostly without what would end a line: what is behind that gets its turn."""
        plain = text.replace("\r", "%0D").replace("\n", "%0A").replace("\0", "%00")
        return plain.encode("utf-8", "surrogatepass").decode("latin-1")[:MOST_HEADER]

    def _body(self) -> bytes:
        chance = self._chance
        makers: tuple[Callable[[], Any], ...] = (
            self._table_wish,
            self._league_wish,
            self._order,
            self._object,
            self._value,
        )
        return json.dumps(chance.choice(makers)()).encode()

    def _table_wish(self) -> dict[str, Any]:
        chance = self._chance
        kinds = [{"kind": chance.choice(("me", "open", "bot")), "level": "random"} for _ in range(chance.randrange(7))]
        options = {chance.choice(MORE_FIELDS): self._value()} if chance.random() < 0.7 else {}
        return {"game": chance.choice(self._games), "seats": kinds, "options": options, **self._object()}

    def _league_wish(self) -> dict[str, Any]:
        chance = self._chance
        wish = {
            "name": "Club",
            "game": chance.choice(self._games),
            "seats": chance.choice((2, 3, 4)),
            "format": "swiss",
        }
        return {**wish, "rounds": chance.choice((1, 3, *NUMBERS)), **self._object()}

    def _order(self) -> dict[str, Any]:
        chance = self._chance
        what = chance.choice(("admit", "remove", "open", "close", "start", "forfeit", "close-round", "end", *TEXTS))
        return {"what": what, "member": chance.choice((0, 1, *NUMBERS)), **self._object()}

    def _object(self) -> dict[str, Any]:
        chance = self._chance
        return {chance.choice((*FIELDS, *MORE_FIELDS)): self._value() for _ in range(chance.randrange(4))}

    def _value(self, depth: int = 0) -> Any:
        chance = self._chance
        pick = chance.random()
        if depth < 3 and pick < 0.1:
            return [self._value(depth + 1) for _ in range(chance.randrange(4))]
        if depth < 3 and pick < 0.2:
            return {chance.choice((*FIELDS, *MORE_FIELDS)): self._value(depth + 1) for _ in range(chance.randrange(3))}
        return chance.choice((*NUMBERS, *TEXTS, None, True, False))

    def _damaged(self, data: bytes) -> bytes:
        chance = self._chance
        at = chance.randrange(len(data) + 1)
        return chance.choice(
            (data[:at], data[at:], data[:at] + chance.randbytes(3) + data[at:], data[:at] + b"\0" + data[at + 1 :])
        )
