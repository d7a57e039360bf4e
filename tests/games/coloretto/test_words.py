"""Refusals, previews, events and notation of Coloretto."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.core.errors import Refusal
from sobremesa.games.coloretto import COLORETTO, rules
from sobremesa.games.coloretto.preview import DrawPreview, TakePreview, preview, why_not

from .tables import dealt, next_cards, play, with_cards


def refusal(s: object, move: str) -> str:
    action = COLORETTO.notation.read(move)
    assert isinstance(action, int)
    assert action not in COLORETTO.legal(s, rules.actor(s))
    return why_not(s, rules.actor(s), action).code


def test_refusals_say_what_is_wrong_with_a_row() -> None:
    s = play(dealt(3), "D P1 D P1 D P1 D P2 T1")
    assert refusal(s, "T1") == "coloretto-row-taken"
    assert refusal(s, "T3") == "coloretto-row-empty"
    assert refusal(s, "P2") == "coloretto-draw-first"
    assert refusal(s, "T4") == "coloretto-no-such-row"
    play(s, "D")
    assert refusal(s, "P1") == "coloretto-row-taken"
    assert refusal(s, "T2") == "coloretto-place-first"
    assert refusal(s, "D") == "coloretto-place-first"
    assert refusal(s, "=G") == "coloretto-no-jokers-yet"


def test_a_full_row_and_full_rows_are_refused() -> None:
    s = play(dealt(3), "D P1 " * 3)
    assert refusal(play(s.copy(), "D"), "P1") == "coloretto-row-full"
    assert refusal(play(s, "D P2 " * 3 + "D P3 " * 3), "D") == "coloretto-rows-full"


def test_a_joker_on_a_colour_that_left_is_refused() -> None:
    s = with_cards("G4", jokers=1, players=3, without="brown")
    s.is_last = 1
    rules.finish(s)
    s.turn = 0
    assert refusal(s, "=N") == "coloretto-colour-gone"
    assert refusal(s, "D") == "coloretto-name-jokers"


@given(st.integers(0, rules.ACTIONS - 1))
def test_reading_undoes_writing(action: int) -> None:
    assert COLORETTO.notation.read(COLORETTO.notation.write(action)) == action


@pytest.mark.parametrize("text", ["", "X", "P6", "T0", "=J", "=", "DD", "P", "D1"])
def test_nonsense_is_refused(text: str) -> None:
    assert isinstance(COLORETTO.notation.read(text), Refusal)


def test_a_row_shows_what_it_would_do_to_everybody() -> None:
    s = dealt(3)
    s.held[:] = 0
    s.held[1, 3] = 2
    next_cards(s, "G")
    play(s, "D P1")
    shown = preview(s, 1, rules.TAKE)
    assert isinstance(shown, TakePreview)
    assert shown.effects is not None
    assert [(e.seat, e.before, e.after) for e in shown.effects] == [(0, 0, 1), (1, 3, 6), (2, 0, 1)]


def test_odds_count_what_nobody_has_seen() -> None:
    s = play(dealt(3), "D P1 D P2")
    shown = preview(s, rules.actor(s), rules.DRAW)
    assert isinstance(shown, DrawPreview)
    assert shown.unseen == s.deck_size - 1
    assert shown.chances is not None
    assert sum(chance.count for chance in shown.chances) == shown.unseen


def test_aids_can_be_switched_off() -> None:
    view = COLORETTO.view(play(dealt(3, aids=False), "D P1"), 1)
    assert view.unseen is None
    assert all(
        getattr(move.preview, "effects", None) is None and getattr(move.preview, "chances", None) is None
        for move in view.moves
    )


def test_the_sheet_adds_up_at_every_ply() -> None:
    s = dealt(5, golden_joker=True)
    while rules.actor(s) >= 0:
        seat = rules.actor(s)
        rules.play(s, seat, COLORETTO.legal(s, seat)[-1])
        for score in COLORETTO.view(s, -1).sheet.seats:
            assert sum(colour.points for colour in score.colours) + score.plus_points == score.points


def test_the_golden_jokers_extra_card_is_told() -> None:
    s = dealt(4, golden_joker=True)
    next_cards(s, "J* L B")
    play(s, "D P1")
    before = s.copy()
    play(s, "T1")
    told = [(event.code, event.facts.get("card")) for event in COLORETTO.story(before, 1, rules.TAKE, s, -1)]
    assert told == [("coloretto-took", None), ("coloretto-last-round", None), ("coloretto-golden", 4)]
