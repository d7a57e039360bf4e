"""The report as a picture: ratings on the left, shares of wins by the number of players on the right, all with their intervals."""

from __future__ import annotations

from typing import Final

import msgspec

from ..plot import Chart, Scale, round_steps
from .report import Report

LEFT: Final = 150.0  # room for names
RATINGS: Final = 300.0
COLUMN: Final = 62.0  # least room for one number of players
BOT: Final = 20.0
TOP: Final = 96.0
ROW: Final = 34.0
LEGEND: Final = 340.0  # room for what the right half is called
PLAY_HEIGHT: Final = 240.0
FOOT: Final = 44.0


class Words(msgspec.Struct, frozen=True):
    """What the picture says, in the reader's language. `players` has a sentence for each size of table."""

    title: str
    ratings: str
    wins: str
    fair: str
    players: list[str]


def draw(report: Report, words: Words) -> str:
    column = max(COLUMN, BOT * (len(report.bots) + 1))
    height = TOP + max(PLAY_HEIGHT, ROW * len(report.bots)) + FOOT
    second = LEFT + RATINGS + 90
    width = second + max(column * len(report.players), LEGEND) + 30
    ranked = ", ".join(report.bots[number].name for number in report.ranking)
    chart = Chart(width, height, words.title, f"{words.ratings}: {ranked}")
    chart.text(24, 38, words.title, "title")
    _ratings(chart, report, words, height - FOOT)
    _wins(chart, report, words, second, column, height - FOOT)
    return chart.svg()


def _ratings(chart: Chart, report: Report, words: Words, bottom: float) -> None:
    lows = [bot.mu - 2 * bot.sigma for bot in report.bots]
    highs = [bot.mu + 2 * bot.sigma for bot in report.bots]
    steps = round_steps(min(lows), max(highs), 6)
    x = Scale((steps[0], steps[-1]), (LEFT, LEFT + RATINGS))
    chart.text(LEFT, 70, words.ratings, "small")
    for step in steps:
        chart.line(x(step), TOP - 12, x(step), bottom, "grid")
        chart.text(x(step), bottom + 20, f"{step:g}", "small", "middle")
    for place, number in enumerate(report.ranking):
        bot = report.bots[number]
        y = TOP + (place + 0.5) * (bottom - TOP) / len(report.bots)
        chart.text(LEFT - 14, y + 5, bot.name[:18], "", "end")
        chart.reach(x(bot.mu - 2 * bot.sigma), y, x(bot.mu + 2 * bot.sigma), y, number)
        chart.mark(x(bot.mu), y, number, f"{bot.name}: {bot.mu:.1f} ± {2 * bot.sigma:.1f}", 6)


def _wins(chart: Chart, report: Report, words: Words, left: float, column: float, bottom: float) -> None:
    top = max([0.6, *(field.wins.high for bot in report.bots for field in bot.wins)])
    y = Scale((0.0, top), (bottom, TOP - 12))
    chart.text(left, 70, f"{words.wins} (┄ {words.fair})", "small")
    for tenth in range(0, int(top * 10) + 1, 2):
        chart.line(left, y(tenth / 10), left + column * len(report.players), y(tenth / 10), "grid")
        chart.text(left - 8, y(tenth / 10) + 4, f"{tenth * 10} %", "small", "end")
    for place, players in enumerate(report.players):
        start = left + column * place
        chart.line(start + 6, y(1 / players), start + column - 6, y(1 / players), "fair")
        chart.text(start + column / 2, bottom + 20, words.players[place], "small", "middle")
        for slot, number in enumerate(report.ranking):
            for field in report.bots[number].wins:
                if field.players == players:
                    x = start + column * (slot + 1) / (len(report.bots) + 1)
                    chart.reach(x, y(field.wins.low), x, y(field.wins.high), number)
                    told = f"{report.bots[number].name}: {100 * field.wins.value:.1f} %"
                    chart.mark(x, y(field.wins.value), number, told)
