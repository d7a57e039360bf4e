"""What a move would cost, which cards pay it best, what a roll means for a passport."""

from __future__ import annotations

from typing import Any

from sobremesa.games.jackrabbits import JACKRABBITS
from sobremesa.games.jackrabbits.preview import Preview

from .build import CIT, dealt, do, hands, put, rolled, settling, written


def previews(s: Any, seat: int = 0) -> dict[str, Preview]:
    return {move.notation: move.preview for move in JACKRABBITS.view(s, seat).moves}


def test_a_journey_shows_its_price_and_its_best_payment() -> None:
    s = rolled(put(hands(dealt(), "4S 5D 3S 8S", "2C"), CIT, CIT), 3, 4)
    found = previews(s)["gallop:KC"]
    assert found.rule == "6.2"
    assert found.place == "tower-clubs"
    assert found.payment is not None
    assert (found.payment.need, found.payment.suits, found.payment.total) == (7, [1, 3], 7)
    assert written(found.payment.best) == "3S 4S"
    assert previews(s)["go:QH"].payment is None


def test_royals_are_the_last_to_be_spent() -> None:
    s = settling(put(hands(dealt(), "KD 9D 8D", "2C"), "JD", CIT))
    payment = previews(s)["acquire"].payment
    assert payment is not None
    assert written(payment.best) == "8D 9D"


def test_a_passport_tells_what_each_roll_would_mean() -> None:
    s = put(hands(dealt(), "8C 2S", "2C"), "KS", CIT)
    found = previews(s)["passport:8C"]
    assert (found.free, found.payable, found.falls) == (26, 7, 3)  # 9 and 10 need 1 and 2; 11 and 12 too much


def test_a_palace_without_hearts_is_a_risk() -> None:
    s = rolled(put(hands(dealt(), "5H", "2C"), "JH", CIT))
    assert previews(s)["go:QH"].risk is True
    assert previews(rolled(put(hands(dealt(), "6H", "2C"), "JH", CIT)))["go:QH"].risk is False
    assert previews(s)["go:cit"].risk is None


def test_paying_says_what_is_left() -> None:
    s = do(rolled(put(hands(dealt(), "4S 5D", "2C"), CIT, CIT), 3, 4), "gallop:KC")
    assert [(p.value, p.left) for p in previews(s).values()] == [(4, 3), (5, 2)]


def test_a_trade_shows_its_price() -> None:
    s = settling(put(hands(dealt(), "4D 9D", "2C", discards="4S"), "JS", CIT))
    payment = previews(s)["buy:4S"].payment
    assert payment is not None
    assert written(payment.best) == "4D"


def test_others_get_no_moves() -> None:
    s = rolled(put(hands(dealt(), "4S 5D", "2C"), CIT, CIT))
    assert JACKRABBITS.view(s, 1).moves == JACKRABBITS.view(s, -1).moves == []
    assert JACKRABBITS.view(s, -1).hand == []


def test_only_the_first_capital_ace_counts_eleven() -> None:
    s = rolled(put(hands(dealt(capital_aces=True), "AS AD 5D", "2C"), CIT, CIT), 6, 6)
    payment = previews(s)["gallop:KC"].payment
    assert payment is not None
    assert (written(payment.best), payment.total) == ("AS AD", 12)
    assert JACKRABBITS.view(s, 0).worth == [11, 11, 5]
