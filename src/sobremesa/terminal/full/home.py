"""A table of this machine: a person against bots, without a server. Its log is kept in a file, so that it can be gone on with."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from ...core.errors import Refusal, refuse
from ...core.protocol import State
from ...games.game import Game, View
from ...i18n import reason
from ...table import hints, log
from ...table.arranging import decide_arrange, decide_ready
from ...table.events import Event, merged
from ...table.hints import Advice
from ...table.parting import decide_propose, decide_resign
from ...table.table import Decision, Table
from ...table.view import TableView, table_view
from ..session import ME
from .naming import names_of


class Minds(Protocol):
    """Who thinks for bots, and for people who ask."""

    def choose(self, level: str, game: Game, state: State, seat: int, seed: bytes) -> int: ...
    def weigh(self, game: Game, state: State, seat: int, seed: bytes) -> list[Advice]: ...


class Home:
    link = ""
    trouble = ""
    notice = ""
    gone: Sequence[int] = ()

    def __init__(
        self,
        table: Table,
        minds: Minds,
        keep: Callable[[Sequence[log.AnyEntry]], None],
        reopen: Callable[[Table], Home | Refusal],
        pause: float = 0.0,
        language: str = "en",
    ) -> None:
        self.state, self.minds, self.keep, self.reopen = table, minds, keep, reopen
        self.pause, self.language = pause, language
        self._moved = asyncio.Event()
        self._gone = False
        self._changed: Callable[[], None] = lambda: None
        self.table: TableView
        self.events: list[Event] = []
        self._look(anew=True)

    # ---- what is so ---------------------------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.state.game

    @property
    def seat(self) -> int:
        return self.state.seat_of(ME) or 0

    def _look(self, anew: bool = False) -> None:
        """The table as it is now; the story goes on from where it was told to, unless it is told anew."""
        told = 0 if anew else self.table.ply
        self.table = table_view(self.state, "", ME, [True] * len(self.state.seats))
        self.view: View | None = self.state.view(self.seat)
        self.events = merged([] if anew else self.events, self.state.events(self.seat, told), self.table.ply)

    # ---- being there ---------------------------------------------------------------------------------------------------------------------

    async def stay(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        changed()
        while not self._gone:
            self._moved.clear()
            if bots := self.state.bots_to_move():
                await self._let_move(bots[0])
            else:
                await self._moved.wait()

    async def _let_move(self, seat: int) -> None:
        table, level = self.state, self.state.seats[seat].level
        assert level is not None
        begun, ply, seq = time.monotonic(), table.ply, table.seq
        known, seed = table.brief(seat)
        action = await asyncio.to_thread(self.minds.choose, level, table.game, known, seat, seed)
        await asyncio.sleep(max(0.0, self.pause - (time.monotonic() - begun)))
        if table.seq == seq and not self._gone:  # nothing was taken back meanwhile
            self._do(table.decide_move(time.time(), seat, ply, action))

    def _do(self, decision: Decision) -> str:
        if isinstance(decision, Refusal):
            return reason(self.language, decision, self.game, names_of(self.language, self.table))
        for entry in decision:
            self.state.apply(entry)
        self._look(anew=any(isinstance(entry, log.TakenBack | log.NextGame) for entry in decision))
        self.keep(decision)
        self._moved.set()
        self._changed()
        return ""

    async def ask(self, kind: str, **what: Any) -> str:
        return self._do(self._decide(kind, what))

    def _decide(self, kind: str, what: dict[str, Any]) -> Decision:
        table, now, seat = self.state, time.time(), self.seat
        match kind:
            case "move":
                return table.decide_move(now, seat, what["ply"], what["action"])
            case "takeback":
                return table.decide_takeback(now, seat)
            case "say":
                return table.decide_say(now, ME, "", what.get("phrase"), what.get("text"))
            case "arrange":
                return decide_arrange(table, now, ME, "", what["change"])
            case "ready":
                return decide_ready(table, now, seat, what.get("ready", True))
            case "resign":
                return decide_resign(table, now, seat)
            case "propose" if what["what"] == "end":  # bots do not mind
                return decide_propose(table, now, seat, "end")
            case "next":
                return table.decide_next(now, seat)
            case _:
                return refuse("not-here")

    async def advise(self) -> list[Advice] | str:
        if refusal := hints.refusal(self.state, self.seat):
            return reason(self.language, refusal, self.game, names_of(self.language, self.table))
        known, seed = self.state.brief(self.seat)
        found = await asyncio.to_thread(self.minds.weigh, self.game, known, self.seat, seed)
        return [one._replace(why=hints.why(self.game, known, seed, self.seat, one.action)) for one in found]

    async def again(self) -> Home | str:
        opened = self.reopen(self.state)
        return reason(self.language, opened) if isinstance(opened, Refusal) else opened

    async def speak(self, language: str) -> None:
        self.language = language

    async def go(self) -> None:
        self._gone = True
        self._moved.set()
