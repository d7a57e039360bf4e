"""The look of `--help`, less the English words the library would add by itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any


class SpokenHelp:
    """What is needed to draw is imported when help is asked for."""

    def __init__(self, words: Callable[..., str]) -> None:
        self.words = words

    @cached_property
    def usual(self) -> Any:
        from cyclopts.help import DefaultFormatter

        return DefaultFormatter(show_metavar=False)

    def __call__(self, console: Any, options: Any, panel: Any) -> None:
        self.usual(console, options, panel.copy(entries=[self.spoken(entry) for entry in panel.entries]))

    def spoken(self, entry: Any) -> Any:
        label = entry.positional_label
        if entry.default:
            self.add_default(entry)
        word = self.words(f"help-word-{label.lower()}") if label else label
        return entry.copy(required=False, default=None, positional_label=word)

    def add_default(self, entry: Any) -> None:
        from rich.text import Text

        entry.description.append(Text(self.words("help-default", value=entry.default), "cyclopts.default"))

    def render_usage(self, console: Any, options: Any, usage: Any) -> None:
        if usage:
            console.print(str(usage).strip(), style="bold", markup=False, highlight=False)

    def render_description(self, console: Any, options: Any, description: Any) -> None:
        self.usual.render_description(console, options, description)
