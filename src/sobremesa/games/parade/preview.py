"""What an action would do, and which rule says so, from what the seat knows; and why an action is not legal."""

from __future__ import annotations

from functools import cache
from itertools import combinations, filterfalse
from typing import Final, Literal

import msgspec

from ...core.errors import Refusal, refuse
from ...core.plain import once
from . import rules, score
from .rules import ACTIONS, CARDS, CHOOSING, DISCARD, State, colour_of, value_of

Why = Literal["colour", "value", "both"]
Trigger = Literal["colours", "pile", "both"]
TRIGGERS: Final[dict[int, Trigger | None]] = {0: None, 1: "colours", 2: "pile", 3: "both"}


class Leaving(msgspec.Struct, frozen=True, gc=False):
    card: int
    why: Why


class PlayPreview(msgspec.Struct, frozen=True, gc=False, tag="play", tag_field="kind"):
    """3b, card by card; `before` and `after` are the seat's points if it ended now."""

    card: int
    leave: list[Leaving]
    safe: list[int]
    stay: list[int]  # not safe, yet neither of the colour nor small enough
    before: int
    after: int
    triggers: Trigger | None  # the last round this play would begin (5)
    rule: str = "3b"


class DiscardPreview(msgspec.Struct, frozen=True, gc=False, tag="discard", tag_field="kind"):
    card: int
    rule: str = "6"


class Pair(msgspec.Struct, frozen=True):
    """Two of the last four cards to discard, the two that stay, and the points that gives against what the others show now."""

    discard: list[int]
    keep: list[int]
    points: int


class Outlook:
    """What any action of one seat would do now."""

    def __init__(self, s: State, seat: int) -> None:
        self._line, self._mine = line_of(s), score.before(s)[seat]
        self._begins: list[Trigger | None] = [what_would_begin(s, all_colours) for all_colours in (False, True)]

    def preview(self, action: int) -> PlayPreview | DiscardPreview:
        return DiscardPreview(action - DISCARD) if action >= DISCARD else self._play(action)

    def _play(self, card: int) -> PlayPreview:
        line, mine, why = self._line, self._mine, leaving_by(card).__getitem__
        exposed = max(0, len(line) - score.VALUE[card])
        front = line[:exposed]
        gone = list(filter(why, front))
        return PlayPreview(
            card,
            list(filter(None, map(why, gone))),
            line[exposed:],
            list(filterfalse(why, front)),
            mine.points,
            mine.points_with(gone),
            self._begins[mine.has_all_colours_with(gone)],
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


def what_would_begin(s: State, all_colours: bool) -> Trigger | None:
    """The last round, before anything is drawn."""
    if s.phase != rules.PLAYING:
        return None
    return TRIGGERS[rules.BY_COLOURS * all_colours + rules.BY_PILE * (int(s.pile_size) == 1)]


def pairs(s: State, seat: int) -> list[Pair]:
    """Every way to finish the secret discard (6), the best first."""
    if s.phase != CHOOSING or rules.has_chosen(s, seat):
        return []
    hand, gone = sorted(cards_of(s, seat)), discarded_by(s, seat)
    found = []
    for keep in combinations(hand, rules.KEPT):
        discard = gone + [c for c in hand if c not in keep]
        found.append(Pair(sorted(discard), list(keep), score.before(s)[seat].points_with(keep)))
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
