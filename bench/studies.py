"""The studies of docs/studies: their plans are played, and the numbers and drawings of their pages made anew. What is played is kept in
bench/results/, so that a study that was stopped goes on."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

from sobremesa.core.errors import Refusal
from sobremesa.i18n import say
from sobremesa.lab.arena.statistics import Share
from sobremesa.lab.plot import Chart, Scale, round_steps
from sobremesa.lab.study import Findings, Study, find_out, read_plan
from sobremesa.lab.study.executors import executor_of
from sobremesa.lab.study.findings import BELL, SURE, Mean, TableFinding, holm, mean_of
from sobremesa.lab.study.report import chance

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
        told = [chance(seat.p)]
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


# ---- rows of Coloretto -------------------------------------------------------------------------------------------------


def coloretto_rows(findings: Findings) -> tuple[str, str]:
    head = ["", "games", "cards in a row, 95 %", "rounds a game", "points, 95 %", "middle half"]
    rows, lines = [], []
    for found in findings.tables:
        row, points = found.counted["row"], points_of(found)
        name = f"{label(found, bots=True)}, {'other table' if found.table.options['other_table'] else 'printed table'}"
        told = [number(row, 3), f"{found.counted['rounds'].value:.1f}", number(points, 2), middle_half(found.points)]
        rows.append([name, f"{found.games:,}", *told])
        lines.append((name, [Mark(share(row), int(found.table.options["other_table"]), "")]))
    drawn = draw(
        "Cards in a row when it is taken: ● the printed table, ■ the other one",
        lines,
        shown="{:g}",
        wide=330,
        zero=False,
    )
    return table(head, rows), drawn


def points_of(found: TableFinding) -> Mean:
    """Of a seat. Seats of a game are not independent of each other, so that the interval counts games."""
    total = sum(value * times for value, times in found.points.items()) / found.table.players
    squares = sum(value**2 * times for value, times in found.points.items()) / found.table.players
    return mean_of(total, squares, found.games)


def middle_half(counts: dict[int, int]) -> str:
    """Between which numbers half of all lie, a quarter being below and a quarter above."""
    values, times = np.array(list(counts)), np.cumsum(list(counts.values()))
    low, high = (values[np.searchsorted(times, part * times[-1])] for part in (0.25, 0.75))
    return f"{low}–{high}"


# ---- endings of Jackrabbits --------------------------------------------------------------------------------------------


def jackrabbits_endings(findings: Findings) -> tuple[str, str]:
    head = ["", "games", "turns, 95 %", "turns of each", "wins of who begins", "95 %", "not won in 400 turns"]
    rows, lines = [], []
    for found in findings.tables:
        turns, first = found.counted["turns"], found.seats[0].wins
        ending = english("jackrabbits-option-ending-value", value=found.table.options["ending"])
        name = f"{label(found, bots=True)}, {ending.partition(':')[0].lower()}"
        open_ended = 1 - next((one.share.value for one in found.endings if one.code == "won"), 0.0)
        told = [number(turns, 1), f"{turns.value / found.table.players:.1f}", percent(first.value), reach(first)]
        rows.append([name, f"{found.games:,}", *told, f"{100 * open_ended:.2f} %" if open_ended else "never"])
        lines.append((name, [Mark(share(turns), 0 if found.table.bots[0] == "greedy" else 1, "")]))
    drawn = draw("Turns a game, of all seats together: ● greedy, ■ club", lines, shown="{:g}", wide=380)
    return table(head, rows), drawn


# ---- options of Jackrabbits --------------------------------------------------------------------------------------------


def jackrabbits_options(findings: Findings) -> tuple[str, str]:
    head = [
        "",
        "games",
        "turns, 95 %",
        "longer by",
        "by chance",
        "wins of who begins",
        "95 %",
        "fairer by",
        "by chance",
    ]
    plain, rows, lines = findings.tables[0], [], []
    chances = holm([p for found in findings.tables[1:] for p in differences(found, plain)])
    left = iter([1.0, 1.0, *chances])
    for found in findings.tables:
        turns, first, name = (
            found.counted["turns"],
            found.seats[0].wins,
            f"{label(found, bots=False)}, {changed(found)}",
        )
        longer, fairer = next(left), next(left)
        told = [number(turns, 2), f"{turns.value - plain.counted['turns'].value:+.2f}", chance(longer)]
        told += [percent(first.value), reach(first), f"{100 * (plain.seats[0].wins.value - first.value):+.1f}"]
        rows.append([name, f"{found.games:,}", *told, chance(fairer)])
        lines.append((name, [Mark(share(turns), 0 if found is plain or longer >= SURE else 1, "")]))
    drawn = draw(
        "Turns a game, of all seats together (dashed: no option; ■ differs by more than chance)",
        lines, fair=plain.counted["turns"].value, shown="{:g}", wide=430,
    )  # fmt: skip
    return table(head, rows), drawn


def changed(found: TableFinding) -> str:
    """The options of a table but for who begins."""
    said = []
    for name, value in found.table.options.items():
        option = english(f"{found.table.game}-option-{name}").lower()
        if name != "starter":
            said.append(option if value is True else f"{option} {'off' if value is False else value}")
    return ", ".join(said) or "no option"


def differences(found: TableFinding, plain: TableFinding) -> Iterator[float]:
    """How likely chance alone makes these tables differ so much: in turns, and in how often who begins wins."""
    one, other = found.counted["turns"], plain.counted["turns"]
    yield by_chance(one.value - other.value, (one.high - one.value) / BELL, (other.high - other.value) / BELL)
    shares = [table.seats[0].wins for table in (found, plain)]
    errors = [math.sqrt(wins.value * (1 - wins.value) / wins.count) for wins in shares]
    yield by_chance(shares[0].value - shares[1].value, *errors)


def by_chance(difference: float, *errors: float) -> float:
    return math.erfc(abs(difference) / math.hypot(*errors) / math.sqrt(2))


STUDIES: Final[dict[str, Callable[[Findings], tuple[str, str]]]] = {
    "first-seat": first_seat,
    "last-round": last_round,
    "coloretto-rows": coloretto_rows,
    "jackrabbits-endings": jackrabbits_endings,
    "jackrabbits-options": jackrabbits_options,
}


# ---- pages -------------------------------------------------------------------------------------------------------------


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def number(mean: Mean, digits: int) -> str:
    return f"{mean.value:.{digits}f} ({mean.low:.{digits}f}–{mean.high:.{digits}f})"


def share(mean: Mean) -> Share:
    """To be drawn like one."""
    return Share(mean.value, mean.low, mean.high, mean.count)


def reach(share: Share) -> str:
    return f"{100 * share.low:.1f}–{100 * share.high:.1f}"


def draw(
    title: str, lines: list[Line], fair: float | None = None, shown: str = "{:g}", wide: int = LEFT, zero: bool = True
) -> str:
    """A line a table, marks with their intervals; `wide` is the room for what the lines are called."""
    left, width = wide, WIDTH + wide - LEFT
    height = TOP + LINE * len(lines) + 40
    chart = Chart(width, height, title)
    chart.text(20, 32, title)
    low, high = span(lines, fair if fair is not None or not zero else 0.0)
    steps = round_steps(low, high, 5)
    x, bottom = Scale((steps[0], steps[-1]), (left, width - 24)), height - 36
    for step in steps:
        chart.line(x(step), TOP - 12, x(step), bottom, "grid")
        chart.text(x(step), bottom + 20, shown.format(step), "small", "middle")
    if fair is not None:
        chart.line(x(fair), TOP - 12, x(fair), bottom, "fair")
    for place, (name, marks) in enumerate(lines):
        y = TOP + LINE * (place + 0.3)
        chart.text(left - 14, y + 5, name, "", "end")
        for mark in marks:
            chart.reach(x(mark.share.low), y, x(mark.share.high), y, mark.series)
            chart.mark(x(mark.share.value), y, mark.series, f"{name} {mark.told}: {mark.share.value:.3f}")
    return chart.svg()


def span(lines: list[Line], fair: float | None) -> tuple[float, float]:
    edges = [edge for _, marks in lines for mark in marks for edge in (mark.share.low, mark.share.high)]
    return min(edges if fair is None else [*edges, fair]), max(edges)


def renewed(name: str, numbers: str) -> Iterator[tuple[Path, str]]:
    page = DOCS / "studies" / f"{name}.md"
    yield page, page.read_text("utf-8").partition(NUMBERS)[0] + NUMBERS + "\n" + numbers + "\n"


def renew(name: str) -> None:
    """Play what is missing, and write the numbers and the drawing of its page."""
    numbers, drawn = STUDIES[name](played(name))
    (DOCS / "pictures" / f"study-{name}.svg").write_text(drawn, "utf-8", newline="\n")
    for file, text in renewed(name, "\n\n".join([numbers, machine("numpy", "numba")])):
        file.write_text(text, "utf-8", newline="\n")


def main() -> None:
    for name in STUDIES:
        renew(name)


if __name__ == "__main__":
    main()
