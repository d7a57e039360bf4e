"""The road a traveller would take, piece by piece: what the table lights up before a journey is chosen (5.3, 6).

Where a road leads, `journey` and `network` decide; here is only how one gets there.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import Final

import msgspec
import numpy as np

from ...core.protocol import NOTHING
from . import state
from .journey import caves_ahead, region, shore_end, shore_node, twin_of
from .notation import write
from .palace import is_palace
from .state import CAVES, CROSSINGS, HEXAGONS, NODES, OFF, ROADS, SHORE, SIDES, TRIANGLES, UNDERGROUND, State, bit

Path = list[int]
Paths = dict[int, Path]  # node, or OFF → the nodes on the way there, itself included

CAVE: Final = TRIANGLES + 2


class Route(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a free road leads, over which nodes, and the move that goes there, in notation. `palace`: somebody may challenge there (8.3)."""

    then: str
    node: int
    path: list[int]
    palace: bool = False


def path_of(s: State, action: int) -> Path:
    """The nodes a journey passes until this action is done."""
    paths = paths_from(s, whereabouts(s))
    if state.GO <= action < state.GALLOP:
        return paths.get(action - state.GO, [action - state.GO])
    if action == state.LEAVE:
        return paths.get(OFF, [])[:-1]
    if action == state.REST:
        return shortest(paths, caves_ahead(s, region(s)))
    if state.SHORTCUT <= action < state.TAVERN:
        road = ROADS + action - state.SHORTCUT
        return [*paths.get(road, []), twin_of(road)]
    if state.TAVERN <= action < state.HOLE:
        return paths.get(TRIANGLES + action - state.TAVERN, [])
    return [*towards(s, paths, action), *arrival(action)]


def towards(s: State, paths: Paths, action: int) -> Path:
    """To the cave gone into, or to the merchant's crossing. A joker is released where the rabbit is."""
    if state.HOLE <= action < state.SAIL:
        return shortest(paths, caves_ahead(s, region(s)) & ~bit(TRIANGLES + action - state.HOLE))
    if state.GALLOP <= action < state.RIDE:
        return shortest(paths, region(s) & CROSSINGS)
    if state.SAIL <= action < state.FLOAT:
        return shortest(paths, region(s) & CROSSINGS & int(s.shored))
    return []


def piece_on(path: Path, action: int) -> int | None:
    """The piece on a path at which this transfer is bought (6): a tavern is stood on, from all others one is taken further."""
    before = 1 if state.TAVERN <= action < state.HOLE else 2
    return path[-before] if len(path) >= before else None


def arrival(action: int) -> Path:
    for first in (state.GALLOP, state.RIDE, state.FLY):
        if first <= action < first + HEXAGONS:
            return [action - first]
    if state.HOLE <= action < state.SAIL:
        return [TRIANGLES + action - state.HOLE]
    if state.SAIL <= action < state.PASSPORT:
        return [shore_node(shore_of(action))]
    return []


def onward_from(s: State, action: int) -> list[Route] | None:
    """After a transfer the journey goes on: where it may end for free. None where the action ends it."""
    start = resumes_at(s, action)
    if start is None:
        return None
    node, barred = start
    paths = paths_from(s, [(node, barred)]) | {node: [node]}
    ends = [end for end in range(HEXAGONS) if end in paths]
    found = [Route(write(state.GO + end), end, paths[end], bool(is_palace(s, end))) for end in ends]
    caves = [cave for cave in range(CAVE, NODES, 3) if cave in paths and cave != node]
    if caves:
        found.append(Route(write(state.REST), UNDERGROUND, min((paths[cave] for cave in caves), key=len)))
    if OFF in paths or not found:
        found.append(Route(write(state.LEAVE), OFF, paths.get(OFF, [node])[:-1]))
    return found


def resumes_at(s: State, action: int) -> tuple[int, int] | None:
    """The node on which the journey goes on after this action, and the end of it that is barred."""
    if state.SHORTCUT <= action < state.TAVERN:
        return twin_of(ROADS + action - state.SHORTCUT), NOTHING
    if state.TAVERN <= action < state.SAIL:
        return TRIANGLES + (action - state.TAVERN) % (NODES - TRIANGLES), NOTHING
    if state.SAIL <= action < state.PASSPORT:
        node = shore_node(shore_of(action))
        if node >= HEXAGONS:
            return node, shore_end(shore_of(action))
        return (node, NOTHING) if is_passed(s, node) else None
    return None


def shore_of(action: int) -> int:
    return action - (state.SAIL if action < state.FLOAT else state.FLOAT)


def free_roads(links: bytes) -> dict[int, list[int]]:
    """The board in words: from every hexagon and from the underground, the nodes that free roads touch, the nearest first; OFF over a shore."""
    link = np.frombuffer(links, np.int8).reshape(NODES, SIDES)
    present = [node for node in range(NODES) if (link[node] != state.NO_ROAD).any()]
    caves = tuple((node, NOTHING) for node in present if CAVES & bit(node))
    starts = {**{node: ((node, NOTHING),) for node in present if node < HEXAGONS}, UNDERGROUND: caves}
    return {place: [node for node in follow(links, 0, some) if node != place] for place, some in starts.items()}


# ---- following the roads ---------------------------------------------------------------------------------------------------------------------


def whereabouts(s: State) -> list[tuple[int, int]]:
    """Where the traveller may set out: nodes, and the end of each that is barred."""
    start = int(s.at[s.turn])
    if s.on_road != NOTHING:
        return [(int(s.on_road), int(s.barred))]
    if start == UNDERGROUND:
        return [(cave, NOTHING) for cave in range(CAVE, NODES, 3) if int(s.present) & bit(cave)]
    return [(start, NOTHING)]


def is_passed(s: State, node: int) -> bool:
    """9, trailing carrots: one's own carrot does not stop a journey."""
    return bool(passed_nodes(s) & bit(node))


def passed_nodes(s: State) -> int:
    if not s.switches & state.TRAILING_CARROTS:
        return 0
    return sum(bit(node) for node in range(1, HEXAGONS) if s.owner[node - 1] == s.turn)


def paths_from(s: State, starts: list[tuple[int, int]]) -> Paths:
    return follow(s.link.tobytes(), passed_nodes(s), tuple(starts))


@lru_cache(maxsize=4096)
def follow(links: bytes, passed: int, starts: tuple[tuple[int, int], ...]) -> Paths:
    """The shortest free road to everything that is reached; nobody turns round on the road. The same few are asked for again and again."""
    link = np.frombuffer(links, np.int8).reshape(NODES, SIDES).tolist()
    paths: Paths = {node: [node] for node, _ in starts if HEXAGONS <= node < NODES}
    seen = set(starts)
    waiting = deque((node, barred, [node]) for node, barred in starts if node < NODES)
    while waiting:
        node, barred, path = waiting.popleft()
        for end, beyond in enumerate(link[node]):
            if end == barred or (beyond < 0 and beyond != SHORE):
                continue
            there = OFF if beyond == SHORE else beyond
            paths.setdefault(there, [*path, there])
            if beyond == SHORE or not goes_on(beyond, passed):
                continue
            step = (beyond, link[beyond].index(node) if beyond >= HEXAGONS else NOTHING)
            if step not in seen:
                seen.add(step)
                waiting.append((*step, [*path, beyond]))
    return paths


def goes_on(node: int, passed: int) -> bool:
    """Hexagons and caves end a free road."""
    return bool(passed & bit(node)) or (node >= HEXAGONS and not CAVES & bit(node))


def shortest(paths: Paths, nodes: int) -> Path:
    return min((path for node, path in paths.items() if node < NODES and nodes & bit(node)), key=len, default=[])
