"""Jackrabbits played by people: a whole game with every strategy in it, and one on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from .jackrabbits_hand import Hand, Script, prepared_table
from .jackrabbits_script import OPTIONS, STRATEGIES, whole_game
from .pages import sit
from .visitors import Visitor


def test_two_play_a_whole_game_with_every_strategy(server, visit):
    """The dice and cards of this table are known beforehand, and so what two people could do with them."""
    game = whole_game()
    assert set(STRATEGIES) <= game.told
    ana, bea = visit(server), visit(server)
    link = prepared_table(server, game.secret, **OPTIONS)
    sit(ana, link, 0, "Ana")
    sit(bea, link, 1, "Bea")
    play_script([Hand(ana.page), Hand(bea.page)], game.moves)
    for visitor in (ana, bea):
        expect(visitor.page.get_by_test_id("final")).to_be_visible()
        assert {f"jackrabbits-{code}" for code in STRATEGIES} <= told(visitor)


def play_script(hands: list[Hand], script: Script) -> None:
    ply = 0
    while ply < len(script):
        seat, move = script[ply]
        hands[seat].wait_for(ply)
        ply = ply + 1 if hands[seat].goes_by_itself(ply, move) else hands[seat].do(script, ply)


def told(visitor: Visitor) -> set[str]:
    return {event["code"] for message in visitor.told() for event in message["events"]}
