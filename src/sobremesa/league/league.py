"""One league, folded from its log. As at a table, something is first *decided* (the entries to write, or a refusal) and then *applied*."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Final, Literal

from ..core.errors import Refusal, refuse
from . import entries as log
from .entries import BOT
from .grouping import Groups, pair, seated
from .robin import rounds_of, schedule
from .standings import Meeting, Outcome, Row, forfeited, points, ratings, standings
from .swiss import paired

LEAST_MEMBERS: Final = 3
MOST_MEMBERS: Final = 24
MOST_KNOWN: Final = 4 * MOST_MEMBERS  # those who have left included
MOST_ENTRIES: Final = 4000  # of a log that takes new members
MOST_ROUNDS: Final = 12
MOST_GAMES: Final = 4  # that those who meet in a round play

Standing = Literal["asking", "in", "left", "removed"]
Status = Literal["gathering", "playing", "over"]
Decision = list[log.AnyEntry] | Refusal


@dataclass
class Member:
    number: int
    guest: str
    name: str
    standing: Standing


@dataclass
class Round:
    number: int
    meetings: list[Meeting]
    byes: list[int]
    walkovers: list[int]

    @property
    def is_complete(self) -> bool:
        return all(meeting.outcome for meeting in self.meetings)


@dataclass
class League:
    founded: log.Founded
    members: list[Member] = field(default_factory=list)
    is_open: bool = True  # to who wants to join
    order: list[int] | None = None  # as drawn by lot, once it has started
    rounds: list[Round] = field(default_factory=list)
    is_ended: bool = False  # by the organiser
    seq: int = 1
    at: float = 0.0

    @staticmethod
    def rebuild(rows: Iterable[log.AnyEntry | None]) -> League | None:
        """None where this is not the log of a league that can be read."""
        first, *rest = rows
        if not isinstance(first, log.Founded) or None in rest:
            return None
        league = League(first, at=first.at)
        for entry in rest:
            assert entry is not None
            league.apply(entry)
        return league

    # ---- what is so ---------------------------------------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self.order is None and not self.is_ended:
            return "gathering"
        return "over" if self.is_ended or self._is_played_out else "playing"

    @property
    def _is_played_out(self) -> bool:
        return bool(self.rounds) and self.rounds[-1].is_complete and len(self.rounds) >= self.planned_rounds

    @property
    def planned_rounds(self) -> int:
        """How many rounds there are to be, with those who are in."""
        if self.founded.format == "swiss":
            return self.founded.rounds
        people = len(self.order) if self.order is not None else len(self.playing())
        return rounds_of(people, *self._tables()) if people >= LEAST_MEMBERS else 0

    @property
    def meetings(self) -> list[Meeting]:
        return [meeting for one in self.rounds for meeting in one.meetings]

    def playing(self) -> list[int]:
        return [one.number for one in self.members if one.standing == "in"]

    def member_of(self, guest: str | None) -> Member | None:
        return next((one for one in self.members if guest and one.guest == guest), None)

    def meeting_at(self, table: str) -> Meeting | None:
        return next((meeting for meeting in self.meetings if meeting.table == table), None)

    def standings(self) -> list[Row]:
        """Of all who have been admitted and have not left before anything was played."""
        played = {one for meeting in self.meetings for one in meeting.members}
        listed = [one.number for one in self.members if one.standing == "in" or one.number in played]
        walkovers = [one for played in self.rounds for one in played.walkovers]
        return standings(listed, len(self.members), self.meetings, walkovers, self.founded.seats, self.founded.games)

    # ---- people -------------------------------------------------------------------------------------------------------------------------

    def decide_join(self, at: float, guest: str, name: str) -> Decision:
        known = self.member_of(guest)
        if known and known.standing in ("in", "asking"):
            return []
        if known and known.standing == "removed":
            return refuse("league-removed")
        if not self.is_open or self._takes_nobody or self.seq >= MOST_ENTRIES:
            return refuse("league-closed")
        if self._is_full or (known is None and len(self.members) >= MOST_KNOWN):
            return refuse("league-full", most=MOST_MEMBERS)
        return [log.Joined(at, guest, name)]

    @property
    def _takes_nobody(self) -> bool:
        """Who meets whom in a round robin is settled when it starts."""
        return self.status == "over" or (self.order is not None and self.founded.format == "robin")

    @property
    def _is_full(self) -> bool:
        return sum(one.standing in ("in", "asking") for one in self.members) >= MOST_MEMBERS

    def decide_leave(self, at: float, guest: str) -> Decision:
        known = self.member_of(guest)
        if known is None or known.standing not in ("in", "asking"):
            return refuse("league-not-member")
        return [log.Left(at, known.number)]

    def decide_admit(self, at: float, guest: str, member: int) -> Decision:
        one = self._member(guest, member)
        if isinstance(one, Refusal):
            return one
        if one.standing == "in":
            return []
        if self._takes_nobody and member not in (self.order or []):
            return refuse("league-closed")
        if one.standing != "asking" and self._is_full:
            return refuse("league-full", most=MOST_MEMBERS)
        return [log.Admitted(at, member)]

    def decide_remove(self, at: float, guest: str, member: int) -> Decision:
        one = self._member(guest, member)
        if isinstance(one, Refusal):
            return one
        return [] if one.standing == "removed" else [log.Left(at, member, removed=True)]

    def _member(self, guest: str, member: int) -> Member | Refusal:
        if guest != self.founded.organiser:
            return refuse("league-not-organiser")
        if not 0 <= member < len(self.members):
            return refuse("league-no-member")
        return self.members[member]

    def decide_doors(self, at: float, guest: str, is_open: bool) -> Decision:
        if guest != self.founded.organiser:
            return refuse("league-not-organiser")
        return [] if is_open == self.is_open else [log.Doors(at, is_open)]

    # ---- rounds -------------------------------------------------------------------------------------------------------------------------

    def decide_start(self, at: float, guest: str, lots: Random) -> Decision:
        if guest != self.founded.organiser:
            return refuse("league-not-organiser")
        if self.status != "gathering":
            return refuse("league-started")
        people = self.playing()
        least = max(LEAST_MEMBERS, min(self.founded.counts) if self.founded.spare == "bye" else 0)
        if len(people) < least:
            return refuse("league-too-few", least=least)
        return [log.Started(at, lots.sample(people, len(people)))]

    def decide_round(self, at: float, new_table: Callable[[], str]) -> list[log.AnyEntry]:
        """The next round, where there is one and nothing of the last is awaited; else nothing."""
        if self.status != "playing" or (self.rounds and not self.rounds[-1].is_complete):
            return []
        number = len(self.rounds) + 1
        groups = self._swiss() if self.founded.format == "swiss" else self._robin(number)
        tables = [group for group in groups if len(group) in self.founded.counts]
        if len(self.playing()) < 2 or (self.founded.format == "swiss" and not tables):
            return [log.Ended(at)]
        sat = self._sat()
        pairings = [log.Pairing(new_table(), order) for group in tables for order in self._orders(group, sat)]
        left = [one for one in self.playing() if not any(one in group for group in tables)]
        walkovers = [one for one in left if self._is_walkover(one, number)]
        return [log.Paired(at, number, pairings, [one for one in left if one not in walkovers], walkovers)]

    def _is_walkover(self, one: int, number: int) -> bool:
        """Who is left over in a Swiss round wins; in a round robin all rest equally often, and only who would have met somebody who has left wins."""
        if self.founded.format == "swiss":
            return True
        return any(one in group and len(group) > 1 for group in self._company(number))

    def _swiss(self) -> Groups:
        people = self.playing()
        met = Counter(
            pair(*two) for meeting in self.meetings if meeting.counts for two in combinations(people_at(meeting), 2)
        )
        byes = Counter(one for played in self.rounds for one in [*played.byes, *played.walkovers])
        return self._filled(paired(self._ranked(people), met, byes, *self._tables()))

    def _ranked(self, people: Sequence[int]) -> list[int]:
        """By points, then by ratings, then by lot."""
        everybody, lot = len(self.members), self.order or []
        walkovers = [one for played in self.rounds for one in played.walkovers]
        total = points(everybody, self.meetings, walkovers, self.founded.seats, self.founded.games)
        rating = ratings(everybody, self.meetings)
        drawn = {one: number for number, one in enumerate(lot)}
        return sorted(people, key=lambda one: (-total[one], -rating[one].mu, drawn.get(one, len(lot) + one)))

    def _robin(self, number: int) -> Groups:
        there = set(self.playing())
        return self._filled([[one for one in group if one in there] for group in self._company(number)])

    def _company(self, number: int) -> Groups:
        """Who was to meet whom in this round when the league started."""
        order = self.order or []
        return [[order[one] for one in group] for group in self._schedule(len(order))[number - 1]]

    def _schedule(self, people: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
        return schedule(people, *self._tables())

    def _tables(self) -> tuple[int, frozenset[int], bool]:
        """How many seats they have, or may have, and whether bots fill them up."""
        return self.founded.seats, frozenset(self.founded.counts), self.founded.spare == "bot"

    def _filled(self, groups: Groups) -> Groups:
        if self.founded.spare == "bye":
            return groups
        return [[*group, *[BOT] * (self.founded.seats - len(group))] for group in groups if group]

    def _sat(self) -> Counter[tuple[int, int]]:
        return Counter((one, seat) for meeting in self.meetings for seat, one in enumerate(meeting.members))

    def _orders(self, group: Sequence[int], sat: Counter[tuple[int, int]]) -> list[list[int]]:
        """Of several games, each is begun by another. For a round robin of two the plan says who begins."""
        orders: list[list[int]] = []
        planned = self.founded.format == "robin" and self.founded.seats == 2
        for game in range(self.founded.games):
            order = (list(group) if game % 2 == 0 else list(reversed(group))) if planned else seated(group, sat)
            sat.update((one, seat) for seat, one in enumerate(order))
            orders.append(order)
        return orders

    # ---- results ------------------------------------------------------------------------------------------------------------------------

    def decide_score(
        self, at: float, table: str, points: list[int], places: list[int], margins: list[int]
    ) -> list[log.AnyEntry]:
        """What the log of a table says, once."""
        meeting = self.meeting_at(table)
        if meeting is None or meeting.outcome or self.is_ended:
            return []
        return [log.Scored(at, table, points, places, margins)]

    def decide_abandon(self, at: float, table: str) -> list[log.AnyEntry]:
        """A table that has ended without a result."""
        meeting = self.meeting_at(table)
        return [] if meeting is None or meeting.outcome or self.is_ended else [log.Abandoned(at, table)]

    def decide_forfeit(self, at: float, guest: str, table: str, members: Sequence[int]) -> Decision:
        if guest != self.founded.organiser:
            return refuse("league-not-organiser")
        meeting = self.meeting_at(table)
        if meeting is None or meeting.outcome or self.is_ended:
            return refuse("league-no-game")
        absent = sorted({*members} & {*meeting.members} - {BOT})
        if not absent or len(absent) < len({*members}):
            return refuse("league-no-member")
        return [log.Forfeited(at, table, absent)]

    def decide_close_round(self, at: float, guest: str) -> Decision:
        if guest != self.founded.organiser:
            return refuse("league-not-organiser")
        if self.status != "playing" or not self.rounds or self.rounds[-1].is_complete:
            return refuse("league-no-round")
        return [log.RoundClosed(at, len(self.rounds))]

    def decide_end(self, at: float, guest: str) -> Decision:
        if guest != self.founded.organiser:
            return refuse("league-not-organiser")
        return [] if self.is_ended else [log.Ended(at)]

    # ---- applying -----------------------------------------------------------------------------------------------------------------------

    def apply(self, entry: log.AnyEntry) -> None:
        self.seq += 1
        self.at = entry.at
        match entry:
            case log.Joined():
                self._join(entry)
            case log.Admitted(member=member):
                self.members[member].standing = "in"
            case log.Left(member=member, removed=removed):
                self.members[member].standing = "removed" if removed else "left"
            case log.Doors(open=is_open):
                self.is_open = is_open
            case log.Started(order=order):
                self.order = order
            case log.Paired():
                meetings = [Meeting(one.table, entry.round, one.members) for one in entry.pairings]
                self.rounds.append(Round(entry.round, meetings, entry.byes, entry.walkovers))
            case log.Scored() | log.Forfeited():
                self._settle(entry)
            case log.Abandoned(table=table):
                self._leave_out(meeting for meeting in self.meetings if meeting.table == table)
            case log.RoundClosed(round=number):
                self._leave_out(self.rounds[number - 1].meetings)
            case log.Ended():
                self.is_ended = True
            case log.Founded():
                raise ValueError("a league is founded once")

    def _join(self, entry: log.Joined) -> None:
        standing: Standing = "asking" if self.founded.approves and entry.guest != self.founded.organiser else "in"
        known = self.member_of(entry.guest)
        if known:
            known.name, known.standing = entry.name, standing
        else:
            self.members.append(Member(len(self.members), entry.guest, entry.name, standing))

    def _leave_out(self, meetings: Iterable[Meeting]) -> None:
        for meeting in meetings:
            meeting.outcome = meeting.outcome or Outcome("void", [0] * len(meeting.members))

    def _settle(self, entry: log.Scored | log.Forfeited) -> None:
        meeting = self.meeting_at(entry.table)
        if meeting is None or meeting.outcome:
            return
        if isinstance(entry, log.Forfeited):
            meeting.outcome = forfeited(meeting.members, entry.members)
        else:
            meeting.outcome = Outcome("played", entry.places, entry.points, entry.margins)


def people_at(meeting: Meeting) -> list[int]:
    return [one for one in meeting.members if one != BOT]
