"""Examples for docs/protocol.md: heard from a real server while a small game is played; what is never heard there is built from the types."""

from __future__ import annotations

import json
import re
import sys
import tempfile
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args, get_origin

import httpx
import msgspec
from websockets.sync.client import connect

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.threaded import running  # noqa: E402

from sobremesa.games.registry import GAMES  # noqa: E402
from sobremesa.server import Settings  # noqa: E402
from sobremesa.server.signing import Signer  # noqa: E402

LONGEST_TEXT: Final = 400  # characters shown of what is no JSON
LONGEST_STRING: Final = 200
MOST_ITEMS: Final = 2  # of a list that is longer than a hand
HAND: Final = 8
FLUENT: Final = "en"
FEW: Final = 10  # fields of a table that a move changes


class Example(NamedTuple):
    """Text as it stands on the page; empty where nothing is said."""

    asked: str = ""
    answered: str = ""


Examples = dict[str, Example]  # by heading


# ---- heard ------------------------------------------------------------------------------------------------------------------------------


def heard(routes: dict[str, str]) -> Examples:
    """A game played to its end at a real server; `routes` are the headings with the paths of what it answers over HTTP."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder), bot_pause=0.0, thinkers=1, hurry=1000.0)
        with running(settings) as address, httpx.Client(base_url=address, timeout=120) as http:
            return Reporter(http, routes, Signer(settings.key).operator()).report()


class Reporter:
    def __init__(self, http: httpx.Client, routes: dict[str, str], host: str) -> None:
        self.http, self.routes, self.host, self.found = http, routes, host, Examples()
        self.game = next(iter(GAMES))

    def report(self) -> Examples:
        self.guests()
        self.opening()
        self.play()
        self.when_it_is_over()
        self.puzzle()
        self.league()
        self.whatever_needs_nothing()
        return self.found

    def ask(self, heading: str, body: Any = None, query: str = "", **path: str) -> Any:
        method, _, template = heading.partition(" ")
        url = re.sub(r"\{(\w+)\}", lambda match: path[match[1]], template) + query
        answer = self.http.request(method, url, json=body, headers={"authorization": f"Bearer {self.host}"})
        if answer.status_code < 400 and heading in self.routes:
            self.found[heading] = Example(as_text(body) if body is not None else "", shown(answer))
        return answer

    def guests(self) -> None:
        self.ask("GET /api/me")
        self.ask("PUT /api/me", {"name": "Ana"})
        code = self.ask("POST /api/me/recovery").json()
        self.ask("POST /api/me/recover", code)
        self.ask("GET /api/games/{game}/words/{language}", game=self.game, language=FLUENT)
        self.ask("POST /api/games/{game}/options", {"players": 2, "options": {}}, game=self.game)
        self.ask("POST /api/games/{game}/lesson", {"step": 1}, game=self.game)
        self.ask("POST /api/games/{game}/fairness", {"players": 2, "options": {}}, game=self.game)
        self.ask("POST /api/daily", {"game": self.game})
        self.ask("POST /api/boards", {"sample": True})

    def opening(self) -> None:
        ticket = self.ask("POST /api/shuffles").json()["ticket"]
        seats = [{"kind": "open"}, {"kind": "bot", "level": "random"}]
        wish = {"game": self.game, "seats": seats, "options": {"starter": 0}, "title": "Friday", "ticket": ticket}
        self.table = self.ask("POST /api/tables", wish).json()["table"]
        self.ask("GET /api/tables/{table}", table=self.table)
        self.ask("GET /api/tables/{table}/qr.svg", table=self.table)

    def puzzle(self) -> None:
        table = self.ask("POST /api/puzzles", {"game": self.game, "number": 1}).json()["table"]
        with self.connected(table) as wire:
            wired = Wire(wire, Examples())
            wired.say(type="hello")
            wired.turn()
            wired.move()
        self.ask("POST /api/tables/{table}/verdict", table=table)

    def league(self) -> None:
        wish = {"name": "Thursday club", "game": self.game, "seats": 2, "format": "swiss", "rounds": 3}
        id = self.ask("POST /api/leagues", wish).json()["id"]
        for name in ("Bea", "Cleo"):
            with httpx.Client(base_url=self.http.base_url, timeout=120) as other:
                other.get("/api/me")
                other.post(f"/api/leagues/{id}/join", json={"name": name})
        self.ask("POST /api/leagues/{league}/join", {"name": "Ana"}, league=id)
        self.ask("POST /api/leagues/{league}/orders", {"what": "start"}, league=id)
        for part in ("", "/standings.csv", "/results.csv"):
            self.ask(f"GET /api/leagues/{{league}}{part}", league=id)
        self.ask("GET /api/leagues")
        self.ask("POST /api/leagues/{league}/leave", league=id)

    def connected(self, table: str) -> Any:
        address = f"{self.http.base_url}".replace("http", "ws", 1).rstrip("/")
        headers = {"cookie": f"sobremesa={self.http.cookies['sobremesa']}"}
        return connect(f"{address}/api/tables/{table}/ws", additional_headers=headers, max_size=None)

    def play(self) -> None:
        with self.connected(self.table) as wire:
            wired = Wire(wire, self.found)
            wired.say(type="hello", since=None, language="en")
            wired.until("welcome")
            wired.say(type="ping")
            wired.until("pong")
            wired.say(type="language", language="en")
            wired.command("sit", seat=0, words="a handful of words")
            wired.command("say", phrase="hello")
            wired.command("move", ply=0, action=-1)  # refused
            del self.found["→ move"]
            self.first_moves(wired)
            wired.command("next")
            wired.play()
            wired.command("rematch")
            wired.command("leave")

    def first_moves(self, wired: Wire) -> None:
        wired.turn()
        self.ask("POST /api/tables/{table}/hint", query="?budget=500", table=self.table)
        wired.move()
        wired.turn()
        for command in COMMANDS:
            wired.command(command, **COMMANDS[command])

    def when_it_is_over(self) -> None:
        for what in ("record", "frames"):
            self.ask(f"GET /api/tables/{{table}}/{what}", table=self.table)
        record = self.http.get(f"/api/tables/{self.table}/record").text
        shown_again = self.http.post("/api/records", content=record)
        self.found["POST /api/records"] = Example(shortened(record), shown(shown_again))
        self.ask("POST /api/tables/{table}/show", table=self.table)
        self.ask("POST /api/tables/{table}/lookback", table=self.table)

    def whatever_needs_nothing(self) -> None:
        for heading in self.routes:
            if heading.startswith("GET ") and "{" not in heading and heading not in self.found:
                self.ask(heading)


# What is done at the table in the middle of the game, some of it in vain.
COMMANDS: Final[dict[str, dict[str, Any]]] = {
    "takeback": {},
    "answer": {"agree": True},
    "fill": {"seat": 1, "level": "club"},
    "arrange": {"change": {"board": "small"}},
    "ready": {"ready": True},
}


class Wire:
    """A WebSocket that remembers the first message of every kind, in each direction, and the last longer one."""

    def __init__(self, wire: Any, found: Examples) -> None:
        self.wire, self.found, self.count = wire, found, 0
        self.view: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}

    def say(self, **message: Any) -> None:
        self.found.setdefault(f"→ {message['type']}", Example(asked=as_text(message)))
        self.wire.send(json.dumps(message))

    def command(self, type: str, **what: Any) -> None:
        self.count += 1
        id = f"command-{self.count}"
        self.say(type=type, id=id, **what)
        while self.hear().get("id") != id:
            pass

    def hear(self) -> dict[str, Any]:
        message = json.loads(self.wire.recv(timeout=120))
        kind = message["type"]
        if kind != "update" or (message["events"] and "players" not in message.get("game", ("players",))):
            self.found.setdefault(f"← {kind}", Example(answered=as_text(message)))
        if kind in ("welcome", "update"):
            self.table |= message["table"]
            self.view = {**(self.view or {}), **(message.get("game") or {})}
        return message

    def until(self, type: str) -> None:
        while self.hear()["type"] != type:
            pass

    def turn(self) -> None:
        while not (self.view and self.view["moves"]):
            self.hear()

    def move(self) -> None:
        assert self.view
        ply, action = self.table["ply"], self.view["moves"][0]["action"]
        self.command("move", ply=ply, action=action)

    def play(self) -> None:
        while self.table["status"] != "over":
            if self.view and self.view["moves"]:
                self.move()
            else:
                self.hear()


# ---- shown ------------------------------------------------------------------------------------------------------------------------------


def shown(answer: httpx.Response) -> str:
    kind = answer.headers.get("content-type", "")
    if "ndjson" in kind:
        lines = [json.loads(line) for line in answer.text.splitlines()]
        return "\n".join(as_text(line) for line in [lines[0], *lines[1:][-1:]])
    return as_text(answer.json()) if "json" in kind else shortened(answer.text)


def as_text(value: Any) -> str:
    """JSON a person can read: what fits on a line stays on it."""
    return "\n".join(lines(cut(value)))


def lines(value: Any, indent: str = "", key: str = "", comma: str = "") -> Iterator[str]:
    flat = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, dict | list) or len(indent + key + flat) <= 110:
        yield indent + key + flat + comma
        return
    yield indent + key + ("{" if isinstance(value, dict) else "[")
    inside = list(value.items()) if isinstance(value, dict) else [("", one) for one in value]
    for number, (name, one) in enumerate(inside):
        label = f"{json.dumps(name)}: " if isinstance(value, dict) else ""
        yield from lines(one, indent + "  ", label, "," if number < len(inside) - 1 else "")
    yield indent + ("}" if isinstance(value, dict) else "]") + comma


def cut(value: Any) -> Any:
    """Long lists to their beginning, and so are long texts: it is an example."""
    if isinstance(value, dict):
        return {name: cut(one) for name, one in value.items()}
    if isinstance(value, list):
        is_long = len(value) > HAND or len(json.dumps(value)) > 400
        return [cut(one) for one in (value[:MOST_ITEMS] if is_long else value)]
    return f"{value[:LONGEST_STRING]}…" if isinstance(value, str) and len(value) > LONGEST_STRING else value


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST_TEXT else f"{text[:LONGEST_TEXT].rstrip()}…"


# ---- built ------------------------------------------------------------------------------------------------------------------------------


def built(kind: Any) -> Any:
    """Something of this type, as plain as it can be; of several, the first."""
    if get_origin(kind) is types.UnionType:
        kind = get_args(kind)[0]
    return plain(msgspec.inspect.type_info(kind))


def plain(info: Any) -> Any:
    i = msgspec.inspect
    match info:
        case i.StructType():
            tag = {info.tag_field: info.tag} if info.tag_field else {}
            required = [field for field in info.fields if field.required or info.tag_field is None]
            return tag | {field.encode_name: plain(field.type) for field in required}
        case i.UnionType():
            return None if info.includes_none else plain(info.types[0])
        case i.LiteralType():
            return info.values[0]
        case i.StrType():
            return "…"
        case i.IntType() | i.FloatType():
            return max(0, info.ge or 0)
        case i.BoolType():
            return True
        case i.ListType() | i.VarTupleType():
            return [plain(info.item_type)]
        case _:
            return {}
