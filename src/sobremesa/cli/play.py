"""`sobremesa play`: a game at the terminal, and its record."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ..core.errors import Refusal, refuse
from ..games.registry import find
from ..i18n import reason
from ..screen import Screen
from ..table.fairness import secret_of
from ..table.records import write_record
from ..table.table import Table
from ..terminal.session import Session, open_table
from .options import read_levels, read_options
from .progress import compiling

FEWEST: Final = (60, 20)  # columns and lines of a whole screen


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    game: str
    players: int
    bots: str
    name: str
    seed: str | None
    words: str
    options: Sequence[str]
    record: Path | None
    plain: bool
    games: int = 1
    lines: bool = False

    @property
    def is_link(self) -> bool:
        return self.game.startswith(("http://", "https://"))


def play(language: str, wishes: Wishes) -> int | Refusal:
    if wishes.record and (refusal := why_not_there(wishes.record)):
        return refusal
    if not (wishes.lines or wishes.plain) and is_capable():
        return play_full(language, wishes)
    if not wishes.game or wishes.is_link:
        return refuse("cli-full") if wishes.is_link else refuse("cli-missing", flag="GAME")
    screen = Screen(language, wishes.plain)
    table = set_up(screen, wishes)
    if isinstance(table, Refusal):
        return table

    from ..bots import bound, choose_in_time

    with compiling(language, table.game.name) as progress:
        bound(table.game, progress)
    session = Session(screen, table, choose_in_time)
    try:
        finished = session.play()
    except KeyboardInterrupt:
        screen.write()
        finished = False
    return part(screen, table, wishes.record, finished)


def is_capable() -> bool:
    """Can this terminal be one screen? Pipes, dumb terminals and very small ones are talked to line by line."""
    size = shutil.get_terminal_size()
    knows_screens = os.name == "nt" or os.environ.get("TERM", "dumb") not in ("", "dumb", "unknown")
    letters = (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")
    return (
        sys.stdin.isatty()
        and sys.stdout.isatty()
        and knows_screens
        and letters
        and size.columns >= FEWEST[0]
        and size.lines >= FEWEST[1]
    )


def play_full(language: str, wishes: Wishes) -> int | Refusal:
    """On the whole screen: the table that was asked for, or where tables are found."""
    from ..terminal.full.app import Full
    from .doorkeeper import Doorkeeper, Drawer, data_home, first_place

    doors = Doorkeeper(Drawer(data_home() / "terminal"))
    screen = Screen(language)
    if not wishes.game or wishes.is_link:
        first = first_place(doors, wishes.game, language) if wishes.game else None
        if isinstance(first, str):
            screen.write(first, "red")
            return 1
        Full(doors, language, first).run()
        return 0
    table = set_up(screen, wishes)
    if isinstance(table, Refusal):
        return table
    from ..bots import bound

    with compiling(language, table.game.name) as progress:
        bound(table.game, progress)
    Full(doors, language, doors.begin(table, language)).run()
    return parted(screen, table, wishes.record)


def parted(screen: Screen, table: Table, record: Path | None) -> int:
    """A game that is not over waits for whoever comes back."""
    if table.status != "over":
        screen.tell("terminal-full-kept")
    return part(screen, table, record, finished=True) if record else 0


def set_up(screen: Screen, wishes: Wishes) -> Table | Refusal:
    from ..bots import LEVELS

    game = find(wishes.game)
    if isinstance(game, Refusal):
        return game
    if refusal := game.seats_refusal(wishes.players):
        return refusal
    levels = read_levels(wishes.bots, wishes.players - 1, list(LEVELS))
    if isinstance(levels, Refusal):
        return levels
    options = read_options(game, wishes.options)
    if isinstance(options, Refusal):
        return options
    name = wishes.name or screen.say("terminal-guest")
    return open_table(game, options, name, levels, list(LEVELS), secret_of(wishes.seed), wishes.words, wishes.games)


def part(screen: Screen, table: Table, record: Path | None, finished: bool) -> int:
    """Save the record where that was asked for; an abandoned game is offered once."""
    if not finished:
        screen.tell("terminal-left")
    if record is None and not finished and table.ply and sys.stdin.isatty():
        record = ask_where(screen)
    if record is None:
        return 0
    refusal = save(table, record)
    if refusal:
        screen.write(reason(screen.language, refusal), "red")
        return 1
    screen.tell("terminal-saved", file=str(record))
    return 0


def ask_where(screen: Screen) -> Path | None:
    while typed := screen.ask("terminal-ask-save"):
        refusal = why_not_there(Path(typed))
        if not refusal:
            return Path(typed)
        screen.write(reason(screen.language, refusal), "red")
    return None


def why_not_there(file: Path) -> Refusal | None:
    """Asked before the game, so that nobody plays for an hour and cannot keep it. Nothing is written over."""
    if file.exists():
        return refuse("file-exists", file=str(file))
    return None if file.parent.is_dir() else refuse("file-no-folder", file=str(file.parent))


def save(table: Table, file: Path) -> Refusal | None:
    try:
        with file.open("x", encoding="utf-8", newline="\n") as stream:
            stream.write(write_record(table))
    except OSError:
        return refuse("file-unwritable", file=str(file))
    return None
