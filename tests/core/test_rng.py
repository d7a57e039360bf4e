"""The one generator, against an independent implementation and against chance."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.core import rng

words = st.integers(0, 2**64 - 1)


def keyed(*seed: int) -> Any:
    return SimpleNamespace(rng=np.array(seed, np.uint64))


def oracle(state: list[int]) -> int:
    """xoshiro256++, written from its published description, in Python's unbounded ints."""

    def rotl(x: int, k: int) -> int:
        return (x << k | x >> 64 - k) % 2**64

    s0, s1, s2, s3 = state
    out = (rotl((s0 + s3) % 2**64, 23) + s0) % 2**64
    t = s1 << 17
    s2, s3 = s2 ^ s0, s3 ^ s1
    s1, s0 = s1 ^ s2, s0 ^ s3
    state[:] = s0, s1, (s2 ^ t) % 2**64, rotl(s3, 45)
    return out


def test_the_first_words_of_the_reference_seed() -> None:
    s = keyed(1, 2, 3, 4)
    assert [rng.next_word(s) for _ in range(3)] == [41943041, 58720359, 3588806011781223]


@given(st.tuples(words, words, words, words).filter(any))
def test_it_is_xoshiro256_plus_plus(seed: tuple[int, ...]) -> None:
    s, state = keyed(*seed), list(seed)
    for _ in range(20):
        assert rng.next_word(s) == oracle(state)
    assert s.rng.tolist() == state


@given(st.tuples(words, words, words, words).filter(any), st.integers(1, 2**31 - 1))
def test_below_stays_below(seed: tuple[int, ...], n: int) -> None:
    s = keyed(*seed)
    assert all(0 <= rng.below(s, n) < n for _ in range(5))


@pytest.mark.parametrize("n", [1, 2, 3, 5, 7, 66])
def test_below_is_uniform(n: int) -> None:
    s, rounds = keyed(1, 2, 3, n), 6000
    for _ in range(20):
        rng.next_word(s)  # a poor key needs some words to warm up
    seen = np.bincount([rng.below(s, n) for _ in range(rounds)], minlength=n)
    chi2 = ((seen - rounds / n) ** 2 / (rounds / n)).sum()
    assert abs(chi2 - (n - 1)) <= 5 * np.sqrt(2 * n)


def test_below_draws_again_in_the_biased_sliver() -> None:
    """For n = 3·2**29 a quarter of the multiplier's range is biased: without drawing again small values would come too often."""
    s, n = keyed(9, 8, 7, 6), 3 << 29
    low = sum(rng.below(s, n) < n // 2 for _ in range(4000))
    assert abs(low - 2000) < 5 * np.sqrt(1000)


def test_uniform_lies_in_0_to_1_and_is_centred() -> None:
    s = keyed(5, 6, 7, 8)
    values = [rng.uniform(s) for _ in range(4000)]
    assert 0 <= min(values) <= max(values) < 1
    assert abs(np.mean(values[10:]) - 0.5) < 5 / np.sqrt(12 * 4000)


@given(st.tuples(words, words, words, words).filter(any), st.integers(0, 8), st.integers(0, 8))
def test_a_shuffle_permutes_only_its_part(seed: tuple[int, ...], start: int, more: int) -> None:
    cards = np.arange(20, dtype=np.int8)
    rng.shuffle_part(keyed(*seed), cards, start, start + more)
    assert sorted(cards[start : start + more]) == list(range(start, start + more))
    assert cards[:start].tolist() + cards[start + more :].tolist() == [*range(start), *range(start + more, 20)]


def test_every_order_of_three_is_as_likely() -> None:
    s, rounds, seen = keyed(4, 3, 2, 1), 6000, {}
    for _ in range(rounds):
        cards = np.arange(3, dtype=np.int8)
        rng.shuffle_part(s, cards, 0, 3)
        seen[tuple(cards.tolist())] = seen.get(tuple(cards.tolist()), 0) + 1
    assert len(seen) == 6
    assert sum((n - 1000) ** 2 / 1000 for n in seen.values()) < 25


def test_a_key_sets_all_words_and_never_the_dead_state() -> None:
    s = keyed(0, 0, 0, 0)
    rng.rekey(s, bytes(range(32)))
    assert s.rng.tobytes() == bytes(range(32))
    rng.rekey(s, bytes(32))
    assert s.rng.any()


def test_a_diverged_copy_meets_other_chances() -> None:
    one, two = keyed(1, 2, 3, 4), keyed(1, 2, 3, 4)
    rng.diverge(two)
    assert [rng.next_word(one) for _ in range(4)] != [rng.next_word(two) for _ in range(4)]
