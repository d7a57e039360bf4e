"""Where a free road leads: worked out once a board, so that a journey is a look at a set (2.5, 5.3)."""

from __future__ import annotations

from ...core.protocol import NOTHING, Words
from . import state as S
from .board.network import BITS, IN_A_WORD, LOWEST
from .state import State, as_int, bit


def read_network(s: State, options: Words) -> None:
    """The board that travels in the options; see board/network.py for how it is packed."""
    for node in range(S.NODES):
        for side in range(S.SIDES):
            index = node * S.SIDES + side
            word = as_int(options[S.NETWORK + index // IN_A_WORD])
            s.link[node, side] = ((word >> (BITS * (index % IN_A_WORD))) & ((1 << BITS) - 1)) + LOWEST
    s.columns = options[S.WINDOW]
    for piece in range(S.PIECES):
        s.places[piece] = options[S.PIECES_AT + piece]


def survey(s: State) -> None:
    """Everything the rules need to know about the roads, from `s.link`."""
    s.present = 0
    s.shored = 0
    for node in range(S.NODES):
        for side in range(S.SIDES):
            if s.link[node, side] != S.NO_ROAD:
                s.present = as_int(s.present) | bit(node)
            if s.link[node, side] == S.SHORE:
                s.shored = as_int(s.shored) | bit(node)
    for word in range(S.ROAD_WORDS):
        s.roads[word] = 0
    while extend_roads(s):
        pass
    for hexagon in range(S.HEXAGONS):
        for side in range(S.SIDES):
            s.roads[S.OUT_OF + hexagon] = out_of(s, hexagon) | beyond(s, hexagon, side)
    caves = from_caves(s)
    for hexagon in range(S.HEXAGONS):
        count_steps(s, hexagon, caves)


# ---- what is found in `roads` ----------------------------------------------------------------------------------------------------------------


def out_of(s: State, hexagon: int) -> int:
    """What can be reached for free from a hexagon: nodes as a set, and OFF where a shore is reached."""
    return as_int(s.roads[S.OUT_OF + hexagon])


def ends_of_road(node: int) -> int:
    return 2 if node < S.TRIANGLES else S.ENDS


def along(node: int, end: int) -> int:
    """Which word says what can be reached from a road node by this end."""
    if node < S.TRIANGLES:
        return S.ALONG + 2 * (node - S.ROADS) + end
    return S.TRIANGLES_ALONG + S.ENDS * (node - S.TRIANGLES) + end


def steps(s: State, place: int, goal: int) -> int:
    """Turns of free journeys from a place to a hexagon."""
    return (as_int(s.roads[S.STEPS + goal]) >> (S.STEP_BITS * place)) & ((1 << S.STEP_BITS) - 1)


def set_steps(s: State, place: int, goal: int, turns: int) -> None:
    word = as_int(s.roads[S.STEPS + goal])
    s.roads[S.STEPS + goal] = word + ((turns - steps(s, place, goal)) << (S.STEP_BITS * place))


# ---- finding out -----------------------------------------------------------------------------------------------------------------------------


def count_steps(s: State, goal: int, caves: int) -> None:
    """How many turns of free journeys it takes to come to a hexagon, from everywhere; a rest in the underground is one (6.4, 7)."""
    for place in range(S.PLACES_TO_BE):
        set_steps(s, place, goal, S.FAR)
    set_steps(s, goal, goal, 0)
    near = bit(goal)
    below = False
    for turns in range(1, S.FAR):
        entrances = S.CAVES if below else 0
        below = caves & near != 0
        if below and steps(s, S.FROM_UNDERGROUND, goal) == S.FAR:
            set_steps(s, S.FROM_UNDERGROUND, goal, turns)
            set_steps(s, S.FROM_OFF, goal, turns + 1)
        wider = near
        for hexagon in range(S.HEXAGONS):
            if not near & bit(hexagon) and out_of(s, hexagon) & (near | entrances):
                set_steps(s, hexagon, goal, turns)
                wider |= bit(hexagon)
        if wider == near and (entrances or not below):
            break
        near = wider


def from_caves(s: State) -> int:
    """6.4: a journey out of the underground starts from any cave."""
    reached = 0
    for node in range(S.TRIANGLES + 2, S.NODES, 3):
        if as_int(s.present) & bit(node):
            reached |= bit(node) | onwards(s, node, NOTHING)
    return reached


def extend_roads(s: State) -> bool:
    """Follow every road one piece further; did any get longer?"""
    longer = False
    for node in range(S.ROADS, S.NODES):
        for end in range(ends_of_road(node)):
            reached = beyond(s, node, end)
            if reached != s.roads[along(node, end)]:
                s.roads[along(node, end)] = reached
                longer = True
    return longer


def beyond(s: State, node: int, end: int) -> int:
    """What lies beyond a road end, as far as it is known: nodes as a set, and OFF where a shore is reached."""
    other = as_int(s.link[node, end])
    if other == S.SHORE:
        return 1 << S.OFF
    if other < 0:
        return 0
    if other < S.HEXAGONS or S.CAVES & bit(other):
        return bit(other)
    return bit(other) | onwards(s, other, end_towards(s, other, node))


def end_towards(s: State, node: int, other: int) -> int:
    """Two pieces share one side at most, so this is the only one."""
    for end in range(S.ENDS):
        if s.link[node, end] == other:
            return end
    return NOTHING


def onwards(s: State, node: int, barred: int) -> int:
    """Along a road node by every end but the one come in by: nobody turns round on the road."""
    first = along(node, 0)
    reached = as_int(s.roads[first]) if barred != 0 else 0
    if barred != 1:
        reached |= as_int(s.roads[first + 1])
    if barred != 2 and node >= S.TRIANGLES:  # a road of a rhombus has two ends
        reached |= as_int(s.roads[first + 2])
    return reached
