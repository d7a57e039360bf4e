"""On a phone 360 pixels wide no word is cut off, and what a button says fits its line, in any language."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sobremesa.i18n import LANGUAGES, bundle, say

from .coloretto import ColorettoTable, open_coloretto
from .jackrabbits import JackrabbitsTable, open_jackrabbits
from .measures import overflow
from .pages import Front, tap

# What can be pressed, labels and headings of tables: those whose words are cut off or stick out at the side.
CRAMPED = """() => {
    // a label that only screen readers get is a pixel wide
    const unseen = (one) => [...one.querySelectorAll("*")].some((part) => part.textContent.trim() && part.getBoundingClientRect().width <= 1);
    const texts = [...document.querySelectorAll("button, a.button, a.primary, summary, label, th")]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent.trim() && !unseen(one));
    const cut = (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== "visible";
    const outside = (one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const [box, text] = [one.getBoundingClientRect(), range.getBoundingClientRect()];
        return text.right > box.right + 2 && text.right > innerWidth;
    };
    return texts.filter((one) => cut(one) || outside(one)).map((one) => `${one.tagName} ${one.className}: ${one.textContent.trim()}`);
}"""

# How many lines each of these takes on the button that confirms a move.
LINES = """(texts) => {
    const button = document.createElement("button");
    button.className = "primary";
    button.style.maxWidth = "296px"; // 360, less the margins of the page and of the panel
    document.body.append(button);
    const told = texts.map((text) => {
        button.textContent = text;
        const range = document.createRange();
        range.selectNodeContents(button);
        const tops = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
        return [text, tops.size, button.scrollWidth > button.clientWidth + 1];
    });
    button.remove();
    return told.filter(([, lines, cut]) => lines > 1 || cut).map(([text]) => text);
}"""

PLACES = ("palace-diamonds", "citadel", "crossing")
FACTS: dict[str, list[Any]] = {
    "place": list(PLACES),
    "piece": ["palace-diamonds", "crossing"],
    "purpose": ["pay", "strike", "show", "prize", "passport", "lay", "discard", "return", "seal"],
    "kind": ["paid", "joker", "fly", "walk"],
    "shape": ["hexagon", "rhombus", "triangle"],
}
BUTTONS = (
    *("rematch", "rematch-join", "replay", "replay-close", "record", "copy", "save", "takeback", "takeback-ask"),
    *("takeback-agree", "takeback-refuse", "seat-sit", "seat-fill", "seat-leave", "seat-return", "seat-cover"),
    *("front-bots", "front-friends", "new-create", "seat-add", "recovery-show", "recovery-use", "match-deal-next"),
    *("parade-play-card", "parade-discard-button", "coloretto-draw", "coloretto-take", "coloretto-place"),
    *("coloretto-take-some", "coloretto-place-some", "coloretto-name-accept", "coloretto-name-button"),
    *(
        "jackrabbits-do",
        "jackrabbits-set-out",
        "jackrabbits-buy",
        "ready-say",
        "ready-withdraw",
        "jackrabbits-back",
        "jackrabbits-placing-lay",
        "boards-play-bots",
    ),
    *("learn-next", "learn-skip", "learn-again", "boards-share", "boards-put-back", "boards-fairness-begin"),
)


def sentences(language: str) -> list[str]:
    """What buttons say, with long facts."""
    moves = [id for id in bundle("en").ids() if id.startswith("jackrabbits-move-")]
    plain: dict[str, Any] = {"card": "10♦", "cards": "10♦, 9♦, A♦", "seat": say(language, "bot-name-5"), "number": 4}
    plain |= {"row": 5, "points": 120, "wares": "4♠, 6♠"}
    usual = {key: values[0] for key, values in FACTS.items()}
    varied = [{**plain, **usual, key: value} for key, values in FACTS.items() for value in values]
    return sorted({say(language, id, **facts) for id in (*BUTTONS, *moves) for facts in varied})


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_button_says_fits_one_line(server, visit, language):
    page = visit(server, phone=True, language=language).goto("/").page
    page.get_by_test_id("play-bots").wait_for()
    assert page.evaluate(LINES, sentences(language)) == []
    assert page.evaluate(LINES, ["word " * 40]) != []


def speak(page: Page, language: str) -> None:
    """A phone has the languages in its settings; they are in the header all the same, out of sight."""
    page.get_by_test_id(f"language-{language}").first.dispatch_event("click")
    expect(page.locator("html")).to_have_attribute("lang", language)


def fits_in_every_language(page: Page) -> None:
    for language in LANGUAGES:
        speak(page, language)
        assert page.evaluate(CRAMPED) == [], language
        assert overflow(page) == [], language


@pytest.mark.parametrize("path", ["/", "/new", "/rules/coloretto", "/learn/jackrabbits", "/boards", "/aid", "/records"])
def test_pages_fit(server, visit, path):
    page = visit(server, phone=True).goto(path).page
    page.get_by_role("heading", level=1).first.wait_for()
    fits_in_every_language(page)


def test_tables_fit(server, visit):
    quick = {"pace": "instant", "bots": {"count": 3, "level": "beginner"}}
    parade = visit(server, phone=True, prefs=quick)
    table = Front(parade).play_bots()
    table.wait_for_turn()
    table.hand.first.tap()
    fits_in_every_language(parade.page)

    coloretto = visit(server, phone=True, prefs=quick)
    open_coloretto(coloretto, "beginner", "beginner", "beginner")
    ColorettoTable(coloretto.page, tap).wait_for_turn()
    fits_in_every_language(coloretto.page)

    jackrabbits = visit(server, phone=True, prefs=quick)
    open_jackrabbits(jackrabbits, "me", "beginner", "beginner")
    JackrabbitsTable(jackrabbits.page, tap).wait_for_map()
    fits_in_every_language(jackrabbits.page)
