"""The pieces of the game, read from tiles.toml and checked.

Pieces are numbered: 0 the citadel, 1 … 12 the houses K♣ K♠ K♥ K♦ Q♣ … J♦, 13 … 24 the rhombi, 25 … 36 the triangles; rhombi and triangles
go road set by road set, and within a set in the order forest river mountain, crossing tavern cave. So a game with n suits (tight suits)
uses the first 3n of each.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

SUITS: Final = ("clubs", "spades", "hearts", "diamonds")
SIGNS: Final = "♣♠♥♦"
RANKS: Final = ("K", "Q", "J")
HOUSES: Final = {"K": "tower", "Q": "palace", "J": "plaza"}
KINDS: Final = ("citadel", "tower", "palace", "plaza", "forest", "river", "mountain", "crossing", "tavern", "cave")
RHOMBI: Final = ("forest", "river", "mountain")
TRIANGLES: Final = ("crossing", "tavern", "cave")
SIDES: Final = {"hexagon": 6, "rhombus": 4, "triangle": 3}

HEXAGONS: Final = 13
ROAD_SETS: Final = 4
OF_A_SHAPE: Final = 12  # rhombi; triangles
FIRST_RHOMBUS: Final = HEXAGONS
FIRST_TRIANGLE: Final = HEXAGONS + OF_A_SHAPE
PIECES: Final = HEXAGONS + 2 * OF_A_SHAPE
FILE: Final = Path(__file__).parent / "tiles.toml"  # beside the code that compiles it in, so that an edit is noticed


class CatalogueError(ValueError):
    """tiles.toml says something that no piece can be."""


@dataclass(frozen=True)
class Piece:
    """What is printed on a piece. `roads` lists its roads, each as the sides it joins, counted clockwise from 0."""

    number: int
    kind: str
    shape: str
    roads: tuple[tuple[int, ...], ...]
    suit: int | None = None  # of a house
    road_set: int | None = None
    pays: tuple[int, ...] = ()  # suits that pay its transfer

    @property
    def name(self) -> str:
        """`citadel`, `K♣`, `forest 1`: unique, and the same in every language."""
        if self.suit is not None:
            rank = next(rank for rank, house in HOUSES.items() if house == self.kind)
            return rank + SIGNS[self.suit]
        return self.kind if self.road_set is None else f"{self.kind} {self.road_set + 1}"

    @property
    def sides(self) -> int:
        return SIDES[self.shape]

    @property
    def twins(self) -> str:
        """Pieces that look the same share this word."""
        return self.kind if self.road_set is not None else self.name

    def turns(self) -> int:
        """How many turns of this piece look different on the lattice; the rest repeat them (a rhombus turned half round is itself)."""
        if self.shape == "rhombus":
            half_round = {frozenset((side + 2) % 4 for side in road) for road in self.roads}
            return 3 if half_round == {frozenset(road) for road in self.roads} else 6
        open_sides = {side for road in self.roads for side in road}
        period = next(n for n in range(1, 7) if {(s + n) % self.sides for s in open_sides} == open_sides)
        # turning a triangle by one step moves it to the next lattice triangle, so its period counts twice
        return 2 * period if self.shape == "triangle" else period


def load(text: str) -> tuple[Piece, ...]:
    """All 37 pieces in their numbering, from the text of a catalogue file."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CatalogueError(f"not readable: {error}") from error
    if tables.get("road_sets") != ROAD_SETS:
        raise CatalogueError(f"road_sets: the game has {ROAD_SETS}, not {tables.get('road_sets')!r}")
    hexagons = [_citadel(tables), *_houses(tables)]
    roads = {kind: _road(tables, kind) for kind in (*RHOMBI, *TRIANGLES)}
    pieces = [*hexagons]
    for kinds in (RHOMBI, TRIANGLES):
        for road_set in range(ROAD_SETS):
            pieces += [
                Piece(len(pieces) + i, kind, _shape(kind), roads[kind][0], road_set=road_set, pays=roads[kind][1])
                for i, kind in enumerate(kinds)
            ]
    return tuple(pieces)


@cache
def pieces() -> tuple[Piece, ...]:
    return load(FILE.read_text("utf-8"))


@cache
def piece_named(name: str) -> Piece | None:
    return next((piece for piece in pieces() if piece.name == name), None)


def of_suits(suits: tuple[int, ...]) -> tuple[Piece, ...]:
    """The pieces of a game with these suits: their houses, and as many road sets as there are suits (tight suits, section 9)."""
    return tuple(
        piece
        for piece in pieces()
        if piece.kind == "citadel" or (piece.suit in suits if piece.road_set is None else piece.road_set < len(suits))
    )


def _citadel(tables: dict[str, Any]) -> Piece:
    return Piece(0, "citadel", "hexagon", _hexagon_roads("citadel", tables.get("citadel", {}).get("gaps")))


def _houses(tables: dict[str, Any]) -> list[Piece]:
    found: dict[tuple[str, str], Any] = {}
    for table in tables.get("house", []):
        key = (table.get("rank"), table.get("suit"))
        if key in found or key[0] not in RANKS or key[1] not in SUITS:
            raise CatalogueError(f"house: {key} is no royal, or is there twice")
        found[key] = table.get("gaps")
    houses: list[Piece] = []
    for rank in RANKS:
        for suit, word in enumerate(SUITS):
            if (rank, word) not in found:
                raise CatalogueError(f"house: {rank} of {word} is missing")
            roads = _hexagon_roads(f"{rank} of {word}", found[rank, word])
            houses.append(Piece(len(houses) + 1, HOUSES[rank], "hexagon", roads, suit=suit))
    return houses


def _hexagon_roads(name: str, gaps: Any) -> tuple[tuple[int, ...], ...]:
    """One road star: all open sides of a hexagon meet in its middle."""
    if not isinstance(gaps, list) or not gaps or any(type(g) is not int or g < 1 for g in gaps) or sum(gaps) != 6:
        raise CatalogueError(f"{name}: gaps must be whole numbers from 1 that add up to 6, not {gaps!r}")
    return (tuple(sum(gaps[:i]) for i in range(len(gaps))),)


def _road(tables: dict[str, Any], kind: str) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    found = [table for table in tables.get("road", []) if table.get("kind") == kind]
    if len(found) != 1 or found[0].get("shape") != _shape(kind):
        raise CatalogueError(f"{kind}: must be there once, as a {_shape(kind)}")
    joins, pays = found[0].get("joins", []), found[0].get("pays", [])
    sides = [side for join in joins for side in join]
    fitting = set(sides) <= set(range(1, SIDES[_shape(kind)] + 1)) and len(set(sides)) == len(sides)
    if not fitting or [len(join) for join in joins] != _ends(kind):
        raise CatalogueError(f"{kind}: joins {joins!r} is no road pattern of a {_shape(kind)}")
    if not pays or not set(pays) <= set(SUITS):
        raise CatalogueError(f"{kind}: pays must name suits, not {pays!r}")
    roads = tuple(tuple(side - 1 for side in join) for join in joins)
    return roads, tuple(suit for suit, word in enumerate(SUITS) if word in pays)


def _shape(kind: str) -> str:
    return "rhombus" if kind in RHOMBI else "triangle"


def _ends(kind: str) -> list[int]:
    """How many ends each road of a kind has: what the rules say of the piece (1.6), whatever the printed sides."""
    return {"crossing": [3], "tavern": [2], "cave": [1]}.get(kind, [2, 2])
