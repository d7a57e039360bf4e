"""Where the cards lie, and which of them a seat cannot see: with this the contract's tests look for secrets that leak."""

from __future__ import annotations

from sobremesa.core.protocol import NOTHING
from sobremesa.games.lens import Lens

from .rules import CARDS, HAND, State
from .view import hand_of


def cards(s: State) -> list[int]:
    """Every card, wherever it lies."""
    held = [card for seat in range(s.players) for card in hand_of(s, seat)]
    return [*held, *pile(s), *(card for card in range(CARDS) if s.gone[card])]


def hidden(s: State, seat: int) -> list[int]:
    """What a seat cannot see: other hands, then the pile."""
    return [card for other in range(s.players) if other != seat for card in hand_of(s, other)] + pile(s)


def hide(s: State, seat: int, cards: list[int]) -> None:
    """Put these cards into those places."""
    rest = iter(cards)
    for other in range(s.players):
        for slot in range(HAND):
            if other != seat and s.hand[other, slot] != NOTHING:
                s.hand[other, slot] = next(rest)
    for place in range(int(s.drawn), CARDS):
        s.deck[place] = next(rest)


def pile(s: State) -> list[int]:
    return [int(card) for card in s.deck[s.drawn :]]


# The deck is hidden, and `observe` tells nothing of it: a field that is not observed is named here, so that none is forgotten.
LENS = Lens(cards, hidden, hide, unobserved=frozenset({"deck"}))
