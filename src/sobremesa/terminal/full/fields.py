"""What a table may choose, read from the fields of a game's options: for a form."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from ...games.game import Game
from ...i18n import has, say


class Field(NamedTuple):
    """`values` are what can be chosen; a switch has none."""

    name: str
    values: list[Any]
    initial: Any


def fields_of(game: Game) -> Iterator[Field]:
    """Those there are words for, as in the browser."""
    schema = msgspec.json.schema(game.Options)
    for name, one in schema["$defs"][game.Options.__name__]["properties"].items():
        values = one.get("examples") or one.get("enum") or numbers(one)
        if has("en", f"{game.name}-option-{name}") and "default" in one and (values or one.get("type") == "boolean"):
            initial = one["default"]
            yield Field(name, [initial, *(value for value in values if value != initial)] if values else [], initial)


def numbers(one: dict[str, Any]) -> list[int]:
    is_range = one.get("type") == "integer" and "minimum" in one and "maximum" in one
    return list(range(one["minimum"], one["maximum"] + 1)) if is_range else []


def value_words(language: str, game: Game, field: Field, value: Any) -> str:
    id = f"{game.name}-option-{field.name}-value"
    number = value + 1 if isinstance(value, int) else 0
    return say(language, id, value=value, number=number) if has(language, id) else str(value)
