"""A table of any game, told from what its view holds: how a game without a renderer of its own is played in a terminal.

What a field holds is told by its name, as in the facts of events: `card`, `…_card` a card; `cards`, `…_cards`, `hand` cards; `seat`, `by`,
`actor`, `starter` a seat; `seats`, `owes` seats. A list as long as there are players is one thing for each of them. A game can word a field by
`<game>-field-<name>`, a move by `<game>-move-<word>` (the part of its notation before the colon) or `<game>-move`, with what the move and its
preview hold as arguments, and its rules by `<game>-rule-1`, `<game>-rule-2` and so on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from ..games.game import Game
from ..i18n import card_name, has, listing
from ..screen import Screen

SEATS: Final = ("seat", "by", "actor", "starter")
SEAT_LISTS: Final = ("seats", "owes")
KNOWN: Final = ("game", "players", "ply", "owes", "moves")  # said elsewhere, or by asking
DONE: Final = ("action", "notation", "preview")


class PlainRenderer:
    untold: frozenset[str] = frozenset()
    verdict: frozenset[str] = frozenset()
    unasked: frozenset[str] = frozenset()

    def __init__(self, game: Game, screen: Screen, names: Sequence[str], seat: int) -> None:
        self.game, self.screen, self.names, self.seat = game, screen, names, seat

    def table(self, view: Any) -> None:
        for key, value in fields(view).items():
            if key not in KNOWN:
                self.screen.write(self.field(key, value))

    def score(self, view: Any) -> None:
        """The table again: what is worth points is among it."""
        self.table(view)

    def choices(self, view: Any) -> None:
        self.screen.tell("terminal-choices", "bold")
        for number, move in enumerate(view.moves, 1):
            self.screen.write(f"{number}: {self.move(move)}")

    def rules(self) -> None:
        self.screen.rules(self.game.name)

    def spelled(self, notation: str) -> str:
        return notation

    def heard(self, typed: str) -> str:
        return typed

    # ---- in words ------------------------------------------------------------------------------------------------------------------------

    def move(self, move: Any) -> str:
        """As the game words it; else its notation and what it would do."""
        word = move.notation.partition(":")[0].lower()
        own = {key: value for key, value in fields(move).items() if key not in DONE}
        facts = {**fields(getattr(move, "preview", None)), **own}
        for id in (f"{self.game.name}-move-{word}", f"{self.game.name}-move"):
            if has(self.screen.language, id):
                said = {key: fact if is_number(key, fact) else self.words(key, fact) for key, fact in facts.items()}
                return f"{self.screen.say(id, **said)} ({move.notation})"
        return "; ".join([move.notation, *(self.field(key, fact) for key, fact in facts.items())])

    def field(self, key: str, value: Any) -> str:
        id = f"{self.game.name}-field-{key.replace('_', '-')}"
        title = self.screen.say(id) if has(self.screen.language, id) else key.replace("_", " ").capitalize()
        return f"{title}: {self.words(key, value)}"

    def words(self, key: str, value: Any) -> str:
        if value is None or value == []:
            return "–"
        if isinstance(value, bool):
            return self.screen.say("terminal-yes" if value else "terminal-no")
        if isinstance(value, int):
            return self.number(key, value)
        if isinstance(value, list | tuple):
            return self.several(key, value)
        inside = fields(value)
        return ", ".join(self.field(name, one) for name, one in inside.items()) if inside else str(value)

    def number(self, key: str, value: int) -> str:
        if is_card(key) and value >= 0:
            return card_name(self.screen.language, self.game, value)
        if key in SEATS:
            return self.names[value] if 0 <= value < len(self.names) else "–"
        return str(value)

    def several(self, key: str, values: Sequence[Any]) -> str:
        numbers = all(isinstance(one, int) for one in values)
        singly = "card" if numbers and are_cards(key) else "seat" if numbers and key in SEAT_LISTS else key
        said = [self.words(singly, one) for one in values]
        by_seat = singly == key and len(values) == len(self.names) and not any("seat" in fields(one) for one in values)
        if by_seat:
            return "; ".join(f"{name}: {one}" for name, one in zip(self.names, said, strict=True))
        return listing(self.screen.language, said) if self.screen.plain else ", ".join(said)


def fields(thing: Any) -> dict[str, Any]:
    if isinstance(thing, msgspec.Struct):
        return dict(_items(thing))
    return {str(key): one for key, one in thing.items()} if isinstance(thing, Mapping) else {}


def _items(thing: msgspec.Struct) -> Iterator[tuple[str, Any]]:
    return ((name, getattr(thing, name)) for name in thing.__struct_fields__)


def is_card(key: str) -> bool:
    return key == "card" or key.endswith("_card")


def are_cards(key: str) -> bool:
    return key in ("cards", "hand") or key.endswith("_cards")


def is_number(key: str, fact: Any) -> bool:
    return isinstance(fact, int | float) and not isinstance(fact, bool) and not is_card(key) and key not in SEATS
