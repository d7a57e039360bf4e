"""Before the deal at the terminal: what is arranged, shown and changed by typing, until the person is ready."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from ..core.errors import Refusal, refuse
from ..games.folder import part
from ..games.game import Game, Options
from ..screen import Screen
from ..table.arranging import arranging_view, decide_arrange, decide_ready
from ..table.table import Decision, Table
from .typed import command, words


class Arranger(Protocol):
    """Shows what is arranged and reads what is typed about it. A game's own is `terminal.Arranger` in its folder, made of the screen."""

    def show(self, options: Any) -> None: ...

    def read(self, options: Any, text: str) -> dict[str, Any] | Refusal:
        """A change for `Options.arranged`."""
        ...


class PlainArranger:
    """For a game without words for it: the options as they are, and changes typed as JSON."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def show(self, options: Options) -> None:
        for name, value in msgspec.to_builtins(options).items():
            self.screen.write(f"{name}: {value}")

    def read(self, options: Options, text: str) -> dict[str, Any] | Refusal:
        try:
            return msgspec.json.decode(text, type=dict[str, Any])
        except msgspec.DecodeError as error:
            return refuse("bad-change", detail=str(error)[:200])


def arranger_of(game: Game, screen: Screen) -> Arranger:
    own = getattr(part(game, "terminal"), "Arranger", None)
    return own(screen) if own else PlainArranger(screen)


class Arranging:
    """Ask until the cards are dealt."""

    def __init__(self, screen: Screen, table: Table, guest: str, seat: int, do: Callable[[Decision], bool]) -> None:
        self.screen, self.table, self.guest, self.seat, self.do = screen, table, guest, seat, do
        self.arranger = arranger_of(table.game, screen)

    def run(self) -> bool:
        """False to leave."""
        self.look()
        while self.table.dealt is None:
            typed = self.screen.ask("terminal-arrange-ask", ready=words(self.screen.language, "ready")[0])
            if typed is None or command(self.screen.language, typed) == "quit":
                return False
            self.obey(typed)
        return True

    def obey(self, typed: str) -> None:
        asked = command(self.screen.language, typed)
        if asked == "ready":
            self.do(decide_ready(self.table, time.time(), self.seat, True))
        elif asked:
            self.look()
        else:
            self.change(typed)

    def change(self, typed: str) -> None:
        read = self.arranger.read(self.table.options, typed)
        changed = read if isinstance(read, Refusal) else decide_arrange(self.table, time.time(), self.guest, "", read)
        if self.do(changed):
            self.look()

    def look(self) -> None:
        view = arranging_view(self.table)
        assert view is not None
        self.arranger.show(self.table.options)
        for one in view.changes[-1:]:
            self.screen.tell(one.code, name=one.name, **one.facts)
        if view.why is not None:
            self.screen.tell(f"error-{view.why.code}", "dim", **view.why.facts)
