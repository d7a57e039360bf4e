"""What a client asks of a table, turned into a decision."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.errors import Refusal, refuse
from ..table import log
from ..table.arranging import decide_arrange, decide_ready
from ..table.parting import decide_propose, decide_resign, decide_vote
from ..table.table import MOST_NAME, Table
from ..table.times import decide_vacation
from . import messages as m
from .connection import Connection
from .hub import Hub
from .names import name_or_nickname, plain, tidy
from .opening import next_table
from .room import Accept, Decide, Room
from .store import Guest


async def obey(hub: Hub, room: Room, asker: Connection, command: m.AnyCommand, accept: Accept) -> Refusal | int:
    """The seq at which the command was accepted, which is said to `accept` at once; or why it was not."""
    guest = asker.guest
    if guest is None:
        return refuse("nobody-looks" if asker.owner else "no-guest")
    if isinstance(command, m.AskRematch):
        return await rematch(hub, room, guest, command, accept)
    if isinstance(command, m.Sit | m.Say | m.Arrange):
        known = await hub.store.guest(guest)
    else:
        known = Guest(guest)
    return await room.commit(deciding(hub, room, known, command), accept)


def deciding(hub: Hub, room: Room, asker: Guest, command: m.AnyCommand) -> Decide:
    def decide_once() -> list[log.AnyEntry] | Refusal | int:
        gone = room.absence.gone() if isinstance(command, m.Fill) else ()
        return room.table.repeated(asker.id, command.id) or decide(room.table, hub.time.now(), asker, command, gone)

    return decide_once


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
            called = tidy(given or "", MOST_NAME) or name_or_nickname(name, guest)
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
        case m.AskRematch():
            raise ValueError("a rematch opens another table")


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
