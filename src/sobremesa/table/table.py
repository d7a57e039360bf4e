"""One table: its seats and its game, folded from its log.

A command is first *decided* (`decide_…` returns the entries to write, or a refusal with its reason) and changes nothing; once the entries are durable
they are *applied*. So nothing is acknowledged that could be lost, and any process can rebuild the table from the log alone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Final, Literal

from msgspec.structs import replace

from ..core.errors import Refusal, refuse
from ..core.plain import freeze
from ..core.protocol import NOBODY, State
from ..core.rng import rekey
from ..games.game import Game, Options, View
from ..games.registry import find_version
from . import arranging, clock, fairness, log, manners, parting, takeback, times
from .events import Event, Ply
from .match import has_result, seen, totals_of
from .names import MOST_NAME, bot_names, distinct
from .played import Played, Step
from .seats import Seat, are_taken, follow, planned
from .story import before_ply, chapters

PHRASES: Final = ("hello", "good-luck", "well-played", "thinking", "thanks", "oops", "again", "goodbye")
MOST_TEXT: Final = 300
MOST_WORDS: Final = 100
CHAT_KEPT: Final = 100
DONE_KEPT: Final = 50  # commands that would be recognised if they came again

BESIDE_THE_GAME: Final = (
    *(log.Said, log.Asked, log.Answered, log.Showed, log.Left, log.Vacation),
    *(log.Ruled, log.Pardoned, log.Hushed, log.Offered, log.Admitted),
)

Status = Literal["waiting", "playing", "between", "over"]  # between: a game of the match is over, another is to come
Decision = list[log.AnyEntry] | Refusal


@dataclass
class Table:
    game: Game
    options: Options
    opened: log.Opened
    seats: list[Seat]
    seq: int = 1
    at: float = 0.0  # when the last entry was written
    since: float = (
        0.0  # since when it waits for whom it waits for: what people say, or who comes and goes, does not change that
    )
    past: list[Played] = field(default_factory=list)  # the finished games of the match but the last
    earlier_plies: Ply = 0  # moves made in these
    playing: Played | None = None  # the game being played, once it is dealt
    settled: Options | None = None  # by which the first game was dealt
    changes: list[arranging.Change] = field(default_factory=list)  # to what is arranged before the deal
    ready: set[int] = field(default_factory=set)  # seats
    asked: log.Asked | None = None
    agreed: list[int] = field(default_factory=list)
    chat: list[log.Said] = field(default_factory=list)
    rematch: str | None = None
    shown: set[int] = field(default_factory=set)  # seats that agree to show their cards, now that all is over
    questions: clock.Questions = field(default_factory=dict)
    times: times.Times | None = None  # where the table has a clock
    lost: list[parting.Lost] = field(default_factory=list)  # seats, in the order they lost
    stopped: parting.Stopped = ""
    proposal: parting.OpenProposal | None = None
    adjourned: bool = False
    door: manners.Door = field(default_factory=manners.Door)
    former: list[manners.Former] = field(default_factory=list)  # who sat where others sit now, since the deal
    called: dict[str, str] = field(default_factory=dict)  # what guests who have sat here were called last
    handles: dict[str, str] = field(default_factory=dict)  # what guests are called by programs here
    done: dict[tuple[str, str], int] = field(default_factory=dict)  # (guest, their own id) → seq, for repeated commands

    # ---- opening and rebuilding ---------------------------------------------------------------------------------------------------------

    @staticmethod
    def decide_opening(opened: log.Opened) -> Table | Refusal:
        game = find_version(opened.game, opened.version)
        if isinstance(game, Refusal):
            return game
        options = game.read_options(opened.options)
        if isinstance(options, Refusal):
            return options
        if refusal := game.refusal(len(opened.seats), options):
            return refusal
        if opened.games not in game.matches:
            return refuse("match-length", games=opened.games, lengths=", ".join(map(str, game.matches)))
        if refusal := times.why_not(opened.clock):
            return refusal
        for plan in opened.seats:
            if plan.kind == "bot" and plan.level not in opened.levels:
                return refuse("unknown-level", level=str(plan.level)[:40], levels=", ".join(opened.levels))
        table = Table(
            game, options, opened, planned(opened), at=opened.at, since=opened.at, door=manners.Door.of(opened)
        )
        table.times = times.Times(opened.clock, len(table.seats)) if opened.clock else None
        table._start_if_full()
        table.questions = clock.questions(table, opened)
        return table

    @staticmethod
    def rebuild(entries: Iterable[log.AnyEntry]) -> Table:
        """The table whose log this is. The log was written by `decide_…`, so it holds no refusals."""
        first, *rest = entries
        assert isinstance(first, log.Opened)
        table = Table.decide_opening(first)
        assert isinstance(table, Table), table
        for entry in rest:
            table.apply(entry)
        return table

    # ---- what is so ---------------------------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State | None:
        """Plain, and nobody changes it."""
        return self.playing.state if self.playing else None

    @property
    def steps(self) -> list[Step]:
        """The moves of the game being played."""
        return self.playing.steps if self.playing else []

    @property
    def status(self) -> Status:
        if self.playing is None:
            return "waiting"
        if self.stopped:
            return "over"
        if not self.playing.is_over:
            return "playing"
        return "over" if len(self.past) + 1 == self.opened.games else "between"

    @property
    def ply(self) -> Ply:
        """Moves made at this table that stand, over all games of the match."""
        return self.earlier_plies + len(self.steps)

    def steps_from(self, ply: Ply) -> list[Step]:
        """The moves of the game being played from this one on."""
        return self.steps[ply - self.earlier_plies :]

    def state_at(self, ply: Ply) -> State:
        """Of the game being played, after so many moves at this table."""
        assert self.playing is not None
        return self.playing.after(ply - self.earlier_plies)

    @property
    def _logged_from(self) -> Ply:
        """What the takebacks in this log count their plies from."""
        return self.earlier_plies if self.opened.format == log.COUNTED_BY_GAME else 0

    @property
    def words(self) -> list[str | None]:
        return [seat.words for seat in self.seats]

    @property
    def root(self) -> bytes:
        """The key of the game being played."""
        return fairness.game_key(fairness.root_key(self.opened.secret, self.words), len(self.past))

    @property
    def games(self) -> list[Played]:
        """All games dealt so far, the current one last."""
        return self.past if self.playing is None else [*self.past, self.playing]

    def totals(self) -> list[int]:
        """Points by seat over the finished games of the match."""
        done = self.games if self.status in ("between", "over") else self.past
        return totals_of(self.game, [played for played in done if has_result(played, self.stopped)], len(self.seats))

    def seat_of(self, guest: str | None) -> int | None:
        if guest:
            for number, seat in enumerate(self.seats):
                if seat.guest == guest:
                    return number
        return None

    def kept_for(self, guest: str | None) -> int | None:
        """The seat that is kept for this guest, or that the host gives to them."""
        if not guest or self.status == "over":
            return None
        return next((number for number, seat in enumerate(self.seats) if seat.kept_for == guest), None)

    def names_but(self, guest: str) -> list[str]:
        """What the others at the table are called; bots, in every language."""
        people = [seat.name for seat in self.seats if seat.guest and seat.guest != guest]
        bots = [number for number, seat in enumerate(self.seats) if seat.kind == "bot" and not seat.guest]
        return [*people, *(name for number in bots for name in bot_names(number))]

    def owing(self) -> list[int]:
        """The seats that owe a decision now."""
        return [] if self.adjourned else self.awaited()

    def awaited(self) -> list[int]:
        """The seats that owe a decision, now or when the game goes on."""
        state = self.state
        if state is None or self.stopped:
            return []
        return [seat for seat in range(len(self.seats)) if self.game.rules.owes(state, seat)]

    def bots_to_move(self) -> list[int]:
        has_bots = any([seat.level or seat.late for seat in self.seats])  # noqa: C419 (asked after every move)
        return [seat for seat in self.owing() if self.bot_at(seat)] if has_bots else []

    def bot_at(self, seat: int) -> str | None:
        """The level of the bot that makes the next move of this seat; for who is late that is the strongest."""
        sitting = self.seats[seat]
        return sitting.level or (self.opened.levels[-1] if sitting.late else None)

    def dwell(self) -> float | None:
        """How long the last move is looked at before a bot makes the next one, in shares of a bot's pause, where the game says so."""
        if not self.game.dwell:
            return None
        last = self.games[-1].last if self.games else None
        return 1.0 if last is None else self.game.dwell(last.before, last.step.seat, last.step.action, last.after)

    def brief(self, seat: int) -> tuple[State, bytes]:
        """What a bot is handed: the game redealt for its seat, and a seed. Nothing hidden from the seat is in either."""
        state = self.state
        assert state is not None
        seed = fairness.bot_key(self.root, self.ply, seat)
        known = state.copy()
        rekey(known, seed)
        self.game.rules.redeal(known, seat)
        return freeze(known), seed

    def events(self, viewer: int, since_ply: Ply = 0) -> list[Event]:
        """The story of the game for one viewer, after `since_ply` moves; from 0 it begins with the deal."""
        told = chapters(self.games, viewer, before_ply(self.games, since_ply))
        return [event for chapter in told for event in chapter.events]

    def view(self, viewer: int | None) -> View | None:
        state = self.state
        return None if state is None else seen(self.game, state, NOBODY if viewer is None else viewer, self.ply)

    # ---- commands -----------------------------------------------------------------------------------------------------------------------

    def repeated(self, guest: str | None, id: str) -> int | None:
        """The seq at which this command was accepted already."""
        return self.done.get((guest, id)) if guest and id else None

    def decide_sit(
        self,
        at: float,
        guest: str,
        seat: int,
        name: str,
        words: str | None = None,
        id: str = "",
        after: bool = False,
        avatar: str = "",
    ) -> Decision:
        """`after`: the words were given after the guest was shown the commitment."""
        if not 0 <= seat < len(self.seats):
            return refuse("no-such-seat", seat=seat + 1)
        name = " ".join(name.split())[:MOST_NAME]
        if not name:
            return refuse("name-missing")
        mine = self.seat_of(guest)
        if mine is not None and mine != seat:
            return refuse("one-seat-each")
        taken = self.seats[seat]
        if taken.lost and mine == seat:
            return refuse("seat-lost")
        if mine is None and taken.kind != "open" and (taken.kept_for != guest or self.status == "over"):
            return refuse("seat-taken", seat=seat + 1)
        if taken.kind == "open" and taken.invited and taken.invited.guest != guest:
            return refuse("seat-kept", seat=seat + 1, name=taken.invited.name)
        if words is not None and len(words) > MOST_WORDS:
            return refuse("text-too-long", most=MOST_WORDS)
        name = distinct(name, self.names_but(guest))
        return [log.Sat(at, seat, guest, name, words if self.playing is None else None, id, after, avatar)]

    def decide_leave(self, at: float, guest: str, id: str = "") -> Decision:
        seat = self.seat_of(guest)
        return refuse("not-seated") if seat is None else [log.Left(at, seat, id, guest)]

    def decide_fill(
        self, at: float, guest: str, seat: int, level: str, id: str = "", gone: Collection[int] = ()
    ) -> Decision:
        """`gone`: the seats of people who have been gone for as long as this table lets them. A person is covered for by the strongest: nobody is
        to win by letting a weak bot in for an absent friend."""
        if not 0 <= seat < len(self.seats):
            return refuse("no-such-seat", seat=seat + 1)
        if guest != self.opened.host and self.seat_of(guest) is None:
            return refuse("not-host")
        if level not in self.opened.levels:
            return refuse("unknown-level", level=level[:40], levels=", ".join(self.opened.levels))
        if self.seats[seat].kind != "open" and not self.seats[seat].away and seat not in gone:
            return refuse("seat-taken", seat=seat + 1)
        kept = self.seats[seat].invited
        if kept and kept.always and self.seats[seat].kind == "open":
            return refuse("seat-kept", seat=seat + 1, name=kept.name)
        strongest = self.seats[seat].guest or self.playing is not None
        return [log.Filled(at, seat, self.opened.levels[-1] if strongest else level, id, guest)]

    def decide_return(self, at: float, guest: str) -> Decision:
        """Who was merely gone has their seat again the moment they are back; who left says so."""
        seat = self.seat_of(guest)
        if seat is None or not self.seats[seat].is_covered or self.seats[seat].away or self.seats[seat].lost:
            return refuse("not-covered")
        return [log.Sat(at, seat, guest, self.seats[seat].name)]

    def decide_move(self, at: float, seat: int | None, ply: Ply, action: int, id: str = "") -> Decision:
        state = self.state
        if seat is None:
            return refuse("not-seated")
        if state is None:
            return refuse("not-started")
        if self.status != "playing":
            return refuse("game-over")
        if self.adjourned:
            return refuse("adjourned")
        if not self.game.rules.owes(state, seat):
            return refuse("not-your-turn", by=self.game.rules.actor(state))
        if not self._is_fresh(seat, ply):
            return refuse("stale-ply", ply=ply, now=self.ply)
        if action not in self.game.legal(state, seat):
            return self.game.why_not(state, seat, action)
        return [log.Moved(at, seat, action, self.ply, id)]

    def _is_fresh(self, seat: int, ply: Ply) -> bool:
        """A move belongs to the ply its player saw; choices made at the same time do not make each other stale."""
        if not self.earlier_plies <= ply <= self.ply:
            return False
        since = self.steps_from(ply)
        return all(step.seat != seat and step.was_owed_by(seat) for step in since)

    def decide_takeback(self, at: float, seat: int | None, id: str = "") -> Decision:
        offer = self.takeback(seat)
        if offer.kind in ("none", "asked") or seat is None:
            return refuse(offer.reason)
        ply = offer.ply - self._logged_from
        return [log.TakenBack(at, seat, ply, offer.alone, id) if offer.kind == "free" else log.Asked(at, seat, ply, id)]

    def decide_answer(self, at: float, seat: int | None, agree: bool, id: str = "") -> Decision:
        if seat is None:
            return refuse("not-seated")
        if self.asked is None or seat not in takeback.to_be_asked(self, self.asked.seat) or seat in self.agreed:
            return refuse("takeback-not-asked")
        answer = log.Answered(at, seat, agree, id)
        missing = takeback.to_be_asked(self, self.asked.seat) - {*self.agreed, seat}
        if agree and not missing:
            return [answer, log.TakenBack(at, self.asked.seat, self.asked.ply - self._logged_from, False)]
        return [answer]

    def decide_say(
        self, at: float, guest: str, name: str, phrase: str | None, text: str | None, id: str = ""
    ) -> Decision:
        if refusal := manners.why_silent(self, guest):
            return refusal
        if (phrase is None) == (text is None):
            return refuse("say-something")
        if phrase is not None and phrase not in PHRASES:
            return refuse("unknown-phrase", phrase=phrase[:40])
        if text is not None and len(text) > MOST_TEXT:
            return refuse("text-too-long", most=MOST_TEXT)
        if text is not None and not text.strip():
            return refuse("say-something")
        seat = self.seat_of(guest)
        known_as = self.called.get(guest, name)[:MOST_NAME]
        speaker = distinct(known_as, self.names_but(guest)) if seat is None else self.seats[seat].name
        return [log.Said(at, seat, speaker, phrase, text, id, guest)]

    def decide_next(self, at: float, seat: int | None, id: str = "") -> Decision:
        """Deal the next game of the match; anybody who plays may, and the table itself where only bots do."""
        if seat is None and any(other.kind == "human" for other in self.seats):
            return refuse("not-seated")
        by = self._guest_at(seat)
        return [log.NextGame(at, id, by)] if self.status == "between" else refuse("not-between")

    def decide_rematch(self, at: float, seat: int | None, table: str, id: str = "") -> Decision:
        if seat is None:
            return refuse("not-seated")
        if self.status != "over":
            return refuse("not-over")
        if self.rematch:
            return refuse("rematch-open", table=self.rematch)
        return [log.Rematched(at, table, id, self._guest_at(seat))]

    def decide_show(self, at: float, seat: int | None) -> Decision:
        if seat is None:
            return refuse("not-seated")
        if self.status != "over":
            return refuse("not-over")
        return [] if seat in self.shown else [log.Showed(at, seat)]

    @property
    def is_open(self) -> bool:
        """All is over and everybody who sits here agrees: whoever looks back may see every hand."""
        people = {number for number, seat in enumerate(self.seats) if seat.guest}
        return self.status == "over" and bool(people) and people <= self.shown

    def takeback(self, seat: int | None) -> takeback.Offer:
        return takeback.offer(self, seat)

    # ---- applying -----------------------------------------------------------------------------------------------------------------------

    def apply(self, entry: log.AnyEntry) -> None:
        """Fold one durable entry in."""
        self.seq += 1
        self.at = entry.at
        if not isinstance(entry, BESIDE_THE_GAME):
            self.since = entry.at
        match entry:
            case log.Moved(seat=seat, action=action):  # first: most are moves
                self._move(seat, action, by_bot=self.bot_at(seat) is not None)
                self.seats[seat].late = False
                self._forget_request()
            case log.Sat() | log.Left() | log.Filled():
                if isinstance(entry, log.Sat):
                    manners.before_sitting(self, entry)
                    self.called[entry.guest] = entry.name
                follow(self.seats, entry, is_dealt=self.playing is not None)
                self.ready.discard(entry.seat)
                self._start_if_full()
            case log.Arranged() | log.Readied():
                arranging.follow(self, entry)
                self._start_if_full()
            case log.Asked(ply=ply):
                self.asked, self.agreed = replace(entry, ply=ply + self._logged_from), []
            case log.Answered(seat=seat, agree=agree):
                if agree:
                    self.agreed.append(seat)
                else:
                    self._forget_request()
            case log.TakenBack(ply=ply, alone=alone):
                self._take_back(ply + self._logged_from, alone)
                self._forget_request()
            case log.Said():
                self.chat = [*self.chat, entry][-CHAT_KEPT:]
            case log.NextGame():
                self._deal_next()
            case log.Rematched(table=table):
                self.rematch = table
            case log.Showed(seat=seat):
                self.shown.add(seat)
            case log.TimedOut(seat=seat):
                parting.relieve(self, seat)
            case log.Resigned() | log.Proposed() | log.Voted():
                parting.follow(self, entry)
            case log.Removed():
                manners.show_out(self, entry)
            case log.Ruled() | log.Pardoned() | log.Hushed() | log.Offered() | log.Admitted():
                manners.follow(self, entry)
            case log.Vacation():
                pass  # only to the clocks
            case log.Opened():
                raise ValueError("a table is opened once")
            case log.Closed():
                raise ValueError("closed by the host")
            case log.Unread():
                raise ValueError("an entry that cannot be read")
        if self.proposal is not None:
            parting.settle(self)
        self.questions = clock.questions(self, entry)
        if self.times is not None:
            self.times.follow(self, entry)
        self._remember(entry)

    def _start_if_full(self) -> None:
        """The cards are dealt when nobody is awaited any more, and what is arranged before is settled."""
        if self.playing is not None or not are_taken(self.seats) or not arranging.is_everybody_ready(self):
            return
        settled = self.options.settled(len(self.seats))
        if not isinstance(settled, Refusal):
            self.settled = self.options = settled
            self.playing = self._deal()

    def _deal(self) -> Played:
        dealt, _ = fairness.fair_deal(self.game, len(self.seats), self.options, self.root)
        return Played(self.game, self.root, dealt)

    def _deal_next(self) -> None:
        assert self.playing is not None
        self.past = [*self.past, self.playing]
        self.earlier_plies += len(self.playing.steps)
        self.options = self.options.following(self.playing.starter, len(self.seats))
        self.playing = self._deal()

    def _move(self, seat: int, action: int, by_bot: bool) -> None:
        assert self.playing is not None
        self.playing.play(seat, action, by_bot)

    def _take_back(self, ply: Ply, alone: bool) -> None:
        assert self.playing is not None
        stand = self.steps_from(ply + 1) if alone else []
        self.playing.cut(ply - self.earlier_plies)
        for step in stand:
            self._move(step.seat, step.action, step.by_bot)

    def _forget_request(self) -> None:
        self.asked, self.agreed = None, []

    def _remember(self, entry: log.AnyEntry) -> None:
        id = getattr(entry, "id", "")
        guest = getattr(entry, "by", "") or self._guest_at(getattr(entry, "seat", None))
        if id and guest:
            self.done[(guest, id)] = self.seq
        if len(self.done) > DONE_KEPT:
            del self.done[next(iter(self.done))]

    def _guest_at(self, seat: int | None) -> str:
        return "" if seat is None else self.seats[seat].guest or ""
