"""Notation, story and refusals: every action can be written and read, every event and reason is worded in every language."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import sobremesa.games.jackrabbits as package
from sobremesa import i18n
from sobremesa.core.errors import Refusal
from sobremesa.games.jackrabbits import JACKRABBITS, notation, rules, state
from sobremesa.games.jackrabbits.options import JackrabbitsOptions
from sobremesa.games.jackrabbits.phases import PHASES

from .build import CIT, action, card, dealt, do, hands, moves, put, rolled, settling
from .play import EVERYTHING, any_options, by_chance, interpreted, start, steps

NAMES = ["Ana", "Bea", "Cleo", "Dora"]
HERE = Path(package.__file__).parent
each_language = pytest.mark.parametrize("language", i18n.LANGUAGES)


# ---- notation --------------------------------------------------------------------------------------------------------


def test_every_action_is_written_without_spaces_and_read_back() -> None:
    texts = [notation.write(a) for a in range(state.ACTIONS)]
    assert len(set(texts)) == state.ACTIONS
    assert not [text for text in texts if " " in text or "#" in text]
    assert [notation.read(text) for text in texts] == list(range(state.ACTIONS))
    assert notation.read("GO:kd") == action("go:KD")


def test_every_card_is_written_and_read_back() -> None:
    texts = [notation.write_card(c) for c in range(state.CARDS)]
    assert [notation.read_card(text) for text in texts] == list(range(state.CARDS))


@pytest.mark.parametrize("text", ["", "go:", "go:K", "pay:11C", "roll:2", "¿"])
def test_what_is_no_move_is_refused(text: str) -> None:
    refusal = notation.read(text)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "jackrabbits-unknown-move"


@each_language
def test_every_move_and_place_has_words(language: str) -> None:
    for one in range(state.PLACE + 1):
        facts = notation.facts_of(one)
        if "card" in facts:
            facts["card"] = i18n.card_name(language, JACKRABBITS, facts["card"])
        said = i18n.say(language, f"jackrabbits-move-{notation.word_of(one)}", **facts)
        assert "{" not in said, said
        assert not said.startswith("jackrabbits"), said


# ---- stories ---------------------------------------------------------------------------------------------------------


def event_codes() -> set[str]:
    """Every code in story.py: the first of a pair whose second is a dictionary."""
    found = {"drafting", "dealt"}
    for one in ast.walk(ast.parse((HERE / "story.py").read_text("utf-8"))):
        if isinstance(one, ast.Tuple) and [type(item) for item in one.elts] == [ast.Constant, ast.Dict]:
            found.add(str(one.elts[0].value))  # type: ignore[attr-defined]
    return found


@each_language
def test_every_event_is_worded(language: str) -> None:
    assert len(event_codes()) > 45
    assert not [code for code in event_codes() if not i18n.has(language, f"jackrabbits-{code}")]


@each_language
def test_whole_games_are_told_without_a_gap(language: str) -> None:
    for seed in range(3):
        players, options = any_options(seed, turn_limit=20)
        s = start(players, options, seed, interpreted())
        told = JACKRABBITS.opening(s, 0)
        for before, seat, done, after in steps(s, interpreted(), by_chance(seed)):
            told += JACKRABBITS.story(before, seat, done, after, seed % players)
        for event in told:
            said = i18n.render_event(language, JACKRABBITS, event, NAMES)
            assert "{" not in said, said
            assert not said.startswith("jackrabbits"), said


def test_a_payment_is_told_once_with_all_its_cards() -> None:
    s = put(hands(dealt(), "6D 5D", "2C"), "JD", CIT)
    do(settling(s), "acquire", "pay:6D")
    before = s.copy()
    do(s, "pay:5D")
    told = JACKRABBITS.story(before, 0, action("pay:5D"), s, 1)
    assert [e.code.removeprefix("jackrabbits-") for e in told] == ["paid", "acquired", "drew"]
    assert told[0].facts == {"seat": 0, "cards": [card("5D"), card("6D")], "total": 11}


# ---- refusals --------------------------------------------------------------------------------------------------------


def codes() -> set[str]:
    texts = [(HERE / name).read_text("utf-8") for name in ("options.py", "refusals.py", "notation.py")]
    calls = [one for text in texts for one in ast.walk(ast.parse(text)) if isinstance(one, ast.Call)]
    named = [c for c in calls if isinstance(c.func, ast.Name) and c.func.id == "refuse"]
    strings = [one for call in named for one in ast.walk(call.args[0]) if isinstance(one, ast.Constant)]
    return {one.value for one in strings if isinstance(one.value, str)}


@each_language
def test_every_refusal_is_worded(language: str) -> None:
    assert len(codes()) > 35
    assert not [code for code in codes() if not i18n.has(language, f"error-{code}")]


def why(s: Any, text: str) -> str:
    return JACKRABBITS.why_not(s, rules.actor(s), action(text)).code.removeprefix("jackrabbits-")


def test_why_not_names_the_reason() -> None:
    s = rolled(put(hands(dealt(), "5C 2D X1", "2C KH"), "KD", CIT), 3, 3)
    assert why(s, "go:KC") == "no-road"
    assert why(s, "leave") == "no-shore"
    assert why(s, "shortcut:M1a") == "cannot-pay"
    assert why(s, "shortcut:R4a") == "not-on-the-way"
    assert why(s, "float:JS.4") == "no-landing"
    assert why(s, "roll") == "not-now"
    assert why(put(s, "cit"), "rest") == "no-cave"
    s = settling(put(hands(dealt(), "5C 9S", "2C KH", discards="4H"), "KH", CIT))
    assert why(s, "acquire") == "royal-taken"
    assert why(put(s, "KS"), "acquire") == "cannot-pay"
    assert why(put(s, "cit"), "acquire") == "no-house"
    assert why(put(s, "KS"), "attack:2") == "nobody-there"
    assert why(s, "buy:4H") == "no-plaza"
    assert why(put(s, "JS"), "buy:4H") == "not-for-sale"


def test_paying_with_a_card_of_the_wrong_suit_is_refused() -> None:
    s = do(rolled(put(hands(dealt(), "6S 9C", "2C"), CIT, CIT), 3, 3), "gallop:KC")
    assert moves(s) == ["pay:6S"]
    assert JACKRABBITS.why_not(s, 0, action("pay:9C")) == Refusal("jackrabbits-wrong-suit", {"card": card("9C")})
    assert JACKRABBITS.why_not(s, 0, action("pay:7D")).code == "jackrabbits-not-in-hand"


@each_language
def test_every_illegal_action_has_a_reason_in_words(language: str) -> None:
    s = start(3, JackrabbitsOptions(turn_limit=12, **EVERYTHING), 5, interpreted())
    for before, seat, _, _ in steps(s, interpreted(), by_chance(5)):
        legal = set(JACKRABBITS.legal(before, seat))
        for one in range(-1, state.FLIP + 4, 7):
            if one not in legal:
                said = i18n.reason(language, JACKRABBITS.why_not(before, seat, one), JACKRABBITS, NAMES)
                assert not said.startswith("error-"), said
                assert "{" not in said, said


@each_language
def test_every_phase_asks_its_question(language: str) -> None:
    asked = {i18n.say(language, "jackrabbits-ask", phase=phase.name) for phase in PHASES}
    assert len(asked) == len(PHASES)


@each_language
def test_every_option_is_explained(language: str) -> None:
    for name in JackrabbitsOptions.__struct_fields__:
        assert i18n.has(language, f"jackrabbits-option-{name}")
        assert i18n.has(language, f"jackrabbits-option-{name}-help")
