"""A screen that keeps what it is told instead of printing it, for whoever shows it elsewhere; and what is offered there to be done."""

from __future__ import annotations

import io
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from . import Screen


class Room(NamedTuple):
    """What there is to draw in: columns and lines."""

    width: int
    height: int


@dataclass(frozen=True)
class Offer:
    """Something a seat may do now: one decision, or several that belong together, made one after another."""

    label: Text
    actions: tuple[int, ...]
    then: Text = field(default_factory=Text)  # what it would do, at more length


class Canvas(Screen):
    def __init__(self, language: str, width: int = 80) -> None:
        super().__init__(language)
        self.resize(width)
        self._drawn: list[RenderableType] = []

    def resize(self, width: int) -> None:
        self.console = Console(
            file=io.StringIO(), width=width, force_terminal=True, highlight=False, markup=False, emoji=False
        )

    @property
    def has_symbols(self) -> bool:
        return True

    def write(self, text: str = "", style: str = "") -> None:
        self.show(Text(self.spelled(text), style=style))

    def show(self, renderable: RenderableType) -> None:
        self._drawn.append(renderable)

    def heading(self, id: str, **facts: Any) -> None:
        self.show(Rule(Text(self.say(id, **facts), style="bold"), style="dim", align="left"))

    def taken(self) -> RenderableType:
        """What was drawn since it was last asked for."""
        drawn, self._drawn = self._drawn, []
        return Group(*drawn)
