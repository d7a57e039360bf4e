"""Where sentences and tables go: one console, one language, and whether to draw or to speak plainly."""

from __future__ import annotations

import sys
from typing import IO, Any

from rich.console import Console, RenderableType
from rich.text import Text

from ..i18n import has, rules_of, say


class Screen:
    """`plain` means sentences only: no tables, no symbols, no colour. It is what a screen reader reads best."""

    def __init__(self, language: str, plain: bool = False, file: IO[str] | None = None) -> None:
        self.language = language
        self.plain = plain
        self.spelling: dict[str, str] = {}  # signs that this reader or terminal gets in other letters
        self.console = Console(file=file, highlight=False, markup=False, emoji=False, no_color=True if plain else None)

    def say(self, id: str, **facts: Any) -> str:
        return self.spelled(say(self.language, id, **facts))

    def spelled(self, text: str) -> str:
        for sign, letters in self.spelling.items():
            text = text.replace(sign, letters)
        return text

    def tell(self, id: str, style: str = "", **facts: Any) -> None:
        """One sentence, on lines of its own."""
        self.write(self.say(id, **facts), style)

    def write(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(self.spelled(text), style="" if self.plain else style), soft_wrap=self.plain)

    def show(self, renderable: RenderableType) -> None:
        self.console.print(renderable)

    def heading(self, id: str, **facts: Any) -> None:
        if self.plain:
            self.tell(id, **facts)
        else:
            self.console.rule(Text(self.say(id, **facts), style="bold"), style="dim", align="left")

    def rules(self, game: str) -> None:
        """Every rule with its number, and its example below."""
        for rule in rules_of(game):
            self.write(f"{rule.replace('-', '.')}. {self.say(f'{game}-rule-{rule}')}".replace("**", ""))
            if has(self.language, example := f"{game}-example-{rule}"):
                self.tell("rule-example", "dim", example=self.say(example))

    @property
    def has_symbols(self) -> bool:
        """Can this terminal write the pictures of the suits?"""
        return not self.plain and self.console.encoding.lower().replace("-", "") in ("utf8", "utf16", "utf32")

    def ask(self, id: str, **facts: Any) -> str | None:
        """What was typed, or None at the end of the input."""
        self.console.print(Text(self.say(id, **facts), style="" if self.plain else "bold"), end=" ")
        self.console.file.flush()
        try:
            line = input()
        except EOFError:
            self.write()
            return None
        if not sys.stdin.isatty():
            self.write()  # nobody pressed Enter: end the line of the question ourselves
        return line.strip()
