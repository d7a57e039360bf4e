"""The same for asyncio: every name of `sobremesa.client`, awaited.

    import asyncio, random
    from sobremesa.client import aio

    async def robot(link):
        async with aio.join(link, name="Robot") as seat:
            async for view in seat.turns():
                await seat.play(random.choice(view["moves"])["action"])

A `Player` may be used by several tasks at once: one plays, another talks.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Generator, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self, Unpack

from .awaiting import Line
from .chair import Chair
from .identity import Identity
from .link import Link, base_of
from .opening import TableSettings, opening, wish_for
from .shown import Shown
from .steps import Flow, Message, Refused
from .visiting import Visit

__all__ = ["Coming", "Player", "Refused", "join", "my_tables", "open_table", "watch"]


async def open_table(
    address: str,
    game: str,
    seats: Sequence[str],
    options: Mapping[str, Any] | None = None,
    me: str | Path | None = None,
    language: str = "en",
    **settings: Unpack[TableSettings],
) -> str:
    """The link of a new table; see `sobremesa.client.open_table`."""
    visit = Visit(base_of(address), Identity(me), language)
    return await Line().run(opening(visit, wish_for(game, seats, options or {}, settings)))


async def my_tables(address: str, me: str | Path, language: str = "en") -> list[Message]:
    """The tables where whoever has this file sits; see `sobremesa.client.my_tables`."""
    visit = Visit(base_of(address), Identity(me), language)
    await Line().run(visit.introduce())
    return (await Line().run(visit.ask("GET", "/api/me/tables")))["tables"]


def join(
    link: str,
    name: str = "",
    token: str | None = None,
    seat: int | None = None,
    language: str = "en",
    words: str | None = None,
    me: str | Path | None = None,
    patience: float | None = None,
) -> Coming:
    """Sit down, or go on in a seat that is ours: `async with join(…) as seat`, or `await` it. See `sobremesa.client.join`."""
    chair = Chair(Link.read(link), Identity(me), token, language, patience)
    return Coming(chair, chair.join(name, seat, words))


def watch(link: str, language: str = "en", me: str | Path | None = None, patience: float | None = None) -> Coming:
    """Come to a table without sitting down: `async with watch(…) as guest`, or `await` it. See `sobremesa.client.watch`."""
    chair = Chair(Link.read(link), Identity(me), None, language, patience)
    return Coming(chair, chair.enter(""))


class Coming:
    """A `Player` who is on the way: `await` them, or let `async with` receive them and see them off."""

    def __init__(self, chair: Chair, way: Flow[None]) -> None:
        self._chair, self._line, self._way = chair, Line(chair.hear), way

    async def _come(self) -> Player:
        try:
            await self._line.run(self._way)
        except BaseException:
            await self._line.close()
            raise
        return Player(self._chair, self._line)

    def __await__(self) -> Generator[Any, Any, Player]:
        return self._come().__await__()

    async def __aenter__(self) -> Player:
        return await self._come()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._line.close()


class Player(Shown):
    """A place at a table: a seat, or among those who watch. Several tasks may use it at once."""

    def __init__(self, chair: Chair, line: Line) -> None:
        super().__init__(chair)
        self._line = line

    async def turns(self, deal: bool = True) -> AsyncIterator[Message]:
        """The view, each time this seat owes a decision, until the table has finished. Between two games of a match the next one is dealt; with
        `deal=False` that is left to others."""
        while (view := await self._run(self._chair.turn(deal))) is not None:
            yield view

    async def news(self) -> AsyncIterator[Message]:
        """What has happened, and what happens, until the table has finished."""
        told = 0
        while (new := await self._run(self._chair.news(told))) is not None:
            told, events = new
            for event in events:
                yield event

    async def play(self, action: int) -> None:
        """Make a move: the `action` of one of `view["moves"]`. Raises Refused."""
        await self.ask("move", ply=self.table["ply"], action=action)

    async def hint(self, budget: int | None = None) -> Message:
        """The best moves for this seat, best first, from what it knows, where the table allows hints. `budget` is in playouts."""
        return await self._run(self._chair.hint(budget))

    async def sit(self, seat: int | None = None, words: str | None = None) -> None:
        """At `seat`; without one at the one kept for us or the first open one."""
        await self._run(self._chair.sit(seat, words))

    async def leave(self) -> None:
        """Get up. A bot plays on, and the seat is ours again if we sit down."""
        await self.ask("leave")

    async def fill(self, seat: int, level: str) -> None:
        """Let a bot take an open seat, or that of somebody who is gone."""
        await self.ask("fill", seat=seat, level=level)

    async def arrange(self, **change: Any) -> None:
        """Change what is arranged together before the deal, where the table has something to arrange."""
        await self.ask("arrange", change=change)

    async def ready(self, ready: bool = True) -> None:
        """Say that what is arranged is good: the deal waits for every seat."""
        await self.ask("ready", ready=ready)

    async def resign(self) -> None:
        """Give up: this seat comes last, and a bot has it."""
        await self.ask("resign")

    async def propose(self, what: str) -> None:
        """To `end` the game without a result, to `adjourn` it, or to `resume` it; it is done once everybody agrees."""
        await self.ask("propose", what=what)

    async def vote(self, agree: bool) -> None:
        """On what somebody proposes: `table["proposal"]`."""
        await self.ask("vote", agree=agree)

    async def vacation(self, on: bool = True) -> None:
        """Stop our clock, or let it run again, where the table grants days off: `table["times"]` says how many are left."""
        await self.ask("vacation", on=on)

    async def say(self, text: str | None = None, phrase: str | None = None) -> None:
        """Something to everybody at the table: a text, or one of `table["phrases"]`, which everybody reads in their own language."""
        await self.ask("say", text=text, phrase=phrase)

    async def manners(
        self, private: bool | None = None, watchers: bool | None = None, chat: bool | None = None
    ) -> None:
        """If we opened the table: who comes in, and whether there is talk. What is not said stays as it is."""
        await self.ask("manners", private=private, watchers=watchers, chat=chat)

    async def remove(self, who: str | None = None, seat: int | None = None, ban: bool = False) -> None:
        """If we opened the table: take somebody's seat, or show out who watches; with `ban` for good. People are called by `who`, in
        `table["seats"]`, `table["chat"]` and `presence["watchers"]`."""
        await self.ask("remove", who=who, seat=seat, ban=ban)

    async def pardon(self, who: str) -> None:
        """If we opened the table: let somebody come back who is banned, of `table["guests"]["banned"]`."""
        await self.ask("pardon", who=who)

    async def hush(self, who: str, on: bool = True) -> None:
        """If we opened the table: nobody hears them here, or everybody again."""
        await self.ask("hush", who=who, on=on)

    async def offer(self, seat: int, who: str) -> None:
        """If we opened the table: give a seat to somebody who watches. It is theirs once they sit down."""
        await self.ask("offer", seat=seat, who=who)

    async def invite(self, seat: int | None = None, fresh: bool = False) -> str:
        """If we opened the table: a link by which somebody comes in to a private one, or has this seat. A `fresh` one makes the last void."""
        return await self._run(self._chair.invite(seat, fresh))

    async def mute(self, who: str, on: bool = True) -> None:
        """Do not hear somebody, at any table; or hear them again."""
        await self.ask("mute", who=who, on=on)

    async def report(self, who: str, reason: str, text: str = "", at: float | None = None) -> None:
        """Tell whoever runs the server about somebody: `insults`, `spam`, `cheating`, `name` or `other`; `at` is that of a line of
        `table["chat"]`, if it is about that."""
        await self._run(self._chair.report(who, reason, text, at))

    async def take_back(self) -> None:
        """Take our last move back, or ask the others whether we may."""
        await self.ask("takeback")

    async def answer(self, agree: bool) -> None:
        """Whether somebody else may take a move back."""
        await self.ask("answer", agree=agree)

    async def next_game(self) -> None:
        """Have the next game of the match dealt; `turns` does so by itself."""
        await self.ask("next")

    async def rematch(self) -> str:
        """The same people and bots at a new table, when all is over; its link. Our seat is kept there."""
        return await self._run(self._chair.rematch())

    async def record(self) -> str:
        """The games as a record file, when all is over."""
        return await self._run(self._chair.record())

    async def show(self) -> None:
        """When all is over: agree that everybody sees the cards of this seat."""
        await self._run(self._chair.show())

    async def ask(self, type: str, **what: Any) -> None:
        """Send any command of the protocol and wait until the table has done it. Raises Refused."""
        await self._run(self._chair.ask(type, **what))

    async def close(self) -> None:
        """Hang up. The seat stays ours."""
        await self._line.close()

    async def _run(self, flow: Any) -> Any:
        return await self._line.run(flow)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
