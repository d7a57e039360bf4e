"""docs/records.md is enough to write another program: this one follows the page alone and deals the same cards."""

from __future__ import annotations

import hashlib
import hmac
import json
import struct

import pytest

from sobremesa.table.records import records_of

from .test_records import finished

COLOURS = "GYRVBK"
FULL = 2**64 - 1


def outputs(key: bytes):
    s = list(struct.unpack("<4Q", key))

    def rotated(x: int, k: int) -> int:
        return (x << k | x >> (64 - k)) & FULL

    while True:
        yield (rotated((s[0] + s[3]) & FULL, 23) + s[0]) & FULL
        t = s[1] << 17 & FULL
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotated(s[3], 45)


def below(stream, n: int) -> int:
    while True:
        product = (next(stream) >> 32) * n
        if product % 2**32 >= 2**32 % n:
            return product // 2**32


def dealt(secret: str, words: list[str], players: int) -> tuple[list[str], int]:
    message = json.dumps(words, ensure_ascii=False, separators=(",", ":")).encode()
    root = hmac.new(bytes.fromhex(secret), message, hashlib.sha256).digest()
    stream = outputs(hmac.new(root, b"deal", hashlib.sha256).digest())
    cards = [f"{colour}{value}" for colour in COLOURS for value in range(11)]
    for last in range(65, 0, -1):
        place = below(stream, last + 1)
        cards[last], cards[place] = cards[place], cards[last]
    return cards, below(stream, players)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_page_is_enough_to_deal_the_same_cards(players):
    record = records_of(finished("parade", players, players, ("azúcar", "")))[0]
    cards, starter = dealt(record.secret or "", ["azúcar", *[""] * (players - 1)], players)
    assert [record.game.write_card(card) for card in record.order] == cards
    assert record.starts == starter
