"""What a seat may know of a game of Coloretto: everything but the order of the deck (10)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ...core.plain import once
from ...core.protocol import NOTHING
from ..asking import legal_of, standing_of
from ..game import Move, View
from . import rules
from .notation import write
from .preview import DrawPreview, NamePreview, PlacePreview, TakePreview, best_names, preview, row_cards, unseen
from .rules import COLOURS, ENDED, GOLDEN, JOKER, NAMING, PLUS_COLOURS, PLUS_TWO, State

Phase = Literal["turn", "place", "name", "over"]


class Row(msgspec.Struct, frozen=True):
    cards: list[int]
    room: int
    taker: int | None


class ColourScore(msgspec.Struct, frozen=True):
    """`jokers` of the `cards` are jokers, named or, while the game lasts, used best."""

    cards: int
    jokers: int
    worth: int
    plus: bool
    points: int


class SeatScore(msgspec.Struct, frozen=True):
    colours: list[ColourScore]
    plus_twos: int
    plus_points: int  # what those count
    jokers: int
    free_jokers: int  # those without a colour yet: they are counted where they are best
    free_golden: int  # … and how many of these are the golden one
    points: int
    rank: int


class Sheet(msgspec.Struct, frozen=True):
    """The score as if it ended now (7)."""

    final: bool
    table: list[int]  # points for 0 … 6 cards
    seats: list[SeatScore]


class ColorettoMove(Move, frozen=True):
    preview: DrawPreview | PlacePreview | TakePreview | NamePreview


class Naming(msgspec.Struct, frozen=True):
    """The best colours for the viewer's open jokers, and the points they give."""

    colours: list[int]
    points: int


class ColorettoView(View, frozen=True, kw_only=True, tag="coloretto"):
    phase: Phase
    starter: int
    round: int
    deck: int  # cards left, "last round" not counted
    before_last: int  # how many of them certainly come before "last round"; -1 once it is out
    last_round: bool
    drawn: int | None
    rows: list[Row]
    out: list[bool]
    held: list[list[int]]  # by seat, cards by kind
    named: list[list[int]]  # by seat, jokers by colour
    unnamed: list[int]
    gone: list[int]
    unseen: list[int] | None  # cards in the deck by kind, where the table shows aids
    naming: Naming | None
    sheet: Sheet
    moves: list[ColorettoMove]


def view(s: State, seat: int) -> ColorettoView:
    """`seat` may be NOBODY: a spectator sees the same, without moves."""
    mine = seat >= 0
    return ColorettoView(**public(s), naming=naming(s, seat) if mine else None, moves=moves(s, seat) if mine else [])


@once
def public(s: State) -> dict[str, Any]:
    """What everybody sees."""
    seats = range(int(s.players))
    return {
        "players": int(s.players),
        "ply": int(s.ply),
        "phase": phase(s),
        "actor": rules.actor(s),
        "owes": [x for x in seats if rules.owes(s, x)],
        "starter": int(s.starter),
        "round": int(s.rounds) + 1,
        "deck": int(s.deck_size) - (0 if s.is_last else 1),
        "before_last": rules.cards_before_last(s),
        "last_round": bool(s.is_last),
        "drawn": None if s.drawn == NOTHING else int(s.drawn),
        "rows": [row_view(s, row) for row in range(rules.rows(s))],
        "out": [bool(s.out[x]) for x in seats],
        "held": s.held.tolist()[: s.players],
        "named": s.named.tolist()[: s.players],
        "unnamed": [int(s.unnamed[x]) for x in seats],
        "gone": [c for c in range(COLOURS) if s.gone[c]],
        "unseen": unseen(s) if s.aids else None,
        "sheet": sheet(s),
    }


def phase(s: State) -> Phase:
    if s.phase == ENDED:
        return "over"
    if s.phase == NAMING:
        return "name"
    return "turn" if s.drawn == NOTHING else "place"


def row_view(s: State, row: int) -> Row:
    return Row(row_cards(s, row), rules.room_in(s, row), None if s.taker[row] == NOTHING else int(s.taker[row]))


def naming(s: State, seat: int) -> Naming | None:
    if s.phase != NAMING or not rules.owes(s, seat):
        return None
    return Naming(best_names(s, seat), rules.points_of(s, seat))


def moves(s: State, seat: int) -> list[ColorettoMove]:
    return [ColorettoMove(action, write(action), preview(s, seat, action)) for action in legal_of(rules, s, seat)]


@once
def sheet(s: State) -> Sheet:
    now = standing_of(rules, s)
    scores = [seat_score(s, seat, now.points[seat], now.ranks[seat]) for seat in range(int(s.players))]
    table = rules.THE_OTHER_TABLE if s.other_table else rules.TABLE
    return Sheet(final=bool(s.phase == ENDED), table=list(table), seats=scores)


def seat_score(s: State, seat: int, points: int, rank: int) -> SeatScore:
    assumed = best_names(s, seat)
    jokers = [int(s.named[seat, c]) + assumed.count(c) for c in range(COLOURS)]
    cards = [int(s.held[seat, c]) + jokers[c] for c in range(COLOURS)]
    worth = [rules.worth(s, n) for n in cards]
    plus = sorted((c for c in range(COLOURS) if cards[c]), key=lambda c: -worth[c])[:PLUS_COLOURS]
    colours = [
        ColourScore(cards[c], jokers[c], worth[c], c in plus, worth[c] if c in plus else -worth[c])
        for c in range(COLOURS)
    ]
    free = rules.free_jokers(s, seat)
    return SeatScore(
        colours=colours,
        plus_twos=int(s.held[seat, PLUS_TWO]),
        plus_points=rules.points_of_twos(s, seat),
        jokers=int(s.held[seat, JOKER] + s.held[seat, GOLDEN]),
        free_jokers=free,
        free_golden=min(int(s.held[seat, GOLDEN]), free),
        points=points,
        rank=rank,
    )
