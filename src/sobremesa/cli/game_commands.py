"""Commands that games bring, `COMMANDS` in the `commands` of a game's folder: functions whose first argument is the language.

A function `board` with a flag `seed` is `sobremesa board --seed`, described by the sentences `help-board` and `help-flag-board-seed`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import Annotated, Any, get_type_hints

from cyclopts import App

from ..games.folder import part
from ..games.registry import GAMES


def functions() -> Iterator[Callable[..., Any]]:
    for game in GAMES.values():
        own = part(game, "commands")
        yield from own.COMMANDS if own else ()


def described(function: Callable[..., Any], words: Any) -> Callable[..., Any]:
    """The function less its language, its flags described."""
    name = function.__name__
    types = get_type_hints(function)
    _, *flags = inspect.signature(function).parameters.values()

    def run(**given: Any) -> Any:
        return function(words.language, **given)

    notes: dict[str, Any] = {
        one.name: Annotated[types[one.name], words.flag(f"{name}-{one.name.replace('_', '-')}")] for one in flags
    }
    signature = inspect.Signature([one.replace(annotation=notes[one.name]) for one in flags])
    vars(run).update(__signature__=signature)
    run.__annotations__ = notes
    return run


def add_game_commands(app: App, words: Any, command: Callable[[App, Any, str], Any]) -> None:
    for function in functions():
        command(app, words, function.__name__.replace("_", "-"))(described(function, words))
