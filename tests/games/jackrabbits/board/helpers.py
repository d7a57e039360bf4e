"""Walking along free roads, slowly and without the code under test: a second opinion."""

from __future__ import annotations

from sobremesa.games.jackrabbits.board import Network
from sobremesa.games.jackrabbits.board.catalogue import HEXAGONS, piece_named, pieces
from sobremesa.games.jackrabbits.board.lattice import BARE, NOTHING, SHORE, piece_of


def number(name: str) -> int:
    piece = piece_named(name)
    assert piece is not None
    return piece.number


def free_ends(roads: Network, hexagon: int, side: int) -> set[str]:
    """Where one can end, leaving a hexagon by a side and paying nothing."""
    ends: set[str] = set()
    ways = [(hexagon, int(roads.link[hexagon, side]))]
    walked = set(ways)
    while ways:
        came, at = ways.pop()
        if at in (SHORE, BARE):
            ends.add({SHORE: "shore", BARE: "bare"}[at])
        elif at < HEXAGONS or pieces()[piece_of(at)].kind == "cave":
            ends.add(pieces()[at].name if at < HEXAGONS else "cave")
        else:
            onward = {(at, int(to)) for to in roads.link[at] if to not in (NOTHING, came)}
            ways += onward - walked
            walked |= onward
    return ends
