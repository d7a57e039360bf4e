"""What a seat is told is a function of what it may know: bluffs, thefts and sealed offers included."""

from __future__ import annotations

import math
import random
from collections import Counter
from itertools import product
from typing import Any

import msgspec
import numpy as np
import pytest

from sobremesa.core.protocol import NOBODY
from sobremesa.core.rng import rekey
from sobremesa.games.jackrabbits import JACKRABBITS, rules, state
from sobremesa.games.jackrabbits.options import JackrabbitsOptions

from .build import CIT, card, check, dealt, do, hand, hands, put, settling
from .play import EVERYTHING, any_options, by_chance, compiled, legal, start, steps
from .test_options import bargain

pytestmark = pytest.mark.timeout(900)


def position(seed: int, plies: int) -> Any:
    """Somewhere in a game with sealed offers, thefts and all, at times of its own choosing."""
    options = JackrabbitsOptions(turn_limit=400, **EVERYTHING) if seed % 2 else any_options(seed, turn_limit=400)[1]
    s = start(4, options, seed, compiled()) if options.refusal(4) is None else None
    for count, _ in enumerate(steps(s, compiled(), by_chance(seed))):
        if count >= plies:
            break
    return s


def hidden(s: Any, viewer: int) -> list[int]:
    """Numerals the viewer cannot see, by the meaning of places alone."""
    own = state.IN_HAND + viewer
    return [
        c
        for c in range(state.NUMERALS)
        if s.place[c] == state.IN_PILE or (state.IN_HAND <= s.place[c] < state.BEFORE and s.place[c] != own)
    ]


def swapped(s: Any, viewer: int, a: int, b: int) -> Any:
    """The same game with two cards exchanged, in all that is hidden from the viewer."""
    twin = s.copy()
    twin.place[a], twin.place[b] = s.place[b], s.place[a]
    for other in range(state.VIEWERS):
        twin.seen[other, a], twin.seen[other, b] = s.seen[other, b], s.seen[other, a]
    exchange = {a: b, b: a}
    for slot in range(s.pile_size):
        twin.pile[slot] = exchange.get(int(s.pile[slot]), int(s.pile[slot]))
    for side in range(2):
        twin.sealed[side] = exchange.get(int(s.sealed[side]), int(s.sealed[side]))
    return twin


def everything_told(s: Any, viewer: int) -> bytes:
    owes = viewer != NOBODY and rules.owes(s, viewer)
    asked = range(-1, state.FLIP + 4) if owes else []
    return msgspec.json.encode([JACKRABBITS.view(s, viewer), [JACKRABBITS.why_not(s, viewer, a) for a in asked]])


def indistinguishable(seed: int) -> tuple[Any, Any, int, int, int] | None:
    chance = random.Random(seed)
    s = position(seed, chance.randrange(400))
    viewer = chance.randrange(NOBODY, int(s.players))
    row = state.MOST_SEATS if viewer == NOBODY else viewer
    unseen = hidden(s, viewer)
    seen = s.seen[[row, state.MOST_SEATS]]  # what the viewer has seen of a card, and what everybody has
    pairs = [(a, b) for a in unseen for b in unseen if a < b and (seen[:, a] == seen[:, b]).all()]
    pairs = [pair for pair in pairs if s.place[pair[0]] != s.place[pair[1]]]
    if not pairs:
        return None
    a, b = chance.choice(pairs)
    if int(s.seen[row, a]).bit_count() == 1:
        return None  # both known to lie in the same hand
    return s, swapped(s, viewer, a, b), viewer, a, b


@pytest.mark.parametrize("block", range(8))
def test_games_that_differ_in_what_a_seat_cannot_know_look_the_same(block: int) -> None:
    for seed in range(25 * block, 25 * block + 25):
        found = indistinguishable(seed)
        if found is None:
            continue
        s, twin, viewer, _, _ = found
        assert everything_told(s, viewer) == everything_told(twin, viewer)
        if viewer != NOBODY:
            assert legal_for(s, viewer) == legal_for(twin, viewer)
        for world in (s, twin):
            rekey(world, b"k" * 32)
            compiled().redeal(world, viewer)
        assert s.tobytes() == twin.tobytes()


def legal_for(s: Any, seat: int) -> list[int]:
    moves = np.empty(rules.MOST_MOVES, np.int16)
    return [int(a) for a in moves[: compiled().legal(s, seat, moves)]]


@pytest.mark.parametrize("block", range(6))
def test_what_happens_next_is_told_alike(block: int) -> None:
    """The same action with the same chance; where it brings one of the two cards to light, or steals one, the games part."""
    for seed in range(25 * block, 25 * block + 25):
        found = indistinguishable(seed)
        if found is None or compiled().actor(found[0]) < 0:
            continue
        s, twin, viewer, a, b = found
        seat = compiled().actor(s)
        action = random.Random(seed).choice(legal(compiled(), s))
        about = (action - state.PASSPORT) % state.CARDS if state.PASSPORT <= action < state.FLIP else -1
        if about in (a, b) or action not in legal(compiled(), twin):
            continue
        after, other = s.copy(), twin.copy()
        compiled().play(after, seat, action)
        compiled().play(other, seat, action)
        if others_changed_hands(s, after) or set(hidden(after, viewer)) != set(hidden(other, viewer)):
            continue
        if {a, b} <= set(hidden(after, viewer)):
            tell = [JACKRABBITS.story(x, seat, action, y, viewer) for x, y in ((s, after), (twin, other))]
            assert msgspec.json.encode(tell[0]) == msgspec.json.encode(tell[1])
            assert everything_told(after, viewer) == everything_told(other, viewer)


def others_changed_hands(before: Any, after: Any) -> bool:
    hands_before = (before.place >= state.IN_HAND) & (before.place < state.BEFORE)
    hands_after = (after.place >= state.IN_HAND) & (after.place < state.BEFORE)
    return bool((hands_before & hands_after & (before.place != after.place)).any())


@pytest.mark.parametrize("block", range(6))
def test_a_redeal_changes_nothing_a_seat_can_see_and_loses_no_card(block: int) -> None:
    for seed in range(20 * block, 20 * block + 20):
        s = position(seed, 17 * (seed % 23))
        for viewer in range(NOBODY, int(s.players)):
            twin = s.copy()
            rekey(twin, bytes([seed % 250 + 1]) * 32)
            compiled().redeal(twin, viewer)
            check(twin)
            assert everything_told(s, viewer) == everything_told(twin, viewer)


def test_a_redeal_is_uniform_over_what_is_hidden() -> None:
    s = hands(dealt(3), "2C", "3C 4C", "5C")
    places = np.zeros(state.NUMERALS)
    for seed in range(600):
        twin = s.copy()
        rekey(twin, np.random.default_rng(seed).bytes(32))
        compiled().redeal(twin, 0)
        places += twin.place[: state.NUMERALS] == state.IN_HAND + 1
    assert places[1] == 0  # mine
    rest = np.delete(places, 1)
    assert abs(rest.mean() - 600 * 2 / 39) < 1
    assert rest.min() > 10
    assert rest.max() < 60


def test_every_arrangement_that_fits_what_was_seen_is_equally_likely() -> None:
    """Two cards with one of two seats each, overlapping, and hands of different sizes: each arrangement is counted, none is favoured."""
    s = hands(dealt(4), "2C", "3C 4C", "5C 6C 7C", "8C")
    s.seen[0, card("3C")] = 0b0110
    s.seen[0, card("5C")] = 0b1100
    s.seen[0, card("8C")] = 0b1110
    names, free = ("3C", "5C", "8C"), 39 - 3
    room = {1: 2, 2: 3, 3: 1}
    ways: Counter[tuple[int, ...]] = Counter()
    for homes in product((1, 2), (2, 3), (1, 2, 3)):
        left = [room[seat] - homes.count(seat) for seat in room]
        if min(left) >= 0:  # the rest of the hands, of all that is unknown
            ways[homes] = (
                math.comb(free, left[0])
                * math.comb(free - left[0], left[1])
                * math.comb(free - left[0] - left[1], left[2])
            )
    seen: Counter[tuple[int, ...]] = Counter()
    rounds = 20_000
    rekey(s, b"u" * 32)
    for _ in range(rounds):
        compiled().redeal(s, 0)
        seen[tuple(int(s.place[card(name)]) - state.IN_HAND for name in names)] += 1
    assert set(seen) <= set(ways)
    total = sum(ways.values())
    for homes, count in ways.items():
        mean = rounds * count / total
        assert abs(seen[homes] - mean) < 5 * math.sqrt(mean) + 1, homes


# ---- knowledge -------------------------------------------------------------------------------------------------------


def redealt_hands(s: Any, viewer: int, seat: int, tries: int = 40) -> list[set[str]]:
    found = []
    for seed in range(tries):
        twin = s.copy()
        rekey(twin, np.random.default_rng(seed).bytes(32))
        rules.redeal(twin, viewer)
        found.append(set(hand(twin, seat).split()))
    return found


def test_a_card_seen_in_a_hand_stays_there_until_it_leaves() -> None:
    s = do(settling(put(hands(dealt(3), "4D", "7C 2H", "5C", discards="4S"), "JS", CIT, CIT)), "buy:4S", "pay:4D")
    assert all("4S" in found for found in redealt_hands(s, 1, 0))
    assert [JACKRABBITS.notation.write_card(c) for c in JACKRABBITS.view(s, 1).seats[0].known] == ["4S"]


def test_after_a_theft_others_know_that_a_seen_card_is_with_one_of_the_two() -> None:
    s = put(hands(dealt(3), "9S", "7C 2H", "5C"), "KS", "KS", CIT)
    for viewer in range(state.VIEWERS):
        s.seen[viewer, card("7C")] = 0b10
    do(settling(s), "attack:2", "strike:9S", "yield")
    both = {"7C"}
    for mine, theirs in zip(redealt_hands(s, 2, 0), redealt_hands(s, 2, 1), strict=True):
        assert both <= mine | theirs
    victim = JACKRABBITS.view(s, 1).seats[0].known
    assert victim == [c for c in range(state.CARDS) if s.place[c] == state.IN_HAND]


def told(before: Any, action: int, after: Any, viewer: int, seat: int) -> list[tuple[str, Any]]:
    return [(e.code, e.facts.get("card")) for e in JACKRABBITS.story(before, seat, action, after, viewer)]


def test_a_stolen_card_is_named_to_two_seats_only() -> None:
    s = do(settling(put(hands(dealt(3), "9S", "7C", "5C"), "KS", "KS", CIT)), "attack:2", "strike:9S")
    before = s.copy()
    do(s, "yield")
    stories = {viewer: told(before, state.YIELD, s, viewer, 1) for viewer in (-1, 0, 1, 2)}
    assert stories[0] == stories[1]
    assert ("jackrabbits-took-card", card("7C")) in stories[0]
    assert stories[2] == stories[-1]
    assert ("jackrabbits-stole", None) in stories[2]
    assert card("7C") not in [fact for _, fact in stories[2]]


def test_a_sealed_offer_is_seen_by_nobody_else() -> None:
    s = bargain("4D 9S", "7C 2H", "5C")
    before = s.copy()
    do(s, "seal:4D")
    action = state.SEAL + card("4D")
    assert told(before, action, s, 0, 0) == [("jackrabbits-sealed-card", card("4D"))]
    assert told(before, action, s, 1, 0) == told(before, action, s, -1, 0) == [("jackrabbits-sealed", None)]
    assert JACKRABBITS.view(s, 0).bargain.sealed == [card("4D"), None]
    assert JACKRABBITS.view(s, 1).bargain.sealed == [None, None]
    seals = set()
    for seed in range(30):
        twin = s.copy()
        rekey(twin, np.random.default_rng(seed).bytes(32))
        rules.redeal(twin, 1)
        seals.add(int(twin.sealed[0]))
        assert twin.place[twin.sealed[0]] == state.IN_HAND
    assert len(seals) > 5


def test_a_swap_is_seen_by_two_and_a_lie_by_all() -> None:
    s = do(bargain("4C 9S", "7C 2D", "5C"), "seal:4C", "claim:9D", "seal:7C", "claim:7C")
    before = s.copy()
    do(s, "agree")
    assert ("jackrabbits-took-card", card("4C")) in told(before, state.AGREE, s, 1, 0)
    assert ("jackrabbits-took-card", card("4C")) not in told(before, state.AGREE, s, 2, 0)
    assert ("jackrabbits-lied", card("9D")) in told(before, state.AGREE, s, 2, 0)
    assert s.seen[2, card("7C")] == 1  # nobody was sent off for it, so it was true


def test_an_own_draw_is_told_to_its_owner_only() -> None:
    s = settling(hands(dealt(), "2C", "3C", top="8H"))
    before = s.copy()
    do(s, "end")
    assert told(before, state.END, s, 0, 0) == [("jackrabbits-drew-card", card("8H"))]
    assert told(before, state.END, s, 1, 0) == [("jackrabbits-drew", None)]
