"""9: what an ace counts, wherever it is used or shown."""

from __future__ import annotations

from typing import Any

from sobremesa.games.jackrabbits import JACKRABBITS, rules, state
from sobremesa.games.jackrabbits.appeal import known_hearts
from sobremesa.games.jackrabbits.cards import all_see
from sobremesa.games.jackrabbits.harmless import harmless

from .build import (
    CIT,
    action,
    at,
    capital,
    card,
    check,
    dealt,
    discards,
    do,
    hand,
    hands,
    moves,
    placed,
    put,
    rolled,
    settling,
)
from .test_complete_game import fight, flying, visit
from .test_previews import previews
from .test_turn import lottery

# ---- ambivalent aces -------------------------------------------------------------------------------------------------


def test_9_an_ambivalent_ace_carries_a_roll_of_eleven_as_a_passport() -> None:
    """8.1: a roll up to its value."""
    assert moves(flying("AC", "KS", 5, 6, "AC", ambivalent_aces=True)) == ["fly:KC", "fly:KH", "fly:KD"]
    assert moves(flying("AC", "KS", 5, 6, "AC")) == ["fall"]
    assert moves(flying("AC", "KS", 5, 6, "AC", capital_aces=True)) == ["fall"]  # shown, not spent


def test_9_an_ambivalent_ace_lacks_one_for_a_roll_of_twelve_and_may_pay_it_itself() -> None:
    s = do(flying("AC", "KC", 6, 6, "AC", ambivalent_aces=True), "fare")
    assert (int(s.pay_need), moves(s)) == (1, ["pay:AC", "pay11:AC"])
    do(s, "pay:AC", "fly:KS")
    assert (at(s, 0), discards(s)) == ("tower-spades", "AC")


def test_9_the_preview_of_an_ambivalent_passport_counts_eleven() -> None:
    s = put(hands(dealt(ambivalent_aces=True), "AC", "2C"), "KS", CIT)
    found = previews(s)["passport:AC"]
    assert (found.value, found.free, found.payable, found.falls) == (11, 35, 0, 1)


def test_9_an_ambivalent_ace_of_hearts_challenges_and_answers_alone() -> None:
    """8.3: hearts worth six."""
    s = do(visit("AH 2C", "6H 3C", ambivalent_aces=True), "show:6H")
    assert moves(s) == ["yield", "show:AH"]
    assert JACKRABBITS.view(s, 0).asked.best == [card("AH")]
    do(s, "show:AH")
    assert (at(s, 0), at(s, 1)) == ("palace-hearts", "off")
    s = visit("2C", "AH 3C", ambivalent_aces=True)
    assert moves(s) == ["pass", "show:AH"]
    assert previews(s, 1)["show:AH"].value == 11
    assert do(s, "show:AH").phase == state.DEFENCE
    assert moves(visit("2C", "AH 3C")) == ["pass"]


def test_9_a_palace_is_no_risk_with_an_ambivalent_ace_of_hearts() -> None:
    s = rolled(put(hands(dealt(ambivalent_aces=True), "AH", "2C"), "JH", CIT))
    assert previews(s)["go:QH"].risk is False


def test_9_an_ambivalent_ace_of_hearts_lies_open_alone() -> None:
    s = put(hands(dealt(provisional_palaces=True, ambivalent_aces=True), "AH", "2C", top="3S"), "KS", CIT)
    assert moves(do(settling(s), "end")) == ["pass", "lay:AH"]
    do(s, "lay:AH")
    assert (rules.actor(s), placed(s, state.OPEN)) == (1, [card("AH")])
    check(s)


def test_9_for_the_lottery_an_ambivalent_ace_is_the_one_of_a_die() -> None:
    s = lottery(hands(dealt(ambivalent_aces=True), "AC 3S", "2C"), 1, 6)
    assert moves(s) == ["pass", "show:AC"]
    assert previews(s)["show:AC"].value == 1
    assert moves(lottery(hands(dealt(ambivalent_aces=True), "AC 3S", "2C"), 5, 6)) == ["pass"]


def test_9_bots_know_that_an_ambivalent_ace_of_hearts_is_enough() -> None:
    s = hands(dealt(ambivalent_aces=True), "2C", "AH 3C")
    all_see(s, card("AH"), 1)
    assert known_hearts(s, 0, 1) == 1


def test_9_whose_time_is_over_keeps_an_ambivalent_ace() -> None:
    """5.2: what is worth least is discarded."""
    s = hands(dealt(ambivalent_aces=True, overtaxed_hands=True), "2C", "AH 3C 4C 5C 6C 7C 8C")
    s.phase, s.asked, s.then = state.SURPLUS, 1, state.THEN_SETTLE
    assert harmless(s, 1) == action("discard:3C")


# ---- additional capital ----------------------------------------------------------------------------------------------


def additional(*texts: str, **options: Any) -> Any:
    return fight(*texts, capital_aces=True, additional_capital=True, **options)


def told_of_payment(s: Any, *cards: str) -> tuple[str, int]:
    """The story of the last card of a payment."""
    before = do(s, *(f"pay:{one}" for one in cards[:-1]))
    move = action(f"pay:{cards[-1]}")
    story = JACKRABBITS.story(before.copy(), 0, move, do(before.copy(), f"pay:{cards[-1]}"), 1)
    return story[0].code, story[0].facts["total"]


def test_9_a_payment_that_the_capital_adds_to_says_so() -> None:
    """6 and 5 are worth 12 with it."""

    def galloping(mine: str) -> Any:
        return rolled(put(hands(dealt(capital_aces=True, additional_capital=True), mine, "2C"), CIT, CIT), 6, 6)

    helped = do(capital(galloping("6S 5S"), 0, "AS"), "gallop:KC")
    assert told_of_payment(helped, "6S", "5S") == ("jackrabbits-paid-capital", 12)
    becoming = do(galloping("AS 5S"), "gallop:KC")  # the ace that is paid now adds nothing more
    assert told_of_payment(becoming, "AS", "5S") == ("jackrabbits-paid", 16)


def test_9_additional_capital_adds_1_to_each_side_of_a_fight() -> None:
    """8.2: spades are needed, and its suit is spades."""
    s = do(capital(additional("5S", "4S 2C"), 1, "AS"), "attack:2")
    assert s.force.tolist() == [0, 1]
    do(s, "strike:5S", "strike:4S")
    assert (rules.actor(s), s.force.tolist()) == (1, [5, 5])  # not more yet
    s = do(capital(additional("5S", "5C 6S"), 0, "AS"), "attack:2", "strike:5S", "strike:6S")
    assert (rules.actor(s), s.force.tolist()) == (1, [6, 6])
    assert do(capital(additional("5S", "6S"), 0, "AH"), "attack:2").force.tolist() == [0, 0]
    check(s)


def test_9_capital_alone_attacks_nobody_and_strikes_for_nobody() -> None:
    assert "attack:2" not in moves(capital(additional("5H", "2C"), 0, "AS"))
    s = do(capital(additional("5S", "2C"), 0, "AS"), "attack:2")
    assert (rules.actor(s), moves(s)) == (0, ["yield", "strike:5S"])
    assert JACKRABBITS.view(s, 0).fight.need == 1


def test_9_an_ace_that_becomes_capital_in_a_fight_is_not_counted_twice() -> None:
    s = do(additional("AS 5S", "2C"), "attack:2", "strike:AS")
    assert (s.force.tolist(), placed(s, state.BEFORE)) == ([11, 0], [card("AS")])


def test_9_the_preview_of_an_attack_counts_the_capital() -> None:
    assert previews(capital(additional("5S", "2C"), 0, "AS"))["attack:2"].value == 6


def entered(mine: str, theirs: str, *capitals: str, **options: Any) -> Any:
    """Seat 0 walks from J♥ to Q♥, both with an ace before them."""
    s = hands(dealt(capital_aces=True, additional_capital=True, **options), mine, theirs)
    for seat, ace in enumerate(capitals):
        capital(s, seat, ace)
    return do(rolled(put(s, "JH", CIT)), "go:QH")


def test_9_additional_capital_adds_1_to_hearts_that_are_shown() -> None:
    s = entered("2C", "5H 3C", "AC", "AH")
    assert moves(s) == ["pass", "show:5H"]
    assert JACKRABBITS.view(s, 1).asked.need == 5
    assert do(s, "show:5H").phase == state.DEFENCE
    s = do(entered("5H", "6H 3C", "AH", "AC"), "show:6H")
    assert moves(s) == ["yield", "show:5H"]
    do(s, "show:5H")
    assert (at(s, 0), at(s, 1), discards(s)) == ("palace-hearts", "off", "6H")
    assert moves(entered("2C", "5H 3C", "AH", "AC")) == ["pass"]  # each has their own


def test_9_a_challenger_who_is_answered_keeps_the_capital() -> None:
    s = do(entered("9H", "5H 3C", "AC", "AH"), "show:5H", "show:9H")
    assert (hand(s, 1), placed(s, state.BEFORE + 1)) == ("3C", [card("AH")])
    check(s)


def test_9_capital_alone_is_nothing_to_show() -> None:
    assert moves(entered("2C", "3C", "AC", "AH")) == ["pass"]


def test_9_additional_capital_counts_among_hearts_that_lie_open() -> None:
    options = {"provisional_palaces": True, "capital_aces": True, "additional_capital": True}
    s = capital(hands(dealt(**options), "5H", "2C", top="3S"), 0, "AH")
    do(settling(put(s, "KS", CIT)), "end")
    assert moves(s) == ["pass", "lay:5H"]
    assert rules.actor(do(s, "lay:5H")) == 1


def test_9_additional_capital_makes_no_passport_stronger() -> None:
    """8.1: a passport is one card, not a sum."""
    s = put(hands(dealt(capital_aces=True, additional_capital=True), "8C", "2C"), "KS", CIT)
    do(capital(s, 0, "AC"), "passport:8C")
    s.first_die, s.second_die = 4, 5
    assert moves(do(s, "pass")) == ["fall"]
