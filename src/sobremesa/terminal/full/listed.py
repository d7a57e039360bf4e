"""The list of what can be done: by arrows and Enter, by number, or by two clicks."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.events import Click, Key
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from .offered import Choice


class Listed(OptionList):
    """One click shows what a move would do, the second makes it, as in the browser."""

    class Chosen(Message):
        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    def __init__(self, id: str) -> None:
        super().__init__(id=id, markup=False)
        self.choices: list[Choice] = []
        self.typed = ""
        self.starred: int | None = None
        self.pointed: int | None = None

    def show(self, choices: Sequence[Choice]) -> None:
        """Who was looking at a choice goes on looking at it, if it is still there."""
        looked = self.choice
        same = [one.label.plain for one in choices] == [one.label.plain for one in self.choices]
        self.choices, self.typed = list(choices), ""
        if not same:
            self.starred = None
        labels = [one.label.plain for one in choices]
        at = labels.index(looked.label.plain) if same and looked else 0
        self.set_options([Option(self.prompt(number, one)) for number, one in enumerate(choices)])
        self.highlighted = at if choices else None

    def prompt(self, number: int, one: Choice) -> Text:
        """Its number; `▸` where one looks, `★` what the hint says: never by colour alone."""
        marks = ("▸" if number == self.pointed else " ") + ("★" if number == self.starred else " ")
        return Text.assemble((f"{number + 1:>2}{marks}", "bold"), one.label)

    def star(self, number: int) -> None:
        """Mark what a hint says, and look at it."""
        before, self.starred = self.starred, number
        self.mark(before, number)
        self.highlighted = number

    def mark(self, *numbers: int | None) -> None:
        for one in numbers:
            if one is not None and one < min(len(self.choices), self.option_count):
                self.replace_option_prompt_at_index(one, self.prompt(one, self.choices[one]))

    def watch_highlighted(self, highlighted: int | None) -> None:
        before, self.pointed = self.pointed, highlighted
        if before != highlighted:
            self.mark(before, highlighted)
        super().watch_highlighted(highlighted)

    @property
    def choice(self) -> Choice | None:
        at = self.highlighted
        return self.choices[at] if at is not None and at < len(self.choices) else None

    def on_key(self, event: Key) -> None:
        if event.character is None or not event.character.isdecimal():
            self.typed = ""
            return
        event.stop()
        longer = self.typed + event.character
        self.typed = longer if 1 <= int(longer) <= len(self.choices) else event.character
        if 1 <= int(self.typed) <= len(self.choices):
            self.highlighted = int(self.typed) - 1

    async def _on_click(self, event: Click) -> None:
        event.prevent_default()
        clicked = event.style.meta.get("option")
        if clicked is None:
            return
        if clicked == self.highlighted:
            self.action_select()
        else:
            self.highlighted = clicked

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.Chosen(event.option_index))
