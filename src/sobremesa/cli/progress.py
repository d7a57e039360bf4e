"""Progress on standard error, where it does not disturb what a program reads from standard output."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ..i18n import say
from ..terminal.titles import game_title


@contextmanager
def bar(text: Callable[[], str]) -> Iterator[Callable[[int, int], None]]:
    """Call the result with (done, total). The bar, called `text`, appears with the first call, and only in a terminal."""
    if not sys.stderr.isatty():
        yield lambda done, total: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=Console(stderr=True), transient=True)
    task = progress.add_task(text(), total=None)

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

    def text() -> str:
        return say(language, "terminal-compiling", game=game_title(language, game))

    with bar(text) as advance:

        def report(ready: int, total: int, _name: str) -> None:
            advance(ready, total)
            if ready == 0 and not sys.stderr.isatty():
                print(text(), file=sys.stderr, flush=True)

        yield report
