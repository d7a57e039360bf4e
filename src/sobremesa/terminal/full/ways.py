"""Ways out of a game before its end: resign, agree to end or to adjourn it, go on vacation. What each means is read before it is done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final, NamedTuple

from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from ...i18n import say
from ...table.view import TableView

DAY: Final = 86_400


class Way(NamedTuple):
    label: str
    means: str
    kind: str
    what: dict[str, Any]


def ways_of(language: str, table: TableView) -> list[Way]:
    you = table.you
    if you is None or table.status not in ("playing", "between") or any(one.seat == you for one in table.lost):
        return []
    is_alone = all(seat.kind == "bot" and not seat.name for number, seat in enumerate(table.seats) if number != you)
    alone = "yes" if is_alone else "no"
    steps: list[tuple[str, str, dict[str, Any]]] = [("resign", "resign", {}), ("end", "propose", {"what": "end"})]
    if table.status == "playing" and not table.adjourned and not is_alone:
        steps.append(("adjourn", "propose", {"what": "adjourn"}))
    found = [
        Way(named(language, step), say(language, f"parting-{step}-means", alone=alone), kind, what)
        for step, kind, what in steps
    ]
    return [*found, *vacation(language, table)]


def named(language: str, step: str) -> str:
    """What it is called, without the dots that promise a question: here the answer stands beside it."""
    return say(language, f"parting-{step}").rstrip(" …\u00a0")


def vacation(language: str, table: TableView) -> Iterator[Way]:
    if table.you is None or table.clock is None or not table.clock.vacation:
        return
    time = table.times[table.you]
    days = int(time.vacation // DAY)
    label = say(language, "vacation-end" if time.off else "vacation-begin", days=days)
    yield Way(label, "", "vacation", {"on": not time.off})


class Ways(ModalScreen[Way | None]):
    """Answers with what to do; None if it is nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss", "")]

    def __init__(self, language: str, ways: list[Way]) -> None:
        super().__init__()
        self.language, self.ways = language, ways

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet") as sheet:
            sheet.border_title = say(self.language, "parting")
            sheet.border_subtitle = "Esc"
            stay = Option(say(self.language, "parting-not"), id="not")
            told = [Group(Text(one.label, "bold"), *([Text(one.means)] if one.means else [])) for one in self.ways]
            yield OptionList(stay, *(Option(text, id=str(number)) for number, text in enumerate(told)), id="phrases")

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        id = str(event.option.id)
        self.dismiss(None if id == "not" else self.ways[int(id)])
