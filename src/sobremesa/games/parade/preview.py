"""What an action would do, and which rule says so, from what the seat knows; and why an action is not legal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final, Literal

import msgspec

from ...core.errors import Refusal, refuse
from ...core.plain import once
from . import rules, score
from .rules import ACTIONS, CARDS, CHOOSING, DISCARD, State, colour_of, value_of

Why = Literal["colour", "value", "both"]
Trigger = Literal["colours", "pile", "both"]
TRIGGERS: Final[dict[int, Trigger | None]] = {0: None, 1: "colours", 2: "pile", 3: "both"}


class Leaving(msgspec.Struct, frozen=True):
    card: int
    why: Why


class PlayPreview(msgspec.Struct, frozen=True, tag="play", tag_field="kind"):
    """3b, card by card; `before` and `after` are the seat's points if it ended now."""

    card: int
    leave: list[Leaving]
    safe: list[int]
    stay: list[int]  # not safe, yet neither of the colour nor small enough
    before: int
    after: int
    triggers: Trigger | None  # the last round this play would begin (5)
    rule: str = "3b"


class DiscardPreview(msgspec.Struct, frozen=True, tag="discard", tag_field="kind"):
    card: int
    rule: str = "6"


class Pair(msgspec.Struct, frozen=True):
    """Two of the last four cards to discard, the two that stay, and the points that gives against what the others show now."""

    discard: list[int]
    keep: list[int]
    points: int


def preview(s: State, seat: int, action: int, now: int) -> PlayPreview | DiscardPreview:
    """`now` are the seat's points if it ended now."""
    return DiscardPreview(action - DISCARD) if action >= DISCARD else preview_play(s, seat, action, now)


def preview_play(s: State, seat: int, card: int, now: int) -> PlayPreview:
    line = line_of(s)
    safe = max(0, len(line) - value_of(card))
    exposed, why = line[:safe], leaving_by(card)
    leave = [leaving for c in exposed if (leaving := why[c])]
    gone = [leaving.card for leaving in leave]
    return PlayPreview(
        card=card,
        leave=leave,
        safe=line[safe:],
        stay=[c for c in exposed if not why[c]],
        before=now,
        after=score.points_with(s, seat, gone, now),
        triggers=would_begin_last_round(s, seat, gone),
    )


@once
def line_of(s: State) -> list[int]:
    """Front first."""
    return s.line[: s.line_size].tolist()


def cards_of(s: State, seat: int) -> list[int]:
    return [int(s.hand[seat, slot]) for slot in range(s.hand_size[seat])]


def discarded_by(s: State, seat: int) -> list[int]:
    return [int(s.away[seat, slot]) for slot in range(s.away_size[seat])]


@cache
def leaving_by(played: int) -> list[Leaving | None]:
    """By card, if it is not safe."""
    return [why_leaves(card, played) for card in range(CARDS)]


def why_leaves(card: int, played: int) -> Leaving | None:
    """3b, for a card that is not safe."""
    if not rules.leaves(card, played):
        return None
    if value_of(card) > value_of(played):
        return Leaving(card, "colour")
    return Leaving(card, "both" if colour_of(card) == colour_of(played) else "value")


def would_begin_last_round(s: State, seat: int, gone: Sequence[int]) -> Trigger | None:
    """With what leaves before the seat, and nothing drawn yet."""
    if s.phase != rules.PLAYING:
        return None
    colours = score.has_all_colours_with(s, seat, gone)
    return TRIGGERS[rules.BY_COLOURS * colours + rules.BY_PILE * (int(s.pile_size) == 1)]


def pairs(s: State, seat: int, now: int) -> list[Pair]:
    """Every way to finish the secret discard (6), the best first. `now` are the seat's points if it ended now."""
    if s.phase != CHOOSING or rules.has_chosen(s, seat):
        return []
    hand, gone = sorted(cards_of(s, seat)), discarded_by(s, seat)
    found = []
    for keep in combinations(hand, rules.KEPT):
        discard = gone + [c for c in hand if c not in keep]
        found.append(Pair(sorted(discard), list(keep), score.points_with(s, seat, keep, now)))
    return sorted(found, key=lambda pair: (pair.points, pair.discard))


def why_not(s: State, seat: int, action: int) -> Refusal:
    """Why `action` is not legal for a seat that owes a decision. Says nothing about where the card is."""
    if not 0 <= action < ACTIONS:
        return refuse("unknown-action", action=action)
    if action < DISCARD and s.phase == CHOOSING:
        return refuse("parade-only-discards")
    if action >= DISCARD and s.phase != CHOOSING:
        return refuse("parade-no-discards-yet")
    return refuse("parade-not-in-hand", card=action % DISCARD)
