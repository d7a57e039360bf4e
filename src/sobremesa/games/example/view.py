"""What a seat may know, and nothing else: the only way out of the state for browsers, terminals and programs.

Without a table of its own drawn for it, the game is shown by these fields. Their names say what they hold: `hand`, `cards` and `…_cards` are cards,
`card` is one, `seat` a seat; a list with one entry a player is shown by player. `example-field-…` words them."""

from __future__ import annotations

import msgspec

from sobremesa.core.protocol import NOTHING
from sobremesa.games.game import Move, View

from . import rules
from .notation import write
from .rules import CARDS, HAND, State


class Laid(msgspec.Struct, frozen=True):
    """A card of this trick."""

    seat: int
    card: int


class Preview(msgspec.Struct, frozen=True):
    """What a move would do; arguments of the sentence `example-move`."""

    card: int
    worth: int  # what the trick would be worth to the seat as it lies; 0 if another card takes it


class ExampleMove(Move, frozen=True):
    preview: Preview


class ExampleView(View, frozen=True, tag="example"):
    """The fields of `View`, and what lies on this table."""

    moves: list[ExampleMove]
    trick: list[Laid]
    points: list[int]
    pile: int
    hand: list[int]  # the viewer's own; nobody else's is here


def view(s: State, seat: int) -> ExampleView:
    """`seat` may be NOBODY (-1): what a spectator sees."""
    seats = range(int(s.players))
    return ExampleView(
        players=int(s.players),
        ply=int(s.ply),
        actor=rules.actor(s),
        owes=[other for other in seats if rules.owes(s, other)],
        trick=[Laid(other, int(s.trick[other])) for other in seats if s.trick[other] != NOTHING],
        points=[int(s.points[other]) for other in seats],
        pile=CARDS - int(s.drawn),
        hand=hand_of(s, seat),
        moves=[ExampleMove(card, write(card), preview(s, card)) for card in hand_of(s, seat) if rules.owes(s, seat)],
    )


def hand_of(s: State, seat: int) -> list[int]:
    return [int(s.hand[seat, slot]) for slot in range(HAND) if seat >= 0 and s.hand[seat, slot] != NOTHING]


def preview(s: State, card: int) -> Preview:
    others = [int(laid) for laid in s.trick if laid != NOTHING]
    return Preview(card, min([card, *others]) + 1 if card > max(others, default=NOTHING) else 0)
