"""What happened at a table, and when: plies are counted here, so that they mean the same everywhere above the games."""

from __future__ import annotations

from collections.abc import Iterable
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
