"""Who opens doors for the full-screen terminal: tables of this machine, and those of servers."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from ..client import Link, Refused
from ..client.afar import Afar, visit
from ..client.host import Host
from ..core.errors import Refusal
from ..core.folders import data_home as data_home
from ..core.protocol import State
from ..games.game import BY_CHANCE, Game
from ..games.registry import find
from ..i18n import either, listing, reason, say
from ..table import log
from ..table.fairness import secret_of
from ..table.hints import Advice
from ..table.table import Table
from ..terminal.full.doors import Running, Wish
from ..terminal.full.drawer import Drawer
from ..terminal.full.home import Home
from ..terminal.session import ME, open_table
from ..terminal.titles import game_title

PAUSE: Final = 0.8  # seconds in which one sees what a bot has done
HINT: Final = (20_000, 4.0)  # playouts, seconds
MOST: Final = 8  # tables of one kind that are told of


class Bots:
    """The bots of this machine."""

    def choose(self, level: str, game: Game, state: State, seat: int, seed: bytes) -> int:
        from ..bots import choose_in_time

        return choose_in_time(level, game, state, seat, seed)

    def weigh(self, game: Game, state: State, seat: int, seed: bytes) -> list[Advice]:
        from ..bots import analyse

        budget, seconds = HINT
        found = analyse(game, state, seat, budget, seed, seconds=seconds)
        return [Advice(way.action, float(way.wins), float(way.points)) for way in found]


class Doorkeeper:
    def __init__(self, drawer: Drawer, pause: float = PAUSE) -> None:
        self.drawer, self.pause = drawer, pause

    @property
    def levels(self) -> Sequence[str]:
        from ..bots import OFFERED

        return OFFERED

    def kept(self, name: str) -> str:
        return str(self.drawer.settings().get(name, ""))

    def keep(self, name: str, value: str) -> None:
        self.drawer.put(name, value)

    # ---- here ----------------------------------------------------------------------------------------------------------------------------

    def home(self, table: Table, file: Path, language: str) -> Home:
        return Home(table, Bots(), partial(self.drawer.write, file, table), self.again, self.pause, language)

    def begin(self, table: Table, language: str) -> Home:
        """A table that was just opened: what it began with is written down."""
        file = self.drawer.new_file()
        self.drawer.write(file, table, begun(table))
        return self.home(table, file, language)

    def again(self, table: Table) -> Home | Refusal:
        """The same bots, another deal; chance says who starts."""
        options = msgspec.to_builtins(table.options.started_by(BY_CHANCE))
        levels = [seat.level for seat in table.seats if seat.level]
        name, opened = table.seats[0].name, table.opened
        after = open_table(table.game, options, name, levels, opened.levels, secret_of(None), "", opened.games)
        return after if isinstance(after, Refusal) else self.begin(after, "en")

    async def open(self, wish: Wish, language: str) -> Home | Afar | str:
        if wish.server:
            return await self.open_there(wish, language)
        game = find(wish.game)
        if isinstance(game, Refusal):
            return reason(language, game)
        await asyncio.to_thread(prepare, game)
        name = self.kept("name") or say(language, "terminal-guest")
        levels = [wish.level] * (wish.players - 1)
        table = open_table(game, wish.options, name, levels, self.levels, secret_of(None), games=wish.games)
        return reason(language, table, game) if isinstance(table, Refusal) else self.begin(table, language)

    # ---- there ---------------------------------------------------------------------------------------------------------------------------

    def host(self, base: str, language: str) -> Host:
        """As whom we have been there before. Raises ValueError."""
        host = Host(base, "", language)
        host.cookie = self.cookies().get(host.base, "")
        return host

    def cookies(self) -> dict[str, str]:
        found: Any = self.drawer.settings().get("cookies")
        return found if isinstance(found, dict) else {}

    def greet(self, host: Host) -> None:
        host.greet(self.kept("name"))
        if self.cookies().get(host.base) != host.cookie:
            self.drawer.put("cookies", {**self.cookies(), host.base: host.cookie})

    async def open_there(self, wish: Wish, language: str) -> Afar | str:
        bots = [{"kind": "bot", "level": wish.level}] * (wish.players - 1 - wish.friends)
        seats = [{"kind": "me"}, *[{"kind": "open"}] * wish.friends, *bots]
        try:
            host = self.host(wish.server, language)
            await asyncio.to_thread(self.greet, host)
            clock = None if wish.clock is None else msgspec.to_builtins(wish.clock)
            more: dict[str, Any] = {"options": wish.options, "games": wish.games, "clock": clock}
            link = await asyncio.to_thread(host.open, wish.game, seats, secrets.token_hex(8), **more)
        except Refused as refused:
            return str(refused)
        except (OSError, ValueError) as error:
            return unreachable(language, wish.server, error)
        return await visit(host, link.table)

    async def visit(self, link: str, language: str) -> Afar | str:
        try:
            there = Link.read(link)
            host = self.host(there.base, language)
            await asyncio.to_thread(self.greet, host)
        except Refused as refused:
            return str(refused)
        except (OSError, ValueError) as error:
            return unreachable(language, link, error)
        return await visit(host, there.table, there.invitation)

    # ---- those that are running ----------------------------------------------------------------------------------------------------------

    async def running(self, language: str) -> list[Running]:
        here = await asyncio.to_thread(self.kept_here, language)
        there = await asyncio.gather(*(self.kept_there(base, language) for base in self.cookies()))
        return [*here, *(one for some in there for one in some)]

    def kept_here(self, language: str) -> list[Running]:
        found = [(file, self.drawer.table(file)) for file in self.drawer.tables()[:MOST]]
        return [Running(f"file:{file.name}", told_here(language, table)) for file, table in found if table is not None]

    async def kept_there(self, base: str, language: str) -> list[Running]:
        host = self.host(base, language)
        try:
            tables = await asyncio.to_thread(host.tables)
        except (Refused, OSError, ValueError):
            return []
        return [
            Running(f"{host.base}/t/{one['id']}", told(language, host, one))
            for one in tables[:MOST]
            if one["status"] != "over"
        ]

    async def resume(self, key: str, language: str) -> Home | Afar | str:
        if not key.startswith("file:"):
            return await self.visit(key, language)
        file = self.drawer.folder / key.removeprefix("file:")
        table = await asyncio.to_thread(self.drawer.table, file)
        if table is None:
            return say(language, "lost-title")
        await asyncio.to_thread(prepare, table.game)
        return self.home(table, file, language)

    async def forget(self, key: str) -> None:
        if key.startswith("file:"):
            await asyncio.to_thread(self.drawer.forget, key.removeprefix("file:"))


def prepare(game: Game) -> None:
    """Compiled, so that nobody waits for it at their first move."""
    from ..bots import bound

    bound(game)


def begun(table: Table) -> list[log.AnyEntry]:
    """The log of a table that nobody has played at yet."""
    seat = table.seats[0]
    return [table.opened, log.Sat(table.at, 0, ME, seat.name, seat.words)]


def told_here(language: str, table: Table) -> str:
    """Which game, with whom, and how far it has come."""
    bots = [say(language, f"bot-name-{n}") for n, seat in enumerate(table.seats, 1) if seat.level]
    game, names = game_title(language, table.game.name), listing(language, bots)
    return f"{say(language, 'tables-with', game=game, names=names)} · {say(language, 'closed-moves', count=table.ply)}"


def told(language: str, host: Host, glance: dict[str, Any]) -> str:
    """Which game, with whom, whose turn it is, and at which server."""
    names = [
        seat["name"] or say(language, f"bot-name-{n}" if seat["kind"] == "bot" else "seat-open", number=n)
        for n, seat in enumerate(glance["seats"], 1)
    ]
    others = [name for seat, name in enumerate(names) if seat != glance["you"]]
    game = game_title(language, glance["game"])
    said = [say(language, "tables-with", game=game, names=listing(language, others)), whose(language, glance, names)]
    return " · ".join([*said, host.base.partition("://")[2]])


def whose(language: str, glance: dict[str, Any], names: Sequence[str]) -> str:
    owes: list[int] = glance["owes"]
    if glance["status"] == "waiting":
        return say(language, "tables-waiting", count=sum(seat["kind"] == "open" for seat in glance["seats"]))
    if glance["status"] == "between":
        return say(language, "tables-between")
    if glance["you"] in owes:
        return say(language, "tables-yours")
    return say(language, "tables-theirs", seat=either(language, (names[seat] for seat in owes)))


def unreachable(language: str, where: str, error: Exception) -> str:
    return say(language, "terminal-full-unreachable", where=where, why=str(error))


def first_place(doors: Doorkeeper, link: str, language: str) -> Afar | str:
    return asyncio.run(doors.visit(link, language))
