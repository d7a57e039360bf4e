"""`sobremesa lab`: games by a plan, a row a game, and a report on them."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ..core.errors import Refusal, refuse
from ..games.registry import GAMES
from ..i18n import say
from .progress import bar, compiling

if TYPE_CHECKING:
    from ..lab.study import Findings, Plan, Study
    from ..lab.study.executors import Executor, Kind

INTERRUPTED = 130
MOST_WORKERS = 256
REPORT = "report.html"


def lab(
    language: str, file: Path, out: Path | None, workers: int, kind: Kind, address: str, as_json: bool
) -> int | Refusal:
    from ..lab.study import Study, find_out, read_plan
    from ..lab.study.executors import executor_of
    from ..lab.study.rows import Damaged

    if not 0 <= workers <= MOST_WORKERS:
        return refuse("cli-value", flag="--workers", text=str(workers)[:40])
    plan = read_plan(file)
    if isinstance(plan, Refusal):
        return plan
    study = Study(plan, out or file.with_suffix(""))
    if refusal := study.open():
        return refusal
    prepare(language, plan)
    executor = executor_of(kind, plan, workers or os.cpu_count() or 1, address)
    if isinstance(executor, Refusal):
        return executor
    outcome = play(language, study, executor)
    if isinstance(outcome, Refusal):
        return outcome
    try:
        findings = find_out(plan, study.rows)
    except Damaged as damaged:
        return refuse("lab-damaged", file=str(damaged.file))
    refusal = save_report(language, study, findings)
    show(language, findings, study.folder, as_json)
    if refusal or outcome:
        return refusal or 0
    print(say(language, "arena-stopped-kept", done=findings.games, games=findings.planned), file=sys.stderr)
    return INTERRUPTED


def prepare(language: str, plan: Plan) -> None:
    """Compiled here once, and not by several workers at the same time."""
    from ..bots import bound

    for name in dict.fromkeys(cell.game for cell in plan.cells):
        with compiling(language, name) as progress:
            bound(GAMES[name], progress)


def play(language: str, study: Study, executor: Executor) -> bool | Refusal:
    """Was everything played? Ctrl-C ends it early; what was played until then is kept, and so it is when a disk is full."""
    from ..lab.study.executors import Stopped

    games = study.plan.games
    try:
        with bar(lambda: say(language, "terminal-simulating", games=games)) as advance:
            for done in study.play(executor):
                advance(done, games)
    except KeyboardInterrupt:
        return False
    except OSError as error:
        return refuse("lab-disk", folder=str(study.folder), detail=str(error.strerror))
    except Stopped as stopped:
        return stopped.refusal
    return True


def save_report(language: str, study: Study, findings: Findings) -> Refusal | None:
    from ..lab.study.report import page

    file = study.folder / REPORT
    try:
        file.write_text(page(findings, partial(say, language), language), "utf-8", newline="\n")
    except OSError:
        return refuse("file-unwritable", file=str(file))
    return None


def show(language: str, findings: Findings, folder: Path, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(findings), indent=2).decode())
        return
    from ..lab.study.report import heading, percent

    speak: Any = partial(say, language)
    for table in findings.tables:
        print(heading(table, speak))
        for number, seat in enumerate(table.seats, 1):
            reach = f"{percent(seat.wins.low)}–{percent(seat.wins.high)}"
            facts = {"wins": percent(seat.wins.value), "interval": reach, "points": f"{seat.points:.2f}"}
            print("  " + say(language, "lab-line", seat=number, bot=seat.bot, **facts))
    print(say(language, "lab-saved", folder=str(folder), report=str(folder / REPORT)))
