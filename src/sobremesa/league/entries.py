"""The log of a league: its entries, in order, are the league. Append-only, as that of a table is."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

BOT: Final = -1  # in place of a member: a bot fills the seat
Format = Literal["robin", "swiss"]
Spare = Literal["bye", "bot"]  # who is left over rests, or meets a bot


class Entry(msgspec.Struct, frozen=True, tag_field="kind"):
    """`at` is seconds since the epoch, given by whoever writes the log."""

    at: float


class Founded(Entry, frozen=True, tag="founded"):
    """`counts` are all the numbers of seats, up to `seats`, that the game can be played with by these options."""

    organiser: str  # a guest
    name: str
    game: str
    options: dict[str, Any]
    seats: int  # at a table
    counts: list[int]
    format: Format
    rounds: int  # of a Swiss league; those of a round robin follow from how many play
    games: int  # that those who meet in a round play, each at a table of its own
    spare: Spare
    level: str  # of the bots that fill seats
    approves: bool  # does the organiser let people in one by one?
    clock: dict[str, Any] | None = None  # of its tables, as these understand it; none: nobody is timed


class Joined(Entry, frozen=True, tag="joined"):
    """Members are counted in the order they joined."""

    guest: str
    name: str


class Admitted(Entry, frozen=True, tag="admitted"):
    member: int


class Left(Entry, frozen=True, tag="left"):
    """Somebody leaves, or the organiser removes them. What they have played stays."""

    member: int
    removed: bool = False


class Doors(Entry, frozen=True, tag="doors"):
    """From now on people may join, or no longer."""

    open: bool


class Started(Entry, frozen=True, tag="started"):
    """`order` has been drawn by lot."""

    order: list[int]


class Pairing(msgspec.Struct, frozen=True):
    """A table, and the members at it by seat."""

    table: str
    members: list[int]


class Paired(Entry, frozen=True, tag="paired"):
    """A round begins. Those with a walkover win without playing, those with a bye rest."""

    round: int  # from 1
    pairings: list[Pairing]
    byes: list[int] = []
    walkovers: list[int] = []


class Scored(Entry, frozen=True, tag="scored"):
    """How a table ended, as its log has it: by seat, points, how many were ahead, and how far one was ahead or behind. A game that was resigned or
    lost on time has places and no points."""

    table: str
    points: list[int]
    places: list[int]
    margins: list[int]


class Forfeited(Entry, frozen=True, tag="forfeited"):
    """The organiser declares that these did not play; the others at their table win."""

    table: str
    members: list[int]


class Abandoned(Entry, frozen=True, tag="abandoned"):
    """Everybody at a table agreed to end without a result: it does not count."""

    table: str


class RoundClosed(Entry, frozen=True, tag="round-closed"):
    """The organiser waits no longer: what has not been played in this round does not count."""

    round: int


class Ended(Entry, frozen=True, tag="ended"):
    """The organiser ends the league."""


AnyEntry = (
    Founded | Joined | Admitted | Left | Doors | Started | Paired | Scored | Forfeited | Abandoned | RoundClosed | Ended
)

encode = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(AnyEntry).decode


def decode(row: str | bytes) -> AnyEntry | None:
    """None for what a newer version may have written."""
    try:
        return _decode(row)
    except msgspec.MsgspecError:
        return None
