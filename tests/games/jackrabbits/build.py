"""Positions in three lines: hands, places and dice are set, then moves are made in notation."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from sobremesa.core.errors import Refusal
from sobremesa.core.protocol import NOTHING
from sobremesa.core.rng import rekey
from sobremesa.games.jackrabbits import JACKRABBITS, notation, rules, state
from sobremesa.games.jackrabbits.cards import all_see, nobody_sees

CIT, OFF, UNDER = state.CITADEL, state.OFF, state.UNDERGROUND
# A board from the editor: the road of its cave V3 meets nothing but the sea.
CAVE_AT_SEA = "JTdZSU2g7hXeZkGGW4U49yTLAshWqkabC9ttqqC4dovfKYFc1vFoaS4cQVSWMYNmFQTMAo"


def card(text: str) -> int:
    found = notation.read_card(text)
    assert not isinstance(found, Refusal), text
    return found


def cards(text: str) -> list[int]:
    return [card(word) for word in text.split()]


def written(some: Sequence[int]) -> str:
    return " ".join(map(notation.write_card, some))


def node(text: str) -> int:
    return next(n for n in range(state.NODES) if notation.write_node(n) == text)


def dealt(players: int = 2, seed: str = "", **options: Any) -> Any:
    chosen = JACKRABBITS.Options(**{"starter": 0, **options})
    assert chosen.refusal(players) is None, chosen.refusal(players)
    s, order = JACKRABBITS.new(), np.empty(state.CARDS, np.int8)
    rekey(s, hashlib.sha256(seed.encode()).digest())
    rules.shuffle(s, players, chosen.encode(), order)
    rules.deal(s, players, chosen.encode(), order)
    return s


def hands(s: Any, *texts: str, discards: str = "", top: str = "") -> Any:
    """These hands and discards; royals not named are in the court, numerals in the pile, with `top` drawn first."""
    for one in range(state.CARDS):
        nobody_sees(s, one)
        if s.place[one] != state.GONE:
            s.place[one] = state.IN_PILE if one < state.NUMERALS else state.IN_COURT
    s.owner[:] = NOTHING
    s.hand_size[:] = s.royals[:] = 0
    for seat, text in enumerate(texts):
        for one in cards(text):
            s.place[one] = state.IN_HAND + seat
            s.seen[seat, one] = 1 << seat
            s.hand_size[seat] += 1
            if state.ROYAL <= one < state.JOKER:
                s.owner[one - state.ROYAL] = seat
                s.royals[seat] += 1
            if one >= state.ROYAL:
                all_see(s, one, seat)
    for one in cards(discards):
        s.place[one] = state.DISCARDED
    first = cards(top)
    rest = [c for c in range(state.NUMERALS) if s.place[c] == state.IN_PILE and c not in first]
    stack_pile(s, [*rest, *reversed(first)])
    return s


def stack_pile(s: Any, order: list[int]) -> None:
    s.pile[:] = NOTHING
    s.pile[: len(order)] = order
    s.pile_size = len(order)


def capital(s: Any, seat: int, ace: str) -> Any:
    """9: this ace lies before the seat."""
    s.place[card(ace)] = state.BEFORE + seat
    s.capital[seat] = card(ace)
    stack_pile(s, [one for one in s.pile[: s.pile_size].tolist() if one != card(ace)])
    return s


def put(s: Any, *places: str | int) -> Any:
    """Where the rabbits are, seat by seat."""
    for seat, place in enumerate(places):
        s.at[seat] = node(place) if isinstance(place, str) else place
    return s


def rolled(s: Any, first: int = 1, second: int = 1) -> Any:
    """The dice lie, and the journey is to be chosen."""
    s.first_die, s.second_die = first, second
    s.phase, s.asked = state.JOURNEY, s.turn
    return s


def settling(s: Any) -> Any:
    s.phase, s.asked = state.SETTLING, s.turn
    return s


def action(text: str) -> int:
    found = notation.read(text)
    assert not isinstance(found, Refusal), text
    return found


def moves(s: Any) -> list[str]:
    return [notation.write(a) for a in JACKRABBITS.legal(s, rules.actor(s))]


def can(s: Any, text: str) -> bool:
    return action(text) in JACKRABBITS.legal(s, rules.actor(s))


def do(s: Any, *texts: str) -> Any:
    for text in texts:
        assert can(s, text), f"{text} is not among {' '.join(moves(s))}"
        rules.play(s, rules.actor(s), action(text))
    return s


def hand(s: Any, seat: int) -> str:
    return written(placed(s, state.IN_HAND + seat))


def placed(s: Any, where: int) -> list[int]:
    return [c for c in range(state.CARDS) if s.place[c] == where]


def discards(s: Any) -> str:
    return written(placed(s, state.DISCARDED))


def at(s: Any, seat: int) -> str:
    return notation.place_word(int(s.at[seat]))


def standing(s: Any) -> tuple[list[int], list[int]]:
    points, ranks = np.zeros((2, 6), np.int32)
    rules.standing(s, points, ranks)
    return points[: s.players].tolist(), ranks[: s.players].tolist()


def check(s: Any) -> None:
    """54 cards, each somewhere, counted right; carrots match owners."""
    for seat in range(s.players):
        assert len(placed(s, state.IN_HAND + seat)) == s.hand_size[seat]
        assert (s.owner == seat).sum() == s.royals[seat] <= state.CARROTS + (s.phase == state.FOURTH)
        assert s.place[s.capital[seat]] == state.BEFORE + seat or s.capital[seat] == NOTHING
    pile = s.pile[: s.pile_size].tolist()
    assert sorted(pile) == placed(s, state.IN_PILE)
    assert not (s.place == state.NOWHERE).any()
    for house in range(state.ROYALS):
        place, owner = int(s.place[state.ROYAL + house]), int(s.owner[house])
        held = (state.IN_HAND + owner, state.OPEN + owner)
        assert place in (held if owner != NOTHING else (state.IN_COURT, state.GONE))
    for one in range(state.CARDS):
        in_hand = state.IN_HAND <= s.place[one] < state.BEFORE
        for viewer in range(state.VIEWERS):
            mask = int(s.seen[viewer, one])
            assert mask == 0 or (in_hand and mask >> (s.place[one] - state.IN_HAND) & 1), (one, viewer, mask)
