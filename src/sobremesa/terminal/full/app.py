"""The terminal as one screen: where tables are found, and where one sits."""

from __future__ import annotations

from typing import Any, Final

from textual.app import App

from ...i18n import LANGUAGES, say
from .doors import Doors
from .place import Place
from .sitting import Sitting
from .start import Start

LIGHT: Final = "textual-light"
DARK: Final = "textual-dark"


class Full(App[None]):
    CSS_PATH = "full.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, doors: Doors, language: str, first: Place | None = None) -> None:
        super().__init__()
        self.doors, self.language, self.first = doors, language, first
        self.theme = LIGHT if doors.kept("theme") == "light" else DARK
        self.title = "Sobremesa"

    def on_mount(self) -> None:
        self.push_screen(Start() if self.first is None else Sitting(self.first))

    def say(self, id: str, **facts: Any) -> str:
        return say(self.language, id, **facts)

    def sit(self, place: Place) -> None:
        self.push_screen(Sitting(place))

    def switch_screen_to(self, place: Place) -> None:
        """From the form to the table that was opened with it."""
        self.switch_screen(Sitting(place))

    def leave_table(self) -> None:
        """Back to where the tables are; who came for one table goes home."""
        if self.first is not None:
            self.exit()
        else:
            self.pop_screen()

    def next_language(self) -> None:
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
        self.doors.keep("language", self.language)

    def next_theme(self) -> None:
        self.theme = LIGHT if self.theme == DARK else DARK
        self.doors.keep("theme", "light" if self.theme == LIGHT else "dark")
