"""Records: what is written can be read again, and the game in it agrees with itself."""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.core.errors import Refusal
from sobremesa.games.registry import GAMES
from sobremesa.table import log
from sobremesa.table.check import check, verify
from sobremesa.table.parsing import decode, read_record
from sobremesa.table.records import Chair, Record, format_record, quoted, records_of, write_record
from sobremesa.table.table import Table

from ..examples import tried
from .helpers import abandon

SHORT = {"jackrabbits": {"turn_limit": 12}}  # at random some games would last for hours
EXAMPLES = Path(__file__).parent.parent / "records"


def finished(game: str, players: int, seed: int, words: tuple[str, ...] = (), options: dict | None = None) -> Table:
    """A table where everybody has played at random to the end."""
    chance = random.Random(seed)
    secret = hashlib.sha256(b"%d" % seed).hexdigest()
    seats = [log.SeatPlan("open")] * len(words) + [log.SeatPlan("bot", "random")] * (players - len(words))
    chosen = SHORT.get(game, {}) if options is None else options
    opened = log.Opened(0, game, GAMES[game].version, chosen, "", seats, secret, "host", ["random"])
    table = Table.decide_opening(opened)
    assert isinstance(table, Table)
    for seat, said in enumerate(words):
        table.apply(log.Sat(0, seat, f"guest {seat}", f"Lucía #{seat}", said))
    while table.status == "playing":
        seat = chance.choice(table.owing())
        table.apply(log.Moved(0, seat, chance.choice(table.game.legal(table.state, seat)), table.ply))
    return table


def read(text: str) -> Record:
    record = read_record(text)
    assert isinstance(record, Record), record
    return record


@given(
    st.sampled_from(sorted(GAMES)), st.integers(0, 5), st.integers(0, 999), st.lists(st.text(max_size=30), max_size=2)
)
@tried(15)
def test_every_finished_game_is_written_read_checked_and_proven(game, more, seed, words):
    counts = GAMES[game].player_counts()
    table = finished(game, counts[more % len(counts)], seed, tuple(words))
    text = write_record(table)
    record = read(text)
    assert [record] == records_of(table)
    assert format_record(record) == text
    assert check(record) == []
    proof = verify(record)
    assert proof.refusal is None
    words_step = "words-before" if any(words[: len(record.chairs)]) else "words-none"
    assert [step.code for step in proof.steps] == ["commitment", "order", "starter", words_step, "game"]


@given(st.text(max_size=40))
def test_any_text_survives_as_a_name(name):
    table = finished("parade", 2, 1)
    record = records_of(table)[0]
    record.chairs[0] = Chair(name=name)
    assert read(format_record(record)).chairs[0].name == name


@given(st.text(alphabet='"# \\\n:é', max_size=8))
def test_quoted_text_stays_on_its_line(text):
    assert "\n" not in quoted(text)


def test_a_chosen_starter_is_written_as_an_option_and_counts_seats_from_one():
    text = write_record(finished("parade", 3, 5, options={"starter": 2}))
    assert "option starter: 3\n" in text
    assert verify(read(text)).refusal is None


def test_an_abandoned_game_is_written_without_a_result_and_found_unfinished():
    table = finished("parade", 2, 3)
    abandon(table, -3)
    record = read(write_record(table))
    assert (record.scores, record.winners) == ({}, [])
    assert [found.code for found in check(record)] == ["record-unfinished"]


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.txt")), ids=lambda file: file.name)
def test_the_examples_agree(file):
    text = decode(file.read_bytes())
    assert isinstance(text, str)
    assert check(read(text)) == []


def test_windows_line_ends_a_byte_order_mark_comments_and_small_letters_are_fine():
    text = write_record(finished("parade", 2, 7)).replace("\n", "  # aside\r\n").lower()
    decoded = decode(b"\xef\xbb\xbf" + text.encode())
    assert isinstance(decoded, str)
    assert check(read(decoded)) == []


def test_a_record_without_a_secret_is_checked_but_not_proven():
    text = write_record(finished("parade", 4, 11))
    record = read("\n".join(x for x in text.split("\n") if not x.startswith(("secret", "commitment"))))
    assert check(record) == []
    refusal = verify(record).refusal
    assert isinstance(refusal, Refusal)
    assert refusal.code == "proof-no-secret"


def test_a_secret_without_a_commitment_proves_the_order_and_says_what_is_missing():
    text = write_record(finished("parade", 4, 11))
    proof = verify(read("\n".join(x for x in text.split("\n") if not x.startswith("commitment"))))
    assert proof.refusal is None
    assert proof.steps[0].code == "no-commitment"
