from __future__ import annotations

import hashlib
import hmac
import json

import pytest

from sobremesa.games.registry import GAMES
from sobremesa.table import fairness

from .helpers import SECRET, seated


def test_the_commitment_is_plain_sha256_of_the_secret() -> None:
    assert fairness.commitment(SECRET) == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()


def test_keys_follow_the_published_formulas() -> None:
    root = hmac.new(
        bytes.fromhex(SECRET), json.dumps(["ñ", ""], ensure_ascii=False, separators=(",", ":")).encode(), hashlib.sha256
    ).digest()
    assert fairness.root_key(SECRET, ["ñ", None]) == root
    assert fairness.deal_key(root) == hmac.new(root, b"deal", hashlib.sha256).digest()
    assert fairness.ply_key(root, 12) == hmac.new(root, b"ply 12", hashlib.sha256).digest()


@pytest.mark.parametrize("name", GAMES)
def test_one_word_more_makes_another_deal(name: str) -> None:
    game = GAMES[name]
    players = game.seats[0]
    deals = [
        fairness.fair_deal(game, players, game.Options(), fairness.root_key(SECRET, words))[1].tolist()
        for words in (["a"], ["b"], ["a"])
    ]
    assert deals[0] == deals[2] != deals[1]


def test_secrets_do_not_repeat() -> None:
    assert len({fairness.new_secret() for _ in range(50)}) == 50


def test_a_bot_is_handed_nothing_it_cannot_know() -> None:
    """Its record is the same whichever of two indistinguishable games is being played: the property test says so for all states."""
    table = seated(3)
    known, _ = table.brief(0)
    assert table.state is not None
    assert known.hand.tolist()[0] == table.state.hand.tolist()[0]
    assert known.hand.tolist()[1] != table.state.hand.tolist()[1]
