"""The road a traveller would take, piece by piece: what the table lights up before a journey is chosen (5.3, 6).

Where a road leads, `journey` and `survey` decide; here is only how one gets there.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import Final

import msgspec
import numpy as np

from ...core.protocol import NOTHING
from . import state as S
from .journey import caves_ahead, passed_houses, region, shore_end, shore_node, twin_of
from .notation import write
from .promises import Promise
from .state import State, bit

Path = list[int]
Paths = dict[int, Path]  # node, or OFF → the nodes on the way there, itself included

CAVE: Final = S.TRIANGLES + 2


class Route(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a free road leads, over which nodes, and the move that goes there, in notation. The rest is as in a preview; `payment` where it is
    another than the move's own."""

    then: str
    node: int
    path: list[int]
    payment: int | None = None
    promise: Promise | None = None
    risk: bool | None = None
    host: int | None = None


def path_of(s: State, kind: int, argument: int) -> Path:
    """The nodes a journey passes until this action is done."""
    paths = paths_from(s, whereabouts(s))
    if kind == S.GO:
        return [argument] if argument == s.on_road else paths.get(argument, [argument])
    if kind == S.LEAVE:
        return paths.get(S.OFF, [])[:-1]
    if kind == S.REST:
        return shortest(paths, caves_ahead(s, region(s)))
    if kind == S.SHORTCUT:
        return [*paths.get(S.ROADS + argument, []), twin_of(S.ROADS + argument)]
    if kind == S.TAVERN:
        return paths.get(S.TRIANGLES + argument, [])
    return [*towards(s, paths, kind, argument), *arrival(kind, argument)]


def towards(s: State, paths: Paths, kind: int, argument: int) -> Path:
    """To the cave gone into, or to the merchant's crossing. A joker is released where the rabbit is."""
    if kind == S.HOLE:
        return shortest(paths, caves_ahead(s, region(s)) & ~bit(S.TRIANGLES + argument))
    if kind == S.GALLOP:
        return shortest(paths, region(s) & S.CROSSINGS)
    if kind == S.SAIL:
        return shortest(paths, region(s) & S.CROSSINGS & int(s.shored))
    return []


def piece_on(path: Path, kind: int) -> int | None:
    """The piece on a path at which this transfer is bought (6): a tavern is stood on, from all others one is taken further."""
    before = 1 if kind == S.TAVERN else 2
    return path[-before] if len(path) >= before else None


def arrival(kind: int, argument: int) -> Path:
    if kind in (S.GALLOP, S.RIDE, S.FLY):
        return [argument]
    if kind == S.HOLE:
        return [S.TRIANGLES + argument]
    return [shore_node(argument)] if kind in (S.SAIL, S.FLOAT) else []


def onward_from(s: State, kind: int, argument: int) -> list[Route] | None:
    """After a transfer the journey goes on: where it may end for free. None where the action ends it."""
    start = resumes_at(s, kind, argument)
    if start is None:
        return None
    node, barred = start
    paths = paths_from(s, [(node, barred)]) | {node: [node]}
    ends = [end for end in range(S.HEXAGONS) if end in paths]
    found = [Route(write(S.GO + end), end, paths[end]) for end in ends]
    caves = [cave for cave in range(CAVE, S.NODES, 3) if cave in paths and (cave != node or barred != NOTHING)]
    if caves:
        found.append(Route(write(S.REST), S.UNDERGROUND, min((paths[cave] for cave in caves), key=len)))
    if S.OFF in paths or not found:
        found.append(Route(write(S.LEAVE), S.OFF, paths.get(S.OFF, [node])[:-1]))
    return found


def resumes_at(s: State, kind: int, argument: int) -> tuple[int, int] | None:
    """The node on which the journey goes on after this action, and the end of it that is barred."""
    if kind == S.SHORTCUT:
        return twin_of(S.ROADS + argument), NOTHING
    if kind in (S.TAVERN, S.HOLE):
        return S.TRIANGLES + argument, NOTHING
    if kind in (S.SAIL, S.FLOAT) and shore_node(argument) >= S.HEXAGONS:
        return shore_node(argument), shore_end(argument)
    for hexagon in arrival(kind, argument):
        if passed_houses(s) & bit(hexagon):  # 9: trailing carrots
            return hexagon, NOTHING
    return None


def free_roads(links: bytes) -> dict[int, list[int]]:
    """The board in words: from every hexagon and from the underground, the nodes that free roads touch, the nearest first; OFF over a shore."""
    link = np.frombuffer(links, np.int8).reshape(S.NODES, S.SIDES)
    present = [node for node in range(S.NODES) if (link[node] != S.NO_ROAD).any()]
    caves = tuple((node, NOTHING) for node in present if S.CAVES & bit(node))
    starts = {**{node: ((node, NOTHING),) for node in present if node < S.HEXAGONS}, S.UNDERGROUND: caves}
    return {place: [node for node in follow(links, 0, some) if node != place] for place, some in starts.items()}


# ---- following the roads ---------------------------------------------------------------------------------------------------------------------


def whereabouts(s: State) -> list[tuple[int, int]]:
    """Where the traveller may set out: nodes, and the end of each that is barred."""
    start = int(s.at[s.turn])
    if s.on_road != NOTHING:
        return [(int(s.on_road), int(s.barred))]
    if start == S.UNDERGROUND:
        return [(cave, NOTHING) for cave in range(CAVE, S.NODES, 3) if int(s.present) & bit(cave)]
    return [(start, NOTHING)]


def paths_from(s: State, starts: list[tuple[int, int]]) -> Paths:
    return follow(s.link.tobytes(), passed_houses(s), tuple(starts))


@lru_cache(maxsize=4096)
def follow(links: bytes, passed: int, starts: tuple[tuple[int, int], ...]) -> Paths:
    """The shortest free road to everything that is reached; nobody turns round on the road. The same few are asked for again and again."""
    link = np.frombuffer(links, np.int8).reshape(S.NODES, S.SIDES).tolist()
    paths: Paths = {node: [node] for node, _ in starts if S.HEXAGONS <= node < S.NODES}
    seen = set(starts)
    waiting = deque((node, barred, [node]) for node, barred in starts if node < S.NODES)
    while waiting:
        node, barred, path = waiting.popleft()
        for end, beyond in enumerate(link[node]):
            if end == barred or (beyond < 0 and beyond != S.SHORE):
                continue
            there = S.OFF if beyond == S.SHORE else beyond
            paths.setdefault(there, [*path, there])
            if beyond == S.SHORE or not goes_on(beyond, passed):
                continue
            step = (beyond, link[beyond].index(node) if beyond >= S.HEXAGONS else NOTHING)
            if step not in seen:
                seen.add(step)
                waiting.append((*step, [*path, beyond]))
    return paths


def goes_on(node: int, passed: int) -> bool:
    """Hexagons and caves end a free road."""
    return bool(passed & bit(node)) or (node >= S.HEXAGONS and not S.CAVES & bit(node))


def shortest(paths: Paths, nodes: int) -> Path:
    return min((path for node, path in paths.items() if node < S.NODES and nodes & bit(node)), key=len, default=[])
