"""1 to 4: material, set-up, winning."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sobremesa.core.protocol import OVER
from sobremesa.games.jackrabbits import JACKRABBITS, rules, state
from sobremesa.games.jackrabbits.board import Place, check_for_play, sample_board, write_code
from sobremesa.games.jackrabbits.board.checks import WIDEST
from sobremesa.games.jackrabbits.board.layout import Extent
from sobremesa.games.jackrabbits.options import ENDINGS
from sobremesa.games.jackrabbits.state import suit_of

from .build import CIT, card, check, dealt, do, hand, hands, moves, placed, put, rolled, standing

every_count = pytest.mark.parametrize("players", [2, 3, 4])


def test_1_1_there_are_54_cards() -> None:
    kinds = [JACKRABBITS.notation.write_card(c) for c in range(state.CARDS)]
    assert len(set(kinds)) == 54
    assert kinds[:10] == ["AC", "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C"]
    assert kinds[40:] == ["KC", "KS", "KH", "KD", "QC", "QS", "QH", "QD", "JC", "JS", "JH", "JD", "X1", "X2"]
    assert [suit_of(card(t)) for t in ["AC", "KS", "10H", "JD", "X1"]] == [0, 1, 2, 3, -1]


@every_count
def test_1_2_royals_and_jokers_are_the_court_the_numerals_the_pile(players: int) -> None:
    s = dealt(players)
    assert placed(s, state.IN_COURT) == list(range(40, 54))
    assert s.pile_size == 40 - 3 * players
    assert placed(s, state.DISCARDED) == []
    check(s)


def test_1_3_two_to_four_play() -> None:
    assert JACKRABBITS.seats == (2, 4)
    assert JACKRABBITS.refusal(5, JACKRABBITS.Options()).code == "players"


def test_1_6_what_a_transfer_is_paid_with_is_printed_on_the_piece() -> None:
    suits = [state.FOR_SHORTCUT, state.FOR_MERCHANT, state.FOR_TAVERN, state.FOR_HOLE]
    assert suits == [(0b0111,) * 3, 0b1010, 0b1100, 0b1001]


@every_count
def test_3_three_cards_each_and_all_rabbits_on_the_citadel(players: int) -> None:
    s = dealt(players)
    assert s.hand_size[:players].tolist() == [3] * players
    assert s.at[:players].tolist() == [CIT] * players
    assert s.royals.tolist() == [0] * 4


def test_3_cards_are_dealt_seat_by_seat_and_drawn_in_order() -> None:
    order = np.array([*range(53, 39, -1), *range(40)], np.int8)
    s = JACKRABBITS.new()
    s.rng[0] = 1
    rules.deal(s, 2, JACKRABBITS.Options(starter=0).encode(), order)
    assert [hand(s, 0), hand(s, 1)] == ["AC 2C 3C", "4C 5C 6C"]
    do(rolled(s), "stay", "end")
    assert hand(s, 0) == "AC 2C 3C 7C"


@every_count
def test_9_late_cards_are_one_more_for_the_later_seats(players: int) -> None:
    s = dealt(players, starter=1, late_cards=True)
    more = {2: [1, 0], 3: [1, 0, 0], 4: [1, 0, 0, 1]}[players]  # seat 1 begins
    assert s.hand_size[:players].tolist() == [3 + one for one in more]
    assert s.pile_size == 40 - 3 * players - sum(more)
    assert s.revealed == 0
    check(s)


def test_9_without_late_cards_everybody_is_dealt_the_same_as_ever() -> None:
    with_them, without = dealt(3, starter=0, late_cards=True), dealt(3, starter=0)
    for seat in range(3):
        assert set(hand(without, seat).split()) <= set(hand(with_them, seat).split())
    assert with_them.switches == without.switches


@every_count
def test_3_any_seat_may_start_by_chance_or_be_named(players: int) -> None:
    assert {int(dealt(players, str(seed), starter=-1).starter) for seed in range(60)} == set(range(players))
    assert dealt(players, starter=1).turn == 1


# ---- 3, 4: endings ---------------------------------------------------------------------------------------------------

TERNAS = {
    "KC KS KH": {"simple", "diverse"},
    "KC QC JC": {"simple", "monarchic", "tribal"},
    "KC QS JH": {"simple", "diverse", "monarchic", "diverse-monarchic"},
    "KC QC KS": {"simple"},
    "KC QS JC": {"simple", "monarchic"},
}


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("terna", TERNAS)
def test_4_arriving_on_the_citadel_with_the_right_royals_wins_at_once(terna: str, ending: Any) -> None:
    s = rolled(put(hands(dealt(ending=ending), terna, "2C"), "JD", "JD"))
    do(s, "go:cit")
    won = ending in TERNAS[terna]
    assert (rules.actor(s) == OVER) == won
    assert s.won == (0 if won else -1)
    if won:
        assert standing(s) == ([3, 0], [0, 1])


def test_4_on_the_citadel_at_the_start_of_the_own_turn_wins_too() -> None:
    s = rolled(put(hands(dealt(), "2C", "KC KS KH"), CIT, CIT))
    assert rules.actor(s) == 0  # not in somebody else's turn
    do(s, "stay", "end")
    assert s.won == 1


def test_4_nobody_buys_a_fourth_royal() -> None:
    s = put(hands(dealt(), "KC KS QS 10H 5H", "2C"), "KH", CIT)
    assert "acquire" not in moves(do(rolled(s), "stay"))


def test_two_royals_are_not_enough() -> None:
    s = rolled(put(hands(dealt(), "KC KS", "2C"), "JD", "JD"))
    do(s, "go:cit")
    assert rules.actor(s) == 0


def test_2_4_the_widest_board_there_can_be_is_kept_whole() -> None:
    """A house as far away as a board may reach, in both directions: every place still fits into the game."""
    board = sample_board()
    spot, land = board.place(1), Extent.of(board.with_piece(1, None))
    far = Place(land.left + WIDEST - 1, land.top + WIDEST // 2, spot.turn)
    wide = board.with_piece(1, far._replace(x=far.x - (far.x + far.y) % 2))
    assert check_for_play(wide) is None
    assert check_for_play(wide.with_piece(1, far._replace(y=far.y + 2))) is not None
    _, places, _, _ = wide.window()
    assert dealt(board=write_code(wide)).places.tolist() == places.tolist()
