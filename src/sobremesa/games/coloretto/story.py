"""What happened, as coded events. Everything in Coloretto happens in the open, so every viewer is told the same."""

from __future__ import annotations

from typing import Any, Final

from ..game import Sentence
from . import rules
from .preview import row_cards
from .rules import COLOURS, ENDED, GOLDEN, KINDS, NAME, PLACE, PLAYING, TAKE, State
from .view import sheet

Told = list[tuple[str, dict[str, Any]]]
CONSEQUENCES: Final = frozenset(f"coloretto-{what}" for what in ("round", "naming", "scored", "won"))


def opening(s: State, viewer: int) -> list[Sentence]:
    gone = [c for c in range(COLOURS) if s.gone[c]]
    told: Told = [("coloretto-gone", {"cards": gone, "count": len(gone)})] if gone else []
    told += [
        ("coloretto-start", {"seat": x, "cards": [c for c in range(COLOURS) if s.held[x, c]]})
        for x in range(int(s.players))
    ]
    told.append(("coloretto-dealt", {"seat": int(s.starter)}))
    return [Sentence(code, facts) for code, facts in told]


def story(before: State, seat: int, action: int, after: State, viewer: int) -> list[Sentence]:
    if action >= NAME:
        told: Told = [("coloretto-named", {"seat": seat, "card": action - NAME})]
    elif action >= TAKE:
        told = tell_take(before, seat, action - TAKE, after)
    elif action >= PLACE:
        told = [("coloretto-placed", {"seat": seat, "card": int(before.drawn), "row": action - PLACE + 1})]
    else:
        told = [*tell_last(before, seat, after), ("coloretto-drew", {"seat": seat, "card": int(after.drawn)})]
    if after.phase == ENDED:
        told += tell_end(after)
    return [Sentence(code, facts) for code, facts in told]


def tell_last(before: State, seat: int, after: State) -> Told:
    return [("coloretto-last-round", {"seat": seat})] if after.is_last and not before.is_last else []


def tell_take(before: State, seat: int, row: int, after: State) -> Told:
    cards = row_cards(before, row)
    told: Told = [("coloretto-took", {"seat": seat, "row": row + 1, "cards": cards})]
    if GOLDEN in cards:
        extra = next(k for k in range(KINDS) if after.held[seat, k] - before.held[seat, k] > cards.count(k))
        told += [*tell_last(before, seat, after), ("coloretto-golden", {"seat": seat, "card": extra})]
    if after.phase == PLAYING and after.rounds > before.rounds:
        told.append(("coloretto-round", {"seat": int(after.turn), "round": int(after.rounds) + 1}))
    if after.phase == rules.NAMING:
        told.append(("coloretto-naming", {}))
    return told


def tell_end(s: State) -> Told:
    final = sheet(s).seats
    winners = [seat for seat, score in enumerate(final) if score.rank == 0]
    return [
        *(("coloretto-scored", {"seat": seat, "points": score.points}) for seat, score in enumerate(final)),
        ("coloretto-won", {"seats": winners, "count": len(winners), "points": final[winners[0]].points}),
    ]
