"""Who is ahead, and why: points for places, what breaks ties, and ratings.

At a table one point is won for everybody one finishes ahead of, half a one for everybody one is level with. A smaller table counts as much as
a full one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby, permutations
from typing import Literal, NamedTuple

from ..core.rating import Rating, rated
from .entries import BOT

Kind = Literal["played", "forfeit", "void"]


@dataclass(frozen=True)
class Outcome:
    """How a table ended, by seat. `absent` are members who did not play."""

    kind: Kind
    places: list[int]
    points: list[int] = field(default_factory=list)
    margins: list[int] = field(default_factory=list)
    absent: frozenset[int] = frozenset()


@dataclass
class Meeting:
    """Members by seat at one table of a round, and how it ended, once it has."""

    table: str
    round: int
    members: list[int]
    outcome: Outcome | None = None

    @property
    def counts(self) -> bool:
        return self.outcome is not None and self.outcome.kind != "void"


class Row(NamedTuple):
    """A line of the standings. Members with the same `place` cannot be told apart."""

    member: int
    place: int  # from 1
    points: float
    games: int
    wins: int
    direct: float  # in games against those with as many points
    strength: float  # points of those met, on average
    margin: float  # by which games were won or lost, on average
    rating: Rating


def forfeited(members: Sequence[int], absent: Iterable[int]) -> Outcome:
    """Those who came are level, ahead of those who did not."""
    away = frozenset(absent)
    there = sum(one not in away for one in members)
    return Outcome("forfeit", [there if one in away else 0 for one in members], absent=away)


def against(meeting: Meeting, seat: int, other: int) -> float:
    """What a seat wins from another: 1 ahead of it, ½ level, 0 behind; nothing for who did not come."""
    outcome = meeting.outcome
    assert outcome is not None
    if meeting.members[seat] in outcome.absent:
        return 0.0
    mine, theirs = outcome.places[seat], outcome.places[other]
    return 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0


def score(meeting: Meeting, seat: int, seats: int) -> float:
    """The points for a place, at a table that counts like one of so many seats."""
    others = [other for other in range(len(meeting.members)) if other != seat]
    won = sum(against(meeting, seat, other) for other in others)
    return won * (seats - 1) / len(others)


def met_by_seat(meetings: Iterable[Meeting]) -> Iterator[tuple[Meeting, int, int]]:
    """Every member at a table that counts, with every other member there."""
    for meeting in meetings:
        if meeting.counts:
            for seat, other in permutations(range(len(meeting.members)), 2):
                if BOT not in (meeting.members[seat], meeting.members[other]):
                    yield meeting, seat, other


def cross_table(members: int, meetings: Sequence[Meeting]) -> list[list[float | None]]:
    """What each has won from each; None where two have not met."""
    table: list[list[float | None]] = [[None] * members for _ in range(members)]
    for meeting, seat, other in met_by_seat(meetings):
        row, column = meeting.members[seat], meeting.members[other]
        table[row][column] = (table[row][column] or 0.0) + against(meeting, seat, other)
    return table


def ratings(members: int, meetings: Sequence[Meeting]) -> list[Rating]:
    """By OpenSkill, from games that were played; bots do not count."""
    found = [Rating()] * members
    for meeting in meetings:
        outcome = meeting.outcome
        people = [(one, seat) for seat, one in enumerate(meeting.members) if one != BOT]
        if outcome is None or outcome.kind != "played" or len(people) < 2:
            continue
        after = rated([found[one] for one, _ in people], [outcome.places[seat] for _, seat in people])
        for (one, _), new in zip(people, after, strict=True):
            found[one] = new
    return found


def points(members: int, meetings: Sequence[Meeting], walkovers: Sequence[int], seats: int, games: int) -> list[float]:
    """`walkovers`: a member for every round they win without playing."""
    found = [walkovers.count(one) * float(seats - 1) * games for one in range(members)]
    for meeting in meetings:
        for seat, one in enumerate(meeting.members):
            if meeting.counts and one != BOT:
                found[one] += score(meeting, seat, seats)
    return found


def standings(
    listed: Sequence[int], members: int, meetings: Sequence[Meeting], walkovers: Sequence[int], seats: int, games: int
) -> list[Row]:
    """Of the members listed: by points, then by games against those level, by the points of those met, by margins."""
    total = points(members, meetings, walkovers, seats, games)
    direct = _direct(total, meetings)
    strength, margin, rating = _strength(total, meetings), _margins(meetings), ratings(members, meetings)
    own = _played(meetings)

    def key(one: int) -> tuple[float, ...]:
        return tuple(round(-value, 6) for value in (total[one], direct[one], strength[one], margin[one]))

    rows: list[Row] = []
    for _, level in groupby(sorted(listed, key=key), key):
        place = len(rows) + 1
        for one in level:
            wins = sum(meeting.outcome is not None and meeting.outcome.places[seat] == 0 for meeting, seat in own[one])
            games_ = len(own[one])
            rows.append(Row(one, place, total[one], games_, wins, direct[one], strength[one], margin[one], rating[one]))
    return rows


def _played(meetings: Sequence[Meeting]) -> defaultdict[int, list[tuple[Meeting, int]]]:
    own: defaultdict[int, list[tuple[Meeting, int]]] = defaultdict(list)
    for meeting in meetings:
        for seat, one in enumerate(meeting.members):
            if meeting.counts and one != BOT:
                own[one].append((meeting, seat))
    return own


def _direct(total: Sequence[float], meetings: Sequence[Meeting]) -> defaultdict[int, float]:
    won: defaultdict[int, float] = defaultdict(float)
    for meeting, seat, other in met_by_seat(meetings):
        one = meeting.members[seat]
        if abs(total[one] - total[meeting.members[other]]) < 1e-6:
            won[one] += against(meeting, seat, other)
    return won


def _strength(total: Sequence[float], meetings: Sequence[Meeting]) -> defaultdict[int, float]:
    met: defaultdict[int, list[float]] = defaultdict(list)
    for meeting, seat, other in met_by_seat(meetings):
        met[meeting.members[seat]].append(total[meeting.members[other]])
    return defaultdict(float, {one: sum(found) / len(found) for one, found in met.items()})


def _margins(meetings: Sequence[Meeting]) -> defaultdict[int, float]:
    """A winner is ahead of the next by so much, the others are behind."""
    found: defaultdict[int, list[int]] = defaultdict(list)
    for meeting in meetings:
        if meeting.outcome and meeting.outcome.kind == "played":
            for seat, one in enumerate(meeting.members):
                ahead = meeting.outcome.places[seat] == 0
                found[one].append(meeting.outcome.margins[seat] * (1 if ahead else -1))
    return defaultdict(float, {one: sum(all_) / len(all_) for one, all_ in found.items()})
