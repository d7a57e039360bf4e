"""5.2: a hand over its limit discards when it happens, before anything else; 4, 9: which cards break a tie."""

from __future__ import annotations

from typing import Any

from sobremesa.core.protocol import NOBODY, OVER
from sobremesa.games.jackrabbits import JACKRABBITS, rules, state
from sobremesa.games.jackrabbits.cards import lay_open

from .build import (
    CIT,
    OFF,
    action,
    at,
    can,
    card,
    check,
    dealt,
    do,
    hand,
    hands,
    moves,
    put,
    rolled,
    settling,
    standing,
)

NINE = "2C 3C 4C 5C 6C 7C 8C 9C 10C"


def lottery(s: Any, first: int, second: int) -> Any:
    s.first_die, s.second_die = first, second
    s.phase = state.LOTTERY
    return s


def opened(s: Any, seat: int, *texts: str) -> Any:
    """The seat has laid these hearts open (9: provisional palaces)."""
    for text in texts:
        lay_open(s, seat, card(text))
    return s


def discards(s: Any, seat: int) -> bool:
    return (int(s.phase), rules.actor(s)) == (state.SURPLUS, seat)


def told(s: Any, text: str, viewer: int = NOBODY) -> list[str]:
    """The move, and what a viewer is told of it."""
    before, seat = s.copy(), rules.actor(s)
    do(s, text)
    return [one.code.removeprefix("jackrabbits-") for one in JACKRABBITS.story(before, seat, action(text), s, viewer)]


# ---- the lottery -----------------------------------------------------------------------------------------------------


def test_5_2_off_the_board_a_prize_too_many_is_discarded_before_the_rabbit_creeps_under() -> None:
    s = lottery(put(hands(dealt(), NINE, "2S", top="9H 8H"), OFF, CIT), 2, 6)
    do(s, "show:2C")
    assert discards(s, 0)
    assert at(s, 0) == "off"
    assert "8H" not in hand(s, 0).split()  # 7: the increment is still to come
    assert told(s, "discard:3C") == ["discarded", "crept-under", "drew"]
    assert at(s, 0) == "underground"
    assert discards(s, 0)  # 5.5: … and is one card too many as well
    assert len(moves(s)) == 10
    do(s, "discard:8H")
    assert (rules.actor(s), int(s.phase)) == (1, state.START)
    check(s)


def test_5_2_each_prize_of_a_windfall_is_discarded_before_the_next() -> None:
    s = lottery(put(hands(dealt(windfall_lottery=True), NINE, "2S", top="9H 8H"), CIT, CIT), 2, 3)
    do(s, "show:2C")
    assert discards(s, 0)
    do(s, "discard:9H")
    assert moves(s) == ["pass", "show:3C"]
    do(s, "show:3C", "discard:3C", "pass")
    assert s.phase == state.JOURNEY


def test_5_2_so_is_the_prize_for_a_double() -> None:
    for seed in range(40):
        s = do(hands(dealt(seed=str(seed), windfall_lottery=True), NINE, "2S"), "roll")
        assert discards(s, 0) == (s.first_die == s.second_die)


def test_5_2_a_flight_waits_until_the_prize_too_many_is_discarded() -> None:
    s = do(put(hands(dealt(), NINE, "2S", top="9H"), "KS", CIT), "passport:10C")
    s.first_die, s.second_die = 2, 3
    do(s, "show:2C")
    assert discards(s, 0)
    assert can(do(s, "discard:9H"), "fly:KD")


# ---- the end of a turn -----------------------------------------------------------------------------------------------


def test_5_2_an_increment_too_many_is_discarded_within_the_turn() -> None:
    s = do(settling(hands(dealt(), NINE, "2S")), "end")
    assert discards(s, 0)
    assert (int(s.turn), int(s.turns)) == (0, 0)
    do(s, "discard:2C")
    assert (rules.actor(s), int(s.turn), int(s.turns)) == (1, 1, 1)


def test_5_2_and_before_another_wins_at_the_start_of_their_turn() -> None:
    s = do(settling(put(hands(dealt(), NINE, "KS QS JS"), "KC", CIT)), "end")
    assert discards(s, 0)
    do(s, "discard:2C")
    assert (rules.actor(s), int(s.won)) == (OVER, 1)


def test_5_2_the_last_player_of_a_turn_limited_game_discards_too() -> None:
    s = do(settling(hands(dealt(turn_limit=1), NINE, "2S 3S 4S 5S 6S 7S 8S 9S 10S")), "end")
    assert discards(s, 0)
    do(s, "discard:2C")
    assert rules.actor(s) == OVER
    assert standing(s) == ([0, 0], [0, 0])  # nine cards each


def test_5_2_hearts_that_come_back_are_discarded_before_the_roll() -> None:
    s = hands(dealt(provisional_palaces=True), "2S", f"{NINE} 6H")
    s = settling(opened(put(s, CIT, "KC"), 1, "6H"))
    assert discards(do(s, "end"), 1)
    do(s, "discard:3C")
    assert moves(s)[0] == "roll"


# ---- meetings --------------------------------------------------------------------------------------------------------


def test_5_2_whoever_is_beaten_discards_what_comes_back_before_being_robbed() -> None:
    s = hands(dealt(provisional_palaces=True), "10S", f"{NINE} 6H")
    s = settling(opened(put(s, "KC", "KC"), 1, "6H"))
    do(s, "attack:2", "strike:10S")
    assert told(s, "yield") == ["beaten", "sent-off"]
    assert discards(s, 1)
    assert (at(s, 1), int(s.hand_size[0]), int(s.hand_size[1])) == ("off", 0, 10)
    robbed = s.copy()
    assert told(s, "discard:6H") == ["discarded", "stole"]
    assert (int(s.hand_size[0]), int(s.hand_size[1])) == (1, 8)
    assert (rules.actor(s), int(s.phase)) == (0, state.SETTLING)
    assert told(robbed, "discard:6H", 0) == ["discarded", "took-card"]
    check(s)


def test_5_2_a_challenger_sent_off_discards_before_the_visitor_is_in() -> None:
    chosen = {"provisional_palaces": True, "advanced_citadel": True}
    s = hands(dealt(**chosen), "KC QC JC 7H", "6H 2C 3C 4C 5C 6C 7C 8C 9C 4H 2H")
    s = rolled(opened(put(s, "KS", "KD"), 1, "4H", "2H"))
    do(s, "go:cit", "show:6H", "show:7H")
    assert discards(s, 1)
    do(s, "discard:2C")
    assert (rules.actor(s), int(s.won)) == (OVER, 0)
    assert hand(s, 1) == "3C 4C 5C 6C 7C 8C 9C 2H 4H"


def test_5_2_a_liar_sent_off_discards_before_the_next_turn() -> None:
    chosen = {"provisional_palaces": True, "individual_trades": True}
    s = hands(dealt(3, **chosen), "9D", f"{NINE} 6H", "KS QS JS")
    s = settling(opened(put(s, "KC", "KC", CIT), 1, "6H"))
    do(s, "bargain:2", "seal:9D", "claim:8D", "seal:2C", "claim:2S", "agree")
    assert (at(s, 0), at(s, 1)) == ("off", "off")
    assert discards(s, 1)
    assert s.turn == 0
    do(s, "discard:6H")
    assert s.turn == 1
    check(s)


def test_9_under_seized_surplus_nobody_discards_anywhere() -> None:
    s = lottery(put(hands(dealt(seized_surplus=True), NINE, "2S"), OFF, CIT), 2, 6)
    do(s, "show:2C")
    assert (at(s, 0), int(s.hand_size[0]), rules.actor(s)) == ("underground", 11, 1)


# ---- 4, 9: ties ------------------------------------------------------------------------------------------------------


def test_9_open_hearts_are_cards_where_cards_break_a_tie() -> None:
    s = hands(dealt(turn_limit=1, provisional_palaces=True), "2C 3C", "4C 6H KH")
    s = opened(settling(put(s, CIT, "KS")), 1, "6H", "KH")
    assert standing(s) == ([0, 1], [1, 0])
    s = hands(dealt(turn_limit=1, provisional_palaces=True), "2C 3C", "4C 5H 6H")
    assert standing(opened(put(s, CIT, "KS"), 1, "5H", "6H")) == ([0, 0], [1, 0])
