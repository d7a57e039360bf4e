"""Table manners: who comes in, who is heard, whom the table's host shows out, and to whom they give a seat.

The host of a table is who opened it. People are meant with all who share their browser: to ban one is to ban the device."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import msgspec

from ..core.errors import Refusal, refuse
from . import log
from .beside import owner_of, seats_here
from .fairness import commitment
from .seats import vacate

if TYPE_CHECKING:
    from .closed import ClosedTable
    from .table import Decision, Table

HANDLE: Final = 10  # letters
FIRST_LINK: Final = 0  # a private table has it from the start


class Former(msgspec.Struct, frozen=True):
    """Who sat at a seat until so many moves had been made at the table."""

    seat: int
    ply: int
    name: str


@dataclass
class Door:
    """Who comes in at a table, and who is heard there."""

    private: bool = False
    watchers: bool = True
    chat: bool = True
    banned: dict[str, str] = field(default_factory=dict)  # guests, with the names they had
    hushed: dict[str, str] = field(default_factory=dict)
    welcome: set[str] = field(default_factory=set)
    links: dict[int, int | None] = field(default_factory=dict)  # those that work, and which seat each is for
    made: int = FIRST_LINK  # the number of the last link

    @staticmethod
    def of(opened: log.Opened) -> Door:
        said = opened.manners
        links: dict[int, int | None] = {FIRST_LINK: None}
        return Door(said.private, said.watchers, said.chat, {**said.banned}, {**said.hushed}, set(said.welcome), links)

    def as_manners(self) -> log.Manners:
        """For another table of the same people."""
        return log.Manners(
            self.private, self.watchers, self.chat, {**self.banned}, {**self.hushed}, sorted(self.welcome)
        )

    @property
    def link(self) -> int:
        """The link that lets people in."""
        return next(number for number, seat in self.links.items() if seat is None)


def handle(table: Table, guest: str | None) -> str:
    """What a guest is called by programs at this table, and at no other: it tells nobody who they are elsewhere."""
    if not guest:
        return ""
    owner = owner_of(guest)
    if owner not in table.handles:
        table.handles[owner] = sha256(f"{commitment(table.opened.secret)}\n{owner}".encode()).hexdigest()[:HANDLE]
    return table.handles[owner]


# ---- who comes in -----------------------------------------------------------------------------------------------------------------------


def is_host(table: Table | ClosedTable, guest: str | None) -> bool:
    return bool(guest) and owner_of(guest or "") == table.opened.host


def turned_away(table: Table | ClosedTable, guest: str | None) -> Refusal | None:
    """Why somebody cannot be at this table, if they cannot; nor read of it, when it can be no more than read."""
    door, owner = table.door, owner_of(guest or "")
    if is_host(table, guest):
        return None
    if owner in door.banned:
        return refuse("banned")
    if owner and seats_here(table, owner):
        return None
    if door.private and owner not in door.welcome:
        return refuse("private-table")
    if not door.watchers and not has_free_seat(table):
        return refuse("no-watchers")
    return None


def has_free_seat(table: Table | ClosedTable) -> bool:
    return any(seat.kind == "open" and not seat.kept_for for seat in table.seats)


def why_silent(table: Table, guest: str) -> Refusal | None:
    """Why somebody cannot say anything, if they cannot."""
    if not table.door.chat:
        return refuse("chat-off")
    return refuse("hushed") if owner_of(guest) in table.door.hushed else None


# ---- what the host decides ----------------------------------------------------------------------------------------------------------------


def decide_rule(
    table: Table,
    at: float,
    guest: str,
    private: bool | None,
    watchers: bool | None,
    chat: bool | None,
    id: str = "",
) -> Decision:
    if not is_host(table, guest):
        return refuse("host-only")
    return [log.Ruled(at, private, watchers, chat, id, guest)]


def decide_remove(
    table: Table, at: float, guest: str, whom: str | None, seat: int | None, ban: bool, id: str = "", name: str = ""
) -> Decision:
    """Somebody, by who they are or where they sit; whoever is banned goes with all at their browser."""
    if not is_host(table, guest):
        return refuse("host-only")
    if seat is not None:
        if not 0 <= seat < len(table.seats):
            return refuse("no-such-seat", seat=seat + 1)
        whom = table.seats[seat].guest
    if not whom:
        return refuse("nobody-there")
    if is_host(table, whom):
        return refuse("not-yourself")
    theirs = [number for number, one in enumerate(table.seats) if one.guest and owner_of(one.guest) == owner_of(whom)]
    if theirs and table.opened.league:
        return refuse("league-seat")
    if theirs and table.status == "over" and not ban:
        return refuse("game-over")
    taken = theirs if ban or seat is None else [seat]
    called = table.seats[taken[0]].name if taken else name
    return [log.Removed(at, owner_of(whom), called, taken if table.status != "over" else [], ban, id, guest)]


def decide_pardon(table: Table, at: float, guest: str, whom: str | None, id: str = "") -> Decision:
    if not is_host(table, guest):
        return refuse("host-only")
    if not whom or owner_of(whom) not in table.door.banned:
        return refuse("not-banned")
    return [log.Pardoned(at, owner_of(whom), id, guest)]


def decide_hush(
    table: Table, at: float, guest: str, whom: str | None, on: bool, id: str = "", name: str = ""
) -> Decision:
    if not is_host(table, guest):
        return refuse("host-only")
    if not whom:
        return refuse("nobody-there")
    if is_host(table, whom):
        return refuse("not-yourself")
    return [log.Hushed(at, owner_of(whom), name, on, id, guest)]


def decide_offer(
    table: Table,
    at: float,
    guest: str,
    seat: int | None,
    whom: str | None = None,
    name: str = "",
    id: str = "",
    gone: Collection[int] = (),
) -> Decision:
    """Give a seat to `whom`, or to who comes by a link; without a seat, make a new link that lets people in. `gone`: the seats of people who have
    been gone for as long as this table lets them."""
    if not is_host(table, guest):
        return refuse("host-only")
    number = 0 if whom else table.door.made + 1
    if seat is None:
        return refuse("no-such-seat", seat=0) if whom else [log.Offered(at, None, number, id=id, by=guest)]
    if refusal := why_not_given(table, seat, gone) or (why_not_to(table, whom) if whom else None):
        return refusal
    return [log.Offered(at, seat, number, owner_of(whom or ""), name, id, guest)]


def why_not_given(table: Table, seat: int, gone: Collection[int]) -> Refusal | None:
    """Why a seat cannot be given away, if it cannot."""
    if not 0 <= seat < len(table.seats):
        return refuse("no-such-seat", seat=seat + 1)
    if table.opened.league:
        return refuse("league-seat")
    if table.status == "over":
        return refuse("game-over")
    sitting = table.seats[seat]
    if sitting.lost:
        return refuse("seat-out", seat=seat + 1)
    if sitting.kind == "human" and not sitting.away and seat not in gone:
        return refuse("seat-held", name=sitting.name)
    return None


def why_not_to(table: Table, whom: str) -> Refusal | None:
    if owner_of(whom) in table.door.banned:
        return refuse("guest-banned")
    return refuse("guest-seated") if any(one.guest == whom for one in table.seats) else None


def decide_admit(table: Table, at: float, guest: str, name: str, number: int) -> Decision:
    """Somebody comes by a link. Who belongs here already needs none."""
    door, owner = table.door, owner_of(guest)
    if owner in door.banned:
        return refuse("banned")
    if number not in door.links:
        return refuse("invitation-used")
    seat = door.links[number]
    if is_host(table, guest) or (owner in door.welcome and seat is None) or table.seat_of(guest) is not None:
        return []
    return [log.Admitted(at, owner, name, number)]


# ---- applying -----------------------------------------------------------------------------------------------------------------------------

Entry = log.Ruled | log.Pardoned | log.Hushed | log.Offered | log.Admitted


def follow(table: Table | ClosedTable, entry: Entry) -> None:
    door = table.door
    match entry:
        case log.Ruled(private=private, watchers=watchers, chat=chat):
            door.private = door.private if private is None else private
            door.watchers = door.watchers if watchers is None else watchers
            door.chat = door.chat if chat is None else chat
        case log.Pardoned(guest=guest):
            door.banned.pop(guest, None)
        case log.Hushed(guest=guest, name=name, on=True):
            door.hushed[guest] = name
        case log.Hushed(guest=guest):
            door.hushed.pop(guest, None)
        case log.Offered():
            offer(table, entry)
        case log.Admitted():
            admit(table, entry)


def show_out(table: Table, entry: log.Removed) -> None:
    for seat in entry.seats:
        note_former(table, seat)
        vacate(table.seats, seat, table.playing is not None, table.opened.levels[-1])
        forget_word_of(table, seat)
    shut(table, entry)


def shut(table: Table | ClosedTable, entry: log.Removed) -> None:
    door = table.door
    if entry.seats and not entry.ban:  # who has lost a seat may look on, where that is allowed
        door.welcome.add(entry.guest)
    else:
        door.welcome.discard(entry.guest)
    for seat in table.seats:
        if seat.invited and not seat.invited.always and owner_of(seat.invited.guest) == entry.guest:
            seat.invited = None
    if entry.ban:
        door.banned[entry.guest] = entry.name


def offer(table: Table | ClosedTable, entry: log.Offered) -> None:
    door, seat = table.door, entry.seat
    door.links = {number: of for number, of in door.links.items() if of != seat}  # one link for each seat
    if entry.number:
        door.links[entry.number], door.made = seat, entry.number
    if seat is not None:
        table.seats[seat].invited = log.Invited(seat, entry.guest, entry.name) if entry.guest else None


def admit(table: Table | ClosedTable, entry: log.Admitted) -> None:
    door, seat = table.door, table.door.links.get(entry.number)
    door.welcome.add(entry.guest)
    if seat is not None:
        del door.links[entry.number]
        table.seats[seat].invited = log.Invited(seat, entry.guest, entry.name)


def before_sitting(table: Table, entry: log.Sat) -> None:
    """A seat changes hands: what its former owner wanted is not what the new one wants."""
    sitting = table.seats[entry.seat]
    if sitting.guest == entry.guest or table.playing is None:
        return
    if sitting.guest:
        note_former(table, entry.seat)
    sitting.invited = None
    forget_word_of(table, entry.seat)


def note_former(table: Table, seat: int) -> None:
    if table.playing is not None and not table.seats[seat].lost:
        table.former.append(Former(seat, table.ply, table.seats[seat].name))


def forget_word_of(table: Table, seat: int) -> None:
    table.ready.discard(seat)
    table.agreed = [other for other in table.agreed if other != seat]
    if table.asked and table.asked.seat == seat:
        table.asked, table.agreed = None, []
    if table.proposal:
        table.proposal.agreed.discard(seat)
        if table.proposal.by == seat:
            table.proposal = None
