"""What a game offers besides its rules, in ordinary Python: the shape every game folder fills in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Self

import msgspec
import numpy as np

from ..core.errors import Refusal, refuse
from ..core.protocol import State, Words
from .lesson import Lesson


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's options: forms, command-line flags and validation all come from the fields of its subclass."""

    def encode(self) -> Words:
        """The options as the rules read them."""
        raise NotImplementedError

    def refusal(self, players: int) -> Refusal | None:
        """Why these options cannot be played by so many, if they cannot."""
        return None

    def simulated(self) -> Self:
        """The same options for games between bots that nobody watches: a game that could go on for ever is given an end."""
        return self

    def following(self, starter: int, players: int) -> Self:
        """The options of the next game of a match, after one that `starter` started. Only games with matches need it."""
        raise NotImplementedError


class Event(msgspec.Struct, frozen=True):
    """Something that happened, told to one viewer. `code` is a message of the game's .ftl file; `facts` are its arguments, typed by their names:
    `seat` and `by` are seats, `seats` a list of them, `card` a card, `cards` a list of cards; the rest are numbers or words."""

    ply: int
    code: str
    facts: dict[str, Any] = {}


class Reason(msgspec.Struct, frozen=True):
    """Why a move was good, as anybody at the table can see it: a message of the game's .ftl file and its arguments, as in an event."""

    code: str
    facts: dict[str, Any] = {}


@dataclass(frozen=True)
class Game:
    """One game, found in the registry by its name."""

    name: str
    version: str  # of the rules; part of every record
    rules: ModuleType  # the contract
    policy: ModuleType  # `appeal`
    Options: type[Options]
    view: Callable[
        [State, int], Any
    ]  # everything a seat may know, as a msgspec struct; the only way out for information
    story: Callable[[State, int, int, State, int], list[Event]]  # before, seat, action, after, viewer
    opening: Callable[[State, int], list[Event]]  # after the deal, viewer
    why: Callable[[State, int, int, State], Reason | None]  # before, seat, action, after: what the move is good for
    why_not: Callable[[State, int, int], Refusal]  # why an action is not legal, from what the seat knows
    write: Callable[[int], str]  # action → notation
    read: Callable[[str], int | Refusal]  # notation → action
    write_card: Callable[[int], str]
    read_card: Callable[[str], int | Refusal]
    card_facts: Callable[[int], dict[str, Any]]  # arguments of the message `<game>-card`
    search: Mapping[str, Mapping[str, float]] = field(default_factory=dict, hash=False)  # see sobremesa.bots.levels
    most_wins: bool = True  # False where fewer points are better
    matches: tuple[int, ...] = (1,)  # how many games a table may play in a row
    # What a seat that is asked while another is on turn answers when its time is over; None for a question that may take for ever.
    harmless: Callable[[State, int], int | None] | None = None
    lesson: Lesson | None = None
    besides: tuple[ModuleType, ...] = ()  # modules of its own that are bound by themselves, and compiled with it
    # Players, options, all cards in an order: why the set-up cannot have brought it about. None where any order can be (see `orders`).
    why_not_order: Callable[[int, Words, Sequence[int]], Refusal | None] | None = None

    @property
    def seats(self) -> tuple[int, int]:
        return self.rules.SEATS

    def seats_refusal(self, players: int) -> Refusal | None:
        """Why so many can never play, whatever the options."""
        least, most = self.seats
        return None if least <= players <= most else refuse("players", players=players, least=least, most=most)

    def refusal(self, players: int, options: Options) -> Refusal | None:
        """Why this table cannot be set up, if it cannot."""
        return self.seats_refusal(players) or options.refusal(players)

    def player_counts(self, options: Options | None = None) -> list[int]:
        """How many may play with these options."""
        least, most = self.seats
        return [
            players for players in range(least, most + 1) if self.refusal(players, options or self.Options()) is None
        ]

    def read_options(self, given: dict[str, Any]) -> Options | Refusal:
        try:
            return msgspec.convert(given, self.Options, strict=False)
        except msgspec.ValidationError as error:
            return refuse("options", detail=str(error))

    def new(self) -> State:
        """An empty state, to be dealt."""
        return np.zeros(1, self.rules.STATE)[0]

    def legal(self, s: State, seat: int) -> list[int]:
        moves = np.empty(self.rules.MOST_MOVES, np.int16)
        return [int(a) for a in moves[: self.rules.legal(s, seat, moves)]]
