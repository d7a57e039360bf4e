"""`sobremesa completion`: the script by which a shell completes commands, flags, games and files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App

from ..games.registry import GAMES
from ..i18n import say
from .app import build

GAME: Any = Literal[tuple(GAMES)]
# Read as text, because we explain a mistake better; a shell can offer more than any text.
OFFERED: dict[str, Any] = {"game": GAME, "games": GAME, "file": Path, "files": Path}
# What the library says in English under every command.
HELP = "Display this message and exit."


def completion(language: str, shell: Literal["bash", "zsh", "fish"]) -> int:
    print(script(language, shell), end="")
    return 0


def script(language: str, shell: Literal["bash", "zsh", "fish"]) -> str:
    app = build(language)
    for command in commands_of(app):
        offer(command)
    app.version_flags = ()  # or every command would offer it; the table alone has a version
    text = app.generate_completion(shell=shell).replace(HELP, say(language, "help-help").replace("'", "’"))
    # Bash offers files where the script knows nothing better.
    return text.replace("complete -F ", "complete -o bashdefault -o default -F ")


def commands_of(app: App) -> Iterator[Any]:
    return (app[name].default_command for name in app if not name.startswith("-"))


def offer(command: Any) -> None:
    notes = command.__annotations__
    for name in OFFERED.keys() & notes.keys():
        if notes[name].__origin__ is str:  # `--games 100` is a number
            notes[name] = Annotated[OFFERED[name], *notes[name].__metadata__]
