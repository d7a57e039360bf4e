"""What a game offers besides its rules, in ordinary Python: the shape every game folder fills in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Final, Generic, Protocol, Self, TypeVar

import msgspec
import numpy as np

from ..core.errors import Refusal, refuse
from ..core.protocol import State, Words
from .asking import Standing, legal_of, standing_of
from .lesson import Lesson

BY_CHANCE: Final = -1  # an option `starter` that names no seat


class Sentence(msgspec.Struct, frozen=True):
    """Something to be said in any language. `code` is a message of the game's .ftl file; `facts` are its arguments, typed by their names:
    `seat` and `by` are seats, `seats` a list of them, `card` a card, `cards` a list of cards; the rest are numbers or words, or for pictures."""

    code: str
    facts: dict[str, Any] = {}


class Arrangement(msgspec.Struct, frozen=True):
    """A change to what a table arranges together: the options after it, the change as the log keeps it, and how it is told."""

    options: Any
    change: dict[str, Any]
    told: Sentence


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's options: forms, command-line flags and validation all come from the fields of its subclass.

    Two names mean the same in every game that has them; a game may do without either. `starter` is the seat that begins, or BY_CHANCE
    (records count it from one). `turn_limit` is after how many turns a game ends undecided; 0: never."""

    def encode(self) -> Words:
        """The options as the rules read them."""
        return np.zeros(0, np.int64)

    def refusal(self, players: int) -> Refusal | None:
        """Why these options cannot be played by so many, if they cannot."""
        starter = getattr(self, "starter", BY_CHANCE)
        return refuse("starter", starter=starter + 1, players=players) if starter >= players else None

    def started_by(self, seat: int) -> Self:
        """The same options for a game that this seat begins, where a table may choose that."""
        return msgspec.structs.replace(self, starter=seat) if "starter" in self.__struct_fields__ else self

    def most_turns(self) -> int:
        return getattr(self, "turn_limit", 0)

    def simulated(self) -> Self:
        """The same options for games between bots that nobody watches: a game that could go on for ever is given an end."""
        return self

    def following(self, starter: int, players: int) -> Self:
        """The options of the next game of a match, after one that `starter` began: the seat after it begins."""
        return self.started_by((starter + 1) % players)

    # What those at a table arrange together before the deal, such as a board, where the options say so (docs/adr/0011).

    @property
    def is_arranged(self) -> bool:
        """Does the deal wait until something is arranged and everybody is ready?"""
        return False

    def arranged(self, change: Mapping[str, Any]) -> Arrangement | Refusal:
        """The options after a change that somebody at the table wants, or why it cannot be."""
        return refuse("nothing-to-arrange")

    def settled(self, players: int) -> Self | Refusal:
        """The options to deal by; where something is still to be arranged, what."""
        return self


class Move(msgspec.Struct, frozen=True):
    """A legal move: what to send, how records write it, and what it would do (a struct of the game's own)."""

    action: int
    notation: str
    preview: Any


class View(msgspec.Struct, frozen=True, tag_field="game"):
    """What every game tells a seat; a game's own view, tagged with its name, adds what lies on its table.

    A table without a picture of its own shows these fields and the game's, as they are called."""

    players: int
    ply: int
    actor: int  # the seat to decide; -1 when the game is over
    owes: list[int]  # seats that owe a decision now
    moves: Sequence[Move]  # the viewer's own


class Notation(Protocol):
    """Actions and cards as short text, and back: a module."""

    def write(self, action: int, /) -> str: ...
    def read(self, text: str, /) -> int | Refusal: ...
    def write_card(self, card: int, /) -> str: ...
    def read_card(self, text: str, /) -> int | Refusal: ...
    def card_facts(self, card: int, /) -> dict[str, Any]: ...  # arguments of the message `<game>-card`


S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Game(Generic[S]):
    """One game, found in the registry by its name. `S` is its own kind of state."""

    name: str
    version: str  # of the rules; part of every record
    rules: ModuleType  # the contract
    policy: ModuleType  # `appeal`
    view: Callable[[S, int], View]  # everything a seat may know: the only way out for information
    story: Callable[[S, int, int, S, int], list[Sentence]]  # before, seat, action, after, viewer
    why_not: Callable[[S, int, int], Refusal]  # why an action is not legal, from what the seat knows
    notation: Notation
    # What follows a small game may do without.
    Options: type[Options] = Options
    opening: Callable[[S, int], list[Sentence]] = lambda s, viewer: []  # after the deal, viewer
    why: Callable[[S, int, int, S], Sentence | None] = lambda before, seat, action, after: (
        None
    )  # what the move is good for
    # How long people look at a move before a bot makes the next, in shares of a bot's pause; None: by how hard that next one is.
    dwell: Callable[[S, int, int, S], float] | None = None
    consequences: frozenset[str] = frozenset()  # sentences that tell what came of a move: its reason stands before them
    search: Mapping[str, Mapping[str, float]] = field(default_factory=dict, hash=False)  # see sobremesa.bots.levels
    most_wins: bool = True  # False where fewer points are better
    matches: tuple[int, ...] = (1,)  # how many games a table may play in a row
    # What a seat that is asked while another is on turn answers when its time is over; None for a question that may take for ever.
    harmless: Callable[[S, int], int | None] | None = None
    lessons: tuple[Lesson, ...] = ()
    besides: tuple[ModuleType, ...] = ()  # modules of its own that are bound by themselves, and compiled with it
    # Players, options, all cards in an order: why the set-up cannot have brought it about. None where any order can be (see `orders`).
    why_not_order: Callable[[int, Words, Sequence[int]], Refusal | None] | None = None
    earlier: tuple[
        Game[Any], ...
    ] = ()  # the same by older versions of its rules, for tables and records begun with them

    def of_version(self, version: str) -> Game[Any] | None:
        return next((game for game in (self, *self.earlier) if game.version == version), None)

    @property
    def package(self) -> str:
        """The folder of the game, as it is imported; what else it has is found there by name (see `folder`)."""
        return self.rules.__name__.rpartition(".")[0]

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

    def dealable(self, players: int, options: Options) -> Options | Refusal:
        """The options of a game that is dealt at once, or why it cannot be."""
        return self.refusal(players, options) or options.settled(players)

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

    def new(self) -> S:
        """An empty state, to be dealt."""
        return np.zeros(1, self.rules.STATE)[0]

    def standing(self, s: S) -> Standing:
        """Points and ranks, at any time."""
        return standing_of(self.rules, s)

    def legal(self, s: S, seat: int) -> list[int]:
        return legal_of(self.rules, s, seat)
