"""Cards, places and actions as short text.

Cards are rank and suit letter (`10C`, `AS`, `KD`; clubs spades hearts diamonds), jokers `X1` and `X2`. Hexagons are `cit` and their royal (`KD`).
The other pieces have a letter and the number of their road set: forest F, river R, mountain M, crossing C, tavern T, cave V. The two roads of a
rhombus are `F1a` and `F1b`. An action is a word, then what it is about: `go:KD`, `pay:7S`, `sail:C2.1` (road end 1 of crossing 2), `attack:3`
(seats count from 1).
"""

from __future__ import annotations

import re
from typing import Any, Final

from ...core.errors import Refusal, refuse
from . import state
from .journey import shore_end, shore_node
from .state import (
    CARDS,
    HEXAGONS,
    JOKER,
    MOST_SEATS,
    NODES,
    ROADS,
    ROYAL,
    SHORES,
    SUITS,
    TRIANGLES,
    rank_of,
    suit_of,
)

SUIT_LETTERS: Final = "CSHD"
SUIT_NAMES: Final = ("clubs", "spades", "hearts", "diamonds")
SIGNS: Final = "♣♠♥♦"
ROYAL_LETTERS: Final = "KQJ"
RHOMBUS_LETTERS: Final = "FRM"
TRIANGLE_LETTERS: Final = "CTV"
SHAPES: Final = ("hexagon", "rhombus", "triangle")
HOUSES: Final = ("tower", "palace", "plaza")

# action → its word; the rest of the action is what it is about
SINGLE: Final = {
    state.ROLL: "roll",
    state.PASS: "pass",
    state.STAY: "stay",
    state.REST: "rest",
    state.LEAVE: "leave",
    state.ACQUIRE: "acquire",
    state.END: "end",
    state.YIELD: "yield",
    state.PAY_FARE: "fare",
    state.FALL: "fall",
    state.AGREE: "agree",
    state.REFUSE: "refuse",
}
ABOUT_SEATS: Final = {state.CALL: "call", state.ATTACK: "attack", state.BARGAIN: "bargain"}
ABOUT_HEXAGONS: Final = {state.GO: "go", state.GALLOP: "gallop", state.RIDE: "ride", state.FLY: "fly"}
ABOUT_CARDS: Final = {
    state.PASSPORT: "passport",
    state.SHOW: "show",
    state.PAY: "pay",
    state.PAY_HIGH: "pay11",
    state.STRIKE: "strike",
    state.STRIKE_HIGH: "strike11",
    state.DISCARD: "discard",
    state.RETURN: "return",
    state.BUY: "buy",
    state.LAY: "lay",
    state.SEAL: "seal",
    state.CLAIM: "claim",
}
ABOUT_NODES: Final = {
    state.SHORTCUT: ("shortcut", ROADS, TRIANGLES),
    state.TAVERN: ("tavern", TRIANGLES, NODES),
    state.HOLE: ("hole", TRIANGLES, NODES),
}
ABOUT_SHORES: Final = {state.SAIL: "sail", state.FLOAT: "float"}


# ---- cards -----------------------------------------------------------------------------------------------------------------------------------


def rank_text(card: int) -> str:
    if card >= ROYAL:
        return ROYAL_LETTERS[(card - ROYAL) // SUITS]
    return "A" if rank_of(card) == 1 else str(rank_of(card))


def write_card(card: int) -> str:
    if card >= JOKER:
        return f"X{card - JOKER + 1}"
    return rank_text(card) + SUIT_LETTERS[suit_of(card)]


_CARDS: Final = {write_card(card): card for card in range(CARDS)}


def read_card(text: str) -> int | Refusal:
    card = _CARDS.get(text.upper())
    return refuse("jackrabbits-unknown-card", text=text[:20]) if card is None else card


def card_facts(card: int) -> dict[str, Any]:
    """Arguments of the message `jackrabbits-card`."""
    if card >= JOKER:
        return {"rank": "", "suit": "joker", "sign": ""}
    return {"rank": rank_text(card), "suit": SUIT_NAMES[suit_of(card)], "sign": SIGNS[suit_of(card)]}


# ---- places ----------------------------------------------------------------------------------------------------------------------------------


def write_node(node: int) -> str:
    if node == state.CITADEL:
        return "cit"
    if node < HEXAGONS:
        return write_card(ROYAL + node - 1)
    if node < TRIANGLES:
        rhombus, road = divmod(node - ROADS, 2)
        return f"{RHOMBUS_LETTERS[rhombus % 3]}{rhombus // 3 + 1}{'ab'[road]}"
    triangle = node - TRIANGLES
    return f"{TRIANGLE_LETTERS[triangle % 3]}{triangle // 3 + 1}"


_NODES: Final = {write_node(node): node for node in range(NODES)}


def place_word(place: int) -> str:
    """A place as the messages know it: `citadel`, `tower-clubs`, `forest`, `underground`, `off`."""
    if place == state.UNDERGROUND:
        return "underground"
    if place == state.OFF:
        return "off"
    if place == state.CITADEL:
        return "citadel"
    if place < HEXAGONS:
        return f"{HOUSES[(place - 1) // SUITS]}-{SUIT_NAMES[(place - 1) % SUITS]}"
    return piece_word(place)


def piece_word(node: int) -> str:
    if node < TRIANGLES:
        return ("forest", "river", "mountain")[(node - ROADS) // 2 % 3]
    return ("crossing", "tavern", "cave")[(node - TRIANGLES) % 3]


# ---- actions ---------------------------------------------------------------------------------------------------------------------------------


def _table() -> dict[int, str]:
    """Every action and its text."""
    texts = dict(SINGLE)
    for first, word in ABOUT_SEATS.items():
        texts |= {first + seat: f"{word}:{seat + 1}" for seat in range(MOST_SEATS)}
    for first, word in ABOUT_HEXAGONS.items():
        texts |= {first + node: f"{word}:{write_node(node)}" for node in range(HEXAGONS)}
    for first, (word, start, stop) in ABOUT_NODES.items():
        texts |= {first + node - start: f"{word}:{write_node(node)}" for node in range(start, stop)}
    for first, word in ABOUT_SHORES.items():
        texts |= {first + shore: f"{word}:{write_shore(shore)}" for shore in range(SHORES)}
    for first, word in ABOUT_CARDS.items():
        texts |= {first + card: f"{word}:{write_card(card)}" for card in range(CARDS)}
    texts |= {state.FLIP + shape: f"flip:{word}" for shape, word in enumerate(SHAPES)}
    return texts | {action: f"place:{action - state.PLACE}" for action in range(state.PLACE, state.ACTIONS)}


def write_shore(shore: int) -> str:
    return f"{write_node(shore_node(shore))}.{shore_end(shore)}"


_TEXTS: Final = _table()
_ACTIONS: Final = {text.lower(): action for action, text in _TEXTS.items()}
_SPACES: Final = re.compile(r"\s+")


def write(action: int) -> str:
    return _TEXTS[action]


def word_of(action: int) -> str:
    """What kind of action: the message `jackrabbits-move-<word>` names it."""
    return write(action).partition(":")[0]


def facts_of(action: int) -> dict[str, Any]:
    """Arguments of that message: a seat, a card, a place, a shape or a number."""
    for first in ABOUT_SEATS:
        if first <= action < first + MOST_SEATS:
            return {"seat": action - first}
    for first in ABOUT_HEXAGONS:
        if first <= action < first + HEXAGONS:
            return {"place": place_word(action - first)}
    for first, (_, start, stop) in ABOUT_NODES.items():
        if first <= action < first + stop - start:
            return {"place": piece_word(start + action - first)}
    for first in ABOUT_SHORES:
        if first <= action < first + SHORES:
            return {"place": place_word(shore_node(action - first))}
    if state.PASSPORT <= action < state.FLIP:
        return {"card": (action - state.PASSPORT) % CARDS}
    if action >= state.PLACE:
        return {"number": action - state.PLACE}
    return {"shape": SHAPES[action - state.FLIP]} if action >= state.FLIP else {}


def read(text: str) -> int | Refusal:
    action = _ACTIONS.get(_SPACES.sub("", text).lower())
    return refuse("jackrabbits-unknown-move", text=text[:20]) if action is None else action
