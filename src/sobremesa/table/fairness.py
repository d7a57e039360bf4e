"""Chance nobody can bend, and everybody can check afterwards.

The table draws a secret and shows its SHA-256, the *commitment*; then players add words of their own. Secret and words make the root key; the deal
and every ply take a key of their own from it. When the game is over the secret is shown, and anyone can recompute every shuffle (`sobremesa verify`).
Where somebody's words came after the commitment, whoever drew the secret cannot have chosen the order alone. docs/records.md has the formulas.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from ..core.plain import freeze, thaw
from ..core.protocol import Order, State
from ..core.rng import rekey
from ..games.game import Game, Options

SECRET_BYTES = 32
MOST_KEYS = 4096  # roots of games that are played now
INNER, OUTER = (bytes(byte ^ mask for byte in range(256)) for mask in (0x36, 0x5C))


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def secret_of(seed: str | None) -> str:
    """The same seed deals the same game: for teaching and for tests, not for fairness. Without one, a new secret."""
    return new_secret() if seed is None else hashlib.sha256(b"seed " + seed.encode(errors="replace")).hexdigest()


def commitment(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def root_key(secret: str, words: Sequence[str | None]) -> bytes:
    """HMAC-SHA256 of the words, one a seat, written as compact UTF-8 JSON with "" for none."""
    text = json.dumps([word or "" for word in words], ensure_ascii=False, separators=(",", ":"))
    return hmac.digest(bytes.fromhex(secret), text.encode(), "sha256")


def game_key(root: bytes, index: int) -> bytes:
    """The root of a later game of a match; the first game's is the table's own."""
    return root if index == 0 else keyed(root, b"game %d" % index)


def deal_key(root: bytes) -> bytes:
    return keyed(root, b"deal")


def ply_key(root: bytes, ply: int) -> bytes:
    return keyed(root, b"ply %d" % ply)


def bot_key(root: bytes, ply: int, seat: int) -> bytes:
    """What a bot may roll its own dice with: nothing about the cards can be learned from it."""
    return keyed(root, b"bot %d %d" % (ply, seat))


def keyed(root: bytes, what: bytes) -> bytes:
    """HMAC-SHA256. (`hmac.digest` lets go of Python's lock, and on a busy server waits to have it back.)"""
    begun_inner, begun_outer = _halves(root)
    inner, outer = begun_inner.copy(), begun_outer.copy()
    inner.update(what)
    outer.update(inner.digest())
    return outer.digest()


@lru_cache(maxsize=MOST_KEYS)
def _halves(root: bytes) -> tuple[Any, Any]:
    """Both hashes of an HMAC, as far as the key goes (RFC 2104)."""
    padded = root.ljust(hashlib.sha256().block_size, b"\0")
    return hashlib.sha256(padded.translate(INNER)), hashlib.sha256(padded.translate(OUTER))


def fair_deal(game: Game, players: int, options: Options, root: bytes) -> tuple[State, Order]:
    """The dealt state and the order of the cards it came from."""
    s, words = thaw(game.new()), options.encode()
    rekey(s, deal_key(root))
    order = np.empty(game.rules.CARDS, np.int8)
    game.rules.shuffle(s, players, words, order)
    game.rules.deal(s, players, words, order)
    return freeze(s), order


def fair_play(game: Game, s: State, root: bytes, seat: int, action: int) -> State:
    """The state after a legal action, its chance keyed by its ply."""
    return fair_play_on(game, s.copy(), root, seat, action)


def fair_play_on(game: Game, s: State, root: bytes, seat: int, action: int) -> State:
    """The same state, played on."""
    rekey(s, ply_key(root, int(s.ply)))
    game.rules.play(s, seat, action)
    return s


def took_a_chance(before: State, after: State, root: bytes) -> bool:
    """Did the play between two states use the generator? Then only who knows the key can make it again."""
    untouched = before.copy()
    rekey(untouched, ply_key(root, int(before.ply)))
    return after.rng.tolist() != untouched.rng.tolist()


def is_replayable(game: Game, start: State, moves: Sequence[tuple[int, int]], root: bytes) -> bool:
    """Can these moves be made one after the other from `start`?"""
    s = start
    for seat, action in moves:
        if action not in game.legal(s, seat):
            return False
        s = fair_play(game, s, root, seat, action)
    return True
