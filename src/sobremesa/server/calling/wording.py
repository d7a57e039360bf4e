"""What somebody is told who is away: the game, the table, with whom, and that it is their turn. Nothing of the cards."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from ... import i18n
from ..glances import Summary
from ..previews import names_of
from ..store.callbook import Matter


class Message(NamedTuple):
    """`topic`: of two messages with the same the later stands for both. Addresses are paths of this server."""

    title: str
    body: str
    path: str
    off: str
    topic: str
    id: str


def worded(
    summary: Summary, matter: Matter, guest: str, language: str, table: str, turn: int, channel: str, off: str
) -> Message:
    topic = fingerprint(table, channel)
    return Message(
        title=i18n.say(language, f"call-{matter}"),
        body=line(summary, guest, language),
        path=f"/t/{table}",
        off=off,
        topic=topic,
        id=fingerprint(topic, matter, str(turn)),
    )


def line(summary: Summary, guest: str, language: str) -> str:
    """“after coffee”: a game with Bea and Eva."""
    game = i18n.say(language, f"{summary.game}-name")
    mine = summary.guests.index(guest)
    names = [name for seat, name in enumerate(names_of(summary, language)) if name and seat != mine]
    told = i18n.say(language, "call-table", game=game, names=i18n.listing(language, names))
    return i18n.say(language, "call-titled", title=summary.title, table=told) if summary.title else told


def fingerprint(*parts: str) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:32]
