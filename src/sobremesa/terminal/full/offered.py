"""What can be done at a table now: the moves of the game, and what there is besides, all in one list."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from ...i18n import listing, say
from ...screen.canvas import Offer
from ...table.view import TableView
from ..scenes import Scene
from .naming import name_of
from .place import Place

Do = Callable[[], Awaitable[str]]


@dataclass(frozen=True)
class Choice:
    """`do` answers with the reason where it could not be done. A choice that is a move of the game has its `offer`."""

    label: Text
    do: Do
    then: Text = field(default_factory=Text)
    offer: Offer | None = None


class Offered:
    def __init__(self, place: Place, language: str, go_again: Do) -> None:
        self.place, self.language, self.go_again = place, language, go_again

    def say(self, id: str, **facts: Any) -> str:
        return say(self.language, id, **facts)

    def choices(self, scene: Scene | None) -> list[Choice]:
        table = self.place.table
        besides = [*self.takeback(table), *self.proposal(table), *self.seats(table), *self.after(table)]
        view = self.place.view
        moves = scene.offers(view) if scene and view is not None and view.moves else []
        return [*besides, *(Choice(one.label, self.play(one), one.then, one) for one in moves)]

    # ---- moves ---------------------------------------------------------------------------------------------------------------------------

    def play(self, offer: Offer) -> Do:
        async def do() -> str:
            for action in offer.actions:
                if refused := await self.place.ask("move", ply=self.place.table.ply, action=action):
                    return refused
            return ""

        return do

    # ---- besides -------------------------------------------------------------------------------------------------------------------------

    def command(self, label: str, kind: str, **what: Any) -> Choice:
        async def do() -> str:
            return await self.place.ask(kind, **what)

        return Choice(Text(label), do)

    def takeback(self, table: TableView) -> Iterator[Choice]:
        """Somebody asks to take a move back: do we agree?"""
        asker, you = table.takeback.by, table.you
        if asker is None or you is None or asker == you or you in table.takeback.agreed:
            return
        name = name_of(self.language, table, asker)
        lead = self.say("takeback-asked-by", seat=name)
        yield self.command(f"{lead} {self.say('takeback-agree')}", "answer", agree=True)
        yield self.command(f"{lead} {self.say('takeback-refuse')}", "answer", agree=False)

    def proposal(self, table: TableView) -> Iterator[Choice]:
        """Somebody would like to end the game, to adjourn it, or to go on."""
        asked, you = table.proposal, table.you
        if asked and you in asked.asked:
            lead = self.say(f"proposal-{asked.what}", seat=name_of(self.language, table, asked.by))
            yield self.command(f"{lead} {self.say('proposal-agree')}", "vote", agree=True)
            yield self.command(f"{lead} {self.say('proposal-refuse')}", "vote", agree=False)
        elif asked and you == asked.by:
            waits = listing(self.language, (name_of(self.language, table, seat) for seat in asked.asked))
            label = f"{self.say('proposal-waits', seats=waits)} {self.say('proposal-withdraw')}"
            yield self.command(label, "vote", agree=False)
        elif table.adjourned and you is not None and not asked and all(one.seat != you for one in table.lost):
            yield self.command(self.say("parting-resume"), "propose", what="resume")

    def seats(self, table: TableView) -> Iterator[Choice]:
        for number, seat in enumerate(table.seats):
            mine = table.kept in (None, number) if seat.kept else True
            is_given = table.kept == number  # by the host of the table, though a bot may play there
            if (seat.kind == "open" or is_given) and table.you is None and mine:
                words = secrets.token_hex(8)
                yield self.command(self.on_seat("seat-sit", number), "sit", seat=number, words=words)
            if seat.kind == "open" and (table.host or table.you is not None) and table.levels:
                yield self.fill("seat-fill", number, table.levels[0])
            if (number in self.place.gone or (seat.away and seat.kind != "bot")) and table.you not in (None, number):
                yield self.fill("seat-cover", number, table.levels[-1])
        yield from self.own_seat(table)

    def on_seat(self, id: str, number: int) -> str:
        return f"{self.say('seat-number', number=number + 1)}: {self.say(id)}"

    def fill(self, id: str, number: int, level: str) -> Choice:
        label = f"{self.on_seat(id, number)} ({self.say(f'level-{level}')})"
        return self.command(label, "fill", seat=number, level=level)

    def own_seat(self, table: TableView) -> Iterator[Choice]:
        if table.you is None:
            return
        if table.seats[table.you].away and all(one.seat != table.you for one in table.lost):
            yield self.command(self.say("seat-return"), "sit", seat=table.you)
        if table.arranging is not None:
            ready = table.arranging.ready[table.you]
            yield self.command(self.say("ready-withdraw" if ready else "ready-say"), "ready", ready=not ready)

    def after(self, table: TableView) -> Iterator[Choice]:
        """A match goes on, or everybody plays once more."""
        if table.status == "between" and table.you is not None:
            yield self.command(self.say("match-deal-next", number=table.match.game + 1), "next")
        if table.status == "over" and (table.you is not None or table.rematch):
            yield Choice(Text(self.say("rematch-join" if table.rematch else "rematch")), self.go_again)
