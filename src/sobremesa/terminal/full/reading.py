"""Something to read over the table: help, rules, points, the whole story."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static


class Reading(ModalScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,enter,space", "dismiss", "")]

    def __init__(self, title: str, text: RenderableType, at_end: bool = False) -> None:
        super().__init__()
        self.heading, self.text, self.at_end = title, text, at_end

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet") as sheet:
            sheet.border_title = self.heading
            sheet.border_subtitle = "Esc"
            yield Static(self.text, id="text")

    def on_mount(self) -> None:
        sheet = self.query_one("#sheet")
        sheet.focus()
        if self.at_end:
            sheet.scroll_end(animate=False)


def keys_text(lines: list[tuple[str, str]]) -> Text:
    """Keys and what they do, one a line."""
    wide = max(len(key) for key, _ in lines) + 2
    text = Text()
    for key, meaning in lines:
        text.append(key.ljust(wide), "bold")
        text.append(f"{meaning}\n")
    return text
