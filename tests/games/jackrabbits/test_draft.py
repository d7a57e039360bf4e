"""2.2 – 2.4: a flipped piece goes where a road takes it in; good boards are advice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from sobremesa import i18n
from sobremesa.games.asking import legal_of
from sobremesa.games.jackrabbits import JACKRABBITS, rules, state
from sobremesa.games.jackrabbits.board import from_window, network
from sobremesa.games.jackrabbits.board.lattice import (
    COLUMNS,
    FIRST_RHOMBUS,
    FIRST_TRIANGLE,
    faults,
    joined_places,
    joining_places,
    place_at,
    place_turn,
    place_x,
    place_y,
    roads_met,
)
from sobremesa.games.jackrabbits.board.reach import cut_off
from sobremesa.games.jackrabbits.options import JackrabbitsOptions
from sobremesa.games.jackrabbits.preview import advice_against
from sobremesa.games.jackrabbits.view import view
from sobremesa.i18n import LANGUAGES

from .build import dealt, do
from .play import by_chance, interpreted, start

MANY = range(40)
TIGHT = {2: "CH", 3: "SHD", 4: ""}


def drafts(seed: int, heeded: bool = False) -> Iterator[tuple[Any, int, list[int]]]:
    """A draft by chance: the game, the seat and its moves, whenever a piece is to be laid; and once at the end, with no moves."""
    players = 2 + seed % 3
    options = JackrabbitsOptions(board="draft", tight_suits=TIGHT[players] if seed % 2 else "", heeded_advice=heeded)
    s, choose = start(players, options, seed, interpreted()), by_chance(seed)
    while s.phase in (state.FLIPPING, state.PLACING):
        seat = rules.actor(s)
        moves = legal_of(rules, s, seat)
        if s.phase == state.PLACING:
            yield s, seat, moves
        rules.play(s, seat, choose(s, moves))
    yield s, 0, []


def spot(action: int) -> tuple[int, int, int]:
    place = action - state.PLACE
    return place_x(place, COLUMNS), place_y(place, COLUMNS), place_turn(place)


def is_apart(s: Any, action: int) -> bool:
    x, y, _ = spot(action)
    around = np.array(s.cells)[max(0, y - 2) : y + 2, max(0, x - 2) : x + 3]
    return int(s.flipped) < FIRST_RHOMBUS and bool((around < 0).all())


@pytest.mark.parametrize("seed", MANY)
def test_2_2_no_drafted_piece_joins_by_bare_sides_only(seed: int) -> None:
    for s, _, moves in drafts(seed):
        for action in moves:
            if action != state.ASIDE and not is_apart(s, action):
                assert roads_met(s.cells, s.places, int(s.flipped), *spot(action)) > 0


@pytest.mark.parametrize("seed", MANY)
def test_2_2_no_house_that_was_not_set_apart_ends_cut_off(seed: int) -> None:
    *_, (s, _, _) = drafts(seed)
    board = from_window(np.array(s.cells), np.array(s.places))
    assert not set(cut_off(network(board))) & board.islands[0]


@pytest.mark.parametrize("seed", range(12))
def test_2_3_advice_is_shown_with_every_place_and_forbids_none(seed: int) -> None:
    seen: set[str] = set()
    for s, seat, moves in drafts(seed):
        shown = {move.action: move.preview.against or [] for move in view(s, seat).moves} if moves else {}
        for action in moves:
            found = faults(s.cells, s.places, int(s.flipped), *spot(action)) if action != state.ASIDE else 0
            assert len(shown[action]) == found.bit_count()
            seen.update(shown[action])
    assert seen == {"dead-end", "hexagons-joined", "triangles-touch"}


@pytest.mark.parametrize("seed", MANY)
def test_2_3_a_table_that_heeds_the_advice_keeps_to_it_where_any_place_does(seed: int) -> None:
    for s, _, moves in drafts(seed, heeded=True):
        against = [advice_against(s, action - state.PLACE) for action in moves if action != state.ASIDE]
        if any(against):
            assert all(against)
            assert all(advice_against(s, place) for place in joined(s))


def joined(s: Any) -> list[int]:
    out = np.empty(state.MOST_MOVES, np.int16)
    return out[: joined_places(s.cells, s.places, int(s.flipped), out)].tolist()


# ---- set aside -------------------------------------------------------------------------------------------------------------------------------


def hemmed_in(shape: str) -> Any:
    """A piece is flipped, and the table is so small that there is no room beside the citadel."""
    s = do(dealt(board="draft"), f"flip:{shape}")
    s.cells[s.cells < 0] = 0
    return s


@pytest.mark.parametrize("shape", ["rhombus", "triangle"])
def test_2_2_a_piece_that_no_road_takes_in_is_set_aside_and_not_flipped_again(shape: str) -> None:
    s = hemmed_in(shape)
    piece = int(s.flipped)
    assert legal_of(rules, s, 0) == [state.ASIDE]
    before = s.copy()
    do(s, "aside")
    told = JACKRABBITS.story(before, 0, state.ASIDE, s, 1)
    assert [event.code for event in told] == ["jackrabbits-set-aside"]
    assert all(laid.piece != piece for laid in view(s, 0).board)
    flipped = []
    while s.phase in (state.FLIPPING, state.PLACING):
        rules.play(s, rules.actor(s), legal_of(rules, s, rules.actor(s))[-1])
        flipped.append(int(s.flipped))
    assert piece not in flipped
    assert s.phase == state.START


def test_2_4_a_house_is_never_set_aside() -> None:
    """Where no road takes it in and every harbour is full, it begins an island elsewhere."""
    s = hemmed_in("hexagon")
    s.cells[2:8, 10:20] = -1
    (action,) = legal_of(rules, s, 0)
    assert action >= state.PLACE
    assert is_apart(s, action)


# ---- why not ---------------------------------------------------------------------------------------------------------------------------------


def flipped(piece: int, **options: Any) -> Any:
    s = do(dealt(board="draft", **options), "flip:triangle")
    s.flipped = piece
    return s


CAVE, TAVERN, HOUSE = FIRST_TRIANGLE + 2, FIRST_TRIANGLE + 1, 1
X, Y = 22, 12  # the citadel


def refusal(s: Any, place: int) -> str:
    found = JACKRABBITS.why_not(s, 0, state.PLACE + place)
    for language in LANGUAGES:
        said = i18n.reason(language, found, JACKRABBITS)
        assert "{" not in said
        assert not said.startswith("error-")
    return found.code


def test_2_2_a_place_by_bare_sides_only_is_refused_with_that_reason() -> None:
    s = flipped(CAVE)
    out = np.empty(state.MOST_MOVES, np.int16)
    touching = out[: joining_places(s.cells, s.places, CAVE, out)].tolist()
    bare = [place for place in touching if state.PLACE + place not in legal_of(rules, s, 0)]
    assert len(bare) == 2 * 6, "two of its three sides have no road, and the citadel has six"
    assert {refusal(s, place) for place in bare} == {"jackrabbits-no-joint"}


def test_2_4_only_a_hexagon_is_set_apart_and_only_on_its_spots() -> None:
    far = place_at(6, 6, 0, COLUMNS)
    assert refusal(flipped(CAVE), far) == "jackrabbits-apart"
    assert refusal(flipped(HOUSE), far) == "jackrabbits-no-island"


def test_where_something_lies_there_is_no_room() -> None:
    assert refusal(flipped(CAVE), place_at(X, Y, 0, COLUMNS)) == "jackrabbits-no-room"


def test_2_3_a_table_that_heeds_the_advice_says_which() -> None:
    """A house beside the citadel, road to road, is legal; unless the table heeds the advice, which has harbours for it."""
    beside = place_at(X, Y - 2, 0, COLUMNS)
    free, heeding = flipped(HOUSE), flipped(HOUSE, heeded_advice=True)
    ways = [beside + turn for turn in range(6)]
    legal = [place for place in ways if state.PLACE + place in legal_of(rules, free, 0)]
    assert len(legal) == 1, "K♣ has one road"
    assert advice_against(free, legal[0]) == ["hexagons-joined"]
    assert state.PLACE + legal[0] not in legal_of(rules, heeding, 0)
    assert refusal(heeding, legal[0]) == "jackrabbits-against-advice"


def test_what_is_not_there_cannot_be_flipped_and_what_fits_is_not_set_aside() -> None:
    s = dealt(board="draft")
    s.shares[0, 0] = 0
    assert JACKRABBITS.why_not(s, 0, state.FLIP).code == "jackrabbits-no-piece"
    assert JACKRABBITS.why_not(flipped(CAVE), 0, state.ASIDE).code == "jackrabbits-not-aside"
