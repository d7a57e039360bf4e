"""What an arena found, as text in columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from babel.numbers import format_decimal, format_percent

from ..i18n import say
from ..lab.arena.picture import Words
from ..lab.arena.report import Entry, Report
from ..lab.arena.statistics import Share
from ..terminal.titles import game_title

GAP = "  "


def lines_of(language: str, report: Report) -> Iterator[str]:
    yield heading(language, report)
    if not report.games:
        return
    ranked = [report.bots[number] for number in report.ranking]
    yield from ("", *ratings(language, ranked))
    yield from ("", *wins(language, report, ranked))
    yield from ("", *crosstable(language, report, ranked))
    found = [line for bot in ranked for line in troubles(language, bot)]
    if found:
        yield from ("", *found, say(language, "arena-substitute"))


def heading(language: str, report: Report) -> str:
    facts = {"game": game_title(language, report.game), "seconds": round(report.seconds, 1), "seed": report.seed}
    return say(language, "arena-heading", games=report.games, moves=report.moves, **facts)


def ratings(language: str, ranked: Sequence[Entry]) -> list[str]:
    head = [say(language, "arena-rating"), "μ", "± 2σ"]
    rows = [[bot.name, decimal(language, bot.mu), decimal(language, 2 * bot.sigma)] for bot in ranked]
    return columns([head, *rows])


def wins(language: str, report: Report, ranked: Sequence[Entry]) -> list[str]:
    head = [say(language, "arena-wins"), *(say(language, "arena-players", players=n) for n in report.players)]
    rows = [[bot.name, *(win(language, bot, players) for players in report.players)] for bot in ranked]
    fair = [say(language, "arena-fair"), *(percent(language, 1 / players) for players in report.players)]
    return columns([head, *rows, fair])


def win(language: str, bot: Entry, players: int) -> str:
    return next((interval(language, field.wins) for field in bot.wins if field.players == players), "–")


def crosstable(language: str, report: Report, ranked: Sequence[Entry]) -> list[str]:
    head = [say(language, "arena-ahead"), *(bot.name for bot in ranked)]
    rows = [[bot.name, *(ahead(language, bot.ahead[other]) for other in report.ranking)] for bot in ranked]
    return columns([head, *rows])


def ahead(language: str, share: Share | None) -> str:
    return percent(language, share.value) if share else "–"


def troubles(language: str, bot: Entry) -> Iterator[str]:
    for trouble in bot.troubles:
        facts = {"name": bot.name, "times": trouble.times, "detail": trouble.detail}
        yield say(language, f"arena-fault-{trouble.kind}", **facts).rstrip()


def picture_words(language: str, report: Report) -> Words:
    return Words(
        title=say(language, "arena-title", game=game_title(language, report.game), games=report.games),
        ratings=say(language, "arena-rating-long"),
        wins=say(language, "arena-wins-long"),
        fair=say(language, "arena-fair"),
        players=[say(language, "arena-players", players=players) for players in report.players],
    )


def interval(language: str, share: Share) -> str:
    low, high = (decimal(language, 100 * end) for end in (share.low, share.high))
    return f"{percent(language, share.value)} ({low}–{high})"


def percent(language: str, share: float) -> str:
    return format_percent(share, "0.0\u00a0%", locale=language)


def decimal(language: str, number: float) -> str:
    return format_decimal(number, "0.0", locale=language)


def columns(rows: Sequence[Sequence[str]], left: Sequence[int] = (0,)) -> list[str]:
    """Names to the left, numbers to the right."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    return [
        GAP.join(
            text.ljust(width) if place in left else text.rjust(width)
            for place, (text, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
