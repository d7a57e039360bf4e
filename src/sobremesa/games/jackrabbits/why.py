"""What a bot's move is good for, in one line: only from the board, the carrots and the turn, never from a hand."""

from __future__ import annotations

from ..game import Sentence
from . import state as S
from .actions import decode
from .state import State
from .turn import is_ready, meets_ending


def why(before: State, seat: int, action: int, after: State) -> Sentence | None:
    if after.phase == S.ENDED:
        return None  # nobody asks why it won
    kind, other = decode(action)
    if kind == S.ATTACK:
        return why_attack(before, seat, other)
    if before.phase == S.CHALLENGE and after.phase == S.DEFENCE:
        return why_challenge(before)
    if after.royals[seat] > before.royals[seat]:
        return why_royal(seat, after)
    return why_place(before, seat, after) if after.at[seat] != before.at[seat] else None


def why_attack(s: State, seat: int, other: int) -> Sentence:
    """8.2: a fight is fought for a card, and best with whoever is near the end."""
    ahead = all(s.royals[other] >= s.royals[each] for each in range(int(s.players)))
    code = "jackrabbits-why-attack-leader" if ahead and s.royals[other] else "jackrabbits-why-attack"
    return Sentence(code, {"seat": seat, "by": other, "count": int(s.royals[other])})


def why_challenge(s: State) -> Sentence:
    """8.3: whoever is let in may win (4), or acquire the royal of the palace, if it is still at court."""
    visitor, at = int(s.turn), int(s.at[s.turn])
    if at == S.CITADEL:
        code = "jackrabbits-why-challenge-win" if is_ready(s, visitor) else "jackrabbits-why-challenge"
        return Sentence(code, {"by": visitor})
    if s.owner[at - 1] < 0:
        return Sentence("jackrabbits-why-challenge-royal", {"by": visitor, "card": S.ROYAL + at - 1})
    return Sentence("jackrabbits-why-challenge", {"by": visitor})


def why_royal(seat: int, s: State) -> Sentence:
    """3: three royals that fit the ending, then home."""
    left = S.CARROTS - int(s.royals[seat])
    if left > 0:
        return Sentence("jackrabbits-why-royal", {"seat": seat, "count": left})
    return Sentence("jackrabbits-why-home" if meets_ending(s, seat) else "jackrabbits-why-swap", {"seat": seat})


def why_place(before: State, seat: int, s: State) -> Sentence | None:
    """5.4, 8: what the hexagon offers."""
    at = int(s.at[seat])
    if not S.CITADEL < at < S.HEXAGONS:
        return None
    owner = int(before.owner[at - 1])
    facts = {"seat": seat, "card": S.ROYAL + at - 1}
    if owner < 0:
        return Sentence("jackrabbits-why-free-house", facts)
    return None if owner == seat else Sentence("jackrabbits-why-house-of", {**facts, "by": owner})
