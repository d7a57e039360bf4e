"""8: what each suit is good for."""

from __future__ import annotations

from collections import Counter

import pytest

from sobremesa.core.protocol import NOTHING
from sobremesa.games.jackrabbits import rules, state

from .build import CIT, OFF, UNDER, at, can, check, dealt, discards, do, hand, hands, moves, put, rolled, settling


def flying(hand_0: str, place: str, first: int, second: int, passport: str, **options: object) -> object:
    """Seat 0 has shown the passport, rolled this, and passed the lottery."""
    s = put(hands(dealt(**options), hand_0, "2C"), place, CIT)
    do(s, f"passport:{passport}")
    s.first_die, s.second_die = first, second
    return do(s, "pass")


# ---- 8.1: clubs fly --------------------------------------------------------------------------------------------------


def test_8_1_on_a_tower_a_club_may_be_shown_before_rolling() -> None:
    s = put(hands(dealt(), "9C KC 4H", "2C"), "KS", CIT)
    assert moves(s) == ["roll", "passport:9C", "passport:KC"]
    assert moves(put(hands(dealt(), "9C", "2C"), "QS", CIT)) == ["roll"]
    assert moves(put(hands(dealt(complete=False), "9C", "2C"), "KS", CIT)) == ["roll"]


def test_8_1_a_roll_up_to_its_value_flies_to_any_other_tower() -> None:
    s = flying("9C", "KS", 4, 5, "9C")
    assert moves(s) == ["fly:KC", "fly:KH", "fly:KD"]
    do(s, "fly:KC")
    assert at(s, 0) == "tower-clubs"
    assert hand(s, 0) == "9C"
    assert s.phase == state.SETTLING  # the flight was the journey


def test_8_1_a_higher_roll_is_paid_in_the_suit_of_the_tower_left() -> None:
    s = flying("5C 3S 9H", "KS", 4, 4, "5C")
    assert moves(s) == ["fall", "fare"]
    do(s, "fare")
    assert moves(s) == ["pay:3S"]
    do(s, "pay:3S", "fly:KD")
    assert hand(s, 0) == "5C 9H"


def test_8_1_a_flight_that_succeeds_is_flown() -> None:
    """A choice is left only where the dice are too high; there, who pays flies."""
    for s in (flying("9C 4S", "KS", 4, 4, "9C"), do(flying("5C 3S", "KS", 4, 4, "5C"), "fare", "pay:3S")):
        assert {move.partition(":")[0] for move in moves(s)} == {"fly"}
        assert not can(s, "stay")
        assert not can(s, "go:cit")


def test_8_1_or_one_falls_off_the_board() -> None:
    s = flying("5C 2S", "KS", 4, 4, "5C")
    assert moves(s) == ["fall"]
    do(s, "fall")
    assert at(s, 0) == "off"
    assert s.hand_size[0] == 2
    assert rules.actor(s) == 1


def test_8_1_at_the_tower_of_clubs_the_passport_itself_may_be_spent() -> None:
    s = do(flying("5C", "KC", 4, 4, "5C"), "fare", "pay:5C")
    assert discards(s) == "5C"
    assert can(s, "fly:KS")


def test_8_1_the_lottery_goes_on_as_usual() -> None:
    s = put(hands(dealt(), "5C", "2C", top="8H"), "KS", CIT)
    do(s, "passport:5C")
    s.first_die, s.second_die = 5, 1
    do(s, "show:5C")
    assert hand(s, 0) == "5C 8H"
    assert s.phase == state.FARE


# ---- 8.2: spades fight -----------------------------------------------------------------------------------------------


def fight(*texts: str, place: str = "KS", **options: object) -> object:
    s = put(hands(dealt(len(texts), **options), *texts), *([place] * len(texts)))
    return settling(s)


def test_8_2_a_rabbit_on_the_same_hexagon_may_be_attacked_once_a_turn() -> None:
    s = fight("9S 8S", "2C", "3C")
    assert {"attack:2", "attack:3"} <= set(moves(s))
    do(s, "attack:2", "strike:8S", "yield")
    assert not [m for m in moves(s) if m.startswith("attack")]


def test_8_2_never_in_the_underground_nor_without_a_spade() -> None:
    assert not can(fight("9H", "2C"), "attack:2")
    s = rolled(put(hands(dealt(), "9S", "2C"), UNDER, UNDER))
    assert not can(s, "attack:2")


def test_8_2_by_turns_each_discards_spades_until_exceeding_the_other() -> None:
    s = do(fight("3S 9S", "4S 2S 7S"), "attack:2", "strike:3S")
    assert rules.actor(s) == 1
    do(s, "strike:2S")
    assert rules.actor(s) == 1  # 2 does not exceed 3
    do(s, "strike:4S")
    assert (rules.actor(s), s.force.tolist()) == (0, [3, 6])
    do(s, "strike:9S")
    assert (rules.actor(s), s.force.tolist()) == (1, [12, 6])
    assert discards(s) == "2S 3S 4S 9S"


def test_8_2_who_will_not_go_on_is_sent_off() -> None:
    s = do(fight("9S", "10S 2C"), "attack:2", "strike:9S", "strike:10S", "yield")
    assert at(s, 0) == "off"
    assert at(s, 1) == "tower-spades"
    assert rules.actor(s) == 1  # the turn is over, without an increment
    assert s.hand_size[0] == 0


def test_8_2_a_winning_attacker_takes_a_random_card() -> None:
    stolen: Counter[str] = Counter()
    for seed in range(60):
        s = put(hands(dealt(seed=str(seed)), "9S", "2C 3H 4D"), "KS", "KS")
        do(settling(s), "attack:2", "strike:9S", "yield")
        stolen[hand(s, 0)] += 1
        assert at(s, 1) == "off"
        assert s.phase == state.SETTLING
        check(s)
    assert set(stolen) == {"2C", "3H", "4D"}


def test_8_2_a_stolen_royal_takes_its_carrot_along_and_the_increment_follows() -> None:
    s = do(fight("9S", "KD"), "attack:2", "strike:9S", "yield")
    assert s.owner[3] == 0
    assert s.royals.tolist()[:2] == [1, 0]
    assert s.hand_size[0] == 2  # the royal and the increment
    assert rules.actor(s) == 1
    check(s)


def test_8_2_a_fourth_royal_forces_one_of_choice_back() -> None:
    s = do(fight("9S KC KS QS", "KD"), "attack:2", "strike:9S", "yield")
    assert s.phase == state.FOURTH
    assert moves(s) == ["return:KC", "return:KS", "return:KD", "return:QS"]
    do(s, "return:KS")
    assert s.owner[1] == NOTHING
    assert s.royals[0] == 3
    assert rules.actor(s) == 1
    check(s)


def test_8_2_a_royal_stolen_on_the_citadel_can_win() -> None:
    s = put(hands(dealt(), "9S KC KS", "KD"), CIT, CIT)
    do(settling(s), "attack:2", "strike:9S", "yield")
    assert s.won == 0


def test_8_2_the_loser_with_an_empty_hand_loses_nothing() -> None:
    s = do(fight("9S", ""), "attack:2", "strike:9S", "yield")
    assert at(s, 1) == "off"
    assert s.phase == state.SETTLING


# ---- 8.3: hearts open palaces ----------------------------------------------------------------------------------------


def visit(*texts: str, others: tuple[str | int, ...] = (CIT, CIT, CIT), **options: object) -> object:
    """Seat 0 walks from J♥ to Q♥."""
    s = put(hands(dealt(len(texts), **options), *texts), "JH", *others[: len(texts) - 1])
    return do(rolled(s), "go:QH")


def test_8_3_every_player_on_the_board_is_asked_in_turn_order() -> None:
    s = visit("2C", "3C", "4C", "5C", others=(CIT, OFF, UNDER))
    assert (rules.actor(s), moves(s)) == (1, ["pass"])
    do(s, "pass")
    assert rules.actor(s) == 3  # seat 2 is off the board; the underground is part of it
    do(s, "pass")
    assert (rules.actor(s), int(s.phase)) == (0, state.SETTLING)


def test_8_3_no_challenge_in_the_introductory_game_nor_when_staying() -> None:
    assert visit("2C", "6H", complete=False).phase == state.SETTLING  # type: ignore[attr-defined]
    s = put(hands(dealt(), "2C", "6H"), "QH", CIT)
    assert do(rolled(s), "stay").phase == state.SETTLING


def test_8_3_a_challenger_first_shows_the_queen_or_hearts_worth_six() -> None:
    assert moves(visit("2C", "5H 4C")) == ["pass"]
    s = visit("2C", "5H 4H 9S QH")
    assert moves(s) == ["pass", "show:4H", "show:5H", "show:QH"]
    do(s, "show:5H")
    assert (rules.actor(s), moves(s)) == (1, ["show:4H", "show:QH"])
    do(s, "show:4H")
    assert (rules.actor(s), int(s.phase)) == (0, state.DEFENCE)
    assert s.seen[0, 24] == 2  # everybody has seen the five of hearts


def test_8_3_the_queen_of_another_palace_is_no_key_but_a_royal_heart_is_a_heart() -> None:
    assert moves(visit("2C", "QC")) == ["pass"]
    assert moves(visit("2C", "KH")) == ["pass", "show:KH"]


def test_8_3_a_visitor_who_cannot_or_will_not_show_as_much_is_sent_off() -> None:
    s = do(visit("2C 9H", "6H"), "show:6H")
    assert moves(s) == ["yield", "show:9H"]
    do(s, "yield")
    assert at(s, 0) == "off"
    assert hand(s, 1) == "6H"
    assert rules.actor(s) == 1
    assert s.hand_size[0] == 2


def test_8_3_if_the_visitor_shows_as_much_the_challenger_loses_the_cards_and_is_sent_off() -> None:
    s = do(visit("5H AH", "KH 3C"), "show:KH", "show:5H", "show:AH")
    assert at(s, 1) == "off"
    assert hand(s, 1) == "3C"
    assert s.place[42] == state.IN_COURT
    assert hand(s, 0) == "AH 5H"
    assert (rules.actor(s), int(s.phase)) == (0, state.SETTLING)
    check(s)


# ---- 8.4: diamonds trade ---------------------------------------------------------------------------------------------


def plaza(place: str, hand_0: str, discarded: str, **options: object) -> object:
    return settling(put(hands(dealt(**options), hand_0, "2C", discards=discarded), place, CIT))


def bought(s: object) -> list[str]:
    return [m for m in moves(s) if m.startswith("buy")]


def test_8_4_a_plaza_sells_discards_of_its_suit_for_diamonds_worth_as_much() -> None:
    s = plaza("JS", "4D 3D", "7S 8S 6H")
    assert bought(s) == ["buy:7S"]
    do(s, "buy:7S", "pay:4D", "pay:3D")
    assert hand(s, 0) == "7S"
    assert discards(s) == "8S 6H 3D 4D"
    assert s.seen[1, 16] == 1
    assert s.phase == state.SETTLING


def test_8_4_the_star_sells_diamonds_for_any_suit() -> None:
    s = plaza("JD", "5C 5H", "7D 9S")
    assert bought(s) == ["buy:7D"]
    do(s, "buy:7D", "pay:5C", "pay:5H")
    assert hand(s, 0) == "7D"


def test_8_4_any_number_of_trades() -> None:
    s = do(plaza("JS", "4D 7D", "4S 7S"), "buy:4S", "pay:4D", "buy:7S", "pay:7D")
    assert hand(s, 0) == "4S 7S"


@pytest.mark.parametrize("place", ["KS", "QS", "cit"])
def test_8_4_other_hexagons_sell_nothing(place: str) -> None:
    assert not bought(plaza(place, "9D", "4S"))


# ---- 8.5 -------------------------------------------------------------------------------------------------------------


def test_8_5_fights_come_before_trades_trades_before_acquisition() -> None:
    s = put(hands(dealt(), "9S 5D 4D", "2C", discards="4S"), "JS", "JS")
    do(settling(s), "buy:4S", "pay:4D")
    assert not can(s, "attack:2")
    assert can(s, "acquire")
    do(s, "acquire", "pay:9S", "pay:4S")
    assert rules.actor(s) == 1


def test_8_5_the_challenge_comes_before_all() -> None:
    s = put(hands(dealt(), "9S 10H", "6H"), "JH", "QH")
    do(rolled(s), "go:QH")
    assert s.phase == state.CHALLENGE
    do(s, "pass")
    assert {"attack:2", "acquire"} <= set(moves(s))
