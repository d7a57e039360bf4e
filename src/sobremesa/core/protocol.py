"""The contract between a game's rules and everything else.

A game is a module of plain functions over one NumPy record, the *state*. This file is the specification of those functions: their names,
arguments, ranges and edge cases. Generic code (playouts, search, tests) imports the names below and calls them as if they were the game;
`sobremesa.core.jit.bind` then links that code to a real game, for one of three targets: `python`, `cpu` or `cuda`. Called unbound, they raise.

What every rules module promises
--------------------------------
* A state is one record of dtype `STATE`: copying it clones the game, its bytes are a save, an array of them is many games. No rule keeps
  anything elsewhere.
* All integer fields are signed, except the generator's words `rng`. Unused slots of card arrays hold `NOTHING`, so that equal games are
  equal bytes.
* Rules are total on legal input and never raise. Whoever calls `play` has asked `legal` first; the table does that for everybody.
* Nothing is random except through `s.rng` (see `sobremesa.core.rng`). The table gives it a fresh key before every ply.
* The three targets agree bit for bit.

A game says what its state holds in a class of its own, a subclass of `State` below, and makes `STATE` of it with `state_dtype`:

    class State(protocol.State, Protocol):
        turn: Int8
        hand: Annotated[Int8s, MAX_SEATS, HAND]  # an array of this shape

    STATE = state_dtype(State)
"""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from functools import cache
from operator import itemgetter
from typing import Annotated, Any, Final, Protocol, Self, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

OVER: Final = -1  # `actor` of a game that has ended
NOBODY: Final = -1  # the seat of a spectator: it sees what is public and nothing else
NOTHING: Final = -1  # an empty slot in an array of cards
MAX_SEATS: Final = 6  # length of every array indexed by seat that crosses this interface
UNKNOWN: Final = -1.0  # `outlook` where the game has no judgement of that


class Declared(int):
    """A constant that is the game's own: bound code finds the game's value in its place. Unbound it is the default, or 0 where there is none."""

    is_required: bool


def _declared(default: int | None = None) -> int:
    constant = Declared(default or 0)
    constant.is_required = default is None
    return constant


# ---- constants of a game ---------------------------------------------------------------------------------------------------------------------
# Generic code imports these from here, and no other constant of a game reaches it. A game defines them in its rules, or in any other module
# that is bound with them; two of its modules that disagree are refused, and so is generic code that uses one of these names for something else.
# Besides, rules define `STATE` (made by `state_dtype`), `SEATS`, the smallest and the largest number of players, and `OBSERVATION`, what the
# numbers of `observe` mean (see `sobremesa.core.observation`).

# A game must define these.
CARDS: Final = _declared()  # how many cards `shuffle` writes and `deal` reads
ACTIONS: Final = _declared()  # actions are 0 … ACTIONS-1
MOST_MOVES: Final = _declared()  # the most that `legal` ever writes
FEATURES: Final = _declared()  # how many numbers `observe` writes
# And these, where its policy wants another value.
SIGHTS: Final = _declared(4096)  # what `sight` says is 0 … SIGHTS-1
READING: Final = _declared(1)  # how many numbers `read_play` writes
FACTS: Final = _declared(1)  # how many numbers `notice` writes
THOUGHTS: Final = _declared(1)  # how many numbers `room_for_thoughts` has room for, scratch space of the policy

# Fields of a record: numbers of a width, and arrays of them (`Annotated[Int8s, 6, 5]` is one of six rows of five).
Int8 = Annotated[int, np.int8]
Int16 = Annotated[int, np.int16]
Int32 = Annotated[int, np.int32]
Int64 = Annotated[int, np.int64]
Float64 = Annotated[float, np.float64]
Int8s = npt.NDArray[np.int8]
Int16s = npt.NDArray[np.int16]
Int32s = npt.NDArray[np.int32]
Int64s = npt.NDArray[np.int64]
UInt64s = npt.NDArray[np.uint64]


class State(Protocol):
    """One game: a record. These fields every state has, before the game's own."""

    rng: Annotated[UInt64s, 4]  # the generator; the table re-keys it before every ply
    ply: Int16  # decisions made since the deal
    players: Int8  # how many seats play; seats are numbered 0 … players-1 in turn order
    # 1 if the last `play` showed anybody something that had been hidden from them (a drawn card, a die, a reveal), else 0.
    # A ply that revealed nothing can be taken back freely.
    revealed: Int8

    def copy(self) -> Self: ...
    def tobytes(self) -> bytes: ...


# Arrays that cross the interface; the annotation is the dtype, which `bind` turns into a compiled signature.
Order = Annotated[npt.NDArray[np.int8], "int8"]  # all cards of the game, in dealing order
Moves = Annotated[npt.NDArray[np.int16], "int16"]  # actions, as many as the count beside it says
Words = Annotated[npt.NDArray[np.int64], "int64"]  # a game's options, encoded
Points = Annotated[npt.NDArray[np.int32], "int32"]  # one number a seat
PointsOfMany = Annotated[npt.NDArray[np.int32], "int32[:,:]"]  # a row a game
Values = Annotated[npt.NDArray[np.float64], "float64"]  # estimates and averages
Features = Annotated[npt.NDArray[np.float32], "float32"]  # what a neural net is shown
States = Annotated[npt.NDArray[Any], "STATE"]  # many games

# The names a rules module must define, in the order a rulebook would tell them.
CONTRACT: Final = (
    "shuffle",
    "deal",
    "actor",
    "owes",
    "legal",
    "play",
    "standing",
    "redeal",
    "observe",
)
# The names its policy module may define: `appeal` it must, the others have a default below.
POLICY: Final = ("appeal", "impatience", "inclination", "outlook", "notice", "sight", "read_play", "redeal_likely")


def state_dtype(kind: type) -> np.dtype[Any]:
    """The dtype of a game's state: the shared fields, then the game's own."""
    return record_dtype(fields_of(kind))


def record_dtype(own_fields: Mapping[str, np.dtype[Any]]) -> np.dtype[Any]:
    """The dtype of a record that compiled code works on, laid out as a C struct so that every target reads it fast. Its fields are attributes, and
    may be records themselves.

    Gaps that alignment leaves become fields of their own: NumPy copies fields, not gaps, and equal games must be equal bytes."""
    fields: list[Any] = []
    size = 0
    for name, dtype in [*own_fields.items(), ("end", np.dtype((np.uint64, (0,))))]:
        gap = -size % dtype.base.alignment
        if gap:
            fields.append((f"gap{size}", np.int8, (gap,)))
        if dtype.itemsize:
            fields.append((name, dtype.base, dtype.shape))
        size += gap + dtype.itemsize
    layout = np.dtype(fields, align=True)
    return np.dtype((_record_class(layout), layout))


def fields_of(kind: type) -> dict[str, np.dtype[Any]]:
    """What the annotations of a class say its records hold, in their order."""
    return {name: _field_type(hint) for name, hint in get_type_hints(kind, include_extras=True).items()}


def _field_type(hint: Any) -> np.dtype[Any]:
    bare, *said = get_args(hint)
    element = element_of(bare)
    return np.dtype(said[0]) if element is None else np.dtype((element, tuple(said)))


def element_of(hint: Any) -> Any:
    """What an array is made of; None for a number. `NDArray[…]` stands for `ndarray[…]`, or, with a newer Python, for itself."""
    given = get_args(hint)
    if get_origin(hint) is np.ndarray:
        return get_args(given[1])[0]
    return given[0] if get_origin(hint) is npt.NDArray else None


class _RecordType(type):
    """The class of the classes below: made anew from their layout wherever a pickled record arrives."""

    layout: np.dtype[Any]


@cache
def _record_class(layout: np.dtype[Any]) -> _RecordType:
    """A record whose fields are attributes, as in `numpy.record`; that one looks each of them up in Python, this one in C, five times as fast."""

    def field(name: str) -> property:
        return property(itemgetter(name), lambda record, value: record.__setitem__(name, value))

    fields = {name: field(name) for name in layout.names or ()}
    return _RecordType("Record", (np.void,), {**fields, "layout": layout})


copyreg.pickle(_RecordType, lambda made: (_record_class, (made.layout,)))


class Unbound(RuntimeError):
    """A name of the contract was called without `bind`."""


def _unbound() -> Any:
    raise Unbound("generic code calls the contract only after sobremesa.core.jit.bind has linked it to a game")


def shuffle(s: State, players: int, options: Words, order: Order) -> None:
    """Write all cards into `order` (its length is the game's `CARDS`), shuffled with `s.rng` as `deal` expects them.

    Every order that the set-up rules allow is equally likely. Changes nothing of `s` but `s.rng`."""
    _unbound()


def deal(s: State, players: int, options: Words, order: Order) -> None:
    """Start a game from an explicit order of cards.

    Overwrites every field of `s` except `s.rng`. `players` lies within the game's `SEATS`; `options` is what the game's options encode to;
    `order` holds every card of the game. Which card goes where, and how the starting seat comes about, is documented by the game.
    Afterwards `s.ply == 0` and `actor(s) != OVER`."""
    _unbound()


def actor(s: State) -> int:
    """The seat to decide now, or `OVER`.

    Where several seats decide at once it is the first of them in turn order; the others may go first (see `owes`)."""
    return int(_unbound())


def owes(s: State, seat: int) -> bool:
    """Does this seat owe a decision now? True for `actor(s)`; true for others too where a rule makes seats choose at the same time.

    Decisions owed at the same time do not depend on each other: they can be played in any order, with the same state afterwards."""
    return bool(_unbound())


def legal(s: State, seat: int, moves: Moves) -> int:
    """Write the actions `seat` may take now into `moves` and return how many there are.

    An action is an int in [0, ACTIONS) with a meaning of its own (this card, that row), never a position in a hand. `moves` has room for
    `MOST_MOVES`. No action is written twice. The order is a function of what `seat` knows. The count is 0 exactly when `owes` is false."""
    return int(_unbound())


def play(s: State, seat: int, action: int) -> None:
    """Take `action` for `seat`; both must be legal. The only function that changes a game. `s.ply` grows by one; `s.revealed` is set."""
    _unbound()


def standing(s: State, points: Points, ranks: Points) -> None:
    """Points and ranks of every seat, at any time, as if the game ended now with what lies on the table.

    Points are the game's own (in some games fewer are better). `ranks[seat]` is the number of seats strictly ahead: 0 for the winner, or for
    each of several who share the win. Only the first `players` slots are written."""
    _unbound()


def redeal(s: State, seat: int) -> None:
    """Replace all that `seat` cannot know by a uniform sample consistent with what it has seen; `NOBODY` is a spectator.

    The result is a function of what the seat has seen and of `s.rng` alone: two states that the seat cannot tell apart, with equal `rng`,
    become equal bytes. What the seat knows (its view, its legal moves) does not change."""
    _unbound()


def observe(s: State, seat: int, out: Features) -> None:
    """Fill `out` (length `FEATURES`) with all that `seat`, who plays, knows of the game now; every value lies in [0, 1], seats are counted from
    its own.

    Nothing more: it is a function of what the view of the seat tells and of the cards it has seen go by. Nothing less: with equal observations
    a seat has the same view, and so the same legal actions. What went before is there as far as it has to be remembered: cards that were seen
    and are hidden now."""
    _unbound()


def appeal(s: State, seat: int, action: int) -> float:
    """How good a legal action looks at first sight, to `seat` and from what it knows; larger is better.

    Lives in the game's `policy` module. The greedy bot plays the most appealing action, and so, most often, do the players of a playout."""
    return float(_unbound())


def impatience(s: State, seat: int, action: int) -> float:
    """What a beginner adds to the appeal, times a knob of its mind (`bots.mind`): below 0 for what is patient, and dull to watch."""
    return 0.0


def inclination(s: State, seat: int, action: int) -> float:
    """Like `appeal`: what the players in a bot's playouts go by. A game may have a better judgement for them than the greedy bot's."""
    return appeal(s, seat, action)


def outlook(s: State, seat: int) -> float:
    """What the game is worth to `seat`, about to decide, in [0, 1] and from what it knows: the share of the win it can hope for. Where the
    game has no judgement of that, `UNKNOWN`."""
    return UNKNOWN


def notice(s: State, seat: int, action: int, facts: Values) -> bool:
    """What a judgement that is learnt looks at: `FACTS` numbers of about 0 … 1 about the game once `seat` has taken `action`, from what it knows.
    False, and nothing is written, where the game judges such actions otherwise, or has no such judgement."""
    return False


def sight(s: State, seat: int) -> int:
    """What lies open for `seat`, about to decide, that the actions so far do not tell: the card drawn, the dice. An int in [0, SIGHTS).

    A search tree keeps situations apart by the actions that led there and by this; 0 throughout is right where only hands are drawn into."""
    return 0


def read_play(s: State, seat: int, trust: float, reading: Values) -> None:
    """What others' play so far tells `seat` about cards it cannot see, for `redeal_likely`: written into `reading`, of length `READING`.

    From public history alone. The more trust in [0, 1], the surer that others play what looks best; 0 is no reading at all."""


def redeal_likely(s: State, seat: int, reading: Values) -> None:
    """Like `redeal`, with hands that fit the play more likely than others."""
    redeal(s, seat)
