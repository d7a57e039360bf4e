"""What a seat of Jackrabbits wants: royals that can become part of the three that win, and what its hand is worth towards them (3, 5.4)."""

from __future__ import annotations

from typing import Final

from ...core.protocol import NOTHING
from . import state as S
from .cards import value_of
from .payment import worth_paying
from .state import State, as_int, bit, letter_of, suit_of
from .survey import steps
from .turn import how_many

BITS: Final = 10  # what a hand is worth, suit by suit, travels packed into one int
FIELD: Final = (1 << BITS) - 1

# ---- which royals ----------------------------------------------------------------------------------------------------------------------------


def good_royals(s: State, seat: int) -> int:
    """Of the seat's own royals, a largest set that can become part of the three that win, as a set of houses."""
    ending = as_int(s.ending)
    tribe = tribe_of(s, seat) if ending == S.TRIBAL else 0
    good = 0
    suits = 0
    letters = 0
    for house in range(S.ROYALS):
        if s.owner[house] == seat and suits_well(ending, house, suits, letters, tribe):
            good |= bit(house)
            suits |= bit(house % S.SUITS)
            letters |= bit(letter_of(house))
    return good


def suits_well(ending: int, house: int, suits: int, letters: int, tribe: int) -> bool:
    """Can this royal stand beside royals of these suits and letters?"""
    new_suit = not suits & bit(house % S.SUITS)
    new_letter = not letters & bit(letter_of(house))
    if ending == S.DIVERSE:
        return new_suit
    if ending == S.MONARCHIC:
        return new_letter
    if ending == S.DIVERSE_MONARCHIC:
        return new_suit and new_letter
    return ending != S.TRIBAL or house % S.SUITS == tribe


def tribe_of(s: State, seat: int) -> int:
    """The suit to collect when all three must be of one: mine the most, others' the least, and what the hand is worth."""
    worth = numerals_worth(s, seat)
    best = 0
    highest = -1000
    for suit in range(S.SUITS):
        score = min(9, worth_in(worth, suit) // 4)
        for house in range(suit, S.ROYALS, S.SUITS):
            if s.owner[house] == seat:
                score += 40
            elif s.owner[house] != NOTHING:
                score -= 25
        if score > highest and as_int(s.in_play) & bit(suit):
            best = suit
            highest = score
    return best


def wanted(s: State, seat: int) -> int:
    """Houses whose royal is in the court and would help, as a set."""
    return wanted_beside(s, good_royals(s, seat), tribe_of(s, seat) if s.ending == S.TRIBAL else 0)


def wanted_beside(s: State, good: int, tribe: int) -> int:
    """… and would stand well beside royals of these houses."""
    suits = 0
    letters = 0
    for house in range(S.ROYALS):
        if good & bit(house):
            suits |= bit(house % S.SUITS)
            letters |= bit(letter_of(house))
    found = 0
    for house in range(S.ROYALS):
        if s.place[S.ROYAL + house] == S.IN_COURT and suits_well(as_int(s.ending), house, suits, letters, tribe):
            found |= bit(house)
    return found & ~good


def has_terna(s: State, seat: int) -> bool:
    return how_many(good_royals(s, seat)) >= S.CARROTS


# ---- what the hand is worth ------------------------------------------------------------------------------------------------------------------


def numerals_worth(s: State, seat: int) -> int:
    """By suit."""
    worth = 0
    for card in range(S.NUMERALS):
        if s.place[card] == S.IN_HAND + seat:
            worth += worth_paying(s, seat, card) << (BITS * suit_of(card))
    return worth


def hand_worth(s: State, seat: int) -> int:
    """By suit, without the royals that are wanted."""
    worth = numerals_worth(s, seat)
    good = good_royals(s, seat)
    for house in range(S.ROYALS):
        if s.owner[house] == seat and not good & bit(house):
            worth += value_of(s, S.ROYAL + house) << (BITS * (house % S.SUITS))
    return worth


def worth_in(worth: int, suit: int) -> int:
    return (worth >> (BITS * suit)) & FIELD


def worth_after(worth: int, need: int, suits: int) -> int:
    """What is left after paying `need`, first from what is too much or too little for a royal; -1 if it is not enough."""
    for spare in range(2):
        for suit in range(S.SUITS):
            if suits & bit(suit) and need > 0:
                has = worth_in(worth, suit)
                kept = S.ROYAL_PRICE if spare == 0 and has >= S.ROYAL_PRICE else 0
                paid = min(has - kept, need)
                worth -= paid << (BITS * suit)
                need -= paid
    return worth if need <= 0 else -1


# ---- how far it is ---------------------------------------------------------------------------------------------------------------------------


def steps_to(s: State, places: int, hexagon: int) -> int:
    """Turns of free journeys from the nearest of these places."""
    nearest = S.FAR
    for place in range(S.HEXAGONS):
        if places & bit(place):
            nearest = min(nearest, steps(s, place, hexagon))
    if places & (1 << S.UNDERGROUND):
        nearest = min(nearest, steps(s, S.FROM_UNDERGROUND, hexagon))
    if places & (1 << S.OFF):
        nearest = min(nearest, steps(s, S.FROM_OFF, hexagon))
    return nearest


def ends_of(reached: int) -> int:
    """Places where a journey over these nodes can end."""
    return reached | ((1 << S.UNDERGROUND) if reached & S.CAVES else 0)
