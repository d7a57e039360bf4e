"""What a client asks of a table, turned into a decision."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.errors import Refusal, refuse
from ..table import log, manners
from ..table.arranging import decide_arrange, decide_ready
from ..table.beside import owner_of
from ..table.parting import decide_propose, decide_resign, decide_vote
from ..table.table import MOST_NAME, Table
from ..table.times import decide_vacation
from . import messages as m
from .broker import Note
from .connection import Connection
from .hub import Hub
from .names import is_reserved, name_or_nickname, plain, tidy
from .opening import next_table
from .room import Accept, Decide, Room, not_saved
from .store import Guest, ReadOnly
from .store.complaints import MOST_MUTES, Muted


async def obey(hub: Hub, room: Room, asker: Connection, command: m.AnyCommand, accept: Accept) -> Refusal | int:
    """The seq at which the command was accepted, which is said to `accept` at once; or why it was not."""
    guest = asker.guest
    if guest is None:
        return refuse("nobody-looks" if asker.owner else "no-guest")
    if isinstance(command, m.AskRematch):
        return await rematch(hub, room, guest, command, accept)
    if isinstance(command, m.Mute):
        return await mute(hub, room, guest, command, accept)
    if isinstance(command, m.Sit | m.Say | m.Arrange):
        known = await hub.store.guest(guest)
    else:
        known = Guest(guest)
    return await room.commit(deciding(hub, room, known, command), accept)


def deciding(hub: Hub, room: Room, asker: Guest, command: m.AnyCommand) -> Decide:
    def decide_once() -> list[log.AnyEntry] | Refusal | int:
        if done := room.table.repeated(asker.id, command.id):
            return done
        now = hub.time.now()
        if not isinstance(command, m.Move) and (refusal := manners.turned_away(room.table, asker.id)):
            return refusal
        if isinstance(command, m.ForHosts):
            return decide_for_host(room, now, asker.id, command)
        gone = room.absence.gone() if isinstance(command, m.Fill) else ()
        return decide(room.table, now, asker, command, gone)

    return decide_once


def decide_for_host(room: Room, now: float, guest: str, command: m.ForHosts) -> list[log.AnyEntry] | Refusal:
    """What only the host of a table may ask, about people whom clients know by their handles."""
    table, id = room.table, command.id
    if isinstance(command, m.Rule):
        return manners.decide_rule(table, now, guest, command.private, command.watchers, command.chat, id)
    whom, name = room.guest_called(command.who) or (None, "")
    match command:
        case m.Remove(seat=seat, ban=ban):
            return manners.decide_remove(table, now, guest, whom, seat, ban, id, name)
        case m.Pardon():
            return manners.decide_pardon(table, now, guest, whom, id)
        case m.Hush(on=on):
            return manners.decide_hush(table, now, guest, whom, on, id, name)
        case m.Offer(seat=seat):
            if whom is None or owner_of(whom) not in room.presence.everybody():
                return refuse("nobody-there") if manners.is_host(table, guest) else refuse("host-only")
            return manners.decide_offer(table, now, guest, seat, whom, name, id, room.absence.gone())


async def mute(hub: Hub, room: Room, guest: str, command: m.Mute, accept: Accept) -> Refusal | int:
    """Whom one does not want to hear is one's own business, at every table."""
    owner, found = owner_of(guest), room.guest_called(command.who)
    if found is None or not found[0]:
        return refuse("nobody-there")
    muted = Muted(owner_of(found[0]), found[1])
    if muted.guest == owner:
        return refuse("not-yourself")
    try:
        if hub.store.is_read_only:
            raise ReadOnly
        if not command.on:
            await hub.store.complaints.unmute(owner, muted.guest)
        elif not await hub.store.complaints.mute(owner, muted, hub.time.now()):
            return refuse("too-many-mutes", most=MOST_MUTES)
    except Exception as error:
        return not_saved(error)
    await room.hear_again({owner})
    hub.broker.publish(room.id, Note(hub.worker, muted=[owner]))
    accept(room.table.seq)
    return room.table.seq


def decide(
    table: Table, now: float, asker: Guest, command: m.AnyCommand, gone: Sequence[int] = ()
) -> list[log.AnyEntry] | Refusal:
    guest, name = asker.id, asker.name
    seat = table.seat_of(guest)
    match command:
        case m.Move(id=id, ply=ply, action=action):
            if seat is not None and table.seats[seat].lost:
                return refuse("seat-lost")
            return table.decide_move(now, seat, ply, action, id)
        case m.AskTakeback(id=id):
            return table.decide_takeback(now, seat, id)
        case m.AnswerTakeback(id=id, agree=agree):
            return table.decide_answer(now, seat, agree, id)
        case m.Say(id=id, phrase=phrase, text=text):
            return table.decide_say(now, guest, name_or_nickname(name, guest), phrase, text and plain(text), id)
        case m.Sit(id=id, seat=wanted, name=given, words=words):
            called = tidy(given or "", MOST_NAME)
            if is_reserved(called):
                return refuse("name-reserved", name=called)
            called = called or name_or_nickname(name, guest)
            # whoever asks by the table's socket has been welcomed there, and shown the commitment
            return table.decide_sit(now, guest, wanted, called, words and plain(words), id, True, asker.avatar or "")
        case m.Leave(id=id):
            return table.decide_leave(now, guest, id)
        case m.Fill(id=id, seat=wanted, level=level):
            return table.decide_fill(now, guest, wanted, level, id, gone)
        case m.Arrange(id=id, change=change):
            return decide_arrange(table, now, guest, name_or_nickname(name, guest), change, id)
        case m.Ready(id=id, ready=ready):
            return decide_ready(table, now, seat, ready, id)
        case m.Resign(id=id):
            return decide_resign(table, now, seat, id)
        case m.Propose(id=id, what=what):
            return decide_propose(table, now, seat, what, id)
        case m.Vote(id=id, agree=agree):
            return decide_vote(table, now, seat, agree, id)
        case m.Vacation(id=id, on=on):
            return decide_vacation(table, now, seat, on, id)
        case m.NextGame(id=id):
            return table.decide_next(now, seat, id)
        case m.AskRematch() | m.Mute() | m.Rule() | m.Remove() | m.Pardon() | m.Hush() | m.Offer():
            raise ValueError("not for the table alone to decide")


async def rematch(hub: Hub, room: Room, guest: str, command: m.AskRematch, accept: Accept) -> Refusal | int:
    """The same people and bots at a new table; its link goes to everybody here."""
    table, seat = room.table, room.table.seat_of(guest)
    if done := table.repeated(guest, command.id):
        accept(done)
        return done
    refusal = table.decide_rematch(0, seat, "")
    if isinstance(refusal, Refusal):
        return refusal
    opened = await hub.open(next_table(table))
    if isinstance(opened, Refusal):
        return opened
    return await room.commit(lambda: room.table.decide_rematch(hub.time.now(), seat, opened.id, command.id), accept)
