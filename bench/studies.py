"""The studies of docs/studies: their plans are played, and the numbers and drawings of their pages made anew. What is played is kept in
bench/results/, so that a study that was stopped goes on."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from sobremesa.core.errors import Refusal
from sobremesa.i18n import say
from sobremesa.lab.arena.statistics import Share
from sobremesa.lab.plot import Chart, Scale, round_steps
from sobremesa.lab.study import Findings, Study, find_out, read_plan
from sobremesa.lab.study.executors import executor_of
from sobremesa.lab.study.findings import TableFinding

from .page import HERE, machine, table

DOCS: Final = HERE.parent / "docs"
NUMBERS: Final = "\n## The numbers\n"  # what comes before is written by hand
WIDTH, LEFT, TOP, LINE = 760, 250, 64, 26
english = partial(say, "en")


@dataclass(frozen=True)
class Mark:
    """A share in a line of a drawing; `series` is its ink."""

    share: Share
    series: int
    told: str


Line = tuple[str, list[Mark]]


def played(name: str) -> Findings:
    plan = read_plan(DOCS / "studies" / f"{name}.toml")
    assert not isinstance(plan, Refusal), plan
    study = Study(plan, HERE / "results" / name)
    refusal = study.open()
    assert refusal is None, refusal
    executor = executor_of("processes", plan, os.cpu_count() or 1)
    assert not isinstance(executor, Refusal)
    for done in study.play(executor):
        print(f"{name}: {done} of {plan.games} games", flush=True)
    return find_out(plan, study.rows)


def label(found: TableFinding, *, bots: bool) -> str:
    parts = [english(f"{found.table.game}-name"), english("lab-players", players=found.table.players)]
    return ", ".join([*parts, found.table.bots[0]] if bots else parts)


# ---- who begins --------------------------------------------------------------------------------------------------------


def first_seat(findings: Findings) -> tuple[str, str]:
    head = ["greedy at every seat", "games", "fair share", "wins of who begins", "95 %", "by chance"]
    rows, lines = [], []
    for found in findings.tables:
        seat, fair = found.seats[0], 1 / found.table.players
        told = ["< 0.001" if seat.p < 0.001 else f"{seat.p:.3f}"]
        rows.append(
            [
                label(found, bots=False),
                f"{found.games:,}",
                percent(fair),
                percent(seat.wins.value),
                reach(seat.wins),
                *told,
            ]
        )
        lines.append((label(found, bots=False), [Mark(relative(seat.wins, fair), 0 if seat.differs else 1, "")]))
    drawn = draw("Wins of who begins, compared with a fair share (1 is fair)", lines, fair=1.0, shown="{:g}")
    return table(head, rows), drawn


def relative(share: Share, fair: float) -> Share:
    return Share(share.value / fair, share.low / fair, share.high / fair, share.count)


# ---- the last round ----------------------------------------------------------------------------------------------------


def last_round(findings: Findings) -> tuple[str, str]:
    codes = ("colours", "pile", "both")
    head = ["", "games", *(f"{code}, 95 %" for code in codes), "moves a game"]
    rows, lines = [], []
    for found in findings.tables:
        shares = {one.code: one.share for one in found.endings}
        told = [
            f"{percent(shares[code].value)} ({reach(shares[code])})" if code in shares else "never" for code in codes
        ]
        moves = sum(value * times for value, times in found.moves.items()) / found.games
        rows.append([label(found, bots=True), f"{found.games:,}", *told, f"{moves:.1f}"])
        marks = [Mark(shares[code], series, code) for series, code in enumerate(codes) if code in shares]
        lines.append((label(found, bots=True), marks))
    drawn = draw("Games whose last round was begun by ● all colours, ■ the pile, ◆ both at once", lines, shown="{:.0%}")
    return table(head, rows), drawn


STUDIES: Final[dict[str, Callable[[Findings], tuple[str, str]]]] = {"first-seat": first_seat, "last-round": last_round}


# ---- pages -------------------------------------------------------------------------------------------------------------


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def reach(share: Share) -> str:
    return f"{100 * share.low:.1f}–{100 * share.high:.1f}"


def draw(title: str, lines: list[Line], fair: float | None = None, shown: str = "{:g}") -> str:
    """A line a table, marks with their intervals."""
    height = TOP + LINE * len(lines) + 40
    chart = Chart(WIDTH, height, title)
    chart.text(20, 32, title)
    low, high = span(lines, fair)
    steps = round_steps(low, high, 5)
    x, bottom = Scale((steps[0], steps[-1]), (LEFT, WIDTH - 24)), height - 36
    for step in steps:
        chart.line(x(step), TOP - 12, x(step), bottom, "grid")
        chart.text(x(step), bottom + 20, shown.format(step), "small", "middle")
    if fair is not None:
        chart.line(x(fair), TOP - 12, x(fair), bottom, "fair")
    for place, (name, marks) in enumerate(lines):
        y = TOP + LINE * (place + 0.3)
        chart.text(LEFT - 14, y + 5, name, "", "end")
        for mark in marks:
            chart.reach(x(mark.share.low), y, x(mark.share.high), y, mark.series)
            chart.mark(x(mark.share.value), y, mark.series, f"{name} {mark.told}: {mark.share.value:.3f}")
    return chart.svg()


def span(lines: list[Line], fair: float | None) -> tuple[float, float]:
    edges = [edge for _, marks in lines for mark in marks for edge in (mark.share.low, mark.share.high)]
    return min([*edges, fair if fair is not None else 0.0]), max(edges)


def renewed(name: str, numbers: str) -> Iterator[tuple[Path, str]]:
    page = DOCS / "studies" / f"{name}.md"
    yield page, page.read_text("utf-8").partition(NUMBERS)[0] + NUMBERS + "\n" + numbers + "\n"


def main() -> None:
    for name, tell in STUDIES.items():
        numbers, drawn = tell(played(name))
        (DOCS / "pictures" / f"study-{name}.svg").write_text(drawn, "utf-8", newline="\n")
        for file, text in renewed(name, "\n\n".join([numbers, machine("numpy", "numba")])):
            file.write_text(text, "utf-8", newline="\n")


if __name__ == "__main__":
    main()
