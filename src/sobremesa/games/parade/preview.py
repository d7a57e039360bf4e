"""What an action would do, and which rule says so, from what the seat knows; and why an action is not legal."""

from __future__ import annotations

from itertools import combinations
from typing import Final, Literal

import msgspec

from ...core.errors import Refusal, refuse
from . import rules
from .rules import ACTIONS, CHOOSING, DISCARD, State, colour_of, value_of

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


def preview(s: State, seat: int, action: int) -> PlayPreview | DiscardPreview:
    return DiscardPreview(action - DISCARD) if action >= DISCARD else preview_play(s, seat, action)


def preview_play(s: State, seat: int, card: int) -> PlayPreview:
    line = [int(c) for c in s.line[: s.line_size]]
    exposed = max(0, len(line) - value_of(card))
    leave = [Leaving(c, why_leaves(c, card)) for c in line[:exposed] if rules.leaves(c, card)]
    stay = [c for c in line[:exposed] if not rules.leaves(c, card)]
    after = s.copy()
    rules.march(after, seat, card)
    return PlayPreview(
        card=card,
        leave=leave,
        safe=line[exposed:],
        stay=stay,
        before=rules.points_of(s, seat),
        after=rules.points_of(after, seat),
        triggers=would_begin_last_round(after, seat),
    )


def why_leaves(card: int, played: int) -> Why:
    if value_of(card) > value_of(played):
        return "colour"
    return "both" if colour_of(card) == colour_of(played) else "value"


def would_begin_last_round(after: State, seat: int) -> Trigger | None:
    """`after` is the state with the card played and nothing drawn yet."""
    if after.phase != rules.PLAYING:
        return None
    why = rules.BY_COLOURS * rules.has_all_colours(after, seat) + rules.BY_PILE * (after.pile_size == 1)
    return TRIGGERS[int(why)]


def pairs(s: State, seat: int) -> list[Pair]:
    """Every way to finish the secret discard (6), the best first."""
    if s.phase != CHOOSING or rules.has_chosen(s, seat):
        return []
    hand = sorted(int(c) for c in s.hand[seat, : s.hand_size[seat]])
    gone = [int(c) for c in s.away[seat, : s.away_size[seat]]]
    found = []
    for keep in combinations(hand, rules.KEPT):
        after = s.copy()
        for card in keep:
            rules.lay_before(after, seat, card)
        discard = gone + [c for c in hand if c not in keep]
        found.append(Pair(sorted(discard), list(keep), rules.points_of(after, seat)))
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
