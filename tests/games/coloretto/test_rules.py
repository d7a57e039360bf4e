"""Every rule of Coloretto, by its number."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, product
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.core.protocol import OVER
from sobremesa.games.coloretto import COLORETTO, rules
from sobremesa.games.coloretto.preview import best_names

from .tables import dealt, legal, next_cards, play, shuffled, with_cards

# ---- 1, 2 ------------------------------------------------------------------------------------------------------------------------------------


def test_1_there_are_77_cards() -> None:
    _, order, _ = shuffled(5)
    counts = Counter(order.tolist())
    assert [counts[kind] for kind in range(rules.KINDS)] == [9] * 7 + [10, 3, 0, 1]


@pytest.mark.parametrize(("players", "gone"), [(3, 1), (4, 0), (5, 0)])
def test_2_with_three_players_one_colour_leaves(players: int, gone: int) -> None:
    s = dealt(players)
    assert sum(s.gone) == gone
    for colour in range(rules.COLOURS):
        left = rules.left_in_deck(s, colour) + int(sum(s.held[:, colour]))
        assert left == (0 if s.gone[colour] else 9)


def test_2_the_colour_that_leaves_can_be_named() -> None:
    assert [dealt(3, seed, without="blue").gone.tolist() for seed in range(1, 6)] == [[0, 0, 0, 0, 1, 0, 0]] * 5


def test_2_any_colour_may_leave_and_any_may_start() -> None:
    games = [dealt(3, seed) for seed in range(1, 80)]
    assert {int(np.argmax(s.gone)) for s in games} == set(range(7))
    assert {int(np.argmax(s.held[0])) for s in games} == set(range(7))


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(1, 20))
def test_2_everybody_starts_with_one_card_all_of_different_colours(players: int, seed: int) -> None:
    s = dealt(players, seed)
    assert s.held[:players].sum(axis=1).tolist() == [1] * players
    assert s.held[:players, : rules.COLOURS].sum(axis=0).max() == 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_2_last_round_lies_on_the_bottom_fifteen(players: int) -> None:
    s = dealt(players)
    assert s.deck[15] == rules.LAST_ROUND
    assert rules.cards_before_last(s) == s.deck_size - 16


def test_2_a_random_player_starts() -> None:
    assert {int(dealt(4, seed, starter=-1).starter) for seed in range(1, 60)} == {0, 1, 2, 3}


@given(seed=st.integers(1, 2**60))
def test_2_the_rest_is_uniform_a_plus_two_is_as_likely_on_top_as_anywhere(seed: int) -> None:
    """The start cards are set apart before the shuffle, so none of the remaining kinds is favoured: each appears as often as it has copies."""
    _, order, _ = shuffled(4, seed)
    assert Counter(order[4:].tolist()) + Counter(order[:4].tolist()) == Counter(order.tolist())
    assert order[-16] == rules.LAST_ROUND


def test_2_the_top_card_is_a_plus_two_ten_times_in_72() -> None:
    tops = Counter(int(shuffled(4, seed)[1][4]) for seed in range(1, 3001))
    expected = 3000 * 10 / 72
    assert abs(tops[rules.PLUS_TWO] - expected) < 5 * expected**0.5


# ---- 3, 4 ------------------------------------------------------------------------------------------------------------------------------------


def test_3_a_turn_is_drawing_or_taking_a_row_with_a_card() -> None:
    s = dealt(4)
    assert legal(s) == {"D"}
    assert legal(play(s, "D")) == {"P1", "P2", "P3", "P4"}
    assert legal(play(s, "P2")) == {"D", "T2"}


def test_3a_a_row_holds_three_cards() -> None:
    s = play(dealt(4), "D P1 D P1 D P1")
    assert legal(play(s, "D")) == {"P2", "P3", "P4"}


def test_3a_nobody_draws_once_all_open_rows_are_full() -> None:
    s = play(dealt(3), "D P1 " * 3 + "D P2 " * 3 + "D P3 " * 3)
    assert legal(s) == {"T1", "T2", "T3"}


def test_3a_rows_taken_this_round_cannot_be_filled() -> None:
    s = play(dealt(3), "D P1 T1")
    assert legal(play(s, "D")) == {"P2", "P3"}


def test_3a_the_last_player_left_may_go_on_drawing_alone() -> None:
    s = play(dealt(3), "D P1 D P2 D P3 T1 T2")
    assert rules.actor(s) == 2
    assert legal(s) == {"D", "T3"}
    play(s, "D P3 D P3")
    assert legal(s) == {"T3"}


def test_3b_taking_gives_all_the_cards_and_puts_one_out_until_the_next_round() -> None:
    s = dealt(3)
    next_cards(s, "G G B")
    s.held[:] = 0
    play(s, "D P1 D P1 D P2 T1")
    assert s.held[0].tolist()[:7] == [0, 0, 0, 2, 0, 0, 0]
    assert rules.actor(s) == 1
    play(s, "D P2")
    assert rules.actor(s) == 2
    play(s, "D P3")
    assert rules.actor(s) == 1


def test_4_who_took_last_starts_the_next_round_with_empty_open_rows() -> None:
    s = play(dealt(3), "D P1 D P2 D P3 T1 D P2 T2 T3")
    assert s.rounds == 1
    assert rules.actor(s) == 1  # seat 2 took row 2, then seat 1 row 3
    assert s.row_size.tolist() == [0] * 5
    assert s.taker.tolist() == [-1] * 5
    assert not s.out.any()


# ---- 5 ---------------------------------------------------------------------------------------------------------------------------------------


def test_5_who_draws_last_round_draws_another_card_and_the_round_is_the_last() -> None:
    s = dealt(3)
    next_cards(s, "L G")
    play(s, "D")
    assert (s.is_last, s.drawn, rules.actor(s)) == (1, 3, 0)
    s.held[:, rules.JOKER] = 0
    play(s, "P1 D P2 D P3 T1 T2 T3")
    assert rules.actor(s) == OVER or s.phase == rules.NAMING


@given(players=st.integers(2, 5), seed=st.integers(1, 2**60), golden=st.booleans())
def test_5_the_deck_can_never_run_dry(players: int, seed: int, golden: bool) -> None:
    """Greedy for cards: draw whenever it is legal, so that the last round uses as many cards as it can."""
    s = dealt(players, seed, golden_joker=golden)
    chance = np.random.default_rng(seed)
    while rules.actor(s) != OVER:
        seat = rules.actor(s)
        moves = COLORETTO.legal(s, seat)
        rules.play(s, seat, rules.DRAW if rules.DRAW in moves else int(chance.choice(moves)))
        assert s.deck_size >= 0
        assert s.deck_size > 0 or not (s.phase == rules.PLAYING and rules.may_draw(s))


# ---- 6, 7, 8 ---------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 21), (9, 21)])
def test_7_points_by_cards_of_a_colour(cards: int, points: int) -> None:
    assert rules.points_of(with_cards(f"G{cards}"), 0) == points


def test_7_three_colours_count_plus_all_others_minus() -> None:
    assert rules.points_of(with_cards("G4 Y3 R2 B2 V1"), 0) == 10 + 6 + 3 - 3 - 1


def test_7_with_fewer_than_three_colours_all_are_plus() -> None:
    assert rules.points_of(with_cards("G2 Y1 +2 +2"), 0) == 3 + 1 + 4


def test_8_the_example_of_the_rulebook_makes_41() -> None:
    s = with_cards("G6 Y4 R3 B2 +2", jokers=1)
    assert rules.points_of(s, 0) == 41
    assert best_names(s, 0) == [2]


def test_6_jokers_may_differ_and_may_open_a_colour() -> None:
    assert rules.points_of(with_cards("G6", jokers=2), 0) in (21 + 3, 21 + 1 + 1)
    assert rules.points_of(with_cards("G6 Y6", jokers=1), 0) == 43


def named(s: Any) -> Any:
    """Seat 0 is to name its jokers."""
    s.is_last = 1
    rules.finish(s)
    s.turn = 0
    return s


def test_6_the_owner_decides_at_the_end_even_for_the_worse() -> None:
    s = named(with_cards("G4 R1", jokers=1))
    assert legal(s) == {"=R", "=O", "=Y", "=G", "=B", "=V", "=N"}
    play(s, "=R")
    assert s.phase == rules.ENDED
    assert rules.points_of(s, 0) == 10 + 3


def test_6_a_joker_cannot_be_a_colour_that_left_the_game() -> None:
    s = named(with_cards("G4", jokers=1, players=3, without="brown"))
    assert "=N" not in legal(s)


def test_6_owners_name_their_jokers_in_any_order() -> None:
    s = with_cards("G4", jokers=1)
    s.held[2, rules.JOKER] = 1
    named(s)
    rules.play(s, 2, rules.NAME + 1)
    assert rules.actor(s) == 0
    play(s, "=G")
    assert s.phase == rules.ENDED


def oracle(counts: list[int], jokers: int, table: tuple[int, ...]) -> int:
    """The best score, worked out by trying every joker and every choice of plus colours."""
    best = -1000
    for names in combinations_with_replacement(range(7), jokers):
        values = [table[min(6, counts[c] + names.count(c))] for c in range(7)]
        for plus in product((1, -1), repeat=7):
            if plus.count(1) <= 3:
                best = max(best, sum(sign * value for sign, value in zip(plus, values, strict=True)))
    return best


@given(counts=st.lists(st.integers(0, 9), min_size=7, max_size=7), jokers=st.integers(0, 3), other=st.booleans())
def test_6_7_11_the_score_is_the_best_there_is(counts: list[int], jokers: int, other: bool) -> None:
    s = with_cards(" ".join(f"{'ROYGBVN'[c]}{n}" for c, n in enumerate(counts)), jokers, other_table=other)
    assert rules.points_of(s, 0) == oracle(counts, jokers, rules.THE_OTHER_TABLE if other else rules.TABLE)


def largest_below_six_first(counts: list[int], jokers: int) -> int:
    """With three full colours a joker goes on one of those: opening a fourth would cost a point."""
    counts = list(counts)
    for _ in range(jokers):
        below_six = [c for c in range(7) if counts[c] < 6]
        three_full = len(below_six) <= 4
        counts[max(range(7) if three_full else below_six, key=lambda c: counts[c])] += 1
    return oracle(counts, 0, rules.TABLE)


@given(counts=st.lists(st.integers(0, 9), min_size=7, max_size=7), jokers=st.integers(0, 3))
def test_6_largest_colour_below_six_first_is_optimal_for_the_rulebooks_table(counts: list[int], jokers: int) -> None:
    assert largest_below_six_first(counts, jokers) == oracle(counts, jokers, rules.TABLE)


def test_11_and_wrong_for_the_other_table() -> None:
    assert oracle([3, 1, 1, 0, 0, 0, 0], 1, rules.THE_OTHER_TABLE) > oracle(
        [4, 1, 1, 0, 0, 0, 0], 0, rules.THE_OTHER_TABLE
    )


# ---- 9, 10 -----------------------------------------------------------------------------------------------------------------------------------


def test_9_most_points_win_and_a_tie_is_shared() -> None:
    s = dealt(4)
    s.held[:] = 0
    s.held[0, 0], s.held[1, 1], s.held[2, 2] = 3, 3, 2
    points, ranks = np.zeros(6, np.int32), np.zeros(6, np.int32)
    rules.standing(s, points, ranks)
    assert (points[:4].tolist(), ranks[:4].tolist()) == ([6, 6, 3, 0], [0, 0, 2, 3])


def test_10_only_the_order_of_the_deck_is_secret() -> None:
    s = play(dealt(4), "D P1 D P2")
    twin = s.copy()
    twin.rng[0] += np.uint64(7)
    rules.redeal(twin, 0)
    assert twin.deck.tolist() != s.deck.tolist()
    assert sorted(twin.deck.tolist()) == sorted(s.deck.tolist())
    assert twin.deck[15] == rules.LAST_ROUND
    assert COLORETTO.view(twin, 0) == COLORETTO.view(s, 0)


# ---- 11 --------------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "points"), [(1, 1), (2, 4), (3, 8), (4, 7), (5, 6), (6, 5), (8, 5)])
def test_11_the_other_table(cards: int, points: int) -> None:
    assert rules.points_of(with_cards(f"G{cards}", other_table=True), 0) == points


def test_11_two_players_two_colours_leave_and_two_start_cards_each() -> None:
    s = dealt(2, two_players=True)
    assert sum(s.gone) == 2
    assert s.held[:2].sum(axis=1).tolist() == [2, 2]
    assert (s.held[:2] <= 1).all()


def test_11_two_players_rows_hold_one_two_and_three() -> None:
    s = play(dealt(2, two_players=True), "D P1 D P2 D P2 D P3 D P3 D P3")
    assert legal(s) == {"T1", "T2", "T3"}


def test_11_two_players_the_row_nobody_took_is_discarded() -> None:
    s = play(dealt(2, two_players=True), "D P1 D P2 D P3 D P3 T1 T2")
    assert s.rounds == 1
    assert int(s.aside.sum()) == 2
    assert s.row_size.tolist() == [0] * 5


def test_11_two_players_need_the_switch() -> None:
    refusal = COLORETTO.refusal(2, COLORETTO.Options())
    assert refusal is not None
    assert refusal.code == "coloretto-two-players"
    assert COLORETTO.refusal(2, COLORETTO.Options(two_players=True)) is None  # type: ignore[call-arg]


def test_11_the_golden_joker_replaces_one_and_sixteen_lie_under_last_round() -> None:
    _, order, _ = shuffled(4, golden_joker=True)
    counts = Counter(order.tolist())
    assert (counts[rules.JOKER], counts[rules.GOLDEN]) == (2, 1)
    assert dealt(4, golden_joker=True).deck[16] == rules.LAST_ROUND


def test_11_who_takes_the_golden_joker_also_takes_the_top_card() -> None:
    s = dealt(4, golden_joker=True)
    s.held[:] = 0
    next_cards(s, "J* G B")
    play(s, "D P1 D P1")
    before = int(s.deck_size)
    play(s, "T1")
    assert s.deck_size == before - 1
    assert s.held[2, rules.GOLDEN] == 1
    assert s.held[2, 4] >= 1  # the blue card from the deck


def test_11_the_extra_card_goes_past_last_round() -> None:
    s = dealt(4, golden_joker=True)
    s.held[:] = 0
    next_cards(s, "J* L B")
    play(s, "D P1 T1")
    assert s.is_last
    assert s.held[1, 4] == 1


# ---- all the cards, always -------------------------------------------------------------------------------------------------------------------


@given(players=st.integers(2, 5), seed=st.integers(1, 2**60), golden=st.booleans())
def test_cards_are_conserved(players: int, seed: int, golden: bool) -> None:
    s = dealt(players, seed, golden_joker=golden)
    chance = np.random.default_rng(seed)
    while rules.actor(s) != OVER:
        seat = rules.actor(s)
        rules.play(s, seat, int(chance.choice(COLORETTO.legal(s, seat))))
        on_rows = [int(s.row[row, slot]) for row in range(5) for slot in range(s.row_size[row])]
        drawn = [] if s.drawn < 0 else [int(s.drawn)]
        in_deck = [int(card) for card in s.deck[: s.deck_size]]
        lying = Counter(on_rows + drawn + in_deck)
        for kind in range(rules.LAST_ROUND):
            there = lying[kind] + int(s.held[:, kind].sum()) + int(s.aside[kind])
            gone = kind < rules.COLOURS and s.gone[kind]
            assert there == (0 if gone else rules.copies_in_game(kind, golden))
