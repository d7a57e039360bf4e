"""What the table is told so that whoever draws it needs no rule: how far the ending is, what is asked of a hand, what a journey is for."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from sobremesa.games.jackrabbits import JACKRABBITS, rules, state
from sobremesa.games.jackrabbits.asked import Asked
from sobremesa.games.jackrabbits.survey import set_steps

from .build import CIT, OFF, UNDER, action, cards, dealt, do, hands, node, put, rolled, settling, written


def asked(s: Any) -> Asked:
    found = JACKRABBITS.view(s, rules.actor(s)).asked
    assert found is not None
    return found


# ---- 3, 4: how far the ending is -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ending", "held", "counting"),
    [
        ("simple", "KC KS", "KC KS"),
        ("tribal", "KC KS QC", "KC QC"),
        ("tribal", "KC QC JC", "KC QC JC"),
        ("monarchic", "KC KS QD", "KC QD"),
        ("monarchic", "KC QC JC", "KC QC JC"),
        ("diverse", "KC KS KH", "KC KS KH"),
        ("diverse", "KC QC JD", "KC JD"),
        ("diverse-monarchic", "KC QC JC", "KC"),
        ("simple", "", ""),
    ],
)
def test_royals_that_cannot_be_part_of_the_ending_do_not_count(ending: str, held: str, counting: str) -> None:
    seat = JACKRABBITS.view(hands(dealt(ending=ending), f"{held} 4S", "3D"), 1).seats[0]
    assert (written(seat.counting), seat.missing) == (counting, 3 - len(counting.split()))


def test_only_royals_in_play_can_be_part_of_the_ending() -> None:
    three_suits = dealt(ending="diverse-monarchic", board="random:1", tight_suits="CSH", players=3)
    assert JACKRABBITS.view(hands(three_suits, "KC QC JH", "", ""), 0).seats[0].missing == 1


@pytest.mark.parametrize(("where", "home"), [(CIT, 0), ("KS", 1), (UNDER, 2), (OFF, 3)])
def test_the_way_home_is_counted_in_journeys(where: str | int, home: int) -> None:
    assert JACKRABBITS.view(put(dealt(), where, CIT), 1).seats[0].home == home


def test_where_no_road_leads_home_none_is_told() -> None:
    s = put(dealt(), "KS", CIT)
    set_steps(s, node("KS"), CIT, state.FAR)
    assert JACKRABBITS.view(s, 0).seats[0].home is None


def test_turns_until_the_limit() -> None:
    s = dealt(turn_limit=6)
    s.turns = 4
    assert JACKRABBITS.view(s, 0).turns_left == 2
    assert JACKRABBITS.view(dealt(turn_limit=0), 0).turns_left is None


# ---- what is asked of a hand -----------------------------------------------------------------------------------------------------------------


def test_a_payment_says_what_is_left_and_what_finishes_it_best() -> None:
    s = do(rolled(put(hands(dealt(), "4S 5D 3S", "2C"), CIT, CIT), 3, 4), "gallop:KC", "pay:4S")
    assert asked(s) == Asked(need=3, best=cards("3S"))


def test_too_many_cards_are_counted() -> None:
    s = do(settling(put(hands(dealt(), "AC 2C 3C 4C 5C 6C 7C 8C 9C", "2D"), CIT, "KS")), "end")
    assert asked(s) == Asked(count=1)


def palace(mine: str, theirs: str, **options: Any) -> Any:
    return do(rolled(put(hands(dealt(**options), mine, theirs), "JH", CIT)), "go:QH")


def test_hearts_are_asked_for_until_they_are_worth_six() -> None:
    assert asked(palace("2H 3S", "2H 3H 4H 5D")) == Asked(need=6)
    assert asked(do(palace("2H 3S", "2H 3H 4H 5D"), "show:2H")) == Asked(need=4)


def test_hearts_count_what_they_are_worth_in_this_game() -> None:
    assert asked(do(palace("2S", "AH 3H 5D", patriarchal_values=True), "show:3H")) == Asked(need=3)


def test_the_least_that_answers_a_challenge_is_proposed() -> None:
    assert asked(do(palace("7H 4H 3H 9S", "6H 5D"), "show:6H")) == Asked(need=6, best=cards("7H"))
    assert asked(do(palace("4H 2H 3H QH", "6H 5D"), "show:6H")).best == cards("QH")


def test_a_challenge_says_what_is_known_of_the_visitor() -> None:
    s = palace("2H 5H 3S JH", "2H 3H 4H 5D")
    s.seen[1, cards("5H")[0]] = 1  # seen in an earlier challenge
    told = JACKRABBITS.view(s, 1).challenge
    assert told is not None
    assert (written(told.known), told.sure, told.wins, told.key) == ("5H JH", True, False, cards("QH")[0])
    for viewer, known in ((0, ""), (-1, "JH")):
        other = JACKRABBITS.view(s, viewer).challenge
        assert other is not None
        assert written(other.known) == known


def test_a_challenge_at_the_citadel_is_about_the_game_and_asks_for_no_queen() -> None:
    s = put(hands(dealt(advanced_citadel=True), "KC KS JD 3S", "6H 5D"), "KS", "KC")
    told = JACKRABBITS.view(do(rolled(s), "go:cit"), 1).challenge
    assert told is not None
    assert (told.wins, told.key, told.known, told.sure) == (True, None, [], False)


def test_the_queen_of_the_palace_is_enough_alone() -> None:
    view = JACKRABBITS.view(palace("2H 3S", "4H 3H QH"), 1)
    assert {move.notation for move in view.moves if move.preview.alone} == {"show:QH"}


def test_a_fight_says_what_it_takes_to_be_ahead() -> None:
    s = do(settling(put(hands(dealt(), "4S 9S 2D", "5S 8S"), "KS", "KS")), "attack:2", "strike:4S")
    view = JACKRABBITS.view(s, 1)
    assert view.fight is not None
    assert (view.fight.force, view.fight.need, view.asked) == ([4, 0], 5, Asked())


def test_where_each_card_is_an_answer_nothing_more_is_asked() -> None:
    for s in (put(hands(dealt(), "8C 3C 2S", "3D"), "KS", CIT), put(hands(dealt(), "9H", "2D"), CIT, CIT)):
        assert JACKRABBITS.view(s, 0).asked is None


def test_a_claimed_diamond_frees_the_other() -> None:
    both = hands(dealt(individual_trades=True), "4S 9D X1", "2S 3D KH")
    view = JACKRABBITS.view(do(settling(put(both, "KS", "KS")), "bargain:2", "seal:4S"), 0)
    freeing = {move.notation for move in view.moves if move.preview.frees}
    assert (
        freeing
        == {move.notation for move in view.moves if move.word == "claim" and move.notation.endswith("D")}
        != set()
    )


def test_nobody_else_is_asked() -> None:
    s = do(rolled(put(hands(dealt(), "4S 5D 3S", "2C"), CIT, CIT), 3, 4), "gallop:KC")
    for other in (1, -1):
        view = JACKRABBITS.view(s, other)
        assert (view.asked, view.errands, view.payments, view.low, view.later) == (None, None, [], {}, {})


@pytest.mark.parametrize(("complete", "rule"), [(True, "8.5"), (False, "5.4")])
def test_a_house_is_settled_by_the_rule_of_the_game_played(complete: bool, rule: str) -> None:
    assert JACKRABBITS.view(settling(put(dealt(complete=complete), "KS", CIT)), 0).rule == rule


# ---- what a journey is for -------------------------------------------------------------------------------------------------------------------


def test_whoever_travels_is_told_what_could_be_done_there() -> None:
    s = rolled(put(hands(dealt(), "4S 9D 2D KD", "KS 3C"), CIT, "QS"))
    errands = JACKRABBITS.view(s, 0).errands
    assert errands is not None
    assert (errands.purse, errands.price, errands.armed) == ([0, 4, 0, 11], 10, True)  # K♦ is not for spending


def test_whoever_travels_is_told_whom_they_can_meet_where() -> None:
    """8.2: on hexagons, never in the underground [R], nor off the board."""
    s = put(hands(dealt(4), "4S", "3C", "3D", "2H"), CIT, "QS", "QS", CIT)
    assert company(s) == {int(s.at[1]): [1, 2], CIT: [3]}
    assert company(put(s, CIT, UNDER, OFF, "KD")) == {int(s.at[3]): [3]}


def company(s: Any) -> dict[int, list[int]]:
    errands = JACKRABBITS.view(rolled(s), 0).errands
    assert errands is not None
    return errands.company


def test_in_the_introductory_game_nobody_is_armed() -> None:
    errands = JACKRABBITS.view(rolled(put(hands(dealt(complete=False), "4S", "3D"), CIT, CIT)), 0).errands
    assert errands is not None
    assert not errands.armed


@pytest.mark.parametrize(
    ("hand", "pays"),
    [
        ("5C 2H", {"forest", "river", "mountain"}),
        ("4S 3D", {"crossing"}),
        ("2H 5D", {"tavern"}),
        ("9C", {"forest", "river", "mountain", "cave"}),
        ("6S", set()),
    ],
)
def test_pieces_say_whether_the_hand_can_pay_them(hand: str, pays: set[str]) -> None:
    errands = JACKRABBITS.view(rolled(put(hands(dealt(), hand, "3C"), CIT, CIT), 3, 4), 0).errands
    assert errands is not None
    assert set(errands.pays) == pays


def test_a_tavern_without_a_joker_takes_no_payment() -> None:
    errands = JACKRABBITS.view(rolled(put(hands(dealt(), "9H", "X1 X2"), CIT, CIT), 3, 4), 0).errands
    assert errands is not None
    assert "tavern" not in errands.pays


# ---- where a rabbit came along ---------------------------------------------------------------------------------------------------------------


def path_told(s: Any, *moves: str) -> list[int]:
    """The path of the last of these moves, as a spectator is told it."""
    *first, last = moves
    do(s, *first)
    after, seat = do(s.copy(), last), rules.actor(s)
    return next(
        event.facts["path"] for event in JACKRABBITS.story(s, seat, action(last), after, -1) if "path" in event.facts
    )


def test_whoever_walks_is_told_to_have_come_along_the_road() -> None:
    s = rolled(put(hands(dealt(), "2S", "3C"), CIT, CIT))
    path = path_told(s, "go:KS")
    assert (path[0], path[-1]) == (CIT, node("KS"))
    assert all(b in s.link[a] for a, b in itertools.pairwise(path))


def test_a_transfer_is_told_from_the_road_to_where_it_leads() -> None:
    s = rolled(put(hands(dealt(), "7C 5S", "3C"), CIT, CIT), 2, 3)
    path = path_told(s, "shortcut:M3b", "pay:7C")
    assert (path[0], path[-2], path[-1]) == (CIT, node("M3b"), node("M3a"))
