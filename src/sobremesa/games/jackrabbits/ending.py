"""How far a seat is from the ending (3, 4): which of its royals count, how many are missing, how far home is. For views, in plain Python."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations

from ...core.protocol import NOTHING
from . import state as S
from .state import State
from .survey import steps
from .turn import is_terna


@lru_cache(maxsize=64)
def ternas(ending: int, suits: int) -> tuple[int, ...]:
    """Every three houses of these suits (a set) whose royals meet the ending (3), as sets of houses."""
    houses = [house for house in range(S.ROYALS) if suits & S.bit(house % S.SUITS)]
    return tuple(as_set(three) for three in combinations(houses, S.CARROTS) if is_ending(ending, three))


def is_ending(ending: int, houses: tuple[int, ...]) -> bool:
    return is_terna(ending, as_set(house % S.SUITS for house in houses), as_set(S.letter_of(house) for house in houses))


def as_set(items: Iterable[int]) -> int:
    found = 0
    for item in items:
        found |= S.bit(item)
    return found


@lru_cache(maxsize=4096)
def counting(ending: int, suits: int, owned: int) -> tuple[int, ...]:
    """Of the houses owned, as many as can be part of one ending."""
    most = max((three & owned for three in ternas(ending, suits)), key=int.bit_count, default=0)
    return tuple(house for house in range(S.ROYALS) if most & S.bit(house))


def royals_counting(s: State, seat: int) -> list[int]:
    """The royals of a seat that count towards the ending; three of them are enough."""
    owned = as_set(house for house in range(S.ROYALS) if s.owner[house] == seat)
    return [S.ROYAL + house for house in counting(int(s.ending), int(s.in_play), owned)]


def journeys_home(s: State, seat: int) -> int | None:
    """Turns of free journeys to the citadel; None where no free road leads there. In a draft all are there, and no road leads anywhere yet."""
    place = int(s.at[seat])
    if place == S.CITADEL:
        return 0
    turns = steps(s, {S.UNDERGROUND: S.FROM_UNDERGROUND, S.OFF: S.FROM_OFF}.get(place, place), S.CITADEL)
    return None if turns >= S.FAR else turns


def royals_lost(s: State, seat: int, paid: Iterable[int], gained: int) -> int:
    """How many royals more the ending would ask of a seat that gives up these, and gains one (or NOTHING)."""
    owned = as_set(house for house in range(S.ROYALS) if s.owner[house] == seat)
    left = owned & ~as_set(card - S.ROYAL for card in paid) | (as_set([gained - S.ROYAL]) if gained != NOTHING else 0)
    ending, suits = int(s.ending), int(s.in_play)
    return len(counting(ending, suits, owned)) - len(counting(ending, suits, left))
