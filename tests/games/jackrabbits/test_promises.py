"""What the map promises is what the rules then allow: thousands of positions, every way in them really gone, every purchase really tried."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from sobremesa.games.jackrabbits import state
from sobremesa.games.jackrabbits.prices import payment_of

from .build import CIT, dealt, hands, put, rolled, settling, written
from .play import compiled
from .travel import (
    ME,
    Way,
    arrived,
    begun,
    gone,
    may_acquire,
    paid,
    payments_in_numerals,
    setting_out,
    view_of,
    ways_of,
    without_royals,
)

POSITIONS = 8000
SHARES = 8
each_share = pytest.mark.parametrize("share", [0, *(pytest.param(n, marks=pytest.mark.soak) for n in range(1, SHARES))])
Journeys = list[tuple[Any, Way]]


@cache
def journeys(share: int) -> Journeys:
    """Every way out of a share of the positions."""
    some = (setting_out(seed) for seed in range(share, POSITIONS, SHARES))
    return [(s, way) for s in some for way in ways_of(view_of(s))]


def kept(s: Any, way: Way) -> str | None:
    """What the rules make of it when the way is gone and the royal paid as proposed."""
    after = gone(s, way)
    if after.phase == state.ENDED:
        return "crown" if after.won == ME else None
    if not may_acquire(after):
        return None
    payment = payment_of(after, ME, state.ACQUIRE)
    assert payment is not None
    royals = int(s.royals[ME])
    compiled().play(after, ME, state.ACQUIRE)
    paid(after, payment.best)
    assert after.owner[way.node - 1] == ME
    return "carrot" if after.royals[ME] > royals else "swap"


@each_share
def test_every_promise_is_kept_and_none_is_missing(share: int) -> None:
    for s, way in journeys(share):
        assert kept(s, way) == way.promise, (way.move.notation, written(way.cards), way.then)
    assert {way.promise for _, way in journeys(share)} == {"carrot", "swap", "crown", None}


@each_share
def test_where_no_carrot_is_promised_no_payment_without_royals_would_earn_one(share: int) -> None:
    doubted = [(s, way) for s, way in journeys(share)[::3] if way.promise in (None, "swap") and way.cards]
    assert len(doubted) > 1000
    for s, way in doubted:
        for after in payments_in_numerals(begun(s, way)):
            assert not may_acquire(without_royals(arrived(after, way))), (way.move.notation, way.then)


@each_share
def test_no_royal_is_proposed_where_anything_else_pays(share: int) -> None:
    costly = [(s, way) for s, way in journeys(share) if any(map(state.is_royal, way.cards))]
    assert len(costly) > 100
    for s, way in costly:
        assert next(payments_in_numerals(begun(s, way)), None) is None, (way.move.notation, written(way.cards))


@each_share
def test_a_certain_challenge_that_cannot_be_answered_promises_nothing(share: int) -> None:
    """9: whoever has laid hearts open challenges; the hearts that would answer may be spent on the way."""
    lost = [(s, way) for s, way in journeys(share) if way.host is not None and way.risk]
    assert lost
    for s, way in lost:
        assert way.promise is None
        assert gone(s, way).at[ME] == state.OFF


# ---- by example ------------------------------------------------------------------------------------------------------------------------------


def told(s: Any) -> dict[str, Any]:
    return {way.move.notation: way for way in ways_of(view_of(s)) if way.then is None}


def test_what_is_spent_on_the_way_does_not_buy_the_royal() -> None:
    s = rolled(put(hands(dealt(), "10S 2C", "3C"), CIT, CIT), 3, 4)
    assert told(s)["gallop:KS"].promise is None
    assert told(rolled(put(hands(dealt(), "10S 8D", "3C"), CIT, CIT), 3, 4))["gallop:KS"].promise == "carrot"


def test_a_way_is_paid_so_that_the_royal_can_be_had() -> None:
    """7 in spades or diamonds: 7♠ would be exact, but the spades are worth a royal of spades."""
    s = rolled(put(hands(dealt(), "7S 3S 8D", "3C"), CIT, CIT), 3, 4)
    assert written(told(s)["gallop:KS"].cards) == "8D"
    assert written(told(s)["gallop:KC"].cards) == "7S"


def test_a_royal_for_a_royal_is_a_swap() -> None:
    s = rolled(put(hands(dealt(), "KS 2S", "3C"), CIT, CIT))
    assert told(s)["go:QS"].promise == "swap"
    three = rolled(put(hands(dealt(ending="tribal"), "KS KC QD 10S", "3C"), "KS", CIT))
    assert told(three)["go:cit"].promise is None  # three royals, but of three suits
    assert told(rolled(put(hands(dealt(ending="tribal"), "KS KC QD 10S", "3C"), CIT, CIT)))["go:QS"].promise == "swap"


def test_the_citadel_wins_only_for_who_keeps_the_royals_of_the_ending() -> None:
    s = put(hands(dealt(ending="simple"), "KS KC QD", "3C"), "JH", "KC")
    assert told(rolled(s, 6, 4))["gallop:cit"].promise is None
    assert told(rolled(put(hands(dealt(), "KS KC QD X1", "3C"), "JH", "KC"), 6, 4))["ride:cit"].promise == "crown"


def test_of_royals_that_must_pay_those_go_that_the_ending_does_not_need() -> None:
    s = settling(put(hands(dealt(ending="monarchic"), "KS KD JD 2C", "3C"), "QD", CIT))
    payment = payment_of(s, ME, state.ACQUIRE)
    assert payment is not None
    assert written(payment.best) == "KD"  # K♠ is a king too, and with Q♦ and J♦ there is one of each


def test_9_a_carrot_that_goes_with_its_royal_lets_nobody_travel_on() -> None:
    """K♠ is all that pays the way to its own tower."""
    s = rolled(put(hands(dealt(trailing_carrots=True), "KS 4S", "3C"), CIT, CIT), 6, 6)
    onward = next(move.preview.onward for move in view_of(s).moves if move.notation == "gallop:KS")
    assert onward is None
    kept = rolled(put(hands(dealt(trailing_carrots=True), "KS 9S 4D", "3C"), CIT, CIT), 6, 6)
    assert next(move.preview.onward for move in view_of(kept).moves if move.notation == "gallop:KS")


def test_what_the_hand_counts_after_the_way_is_told() -> None:
    view = view_of(rolled(put(hands(dealt(), "7S 3S 8D KH 2H", "3C"), CIT, CIT), 3, 4))
    place = next(move.preview.payment for move in view.moves if move.notation == "gallop:KC")
    assert place is not None
    assert view.payments[place].left == [0, 3, 2, 8]
