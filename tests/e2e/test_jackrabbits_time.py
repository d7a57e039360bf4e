"""A table that limits the time to answer: the question counts down before everybody's eyes, and silence is the harmless answer."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from sobremesa.bots import by_instinct
from sobremesa.games.jackrabbits import JACKRABBITS
from sobremesa.games.jackrabbits.state import CHALLENGE
from sobremesa.i18n import say
from sobremesa.table import fairness

from .jackrabbits_hand import Hand, Script, begun_table
from .jackrabbits_script import WORDS
from .measures import accessible
from .pages import click
from .prepared import guest_of

OPTIONS = {"advanced_citadel": True}
PREFS = {"pace": "instant", "game": "jackrabbits"}
SOON = 30  # moves
LAST = 4  # of them are made by hand
PATIENCE = 6  # seconds


def until_asked(secret: str) -> tuple[Script, int] | None:
    """What is played by instinct until a seat that is not on turn is asked something it can answer in two ways; and who is asked."""
    root = fairness.root_key(secret, [WORDS, WORDS])
    s, _ = fairness.fair_deal(JACKRABBITS, 2, JACKRABBITS.Options(**OPTIONS), root)
    script: Script = []
    while s.phase != CHALLENGE and len(script) < SOON:
        seat = JACKRABBITS.rules.actor(s)
        action = int(by_instinct(JACKRABBITS, s, seat))
        script.append((seat, JACKRABBITS.notation.write(action)))
        s = fairness.fair_play(JACKRABBITS, s, root, seat, action)
    asked = int(s.asked)
    return (script, asked) if s.phase == CHALLENGE and len(JACKRABBITS.legal(s, asked)) > 1 else None


def a_good_secret() -> tuple[str, Script, int]:
    """Where only one answer is possible, the page gives it by itself: here somebody has to decide."""
    for number in range(100):
        secret = f"{number:064x}"
        if found := until_asked(secret):
            return secret, *found
    raise AssertionError("nobody is ever asked")


def test_a_question_counts_down_and_is_answered_by_silence(server, visit):
    secret, script, asked = a_good_secret()
    visitors = [visit(server, prefs=PREFS) for _ in range(2)]
    ply = max(0, len(script) - LAST)
    link = begun_table(server, secret, WORDS, script[:ply], [guest_of(one) for one in visitors], PATIENCE, **OPTIONS)
    hands = [Hand(one.page, click, one) for one in visitors]
    for one in visitors:
        one.page.goto(link)
    while ply < len(script):
        hand = hands[script[ply][0]]
        hand.wait_for(ply)
        ply = ply + 1 if hand.goes_by_itself(ply, script[ply][1]) else hand.do(script, ply)
    mine, theirs = visitors[asked].page, visitors[1 - asked].page
    expect(theirs.get_by_test_id("asked")).to_contain_text(say("en", "question-other", seat=f"Ana {asked}"))
    expect(mine.get_by_test_id("asked")).to_contain_text(say("en", "question-you"))
    expect(mine.get_by_test_id("countdown")).to_have_attribute("aria-label", re.compile(r"left to answer"))
    accessible(theirs, "asked")
    expect(mine.get_by_test_id("asked")).to_have_count(0)
    expect(theirs.get_by_test_id("asked")).to_have_count(0)
    assert visitors[0].told()[-1]["table"]["ply"] > len(script)
