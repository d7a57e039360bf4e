"""What happened at a table, and when: plies are counted here, so that they mean the same everywhere above the games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from ..games.game import Sentence

# Decisions made at a table since it was opened, over all games of its match. (A game counts its own, from its deal: `s.ply`.)
Ply = int


class Event(msgspec.Struct, frozen=True):
    """Something that happened, told to one viewer: a sentence of the game's, and how many decisions had been made by then."""

    ply: Ply
    code: str
    facts: dict[str, Any] = {}


def events_at(ply: Ply, told: Iterable[Sentence]) -> list[Event]:
    return [Event(ply, sentence.code, sentence.facts) for sentence in told]


def merged(old: Sequence[Event], fresh: Sequence[Event], ply: Ply) -> list[Event]:
    """A story gone on with, of which so many moves stand: what was taken back is told no more."""
    first = fresh[0].ply if fresh else ply + 1
    known = [event for event in old if event.ply <= ply and event.ply < first]
    same = [event for event in old if event.ply == first and event not in fresh]
    return [*known, *same, *fresh]
