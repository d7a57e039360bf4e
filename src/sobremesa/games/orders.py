"""Whether an order of cards is one a game can be dealt from. Rules trust what they deal, and compiled ones look at nothing twice: ask here first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import numpy as np

from ..core.errors import Refusal, refuse
from ..core.rng import rekey
from .game import Game, Options

NAMED: Final = 6  # missing cards; more are only hinted at


def why_not_order(game: Game, players: int, options: Options, order: Sequence[int]) -> Refusal | None:
    """Why the game cannot be dealt from this order. `facts["place"]` is the card at fault, counted from 1, where one is."""
    wrong = wrong_cards(game, players, options, order)
    if wrong or game.why_not_order is None:
        return wrong
    return game.why_not_order(players, options.encode(), list(order))


def wrong_cards(game: Game, players: int, options: Options, order: Sequence[int]) -> Refusal | None:
    """A card too often or of another game, else what is missing."""
    pack = cards_of(game, players, options)
    left = pack.copy()
    for place, card in enumerate(order, 1):
        left[card] -= 1
        if left[card] < 0:
            return refuse("record-card-twice", text=game.notation.write_card(card), most=pack[card], place=place)
    missing = [game.notation.write_card(card) for card in sorted(left.elements())]
    if not missing:
        return None
    return refuse("record-cards", count=len(order), total=pack.total(), missing=_few(missing))


def cards_of(game: Game, players: int, options: Options) -> Counter[int]:
    """The cards this game is played with, and how many there are of each: those of any shuffle."""
    s, order = game.new(), np.empty(game.rules.CARDS, np.int8)
    rekey(s, bytes(32))
    game.rules.shuffle(s, players, options.encode(), order)
    return Counter(int(card) for card in order)


def _few(texts: list[str]) -> str:
    return " ".join(texts[:NAMED]) + (" …" if len(texts) > NAMED else "")
