"""What a visitor sees of a league. Guests stay unnamed but for what they call themselves."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal

import msgspec

from .. import i18n
from ..league.entries import BOT, Format, Spare
from ..league.league import League, Round, Standing, Status
from ..league.standings import Meeting, cross_table
from ..table.log import Clock
from .glances import Summary

FORMULAS: Final = "=+-@\t\r"  # what a spreadsheet would compute
Played = Literal["waiting", "playing", "over", "forfeit", "void", "lost"]


class LeagueMember(msgspec.Struct, frozen=True):
    """`number` is how results name them."""

    number: int
    name: str
    standing: Standing


class LeagueTable(msgspec.Struct, frozen=True):
    """A table of a round: members by seat, -1 for a bot. `places` (how many were ahead) and `points` are by seat, too, once it is over; `absent` did
    not play."""

    table: str
    members: list[int]
    status: Played
    places: list[int]
    points: list[int]
    absent: list[int]


class LeagueRound(msgspec.Struct, frozen=True):
    number: int
    tables: list[LeagueTable]
    byes: list[int]
    walkovers: list[int]


class LeagueRow(msgspec.Struct, frozen=True):
    """`direct`: won from those with as many points; `strength`: points of those met, on average; `margin`: by which games were won or lost."""

    member: int
    place: int
    points: float
    games: int
    wins: int
    direct: float
    strength: float
    margin: float
    rating: float
    unsure: float


class LeagueView(msgspec.Struct, frozen=True):
    """`cross` is what each has won from each, by their numbers; null where two have not met. `rounds` are those that have begun, `planned` how many
    there are to be; `you` is the asker's number."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    seats: int
    format: Format
    planned: int
    games: int
    spare: Spare
    level: str
    approves: bool
    clock: Clock | None  # of its tables
    status: Status
    open: bool
    organiser: bool
    you: int | None
    members: list[LeagueMember]
    rounds: list[LeagueRound]
    standings: list[LeagueRow]
    cross: list[list[float | None]]
    seq: int


class LeagueGlance(msgspec.Struct, frozen=True):
    id: str
    name: str
    game: str
    status: Status
    round: int
    planned: int
    members: int
    organiser: bool


def league_view(league: League, id: str, guest: str | None, seen: Mapping[str, Summary]) -> LeagueView:
    founded, you = league.founded, league.member_of(guest)
    return LeagueView(
        id=id,
        name=founded.name,
        game=founded.game,
        options=founded.options,
        seats=founded.seats,
        format=founded.format,
        planned=league.planned_rounds,
        games=founded.games,
        spare=founded.spare,
        level=founded.level,
        approves=founded.approves,
        clock=msgspec.convert(founded.clock, Clock | None),
        status=league.status,
        open=league.is_open,
        organiser=guest == founded.organiser,
        you=you.number if you else None,
        members=[LeagueMember(one.number, one.name, one.standing) for one in league.members],
        rounds=[round_view(one, seen) for one in league.rounds],
        standings=rows(league),
        cross=cross_table(len(league.members), league.meetings),
        seq=league.seq,
    )


def league_glance(league: League, id: str, guest: str) -> LeagueGlance:
    founded = league.founded
    return LeagueGlance(
        id=id,
        name=founded.name,
        game=founded.game,
        status=league.status,
        round=len(league.rounds),
        planned=league.planned_rounds,
        members=len(league.playing()),
        organiser=guest == founded.organiser,
    )


def rows(league: League) -> list[LeagueRow]:
    return [
        LeagueRow(
            member=row.member,
            place=row.place,
            points=round(row.points, 3),
            games=row.games,
            wins=row.wins,
            direct=round(row.direct, 3),
            strength=round(row.strength, 3),
            margin=round(row.margin, 3),
            rating=round(row.rating.mu, 2),
            unsure=round(row.rating.sigma, 2),
        )
        for row in league.standings()
    ]


def round_view(one: Round, seen: Mapping[str, Summary]) -> LeagueRound:
    return LeagueRound(one.number, [table_view(meeting, seen) for meeting in one.meetings], one.byes, one.walkovers)


def table_view(meeting: Meeting, seen: Mapping[str, Summary]) -> LeagueTable:
    outcome = meeting.outcome
    if outcome is None:
        return LeagueTable(meeting.table, meeting.members, status_of(seen.get(meeting.table)), [], [], [])
    status: Played = "over" if outcome.kind == "played" else outcome.kind
    places = [] if outcome.kind == "void" else outcome.places
    return LeagueTable(meeting.table, meeting.members, status, places, outcome.points, sorted(outcome.absent))


def status_of(one: Summary | None) -> Played:
    """A table that cannot be read any more is lost: the organiser decides."""
    if one is None:
        return "lost"
    return "waiting" if one.status == "waiting" else "playing"


# ---- files ------------------------------------------------------------------------------------------------------------------------------


def as_csv(view: LeagueView, part: str, language: str) -> str:
    """`standings`, or `results`: a line for everybody at every table."""
    lines = standings_lines(view) if part == "standings" else result_lines(view)
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(
        [[i18n.say(language, f"league-csv-{name}") for name in HEADS[part]], *lines]
    )
    return text.getvalue()


HEADS: Final = {
    "standings": ["place", "name", "points", "games", "wins", "direct", "strength", "margin", "rating", "unsure"],
    "results": ["round", "table", "seat", "name", "place", "game-points", "status"],
}


def standings_lines(view: LeagueView) -> Iterator[list[Any]]:
    for row in view.standings:
        numbers = [row.points, row.games, row.wins, row.direct, row.strength, row.margin, row.rating, row.unsure]
        yield [row.place, safe(view.members[row.member].name), *numbers]


def result_lines(view: LeagueView) -> Iterator[list[Any]]:
    for one in view.rounds:
        for table in one.tables:
            for seat, member in enumerate(table.members):
                place = table.places[seat] + 1 if table.places else ""
                points = table.points[seat] if table.points else ""
                name = "" if member == BOT else safe(view.members[member].name)
                yield [one.number, table.table, seat + 1, name, place, points, table.status]
        for member in [*one.byes, *one.walkovers]:
            kind = "bye" if member in one.byes else "walkover"
            yield [one.number, "", "", safe(view.members[member].name), "", "", kind]


def safe(name: str) -> str:
    """A name is a name, also in a spreadsheet."""
    return f"'{name}" if name.startswith(tuple(FORMULAS)) else name
