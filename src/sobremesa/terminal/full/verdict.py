"""How a game ended, in one line: for whoever played, and whoever watched."""

from __future__ import annotations

from collections.abc import Sequence

from ...i18n import listing, say
from ...table.match import MatchView
from ...table.view import TableView


def headline(language: str, table: TableView, names: Sequence[str]) -> str:
    """Of the match once it is over, else of the game."""
    match = table.match
    if table.stopped:
        return stopped(language, table, names)
    if not match.ranks:
        return ""
    whole = table.status == "over" and match.games > 1
    ranks, margins = (match.places, match.distances) if whole else (match.ranks[-1], match.margins[-1])
    return words(language, "ending-match" if whole else "ending", ranks, margins, table.you, names)


def stopped(language: str, table: TableView, names: Sequence[str]) -> str:
    """All was over before its end."""
    winners = table.match.winners
    if table.stopped == "agreed":
        return say(language, "stopped-agreed")
    if winners == [table.you]:
        return say(language, "stopped-won-you")
    return say(language, "stopped-won", seats=listing(language, (names[seat] for seat in winners)), count=len(winners))


def why_stopped(language: str, table: TableView, names: Sequence[str]) -> list[str]:
    return [say(language, f"stopped-{one.why}", seat=names[one.seat]) for one in table.lost]


def words(
    language: str, id: str, ranks: Sequence[int], margins: Sequence[int], you: int | None, names: Sequence[str]
) -> str:
    winners = [seat for seat, rank in enumerate(ranks) if rank == 0]
    by = margins[winners[0]] if len(winners) == 1 else 0
    if you is not None and ranks[you]:
        return say(language, f"{id}-place", place=ranks[you] + 1)
    if you is not None:
        return say(language, f"{id}-share" if len(winners) > 1 else f"{id}-win-by" if by else f"{id}-win", points=by)
    seats = listing(language, (names[seat] for seat in winners))
    return say(
        language,
        f"{id}-others" if len(winners) > 1 else f"{id}-other-by" if by else f"{id}-other",
        seats=seats,
        points=by,
    )


def standing(language: str, match: MatchView, names: Sequence[str]) -> str:
    """Of a match: the games so far and the points."""
    totals = ", ".join(f"{name} {total}" for name, total in zip(names, match.totals, strict=True))
    return say(language, "terminal-match", game=match.game, games=match.games, totals=totals)
