"""What a move would cost, which cards pay it best, what a roll means for a passport."""

from __future__ import annotations

from typing import Any

from sobremesa.games.jackrabbits import JACKRABBITS, notation, state
from sobremesa.games.jackrabbits.cards import lay_open
from sobremesa.games.jackrabbits.preview import Preview
from sobremesa.games.jackrabbits.prices import Payment

from .build import CIT, card, dealt, do, hands, node, put, rolled, settling, written


def cost(s: Any, notation: str) -> Payment:
    """What a move of the seat that is asked costs."""
    view = JACKRABBITS.view(s, 0)
    place = next(move.preview.payment for move in view.moves if move.notation == notation)
    assert place is not None
    return view.payments[place]


def previews(s: Any, seat: int = 0) -> dict[str, Preview]:
    return {move.notation: move.preview for move in JACKRABBITS.view(s, seat).moves}


def test_a_journey_shows_its_price_and_its_best_payment() -> None:
    s = rolled(put(hands(dealt(), "4S 5D 3S 8S", "2C"), CIT, CIT), 3, 4)
    found = previews(s)["gallop:KC"]
    assert found.rule == "6.2"
    assert found.node == node("KC")
    payment = cost(s, "gallop:KC")
    assert (payment.need, payment.suits, payment.total) == (7, [1, 3], 7)
    assert written(payment.cards) == "3S 4S 8S 5D"
    assert written(payment.best) == "3S 4S"
    assert previews(s)["go:QH"].payment is None


def test_royals_are_the_last_to_be_spent() -> None:
    s = settling(put(hands(dealt(), "KD 9D 8D", "2C"), "JD", CIT))
    payment = cost(s, "acquire")
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
    payment = cost(s, "buy:4S")
    assert written(payment.best) == "4D"


def test_others_get_no_moves() -> None:
    s = rolled(put(hands(dealt(), "4S 5D", "2C"), CIT, CIT))
    assert JACKRABBITS.view(s, 1).moves == JACKRABBITS.view(s, -1).moves == []
    assert JACKRABBITS.view(s, -1).hand == []


def test_only_the_first_capital_ace_counts_eleven() -> None:
    s = rolled(put(hands(dealt(capital_aces=True), "AS AD 5D", "2C"), CIT, CIT), 6, 6)
    payment = cost(s, "gallop:KC")
    assert (written(payment.best), payment.total) == ("AS AD", 12)
    view = JACKRABBITS.view(s, 0)
    assert (view.worth, view.low, view.later) == ([11, 11, 5], {}, {card("AS"): 1, card("AD"): 1})


def test_an_ambivalent_ace_may_count_one_instead() -> None:
    view = JACKRABBITS.view(rolled(put(hands(dealt(ambivalent_aces=True), "AS 5D", "2C"), CIT, CIT), 6, 6), 0)
    assert (view.worth, view.low, view.later) == ([11, 5], {card("AS"): 1}, {})


def test_a_capital_ace_before_the_seat_adds_to_what_the_cards_pay() -> None:
    s = rolled(put(hands(dealt(capital_aces=True, additional_capital=True), "4S 3S", "2C"), CIT, CIT), 3, 4)
    s.capital[0] = card("AS")
    s.place[card("AS")] = state.BEFORE
    payment = cost(s, "gallop:KC")
    assert (written(payment.best), payment.total, payment.bonus) == ("3S 4S", 8, 1)


def test_with_three_carrots_out_only_royals_pay() -> None:
    payment = cost(settling(put(hands(dealt(), "KD QD KS 10D", "2C"), "JD", CIT)), "acquire")
    assert (written(payment.cards), written(payment.best)) == ("KD QD", "KD")


def test_what_costs_the_same_is_told_once() -> None:
    view = JACKRABBITS.view(rolled(put(hands(dealt(), "4S 5D 3S 8S", "2C"), CIT, CIT), 3, 4), 0)
    paid = [move for move in view.moves if move.preview.payment is not None]
    told = {(*payment.suits, "paid with", *payment.best) for payment in view.payments}
    assert len(view.payments) == len(told) < len(paid)


def test_a_transfer_names_the_piece_at_which_it_is_bought() -> None:
    s = rolled(put(hands(dealt(), "4S 9H 2D 7C X1 10H", "3C 5D"), CIT, CIT), 3, 4)
    for name, found in previews(s).items():
        kind = {"gallop": "C", "sail": "C", "tavern": "T", "hole": "V", "shortcut": name[9:]}.get(name.split(":")[0])
        if kind is None:
            assert found.piece is None, name
        else:
            assert found.piece is not None
            assert notation.write_node(found.piece).startswith(kind), name


def test_a_palace_further_on_is_pointed_out() -> None:
    s = rolled(put(hands(dealt(), "7C 5S 6H 8S 9D", "3C 5D"), CIT, CIT), 2, 3)
    routes = [route for found in previews(s).values() for route in found.onward or []]
    assert (
        {route.node for route in routes if route.risk is not None}
        == {route.node for route in routes if 5 <= route.node <= 8}
        != set()
    )
    assert all(route.then == f"go:{notation.write_node(route.node)}" for route in routes if route.node < state.HEXAGONS)


def test_a_strike_says_what_an_ace_counts() -> None:
    s = do(settling(put(hands(dealt(ambivalent_aces=True), "AS 9S", "5S"), "KS", "KS")), "attack:2")
    assert {name: found.value for name, found in previews(s).items() if found.card is not None} == {
        "strike:AS": 1,
        "strike11:AS": 11,
        "strike:9S": 9,
    }


# ---- 8.3, 9: palaces, provisional ones too ---------------------------------------------------------------------------


def visiting(mine: str, **options: Any) -> Any:
    """Seat 0 sets out; seat 1 has laid open K♥ on the K♠ tower, two free steps from the Q♥ palace."""
    s = put(hands(dealt(provisional_palaces=True, **options), mine, "2C KH"), CIT, "KS")
    lay_open(s, 1, card("KH"))
    return rolled(s, 1, 1)


def test_9_open_hearts_are_a_certain_challenge() -> None:
    found = previews(visiting("5H"))
    assert (found["go:KS"].host, found["go:KS"].risk) == (1, True)
    assert (found["go:QS"].host, found["go:QS"].risk) == (None, True)  # 8.3: there somebody may challenge
    assert (found["go:JD"].host, found["go:JD"].risk) == (None, None)


def test_9_who_holds_hearts_worth_six_or_the_royal_of_the_house_has_an_answer() -> None:
    assert previews(visiting("6H"))["go:KS"].risk is False
    assert previews(visiting("KS"))["go:KS"].risk is False


def test_9_open_hearts_are_pointed_out_further_on() -> None:
    routes = [route for found in previews(visiting("7C 8D X1")).values() for route in found.onward or []]
    assert any(route.node == node("KS") for route in routes)
    assert all(route.host == 1 and route.risk for route in routes if route.node == node("KS"))


def test_9_without_open_hearts_a_tower_is_no_palace() -> None:
    s = rolled(put(hands(dealt(provisional_palaces=True), "5H", "2C KH"), CIT, "KS"))
    assert (previews(s)["go:KS"].host, previews(s)["go:KS"].risk) == (None, None)


def test_8_3_landing_on_a_palace_by_sea_is_a_risk_too() -> None:
    s = rolled(put(hands(dealt(), "5H X1", "2C"), "KC", CIT))
    at_sea = [found for name, found in previews(s).items() if name.startswith("float:") and 5 <= (found.node or 0) <= 8]
    assert at_sea
    assert all(found.risk is True for found in at_sea)
