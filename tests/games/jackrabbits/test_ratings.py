"""What bots make of a journey: where they take it to lead is where the rules let it lead."""

from __future__ import annotations

from typing import Any

from sobremesa.games.jackrabbits import JACKRABBITS, state
from sobremesa.games.jackrabbits.actions import decode
from sobremesa.games.jackrabbits.appeal import appeal, places_after
from sobremesa.games.jackrabbits.judgement import inclination
from sobremesa.games.jackrabbits.wishes import ends_of

from .build import CAVE_AT_SEA, CIT, UNDER, action, dealt, do, hands, node, put, rolled


def ends(s: Any, move: str) -> set[int]:
    """Where a bot thinks this journey may end: hexagons, the underground, off the board."""
    found = ends_of(places_after(s, 0, *decode(action(move))))
    return {place for place in (*range(state.HEXAGONS), UNDER, state.OFF) if found >> place & 1}


def test_6_2_landing_at_a_cave_leads_underground() -> None:
    s = rolled(put(hands(dealt(board=CAVE_AT_SEA), "6S X1 6C", "2C"), "JD", CIT), 3, 3)
    assert ends(s, "sail:V3.0") == ends(s, "float:V3.0") == {UNDER}
    assert ends(s, "sail:KS.0") == {node("KS")}


def test_9_trailing_carrots_lead_on() -> None:
    far = {node(name) for name in ("KS", "cit", "QS", "JS")}
    s = rolled(put(hands(dealt(trailing_carrots=True), "6S X1 KS", "2C"), CIT, CIT), 3, 3)
    assert ends(s, "gallop:KS") == ends(s, "ride:KS") == far
    assert ends(s, "go:KS") == {node("KS")}
    assert ends(s, "gallop:QS") == {node("QS")}
    far_from_jh = {node(name) for name in ("JH", "cit", "QS", "QH")} | {UNDER, state.OFF}
    landing = rolled(put(hands(dealt(trailing_carrots=True), "6S JH", "2C"), "KH", CIT), 3, 3)
    assert ends(landing, "sail:JH.2") == far_from_jh
    walking = rolled(put(hands(dealt(trailing_carrots=True), "6C QD", "2C"), "KD", CIT), 3, 3)
    assert ends(walking, "shortcut:M1a") == {node("JD"), node("QD"), node("JS"), state.OFF}


def test_6_3_whoever_has_all_royals_buys_a_joker_to_ride_home_at_once() -> None:
    s = rolled(put(hands(dealt(), "8H KC KD KH", "2C"), "JC", CIT), 3, 3)
    tavern = action("tavern:T4")
    assert min(appeal(s, 0, tavern), inclination(s, 0, tavern)) > 90.0
    do(s, "tavern:T4", "pay:8H")
    best = max(JACKRABBITS.legal(s, 0), key=lambda move: inclination(s, 0, move))
    assert best == max(JACKRABBITS.legal(s, 0), key=lambda move: appeal(s, 0, move)) == action("ride:cit")
