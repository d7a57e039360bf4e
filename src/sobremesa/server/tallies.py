"""Statistics of one's own games, counted from what is noted of them: how often one won, and against whom.

Every game of a match counts. Lessons do not, nor games that are not over; the deals of days do. A game that somebody has left, so that a bot played
on for them, counts neither for them nor between them and others; one that they resigned or lost on time does, as lost, but has no points. To share a
win is to win; of two that share a place nobody is ahead."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Final, NamedTuple

from ..games.registry import GAMES
from ..table.view import SeatView
from .glances import Summary
from .messages import Ended, Rival, Statistics, Tally
from .store.house import is_forgotten
from .workshop import breathe

SHOWN: Final = 30  # places of the last games
MOST_RIVALS: Final = 40


class Result(NamedTuple):
    """A game that is over, as somebody played it: which of the match, from 1."""

    table: Summary
    you: int
    end: Ended
    game: int

    @property
    def place(self) -> int:
        return self.end.places[self.you]

    def has_gone(self, seat: int) -> bool:
        """Did a bot play this game for them? Who gave it up, or lost it on time, has lost it; later ones of the match are the bot's."""
        lost = next((one.game for one in self.table.lost if one.seat == seat), None)
        return self.table.seats[seat].away if lost is None else lost < self.game


def statistics(found: Iterable[Summary], guest: str, more: int) -> Statistics:
    results = list(results_of(sorted(found, key=lambda one: one.at), guest))
    stayed = [one for one in results if not one.has_gone(one.you)]
    return Statistics(tallies(stayed), rivals(stayed), len(results) - len(stayed), more)


def results_of(found: Iterable[Summary], guest: str) -> Iterator[Result]:
    for one in found:
        breathe()
        if guest in one.guests and not one.is_lesson:
            yield from (Result(one, one.guests.index(guest), end, game) for game, end in enumerate(one.results, 1))


def tallies(results: Iterable[Result]) -> list[Tally]:
    """By game and how many played, the ones played most first."""
    kinds: defaultdict[tuple[str, int], list[Result]] = defaultdict(list)
    for one in results:
        kinds[one.table.game, len(one.table.seats)].append(one)
    return sorted((tally(*kind, played) for kind, played in kinds.items()), key=lambda one: -one.games)


def tally(game: str, players: int, played: list[Result]) -> Tally:
    points = [one.end.points[one.you] for one in played if one.end.counted]
    won = [one.place == 0 for one in played]
    rules = GAMES.get(game)
    best = min if rules and not rules.most_wins else max
    return Tally(
        game=game,
        players=players,
        games=len(played),
        wins=sum(won),
        points=round(sum(points) / len(points), 1) if points else None,
        place=round(sum(one.place + 1 for one in played) / len(played), 2),
        best=best(points, default=None),
        streak=streak(won),
        longest=max((len(list(run)) for is_won, run in groupby(won) if is_won), default=0),
        places=[one.place + 1 for one in played[-SHOWN:]],
    )


def streak(won: list[bool]) -> int:
    """Games won in a row, up to the last."""
    return next((n for n, one in enumerate(reversed(won)) if not one), len(won))


def rivals(results: Iterable[Result]) -> list[Rival]:
    """People by who they are, whatever they were called, and bots by how they play; those met most often first."""
    met: defaultdict[tuple[str, str], list[tuple[SeatView, int]]] = defaultdict(list)
    for one in results:
        for who, seat, ahead in opponents(one):
            met[who].append((seat, ahead))
    found = sorted((rival(who, meetings) for who, meetings in met.items()), key=lambda one: -one.games)
    return found[:MOST_RIVALS]


def opponents(result: Result) -> Iterator[tuple[tuple[str, str], SeatView, int]]:
    """Each with 1 where one was ahead of them, -1 behind, 0 level."""
    places, seats = result.end.places, result.table.seats
    for number, (guest, seat) in enumerate(zip(result.table.guests, seats, strict=True)):
        who = ("bot", seat.level or "") if guest is None else ("guest", guest)
        gone = result.has_gone(number) or (guest is not None and is_forgotten(guest))
        if number != result.you and not gone:
            yield who, seat, (places[number] > result.place) - (places[number] < result.place)


def rival(who: tuple[str, str], meetings: list[tuple[SeatView, int]]) -> Rival:
    last, aheads = meetings[-1][0], [ahead for _, ahead in meetings]
    is_bot = who[0] == "bot"
    return Rival(
        name="" if is_bot else last.name,
        level=last.level if is_bot else None,
        avatar=last.avatar,
        games=len(aheads),
        wins=aheads.count(1),
        losses=aheads.count(-1),
        draws=aheads.count(0),
    )


def is_over(summaries: Mapping[str, Summary], guest: str) -> list[tuple[str, Summary]]:
    """The tables of a guest whose games are over, the last first."""
    over = [
        (id, one) for id, one in summaries.items() if guest in one.guests and one.status == "over" and not one.is_lesson
    ]
    return sorted(over, key=lambda pair: -pair[1].at)
