"""What a visitor sees of a table around the game itself."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from . import fairness, hints, log
from .arranging import ArrangingView, arranging_view
from .beside import seats_here
from .creatures import creature_of
from .events import Ply
from .manners import Former, handle, is_host
from .match import MatchView, match_view
from .parting import Lost, Stopped, voters
from .seats import Seat
from .table import PHRASES, Status, Table
from .times import SeatTimeView


class SeatView(msgspec.Struct, frozen=True):
    kind: Literal["human", "bot", "open"]
    name: str
    level: str | None
    connected: bool
    away: bool  # their person has left, or is gone and a bot plays for them
    kept: str  # for whom an open seat is kept, by name
    avatar: str  # the creature of who sits there; none of a bot
    who: str  # who sits there, for commands about them; nobody is known by it at another table


class TakebackView(msgspec.Struct, frozen=True):
    """`reason` names the message `error-<reason>`; `by` is the seat that asks, `agreed` those who have said yes."""

    kind: Literal["none", "free", "ask", "asked"]
    reason: str
    by: int | None
    agreed: list[int]


class QuestionView(msgspec.Struct, frozen=True):
    """A seat that has so many seconds left to answer, counted from when this was said; then the harmless answer is given for it."""

    seat: int
    left: float


class ProposalView(msgspec.Struct, frozen=True):
    """`by` proposes it, `asked` have not yet said whether they agree."""

    what: log.Proposal
    by: int
    asked: list[int]


class SaidView(msgspec.Struct, frozen=True):
    seat: int | None
    name: str
    phrase: str | None
    text: str | None
    at: float
    who: str  # who said it, for commands about them


class GuestView(msgspec.Struct, frozen=True):
    """Somebody, as commands and people call them at this table."""

    who: str
    name: str


class MannersView(msgspec.Struct, frozen=True):
    """`private`: nobody comes in without an invitation. `watchers`: may people watch who do not play? `chat`: may people talk?"""

    private: bool
    watchers: bool
    chat: bool


class GuestsView(msgspec.Struct, frozen=True):
    """Of the people who have been here: those the host has banned, and muted for all, which only the host is told; and those the viewer has muted."""

    banned: list[GuestView]
    hushed: list[GuestView]
    muted: list[str]


class TableView(msgspec.Struct, frozen=True):
    id: str
    game: str
    version: str
    title: str
    day: str  # the day whose deal this is, the same for everybody
    league: log.OfLeague | None
    options: dict[str, Any]
    status: Status
    host: bool
    you: int | None
    ply: Ply
    seq: int
    seats: list[SeatView]
    commitment: str
    secret: str | None  # shown when the game is over, so that anyone can check the shuffle
    words: list[str | None]
    after: list[int]  # the seats whose words were given after the commitment was shown
    kept: int | None  # the seat that is kept for the viewer
    here: list[int]  # the seats of the people who share the viewer's browser, if several do
    takeback: TakebackView
    match: MatchView
    rematch: str | None
    shown: list[int]  # the seats that agree to show their cards, now that all is over
    open: bool  # do all? Then the replay can be seen through the eyes of any seat
    chat: list[SaidView]
    phrases: list[str]
    levels: list[str]
    patience: int  # seconds to answer a question while another is on turn; 0: for ever
    questions: list[QuestionView]
    hints: bool  # may the players of this table ask for one?
    arranging: ArrangingView | None  # what is arranged together before the deal
    clock: log.Clock | None
    times: list[SeatTimeView]  # by seat, where there is a clock
    lost: list[Lost]  # the seats that have lost before the end, in that order
    stopped: Stopped  # why all was over before its end, if it was
    proposal: ProposalView | None
    adjourned: bool
    manners: MannersView
    guests: GuestsView
    former: list[Former]  # who sat where others, or bots, play now


if TYPE_CHECKING:
    TableChanges = TableView
else:
    # What of a table has changed since a visitor was last told: the rest is as it was.
    TableChanges = msgspec.defstruct(
        "TableChanges",
        [(one.name, one.type | UnsetType, UNSET) for one in msgspec.structs.fields(TableView)],
        frozen=True,
        module=__name__,
    )


class TableMoved(msgspec.Struct, frozen=True):
    """Such changes where a move was all there was. They are told so often that they have a shape of their own, with the fields in the same order."""

    host: bool
    you: int | None
    ply: Ply
    seq: int
    kept: int | None
    takeback: TakebackView


ONLY_MOVED: Final = {"ply", "seq"}


def table_view(
    table: Table,
    id: str,
    guest: str | None,
    connected: Sequence[bool],
    now: float | None = None,
    owner: str | None = None,
    muted: Collection[str] = (),
) -> TableView:
    place = place_of(table, guest, owner, muted)
    seen = common(table, id, connected, now) | own(table, place) | company(table, place)
    return TableView(**seen)


class Place(NamedTuple):
    """Visitors of one place see the same."""

    seat: int | None
    kept: int | None  # a seat that is kept for them
    is_host: bool
    here: tuple[int, ...]  # the seats at a browser that several share
    muted: tuple[str, ...] = ()  # whom they do not want to hear


def place_of(table: Table, guest: str | None, owner: str | None = None, muted: Collection[str] = ()) -> Place:
    """`guest` looks, at the browser of `owner`: their own, unless said. `muted` are guests they do not want to hear."""
    owner = owner or guest
    here = tuple(seats_here(table, owner))
    seat, kept = table.seat_of(guest), table.kept_for(guest)
    unheard = tuple(sorted(handle(table, other) for other in muted))
    return Place(seat, kept, is_host(table, owner), here if len(here) > 1 else (), unheard)


def own(table: Table, place: Place) -> dict[str, Any]:
    """What a visitor sees of a table from their place."""
    return {
        "host": place.is_host,
        "you": place.seat,
        "kept": place.kept,
        "here": list(place.here),
        "takeback": takeback_view(table, place.seat),
    }


def company(table: Table, place: Place) -> dict[str, Any]:
    """Whom a visitor has to do with, and what they hear where that is not what everybody does. No move changes it."""
    heard = [one for one in said_views(table) if one.who not in place.muted] if place.muted else None
    return {"guests": guests_view(table, place)} | ({} if heard is None else {"chat": heard})


def guests_view(table: Table, place: Place) -> GuestsView:
    door = table.door
    banned, hushed = (
        [GuestView(handle(table, guest), name) for guest, name in known.items()] if place.is_host else []
        for known in (door.banned, door.hushed)
    )
    return GuestsView(banned, hushed, list(place.muted))


def takeback_view(table: Table, seat: int | None) -> TakebackView:
    offer = table.takeback(seat)
    return TakebackView(offer.kind, offer.reason, table.asked.seat if table.asked else None, list(table.agreed))


def changed(table: Table, changes: dict[str, Any], place: Place) -> TableChanges | TableMoved:
    """What is new about a table to who sees it from this place."""
    if changes.keys() == ONLY_MOVED:
        back = takeback_view(table, place.seat)
        return TableMoved(place.is_host, place.seat, changes["ply"], changes["seq"], place.kept, back)
    mine = own(table, place)
    if "seats" not in changes:  # nobody has sat down or left: who shares a browser is as it was
        del mine["here"]
    return TableChanges(**changes, **mine)


def common(table: Table, id: str, connected: Sequence[bool], now: float | None = None) -> dict[str, Any]:
    """What every visitor sees of a table."""
    return {"id": id, **fixed(table), **moving(table, connected, now)}


def fixed(table: Table) -> dict[str, Any]:
    """What stays as it was when the table was opened."""
    opened = table.opened
    return {
        "game": table.game.name,
        "version": opened.version,
        "title": opened.title,
        "day": opened.day,
        "league": opened.league,
        "commitment": fairness.commitment(opened.secret),
        "phrases": list(PHRASES),
        "levels": list(opened.levels),
        "patience": opened.patience,
        "clock": opened.clock,
    }


def moving(table: Table, connected: Sequence[bool], now: float | None = None) -> dict[str, Any]:
    """What may change."""
    opened, status = table.opened, table.status
    return {
        "options": msgspec.to_builtins(table.options),
        "status": status,
        "seats": [seat_view(s, connected[n], handle(table, s.guest)) for n, s in enumerate(table.seats)],
        "secret": opened.secret if status == "over" else None,
        "words": table.words,
        "after": [n for n, s in enumerate(table.seats) if s.after],
        "match": match_of(table),
        "rematch": table.rematch,
        "shown": sorted(table.shown),
        "open": table.is_open,
        "chat": said_views(table),
        "hints": hints.are_allowed(table),
        "arranging": arranging_view(table),
        "times": [],
        "lost": list(table.lost),
        "stopped": table.stopped,
        "proposal": proposal_view(table),
        "adjourned": table.adjourned,
        "manners": MannersView(table.door.private, table.door.watchers, table.door.chat),
        "former": list(table.former),
        **moved(table, now),
    }


def match_of(table: Table) -> MatchView:
    return match_view(table.game, table.opened.games, table.games, len(table.seats), table.lost, table.stopped)


def proposal_view(table: Table) -> ProposalView | None:
    asked = table.proposal
    return asked and ProposalView(asked.what, asked.by, sorted(voters(table, asked.what) - asked.agreed))


def moved(table: Table, now: float | None = None) -> dict[str, Any]:
    """What a move may change, as long as the game goes on."""
    questions = table.questions
    told: dict[str, Any] = {
        "ply": table.ply,
        "seq": table.seq,
        "questions": [QuestionView(seat, seconds_left(table, since, now)) for seat, since in questions.items()],
    }
    if table.times is not None:
        told["times"] = table.times.views(table.at if now is None else now)
    return told


def seat_view(seat: Seat, connected: bool, who: str = "") -> SeatView:
    return SeatView(
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        connected=connected or seat.kind == "bot",
        away=seat.away or seat.is_covered,
        kept=kept_name(seat),
        avatar=avatar_of(seat),
        who=who,
    )


def avatar_of(seat: Seat) -> str:
    return seat.avatar or (creature_of(seat.guest) if seat.guest else "")


def kept_name(seat: Seat) -> str:
    return seat.invited.name if seat.kept_for and seat.invited else ""


def said_views(table: Table) -> list[SaidView]:
    return [said_view(one, handle(table, one.by)) for one in table.chat]


def said_view(said: log.Said, who: str = "") -> SaidView:
    return SaidView(said.seat, said.name, said.phrase, said.text, said.at, who)


def seconds_left(table: Table, since: float, now: float | None) -> float:
    passed = 0.0 if now is None else now - since
    return round(max(0.0, table.opened.patience - passed), 1)
