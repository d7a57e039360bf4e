"""6, 7: what can be bought on the way, and how one gets back onto the board. On the printed sample board."""

from __future__ import annotations

import pytest

from sobremesa.games.jackrabbits import rules, state

from .build import CAVE_AT_SEA, CIT, OFF, UNDER, at, can, check, dealt, do, hand, hands, moves, node, put, rolled

SHORES = ["QC.3", "QH.2", "QD.0", "JC.1", "JC.5", "JS.4", "JH.2", "JD.0", "JD.1", "F4b.1", "C1.0", "C4.0"]


def on_the_way(hand_0: str, place: str | int = CIT, dice: tuple[int, int] = (3, 3), **options: object) -> object:
    return rolled(put(hands(dealt(**options), hand_0, "10D"), place, CIT), *dice)


def starting(s: object, word: str) -> list[str]:
    return [move.partition(":")[2] for move in moves(s) if move.startswith(word + ":")]


# ---- 6 ---------------------------------------------------------------------------------------------------------------


def test_6_the_price_is_paid_in_the_suits_of_the_piece_combined_freely() -> None:
    s = do(on_the_way("2C 3S 4H 9D"), "shortcut:R1a")
    assert moves(s) == ["pay:2C", "pay:3S", "pay:4H"]
    do(s, "pay:2C", "pay:4H")
    assert s.on_road == node("R1b")
    check(s)


def test_6_who_cannot_pay_is_not_offered_it() -> None:
    assert not can(on_the_way("5C 9D"), "shortcut:R1a")
    assert can(on_the_way("5C AS 9D"), "shortcut:R1a")


def test_6_any_number_of_transfers_may_be_bought_on_the_way() -> None:
    s = do(on_the_way("6C 6S 6H"), "shortcut:R1a", "pay:6C", "shortcut:M1b", "pay:6S")
    assert s.on_road == node("M1a")
    do(s, "go:KD")
    assert at(s, 0) == "tower-diamonds"


# ---- 6.1 -------------------------------------------------------------------------------------------------------------


def test_6_1_a_shortcut_leads_to_the_other_road_leaving_by_either_side() -> None:
    s = do(on_the_way("6C", "KD"), "shortcut:M1a", "pay:6C")
    assert set(starting(s, "go")) == {"JD", "QD"}
    assert not can(s, "stay")


def test_6_1_only_where_the_free_road_passes() -> None:
    assert set(starting(on_the_way("6C", "KD"), "shortcut")) == {"F1a", "M1a", "F2a"}


# ---- 6.2 -------------------------------------------------------------------------------------------------------------


def test_6_2_by_land_a_merchant_gallops_to_any_hexagon_and_the_journey_is_over() -> None:
    s = on_the_way("6S")
    assert len(starting(s, "gallop")) == 13
    do(s, "gallop:KC", "pay:6S")
    assert at(s, 0) == "tower-clubs"
    assert s.phase == state.SETTLING


def test_6_2_merchants_take_spades_and_diamonds() -> None:
    assert not starting(on_the_way("9C 9H"), "gallop")
    assert starting(on_the_way("3S 3D"), "gallop")


def test_6_2_by_sea_only_from_a_crossing_with_a_shore_to_any_other_shore() -> None:
    assert not starting(on_the_way("6S", CIT), "sail")  # the crossings near the citadel have none
    assert set(starting(on_the_way("6S", "KH"), "sail")) == set(SHORES) - {"C1.0"}


def test_6_2_after_landing_the_journey_goes_on_inland() -> None:
    s = do(on_the_way("6S 6D", "KH"), "sail:C4.0", "pay:6S")
    assert s.on_road == node("C4")
    assert set(starting(s, "go")) == {"KC", "QC"}
    assert not can(s, "leave")  # walk in, not out again
    do(s, "go:KC")
    assert at(s, 0) == "tower-clubs"


def test_6_2_landing_on_a_hexagon_ends_the_journey() -> None:
    s = do(on_the_way("6S", "KH"), "sail:JS.4", "pay:6S")
    assert at(s, 0) == "plaza-spades"
    assert s.phase == state.SETTLING


def at_sea(hand_0: str, place: str) -> object:
    """On a board whose cave V3 has its road end at the sea."""
    return on_the_way(hand_0, place, board=CAVE_AT_SEA)


@pytest.mark.parametrize(("held", "landing"), [("6S 6C", ["sail:V3.0", "pay:6S"]), ("X1 6C", ["float:V3.0"])])
def test_6_2_landing_at_the_road_end_of_a_cave_goes_on_into_it(held: str, landing: list[str]) -> None:
    s = do(at_sea(held, "JD"), *landing)
    assert moves(s) == ["rest", "hole:V1", "hole:V2", "hole:V4"]
    rested = do(s.copy(), "rest")
    assert (at(rested, 0), rules.actor(rested)) == ("underground", 1)
    do(s, "hole:V1", "pay:6C")
    assert (s.on_road, can(s, "rest")) == (node("V1"), False)  # 6.4: not back into the cave one has come out of


def test_6_2_who_lands_at_a_cave_and_cannot_pay_the_hole_rests() -> None:
    assert moves(do(at_sea("6S", "JD"), "sail:V3.0", "pay:6S")) == ["rest"]


# ---- 6.3 -------------------------------------------------------------------------------------------------------------


def test_6_3_a_tavern_gives_a_joker_and_the_journey_goes_on() -> None:
    s = on_the_way("6H 6D", "KD")
    assert starting(s, "tavern") == ["T2"]
    do(s, "tavern:T2", "pay:6H")
    assert hand(s, 0) == "6D X1"
    assert s.seen[:, 52].tolist() == [1] * 5
    assert can(s, "go:JS")


def test_6_3_a_joker_is_released_in_the_journey_it_was_taken_in_or_later() -> None:
    s = do(on_the_way("6H", "KD"), "tavern:T2", "pay:6H")
    assert len(starting(s, "ride")) == 13
    assert not starting(s, "float")  # the tavern has no shore, nor has what its roads touch
    later = do(s.copy(), "go:JS", "end")
    later.turn = later.asked = 0
    assert len(starting(rolled(later), "ride")) == 13
    do(s, "ride:KC")
    assert (at(s, 0), s.place[52], s.phase) == ("tower-clubs", state.IN_COURT, state.SETTLING)
    check(s)


def test_6_3_a_joker_just_taken_rides_by_sea_too_if_the_tavern_has_a_shore() -> None:
    s = do(at_sea("6H", "JS"), "tavern:T2", "pay:6H")
    assert not [landing for landing in starting(s, "float") if landing.startswith("T2")]
    assert moves(do(s, "float:V3.0")) == ["rest"]


def test_6_3_no_joker_in_the_court_no_joker() -> None:
    s = rolled(put(hands(dealt(), "6H 6D", "X1 X2"), "KD", CIT), 3, 3)
    assert not starting(s, "tavern")


def test_6_3_a_released_joker_rides_by_land_and_returns_to_the_court() -> None:
    s = do(on_the_way("X1", "KS"), "ride:KC")
    assert at(s, 0) == "tower-clubs"
    assert s.place[52] == state.IN_COURT


def test_6_3_or_by_sea_where_the_piece_has_a_shore() -> None:
    assert set(starting(on_the_way("X1", "QD"), "float")) == set(SHORES) - {"QD.0"}
    assert not starting(on_the_way("X1", "KS"), "float")
    s = do(on_the_way("X2", "QD"), "float:F4b.1")
    assert s.on_road == node("F4b")
    assert starting(s, "go") == ["cit"]


def test_6_3_a_joker_has_no_value() -> None:
    s = on_the_way("X1 5C", dice=(3, 3))
    assert not starting(s, "shortcut")


# ---- 6.4 -------------------------------------------------------------------------------------------------------------


def test_6_4_pay_and_come_out_of_any_other_cave() -> None:
    s = on_the_way("6C", "KD")
    assert set(starting(s, "hole")) == {"V2", "V3", "V4"}
    do(s, "hole:V4", "pay:6C")
    assert starting(s, "go") == ["JC"]
    assert not can(s, "rest")


def test_6_4_or_rest_in_the_underground_for_nothing() -> None:
    s = do(on_the_way("2C", "KD"), "rest")
    assert at(s, 0) == "underground"
    assert s.hand_size[0] == 2
    assert rules.actor(s) == 1


def test_6_4_the_next_journey_starts_out_of_any_cave() -> None:
    s = on_the_way("2C", UNDER)
    assert moves(s) == ["stay", "go:KD", "go:QS", "go:JC", "go:JH"]


# ---- 7 ---------------------------------------------------------------------------------------------------------------


def test_7_over_a_shore_the_turn_ends_without_an_increment() -> None:
    s = do(on_the_way("2C", "QD"), "leave")
    assert at(s, 0) == "off"
    assert hand(s, 0) == "2C"
    assert rules.actor(s) == 1


def test_7_the_next_turn_is_lottery_then_the_underground_with_its_increment() -> None:
    s = put(hands(dealt(), "2C", "3C", top="9H"), OFF, CIT)
    do(s, "roll")
    assert s.phase == state.LOTTERY
    do(s, "pass")
    assert at(s, 0) == "underground"
    assert hand(s, 0) == "2C 9H"
    assert rules.actor(s) == 1


def test_7_no_other_rabbit_is_met_off_the_board() -> None:
    s = put(hands(dealt(3), "9S 8S", "3C", "4C"), "KS", OFF, UNDER)
    do(rolled(s), "stay")
    assert not [move for move in moves(s) if move.startswith("attack")]


def test_a_dead_end_loses_the_rabbit() -> None:
    """Our ruling: where no road leads anywhere, one is off the board."""
    s = on_the_way("6C", "KD")
    road = node("M1b")
    s.link[road, :2] = state.BARE
    rules.survey(s)
    do(s, "shortcut:M1a", "pay:6C")
    assert moves(s) == ["leave"]
