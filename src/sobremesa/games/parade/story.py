"""What happened, told to one viewer as coded events."""

from __future__ import annotations

from typing import Any, Final

from ..game import Sentence
from . import rules
from .preview import TRIGGERS, line_of
from .rules import DISCARD, ENDED, PLAYING, State
from .view import sheet

CONSEQUENCES: Final = frozenset(
    f"parade-{what}" for what in ("drew", "drew-card", "last-round", "choose", "kept", "scored", "won")
)


def opening(s: State, viewer: int) -> list[Sentence]:
    return [Sentence("parade-dealt", {"seat": int(s.starter)})]


def story(before: State, seat: int, action: int, after: State, viewer: int) -> list[Sentence]:
    told = (
        tell_discard(action - DISCARD, seat, after, viewer)
        if action >= DISCARD
        else tell_play(before, seat, action, after, viewer)
    )
    if after.phase == ENDED:
        told += tell_end(after)
    return [Sentence(code, facts) for code, facts in told]


def tell_play(before: State, seat: int, card: int, after: State, viewer: int) -> list[tuple[str, dict[str, Any]]]:
    line = line_of(before)
    taken = [c for c in line if after.place[c] == rules.BEFORE + seat]
    played = {"seat": seat, "card": card, "safe": min(rules.value_of(card), len(line))}  # 3b
    told: list[tuple[str, dict[str, Any]]] = [
        ("parade-took", {**played, "cards": taken}) if taken else ("parade-played", played)
    ]
    if before.phase == PLAYING:
        drawn = {"card": int(after.hand[seat, after.hand_size[seat] - 1])} if viewer == seat else {}
        told.append(("parade-drew-card" if drawn else "parade-drew", {"seat": seat, **drawn}))
        if after.phase != PLAYING:
            told.append(("parade-last-round", {"seat": seat, "why": TRIGGERS[int(after.why_last)]}))
    elif after.phase != before.phase:
        told.append(("parade-choose", {}))
    return told


def tell_discard(card: int, seat: int, after: State, viewer: int) -> list[tuple[str, dict[str, Any]]]:
    told: list[tuple[str, dict[str, Any]]] = []
    if viewer == seat:
        told.append(("parade-discarded", {"card": card}))
    if rules.has_chosen(after, seat):
        told.append(("parade-chose", {"seat": seat}))
    return told


def tell_end(s: State) -> list[tuple[str, dict[str, Any]]]:
    final = sheet(s).seats
    kept = [sorted(int(s.hand[seat, slot]) for slot in range(rules.KEPT)) for seat in range(len(final))]
    winners = [seat for seat, score in enumerate(final) if score.rank == 0]
    return [
        *(("parade-kept", {"seat": seat, "cards": cards}) for seat, cards in enumerate(kept)),
        *(
            ("parade-scored", {"seat": seat, "points": score.points, "count": score.cards})
            for seat, score in enumerate(final)
        ),
        ("parade-won", {"seats": winners, "count": len(winners), "points": final[winners[0]].points}),
    ]
