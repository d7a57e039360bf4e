"""What a seat may know of a game of Parade (10). Nothing about the game leaves for a seat except through here and `story`."""

from __future__ import annotations

from itertools import compress
from typing import Any, Final, Literal

import msgspec

from ...core.plain import once
from ..asking import legal_of
from ..game import Move, View
from . import rules, score
from .notation import write
from .preview import (
    TRIGGERS,
    DiscardPreview,
    Outlook,
    Pair,
    PlayPreview,
    Trigger,
    cards_of,
    discarded_by,
    line_of,
    pairs,
)
from .rules import AWAY, BEFORE, CARDS, CHOOSING, ENDED, State
from .score import SeatScore

Phase = Literal["play", "last", "discard", "over"]
PHASES: Final[tuple[Phase, ...]] = ("play", "last", "discard", "over")
# By seat: which of the places a card may be at are before it.
BEFORE_SEAT: Final = [bytes(place == BEFORE + seat for place in range(256)) for seat in range(AWAY - BEFORE)]


class Sheet(msgspec.Struct, frozen=True, gc=False):
    """The score as if it ended now (7, 8). `lead` is how many cards more than the others make a majority; 0: a tie is enough."""

    final: bool
    lead: int
    seats: list[SeatScore]


class LastRound(msgspec.Struct, frozen=True):
    by: int
    why: Trigger
    left: int


class ParadeMove(Move, frozen=True, gc=False, kw_only=True):
    card: int
    preview: PlayPreview | DiscardPreview


class ParadeView(View, frozen=True, kw_only=True, tag="parade"):
    phase: Phase
    starter: int
    line: list[int]  # front first
    pile: int
    hand: list[int]  # the viewer's own, sorted
    hands: list[int]
    before: list[list[int]]
    last_round: LastRound | None
    chosen: list[bool]
    kept: list[list[int]] | None  # after the reveal
    discarding: list[int]  # the viewer's own secret discards
    discards_left: int  # how many of them it has yet to choose; 0 while nobody discards
    sheet: Sheet
    moves: list[ParadeMove]
    pairs: list[Pair]


def view(s: State, seat: int) -> ParadeView:
    """`seat` may be NOBODY: what a spectator sees."""
    mine, is_choosing = seat >= 0, s.phase == CHOOSING
    return ParadeView(
        **public(s),
        hand=sorted(cards_of(s, seat)) if mine and s.phase != ENDED else [],
        discarding=discarded_by(s, seat) if mine and s.phase >= CHOOSING else [],
        discards_left=int(rules.discards_left(s, seat)) if mine and is_choosing else 0,
        moves=moves(s, seat) if mine else [],
        pairs=pairs(s, seat) if mine and is_choosing else [],
    )


@once
def public(s: State) -> dict[str, Any]:
    """What everybody sees."""
    seats = range(int(s.players))
    ended = s.phase == ENDED
    return {
        "players": int(s.players),
        "ply": int(s.ply),
        "phase": PHASES[s.phase],
        "actor": rules.actor(s),
        "owes": [x for x in seats if rules.owes(s, x)],
        "starter": int(s.starter),
        "line": line_of(s),
        "pile": int(s.pile_size),
        "hands": [0 if ended else int(s.hand_size[x]) for x in seats],
        "before": cards_before(s),
        "last_round": last_round(s),
        "chosen": [bool(rules.has_chosen(s, x)) for x in seats],
        "kept": [sorted(cards_of(s, x)) for x in seats] if ended else None,
        "sheet": sheet(s),
    }


def cards_before(s: State) -> list[list[int]]:
    places = s.place.tobytes()
    return [list(compress(range(CARDS), places.translate(is_before))) for is_before in BEFORE_SEAT[: int(s.players)]]


def moves(s: State, seat: int) -> list[ParadeMove]:
    actions = sorted(legal_of(rules, s, seat))
    if not actions:
        return []
    preview = Outlook(s, seat).preview
    return [move(action, preview(action)) for action in actions]


def move(action: int, preview: PlayPreview | DiscardPreview) -> ParadeMove:
    card = action % CARDS  # to be played, or to be discarded
    return ParadeMove(action, write(action), card=card, preview=preview)


def last_round(s: State) -> LastRound | None:
    why = TRIGGERS[int(s.why_last)]
    return LastRound(int(s.last_by), why, int(s.turns_left)) if why else None


@once
def sheet(s: State) -> Sheet:
    return Sheet(bool(s.phase == ENDED), rules.lead_needed(s), [mine.score for mine in score.before(s)])
