"""Small charts as SVG text: our own writer, in the colours of the table by day and by lamp light (as the reader's screen is set)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

# Inks that stay apart for every kind of colour vision; each bot or seat also has a mark of its own.
INKS: Final = ("#7b2d3b", "#2b7b74", "#c0861f", "#4d4f9e", "#8a5f38", "#5b7a2e", "#a24a86", "#3c6f96")
NIGHT_INKS: Final = ("#e08a98", "#63c4b8", "#e8bd62", "#a3a5ee", "#d2a373", "#a9cd74", "#e29acb", "#86bfe6")
MARKS: Final = ("circle", "square", "diamond", "triangle")
SIGNATURE: Final = "sobremesa-chart"  # by which we know our own pictures, and write over no other

STYLE: Final = (
    ":root{--paper:#fffaf0;--ink:#2b2320;--muted:#7c6c5d;--line:#e4d7c0;"
    + "".join(f"--i{number}:{ink};" for number, ink in enumerate(INKS))
    + "}@media(prefers-color-scheme:dark){:root{--paper:#231a17;--ink:#f0e2c6;--muted:#b3a28b;--line:#43362f;"
    + "".join(f"--i{number}:{ink};" for number, ink in enumerate(NIGHT_INKS))
    + "}}text{font:14px Inter,'Segoe UI',system-ui,sans-serif;fill:var(--ink)}"
    ".title{font:600 20px Fraunces,Georgia,serif}.small{font-size:12px;fill:var(--muted)}"
    ".grid{stroke:var(--line)}.fair{stroke:var(--muted);stroke-dasharray:4 4}"
    + "".join(f".s{n}{{fill:var(--i{n});stroke:var(--i{n})}}" for n in range(len(INKS)))
    + ".reach{stroke-width:2.5;stroke-linecap:round}"
    ".bar{fill:var(--i1)}.ring{fill:none;stroke:var(--ink);stroke-width:1.5}.path{fill:none;stroke-width:2;stroke-linejoin:round}"
)


class Chart:
    """A sheet to draw on, coordinates in pixels from the top left."""

    def __init__(self, width: float, height: float, title: str, description: str = "") -> None:
        self.width, self.height = width, height
        self._title, self._description = title, description
        self._parts: list[str] = []

    def text(self, x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> None:
        self._parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'
        )

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str) -> None:
        self._parts.append(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>')

    def path(self, points: Iterable[tuple[float, float]], series: int) -> None:
        joined = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self._parts.append(f'<polyline points="{joined}" class="path" style="stroke:var(--i{series % len(INKS)})"/>')

    def mark(self, x: float, y: float, series: int, told: str = "", size: float = 5) -> None:
        """The mark of a series; `told` is read out and shown under the pointer."""
        kind = MARKS[series % len(MARKS)]
        said = f"<title>{escape(told)}</title>" if told else ""
        ink = f'class="s{series % len(INKS)}"'
        if kind == "circle":
            self._parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size}" {ink}>{said}</circle>')
            return
        corners = {
            "square": ((-1, -1), (1, -1), (1, 1), (-1, 1)),
            "diamond": ((0, -1.35), (1.35, 0), (0, 1.35), (-1.35, 0)),
            "triangle": ((0, -1.25), (1.2, 1), (-1.2, 1)),
        }[kind]
        joined = " ".join(f"{x + size * dx:.1f},{y + size * dy:.1f}" for dx, dy in corners)
        self._parts.append(f'<polygon points="{joined}" {ink}>{said}</polygon>')

    def bar(self, x: float, y: float, width: float, height: float, told: str = "") -> None:
        box = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
        self._parts.append(f'<rect {box} class="bar"><title>{escape(told)}</title></rect>')

    def ring(self, x: float, y: float, size: float = 6) -> None:
        self._parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size}" class="ring"/>')

    def reach(self, x1: float, y1: float, x2: float, y2: float, series: int) -> None:
        """The whiskers of an interval."""
        self.line(x1, y1, x2, y2, f"reach s{series % len(INKS)}")

    def svg(self) -> str:
        size = f'width="{self.width:.0f}" height="{self.height:.0f}" viewBox="0 0 {self.width:.0f} {self.height:.0f}"'
        about = f"<title>{escape(self._title)}</title><desc>{escape(self._description)}</desc>"
        paper = '<rect width="100%" height="100%" rx="12" style="fill:var(--paper)"/>'
        start = f'<svg xmlns="http://www.w3.org/2000/svg" id="{SIGNATURE}" {size} role="img">'
        return "\n".join([start, about, f"<style>{STYLE}</style>", paper, *self._parts, "</svg>\n"])


class Scale:
    """From values to pixels."""

    def __init__(self, values: tuple[float, float], pixels: tuple[float, float]) -> None:
        self._from, self._to = values, pixels

    def __call__(self, value: float) -> float:
        low, high = self._from
        start, end = self._to
        return start + (value - low) / ((high - low) or 1.0) * (end - start)


def round_steps(low: float, high: float, about: int = 5) -> Sequence[float]:
    """Round numbers (1, 2, 5, 10 …) that span a range in about so many steps."""
    rough = max(high - low, 1e-6) / about
    ten = 10.0 ** math.floor(math.log10(rough))
    step = next(ten * factor for factor in (1, 2, 5, 10) if ten * factor >= rough * 0.999)
    return [step * number for number in range(math.floor(low / step), math.ceil(high / step) + 1)]
