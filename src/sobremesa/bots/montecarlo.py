"""Monte Carlo search over what may be hidden. Generic code, linked to a game by `bind`.

What the seat cannot know is redealt again and again. In every such world each candidate action is played; as far as the tree goes all seats choose
by what it has learnt, then players who mostly follow their instinct play on for some turns, and the standing tells what it was worth, or the
game's own judgement (`outlook`). All candidates meet the same worlds and the same chances, so that the difference between them is the action
and not luck. Weak candidates are dropped on the way (sequential halving), and the samples saved go to the strong ones.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from ..core.protocol import (
    OVER,
    UNKNOWN,
    Points,
    actor,
    inclination,
    legal,
    outlook,
    play,
    read_play,
    redeal,
    redeal_likely,
    standing,
)
from ..core.rng import diverge
from .mind import MindRecord
from .selection import playout_move
from .tree import ROOTS, clear, descend, room_for, update
from .workspace import Candidate, Workspace

__all__ = ["search"]

LOOK: Final = 128  # worlds between two looks at how clear it is


def search(w: Workspace, mind: MindRecord, seat: int) -> int:
    """Weigh what `seat` may do in the game `w.position` and write it down in `w.candidates`, the best action first; how many there are.
    Changes the position. Once `w.stop` is set it comes to an end."""
    weighed = list_candidates(w, mind, seat)
    if mind.trust > 0.0:
        read_play(w.position, seat, mind.trust, w.reading)
    w.room = room_for(mind.samples)
    if mind.depth > 0.0:
        clear(w)
    count = weighed
    left = int(mind.samples)
    for remaining in range(max(1, halvings(count)), 0, -1):
        worlds = max(1, left // (remaining * count))
        is_decided = sample_worlds(w, mind, seat, worlds, count)
        left -= worlds * count
        best_first(w.candidates, count)
        if is_decided:
            break
        count = (count + 1) // 2
    return weighed


def list_candidates(w: Workspace, mind: MindRecord, seat: int) -> int:
    """The most inviting of the legal actions, as many as the mind is wide; how many."""
    count = legal(w.position, seat, w.moves)
    for index in range(count):
        start(w.candidates[index], int(w.moves[index]))
    if count <= mind.width:
        return count
    for index in range(count):
        w.candidates[index].tried = 1.0
        w.candidates[index].worth = inclination(w.position, seat, int(w.moves[index]))
    best_first(w.candidates, count)
    for index in range(count):
        start(w.candidates[index], w.candidates[index].action)
    return int(mind.width)


def start(candidate: Candidate, action: int) -> None:
    candidate.action = action
    candidate.tried = 0.0
    candidate.worth = 0.0
    candidate.won = 0.0
    candidate.scored = 0.0


def halvings(count: int) -> int:
    """How often `count` candidates can be halved until one is left."""
    rounds = 0
    while count > 1:
        count = (count + 1) // 2
        rounds += 1
    return rounds


def sample_worlds(w: Workspace, mind: MindRecord, seat: int, worlds: int, count: int) -> bool:
    """Try each of the first `count` candidates in `worlds` redeals; was one of them so clearly the best that it need not be all, or is time up?"""
    for world in range(worlds):
        if w.stop != 0 and w.candidates[0].tried > 0.0:
            return True
        if world % LOOK == LOOK - 1 and is_clear(w.candidates, count, mind.sure):
            return True
        if mind.trust > 0.0:
            redeal_likely(w.position, seat, w.reading)
        else:
            redeal(w.position, seat)
        for index in range(count):
            try_candidate(w, mind, seat, w.candidates[index])
    return False


def try_candidate(w: Workspace, mind: MindRecord, seat: int, candidate: Candidate) -> None:
    """One playout."""
    w.playout = w.position
    s = w.playout
    diverge(s)
    action = int(candidate.action)
    play(s, seat, action)
    length = descend(w, mind, seat, ROOTS + action)
    judged = play_on(w, mind, seat)
    if judged == UNKNOWN:
        standing(s, w.points, w.ranks)
        weigh(w, mind)
        candidate.won += share(seat, s.players, w.ranks)
        candidate.scored += w.points[seat]
    else:
        share_out(w, seat, judged)
    update(w, length)
    candidate.tried += 1.0
    candidate.worth += w.worths[seat]


def is_clear(candidates: Any, count: int, sure: float) -> bool:
    """Is the best candidate ahead of the next by more than chance explains?"""
    best, second = -1.0, -1.0
    for index in range(count):
        mean = mean_worth(candidates[index])
        second = max(second, min(mean, best))
        best = max(best, mean)
    return sure > 0.0 and count > 1 and best - second > sure / sqrt(candidates[0].tried)


def play_on(w: Workspace, mind: MindRecord, seat: int) -> float:
    """To the end, to the horizon, or until judgement is asked: then what it says, else UNKNOWN."""
    s = w.playout
    mover = actor(s)
    turns = 0
    for _ in range(int(mind.horizon)):
        if mover == OVER:
            break
        if mover == seat and mind.outlook > 0.0:
            turns += 1
            judged = outlook(s, seat) if turns >= mind.outlook else UNKNOWN
            if judged != UNKNOWN:
                return judged
        uses_inclination = mind.own_inclination != 0.0 if mover == seat else mind.other_inclination != 0.0
        play(s, mover, playout_move(s, mover, mind.whim, uses_inclination, w.moves))
        mover = actor(s)
    return UNKNOWN


def share_out(w: Workspace, seat: int, judged: float) -> None:
    """What the game is worth to one seat; the others share the rest."""
    players = w.playout.players
    for other in range(players):
        w.worths[other] = judged if other == seat else (1.0 - judged) / (players - 1)


def weigh(w: Workspace, mind: MindRecord) -> None:
    players = w.playout.players
    for seat in range(players):
        w.worths[seat] = worth(seat, players, w.points, w.ranks, mind.margin, mind.spread)


def worth(seat: int, players: int, points: Points, ranks: Points, weight: float, spread: float) -> float:
    """In [0, 1]: the share of the win, and with some weight how clear it is."""
    if spread > 0.0:
        margin = lead(seat, players, points, ranks, spread)
    else:
        margin = mean_lead(seat, players, points, ranks)
    return (1.0 - weight) * share(seat, players, ranks) + weight * (0.5 + 0.5 * margin)


def lead(seat: int, players: int, points: Points, ranks: Points, spread: float) -> float:
    """Over the best of the others, in [-1, 1]: half of it where the points are `spread` apart."""
    rival = -1
    for other in range(players):
        if other != seat and (rival < 0 or ranks[other] < ranks[rival]):
            rival = other
    apart = abs(points[seat] - points[rival])
    margin = apart / (apart + spread)
    return margin if ranks[seat] < ranks[rival] else -margin


def mean_lead(seat: int, players: int, points: Points, ranks: Points) -> float:
    """Over all others, in [-1, 1], as a part of both sides' points."""
    margin = 0.0
    for other in range(players):
        if ranks[other] != ranks[seat]:
            both = abs(points[seat]) + abs(points[other]) + 1.0
            apart = abs(points[seat] - points[other]) / both
            margin += apart if ranks[seat] < ranks[other] else -apart
    return margin / (players - 1)


def share(seat: int, players: int, ranks: Points) -> float:
    """Of the win: shared by all who come first."""
    if ranks[seat] != 0:
        return 0.0
    sharing = 0
    for other in range(players):
        sharing += ranks[other] == 0
    return 1.0 / sharing


def best_first(candidates: Any, count: int) -> None:
    """Sort the first `count` by falling mean worth; equals keep their order."""
    for end in range(1, count):
        index = end
        while index > 0 and mean_worth(candidates[index]) > mean_worth(candidates[index - 1]):
            swap(candidates[index], candidates[index - 1])
            index -= 1


def swap(a: Candidate, b: Candidate) -> None:
    a.action, b.action = b.action, a.action
    a.tried, b.tried = b.tried, a.tried
    a.worth, b.worth = b.worth, a.worth
    a.won, b.won = b.won, a.won
    a.scored, b.scored = b.scored, a.scored


def mean_worth(candidate: Candidate) -> float:
    return candidate.worth / candidate.tried if candidate.tried > 0.0 else -1.0
