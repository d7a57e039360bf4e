"""9: every option changes exactly what it says; and what cannot be chosen together."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.core.errors import Refusal
from sobremesa.core.protocol import NOTHING, OVER
from sobremesa.games.jackrabbits import JACKRABBITS, rules, state
from sobremesa.games.jackrabbits.cards import lay_open, value_of
from sobremesa.games.jackrabbits.options import SWITCHES, JackrabbitsOptions

from .build import (
    CIT,
    at,
    can,
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
    standing,
    written,
)
from .test_complete_game import bought, fight, flying, plaza
from .test_transfers import SHORES, on_the_way, starting
from .test_turn import lottery

# ---- individual trades -----------------------------------------------------------------------------------------------


def bargain(*texts: str, place: str = "KS") -> Any:
    s = put(hands(dealt(len(texts), individual_trades=True), *texts), *([place] * len(texts)))
    return do(settling(s), "bargain:2")


def test_9_individual_trades_are_off_by_default() -> None:
    assert not can(fight("9D", "2C"), "bargain:2")


def test_9_individual_trades_swap_one_sealed_card_for_another() -> None:
    s = bargain("4D 9S", "7C 2H", "5C")
    do(s, "seal:4D", "claim:4D", "seal:7C", "claim:7C")
    assert (rules.actor(s), moves(s)) == (0, ["refuse", "agree"])
    do(s, "agree")
    assert [hand(s, 0), hand(s, 1)] == ["7C 9S", "2H 4D"]
    assert [at(s, 0), at(s, 1)] == ["tower-spades"] * 2
    assert s.phase == state.SETTLING
    check(s)


def test_9_who_misstated_is_sent_off_after_the_swap() -> None:
    s = do(bargain("4C 9S", "7C 2D"), "seal:4C", "claim:9D", "seal:7C", "claim:7C", "agree")
    assert [hand(s, 0), hand(s, 1)] == ["7C 9S", "4C 2D"]
    assert [at(s, 0), at(s, 1)] == ["off", "tower-spades"]
    assert rules.actor(s) == 1
    s = do(bargain("4D 9S", "7C 2D"), "seal:4D", "claim:4D", "seal:7C", "claim:8C", "agree")
    assert [at(s, 0), at(s, 1)] == ["tower-spades", "off"]
    assert (rules.actor(s), int(s.phase)) == (0, state.SETTLING)


def test_9_one_of_the_two_is_said_to_be_a_diamond() -> None:
    s = do(bargain("4C", "7C 2D"), "seal:4C", "claim:4C", "seal:7C")
    assert {m[-1] for m in moves(s) if m.startswith("claim")} == {"D"}


def test_9_either_side_may_refuse_until_both_have_spoken_and_once_a_turn() -> None:
    s = do(bargain("4D", "7C"), "seal:4D", "claim:4D", "refuse")
    assert [hand(s, 0), hand(s, 1)] == ["4D", "7C"]
    assert (rules.actor(s), can(s, "bargain:2")) == (0, False)


def test_9_a_royal_in_a_bargain_takes_its_carrot_along() -> None:
    s = do(bargain("4D KC KS KH", "QD"), "seal:4D", "claim:4D", "seal:QD", "claim:QD", "agree")
    assert s.phase == state.FOURTH
    do(s, "return:KC")
    assert s.owner[7] == 0
    assert s.phase == state.SETTLING
    check(s)


# ---- aces ------------------------------------------------------------------------------------------------------------


def test_9_ambivalent_aces_count_1_or_11_when_spent() -> None:
    s = on_the_way("AS 5S 3S", dice=(6, 6), ambivalent_aces=True)
    do(s, "gallop:KC")
    assert moves(s) == ["pay11:AS", "pay:3S", "pay:5S"]  # as a 1 it would make the rest too little
    do(s, "pay11:AS", "pay:3S")
    assert at(s, 0) == "tower-clubs"
    assert not can(on_the_way("AS 5S 3S", dice=(6, 6)), "gallop:KC")


def test_9_ambivalent_aces_strike_as_11_and_cost_1() -> None:
    s = do(fight("AS", "10S", ambivalent_aces=True), "attack:2")
    assert moves(s) == ["yield", "strike:AS", "strike11:AS"]
    do(s, "strike11:AS", "strike:10S")
    assert rules.actor(s) == 1
    assert bought(plaza("JS", "2D", "AS 3S", ambivalent_aces=True)) == ["buy:AS"]


def test_9_the_first_capital_ace_counts_11_and_stays_before_you() -> None:
    s = do(on_the_way("AS AD 9C", dice=(5, 6), capital_aces=True), "gallop:KC", "pay:AS")
    assert at(s, 0) == "tower-clubs"
    assert placed(s, state.BEFORE) == [card("AS")]
    assert s.capital[0] == card("AS")
    assert discards(s) == ""
    check(s)


def test_9_later_aces_count_1() -> None:
    s = on_the_way("AS AD 9S", dice=(5, 6), capital_aces=True)
    s.place[card("AC")] = state.BEFORE
    s.capital[0] = card("AC")
    s.pile_size -= 1
    assert can(s, "gallop:KC")
    do(s, "gallop:KC", "pay:AS", "pay:AD")
    assert (int(s.pay_sum), discards(s)) == (2, "AS AD")
    assert not can(on_the_way("AS AD 8S", dice=(5, 6)), "gallop:KC")


def test_9_additional_capital_adds_1_where_its_suit_is_taken() -> None:
    for suit, enough in (("AS", True), ("AC", False)):
        s = on_the_way("5S", dice=(3, 3), capital_aces=True, additional_capital=True)
        s.place[card(suit)] = state.BEFORE
        s.capital[0] = card(suit)
        assert can(s, "gallop:KC") == enough


def test_9_capital_alone_pays_nothing() -> None:
    s = plaza("JS", "9C", "AS", capital_aces=True, additional_capital=True)
    s.place[card("AD")] = state.BEFORE
    s.capital[0] = card("AD")
    assert not bought(s)


# ---- the advanced citadel --------------------------------------------------------------------------------------------


def test_9_the_advanced_citadel_is_a_palace_for_hearts_only() -> None:
    s = do(rolled(put(hands(dealt(advanced_citadel=True), "2C", "6H QH"), "JD", CIT)), "go:cit")
    assert moves(s) == ["pass", "show:6H", "show:QH"]  # the queen of hearts is a heart
    s = do(rolled(put(hands(dealt(advanced_citadel=True), "2C", "QS"), "JD", CIT)), "go:cit")
    assert moves(s) == ["pass"]
    assert do(rolled(put(hands(dealt(), "2C", "6H"), "JD", CIT)), "go:cit").phase == state.SETTLING


def test_9_the_win_waits_for_the_challenge() -> None:
    s = rolled(put(hands(dealt(advanced_citadel=True), "KC KS KH", "6H"), "JD", CIT))
    do(s, "go:cit")
    assert rules.actor(s) == 1
    assert do(s.copy(), "pass").won == 0
    assert do(s.copy(), "show:6H", "yield").won == NOTHING
    assert do(s.copy(), "show:6H", "show:KH").won == 0


def test_9_the_advanced_citadel_sells_any_suit_for_diamonds() -> None:
    assert bought(plaza("cit", "5D", "4S 5H 6C 3D", advanced_citadel=True)) == ["buy:4S", "buy:5H", "buy:3D"]


def test_9_the_advanced_citadel_is_a_tower_with_any_suit_for_the_shortfall() -> None:
    s = flying("5C 3H", "cit", 4, 4, "5C", advanced_citadel=True)
    do(s, "fare")
    assert moves(s) == ["pay:5C", "pay:3H"]
    do(s, "pay:3H")
    assert moves(s) == ["fly:KC", "fly:KS", "fly:KH", "fly:KD"]
    assert "fly:cit" in moves(flying("9C", "KS", 4, 4, "9C", advanced_citadel=True))


# ---- the others ------------------------------------------------------------------------------------------------------


def test_9_tight_suits_leave_as_many_suits_and_road_sets_as_players() -> None:
    s = dealt(2, tight_suits="SH", board="random:3")
    assert written(placed(s, state.GONE)).split()[:10] == ["AC", "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C"]
    assert len(placed(s, state.GONE)) == 26
    present = [n for n in range(state.NODES) if int(s.present) >> n & 1]
    houses = [n for n in present if 0 < n < state.HEXAGONS]
    assert [(n - 1) % 4 for n in houses] == [1, 2, 1, 2, 1, 2]
    assert len([n for n in present if n >= state.ROADS]) == 2 * (2 * 3 + 3)


def test_9_residential_flights_land_on_any_hexagon() -> None:
    assert len(moves(flying("9C", "KS", 4, 4, "9C", residential_flights=True))) == 12
    assert len(moves(flying("9C", "KS", 4, 4, "9C"))) == 3


def test_9_provisional_palaces_challenge_every_later_visitor() -> None:
    s = put(hands(dealt(provisional_palaces=True), "5H 4H 9S", "2C 8H"), "QH", "KH")
    do(settling(s), "end")
    assert (int(s.phase), moves(s)) == (state.LAYING, ["pass", "lay:4H", "lay:5H"])
    s.at[0] = 7  # the same on any house; here on the queen's own
    do(s, "lay:5H", "lay:4H")
    assert placed(s, state.OPEN) == [card("4H"), card("5H")]
    do(rolled(s), "go:QH")
    assert (rules.actor(s), int(s.phase), moves(s)) == (1, state.DEFENCE, ["yield", "show:8H"])
    lost = do(s.copy(), "show:8H")
    assert at(lost, 0) == "off"
    assert discards(lost) == "4H 5H"
    check(lost)
    sent = do(s.copy(), "yield")
    assert at(sent, 1) == "off"
    assert {"4H", "5H"} <= set(hand(sent, 0).split())  # back in hand as the own turn begins
    check(sent)


def test_9_the_royal_of_the_house_opens_its_provisional_palace() -> None:
    s = hands(dealt(provisional_palaces=True), "KS QS 2H", "9H 2C")
    s = put(s, CIT, "KS")
    lay_open(s, 1, card("9H"))
    do(rolled(s), "go:KS")
    assert moves(s) == ["yield", "show:KS"]  # not the queen of another house
    do(s, "show:KS")
    assert (at(s, 0), at(s, 1)) == ("tower-spades", "off")
    assert discards(s) == "9H"
    check(s)


def test_9_no_laying_open_without_six_in_hearts_nor_on_the_citadel() -> None:
    s = put(hands(dealt(provisional_palaces=True), "5H", "2C", top="3S"), "KS", CIT)
    assert moves(do(settling(s), "end")) == ["pass"]
    s = put(hands(dealt(provisional_palaces=True), "6H", "2C"), CIT, CIT)
    assert rules.actor(do(settling(s), "end")) == 1


def test_9_trailing_carrots_let_a_journey_go_on() -> None:
    without = on_the_way("QH", "KH")
    assert set(starting(without, "go")) == {"QH", "JD"}
    s = on_the_way("QH", "KH", trailing_carrots=True)
    assert set(starting(s, "go")) == {"QH", "JD", "cit", "JH", "KH"}
    other = rolled(put(hands(dealt(trailing_carrots=True), "2C", "QH"), "KH", CIT))
    assert set(starting(other, "go")) == {"QH", "JD"}  # somebody else's carrot


FROM_KS = {"KS", "cit", "QS", "JS"}


def fly_to_spades(held: str, **options: Any) -> Any:
    s = do(put(hands(dealt(**options), held, "QH"), "KD", CIT), f"passport:{held.split()[0]}")
    s.first_die, s.second_die = 1, 2
    return do(s, "pass", "fly:KS")


@pytest.mark.parametrize("how", ["gallop", "ride", "fly"])
def test_9_trailing_carrots_hold_however_one_comes(how: str) -> None:
    def arrived(royal: str, **options: Any) -> Any:
        if how == "fly":
            return fly_to_spades(f"10C {royal}", **options)
        s = on_the_way(f"6S X1 {royal}", CIT, **options)
        return do(s, *(["gallop:KS", "pay:6S"] if how == "gallop" else ["ride:KS"]))

    s = arrived("KS", trailing_carrots=True)
    assert (s.phase, set(starting(s, "go")), can(s, "stay")) == (state.JOURNEY, FROM_KS, False)
    assert at(do(s.copy(), "go:QS"), 0) == "palace-spades"
    stopped = do(s.copy(), "go:KS")
    assert (at(stopped, 0), stopped.phase) == ("tower-spades", state.SETTLING)
    assert arrived("KS").phase == state.SETTLING  # without the option
    assert arrived("QS", trailing_carrots=True).phase == state.SETTLING  # no carrot there


def test_9_a_flight_that_goes_on_is_a_journey_like_any_other() -> None:
    """8.1: what is bought on the way costs the roll of this turn."""
    s = fly_to_spades("10C KS 3S X1", trailing_carrots=True)
    assert can(s, "gallop:cit")  # over the crossing C2, at 3
    assert can(s, "ride:QD")
    assert can(do(s.copy(), "gallop:cit"), "pay:3S")


def test_9_a_carrot_that_paid_for_the_way_does_not_trail() -> None:
    s = do(on_the_way("KS", CIT, trailing_carrots=True), "gallop:KS", "pay:KS")
    assert (at(s, 0), s.phase) == ("tower-spades", state.SETTLING)


def test_9_trailing_carrots_hold_for_landings_too() -> None:
    s = do(on_the_way("6S JS", "KH", trailing_carrots=True), "sail:JS.4", "pay:6S")
    assert set(starting(s, "go")) == {"JS", "KS", "KD", "QD"}


def test_9_one_floats_from_a_hexagon_with_a_shore_that_a_carrot_lets_one_pass() -> None:
    """6.3: a joker is released anywhere on the way."""
    s = on_the_way("X1 JS", "KS", trailing_carrots=True)
    assert set(starting(s, "float")) == set(SHORES) - {"JS.4"}
    assert not starting(on_the_way("X1 JS", "KS"), "float")
    assert not starting(on_the_way("X1 QC", "KS", trailing_carrots=True), "float")  # not on the way


def test_9_windfall_lottery_pays_every_card_shown_and_a_double() -> None:
    s = lottery(hands(dealt(windfall_lottery=True), "AC AD 6S", "2C"), 1, 6)
    do(s, "show:AC", "show:6S")
    assert s.hand_size[0] == 5
    assert "show:AC" not in moves(s)
    do(s, "pass")
    doubles = 0
    for seed in range(40):
        s = do(hands(dealt(seed=str(seed), windfall_lottery=True), "9C", "2C"), "roll")
        double = s.first_die == s.second_die
        doubles += double
        assert s.hand_size[0] == 1 + double
    assert doubles


def test_9_overtaxed_hands_hold_six() -> None:
    s = settling(hands(dealt(overtaxed_hands=True), "2C 3C 4C 5C 6C 7C", "2S"))
    assert do(s, "end").phase == state.SURPLUS


def test_9_seized_surplus_makes_nobody_discard_and_hides_hand_sizes() -> None:
    s = hands(dealt(seized_surplus=True), "2C 3C 4C 5C 6C 7C 8C 9C 10C", "2S")
    do(settling(s), "end")
    assert (rules.actor(s), int(s.hand_size[0])) == (1, 10)
    view = JACKRABBITS.view(s, 1)
    assert [seat.cards for seat in view.seats] == [None, 1]
    assert [seat.rank for seat in view.seats] == [None, None]


def test_9_seized_surplus_is_called_once_at_the_start_of_a_turn() -> None:
    s = hands(dealt(3, seized_surplus=True), "2S", "2C 3C 4C 5C 6C 7C 8C 9C 10C KD 3H", "4S")
    assert moves(s) == ["roll", "call:2", "call:3"]
    do(s, "call:2")
    assert s.hand_size.tolist()[:2] == [3, 9]
    assert moves(s) == ["roll"]
    check(s)
    do(s, "roll")
    quiet = hands(dealt(seized_surplus=True), "2S", "2C 3C")
    assert do(quiet, "call:2").hand_size.tolist()[:2] == [1, 2]


def test_9_patriarchal_values() -> None:
    def worth(**options: Any) -> list[int]:
        s = dealt(**options)
        return [value_of(s, card(c)) for c in ["AC", "KC", "QC", "JC", "7C", "X1"]]

    assert worth() == [1, 10, 10, 10, 7, 0]
    assert worth(patriarchal_values=True) == [14, 13, 12, 11, 7, 0]
    s = lottery(hands(dealt(patriarchal_values=True), "AC", "2C"), 1, 6)
    assert can(s, "show:AC")  # in the lottery an ace is a 1


def test_9_the_turn_limit_stops_the_game_and_ranks_by_royals_then_cards() -> None:
    s = settling(hands(dealt(3, turn_limit=1), "KC", "2C 3C", "4C 5C 6C"))
    do(s, "end")
    assert rules.actor(s) == OVER
    assert standing(s) == ([1, 0, 0], [0, 2, 1])
    assert s.won == NOTHING


# ---- what cannot be chosen -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options", "code"),
    [
        (2, {"patriarchal_values": True, "ambivalent_aces": True}, "jackrabbits-contradiction"),
        (2, {"patriarchal_values": True, "capital_aces": True}, "jackrabbits-contradiction"),
        (2, {"ambivalent_aces": True, "capital_aces": True}, "jackrabbits-contradiction"),
        (2, {"additional_capital": True}, "jackrabbits-needs-capital"),
        (2, {"complete": False, "advanced_citadel": True}, "jackrabbits-needs-complete"),
        (2, {"complete": False, "individual_trades": True}, "jackrabbits-needs-complete"),
        (2, {"complete": False, "residential_flights": True}, "jackrabbits-needs-complete"),
        (2, {"complete": False, "provisional_palaces": True}, "jackrabbits-needs-complete"),
        (3, {"tight_suits": "CS"}, "jackrabbits-tight-suits"),
        (2, {"tight_suits": "CS", "ending": "diverse", "board": "random:1"}, "jackrabbits-unreachable-ending"),
        (2, {"tight_suits": "CS", "ending": "diverse-monarchic", "board": "draft"}, "jackrabbits-unreachable-ending"),
        (2, {"tight_suits": "CS"}, "jackrabbits-tight-sample"),
        (2, {"board": "random"}, "jackrabbits-random-board"),
        (2, {"board": "random:1:9"}, "jackrabbits-random-board"),
        (2, {"board": "Jnonsense"}, "board-code-letter"),
        (2, {"board": ""}, "board-no-code"),
        (2, {"starter": 2}, "starter"),
    ],
)
def test_9_what_cannot_work_together_is_refused(players: int, options: dict[str, Any], code: str) -> None:
    refusal = JACKRABBITS.refusal(players, JACKRABBITS.Options(**options))
    assert refusal is not None
    assert refusal.code in (code, "board-code-damaged")


def test_tribal_and_monarchic_can_be_met_with_two_suits() -> None:
    for ending in ("simple", "tribal", "monarchic"):
        assert JackrabbitsOptions(tight_suits="CS", ending=ending, board="draft").refusal(2) is None


@pytest.mark.parametrize(
    "given",
    [{"no_such": True}, {"ending": "quick"}, {"tight_suits": "DC"}, {"turn_limit": -1}, {"complete": "perhaps"}],
)
def test_options_that_do_not_exist_are_refused(given: dict[str, Any]) -> None:
    refusal = JACKRABBITS.read_options(given)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "options"


def test_every_switch_is_an_option_of_its_own() -> None:
    fields = JackrabbitsOptions.__struct_fields__
    assert set(SWITCHES) < set(fields)
    for name, flag in SWITCHES.items():
        plain = JackrabbitsOptions(complete=False)
        assert JackrabbitsOptions(**{"complete": False, name: True}).flags == plain.flags | flag
