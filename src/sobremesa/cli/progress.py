"""Progress on standard error, where it does not disturb what a program reads from standard output."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..i18n import say


@contextmanager
def bar(text: str) -> Iterator[Callable[[int, int], None]]:
    """Call the result with (done, total). The bar appears with the first call, and only in a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    task = progress.add_task(text, total=None)

    def advance(done: int, total: int) -> None:
        progress.start()
        progress.update(task, completed=done, total=total)

    try:
        yield advance
    finally:
        progress.stop()


@contextmanager
def compiling(language: str, game: str) -> Iterator[Callable[[int, int, str], None]]:
    """What `bind` reports to. Elsewhere than in a terminal it says once that it compiles: some seconds of silence look like a fault."""
    console = Console(stderr=True)
    text = say(language, "terminal-compiling", game=say(language, f"terminal-game-{game}"))
    with bar(text) as advance:

        def report(ready: int, total: int, _name: str) -> None:
            if console.is_terminal:
                advance(ready, total)
            elif ready == 0:
                console.print(text, highlight=False)

        yield report
