"""Every numbered rule of Parade; both rulebooks' worked examples are among the tests."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.core.protocol import OVER
from sobremesa.games.parade import PARADE, rules

from .build import before, card, cards, dealt, hand, line, play, play_randomly, points, position, ranks

every_count = pytest.mark.parametrize("players", range(2, 7))


# ---- 1, 2: cards and set-up ------------------------------------------------------------------------------------------


def test_there_are_66_cards_six_colours_from_0_to_10() -> None:
    kinds = {(rules.colour_of(c), rules.value_of(c)) for c in range(rules.CARDS)}
    assert kinds == {(colour, value) for colour in range(6) for value in range(11)}


@every_count
def test_five_cards_each_six_in_line_the_rest_is_the_pile(players: int) -> None:
    s = dealt(players)
    assert s.hand_size[:players].tolist() == [5] * players
    assert s.line_size == 6
    assert s.pile_size == 66 - 6 - 5 * players


def test_cards_are_dealt_seat_by_seat_then_the_line_then_drawn_in_order() -> None:
    s, order = PARADE.new(), list(range(65, -1, -1))
    rules.deal(s, 2, PARADE.Options(starter=1).encode(), order)  # type: ignore[call-arg,arg-type]
    assert [hand(s, 0), hand(s, 1)] == ["K10 K9 K8 K7 K6", "K5 K4 K3 K2 K1"]
    assert line(s) == "K0 B10 B9 B8 B7 B6"
    play(s, "K5")
    assert hand(s, 1).endswith("B5")


@every_count
def test_any_seat_may_start_by_chance(players: int) -> None:
    assert {int(dealt(players, seed).starter) for seed in range(80)} == set(range(players))


def test_the_starter_can_be_fixed() -> None:
    assert all(dealt(4, seed, starter=2).turn == 2 for seed in range(9))


@every_count
def test_play_goes_clockwise(players: int) -> None:
    s, turns = dealt(players, starter=0), []
    for _ in range(2 * players):
        turns.append(rules.actor(s))
        rules.play(s, rules.actor(s), PARADE.legal(s, rules.actor(s))[0])
    assert turns == [*range(players)] * 2


# ---- 3: the turn -----------------------------------------------------------------------------------------------------


def test_green_3_on_seven_cards_the_worked_example() -> None:  # 4
    s = position(line="G0 R3 G7 Y8 B1 V2 K3", hands="G3")
    play(s, "G3")
    assert before(s, 0) == "G0 G7 R3"
    assert line(s) == "Y8 B1 V2 K3 G3"


def test_the_card_played_joins_at_the_back_and_does_not_count_itself() -> None:
    s = play(position(line="G1 R1", hands="G2"), "G2")
    assert line(s) == "G1 R1 G2"


@pytest.mark.parametrize(
    ("played", "stays"),
    [
        ("R10", "Y0 G0 V0 B0 K0 G1"),
        ("R6", "Y0 G0 V0 B0 K0 G1"),
        ("R5", "G0 V0 B0 K0 G1"),
        ("R4", "V0 B0 K0 G1"),
        ("R1", "G1"),
    ],
)
def test_as_many_cards_as_the_value_are_safe_counted_from_the_back(played: str, stays: str) -> None:
    s = play(position(line="Y0 G0 V0 B0 K0 G1", hands=played), played)
    assert line(s) == f"{stays} {played}"


def test_of_the_others_the_same_colour_leaves_whatever_its_value() -> None:
    s = play(position(line="R10 G9 Y8", hands="R1"), "R1")
    assert before(s, 0) == "R10"


def test_of_the_others_a_value_not_above_the_card_leaves_whatever_its_colour() -> None:
    s = play(position(line="G2 Y3 B4 K10 V10", hands="R2"), "R2")
    assert before(s, 0) == "G2"


def test_a_zero_exposes_the_whole_line() -> None:
    s = play(position(line="R10 G0 Y8 R1", hands="R0"), "R0")
    assert before(s, 0) == "G0 R1 R10"
    assert line(s) == "Y8 R0"


def test_on_an_empty_line_nothing_leaves() -> None:
    s = play(position(line="", hands="R0"), "R0")
    assert (line(s), before(s, 0)) == ("R0", "")


def test_the_line_closes_up_in_order() -> None:
    s = play(position(line="K9 G1 V10 R7 B8 Y2", hands="R1"), "R1")
    assert line(s) == "K9 V10 B8 Y2 R1"


def test_after_playing_one_card_is_drawn_back_to_five() -> None:
    s = play(position(hands="R1 R2 R3 R4 R5", pile="K1 K2"), "R3")
    assert hand(s, 0) == "R1 R2 R4 R5 K1"


def test_a_drawn_card_is_a_revelation() -> None:
    assert play(position(hands="R1", pile="K1 K2"), "R1").revealed == 1


def test_only_the_cards_of_the_own_hand_can_be_played_and_only_in_turn() -> None:
    s = position(hands="R1 R2 / G1 G2")
    assert PARADE.legal(s, 0) == cards("R1 R2")
    assert PARADE.legal(s, 1) == []


# ---- 5: the last round -----------------------------------------------------------------------------------------------


def test_a_sixth_colour_begins_the_last_round_after_a_draw() -> None:
    s = play(position(line="K1 Y9", hands="K0 R1 / G1", before="G3 Y3 R3 V3 B3", pile="B1 B2"), "K0")
    assert (s.phase, s.why_last, s.last_by, s.turns_left) == (rules.LAST_ROUND, rules.BY_COLOURS, 0, 2)
    assert hand(s, 0) == "R1 B1"


def test_five_colours_do_not() -> None:
    s = play(position(line="B1 Y9", hands="B0 R1 / G1", before="G3 Y3 R3 V3", pile="B2 B3"), "B0")
    assert s.phase == rules.PLAYING


def test_the_pile_begins_the_last_round_the_moment_its_last_card_is_drawn() -> None:
    s = play(position(hands="R1 R2 / G1", pile="K1"), "R1")
    assert (s.phase, s.why_last) == (rules.LAST_ROUND, rules.BY_PILE)
    assert hand(s, 0) == "R2 K1"


def test_with_one_card_left_in_the_pile_the_game_goes_on() -> None:
    assert play(position(hands="R1 / G1", pile="K1 K2"), "R1").phase == rules.PLAYING


def test_both_triggers_at_once_make_one_last_round() -> None:
    s = play(position(line="K1 Y9", hands="K0 R1 / G1", before="G3 Y3 R3 V3 B3", pile="B1"), "K0")
    assert (s.why_last, s.turns_left) == (rules.BY_COLOURS + rules.BY_PILE, 2)


@every_count
def test_in_the_last_round_every_seat_plays_once_more_and_the_trigger_last(players: int) -> None:
    s = play_randomly(dealt(players, seed=players), rules.LAST_ROUND)
    by, turns = int(s.last_by), []
    while s.phase == rules.LAST_ROUND:
        turns.append(rules.actor(s))
        rules.play(s, turns[-1], PARADE.legal(s, turns[-1])[0])
    assert turns == [(by + 1 + n) % players for n in range(players)]


def test_nothing_is_drawn_in_the_last_round() -> None:
    s = play(position(hands="R1 R2 / G1", phase=rules.LAST_ROUND, turns_left=2, pile="K1 K2"), "R1")
    assert (hand(s, 0), s.pile_size, s.revealed) == ("R2", 2, 0)


def test_a_sixth_colour_in_the_last_round_changes_nothing() -> None:
    s = position("K1 Y9", "K0 R1 / G1", "G3 Y3 R3 V3 B3", phase=rules.LAST_ROUND, last_by=1, turns_left=2, why_last=2)
    play(s, "K0")
    assert (s.phase, s.last_by, s.turns_left, s.why_last) == (rules.LAST_ROUND, 1, 1, rules.BY_PILE)


@every_count
def test_everyone_ends_the_last_round_with_four_cards(players: int) -> None:
    for seed in range(10):
        s = play_randomly(dealt(players, seed), rules.CHOOSING, seed)
        assert s.hand_size[:players].tolist() == [4] * players


# ---- 6: the last two cards -------------------------------------------------------------------------------------------


def choosing(hands: str, before: str = "") -> Any:
    return position(hands=hands, before=before, phase=rules.CHOOSING)


def test_all_seats_choose_at_the_same_time() -> None:
    s = choosing("R1 R2 R3 R4 / G1 G2 G3 G4 / B1 B2 B3 B4")
    assert [rules.owes(s, seat) for seat in range(3)] == [True] * 3
    play(s, "-B1", "-B2", seat=2)
    assert [rules.owes(s, seat) for seat in range(3)] == [True, True, False]
    assert rules.actor(s) == 0


def test_nothing_is_shown_before_all_have_chosen() -> None:
    s = play(choosing("R1 R2 R3 R4 / G1 G2 G3 G4"), "-R1", "-R2")
    assert (before(s, 0), s.revealed, s.phase) == ("", 0, rules.CHOOSING)


def test_the_two_cards_kept_join_those_before_the_seat_and_may_open_a_colour() -> None:
    s = play(choosing("R1 K2 R3 R4 / G1 G2 G3 G4", "R8"), "-R1", "-R3", "-G1", "-G2")
    assert [before(s, 0), before(s, 1)] == ["R4 R8 K2", "G3 G4"]
    assert (s.phase, s.revealed) == (rules.ENDED, 1)


def test_the_game_is_over_when_all_have_chosen() -> None:
    s = play(choosing("R1 R2 R3 R4 / G1 G2 G3 G4"), "-R1", "-R2", "-G1", "-G2")
    assert rules.actor(s) == OVER
    assert [PARADE.legal(s, seat) for seat in range(2)] == [[], []]


def test_cards_still_in_line_count_for_nobody() -> None:
    s = position(line="K10 K9", hands="R1 R2 R3 R4 / G1 G2 G3 G4", phase=rules.CHOOSING)
    play(s, "-R3", "-R4", "-G3", "-G4")
    assert points(s) == [2, 2]


# ---- 7: the score ----------------------------------------------------------------------------------------------------


def test_the_worked_scores_of_the_rulebook() -> None:  # 9
    a = "R10 R8 R3 B9 B7 B6 B5 B0 V0 G4 G2 K7 K4 K0"
    b = "R1 R0 B8 V8 V7 V5 V3 K9 K8 K1 Y10 Y1"
    c = "R7 R6 R5 R2 B4 B3 V2 V1 G9 G8 G7 G6 K10 Y3 Y2 Y0"
    s = position(before=f"{a} / {b} / {c}")
    assert points(s) == [35, 27, 31]
    assert ranks(s) == [2, 0, 1]


def test_the_most_cards_of_a_colour_count_one_each() -> None:
    assert points(position(before="R10 R9 / R8 / G5")) == [2, 8, 1]


def test_all_tied_leaders_flip_with_three_or_more() -> None:
    assert points(position(before="R10 R9 / R8 R7 / R6")) == [2, 2, 6]


def test_a_colour_nobody_holds_counts_nothing() -> None:
    assert points(position(before="/ /")) == [0, 0, 0]


def test_a_lone_zero_flips_and_costs_a_point() -> None:
    assert points(position(before="R0 / G1 / G2")) == [1, 1, 1]


def test_with_two_players_a_lead_of_two_is_a_majority() -> None:
    assert points(position(before="R10 R9 / ")) == [2, 0]
    assert points(position(before="R10 R9 R8 / R7")) == [3, 7]


def test_with_two_players_a_lead_of_one_is_none() -> None:
    assert points(position(before="R10 / ")) == [10, 0]
    assert points(position(before="R10 R9 / R7")) == [19, 7]


def test_with_two_players_a_tie_flips_nothing() -> None:
    assert points(position(before="R10 R9 / R7 R6")) == [19, 13]


def test_with_three_players_a_lead_of_none_is_enough() -> None:
    assert points(position(before="R10 / / ")) == [1, 0, 0]


def test_majorities_are_counted_after_the_last_two_cards() -> None:
    s = choosing("R1 R2 K3 K4 / G1 G2 G3 G4 / B1 B2 B3 B4", "R9 / R10 R8 / ")
    assert points(s) == [9, 2, 0]
    play(s, "-K3", "-K4", "-G1", "-G2", "-B1", "-B2")
    assert points(s) == [3, 18 + 2, 2]


def test_everybody_is_told_how_many_to_discard_yet() -> None:
    s = choosing("R1 R2 R3 R4 / G1 G2 G3 G4")
    left = [PARADE.view(play(s, *texts), 0).discards_left for texts in ([], ["-R1"], ["-R2"])]
    assert left == [2, 1, 0]
    assert PARADE.view(s, -1).discards_left == 0
    assert PARADE.view(position(hands="R1 / G1"), 0).discards_left == 0


# ---- 8: the winner ---------------------------------------------------------------------------------------------------


def test_fewest_points_win() -> None:
    assert ranks(position(before="R9 R8 / R5 / R10")) == [0, 1, 2]


def test_equal_points_are_decided_by_fewest_cards() -> None:
    s = position(before="R2 R1 / G2")
    assert points(s) == [2, 2]
    assert ranks(s) == [1, 0]


def test_equal_points_and_cards_share_the_win() -> None:
    s = position(before="R3 / G3")
    assert ranks(s) == [0, 0]


def test_a_shared_first_place_leaves_the_second_empty() -> None:
    assert ranks(position(before="R9 R8 / G3 / Y4")) == [2, 0, 0]


# ---- 10: secrecy -----------------------------------------------------------------------------------------------------


def test_discards_stay_secret_after_the_reveal() -> None:
    s = play(choosing("R1 R2 R3 R4 / G1 G2 G3 G4"), "-R1", "-R2", "-G1", "-G2")
    assert rules.is_hidden(s.place[card("R1")], 1)
    assert not rules.is_hidden(s.place[card("R1")], 0)
    assert not rules.is_hidden(s.place[card("R3")], 1)


def test_hands_and_pile_are_hidden_line_and_cards_before_seats_are_not() -> None:
    s = position(line="B5", hands="R1 / G1", before="K1 / K2")
    hidden = [rules.is_hidden(s.place[card(text)], 0) for text in ("R1", "G1", "B5", "K1", "K2", "V9")]
    assert hidden == [False, True, False, False, False, True]


@every_count
def test_after_the_end_a_redeal_moves_only_discards_and_the_pile(players: int) -> None:
    s = play_randomly(dealt(players, seed=3), rules.ENDED)
    other = s.copy()
    rules.redeal(other, 0)
    assert [before(other, seat) for seat in range(players)] == [before(s, seat) for seat in range(players)]
    assert other.away[0].tolist() == s.away[0].tolist()
