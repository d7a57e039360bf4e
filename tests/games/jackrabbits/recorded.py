"""What a seat is shown in every phase, written down for the browser's own tests: `python -m tests.games.jackrabbits.recorded`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from sobremesa.games.jackrabbits import JACKRABBITS, rules

from .build import CIT, OFF, UNDER, dealt, do, hands, put, rolled, settling

FILE = Path(__file__).parents[3] / "web/tests/fake/jackrabbits.json"
SHARED = ("board", "links")  # the sample board, the same in all of them


def starts() -> Iterator[tuple[str, Any]]:
    yield "start", put(hands(dealt(), "4S 9H 2D", "3C 5D"), CIT, CIT)
    yield "start-tower", put(hands(dealt(), "8C 3C 2S", "3D"), "KS", CIT)
    yield "start-off", put(hands(dealt(), "8C", "3D"), OFF, CIT)
    yield "start-call", put(hands(dealt(3, seized_surplus=True), "8C", "3D", "2H"), CIT, CIT, CIT)
    lucky = hands(dealt(), "2C 3C 5C 4C 6C AC", "3D")
    yield "lottery", do(put(lucky, CIT, CIT), "roll")
    yield "lottery-windfall", do(put(hands(dealt(windfall_lottery=True), "2C 3C 5C 4C 6C AC", "3D"), CIT, CIT), "roll")
    yield "lottery-nothing", do(put(hands(dealt(), "9C", "3D"), CIT, CIT), "roll")


def journeys() -> Iterator[tuple[str, Any]]:
    rich = "4S 9H 2D 7C X1 10H"
    yield "journey", rolled(put(hands(dealt(), rich, "3C 5D"), CIT, CIT), 3, 4)
    yield "journey-poor", rolled(put(hands(dealt(), "2C", "3C"), "KD", CIT), 6, 5)
    on_road = rolled(put(hands(dealt(), "7C 5S 6H 8S 9D", "3C 5D"), CIT, CIT), 2, 3)
    yield "journey-on-road", do(on_road, "shortcut:M3b", "pay:7C")
    yield "journey-underground", rolled(put(hands(dealt(), rich, "3C 5D"), UNDER, CIT), 3, 4)
    trailing = hands(dealt(trailing_carrots=True), f"{rich} 5S KS", "3C 5D")
    yield "journey-trailing", rolled(put(trailing, CIT, CIT), 3, 4)
    yield "journey-carrot", do(rolled(put(hands(dealt(trailing_carrots=True), "X1 KS", "3C"), CIT, CIT)), "ride:KS")
    yield "journey-home", rolled(put(hands(dealt(), "KS QD JC X1 7S 8D", "3C 5D"), "JH", CIT), 3, 4)
    yield "payment", do(rolled(put(hands(dealt(), "4S 5D 3S", "2C"), CIT, CIT), 3, 4), "gallop:KC", "pay:4S")
    aces = hands(dealt(ambivalent_aces=True), "AS AD 4S", "2C")
    yield "payment-aces", do(rolled(put(aces, CIT, CIT), 5, 6), "gallop:KC")
    first = hands(dealt(capital_aces=True), "AS AD 4S", "2C")
    yield "payment-capital", do(rolled(put(first, CIT, CIT), 6, 6), "gallop:KC")
    yield "fare", flight("3C 9S 2S", "KS", 6, 5)
    yield "fare-falls", flight("3C", "KS", 6, 5)
    yield "flight", flight("10C", "KS", 1, 2)


def flight(held: str, tower: str, first: int, second: int) -> Any:
    s = do(put(hands(dealt(), held, "2D"), tower, CIT), f"passport:{held.split()[0]}")
    s.first_die, s.second_die = first, second
    return do(s, "pass")


def palaces() -> Iterator[tuple[str, Any]]:
    def visit(mine: str, theirs: str) -> Any:
        return do(rolled(put(hands(dealt(), mine, theirs), "JH", CIT)), "go:QH")

    yield "challenge", visit("2H 3S", "4H 3H 9H QH 5D")
    aces = put(hands(dealt(ambivalent_aces=True), "2H 3S", "AH 4H 5D"), "JH", CIT)
    yield "challenge-aces", do(rolled(aces), "go:QH")
    yield "challenge-nothing", visit("2H 3S", "4H 5D")
    yield "challenge-more", do(visit("2H 3S", "2H 3H 4H 5D"), "show:2H")
    yield "defence", do(visit("7H 4H 3H", "6H 5D"), "show:6H")
    yield "defence-nothing", do(visit("2H 3S", "6H 5D"), "show:6H")
    host = settling(put(hands(dealt(provisional_palaces=True), "4H 3H 2S", "2D"), "KS", CIT))
    yield "lay", do(host, "end")
    yield "lay-more", do(host.copy(), "lay:4H")


def houses() -> Iterator[tuple[str, Any]]:
    yield "settle-nothing", settling(put(hands(dealt(), "9C 2S", "2D"), CIT, "KS"))
    yield "settle-acquire", settling(put(hands(dealt(), "8D 9D 4D 2D", "2C"), "JD", CIT))
    yield "settle-carrots", settling(put(hands(dealt(), "KD QD KS 10D", "2C"), "JD", CIT))
    yield "settle-plaza", settling(put(hands(dealt(), "4D 9D 2S", "2C", discards="4S 7S 2H"), "JS", CIT))
    several = settling(put(hands(dealt(), "10D 3D 2S KD", "2C", discards="4S 6S 7S 9S 2H"), "JS", CIT))
    yield "settle-several", several
    yield "trade", do(several.copy(), "buy:4S")
    yield "trade-again", do(several.copy(), "buy:4S", "pass", "buy:6S")
    company = hands(dealt(3, individual_trades=True), "4S 9D", "2S 3D", "5C")
    yield "settle-company", settling(put(company, "KS", "KS", "KS"))
    meeting = settling(put(hands(dealt(), "4S 9S 2D", "5S 8S"), "KS", "KS"))
    yield "fight-attacker", do(meeting.copy(), "attack:2")
    yield "fight-attacked", do(meeting.copy(), "attack:2", "strike:4S")
    aces = settling(put(hands(dealt(ambivalent_aces=True), "AS 9S", "5S"), "KS", "KS"))
    yield "fight-aces", do(aces, "attack:2")
    yield "fight-helpless", do(settling(put(hands(dealt(), "4S", "5D"), "KS", "KS")), "attack:2", "strike:4S")


def bargains() -> Iterator[tuple[str, Any]]:
    def begun(*moves: str) -> Any:
        both = hands(dealt(individual_trades=True), "4S 9D X1", "2S 3D KH")
        return do(settling(put(both, "KS", "KS")), "bargain:2", *moves)

    yield "seal", begun()
    yield "claim", begun("seal:4S")
    yield "seal-asked", begun("seal:4S", "claim:5D")
    yield "claim-asked", begun("seal:4S", "claim:4S", "seal:2S")
    yield "agree", begun("seal:4S", "claim:5D", "seal:2S", "claim:2S")


def hand_limits() -> Iterator[tuple[str, Any]]:
    nine = "AC 2C 3C 4C 5C 6C 7C 8C 9C"
    yield "surplus", do(settling(put(hands(dealt(), nine, "2D"), CIT, "KS")), "end")
    yield "surplus-taxed", do(settling(put(hands(dealt(overtaxed_hands=True), nine, "2D"), CIT, "KS")), "end")
    rich = settling(put(hands(dealt(), "KC KD KH 4S", "KS"), "JD", "JD"))
    yield "fourth", do(rich, "attack:2", "strike:4S", "yield")
    yield "flip", dealt(board="draft")
    yield "place", do(dealt(board="draft"), "flip:triangle")


def positions() -> Iterator[tuple[str, Any]]:
    for some in (starts, journeys, palaces, houses, bargains, hand_limits):
        yield from some()


def views() -> dict[str, Any]:
    """Name → the seat that is asked and its view, without what all share."""
    found = {}
    for name, s in positions():
        seat = rules.actor(s)
        view = msgspec.to_builtins(JACKRABBITS.view(s, seat))
        found[name] = {"seat": seat, "view": view if name in ("flip", "place") else without_board(view)}
    return found


def without_board(view: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in view.items() if key not in SHARED}


def text() -> str:
    sample = msgspec.to_builtins(JACKRABBITS.view(dealt(), 0))
    shared = {key: sample[key] for key in SHARED}
    lines = [f"{json.dumps(name)}: {json.dumps(one)}" for name, one in views().items()]
    return f'{{\n"shared": {json.dumps(shared)},\n"views": {{\n' + ",\n".join(lines) + "\n}\n}\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
    print(f"wrote {FILE}")
