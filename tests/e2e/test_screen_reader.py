"""By ear: only roles, names and announcements, never a look at the page."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from sobremesa.games.registry import GAMES
from sobremesa.i18n import render_event, say
from sobremesa.table.events import Event

from .visitors import Visitor

HEAR = """(log) => {
    window.spoken = [];
    const note = (changes) => {
        for (const change of changes) for (const line of change.addedNodes) window.spoken.push(line.textContent);
    };
    new MutationObserver(note).observe(log, { childList: true });
}"""
NAMED = ("button", "link", "textbox", "combobox", "checkbox", "slider", "radio")


def test_a_whole_game_by_ear(server, visit):
    """Four at the table, so that the end has more to tell than fits into a breath."""
    visitor = visit(server, prefs={"pace": "instant", "bots": {"count": 3, "level": "beginner"}})
    page = visitor.goto("/").page
    every_control_has_a_name(page)
    page.get_by_role("log").evaluate(HEAR)
    page.get_by_role("button", name="Play against bots").click()

    hand = page.get_by_role("region", name=re.compile("^Your hand"))
    ready = hand.get_by_role("button", disabled=False)
    over = page.get_by_role("heading", name="The final score")
    turns = 0
    while not is_over(ready, over):
        if page.get_by_role("button", name="Discard these two").count():
            discard_two(page, hand)
        else:
            play_what_hurts_least(page, ready)
        turns += 1
        if turns == 1:
            every_control_has_a_name(page)
    every_control_has_a_name(page)

    page.get_by_role("button", name="Show the result").click()
    expect(page.get_by_role("log")).to_contain_text("the fewest at the table")
    assert turns >= 5
    everything_was_told(visitor)


def is_over(ready: Locator, over: Locator) -> bool:
    ready.or_(over).first.wait_for()
    return over.count() > 0


def play_what_hurts_least(page: Page, ready: Locator) -> None:
    """The name of a card, and after it what playing it would do, are all there is to go by."""
    cards = {name_of(button): description_of(button) for button in ready.all()}
    assert all("would take" in sentence for sentence in cards.values()), cards
    card = next((name for name, sentence in cards.items() if "nothing" in sentence), next(iter(cards)))
    page.get_by_role("button", name=card, exact=True).click()
    page.get_by_role("button", name=f"Play {card}", exact=True).click()
    expect(page.get_by_role("button", name=card, exact=True)).to_have_count(0)


def discard_two(page: Page, hand: Locator) -> None:
    first, second, *_ = [name_of(button) for button in hand.get_by_role("button").all()]
    for card in (first, second):
        hand.get_by_role("button", name=card, exact=True).click()
        expect(hand.get_by_role("button", name=card, exact=True, pressed=True)).to_have_count(1)
    page.get_by_role("button", name="Discard these two").click()
    expect(page.get_by_role("button", name="Discard these two")).to_have_count(0)


def name_of(button: Locator) -> str:
    return button.get_attribute("aria-label") or button.inner_text()


def description_of(button: Locator) -> str:
    return button.evaluate("one => document.getElementById(one.getAttribute('aria-describedby')).textContent")


def every_control_has_a_name(page: Page) -> None:
    for role in NAMED:
        everyone = page.get_by_role(role)  # type: ignore[arg-type]
        named = page.get_by_role(role, name=re.compile(r"\w|×"))  # type: ignore[arg-type]
        for _ in range(100):  # the page may still be growing between the two counts
            are_named = everyone.count() == named.count()
            if are_named:
                break
            page.wait_for_timeout(100)
        assert are_named, f"a {role} without a name"


def everything_was_told(visitor: Visitor) -> None:
    """Each event the table sent was announced, in order, in the very words the terminal uses; reasons wait in the story to be read."""
    updates = [message for message in visitor.told() if message["type"] == "update"]
    events = [(event, message) for message in updates for event in message["events"] if "-why-" not in event["code"]]
    sentences = [in_words(event, message) for event, message in events]
    assert len(sentences) > 20
    assert [line for line in visitor.page.evaluate("window.spoken") if line in sentences] == sentences


def in_words(event: dict[str, Any], message: dict[str, Any]) -> str:
    seats = message["table"]["seats"]
    names = [seat["name"] or say("en", f"bot-name-{number}") for number, seat in enumerate(seats, 1)]
    names[message["table"]["you"]] = say("en", "you-named", name=names[message["table"]["you"]])
    return render_event("en", GAMES["parade"], Event(event["ply"], event["code"], event["facts"]), names)
