"""The log of a table: its entries, in order, are the table. Append-only; a takeback is an entry too."""

from __future__ import annotations

import math
from typing import Any, Final, Literal

import msgspec

from .events import Ply

# What new logs are written in. 2: plies count over all games of a match. 3: what is arranged before the deal (`Arranged`, `Readied`).
# 4: cards that are shown when all is over (`Showed`). 5: clocks, and how people part (`TimedOut`, `Vacation`, `Resigned`, `Proposed`, `Voted`).
# 6: table manners, and seats that are given away (`Ruled`, `Removed`, `Pardoned`, `Hushed`, `Offered`, `Admitted`).
FORMAT: Final = 6
COUNTED_BY_GAME: Final = (
    1  # the first format: the ply of `Asked` and `TakenBack` counts from the deal of the game being played
)


Proposal = Literal["end", "adjourn", "resume"]


class Entry(msgspec.Struct, frozen=True, tag_field="kind"):
    """`at` is seconds since the epoch, given by whoever writes the log. `id` is the client's own, so that a repeated command is one entry; where
    the seat does not tell whose command it was, `by` is the guest."""

    at: float


class SeatPlan(msgspec.Struct, frozen=True):
    """A seat when the table is opened: for the host, open to whoever has the link, or a bot."""

    kind: Literal["me", "open", "bot"]
    level: str | None = None


class Invited(msgspec.Struct, frozen=True):
    """A seat that is kept for a guest until they sit down; with `always`, also when they have left it again, and no bot takes it."""

    seat: int
    guest: str
    name: str
    always: bool = False


class OfLeague(msgspec.Struct, frozen=True):
    """Of which league a table is, and of which round."""

    id: str
    name: str
    round: int


class Clock(msgspec.Struct, frozen=True):
    """How much time people have: seconds for each decision (`move`), or for all those of a game together (`game`), which grow by `increment` with
    each. `end`: when it is over a bot makes the move, or covers the seat until its owner is back, or the seat has lost. Where time is counted in
    days, each may stop their clock for `vacation` days in all."""

    move: int = 0
    game: int = 0
    increment: int = 0
    end: Literal["move", "cover", "lose"] = "move"
    vacation: int = 0


class Manners(msgspec.Struct, frozen=True):
    """Who comes in at a table, and who is heard. `private`: nobody without an invitation. `banned` and `hushed` are guests with the names they had,
    `welcome` those who have been invited to a private table."""

    private: bool = False
    watchers: bool = True
    chat: bool = True
    banned: dict[str, str] = {}
    hushed: dict[str, str] = {}
    welcome: list[str] = []


class Opened(Entry, frozen=True, tag="opened"):
    game: str
    version: str
    options: dict[str, Any]
    title: str
    seats: list[SeatPlan]
    secret: str
    host: str
    levels: list[str]  # the bots this table may seat
    games: int = 1  # how many games the match has
    patience: int = 0  # seconds to answer a question while another is on turn; 0: for ever
    hints: bool | None = None  # may players ask for hints? None: as `hints.are_allowed` says
    format: int = COUNTED_BY_GAME  # of this log; those that do not say are of the first
    invited: list[Invited] = []
    cover: int = 60  # seconds somebody may be gone before the others may let a bot play for them; 0: for ever
    day: str = ""  # whose deal this is, as 2026-11-16: the same for everybody
    clock: Clock | None = None  # None: nobody is timed
    league: OfLeague | None = None
    manners: Manners = Manners()


class Sat(Entry, frozen=True, tag="sat"):
    seat: int
    guest: str
    name: str
    words: str | None = None
    id: str = ""
    after: bool = False  # were the words given after whoever sits was shown the commitment?
    avatar: str = ""  # the creature they have chosen


class Left(Entry, frozen=True, tag="left"):
    seat: int
    id: str = ""
    by: str = ""


class Filled(Entry, frozen=True, tag="filled"):
    """A bot takes an open seat, or covers for somebody: who left, until they sit down again; who is merely gone, until they are back."""

    seat: int
    level: str
    id: str = ""
    by: str = ""


class Arranged(Entry, frozen=True, tag="arranged"):
    """Somebody, seated or watching, changed what is arranged together before the deal. Nobody is ready any more."""

    seat: int | None
    name: str
    change: dict[str, Any]  # as the game's options understand it
    id: str = ""
    by: str = ""


class Readied(Entry, frozen=True, tag="readied"):
    """A seat is ready for the deal, or not yet after all."""

    seat: int
    ready: bool
    id: str = ""


class Moved(Entry, frozen=True, tag="moved"):
    seat: int
    action: int
    ply: Ply
    id: str = ""


class Asked(Entry, frozen=True, tag="asked"):
    """A seat would like to take back the move it made at `ply`."""

    seat: int
    ply: Ply
    id: str = ""


class Answered(Entry, frozen=True, tag="answered"):
    seat: int
    agree: bool
    id: str = ""


class TakenBack(Entry, frozen=True, tag="taken-back"):
    """The move made at `ply` is undone; with `alone`, the moves after it stand (they were choices made at the same time)."""

    seat: int
    ply: Ply
    alone: bool
    id: str = ""


class Said(Entry, frozen=True, tag="said"):
    """A quick phrase (a code every reader sees in their own language) or free text."""

    seat: int | None
    name: str
    phrase: str | None = None
    text: str | None = None
    id: str = ""
    by: str = ""


class NextGame(Entry, frozen=True, tag="next-game"):
    """The next game of the match is dealt."""

    id: str = ""
    by: str = ""


class Rematched(Entry, frozen=True, tag="rematched"):
    table: str
    id: str = ""
    by: str = ""


class Closed(Entry, frozen=True, tag="closed"):
    """The host has closed the table; or erased it, and this is what remains."""

    erased: bool = False


class Showed(Entry, frozen=True, tag="showed"):
    """All is over, and a seat agrees that everybody sees what was in its hand."""

    seat: int


class TimedOut(Entry, frozen=True, tag="timed-out"):
    """A seat's time was over. What that means, the table's clock says."""

    seat: int


class Vacation(Entry, frozen=True, tag="vacation"):
    """A seat's clock stands from now on, or goes on after all."""

    seat: int
    on: bool
    id: str = ""


class Resigned(Entry, frozen=True, tag="resigned"):
    """A seat has given up. A bot plays on for it."""

    seat: int
    id: str = ""


class Proposed(Entry, frozen=True, tag="proposed"):
    """A seat would like to end the game without a result, to adjourn it, or to go on with it. It is done once everybody agrees."""

    seat: int
    what: Proposal
    id: str = ""


class Voted(Entry, frozen=True, tag="voted"):
    """A seat agrees to what is proposed; or not, and it is off the table."""

    seat: int
    agree: bool
    id: str = ""


class Ruled(Entry, frozen=True, tag="ruled"):
    """The table's host has changed who comes in or whether there is talk; what is not said stays as it was."""

    private: bool | None = None
    watchers: bool | None = None
    chat: bool | None = None
    id: str = ""
    by: str = ""


class Removed(Entry, frozen=True, tag="removed"):
    """The table's host has taken these seats from a guest, or shown somebody out who watched; with `ban`, for good."""

    guest: str
    name: str
    seats: list[int]
    ban: bool
    id: str = ""
    by: str = ""


class Pardoned(Entry, frozen=True, tag="pardoned"):
    """Who was banned may come back."""

    guest: str
    id: str = ""
    by: str = ""


class Hushed(Entry, frozen=True, tag="hushed"):
    """Nobody hears this guest at this table, or everybody does again."""

    guest: str
    name: str
    on: bool
    id: str = ""
    by: str = ""


class Offered(Entry, frozen=True, tag="offered"):
    """The table's host gives a seat to this guest, who has it once they sit down; without a guest, to whoever comes first by the link with this
    number; without a seat, the link lets people in."""

    seat: int | None
    number: int = 0
    guest: str = ""
    name: str = ""
    id: str = ""
    by: str = ""


class Admitted(Entry, frozen=True, tag="admitted"):
    """Somebody came by the link with this number."""

    guest: str
    name: str
    number: int


class Dated(msgspec.Struct, frozen=True):
    """What is read of an entry that is not understood."""

    at: float


class Unread(Entry, frozen=True, tag="unread"):
    """In place of an entry that cannot be read, most likely one that a newer version has written. It is never written itself."""


AnyEntry = (
    Opened
    | Sat
    | Left
    | Filled
    | Arranged
    | Readied
    | Moved
    | Asked
    | Answered
    | TakenBack
    | Said
    | NextGame
    | Rematched
    | Closed
    | Showed
    | TimedOut
    | Vacation
    | Resigned
    | Proposed
    | Voted
    | Ruled
    | Removed
    | Pardoned
    | Hushed
    | Offered
    | Admitted
    | Unread
)

encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyEntry).decode


_decode_date = msgspec.json.Decoder(Dated).decode


def decode(row: str | bytes) -> AnyEntry:
    try:
        return _decode(row)
    except msgspec.MsgspecError:
        return Unread(_date(row))


def _date(row: str | bytes) -> float:
    """Where even that is unknown it has just happened, for all we know, and secrets are kept."""
    try:
        return _decode_date(row).at
    except msgspec.MsgspecError:
        return math.inf
