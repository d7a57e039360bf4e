"""What there is to see at a table, in words and drawings: who is here, whose turn it is, what lies there, how it ended."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ...core.errors import Refusal
from ...i18n import say
from ...screen.canvas import Canvas, Offer, Room
from ..arranging import arranger_of
from ..scenes import Scene
from ..titles import game_title
from .naming import names_of
from .place import Place
from .timed import Timed
from .verdict import headline, standing, why_stopped


class Seen:
    def __init__(self, place: Place, language: str, scene: Scene, arrange_key: str, timed: Timed) -> None:
        self.place, self.language, self.scene, self.arrange_key = place, language, scene, arrange_key
        self.timed = timed

    def say(self, id: str, **facts: Any) -> str:
        return say(self.language, id, **facts)

    @property
    def names(self) -> list[str]:
        return names_of(self.language, self.place.table)

    def title(self) -> str:
        table, title = self.place.table, game_title(self.language, self.place.game.name)
        parts = [title, *([table.title] if table.title else []), ", ".join(self.people())]
        if table.match.games > 1:
            parts.append(self.say("match-at", game=table.match.game, games=table.match.games))
        return " · ".join(parts)

    def people(self) -> Iterable[str]:
        """Who is here, and how much time they have; `…` is somebody whose decision is awaited."""
        table, view = self.place.table, self.place.view
        for seat, name in enumerate(self.names):
            called = self.say("you-named", name=name) if seat == table.you else name
            away = " ✗" if table.seats[seat].kind == "human" and not table.seats[seat].connected else ""
            clock = self.timed.text(self.language, table, seat)
            yield f"{called}{away}{' …' if view and seat in view.owes else ''}{f' {clock}' if clock else ''}"

    def trouble(self) -> str:
        """That the table cannot be reached, and what the host has to say."""
        return self.say("link-lost") if self.place.trouble == "lost" else self.place.trouble or self.place.notice

    def status(self) -> str:
        table, view = self.place.table, self.place.view
        if table.status == "waiting":
            return self.waiting()
        if view is None:
            return self.say("table-laying")
        if table.status in ("between", "over"):
            return headline(self.language, table, self.names)
        if table.adjourned:
            return self.say("adjourned")
        if mine := [one.why for one in table.lost if one.seat == table.you]:
            return self.say(f"lost-you-{mine[0]}")
        watching = "" if table.you is not None else f" · {self.say('watcher-mark')}"
        return self.scene.status(view) + watching

    def waiting(self) -> str:
        table = self.place.table
        open_ones = sum(seat.kind == "open" for seat in table.seats)
        if open_ones:
            first = "" if table.you is not None else self.say("wait-choose") + " "
            return first + self.say("wait-open", count=open_ones)
        return self.say("wait-arranging")

    # ---- what lies there ---------------------------------------------------------------------------------------------------------------------

    def table(self, room: Room, offer: Offer | None) -> RenderableType:
        """With what the offer would change, if one is looked at."""
        table, view = self.place.table, self.place.view
        if table.status == "waiting":
            return self.before_the_deal(room)
        if view is None:
            return Text(self.say("table-laying"))
        if table.status in ("between", "over"):
            return self.ending(view)
        return self.scene.table(view, offer, room)

    def before_the_deal(self, room: Room) -> RenderableType:
        table = self.place.table
        parts: list[RenderableType] = [Text(f"{n}. {self.seat_text(n - 1)}") for n in range(1, len(table.seats) + 1)]
        if self.place.link:
            parts += [Text(), Text(self.say("share-title"), "bold"), Text(self.place.link)]
        parts += [Text(), Text(self.say("proof-commitment"), "dim"), Text(table.commitment, "dim")]
        if table.arranging is not None:
            parts += [Text(), self.arranged(room)]
        return Group(*parts)

    def seat_text(self, number: int) -> str:
        seat = self.place.table.seats[number]
        if seat.kind == "open":
            return self.say("seat-kept", name=seat.kept) if seat.kept else self.say("seat-open")
        name = self.names[number]
        if seat.kind == "bot":
            return f"{name} ({self.say(f'level-{seat.level}')})"
        arranging = self.place.table.arranging
        ready = "" if arranging is None else f" {self.say('ready-yes' if arranging.ready[number] else 'ready-no')}"
        return (self.say("you-named", name=name) if number == self.place.table.you else name) + ready

    def arranged(self, room: Room) -> RenderableType:
        """What is arranged so far, and what is still missing."""
        canvas, arranging = Canvas(self.language, room.width), self.place.table.arranging
        options = self.place.game.read_options(self.place.table.options)
        if not isinstance(options, Refusal):
            arranger_of(self.place.game, canvas).show(options)
        if arranging and arranging.why is not None:
            canvas.tell(f"error-{arranging.why.code}", "dim", **arranging.why.facts)
        canvas.tell("terminal-full-arrange", "bold", key=self.arrange_key)
        return canvas.taken()

    def ending(self, view: Any) -> RenderableType:
        """Who won, and every point explained."""
        table = self.place.table
        parts: list[RenderableType] = [Text(headline(self.language, table, self.names), "bold reverse")]
        if table.stopped:  # no points were counted
            return Group(*parts, *(Text(words) for words in why_stopped(self.language, table, self.names)))
        if table.match.games > 1:
            parts.append(Text(standing(self.language, table.match, self.names), "bold"))
        return Group(*parts, Text(), self.scene.score(view))
