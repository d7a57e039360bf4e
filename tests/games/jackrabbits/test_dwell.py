"""How long a move is looked at before a bot makes the next one: the more there is to see, the longer."""

from __future__ import annotations

from typing import Any

from sobremesa.games.jackrabbits import JACKRABBITS
from sobremesa.games.jackrabbits.dwell import dwell

from .build import CIT, action, dealt, do, hands, put, rolled, settling


def looked_at(s: Any, move: str) -> float:
    before = s.copy()
    return dwell(before, int(JACKRABBITS.rules.actor(before)), action(move), do(s.copy(), move))


def test_a_duel_is_looked_at_longer_than_a_walk_and_half_a_payment_hardly_at_all() -> None:
    walk = looked_at(rolled(put(hands(dealt(), "4S 5D 3S", "2C"), CIT, CIT), 3, 4), "go:KS")
    paying = do(rolled(put(hands(dealt(), "4S 5D 3S", "2C"), CIT, CIT), 3, 4), "gallop:KC")
    half = looked_at(paying, "pay:4S")
    fight = do(settling(put(hands(dealt(), "4S 3S", "2S 3D"), "KS", "KS")), "attack:2")
    blow = looked_at(fight, "strike:4S")
    end = looked_at(do(fight, "strike:4S"), "yield")
    assert half < 0.5 < walk < blow < end <= 2.5


def test_what_is_hidden_makes_no_difference() -> None:
    """A card stolen unseen is looked at as long as any other."""
    lengths = set()
    for stolen in ("3D", "9C"):
        fight = do(settling(put(hands(dealt(), "4S 3S", f"2S {stolen}"), "KS", "KS")), "attack:2", "strike:4S")
        lengths.add(looked_at(fight, "yield"))
    assert len(lengths) == 1
