"""Jackrabbits played by people: a whole game with every strategy in it, one on phones, a turn by keys, a payment changed by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .jackrabbits_hand import Hand, Script, prepared_table
from .jackrabbits_script import COMPLETE, INTRODUCTORY, STRATEGIES, WORDS, whole_game
from .measures import axe, overflow, too_small
from .pages import click, sit, tap
from .serving import Server
from .visitors import Visitor

Come = Callable[..., Visitor]


def two_at(server: Server, visit: Come, secret: str, options: dict[str, Any], phone: bool = False) -> list[Hand]:
    link = prepared_table(server, secret, **options)
    hands = []
    for seat, name in enumerate(("Ana", "Bea")):
        visitor = visit(server, phone=phone)
        sit(visitor, link, seat, name, WORDS)
        hands.append(Hand(visitor.page, tap if phone else click, visitor))
    return hands


def play(
    hands: list[Hand],
    script: Script,
    look: Callable[[Hand], None] = lambda hand: None,
    ply: int = 0,
    until: int = 10_000,
) -> None:
    while ply < min(until, len(script)):
        seat, move = script[ply]
        hands[seat].wait_for(ply)
        if hands[seat].goes_by_itself(ply, move):
            ply += 1
        else:
            look(hands[seat])
            ply = hands[seat].do(script, ply)


def told(hand: Hand) -> set[str]:
    return {event["code"] for message in hand.visitor.told() for event in message["events"]}


@pytest.mark.soak  # that every legal move can be made at this table is asked by web/tests/unit/jackrabbits.test.ts
def test_two_play_a_whole_game_with_every_strategy(server, visit):
    """The dice and cards of this table are known beforehand, and so what two people could do with them."""
    game = whole_game()
    hands = two_at(server, visit, game.secret, COMPLETE)
    seen: set[str] = set()

    def look(hand: Hand) -> None:
        if hand.phase() not in seen:
            seen.add(hand.phase())
            assert axe(hand.page) == [], hand.phase()

    play(hands, game.moves, look)
    assert {"start", "lottery", "journey", "challenge", "defence", "settle", "fight", "seal", "claim", "agree"} <= seen
    for hand in hands:
        expect(hand.final).to_be_visible()
        assert {f"jackrabbits-{code}" for code in STRATEGIES} <= told(hand)


def test_an_introductory_game_is_finished_on_phones(server, visit):
    game = whole_game(complete=False)
    hands = two_at(server, visit, game.secret, INTRODUCTORY, phone=True)

    def look(hand: Hand) -> None:
        assert overflow(hand.page) == []
        assert too_small(hand.cards, hand.confirm, hand.ways) == []

    play(hands, game.moves, look)
    for hand in hands:
        expect(hand.final).to_be_visible()
        assert overflow(hand.page) == []


def test_a_journey_is_chosen_by_keys_alone(server, visit):
    game = whole_game()
    hands = two_at(server, visit, game.secret, COMPLETE)
    hand, page = hands[0], hands[0].page
    expect(hand.confirm).to_have_text("Roll the dice")
    page.keyboard.press("p")
    hand.wait_for(1)
    if hand.phase() == "lottery":
        page.get_by_test_id("do-pass").or_(hand.ways.first).first.wait_for()
        if page.get_by_test_id("do-pass").count():
            expect(page.get_by_test_id("do-pass")).to_be_enabled()  # half a second after the roll
            page.get_by_test_id("do-pass").press("Enter")
    hand.ways.first.wait_for()
    page.keyboard.press("2")
    expect(hand.cards.nth(1)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(hand.cards.nth(2)).to_be_focused()
    hand.ways.first.focus()
    page.keyboard.press("Enter")
    expect(hand.confirm).to_be_focused()
    page.keyboard.press("Escape")
    expect(hand.plan).to_have_count(0)
    expect(hand.ways.first).to_be_visible()
    hand.ways.first.focus()
    page.keyboard.press("Enter")
    expect(hand.confirm).to_be_focused()
    hands[1].page.locator("#chat-text").fill("no hurry")
    hands[1].page.locator("#chat-text").press("Enter")
    expect(page.get_by_test_id("chat-line")).to_contain_text("no hurry")
    expect(hand.confirm).to_be_focused()  # a word in the chat takes no choice away
    before = hand.ply()
    page.keyboard.press("p")
    hand.wait_for(before + 1)
