"""The findings as one page: tables and drawings in a single HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from typing import Final

from ..plot import SIGNATURE, STYLE, Chart, Scale, round_steps
from .findings import Findings, TableFinding

# A sentence by its name, with its facts.
Say = Callable[..., str]
WIDTH: Final = 340
HEIGHT: Final = 230
LEFT: Final = 52
TOP: Final = 48
BOTTOM: Final = HEIGHT - 34
BARS: Final = 40  # more values than that are drawn together
PAGE: Final = (
    "body{background:var(--paper);color:var(--ink);font:16px/1.5 Inter,'Segoe UI',system-ui,sans-serif;"
    "max-width:70rem;margin:2rem auto;padding:0 1rem}h1,h2{font-family:Fraunces,Georgia,serif}"
    "table{border-collapse:collapse;margin:1rem 0}th,td{padding:.25rem .8rem;border-bottom:1px solid var(--line);text-align:right}"
    "th:first-child,td:first-child{text-align:left}.charts{display:flex;flex-wrap:wrap;gap:1rem}svg{max-width:100%;height:auto}"
)


def page(findings: Findings, say: Say, language: str) -> str:
    """HTML, in the language of the sentences."""
    parts = [
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        f"<title>{escape(findings.title)}</title><style>{STYLE}{PAGE}</style></head><body><main>",
        f"<h1>{escape(findings.title)}</h1>",
        paragraph(say("lab-games", games=findings.games, planned=findings.planned, tables=len(findings.tables))),
        paragraph(say("lab-comparisons", count=findings.comparisons)),
        *(part for finding in findings.tables for part in section(finding, say)),
        "</main></body></html>\n",
    ]
    return "\n".join(parts)


def section(finding: TableFinding, say: Say) -> Iterator[str]:
    yield f"<h2>{escape(heading(finding, say))}</h2>"
    yield seats_table(finding, say)
    if len(finding.endings) > 1:
        yield endings_table(finding, say)
    if finding.counted:
        yield counted_table(finding, say)
    drawings = (wins(finding, say), bars(finding.points, say("lab-points")), bars(finding.moves, say("lab-moves")))
    yield '<div class="charts">' + "".join(drawings) + "</div>"


def heading(finding: TableFinding, say: Say) -> str:
    cell = finding.table
    options = [f"{name}={value}" for name, value in cell.options.items()]
    seed = [f"“{cell.seed}”"] if cell.seed else []
    name = say(f"{cell.game}-name")
    bots = ", ".join(dict.fromkeys(cell.bots)) if len(set(cell.bots)) == 1 else ", ".join(cell.bots)
    return " · ".join([name, say("lab-players", players=cell.players), bots, *options, *seed])


def seats_table(finding: TableFinding, say: Say) -> str:
    head = [say(f"lab-{name}") for name in ("seat", "bot", "won", "interval", "mean", "chance")]
    body = [
        [str(number), seat.bot, percent(seat.wins.value), f"{percent(seat.wins.low)}–{percent(seat.wins.high)}",
         f"{seat.points:.2f}", chance(seat.p) + (" *" if seat.differs else "")]
        for number, seat in enumerate(finding.seats, 1)
    ]  # fmt: skip
    return table(head, body)


def endings_table(finding: TableFinding, say: Say) -> str:
    body = [
        [say(f"{finding.table.game}-ending-{one.code}"), percent(one.share.value),
         f"{percent(one.share.low)}–{percent(one.share.high)}"]
        for one in finding.endings
    ]  # fmt: skip
    return table([say("lab-ending"), say("lab-share"), say("lab-interval")], body)


def counted_table(finding: TableFinding, say: Say) -> str:
    body = [
        [say(f"{finding.table.game}-counted-{name}"), f"{mean.value:.2f}", f"{mean.low:.2f}–{mean.high:.2f}"]
        for name, mean in finding.counted.items()
    ]
    return table([say("lab-counted"), say("lab-average"), say("lab-interval")], body)


def table(head: list[str], body: list[list[str]]) -> str:
    cells = "".join(f'<th scope="col">{escape(text)}</th>' for text in head)
    lines = ("<tr>" + "".join(f"<td>{escape(text)}</td>" for text in line) + "</tr>" for line in body)
    return f"<table><thead><tr>{cells}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def chance(p: float) -> str:
    return "< 0.001" if p < 0.001 else f"{p:.3f}"


# ---- drawings ----------------------------------------------------------------------------------------------------------------------------------


def wins(finding: TableFinding, say: Say) -> str:
    """A seat a mark, with its interval; the line is a fair share."""
    chart = Chart(WIDTH, HEIGHT, say("lab-wins"))
    chart.text(LEFT, 26, say("lab-wins"))
    fair, count = 1 / len(finding.seats), len(finding.seats)
    steps = round_steps(0.0, max([fair, *(seat.wins.high for seat in finding.seats)]), 4)
    y = Scale((0.0, steps[-1]), (BOTTOM, TOP))
    for step in steps:
        chart.line(LEFT, y(step), WIDTH - 12, y(step), "grid")
        chart.text(LEFT - 8, y(step) + 4, f"{100 * step:.0f} %", "small", "end")
    chart.line(LEFT, y(fair), WIDTH - 12, y(fair), "fair")
    for place, seat in enumerate(finding.seats):
        x = LEFT + (WIDTH - 12 - LEFT) * (place + 0.5) / count
        chart.reach(x, y(seat.wins.low), x, y(seat.wins.high), place)
        chart.mark(x, y(seat.wins.value), place, f"{place + 1}: {percent(seat.wins.value)}")
        chart.text(x, BOTTOM + 20, str(place + 1), "small", "middle")
    return bare(chart)


def bars(counts: dict[int, int], title: str) -> str:
    """How many had each number, several numbers together where there are many."""
    low, high = min(counts), max(counts)
    width = -(-(high - low + 1) // BARS)
    binned: dict[int, int] = {}
    for value, times in counts.items():
        binned[(value - low) // width] = binned.get((value - low) // width, 0) + times
    places = (high - low) // width + 1
    chart = Chart(WIDTH, HEIGHT, title)
    chart.text(LEFT, 26, title)
    total, y = sum(counts.values()), Scale((0.0, max(binned.values())), (BOTTOM, TOP))
    step = (WIDTH - 12 - LEFT) / places
    for place, times in sorted(binned.items()):
        first = low + place * width
        span = f"{first}" if width == 1 else f"{first}–{first + width - 1}"
        chart.bar(
            LEFT + place * step, y(times), max(1.0, step - 1), BOTTOM - y(times), f"{span}: {percent(times / total)}"
        )
    chart.line(LEFT, BOTTOM, WIDTH - 12, BOTTOM, "grid")
    for value in (low, (low + high) // 2, high):
        x = LEFT + ((value - low) // width + 0.5) * step
        chart.text(x, BOTTOM + 20, str(value), "small", "middle")
    return bare(chart)


def bare(chart: Chart) -> str:
    """Without what a drawing needs only where it is a file by itself: its name and the style, which the page has."""
    return chart.svg().replace(f' id="{SIGNATURE}"', "").replace(f"<style>{STYLE}</style>", "")
