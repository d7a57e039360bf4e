"""What an action would do, and which rule says so; and why an action is not legal. Figures are aids a table can switch off."""

from __future__ import annotations

from itertools import combinations_with_replacement

import msgspec

from ...core.errors import Refusal, refuse
from ...core.protocol import NOTHING
from . import instinct, rules
from .rules import ACTIONS, COLOURS, DRAW, KINDS, LAST_ROUND, NAME, NAMING, PLACE, TAKE, State


class Effect(msgspec.Struct, frozen=True):
    """A seat's points now, and with the row."""

    seat: int
    before: int
    after: int


class Chance(msgspec.Struct, frozen=True):
    """How many cards of a kind are unseen, and the viewer's points with one more of them."""

    card: int
    count: int
    after: int


class DrawPreview(msgspec.Struct, frozen=True, tag="draw", tag_field="kind"):
    chances: list[Chance] | None
    unseen: int
    before_last: int  # cards that certainly come before "last round"; -1 once it is out
    rule: str = "3a"


class PlacePreview(msgspec.Struct, frozen=True, tag="place", tag_field="kind"):
    row: int
    card: int
    effects: list[Effect] | None
    rule: str = "3a"


class TakePreview(msgspec.Struct, frozen=True, tag="take", tag_field="kind"):
    row: int
    cards: list[int]
    effects: list[Effect] | None
    rule: str = "3b"


class NamePreview(msgspec.Struct, frozen=True, tag="name", tag_field="kind"):
    colour: int
    points: int  # with the other open jokers used best
    best: bool
    rule: str = "6"


Preview = DrawPreview | PlacePreview | TakePreview | NamePreview


def preview(s: State, seat: int, action: int) -> Preview:
    if action >= NAME:
        points = int(instinct.points_if_named(s, seat, action - NAME))
        return NamePreview(action - NAME, points, points == rules.points_of(s, seat))
    if action >= TAKE:
        row = action - TAKE
        return TakePreview(row, row_cards(s, row), effects(s, row, NOTHING))
    if action >= PLACE:
        row, card = action - PLACE, int(s.drawn)
        return PlacePreview(row, card, effects(s, row, card))
    left = unseen(s)
    return DrawPreview(chances(s, seat, left), sum(left), rules.cards_before_last(s))


def row_cards(s: State, row: int) -> list[int]:
    return [int(s.row[row, slot]) for slot in range(s.row_size[row])]


def effects(s: State, row: int, card: int) -> list[Effect] | None:
    """What the row would do to everyone who may still take one."""
    if not s.aids:
        return None
    return [with_row(s, seat, row, card) for seat in range(int(s.players)) if not s.out[seat]]


def with_row(s: State, seat: int, row: int, card: int) -> Effect:
    after = s.copy()
    instinct.give_row(after, seat, row, card, 1)
    return Effect(seat, rules.points_of(s, seat), rules.points_of(after, seat))


def unseen(s: State) -> list[int]:
    """Cards left in the deck by kind, "last round" not counted: everybody can work them out from what lies open (10)."""
    return [0 if kind == LAST_ROUND else int(rules.left_in_deck(s, kind)) for kind in range(KINDS)]


def chances(s: State, seat: int, left: list[int]) -> list[Chance] | None:
    if not s.aids:
        return None
    found = []
    for card, count in enumerate(left):
        if count:
            after = s.copy()
            after.held[seat, card] += 1
            found.append(Chance(card, count, rules.points_of(after, seat)))
    return found


def best_names(s: State, seat: int) -> list[int]:
    """The colours that use the seat's open jokers best (6)."""
    free = rules.free_jokers(s, seat)
    if free == 0:
        return []
    colours = [c for c in range(COLOURS) if rules.is_allowed(s, c)]

    def points(names: tuple[int, ...]) -> int:
        return rules.points_with(s, seat, *names, *[COLOURS] * (rules.JOKERS - free))

    return list(max(combinations_with_replacement(colours, free), key=points))


def why_not(s: State, seat: int, action: int) -> Refusal:
    """Why `action` is not legal for a seat that owes a decision."""
    if not 0 <= action < ACTIONS:
        return refuse("unknown-action", action=action)
    if s.phase == NAMING:
        return (
            refuse("coloretto-colour-gone", card=action - NAME) if action >= NAME else refuse("coloretto-name-jokers")
        )
    if action >= NAME:
        return refuse("coloretto-no-jokers-yet")
    if action == DRAW:
        return refuse("coloretto-place-first" if s.drawn != NOTHING else "coloretto-rows-full")
    row = (action - PLACE) if action < TAKE else (action - TAKE)
    if row >= rules.rows(s):
        return refuse("coloretto-no-such-row", row=row + 1)
    if action < TAKE:
        return why_not_place(s, row)
    return why_not_take(s, row)


def why_not_place(s: State, row: int) -> Refusal:
    if s.drawn == NOTHING:
        return refuse("coloretto-draw-first")
    return refuse("coloretto-row-taken" if s.taker[row] != NOTHING else "coloretto-row-full", row=row + 1)


def why_not_take(s: State, row: int) -> Refusal:
    if s.drawn != NOTHING:
        return refuse("coloretto-place-first")
    return refuse("coloretto-row-taken" if s.taker[row] != NOTHING else "coloretto-row-empty", row=row + 1)
