"""Every damage to a record is found, at its line, with its reason."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.core.errors import Refusal
from sobremesa.table.check import check, verify
from sobremesa.table.parsing import decode, read_record
from sobremesa.table.records import MOST_BYTES, Record, write_record

from .test_records import finished

BY_HAND = (Path(__file__).parent.parent / "records" / "parade-3p-by-hand.txt").read_text("utf-8")
PROVEN = write_record(finished("parade", 3, 21, ("azúcar", "")))


def first(text: str) -> Refusal | None:
    record = read_record(text)
    if isinstance(record, Refusal):
        return record
    return next(iter(check(record)), None)


def line_of(text: str, part: str) -> int:
    return next(n for n, line in enumerate(text.split("\n"), 1) if part in line)


def change(old: str, new: str) -> Callable[[str], tuple[str, int]]:
    """The text with `old` replaced once, and the line where it was."""
    return lambda text: (text.replace(old, new, 1), line_of(text, old))


def drop(part: str) -> Callable[[str], tuple[str, int]]:
    """The text without a line, and what is now its last line with something on it."""

    def damaged(text: str) -> tuple[str, int]:
        lines = text.split("\n")
        del lines[line_of(text, part) - 1]
        return "\n".join(lines), len("\n".join(lines).rstrip().split("\n"))

    return damaged


DAMAGES = [
    ("record-format", change("sobremesa-record 1", "another-record 1")),
    ("record-format-version", change("sobremesa-record 1", "sobremesa-record 2")),
    ("unknown-game", change("game: parade", "game: chess")),
    ("record-rules", change("rules: parade/1", "rules: parade/2")),
    ("players", change("players: 3", "players: 7")),
    ("players", change("players: 3", "players: 1")),
    ("record-number", change("players: 3", "players: three")),
    ("record-number", change("players: 3", "players: " + "9" * 5000)),
    ("record-missing", drop("players: 3")),
    ("record-missing", drop("rules: ")),
    ("record-missing", drop("game: ")),
    ("record-missing", drop("starts: ")),
    ("record-seat", change("starts: 1", "starts: 4")),
    ("record-seat", change("starts: 1", "starts: 0")),
    ("record-seat", change("seat 3: Chloé", "seat 4: Chloé")),
    ("record-twice", change("seat 3: Chloé", "seat 2: Chloé")),
    ("record-twice", change("players: 3", "game: parade")),
    ("record-key", change("seat 3: Chloé", "chair 3: Chloé")),
    ("record-key", change("seat 3: Chloé", "seat: Chloé")),
    ("record-text", change("seat 3: Chloé", 'seat 3: "Chloé')),
    ("record-text", change("seat 3: Chloé", 'seat 3: "\\ud800"')),
    ("options", change("starts: 1", "option jokers: 2")),
    ("record-starts", change("starts: 1", "starts: 2\noption starter: 1")),
    ("record-line", change("1 K10", "what?")),
    ("record-cards", change("order: Y2 ", "order: ")),
    ("record-card-twice", change("order: Y2 ", "order: Y3 ")),
    ("parade-unknown-card", change("order: Y2 ", "order: Y11 ")),
    ("parade-unknown-card", change("1 K10", "1 K11")),
    ("parade-unknown-card", change("1 K10", "1 \u212a10")),  # the sign for kelvin
    ("record-number", change("players: 3", "players: ٣")),
    ("record-seat", change("1 K10", "4 K10")),
    ("record-turn", change("1 K10", "2 K10")),
    ("parade-not-in-hand", change("3 Y4", "3 Y3")),
    ("parade-not-in-hand", change("2 -V10", "2 -V9")),
    ("parade-only-discards", change("2 -V10", "2 V10")),
    ("parade-no-discards-yet", change("3 Y4", "3 -Y4")),
    ("record-unfinished", drop("1 -G2")),
    ("record-after-end", change("1 -G2", "1 -G2\n1 K6")),
    ("record-score", change("score 2: 30", "score 2: 31")),
    ("record-winner", change("winner: 3", "winner: 2")),
    ("record-winner", change("winner: 3", "winner: 2 3")),
    ("record-number", change("winner: 3", "winner:")),
    ("record-hex", change("starts: 1", "starts: 1\nsecret: xyz")),
]


@pytest.mark.parametrize(("code", "damage"), DAMAGES, ids=[f"{n}-{code}" for n, (code, _) in enumerate(DAMAGES)])
def test_damage_is_found_at_its_line(code, damage):
    text, line = damage(BY_HAND)
    refusal = first(text)
    assert refusal is not None
    added = text.count("\n") - BY_HAND.count("\n") if code in ("record-after-end", "record-hex") else 0
    assert (refusal.code, refusal.facts["line"]) == (code, line + added)


def test_a_wrong_starter_shows_at_the_first_move():
    refusal = first(BY_HAND.replace("starts: 1", "starts: 2"))
    assert refusal == Refusal("record-turn", {"seat": 1, "turn": 2, "line": line_of(BY_HAND, "1 K10")})


def test_every_single_move_matters():
    """Each move in turn is taken by the wrong seat; the game disagrees there, never earlier."""
    lines = BY_HAND.split("\n")
    moves = [n for n, line in enumerate(lines) if line[:1].isdigit() and "-" not in line.split("#")[0]]
    for n in moves:
        wrong = "123"["123".index(lines[n][0]) - 1]
        refusal = first("\n".join([*lines[:n], wrong + lines[n][1:], *lines[n + 1 :]]))
        assert refusal is not None
        assert (refusal.code, refusal.facts["line"]) == ("record-turn", n + 1)


@pytest.mark.parametrize(
    ("code", "key"),
    [
        ("record-commitment", "secret: "),
        ("record-commitment", "commitment: "),
        ("proof-order", "words 1: "),
        ("proof-starts", "starts: "),
    ],
)
def test_a_forged_proof_is_found(code, key):
    old = next(line for line in PROVEN.split("\n") if line.startswith(key))
    if key == "words 1: ":
        new = old + "!"
    elif key == "starts: ":
        new = f"starts: {int(old[-1]) % 3 + 1}"
    else:
        new = old[:-1] + ("0" if old[-1] != "0" else "1")
    record = read_record(PROVEN.replace(old, new))
    assert isinstance(record, Record)
    refusal = verify(record).refusal
    assert refusal is not None
    line = line_of(PROVEN, {"words 1: ": "order: ", "secret: ": "commitment: "}.get(key, key))
    assert (refusal.code, refusal.facts["line"]) == (code, line)


def test_two_cards_swapped_in_the_order_are_found_where_they_lie():
    lines = PROVEN.split("\n")
    n = next(n for n in reversed(range(len(lines))) if lines[n].startswith("order: "))
    cards = lines[n].split(" ")
    cards[1], cards[2] = cards[2], cards[1]
    record = read_record("\n".join([*lines[:n], " ".join(cards), *lines[n + 1 :]]))
    assert isinstance(record, Record)
    refusal = verify(record).refusal
    assert refusal is not None
    assert (refusal.code, refusal.facts["line"]) == ("proof-order", n + 1)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(PROVEN)))
def test_a_truncated_file_is_never_a_crash(size):
    refusal = first(PROVEN[:size])
    complete = PROVEN.index("\n\nscore 1")
    assert size >= complete or refusal is not None


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(PROVEN) - 1), st.text(max_size=3))
def test_random_edits_are_never_a_crash(where, what):
    first(PROVEN[:where] + what + PROVEN[where + 1 :])


@given(st.text(max_size=200))
def test_any_text_gets_an_answer(text):
    assert first(text) is not None


def test_bytes_that_are_no_text_are_named_by_line():
    refusal = decode(BY_HAND.encode().replace("Chloé".encode(), "Chloé".encode("latin-1")))
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.facts["line"]) == ("record-not-utf8", line_of(BY_HAND, "Chloé"))


@pytest.mark.parametrize("data", [b"", b"\n\n# nothing\n"])
def test_an_empty_file_says_so(data):
    text = decode(data)
    assert isinstance(text, str)
    assert first(text) == Refusal("record-empty", {"line": 1})


def test_a_huge_file_is_not_even_read():
    refusal = decode(b"#" * (MOST_BYTES + 1))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "record-too-big"
