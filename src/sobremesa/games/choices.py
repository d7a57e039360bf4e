"""What a set-up form may offer next to what is chosen already: every choice that would be refused, with the refusal. No form knows a game's rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

import msgspec

from ..core.errors import Refusal
from .game import Game, Options

MOST_VALUES: Final = 24  # of a whole number; more are typed in, not chosen


class Barred(msgspec.Struct, frozen=True):
    """`option` cannot be `value`, with the rest as it is."""

    option: str
    value: Any
    refusal: Refusal


@lru_cache
def values(kind: type[Options]) -> dict[str, list[Any]]:
    """What can be chosen for each option that offers a list: switches, words, small numbers, and what its examples name."""
    schema = msgspec.json.schema(kind)
    body = schema["$defs"][schema["$ref"].rsplit("/", 1)[-1]]
    return {name: found for name, one in body["properties"].items() if (found := _listed(one))}


def _listed(one: dict[str, Any]) -> list[Any]:
    if one.get("type") == "boolean":
        return [False, True]
    if "enum" in one:
        return list(one["enum"])
    if "examples" in one:
        return list(one["examples"])
    least, most = one.get("minimum"), one.get("maximum")
    if one.get("type") != "integer" or least is None or most is None or most - least >= MOST_VALUES:
        return []
    return list(range(least, most + 1))


def barred(game: Game, options: Options, players: int) -> list[Barred]:
    """Choices that would be refused, and for another reason than what is chosen now."""
    now = game.refusal(players, options)
    return [Barred(name, value, why) for name, value, why in _tried(game, options, players) if why != now]


def _tried(game: Game, options: Options, players: int) -> Iterator[tuple[str, Any, Refusal]]:
    for name, offered in values(type(options)).items():
        for value in offered:
            if value != getattr(options, name):
                refusal = game.refusal(players, msgspec.structs.replace(options, **{name: value}))
                if refusal is not None:
                    yield name, value, refusal
