"""The story of a table in sentences, and what people say there."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from rich.text import Text

from ...i18n import render_event, say
from ...table.events import Event
from ...table.view import SaidView
from .naming import names_of
from .place import Place

KEPT = 300  # lines


class Story:
    """Every sentence is made once."""

    def __init__(self, place: Place, language: str) -> None:
        self.place, self.language = place, language
        self._events: list[Event] = []
        self._lines: list[str] = []
        self._names: list[str] = []

    def lines(self, untold: Collection[str]) -> list[tuple[Event, str]]:
        names, events = names_of(self.language, self.place.table), list(self.place.events)
        same = len(shared(self._events, events)) if names == self._names else 0
        new = (render_event(self.language, self.place.game, one, names) for one in events[same:])
        self._names, self._events, self._lines = names, events, [*self._lines[:same], *new]
        told = zip(self._events, self._lines, strict=True)
        return [(event, line) for event, line in told if event.code not in untold][-KEPT:]

    def text(self, untold: Collection[str], last: int = 0) -> Text:
        """Oldest first; what happened since one's own last turn stands below a line that says so."""
        told = self.lines(untold)
        since = last_turn(self.place.events, self.place.table.you)
        shown = told[-last:] if last else told
        text = Text()
        for (event, line), before in zip(shown, [None, *shown], strict=False):
            if 0 <= since < event.ply and before is not None and before[0].ply <= since and not last:
                text.append(f"── {say(self.language, 'story-since')} ──\n", "dim italic")
            text.append(f"· {line}\n", "" if event.ply > since else "dim")
        text.rstrip()
        return text if shown else Text(say(self.language, "story-none"), "dim")

    def chat(self, last: int = 0) -> Text:
        said = self.place.table.chat
        return Text("\n").join(self.said(one) for one in said[-last:]) if said else Text()

    def said(self, one: SaidView) -> Text:
        mark = f" ({say(self.language, 'watcher-mark')})" if one.seat is None else ""
        words = say(self.language, f"phrase-{one.phrase}") if one.phrase else one.text or ""
        return Text.assemble((f"{one.name}{mark}: ", "bold"), words)


def shared(old: Sequence[Event], new: Sequence[Event]) -> Sequence[Event]:
    """The beginning both stories have."""
    return old[: next((n for n, (one, other) in enumerate(pairs(old, new)) if one != other), min(len(old), len(new)))]


def pairs(old: Sequence[Event], new: Sequence[Event]) -> Iterator[tuple[Event, Event]]:
    return zip(old, new, strict=False)


def last_turn(events: Sequence[Event], you: int | None) -> int:
    """The ply of the last thing this seat did; -1: it has done nothing yet, or only watches."""
    if you is None:
        return -1
    return max((event.ply for event in events if event.facts.get("seat") == you), default=-1)
