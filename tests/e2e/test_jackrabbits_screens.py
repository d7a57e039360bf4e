"""A complete game of Jackrabbits brought to its end on a phone, on a phone that lies on its side and on a tablet, by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from .jackrabbits_hand import Hand, begun_table, first_asked
from .jackrabbits_script import COMPLETE, WORDS, Played, whole_game
from .measures import overflow, too_small
from .pages import tap
from .prepared import guest_of
from .serving import Server
from .test_jackrabbits_play import Come, play, two_at

SCREENS: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "on-its-side": {"width": 844, "height": 390},
    "tablet": {"width": 820, "height": 1180},
}
LAST_TURNS = 12  # plies: a palace, a surplus, a gallop home


def near_the_end(server: Server, visit: Come, game: Played, screen: ViewportSize) -> list[Hand]:
    visitors = [visit(server, phone=True) for _ in range(2)]
    guests = [guest_of(visitor) for visitor in visitors]
    link = begun_table(server, game.secret, WORDS, game.moves[:-LAST_TURNS], guests, **COMPLETE)
    for visitor in visitors:
        visitor.page.set_viewport_size(screen)
        visitor.page.goto(link)
    return [Hand(visitor.page, tap, visitor) for visitor in visitors]


def look(hand: Hand) -> None:
    assert overflow(hand.page) == []
    assert too_small(hand.cards, hand.confirm, hand.ways) == []


def come_home(hands: list[Hand], game: Played, ply: int) -> None:
    play(hands, game.moves, look, ply)
    for hand in hands:
        expect(hand.final).to_be_visible()
        expect(hand.page.get_by_test_id("homecoming")).to_be_visible()
        assert overflow(hand.page) == []


@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS.keys())
def test_the_last_turns_of_a_complete_game(server, visit, screen: ViewportSize):
    game = whole_game()
    come_home(near_the_end(server, visit, game, screen), game, len(game.moves) - LAST_TURNS)


@pytest.mark.parametrize("phase", ["challenge", "defence"])
def test_a_card_that_answers_is_in_view_however_many_there_are(server, visit, phase: str):
    game, visitor = whole_game(), visit(server, phone=True)
    count, seat = first_asked(phase, game.secret, WORDS, game.moves, **COMPLETE)
    guests = ["somebody", "else"]
    guests[seat] = guest_of(visitor)
    visitor.page.goto(begun_table(server, game.secret, WORDS, game.moves[:count], guests, **COMPLETE))
    hand = Hand(visitor.page, tap, visitor)
    expect(hand.able.or_(hand.lifted).first).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("language", ["de", "es", "fr"])
def test_who_learns_on_a_phone_sees_the_map(server, visit, language: str):
    page = visit(server, phone=True, language=language).goto("/learn/jackrabbits").page
    page.get_by_test_id("learn-next").tap()
    page.locator("[data-testid=coach][data-step='2'][data-state=todo]").wait_for()
    page.locator("[data-rabbit]").first.wait_for()
    bottom = page.locator(".mine").evaluate("(mine) => mine.getBoundingClientRect().top")
    top = page.get_by_test_id("map").evaluate("(map) => map.getBoundingClientRect().top")
    assert bottom - top > 120, "what is asked does not lie on it"


@pytest.mark.soak
@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS.keys())
def test_a_complete_game_from_the_first_roll(server, visit, screen: ViewportSize):
    game = whole_game()
    hands = two_at(server, visit, game.secret, COMPLETE, phone=True)
    for hand in hands:
        hand.page.set_viewport_size(screen)
    come_home(hands, game, 0)
