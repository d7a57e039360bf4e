"""The tree of an information-set search: one for all redeals of the searching seat. Generic code, linked to a game by `bind`.

A node is an action taken in a situation, and a situation is what everybody saw happen: the actions since the root, and what `sight` tells.
Which actions are there differs from redeal to redeal, so a node counts how often it could have been chosen (its chances) beside how often it was.
Its total is of what it was worth to the seat that chose: every mover looks for its own good.

Nodes lie in one array, found by a hash of (parent, sight, action); their place in it is their name. Nothing is allocated while searching.

Where several seats decide at once and in secret, the searching seat decides first (the order does not matter), and the tree ends with that:
a node for another seat would lie beneath the secret and know it.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from sobremesa.core.protocol import (
    OVER,
    SIGHTS,
    Moves,
    State,
    Values,
    Words,
    actor,
    legal,
    owes,
    play,
    sight,
)

from .instinct import lean, liking
from .mind import BREADTH, CURIOSITY, DEPTH, OURS, RIVALS, THEIRS, WHIM, Tree

__all__ = ["climb", "forget", "key_of", "learn", "node_of", "room_for"]

ACTIONS: Final = 0  # the game's own, once bound

# columns of a node
KEY: Final = 0  # 0: nobody lives here
VISITS: Final = 1
CHANCES: Final = 2
TOTAL: Final = 3

ROOTS: Final = 1 << 20  # parents below this are places in the array; the root's are numbers of their own
PROBES: Final = 16  # neighbours to look at before the tree is said to be full
NO_NODE: Final = -1


def room_for(samples: float, tree: Tree) -> int:
    """How much of the array a search uses: a power of two, half empty at the end, the same in any array that is large enough."""
    room = 16
    while room < 2 * samples and 2 * room <= tree.shape[0]:
        room *= 2
    return room


def forget(tree: Tree, room: int) -> None:
    for place in range(room):
        tree[place, KEY] = 0.0


def key_of(parent: int, seen: int, action: int) -> int:
    """Never 0."""
    return (parent * SIGHTS + seen) * ACTIONS + action + 1


def node_of(tree: Tree, room: int, parent: int, seen: int, action: int) -> int:
    """The place of a node; where it is not in the tree, of the free one it would take; NO_NODE where there is no room."""
    key = key_of(parent, seen, action)
    mask = room - 1
    place = ((key * 0x9E3779B97F4A7C1) >> 20) & mask
    for _ in range(PROBES):
        if tree[place, KEY] == key or tree[place, KEY] == 0.0:
            return place
        place = (place + 1) & mask
    return NO_NODE


def grow(tree: Tree, place: int, parent: int, seen: int, action: int) -> None:
    tree[place, KEY] = key_of(parent, seen, action)
    tree[place, VISITS] = 0.0
    tree[place, CHANCES] = 1.0
    tree[place, TOTAL] = 0.0


def climb(s: State, seat: int, root: int, tree: Tree, room: int, mind: Values, path: Words, moves: Moves) -> int:
    """Play on from a root as far as the tree goes, and let it grow by a node. `path` gets the nodes and who chose them; how many there are."""
    parent = root
    depth = 0
    secret = False
    while depth < mind[DEPTH]:
        mover = seat if owes(s, seat) else actor(s)
        if mover == OVER or (secret and mover != seat):
            break
        if mover != seat and mind[RIVALS] == 0.0:
            play(s, mover, lean(s, mover, mind[WHIM], mind[THEIRS] != 0.0, moves))
            continue
        count = legal(s, mover, moves)
        if count == 1:
            play(s, mover, int(moves[0]))
            continue
        secret = is_at_once(s, mover)
        if secret and mover != seat:
            break
        seen = sight(s, mover)
        node, action, is_new = choose_node(s, mover, tree, room, parent, seen, mind, moves, count)
        if node == NO_NODE:
            break
        if is_new:
            grow(tree, node, parent, seen, action)
        path[2 * depth] = node
        path[2 * depth + 1] = mover
        depth += 1
        play(s, mover, action)
        parent = node
        if is_new:
            break
    return depth


def is_at_once(s: State, mover: int) -> bool:
    """Does anybody else owe a decision too?"""
    others = 0
    for other in range(s.players):
        others += int(other != mover and owes(s, other))
    return others > 0


def choose_node(
    s: State, mover: int, tree: Tree, room: int, parent: int, seen: int, mind: Values, moves: Moves, count: int
) -> tuple[int, int, bool]:
    """The node to go to, its action, and whether it is new: an untried action, the most inviting, while there are not too many tried
    for so few visits; else the best by its upper bound."""
    best = NO_NODE
    highest = 0.0
    action_best = 0
    untried = False
    tried = 0
    visits = 0.0
    for index in range(count):
        action = int(moves[index])
        node = node_of(tree, room, parent, seen, action)
        if node == NO_NODE:
            continue
        if tree[node, KEY] == 0.0:
            untried = True
            continue
        tree[node, CHANCES] += 1.0
        tried += 1
        visits += tree[node, VISITS]
        value = tree[node, TOTAL] / tree[node, VISITS]
        value += mind[CURIOSITY] * sqrt(log(tree[node, CHANCES]) / tree[node, VISITS])
        if best == NO_NODE or value > highest:
            best = node
            highest = value
            action_best = action
    if untried and tried < 1.0 + mind[BREADTH] * sqrt(visits):
        node, action = most_inviting(s, mover, mind[OURS] != 0.0, tree, room, parent, seen, moves, count)
        return node, action, True
    return best, action_best, False


def most_inviting(
    s: State, mover: int, inclined: bool, tree: Tree, room: int, parent: int, seen: int, moves: Moves, count: int
) -> tuple[int, int]:
    """Of the actions that were not tried here: its node and itself."""
    best = NO_NODE
    action_best = 0
    highest = 0.0
    for index in range(count):
        action = int(moves[index])
        node = node_of(tree, room, parent, seen, action)
        if node != NO_NODE and tree[node, KEY] == 0.0:
            value = liking(s, mover, action, inclined)
            if best == NO_NODE or value > highest:
                best = node
                highest = value
                action_best = action
    return best, action_best


def learn(tree: Tree, path: Words, length: int, worths: Values) -> None:
    """What came of it, told to every node on the way: to each what it is worth to who chose it."""
    for step in range(length):
        node = path[2 * step]
        tree[node, VISITS] += 1.0
        tree[node, TOTAL] += worths[path[2 * step + 1]]
