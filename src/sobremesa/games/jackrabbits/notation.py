"""Cards, places and actions as short text.

Cards are rank and suit letter (`10C`, `AS`, `KD`; clubs spades hearts diamonds), jokers `X1` and `X2`. Hexagons are `cit` and their royal (`KD`).
The other pieces have a letter and the number of their road set: forest F, river R, mountain M, crossing C, tavern T, cave V. The two roads of a
rhombus are `F1a` and `F1b`. An action is a word, then what it is about: `go:KD`, `pay:7S`, `sail:C2.1` (road end 1 of crossing 2), `attack:3`
(seats count from 1).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from ...core.errors import Refusal, refuse
from . import state as S
from .actions import BY_FIRST, decode
from .journey import shore_end, shore_node
from .state import rank_of, suit_of

SUIT_LETTERS: Final = "CSHD"
SUIT_NAMES: Final = ("clubs", "spades", "hearts", "diamonds")
SIGNS: Final = "♣♠♥♦"
ROYAL_LETTERS: Final = "KQJ"
RHOMBUS_LETTERS: Final = "FRM"
TRIANGLE_LETTERS: Final = "CTV"
SHAPES: Final = ("hexagon", "rhombus", "triangle")
HOUSES: Final = ("tower", "palace", "plaza")


# ---- cards -----------------------------------------------------------------------------------------------------------------------------------


def rank_text(card: int) -> str:
    if card >= S.ROYAL:
        return ROYAL_LETTERS[(card - S.ROYAL) // S.SUITS]
    return "A" if rank_of(card) == 1 else str(rank_of(card))


def write_card(card: int) -> str:
    if card >= S.JOKER:
        return f"X{card - S.JOKER + 1}"
    return rank_text(card) + SUIT_LETTERS[suit_of(card)]


_CARDS: Final = {write_card(card): card for card in range(S.CARDS)}


def read_card(text: str) -> int | Refusal:
    card = _CARDS.get(text.upper())
    return refuse("jackrabbits-unknown-card", text=text[:20]) if card is None else card


def card_facts(card: int) -> dict[str, Any]:
    """Arguments of the message `jackrabbits-card`."""
    if card >= S.JOKER:
        return {"rank": "", "suit": "joker", "sign": ""}
    return {"rank": rank_text(card), "suit": SUIT_NAMES[suit_of(card)], "sign": SIGNS[suit_of(card)]}


# ---- places ----------------------------------------------------------------------------------------------------------------------------------


def write_node(node: int) -> str:
    if node == S.CITADEL:
        return "cit"
    if node < S.HEXAGONS:
        return write_card(S.ROYAL + node - 1)
    if node < S.TRIANGLES:
        rhombus, road = divmod(node - S.ROADS, 2)
        return f"{RHOMBUS_LETTERS[rhombus % 3]}{rhombus // 3 + 1}{'ab'[road]}"
    triangle = node - S.TRIANGLES
    return f"{TRIANGLE_LETTERS[triangle % 3]}{triangle // 3 + 1}"


_NODES: Final = {write_node(node): node for node in range(S.NODES)}


def place_word(place: int) -> str:
    """A place as the messages know it: `citadel`, `tower-clubs`, `forest`, `underground`, `off`."""
    if place == S.UNDERGROUND:
        return "underground"
    if place == S.OFF:
        return "off"
    if place == S.CITADEL:
        return "citadel"
    if place < S.HEXAGONS:
        return f"{HOUSES[(place - 1) // S.SUITS]}-{SUIT_NAMES[(place - 1) % S.SUITS]}"
    return piece_word(place)


def piece_word(node: int) -> str:
    if node < S.TRIANGLES:
        return ("forest", "river", "mountain")[(node - S.ROADS) // 2 % 3]
    return ("crossing", "tavern", "cave")[(node - S.TRIANGLES) % 3]


def piece_name(piece: int) -> str:
    """The piece as the messages name places."""
    if piece < S.HEXAGONS:
        return place_word(piece)
    rhombus = piece < S.HEXAGONS + 12
    return piece_word(S.ROADS + 2 * (piece - S.HEXAGONS) if rhombus else S.TRIANGLES + piece - S.HEXAGONS - 12)


# ---- actions ---------------------------------------------------------------------------------------------------------------------------------


def write_shore(shore: int) -> str:
    return f"{write_node(shore_node(shore))}.{shore_end(shore)}"


class Argument(NamedTuple):
    """What an action can be about: how it is written, and what the message that names the action is told of it."""

    text: Callable[[int], str]
    facts: Callable[[int], dict[str, Any]]


ARGUMENTS: Final = {
    "seat": Argument(lambda seat: str(seat + 1), lambda seat: {"seat": seat}),
    "hexagon": Argument(write_node, lambda node: {"place": place_word(node)}),
    "road": Argument(lambda road: write_node(S.ROADS + road), lambda road: {"place": piece_word(S.ROADS + road)}),
    "triangle": Argument(
        lambda triangle: write_node(S.TRIANGLES + triangle),
        lambda triangle: {"place": piece_word(S.TRIANGLES + triangle)},
    ),
    "shore": Argument(write_shore, lambda shore: {"place": place_word(shore_node(shore))}),
    "card": Argument(write_card, lambda card: {"card": card}),
    "shape": Argument(lambda shape: SHAPES[shape], lambda shape: {"shape": SHAPES[shape]}),
    "place": Argument(str, lambda place: {"number": place}),
}


def _text_of(action: int) -> str:
    kind, argument = decode(action)
    word, about = BY_FIRST[kind].word, BY_FIRST[kind].about
    return f"{word}:{ARGUMENTS[about].text(argument)}" if about else word


_TEXTS: Final = [_text_of(action) for action in range(S.ACTIONS)]
_ACTIONS: Final = {text.lower(): action for action, text in enumerate(_TEXTS)}
_SPACES: Final = re.compile(r"\s+")


def write(action: int) -> str:
    return _TEXTS[action]


def word_of(action: int) -> str:
    """What kind of action: the message `jackrabbits-move-<word>` names it."""
    return BY_FIRST[decode(action)[0]].word


def facts_of(action: int) -> dict[str, Any]:
    """Arguments of that message: a seat, a card, a place, a shape or a number."""
    kind, argument = decode(action)
    about = BY_FIRST[kind].about
    return ARGUMENTS[about].facts(argument) if about else {}


def read(text: str) -> int | Refusal:
    action = _ACTIONS.get(_SPACES.sub("", text).lower())
    return refuse("jackrabbits-unknown-move", text=text[:20]) if action is None else action
