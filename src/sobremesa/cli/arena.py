"""`sobremesa arena`: bots meet over the same cards, and are rated."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ..core.errors import Refusal, refuse
from ..games.game import Game
from ..games.registry import find
from ..i18n import say
from .arena_text import lines_of, picture_words
from .options import read_options
from .pictures import save_picture, why_not_picture
from .progress import bar, compiling
from .refusing import complain

if TYPE_CHECKING:
    from ..lab.arena.plan import Bot, Plan
    from ..lab.entrants import Entrant

INTERRUPTED = 130
MOST_GAMES = 10**8
MOST_JOBS = 256
LONGEST_MOVE = 600.0  # seconds
MEGABYTES = range(64, 2**20)


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    game: str
    bots: str
    players: str
    games: int
    seed: str | None
    state: Path | None
    plot: Path | None
    jobs: int
    alone: bool
    seconds: float
    memory: int
    options: Sequence[str]
    as_json: bool


def arena(language: str, wishes: Wishes) -> int | Refusal:
    refusal = why_not(wishes)
    if refusal:
        return refusal
    plan = read_plan(wishes)
    if isinstance(plan, Refusal):
        return plan

    from ..lab.arena.outcomes import Log

    log = Log(plan, wishes.state)
    entrants = admit(plan.bots, wishes)
    refusal = next((no for one in entrants.values() if (no := one.refusal())), None) or log.open()
    if refusal:
        return refusal
    try:
        return play(language, wishes, plan, log, entrants)
    finally:
        log.close()


def play(language: str, wishes: Wishes, plan: Plan, log: Any, entrants: dict[int, Entrant]) -> int | Refusal:
    from ..bots import bound
    from ..lab.arena import hold, report_on

    with compiling(language, plan.game.name) as progress:
        bound(plan.game, progress)
    is_whole, seconds = True, 0.0
    try:
        with bar(lambda: say(language, "arena-playing", games=plan.total())) as advance:
            seconds = hold(plan, log, entrants, wishes.jobs or os.cpu_count() or 1, advance)
    except KeyboardInterrupt:
        is_whole = False
    report = report_on(plan, log.in_order(), seconds)
    show(language, report, wishes.as_json)
    if not is_whole:
        id = "arena-stopped-kept" if wishes.state else "arena-stopped"
        print(say(language, id, done=report.games, games=report.planned), file=sys.stderr)
    refusal = save_plot(language, wishes.plot, report) if wishes.plot else None
    if refusal:
        return complain(language, refusal)  # beside the answer, which stands alone on standard output
    return 0 if is_whole else INTERRUPTED


def show(language: str, report: Any, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        print("\n".join(lines_of(language, report)))


def save_plot(language: str, file: Path, report: Any) -> Refusal | None:
    from ..lab.arena.picture import draw

    if not report.games:
        return None
    return save_picture(file, draw(report, picture_words(language, report)))


# ---- what was asked for ------------------------------------------------------------------------------------------------------------------------


def why_not(wishes: Wishes) -> Refusal | None:
    for flag, value, fits in (
        ("--games", wishes.games, 1 <= wishes.games <= MOST_GAMES),
        ("--jobs", wishes.jobs, 0 <= wishes.jobs <= MOST_JOBS),
        ("--seconds", wishes.seconds, 0 < wishes.seconds <= LONGEST_MOVE),
        ("--memory", wishes.memory, wishes.memory in MEGABYTES),
    ):
        if not fits:
            return refuse("cli-value", flag=flag, text=str(value)[:40])
    if wishes.state and not wishes.state.parent.is_dir():
        return refuse("file-no-folder", file=str(wishes.state.parent))
    return why_not_picture(wishes.plot) if wishes.plot else None


def read_plan(wishes: Wishes) -> Plan | Refusal:
    from ..lab.arena import Plan
    from ..lab.arena.outcomes import seed_in

    game = find(wishes.game)
    if isinstance(game, Refusal):
        return game
    given = read_options(game, wishes.options)
    options = given if isinstance(given, Refusal) else game.read_options(given)
    if isinstance(options, Refusal):
        return options
    settled = options.settled(game.seats[1])
    if isinstance(settled, Refusal):
        return settled
    players = read_players(game, wishes.players, options)
    if isinstance(players, Refusal):
        return players
    bots = named_bots(wishes.bots)
    if isinstance(bots, Refusal):
        return bots
    seed = wishes.seed
    if seed is None:  # a fresh one: a file that enters cannot have dealt the cards beforehand
        seed = (seed_in(wishes.state) if wishes.state else None) or secrets.token_hex(8)
    return Plan(game, options.simulated(), bots, players, wishes.games, seed, wishes.alone)


def read_players(game: Game, text: str, options: Any) -> list[int] | Refusal:
    """`4`, `2-6` or `2,4`; nothing stands for every number that can play."""
    if not text:
        return game.player_counts(options)
    counts: set[int] = set()
    for part in text.split(","):
        first, dash, last = (piece.strip() for piece in part.partition("-"))
        if not (is_number(first) and (is_number(last) if dash else not last)):
            return refuse("cli-value", flag="--players", text=text[:40])
        counts.update(range(int(first), int(last or first) + 1))
    if not counts:
        return refuse("cli-value", flag="--players", text=text[:40])
    refusal = next((no for count in sorted(counts) if (no := game.refusal(count, options))), None)
    return refusal or sorted(counts)


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 3


def named_bots(text: str) -> list[Bot] | Refusal:
    """Levels by name, files by path, with commas; nothing stands for every level."""
    from ..bots import LEVELS
    from ..lab.arena.entering import read_bots

    return read_bots([one.strip() for one in text.split(",")] if text else list(LEVELS))


def admit(bots: Sequence[Bot], wishes: Wishes) -> dict[int, Entrant]:
    from ..lab.arena.entering import admitted
    from ..lab.entrants import Limits

    return admitted(bots, Limits(seconds=wishes.seconds, megabytes=wishes.memory))
