"""Monte Carlo search over what may be hidden. Generic code, linked to a game by `bind`.

What the seat cannot know is redealt again and again. In every such world each candidate action is played; as far as the tree goes all seats choose
by what it has learnt, then players who mostly follow their instinct play on for some turns, and the standing tells what it was worth, or the
game's own judgement (`outlook`). All candidates meet the same worlds and the same chances, so that the difference between them is the action
and not luck. Weak candidates are dropped on the way (sequential halving), and the samples saved go to the strong ones.

The ledger has a row a candidate, best first: its action, how often it was tried, and sums over the trials.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from sobremesa.core.jit import room_for_moves, room_for_points
from sobremesa.core.protocol import (
    OVER,
    UNKNOWN,
    Moves,
    Points,
    State,
    States,
    Values,
    Words,
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
from sobremesa.core.rng import diverge

from .instinct import lean
from .mind import (
    COLUMNS,
    DEPTH,
    HORIZON,
    MARGIN,
    OURS,
    OUTLOOK,
    SAMPLES,
    SPREAD,
    SURE,
    THEIRS,
    TRUST,
    WHIM,
    WIDTH,
    Ledger,
    Tree,
)
from .tree import ROOTS, climb, forget, learn, room_for

__all__ = ["search"]

# columns of the ledger
ACTION: Final = 0
TRIED: Final = 1
WORTH: Final = 2  # what the candidates are ranked by
WON: Final = 3  # shares of wins, of playouts that were not judged
SCORED: Final = 4  # the seat's points in them

LOOK: Final = 128  # worlds between two looks at how clear it is


def search(
    tables: States,
    tree: Tree,
    ledger: Ledger,
    path: Words,
    worths: Values,
    reading: Values,
    stop: Words,
    seat: int,
    mind: Values,
) -> int:
    """Weigh what `seat` may do in the game `tables[0]` and write it down in `ledger`, the best action in its first row; how many rows there
    are. Changes both tables. Once `stop[0]` is set it comes to an end."""
    weighed = candidates(tables[0], seat, mind, ledger)
    if mind[TRUST] > 0.0:
        read_play(tables[0], seat, mind[TRUST], reading)
    room = room_for(mind[SAMPLES], tree)
    if mind[DEPTH] > 0.0:
        forget(tree, room)
    count = weighed
    rounds = max(1, halvings(count))
    left = int(mind[SAMPLES])
    for remaining in range(rounds, 0, -1):
        worlds = max(1, left // (remaining * count))
        clear = sample_worlds(tables, tree, room, ledger, path, worths, reading, stop, seat, mind, worlds, count)
        left -= worlds * count
        best_first(ledger, count)
        if clear:
            break
        count = (count + 1) // 2
    return weighed


def candidates(s: State, seat: int, mind: Values, ledger: Ledger) -> int:
    """The most inviting of the legal actions, as many as the mind is wide, in the ledger; how many."""
    moves = room_for_moves()
    count = legal(s, seat, moves)
    for index in range(count):
        for column in range(COLUMNS):
            ledger[index, column] = 0.0
        ledger[index, ACTION] = moves[index]
    if count <= mind[WIDTH]:
        return count
    for index in range(count):
        ledger[index, TRIED] = 1.0
        ledger[index, WORTH] = inclination(s, seat, int(moves[index]))
    best_first(ledger, count)
    for index in range(count):
        ledger[index, TRIED] = 0.0
        ledger[index, WORTH] = 0.0
    return int(mind[WIDTH])


def halvings(count: int) -> int:
    """How often `count` candidates can be halved until one is left."""
    rounds = 0
    while count > 1:
        count = (count + 1) // 2
        rounds += 1
    return rounds


def sample_worlds(
    tables: States,
    tree: Tree,
    room: int,
    ledger: Ledger,
    path: Words,
    worths: Values,
    reading: Values,
    stop: Words,
    seat: int,
    mind: Values,
    worlds: int,
    count: int,
) -> bool:
    """Try each of the first `count` candidates in `worlds` redeals; was one of them so clearly the best that it need not be all?"""
    moves = room_for_moves()
    points = room_for_points()
    ranks = room_for_points()
    for world in range(worlds):
        if (stop[0] and ledger[0, TRIED] > 0.0) or (world % LOOK == LOOK - 1 and is_clear(ledger, count, mind[SURE])):
            return True
        if mind[TRUST] > 0.0:
            redeal_likely(tables[0], seat, reading)
        else:
            redeal(tables[0], seat)
        for index in range(count):
            action = int(ledger[index, ACTION])
            tables[1] = tables[0]
            diverge(tables[1])
            play(tables[1], seat, action)
            length = climb(tables[1], seat, ROOTS + action, tree, room, mind, path, moves)
            judged = play_on(tables[1], seat, mind, moves)
            if judged == UNKNOWN:
                standing(tables[1], points, ranks)
                weigh(tables[1].players, points, ranks, mind, worths)
                ledger[index, WON] += share(seat, tables[1].players, ranks)
                ledger[index, SCORED] += points[seat]
            else:
                share_out(judged, seat, tables[1].players, worths)
            learn(tree, path, length, worths)
            ledger[index, TRIED] += 1.0
            ledger[index, WORTH] += worths[seat]
    return False


def is_clear(ledger: Ledger, count: int, sure: float) -> bool:
    """Is the best candidate ahead of the next by more than chance explains?"""
    best, second = -1.0, -1.0
    for index in range(count):
        mean = mean_worth(ledger, index)
        second = max(second, min(mean, best))
        best = max(best, mean)
    return sure > 0.0 and count > 1 and best - second > sure / sqrt(ledger[0, TRIED])


def play_on(s: State, seat: int, mind: Values, moves: Moves) -> float:
    """To the end, to the horizon, or until judgement is asked: then what it says, else UNKNOWN."""
    mover = actor(s)
    turns = 0
    for _ in range(int(mind[HORIZON])):
        if mover == OVER:
            break
        if mover == seat and mind[OUTLOOK] > 0.0:
            turns += 1
            judged = outlook(s, seat) if turns >= mind[OUTLOOK] else UNKNOWN
            if judged != UNKNOWN:
                return judged
        inclined = mind[OURS] != 0.0 if mover == seat else mind[THEIRS] != 0.0
        play(s, mover, lean(s, mover, mind[WHIM], inclined, moves))
        mover = actor(s)
    return UNKNOWN


def share_out(judged: float, seat: int, players: int, worths: Values) -> None:
    """What the game is worth to one seat; the others share the rest."""
    for other in range(players):
        worths[other] = judged if other == seat else (1.0 - judged) / (players - 1)


def weigh(players: int, points: Points, ranks: Points, mind: Values, worths: Values) -> None:
    for seat in range(players):
        worths[seat] = worth(seat, players, points, ranks, mind[MARGIN], mind[SPREAD])


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


def best_first(ledger: Ledger, count: int) -> None:
    """Sort the first `count` rows by falling mean worth; equals keep their order."""
    for end in range(1, count):
        index = end
        while index > 0 and mean_worth(ledger, index) > mean_worth(ledger, index - 1):
            for column in range(COLUMNS):
                ledger[index, column], ledger[index - 1, column] = ledger[index - 1, column], ledger[index, column]
            index -= 1


def mean_worth(ledger: Ledger, index: int) -> float:
    tried = ledger[index, TRIED]
    return ledger[index, WORTH] / tried if tried > 0.0 else -1.0
