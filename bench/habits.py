"""Habits in the bluffs of Jackrabbits (8.2, 8.3): what a player allows itself, whatever it thinks best. A habit knows only what its seat knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sobremesa.core.protocol import NOTHING, State
from sobremesa.games.jackrabbits import state as words
from sobremesa.games.jackrabbits.actions import decode
from sobremesa.games.jackrabbits.appeal import known_hearts, spades_in_hand
from sobremesa.games.jackrabbits.cards import can_pay, spending_value
from sobremesa.games.jackrabbits.journey import shore_node
from sobremesa.games.jackrabbits.palace import can_answer, is_palace

Habit = Callable[[State, int, int], bool]  # does this seat allow itself this action?
Plan = dict[str, str]  # a habit for each kind of bluff
AS_SEARCHED: Final = "as searched"


def kind_of(s: State, seat: int, actions: Sequence[int]) -> str:
    """Which of the bluffs is to be decided, if any."""
    if len(actions) > 1:
        if s.phase == words.CHALLENGE and s.shown == 0:
            return "challenge"
        if s.phase in (words.JOURNEY, words.FLYING) and any(is_bold(s, seat, action) for action in actions):
            return "enter"
        if s.phase == words.SETTLING and any(map(is_attack, actions)):
            return "attack"
        if s.phase == words.FIGHTING:
            return "strike"
    return ""


# ---- palaces ---------------------------------------------------------------------------------------------------------------------------------


def entered(action: int) -> int:
    """The hexagon on which this step of a journey ends it, or something else."""
    kind, argument = decode(action)
    if kind in (words.GO, words.GALLOP, words.RIDE, words.FLY):
        return argument
    return shore_node(argument) if kind in (words.SAIL, words.FLOAT) else NOTHING


def is_bold(s: State, seat: int, action: int) -> bool:
    """Into a palace without the hearts or the queen to show."""
    palace = entered(action)
    return is_palace(s, palace) and not can_answer(s, seat, palace)


def buys(s: State, seat: int, action: int) -> bool:
    """Once in, can the queen be bought?"""
    house = entered(action) - 1
    in_court = s.place[words.ROYAL + house] == words.IN_COURT and s.royals[seat] < words.CARROTS
    return in_court and can_pay(s, seat, words.ROYAL_PRICE, 1 << house % words.SUITS)


def hearts_doubted(s: State, seat: int) -> bool:
    return not known_hearts(s, seat, int(s.turn))


def few_cards(s: State, seat: int) -> bool:
    """The visitor has at most three cards that are no royals."""
    return hearts_doubted(s, seat) and s.hand_size[s.turn] - s.royals[s.turn] <= 3


def near_the_end(s: State, seat: int) -> bool:
    return hearts_doubted(s, seat) and s.royals[s.turn] >= words.CARROTS - 1


# ---- fights ----------------------------------------------------------------------------------------------------------------------------------


def is_attack(action: int) -> bool:
    return decode(action)[0] == words.ATTACK


def armed(spades: int) -> Habit:
    """Attack with spades worth so much, and never with less."""
    return lambda s, seat, action: is_attack(action) == (spades_in_hand(s, seat) >= spades)


def is_enough(s: State, seat: int, action: int) -> bool:
    """Does this one spade turn the fight?"""
    own = 0 if seat == s.turn else 1
    return bool(spending_value(s, seat, decode(action)[1], False) + s.force[own] > s.force[1 - own])


# ---- all of them -----------------------------------------------------------------------------------------------------------------------------

HABITS: Final[dict[str, dict[str, Habit]]] = {
    "challenge": {
        AS_SEARCHED: lambda s, seat, action: True,
        "never challenges": lambda s, seat, action: action == words.PASS,
        "challenges whenever it can": lambda s, seat, action: action != words.PASS,
        "challenges only who has few cards": lambda s, seat, action: (action != words.PASS) == few_cards(s, seat),
        "challenges only who has two royals": lambda s, seat, action: (action != words.PASS) == near_the_end(s, seat),
    },
    "enter": {
        AS_SEARCHED: lambda s, seat, action: True,
        "never enters without hearts": lambda s, seat, action: not is_bold(s, seat, action),
        "enters without hearts only to buy": lambda s, seat, action: (
            not is_bold(s, seat, action) or buys(s, seat, action)
        ),
        "enters without hearts whenever it can buy": lambda s, seat, action: (
            is_bold(s, seat, action) and buys(s, seat, action)
        ),
    },
    "attack": {
        AS_SEARCHED: lambda s, seat, action: True,
        "never attacks": lambda s, seat, action: not is_attack(action),
        "attacks whenever it can": armed(1),
        "attacks with spades worth 8": armed(8),
        "attacks with spades worth 15": armed(15),
    },
    "strike": {
        AS_SEARCHED: lambda s, seat, action: True,
        "gives up when attacked": lambda s, seat, action: seat == s.turn or action == words.YIELD,
        "strikes only with a spade that is enough": lambda s, seat, action: (
            action == words.YIELD or is_enough(s, seat, action)
        ),
        "fights to the last spade": lambda s, seat, action: action != words.YIELD,
    },
}
SEARCHED: Final[Plan] = dict.fromkeys(HABITS, AS_SEARCHED)


def chosen(plan: Plan, kind: str, s: State, seat: int, ranked: Sequence[int]) -> int:
    """The best of what the plan allows, or simply the best where it allows nothing."""
    habit = HABITS[kind][plan[kind]]
    return next((action for action in ranked if habit(s, seat, action)), ranked[0])
