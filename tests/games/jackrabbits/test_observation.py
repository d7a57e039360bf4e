"""The numbers of an observation say what their names say, and keep what is secret."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sobremesa.core.observation import named
from sobremesa.games.jackrabbits import JACKRABBITS, observation, rules, state
from sobremesa.games.jackrabbits.observation import CHOSEN, FOLLOWING, FOLLOWS, SWITCHES, observe_all
from sobremesa.games.jackrabbits.options import SWITCHES as CHOICES

from ...contract.positions import somewhere
from .build import CIT, OFF, UNDER, card, cards, dealt, do, hands, node, put, rolled
from .play import compiled
from .test_complete_game import fight
from .test_options import bargain
from .test_transfers import on_the_way

pytestmark = pytest.mark.timeout(900)


def parts(s: Any, seat: int = 0) -> dict[str, Any]:
    out = np.full(rules.FEATURES, np.nan, np.float32)
    assert observe_all(s, seat, out) == rules.FEATURES
    return named(rules.OBSERVATION, out)


def ones(numbers: Any) -> Any:
    """Where the numbers are not 0; a single index for a row of them."""
    found = np.argwhere(numbers)
    return [int(index[0]) for index in found] if numbers.ndim == 1 else [tuple(map(int, index)) for index in found]


def test_each_group_of_parts_ends_where_the_next_begins() -> None:
    s, out = dealt(2), np.zeros(rules.FEATURES, np.float32)
    ends = [
        observation.observe_cards(s, 0, out, observation.CARDS_AT),
        observation.observe_seats(s, 0, out, observation.SEATS_AT),
        observation.observe_turn(s, out, observation.TURN_AT),
        observation.observe_payment(s, out, observation.PAYMENT_AT),
        observation.observe_dealings(s, 0, out, observation.DEALINGS_AT),
        observation.observe_options(s, out, observation.OPTIONS_AT),
        observation.observe_roads(s, out, observation.ROADS_AT),
    ]
    assert ends == [
        observation.SEATS_AT,
        observation.TURN_AT,
        observation.PAYMENT_AT,
        observation.DEALINGS_AT,
        observation.OPTIONS_AT,
        observation.ROADS_AT,
        observation.PIECES_AT,
    ]


def test_words_and_numbers_are_as_many() -> None:
    assert len(FOLLOWS.split(", ")) == FOLLOWING
    assert len(CHOSEN.split(", ")) == len(SWITCHES)
    assert sorted(SWITCHES) == sorted([*CHOICES.values(), state.DRAFT])


# ---- cards and seats -------------------------------------------------------------------------------------------------


def test_cards_are_where_the_seat_sees_them() -> None:
    seen = parts(hands(dealt(3), "4D KC", "7C 2H", "5C", discards="9S"))
    assert ones(seen["hand"]) == cards("4D KC")
    assert ones(seen["discarded"]) == cards("9S")
    assert card("KC") not in ones(seen["court"])
    assert seen["pile"] == (40 - 5) / 40


def test_seats_are_counted_from_the_one_that_looks() -> None:
    s = put(hands(dealt(3, starter=1), "4D", "7C 2H", "KC"), CIT, UNDER, OFF)
    seen = parts(s, 2)
    assert ones(seen["seat"]) == [2]
    assert ones(seen["at"]) == [(0, 14), (1, 0), (2, 13)]
    assert (seen["hands"] * 54).round().tolist() == [1, 1, 2, 0]
    assert ones(seen["carrots"]) == [(0, 0)]
    assert [ones(seen[name]) for name in ("turn", "asked", "starter")] == [[2], [2], [2]]


def test_a_card_that_may_be_with_two_seats_is_half_with_each() -> None:
    s = hands(dealt(3), "4D", "7C 2H", "5C")
    s.seen[0, card("7C")] = 0b110
    assert parts(s)["known"][:, card("7C")].tolist() == [0, 0.5, 0.5, 0]
    assert not parts(s, 1)["known"][1:].any()  # what others have seen is theirs


def test_9_hand_sizes_are_hidden_under_seized_surplus() -> None:
    s = hands(dealt(3, seized_surplus=True), "4D", "7C 2H", "5C")
    assert (parts(s, 1)["hands"] * 54).round().tolist() == [2, 0, 0, 0]
    s.phase = state.ENDED
    assert (parts(s, 1)["hands"] * 54).round().tolist() == [2, 1, 1, 0]


# ---- what goes on ----------------------------------------------------------------------------------------------------


def test_dice_and_phase() -> None:
    s = dealt()
    assert not parts(s)["dice"].any()
    assert ones(parts(rolled(s, 2, 6))["dice"]) == [(0, 1), (1, 5)]
    assert ones(parts(s)["phase"]) == [state.JOURNEY]


def test_a_payment_and_what_it_is_for() -> None:
    seen = parts(do(on_the_way("5S 9S", dice=(6, 6)), "gallop:KC", "pay:5S"))
    assert ones(seen["paying"]) == [2]
    assert ones(seen["paying_node"]) == [node("KC")]
    assert ones(seen["paying_suits"]) == [state.SPADES, state.DIAMONDS]
    assert (seen["paying_points"] * 128).tolist() == [12, 5]
    assert ones(seen["paid"]) == cards("5S")


def test_a_fight() -> None:
    seen = parts(do(fight("9S", "10S", "2C"), "attack:2", "strike:9S"), 2)
    assert ones(seen["rival"]) == [2]
    assert (seen["force"] * 128).tolist() == [9, 0]


def test_9_a_sealed_card_is_seen_by_whoever_sealed_it() -> None:
    s = do(bargain("4D 9S", "7C 2H", "5C"), "seal:4D", "claim:9D", "seal:7C")
    assert [ones(parts(s, seat)["sealed"]) for seat in range(3)] == [cards("4D"), cards("7C"), []]
    assert ones(parts(s, 2)["claimed"]) == [(0, card("9D"))]


# ---- what was chosen -------------------------------------------------------------------------------------------------


def test_options() -> None:
    seen = parts(dealt(3, complete=True, trailing_carrots=True, ending="tribal", turn_limit=80))
    assert ones(seen["switches"]) == [0, 8]
    assert ones(seen["ending"]) == [4]
    assert seen["turn_limit"] == 80 / 32_768


@pytest.mark.parametrize("board", ["sample", "random:3", "random:7:1"])
def test_the_board_can_be_read_back(board: str) -> None:
    s = dealt(board=board)
    seen, view = parts(s), JACKRABBITS.view(s, 0)
    leads = [int(end @ (1 << np.arange(6))) - 3 for end in seen["roads"]]
    assert leads == [to for links in view.links[:13] for to in links] + [
        to for links in view.links[13:] for to in links[:3]
    ]
    assert all(to == state.NO_ROAD for links in view.links[13:] for to in links[3:])
    laid = [
        (int(x * 256), int(y * 128), int(turn.argmax()))
        for _, x, y, *turns in seen["pieces"]
        for turn in [np.array(turns)]
    ]
    assert laid == [(piece.x, piece.y, piece.turn) for piece in view.board]


def test_different_boards_look_different() -> None:
    looks = {
        parts(dealt(board=board))["roads"].tobytes()
        for board in ("sample", "draft", *(f"random:{n}" for n in range(20)))
    }
    assert len(looks) == 22


def test_a_draft() -> None:
    s = do(dealt(board="draft"), "flip:rhombus")
    seen = parts(s, 1)
    assert ones(seen["flipped"]) == [s.flipped]
    assert (seen["shares"] * 6).round().tolist() == [[6, 6, 6], [6, 5, 6], [0, 0, 0], [0, 0, 0]]
    before = seen["pieces"].copy()
    do(s, JACKRABBITS.notation.write(JACKRABBITS.legal(s, 0)[0]))
    assert ones(before[:, 1]) == [0]
    assert len(ones(parts(s, 1)["pieces"][:, 1])) == 2


def test_positions_of_the_contract_are_of_every_phase() -> None:
    """What tests/contract says of observations, it says of all that can happen here; but a fourth royal is too rare to wait for."""
    phases = {int(somewhere(JACKRABBITS, seed, compiled()).phase) for seed in range(600)}
    assert phases >= set(range(state.ENDED + 1)) - {state.FOURTH}
