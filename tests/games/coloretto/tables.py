"""Builders that keep Coloretto tests to three lines."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np

from sobremesa.core.rng import rekey
from sobremesa.games.coloretto import COLORETTO, rules
from sobremesa.games.coloretto.notation import LETTERS, read
from sobremesa.games.coloretto.options import ColorettoOptions


def shuffled(players: int = 4, seed: int = 1, **options: Any) -> tuple[Any, np.ndarray[Any, Any], ColorettoOptions]:
    chosen = ColorettoOptions(**options)
    s = COLORETTO.new()
    rekey(s, hashlib.sha256(str(seed).encode()).digest())
    order = np.empty(rules.CARDS, np.int8)
    rules.shuffle(s, players, chosen.encode(), order)
    return s, order, chosen


def dealt(players: int = 4, seed: int = 1, **options: Any) -> Any:
    s, order, chosen = shuffled(players, seed, **{"starter": 0, **options})
    rules.deal(s, players, chosen.encode(), order)
    return s


def next_cards(s: Any, text: str) -> None:
    """Put these cards on top of the deck, the first to be drawn first."""
    for depth, letter in enumerate(text.split(), start=1):
        s.deck[s.deck_size - depth] = LETTERS.index(letter)


def with_cards(text: str, jokers: int = 0, players: int = 4, **options: Any) -> Any:
    """A state in which seat 0 holds exactly this, e.g. "G6 Y4 +2"; the other seats hold nothing."""
    s = dealt(players, **options)
    s.held[:] = 0
    for item in text.split():
        kind, count = ("+2", 1) if item == "+2" else (item[0], int(item[1:]))
        s.held[0, LETTERS.index(kind)] += count
    s.held[0, rules.JOKER] = jokers
    return s


def play(s: Any, text: str) -> Any:
    """Moves in notation, by whoever is to move."""
    for move in text.split():
        action, seat = read(move), rules.actor(s)
        assert action in COLORETTO.legal(s, seat), f"{move} is not legal for seat {seat}"
        assert isinstance(action, int)
        rules.play(s, seat, action)
    return s


def legal(s: Any) -> set[str]:
    return {COLORETTO.notation.write(action) for action in COLORETTO.legal(s, rules.actor(s))}
