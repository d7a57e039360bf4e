"""A place at a table, for a program. It comes back by itself when the connection is lost; a move sent twice is made once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self, Unpack

from .blocking import Line
from .chair import Chair
from .identity import Identity
from .link import Link, base_of
from .opening import TableSettings, opening, wish_for
from .shown import Shown
from .steps import Flow, Message
from .visiting import Visit


def open_table(
    address: str,
    game: str,
    seats: Sequence[str],
    options: Mapping[str, Any] | None = None,
    me: str | Path | None = None,
    language: str = "en",
    **settings: Unpack[TableSettings],
) -> str:
    """The link of a new table. Each seat is `open`, for whoever joins, `me`, for whoever has this file, or the level of a bot; the options are
    the game's, the settings those of `TableSettings`. Raises `Refused`.

    Nobody has a say in the shuffle before they are shown its commitment: words are sent after it. If the answer is lost and it is asked again,
    one table is opened, not two."""
    visit = Visit(base_of(address), Identity(me), language)
    return Line().run(opening(visit, wish_for(game, seats, options or {}, settings)))


def my_tables(address: str, me: str | Path, language: str = "en") -> list[Message]:
    """The tables where whoever has this file sits, at a glance, those that wait for them first. `join(f"{address}/t/{one['id']}", me=…)` goes on
    at one of them."""
    visit = Visit(base_of(address), Identity(me), language)
    Line().run(visit.introduce())
    return Line().run(visit.ask("GET", "/api/me/tables"))["tables"]


def join(
    link: str,
    name: str = "",
    token: str | None = None,
    seat: int | None = None,
    language: str = "en",
    words: str | None = None,
    me: str | Path | None = None,
    patience: float | None = None,
) -> Player:
    """Sit down at `seat`, or at the one kept for us, or at the first open one; go on in the seat that is ours, by the file `me` that remembers who
    we are, or by a seat's token. `words` are for the shuffle, whose commitment we have been shown by then; without any, some are made up.
    `patience` is how many seconds a server may be away before we give up: a minute, if nothing is said."""
    chair = Chair(Link.read(link), Identity(me), token, language, patience)
    return come(chair, chair.join(name, seat, words))


def watch(link: str, language: str = "en", me: str | Path | None = None, patience: float | None = None) -> Player:
    """Come to a table without sitting down: to look on, to talk, to see what is arranged."""
    chair = Chair(Link.read(link), Identity(me), None, language, patience)
    return come(chair, chair.enter(""))


def come(chair: Chair, way: Flow[None]) -> Player:
    line = Line(chair.hear)
    try:
        line.run(way)
    except BaseException:
        line.close()
        raise
    return Player(chair, line)


class Player(Shown):
    """A place at a table: a seat, or among those who watch. For one thread; `sobremesa.client.aio` has the same for many tasks."""

    def __init__(self, chair: Chair, line: Line) -> None:
        super().__init__(chair)
        self._line = line

    def turns(self, deal: bool = True) -> Iterator[Message]:
        """The view, each time this seat owes a decision, until the table has finished. Between two games of a match the next one is dealt; with
        `deal=False` that is left to others."""
        while (view := self._run(self._chair.turn(deal))) is not None:
            yield view

    def news(self) -> Iterator[Message]:
        """What has happened, and what happens, until the table has finished."""
        told = 0
        while (new := self._run(self._chair.news(told))) is not None:
            told, events = new
            yield from events

    def play(self, action: int) -> None:
        """Make a move: the `action` of one of `view["moves"]`. Raises Refused."""
        self.ask("move", ply=self.table["ply"], action=action)

    def hint(self, budget: int | None = None) -> Message:
        """The best moves for this seat, best first, from what it knows, where the table allows hints. `budget` is in playouts."""
        return self._run(self._chair.hint(budget))

    def sit(self, seat: int | None = None, words: str | None = None) -> None:
        """At `seat`; without one at the one kept for us or the first open one."""
        self._run(self._chair.sit(seat, words))

    def leave(self) -> None:
        """Get up. A bot plays on, and the seat is ours again if we sit down."""
        self.ask("leave")

    def fill(self, seat: int, level: str) -> None:
        """Let a bot take an open seat, or that of somebody who is gone."""
        self.ask("fill", seat=seat, level=level)

    def arrange(self, **change: Any) -> None:
        """Change what is arranged together before the deal, where the table has something to arrange."""
        self.ask("arrange", change=change)

    def ready(self, ready: bool = True) -> None:
        """Say that what is arranged is good: the deal waits for every seat."""
        self.ask("ready", ready=ready)

    def resign(self) -> None:
        """Give up: this seat comes last, and a bot has it."""
        self.ask("resign")

    def propose(self, what: str) -> None:
        """To `end` the game without a result, to `adjourn` it, or to `resume` it; it is done once everybody agrees."""
        self.ask("propose", what=what)

    def vote(self, agree: bool) -> None:
        """On what somebody proposes: `table["proposal"]`."""
        self.ask("vote", agree=agree)

    def vacation(self, on: bool = True) -> None:
        """Stop our clock, or let it run again, where the table grants days off: `table["times"]` says how many are left."""
        self.ask("vacation", on=on)

    def say(self, text: str | None = None, phrase: str | None = None) -> None:
        """Something to everybody at the table: a text, or one of `table["phrases"]`, which everybody reads in their own language."""
        self.ask("say", text=text, phrase=phrase)

    def manners(self, private: bool | None = None, watchers: bool | None = None, chat: bool | None = None) -> None:
        """If we opened the table: who comes in, and whether there is talk. What is not said stays as it is."""
        self.ask("manners", private=private, watchers=watchers, chat=chat)

    def remove(self, who: str | None = None, seat: int | None = None, ban: bool = False) -> None:
        """If we opened the table: take somebody's seat, or show out who watches; with `ban` for good. People are called by `who`, in
        `table["seats"]`, `table["chat"]` and `presence["watchers"]`."""
        self.ask("remove", who=who, seat=seat, ban=ban)

    def pardon(self, who: str) -> None:
        """If we opened the table: let somebody come back who is banned, of `table["guests"]["banned"]`."""
        self.ask("pardon", who=who)

    def hush(self, who: str, on: bool = True) -> None:
        """If we opened the table: nobody hears them here, or everybody again."""
        self.ask("hush", who=who, on=on)

    def offer(self, seat: int, who: str) -> None:
        """If we opened the table: give a seat to somebody who watches. It is theirs once they sit down."""
        self.ask("offer", seat=seat, who=who)

    def invite(self, seat: int | None = None, fresh: bool = False) -> str:
        """If we opened the table: a link by which somebody comes in to a private one, or has this seat. A `fresh` one makes the last void."""
        return self._run(self._chair.invite(seat, fresh))

    def mute(self, who: str, on: bool = True) -> None:
        """Do not hear somebody, at any table; or hear them again."""
        self.ask("mute", who=who, on=on)

    def report(self, who: str, reason: str, text: str = "", at: float | None = None) -> None:
        """Tell whoever runs the server about somebody: `insults`, `spam`, `cheating`, `name` or `other`; `at` is that of a line of
        `table["chat"]`, if it is about that."""
        self._run(self._chair.report(who, reason, text, at))

    def take_back(self) -> None:
        """Take our last move back, or ask the others whether we may."""
        self.ask("takeback")

    def answer(self, agree: bool) -> None:
        """Whether somebody else may take a move back."""
        self.ask("answer", agree=agree)

    def next_game(self) -> None:
        """Have the next game of the match dealt; `turns` does so by itself."""
        self.ask("next")

    def rematch(self) -> str:
        """The same people and bots at a new table, when all is over; its link. Our seat is kept there."""
        return self._run(self._chair.rematch())

    def record(self) -> str:
        """The games as a record file, when all is over."""
        return self._run(self._chair.record())

    def show(self) -> None:
        """When all is over: agree that everybody sees the cards of this seat."""
        self._run(self._chair.show())

    def ask(self, type: str, **what: Any) -> None:
        """Send any command of the protocol and wait until the table has done it. Raises Refused."""
        self._run(self._chair.ask(type, **what))

    def close(self) -> None:
        """Hang up. The seat stays ours."""
        self._line.close()

    def _run(self, flow: Any) -> Any:
        return self._line.run(flow)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
