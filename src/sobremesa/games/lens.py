"""What the contract cannot ask a game itself: where its cards are, and which of them a seat cannot see. `LENS` in the `lens` of a game's folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from ..core.protocol import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Lens(Generic[S]):
    cards: Callable[[S], list[int]]  # every card, wherever it lies; sorted it is the same at any time
    hidden: Callable[[S, int], list[int]]  # what a seat cannot see, place by place, in an order of places it knows
    hide: Callable[[S, int, list[int]], None]  # its dual: put these cards into those places
    # where each of these lies, if some places are one (a hand in no order)
    zones: Callable[[S, int], list[Any]] | None = None
    games: int = 25  # per player count, interpreted against compiled; fewer where a game is long and has more such tests of its own
    soak_games: int = 10_000
    # fields on which no observation depends, besides `rng` and `revealed`: secrets, what follows from other fields, what only the table needs
    unobserved: frozenset[str] = frozenset()
    cosmetic: frozenset[str] = frozenset()  # options that change what is shown, not what is played
    choices: Mapping[str, Sequence[Any]] = field(default_factory=dict)  # values of an option that a form does not list
