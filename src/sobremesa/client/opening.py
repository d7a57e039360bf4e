"""Opening a table at a server, for whoever joins by its link."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from .backoff import Backoff
from .steps import Flow, Message, Refused, Wait
from .visiting import Visit


class TableSettings(TypedDict, total=False):
    """What else a table may be opened with; what is not given is as in the browser."""

    title: str
    """What the table is called."""
    words: str
    """Yours for the shuffle, where you have a seat from the start; without any, some are made up."""
    games: int
    """How many are played in a row."""
    patience: int
    """Seconds to answer while another is on turn; 0: for ever."""
    hints: bool
    """May players ask for hints? If nothing is said: against bots alone."""
    private: bool
    """Does nobody come in without an invitation?"""
    watchers: bool
    """May people watch who do not play?"""
    chat: bool
    """May people talk?"""
    cover: int
    """Seconds somebody may be gone before the others may let a bot play for them; 0: for ever."""
    clock: Mapping[str, Any]
    """Seconds for each decision, `{"move": 60}`, or for a game and more with each, `{"game": 600, "increment": 10}`; what happens when they are
    over, `"end"`: `move`, `cover` or `lose`; where they are days, `"vacation"` in days."""


def wish_for(game: str, seats: Sequence[str], options: Mapping[str, Any], settings: Mapping[str, Any]) -> Message:
    """What is sent to the server. A setting there is not is a mistake of the program."""
    if unknown := settings.keys() - TableSettings.__annotations__.keys():
        raise TypeError(f"a table has no setting {sorted(unknown)[0]!r}")
    return {"game": game, "seats": [plan(seat) for seat in seats], "options": dict(options), **settings}


def plan(seat: str) -> Message:
    return {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}


def opening(visit: Visit, wish: Message) -> Flow[str]:
    """The link of the new table. Asked twice because the first answer was lost, there is one table all the same: a ticket opens one."""
    yield from visit.introduce()
    shuffle = yield from visit.ask("POST", "/api/shuffles")
    ticket: str = shuffle["ticket"]
    asked = {"words": secrets.token_hex(8), **wish, "ticket": ticket}
    backoff, was_lost = Backoff(), False
    while True:
        try:
            created = yield from visit.ask("POST", "/api/tables", asked)
            return visit.base + created["link"]
        except OSError:
            was_lost = True
            yield Wait(backoff.next())
        except Refused as refused:
            if refused.code != "ticket-used" or not was_lost:
                raise
            return f"{visit.base}/t/{ticket.partition('.')[0]}"
