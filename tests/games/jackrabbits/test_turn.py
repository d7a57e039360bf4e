"""5: lottery, hand limit, journey, acquisition, increment."""

from __future__ import annotations

from sobremesa.core.protocol import NOTHING
from sobremesa.games.jackrabbits import rules, state

from .build import (
    CIT,
    UNDER,
    at,
    can,
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
    written,
)


def lottery(s: object, first: int, second: int) -> object:
    s.first_die, s.second_die = first, second  # type: ignore[attr-defined]
    s.phase = state.LOTTERY  # type: ignore[attr-defined]
    return s


# ---- 5.1 -------------------------------------------------------------------------------------------------------------


def test_5_1_a_turn_begins_with_a_roll_of_two_dice() -> None:
    seen = set()
    for seed in range(200):
        s = do(dealt(seed=str(seed)), "roll")
        seen.add((int(s.first_die), int(s.second_die)))
        assert s.phase == state.LOTTERY
        assert s.revealed
    assert {a for a, _ in seen} == {b for _, b in seen} == set(range(1, 7))


def test_5_1_a_numeral_that_equals_a_die_may_be_shown_for_one_card() -> None:
    s = lottery(hands(dealt(), "AC 6H 6S 7D", "2C", top="10D"), 1, 6)
    assert moves(s) == ["pass", "show:AC", "show:6S", "show:6H"]
    do(s, "show:6S")
    assert hand(s, 0) == "AC 6S 6H 7D 10D"
    assert s.phase == state.JOURNEY  # one prize only


def test_5_1_nobody_has_to_show() -> None:
    s = do(lottery(hands(dealt(), "AC 5D", "2C"), 1, 6), "pass")
    assert hand(s, 0) == "AC 5D"
    assert s.phase == state.JOURNEY


def test_5_1_a_shown_card_is_known_to_all() -> None:
    s = do(lottery(hands(dealt(3), "AC 5D", "2C", "3C"), 1, 6), "show:AC")
    assert s.seen[:, 0].tolist() == [1] * 5


def test_5_1_the_sum_is_the_price() -> None:
    s = do(rolled(put(hands(dealt(), "5S 4S", "2C"), CIT, CIT), 4, 5), "gallop:KC")
    assert s.pay_need == 9


# ---- 5.2 -------------------------------------------------------------------------------------------------------------


def test_5_2_over_nine_cards_one_discards_at_once_what_one_likes() -> None:
    s = hands(dealt(), "2C 3C 4C 5C 6C 7C 8C KD X1", "2S", top="9H")
    do(lottery(s, 2, 2), "show:2C")
    assert s.phase == state.SURPLUS
    assert len(moves(s)) == 10
    do(s, "discard:KD")
    assert s.place[43] == state.IN_COURT
    assert s.owner[3] == NOTHING
    assert s.phase == state.JOURNEY
    check(s)


def test_5_2_the_limit_holds_after_the_increment_too() -> None:
    s = settling(hands(dealt(), "2C 3C 4C 5C 6C 7C 8C 9C X1", "2S"))
    do(s, "end")
    assert (rules.actor(s), int(s.phase), int(s.turn)) == (0, state.SURPLUS, 0)
    do(s, "discard:X1")
    assert s.place[52] == state.IN_COURT
    assert (rules.actor(s), int(s.phase)) == (1, state.START)


# ---- 5.3 -------------------------------------------------------------------------------------------------------------


def test_5_3_a_journey_ends_on_the_first_hexagon_of_a_free_road() -> None:
    s = rolled(put(hands(dealt(), "2C", "2S"), CIT, CIT))
    assert {m for m in moves(s) if m.startswith("go:")} == {f"go:{h}" for h in ["JD", "JH", "QH", "KS", "QS", "cit"]}
    do(s, "go:QH")
    assert at(s, 0) == "palace-hearts"


def test_5_3_travelling_is_a_choice() -> None:
    s = do(rolled(put(hands(dealt(), "2C", "2S"), "KS", CIT)), "stay")
    assert at(s, 0) == "tower-spades"
    assert s.phase == state.SETTLING


def test_5_3_nobody_turns_round_on_the_road() -> None:
    s = rolled(put(hands(dealt(complete=False), "2C", "2S"), "KC", CIT))
    assert moves(s) == ["stay", "go:QC", "leave"]  # the crossing before K♣ leads on, not back


# ---- 5.4 -------------------------------------------------------------------------------------------------------------


def test_5_4_at_least_ten_in_the_suit_of_the_house_buys_its_royal() -> None:
    s = settling(put(hands(dealt(), "6D 5D 4D 9S", "2C", top="3H"), "JD", CIT))
    do(s, "acquire")
    assert moves(s) == ["pay:4D", "pay:5D", "pay:6D"]
    do(s, "pay:6D", "pay:5D")
    assert hand(s, 0) == "9S 3H 4D JD"
    assert discards(s) == "5D 6D"
    assert s.owner[11] == 0
    assert s.turn == 1  # straight to the increment, and on
    check(s)


def test_5_4_overpaying_is_lost() -> None:
    s = settling(put(hands(dealt(), "9D 8D", "2C"), "JD", CIT))
    do(s, "acquire", "pay:9D", "pay:8D")
    assert discards(s) == "8D 9D"


def test_5_4_royals_count_ten_and_aces_one() -> None:
    s = settling(put(hands(dealt(), "KD", "2C"), "JD", CIT))
    do(s, "acquire", "pay:KD")
    assert written(placed(s, state.IN_HAND)).endswith("JD")
    s = settling(put(hands(dealt(), "9D AD", "2C"), "JD", CIT))
    assert can(s, "acquire")
    s = settling(put(hands(dealt(), "8D AD", "2C"), "JD", CIT))
    assert not can(s, "acquire")


def test_5_4_only_a_royal_in_the_court_can_be_bought() -> None:
    s = settling(put(hands(dealt(), "10D", "JD"), "JD", CIT))
    assert not can(s, "acquire")


def test_5_4_with_three_carrots_out_the_payment_has_to_free_one() -> None:
    s = settling(put(hands(dealt(), "KC KS KH 10D", "2C"), "JD", CIT))
    assert not can(s, "acquire")
    s = settling(put(hands(dealt(), "KC KS KD 10D", "2C"), "JD", CIT))
    do(s, "acquire")
    assert moves(s) == ["pay:KD"]
    do(s, "pay:KD")
    assert s.royals[0] == 3
    assert s.owner[3] == NOTHING
    check(s)


def test_5_4_nothing_is_bought_on_the_citadel_or_in_the_underground() -> None:
    assert "acquire" not in moves(settling(put(hands(dealt(), "10D", "2C"), CIT, CIT)))


# ---- 5.5, 5.6 --------------------------------------------------------------------------------------------------------


def test_5_5_ending_on_a_hexagon_moved_or_not_draws_one() -> None:
    s = do(rolled(put(hands(dealt(), "2C", "2S", top="7H"), "KS", CIT)), "stay", "end")
    assert hand(s, 0) == "2C 7H"
    assert rules.actor(s) == 1


def test_5_5_so_does_the_underground() -> None:
    s = do(rolled(put(hands(dealt(), "2C", "2S", top="7H"), UNDER, CIT)), "stay")
    assert hand(s, 0) == "2C 7H"
    assert rules.actor(s) == 1


def test_5_5_an_empty_pile_is_made_of_the_discards() -> None:
    s = hands(dealt(), "2C", "2S")
    for one in range(state.NUMERALS):
        if s.place[one] == state.IN_PILE:
            s.place[one] = state.DISCARDED
    s.pile[:] = NOTHING
    s.pile_size = 0
    do(settling(s), "end")
    assert s.hand_size[0] == 2
    assert s.pile_size == 37
    check(s)
    assert (s.seen[0, placed(s, state.IN_HAND + 1)] == 2).all()  # whatever is not open must be in the other hand


def test_5_5_both_empty_no_card() -> None:
    s = hands(dealt(seized_surplus=True), "", "2S")
    for one in range(state.NUMERALS):
        if s.place[one] == state.IN_PILE:
            s.place[one] = state.IN_HAND + 1
            s.seen[1, one] = 2
            s.hand_size[1] += 1
    s.pile[:] = NOTHING
    s.pile_size = 0
    do(settling(s), "end")
    assert s.hand_size[0] == 0
    assert rules.actor(s) == 1


def test_5_6_a_spent_royal_returns_to_the_court_and_its_carrot_home() -> None:
    s = do(rolled(put(hands(dealt(), "KS 2C", "2S"), CIT, CIT), 4, 4), "gallop:KC", "pay:KS")
    assert s.place[41] == state.IN_COURT
    assert s.owner[1] == NOTHING
    assert s.royals[0] == 0
    check(s)
