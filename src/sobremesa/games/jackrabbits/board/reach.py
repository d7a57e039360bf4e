"""Who can get where on a board, given time: on foot, by shortcuts, by sea, through caves. Rides by land reach every hexagon and would hide a flaw."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .catalogue import HEXAGONS, KINDS
from .lattice import FIRST_ROAD, FIRST_TRIANGLE_NODE, NODES, SHORE, twin_of
from .network import Network

SEA: Final = NODES
UNDERGROUND: Final = NODES + 1
CAVE: Final = KINDS.index("cave")
CROSSING: Final = KINDS.index("crossing")


def cut_off(roads: Network, by_shortcut: bool = True) -> list[int]:
    """Hexagons on the board that cannot be reached from the citadel, or from which it cannot be reached."""
    ways = ways_on(roads)
    if by_shortcut:
        for node in range(FIRST_ROAD, FIRST_TRIANGLE_NODE):
            ways[node].add(twin_of(node))  # 6.1
    there = _from(0, ways)
    back = _from(0, _reversed(ways))
    return [node for node in range(HEXAGONS) if is_on_board(roads, node) and not (node in there and node in back)]


def is_on_board(roads: Network, node: int) -> bool:
    return bool((roads.link[node] != -1).any())


def ways_on(roads: Network) -> list[set[int]]:
    """From every node, and from the sea and the underground: where one gets next."""
    ways: list[set[int]] = [{int(to) for to in roads.link[node] if to >= 0} for node in range(NODES)]
    shores = {node for node in range(NODES) if SHORE in roads.link[node]}
    caves = {node for node in range(NODES) if roads.kind[node] == CAVE and is_on_board(roads, node)}
    for node in shores | caves:
        ways[node].add(UNDERGROUND)  # 6.4, and 7: over the shore, then underground
    for node in shores:
        if roads.kind[node] == CROSSING:
            ways[node].add(SEA)  # 6.2
    return [*ways, shores, caves]


def _from(start: int, ways: list[set[int]]) -> set[int]:
    seen: set[int] = set()
    edge: Iterable[int] = {start}
    while edge:
        seen.update(edge)
        edge = {to for node in edge for to in ways[node]} - seen
    return seen


def _reversed(ways: list[set[int]]) -> list[set[int]]:
    back: list[set[int]] = [set() for _ in ways]
    for node, reached in enumerate(ways):
        for to in reached:
            back[to].add(node)
    return back
