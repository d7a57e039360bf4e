"""8.4: several cards of a plaza's discards are bought together, for several."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.core.errors import Refusal
from sobremesa.core.protocol import NOBODY
from sobremesa.games.jackrabbits import JACKRABBITS, notation, rules, state
from sobremesa.games.jackrabbits.appeal import appeal
from sobremesa.games.jackrabbits.judgement import inclination

from .build import CIT, action, card, cards, check, dealt, discards, do, hand, hands, moves, put, settling, written
from .test_complete_game import bought, plaza
from .test_previews import cost

# ---- the rules -------------------------------------------------------------------------------------------------------


def test_8_4_ten_of_diamonds_buys_four_and_six_of_spades_together() -> None:
    s = do(plaza("JS", "10D", "4S 6S 7S"), "buy:4S")
    assert moves(s) == ["pay:10D", "buy:6S", "pass"]  # 4 and 7 are more than 10
    do(s, "buy:6S")
    assert (int(s.pay_need), moves(s)) == (10, ["pay:10D", "pass"])
    do(s, "pay:10D")
    assert (hand(s, 0), discards(s)) == ("4S 6S", "7S 10D")
    assert s.seen[1, card("4S")] == s.seen[1, card("6S")] == 1
    assert s.phase == state.SETTLING
    check(s)


def test_8_4_several_for_several() -> None:
    s = do(plaza("JS", "3D 5D 2H", "AS 2S 4S"), "buy:4S", "buy:2S", "buy:AS", "pay:5D", "pay:3D")
    assert (hand(s, 0), discards(s)) == ("AS 2S 4S 2H", "3D 5D")


def test_8_4_a_royal_may_be_among_the_diamonds_paid() -> None:
    s = do(plaza("JS", "KD 2D", "3S 9S"), "buy:3S", "buy:9S", "pay:KD", "pay:2D")
    assert hand(s, 0) == "3S 9S"
    assert s.place[card("KD")] == state.IN_COURT
    assert s.royals[0] == 0
    check(s)


def test_8_4_at_the_star_royals_and_cards_of_any_suit_buy_diamonds() -> None:
    s = do(plaza("JD", "QH 3C", "4D 9D"), "buy:9D", "buy:4D", "pay:QH", "pay:3C")
    assert (hand(s, 0), discards(s)) == ("4D 9D", "3C")
    check(s)


def test_8_4_only_what_can_be_paid_as_a_whole_can_be_picked() -> None:
    s = do(plaza("JS", "4D 3D", "2S 4S 5S 6S"), "buy:2S")
    assert bought(s) == ["buy:4S", "buy:5S"]
    do(s, "buy:5S")
    assert bought(s) == []
    assert isinstance(JACKRABBITS.why_not(s, 0, action("buy:4S")), Refusal)
    assert "buy:2S" not in bought(do(plaza("JS", "9D", "2S 4S"), "buy:2S"))  # once


def test_8_4_nothing_is_lost_by_going_back_before_paying() -> None:
    s = put(hands(dealt(), "10D 9S", "2C", discards="4S 6S"), "JS", "JS")
    do(settling(s), "buy:4S", "buy:6S", "pass")
    assert (hand(s, 0), discards(s), s.phase) == ("9S 10D", "4S 6S", state.SETTLING)
    assert {"buy:4S", "buy:6S", "attack:2", "end"} <= set(moves(s))  # 8.5: it is not too late for a fight
    assert (int(s.pay_need), int(s.shown)) == (0, 0)


def test_8_4_nobody_hesitates_for_ever() -> None:
    s = do(plaza("JS", "10D", "4S 6S"), "buy:4S", "pass", "buy:6S")
    assert moves(s) == ["pay:10D", "buy:4S"]
    do(s, "pay:10D", "end")
    assert s.put_back == 0  # the next turn begins anew


def test_8_4_the_first_card_paid_ends_the_choice() -> None:
    s = do(plaza("JS", "4D 6D", "4S 6S"), "buy:4S", "buy:6S", "pay:4D")
    assert moves(s) == ["pay:6D"]


def test_8_4_what_is_picked_is_paid_without_a_word_about_stopping() -> None:
    s = do(plaza("JS", "4D 7D", "4S 7S"), "buy:4S", "pay:4D", "buy:7S", "pay:7D")
    assert hand(s, 0) == "4S 7S"


def test_5_2_who_buys_many_cards_for_few_discards_at_once() -> None:
    s = do(plaza("JS", "KD 10C 3C 4C 5C 6C 7C 8C 9C", "AS 2S 3S"), "buy:AS", "buy:2S", "buy:3S", "pay:KD")
    assert (s.phase, int(s.hand_size[0])) == (state.SURPLUS, 11)
    do(s, "discard:10C", "discard:3C")
    assert (s.phase, rules.actor(s)) == (state.SETTLING, 0)
    check(s)


def test_9_an_ambivalent_ace_is_bought_for_one_among_others_and_pays_eleven() -> None:
    s = do(plaza("JS", "AD", "AS 4S 6S", ambivalent_aces=True), "buy:AS", "buy:4S", "buy:6S")
    assert moves(s) == ["pay11:AD", "pass"]
    assert hand(do(s, "pay11:AD"), 0) == "AS 4S 6S"


def test_9_additional_capital_counts_once_for_all_that_is_bought() -> None:
    s = plaza("JS", "9D", "4S 6S", capital_aces=True, additional_capital=True)
    s.place[card("AD")], s.capital[0] = state.BEFORE, card("AD")
    assert hand(do(s, "buy:4S", "buy:6S", "pay:9D"), 0) == "4S 6S"


def test_9_the_advanced_citadel_sells_several_suits_at_once() -> None:
    s = do(plaza("cit", "9D", "4S 5H", advanced_citadel=True), "buy:4S", "buy:5H", "pay:9D")
    assert hand(s, 0) == "4S 5H"


# ---- what is shown and told ------------------------------------------------------------------------------------------


def test_each_more_is_priced_with_what_is_picked() -> None:
    s = do(plaza("JS", "10D 9D", "4S 6S"), "buy:4S")
    assert (cost(s, "buy:6S").need, written(cost(s, "buy:6S").best)) == (10, "10D")
    paying = JACKRABBITS.view(s, NOBODY).paying
    assert paying is not None
    assert (paying.need, written(paying.picked_cards), paying.cards) == (4, "4S", [])
    asked = JACKRABBITS.view(s, 0).asked
    assert asked is not None
    assert (asked.need, written(asked.best)) == (4, "9D")


def test_the_market_says_what_pays_best_for_every_sum() -> None:
    s = plaza("JS", "10D 4D 3D KD", "4S 6S AS 2H")
    market = JACKRABBITS.view(s, 0).market
    assert market is not None
    assert market.costs == {card("AS"): 1, card("4S"): 4, card("6S"): 6}
    assert (market.picked_cards, market.suits, written(market.cards)) == ([], [3], "3D 4D 10D KD")
    assert [written(market.best_cards[need - 1]) for need in (1, 4, 7, 8, 11)] == ["3D", "4D", "3D 4D", "10D", "3D 10D"]
    assert len(market.best_cards) == 11
    do(s, "buy:4S")
    again = JACKRABBITS.view(s, 0).market
    assert again is not None
    assert (written(list(again.costs)), written(again.picked_cards)) == ("AS 6S", "4S")
    assert (again.picked_cost, again.best_cards) == (4, market.best_cards)
    assert JACKRABBITS.view(s, 1).market is None


def test_no_market_where_nothing_is_sold_or_nothing_can_be_paid() -> None:
    for place, held, discarded in (("KS", "9D", "4S"), ("JS", "9C", "4S"), ("JS", "9D", "4H")):
        assert JACKRABBITS.view(plaza(place, held, discarded), 0).market is None


def test_the_best_of_a_market_is_what_a_payment_of_that_sum_would_propose() -> None:
    options = {"capital_aces": True, "additional_capital": True}
    s = plaza("JS", "AD 2D 7D 8D", "3S 5S 9S 10S", **options)
    market = JACKRABBITS.view(s, 0).market
    assert market is not None
    for ware, price in market.costs.items():
        assert market.best_cards[price - 1] == cost(s, f"buy:{written([ware])}").best


def told(s: Any, *texts: str) -> list[tuple[str, dict[str, Any]]]:
    events = []
    for text in texts:
        before = s.copy()
        do(s, text)
        events += JACKRABBITS.story(before, 0, action(text), s, NOBODY)
    return [(event.code.removeprefix("jackrabbits-"), event.facts) for event in events]


def test_the_story_tells_what_was_bought_when_it_is_paid() -> None:
    assert told(plaza("JS", "10D", "4S 6S"), "buy:4S", "buy:6S", "pay:10D") == [
        ("paid", {"seat": 0, "cards": cards("10D"), "total": 10}),
        ("bought", {"seat": 0, "cards": cards("4S 6S")}),
    ]
    assert told(plaza("JS", "10D", "4S 6S"), "buy:4S", "pass") == []


def test_why_a_card_cannot_be_picked_or_paid() -> None:
    s = do(plaza("JS", "7D 3C", "4S 6S 2H"), "buy:4S")
    said = {text: JACKRABBITS.why_not(s, 0, action(text)).code for text in ("buy:6S", "buy:2H", "pay:3C", "attack:2")}
    assert said == {
        "buy:6S": "jackrabbits-cannot-pay",
        "buy:2H": "jackrabbits-not-for-sale",
        "pay:3C": "jackrabbits-wrong-suit",
        "attack:2": "jackrabbits-not-now",
    }


# ---- bots ------------------------------------------------------------------------------------------------------------


def played(s: Any, judge: Any) -> list[str]:
    """What a bot does at a plaza until its turn is over."""
    done: list[str] = []
    while rules.actor(s) == 0 and s.phase in (state.SETTLING, state.TRADING, state.PAYING):
        best = max(JACKRABBITS.legal(s, 0), key=lambda one: judge(s, 0, one))
        done.append(notation.write(best))
        do(s, done[-1])
        assert len(done) < 12
    return done


@pytest.mark.parametrize("judge", [appeal, inclination])
def test_bots_buy_several_cards_that_complete_the_price_of_a_royal(judge: Any) -> None:
    s = settling(put(hands(dealt(), "10D", "2C", discards="9S 4S 6S"), "JS", CIT))
    assert played(s, judge)[:4] == ["buy:6S", "buy:4S", "pay:10D", "acquire"]
    assert s.owner[card("JS") - state.ROYAL] == 0


@pytest.mark.parametrize("judge", [appeal, inclination])
@pytest.mark.parametrize(
    ("held", "discarded", "done"),
    [
        ("10D 3S", "2S 8S 6S", ["buy:8S", "pay:10D"]),  # 11 in one card for 8: nothing makes 7
        ("10D 10S", "4S 6S", []),  # the jack can be paid already
        ("10D", "4S 5S", []),  # nine are not enough
        ("9D", "4S 6S", []),  # too dear
    ],
)
def test_bots_buy_nothing_that_does_not_help(judge: Any, held: str, discarded: str, done: list[str]) -> None:
    s = settling(put(hands(dealt(), held, "2C", discards=discarded), "JS", CIT))
    assert [step for step in played(s, judge) if step.startswith(("buy", "pass", "pay:10D"))] == done


@pytest.mark.parametrize("judge", [appeal, inclination])
def test_bots_keep_what_would_buy_a_royal_elsewhere(judge: Any) -> None:
    s = settling(put(hands(dealt(), "10D", "JS", discards="4S 6S"), "JS", CIT))
    assert played(s, judge) == ["end"]


@pytest.mark.parametrize("judge", [appeal, inclination])
def test_bots_leave_what_they_picked_by_mistake(judge: Any) -> None:
    s = do(plaza("JS", "9D 3H", "4S 5S"), "buy:4S")
    assert played(s, judge)[:2] == ["pass", "end"]


@pytest.mark.parametrize("judge", [appeal, inclination])
def test_bots_buy_a_cheap_ace_first_of_all(judge: Any) -> None:
    s = settling(put(hands(dealt(ambivalent_aces=True), "10D", "2C", discards="AS 4S 6S"), "JS", CIT))
    assert played(s, judge)[:2] == ["buy:AS", "pay:10D"]
