"""Saying something at the table: a phrase that everybody reads in their own language, or words of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from ...i18n import say


class Saying(ModalScreen[dict[str, str] | None]):
    """Answers with what to send; None if nothing is said."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss", "")]

    def __init__(self, language: str, phrases: Sequence[str]) -> None:
        super().__init__()
        self.language, self.phrases = language, phrases

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet") as sheet:
            sheet.border_title = say(self.language, "chat")
            sheet.border_subtitle = "Esc"
            yield Input(placeholder=say(self.language, "chat-write"), id="words")
            said = [say(self.language, f"phrase-{one}") for one in self.phrases]
            yield OptionList(
                *(Option(text, id=one) for text, one in zip(said, self.phrases, strict=True)), id="phrases"
            )

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        self.dismiss({"text": text} if text else None)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss({"phrase": str(event.option.id)})


class Asking(ModalScreen[str]):
    """One line of text; empty if there is none."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss('')", "")]

    def __init__(self, title: str, hint: str = "", value: str = "") -> None:
        super().__init__()
        self.heading, self.hint, self.value = title, hint, value

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet") as sheet:
            sheet.border_title = self.heading
            sheet.border_subtitle = "Esc"
            yield Input(self.value, placeholder=self.hint, id="words")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())
