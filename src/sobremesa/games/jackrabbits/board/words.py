"""Pieces, warnings and refusals of boards, in words."""

from __future__ import annotations

from typing import Any

from ....i18n import listing, say
from .catalogue import Piece, piece_named

__all__ = ["piece_words", "say", "sentence"]


def piece_words(language: str, piece: Piece, form: str = "") -> str:
    """`the Q♥ palace`, `forest 2`, `the citadel`; in the form `.of`, `of the Q♥ palace`: other languages have one word for `of the`."""
    if piece.suit is not None:
        return say(language, f"board-{piece.kind}{form}", card=piece.name)
    number = 0 if piece.road_set is None else piece.road_set + 1
    return say(language, f"board-{piece.kind}{form}", number=number)


def sentence(language: str, id: str, facts: dict[str, Any]) -> str:
    """A warning or a refusal (`error-…`) about a board; pieces among its facts, given by name, become words."""
    return say(language, id, **{key: _in_words(language, key, fact) for key, fact in facts.items()})


def _in_words(language: str, key: str, fact: Any) -> Any:
    if key in ("piece", "other"):
        return _named(language, fact)
    if key == "pieces" and isinstance(fact, list):
        return listing(language, (_named(language, name) for name in fact))
    return say(language, f"board-side-{fact}") if key == "side" else fact


def _named(language: str, name: str) -> str:
    piece = piece_named(name)
    return name if piece is None else piece_words(language, piece)
