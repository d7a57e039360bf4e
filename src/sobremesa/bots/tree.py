"""The tree of an information-set search: one for all redeals of the searching seat. Generic code, linked to a game by `bind`.

A node is an action taken in a situation, and a situation is what everybody saw happen: the actions since the root, and what `sight` tells.
Which actions are there differs from redeal to redeal, so a node counts how often it could have been chosen (its chances) beside how often it was.
Its total is of what it was worth to the seat that chose: every mover looks for its own good.

Nodes lie in one array, found by a hash of (situation, action); their place in it is their name. Nothing is allocated while searching.

Where several seats decide at once and in secret, the searching seat decides first (the order does not matter), and the tree ends with that:
a node for another seat would lie beneath the secret and know it.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from ..core.protocol import ACTIONS, OVER, SIGHTS, State, actor, legal, owes, play, sight
from .mind import MindRecord
from .selection import playout_move, rating
from .workspace import MOST_NODES, Node, Workspace

__all__ = ["clear", "descend", "key_of", "node_of", "room_for", "situation_of", "update"]

ROOTS: Final = 1 << 20  # parents below this are places in the array; the root's are numbers of their own
PROBES: Final = 16  # neighbours to look at before the tree is said to be full
NO_NODE: Final = -1


def room_for(samples: float) -> int:
    """How much of the array a search uses: a power of two, half empty at the end."""
    room = 16
    while room < 2 * samples and 2 * room <= MOST_NODES:
        room *= 2
    return room


def clear(w: Workspace) -> None:
    for place in range(w.room):
        w.nodes[place].key = 0


def situation_of(parent: int, seen: int) -> int:
    return parent * SIGHTS + seen


def key_of(situation: int, action: int) -> int:
    """Never 0."""
    return situation * ACTIONS + action + 1


def node_of(w: Workspace, situation: int, action: int) -> int:
    """The place of a node; where it is not in the tree, of the free one it would take; NO_NODE where there is no room."""
    key = key_of(situation, action)
    mask = int(w.room) - 1
    place = ((key * 0x9E3779B97F4A7C1) >> 20) & mask
    for _ in range(PROBES):
        if w.nodes[place].key == key or w.nodes[place].key == 0:
            return place
        place = (place + 1) & mask
    return NO_NODE


def create(node: Node, key: int) -> None:
    node.key = key
    node.visits = 0.0
    node.chances = 1.0
    node.total = 0.0


def descend(w: Workspace, mind: MindRecord, seat: int, root: int) -> int:
    """Play on from a root as far as the tree goes, and let it grow by a node. The path gets the nodes and who chose them; how many there are."""
    s = w.playout
    parent = root
    depth = 0
    secret = False
    while depth < mind.depth:
        mover = seat if owes(s, seat) else actor(s)
        if mover == OVER or (secret and mover != seat):
            break
        if mover != seat and mind.rivals == 0.0:
            play(s, mover, playout_move(s, mover, mind.whim, mind.other_inclination != 0.0, w.moves))
            continue
        count = legal(s, mover, w.moves)
        if count == 1:
            play(s, mover, int(w.moves[0]))
            continue
        secret = is_at_once(s, mover)
        if secret and mover != seat:
            break
        situation = situation_of(parent, sight(s, mover))
        parent, action, is_new = choose_node(w, mind, mover, situation, count)
        if parent == NO_NODE:
            break
        if is_new:
            create(w.nodes[parent], key_of(situation, action))
        w.path[depth].node = parent
        w.path[depth].mover = mover
        depth += 1
        play(s, mover, action)
        if is_new:
            break
    return depth


def is_at_once(s: State, mover: int) -> bool:
    """Does anybody else owe a decision too?"""
    others = 0
    for other in range(s.players):
        others += int(other != mover and owes(s, other))
    return others > 0


def choose_node(w: Workspace, mind: MindRecord, mover: int, situation: int, count: int) -> tuple[int, int, bool]:
    """The node to go to, its action, and whether it is new: an untried action, the most inviting, while there are not too many tried
    for so few visits; else the best by its upper bound."""
    best = NO_NODE
    highest = 0.0
    action_best = 0
    untried = False
    tried = 0
    visits = 0.0
    for index in range(count):
        action = int(w.moves[index])
        place = node_of(w, situation, action)
        if place == NO_NODE:
            continue
        node = w.nodes[place]
        if node.key == 0:
            untried = True
            continue
        node.chances += 1.0
        tried += 1
        visits += node.visits
        value = upper_bound(node, mind.curiosity)
        if best == NO_NODE or value > highest:
            best = place
            highest = value
            action_best = action
    if untried and tried < 1.0 + mind.breadth * sqrt(visits):
        place, action = most_inviting(w, mind.own_inclination != 0.0, mover, situation, count)
        return place, action, True
    return best, action_best, False


def upper_bound(node: Node, curiosity: float) -> float:
    return node.total / node.visits + curiosity * sqrt(log(node.chances) / node.visits)


def most_inviting(w: Workspace, uses_inclination: bool, mover: int, situation: int, count: int) -> tuple[int, int]:
    """Of the actions that were not tried here: its place and itself."""
    best = NO_NODE
    action_best = 0
    highest = 0.0
    for index in range(count):
        action = int(w.moves[index])
        place = node_of(w, situation, action)
        if place != NO_NODE and w.nodes[place].key == 0:
            value = rating(w.playout, mover, action, uses_inclination)
            if best == NO_NODE or value > highest:
                best = place
                highest = value
                action_best = action
    return best, action_best


def update(w: Workspace, length: int) -> None:
    """What came of it, told to every node on the path: to each what it is worth to who chose it."""
    for index in range(length):
        step = w.path[index]
        node = w.nodes[step.node]
        node.visits += 1.0
        node.total += w.worths[step.mover]
