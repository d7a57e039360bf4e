"""What a host wants of a running server, or a guest of all its workers: written into the database, where every worker on every machine reads it."""

from __future__ import annotations

from typing import Final

import msgspec


class ReadOnly(msgspec.Struct, frozen=True, tag="read-only"):
    """From now on nothing is written, or it is again."""

    on: bool


class Announced(msgspec.Struct, frozen=True, tag="announced"):
    """People at tables are told that the server restarts at `at`, with words of the host's own; without a time, no longer."""

    at: float | None
    text: str = ""


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    """The log of a table is not what workers have in memory: it was closed, erased or lost a name."""

    table: str


class Voided(msgspec.Struct, frozen=True, tag="voided"):
    """Guest cards are void: those of an older generation than this, and the one of the device that is `out`. The one that is kept gets a new
    card, and who is at a table with it stays there."""

    guest: str
    generation: int = 0
    out: str = ""
    kept: str = ""


Order = ReadOnly | Announced | Changed | Voided

encode = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(Order).decode


def decode(body: str) -> Order | None:
    """None for what a newer version may want."""
    try:
        return _decode(body)
    except msgspec.MsgspecError:
        return None
