"""Tables whose rules are not here: what is read of them without."""

from __future__ import annotations

import dataclasses

import pytest
from msgspec.structs import replace

from sobremesa.core.errors import Refusal
from sobremesa.games import registry
from sobremesa.games.parade import PARADE
from sobremesa.table import log
from sobremesa.table.check import check
from sobremesa.table.closed import REST, Made, close, closed_record, closed_view, why_closed
from sobremesa.table.parsing import read_record
from sobremesa.table.records import write_record
from sobremesa.table.table import Table

from .helpers import code, play_randomly, seated
from .test_plies import as_before, people

WHY = Refusal("closed-rules", {"version": "coloretto/0", "known": "coloretto/1"})


def test_a_log_says_who_sat_who_moved_and_what_was_taken_back_without_any_rules() -> None:
    entries = people()
    table = Table.rebuild(entries)
    for written in (entries, as_before(entries)):
        closed = close(written, WHY)
        assert closed.seats == table.seats
        assert closed.games == [[Made(step.seat, step.action) for step in played.steps] for played in table.games]


def test_a_move_taken_back_alone_leaves_the_later_ones() -> None:
    opened, *rest = people()
    moves = [entry for entry in rest if isinstance(entry, log.Moved)][:3]
    taken = log.TakenBack(9.0, moves[1].seat, 1, alone=True)
    assert close([opened, *moves, taken], WHY).games == [[Made(m.seat, m.action) for m in (moves[0], moves[2])]]


def test_versions_and_games_that_are_not_here_are_named() -> None:
    opened = people()[0]
    assert isinstance(opened, log.Opened)
    assert why_closed([opened]) is None
    assert why_closed([replace(opened, version="coloretto/0")]) == WHY
    gone = why_closed([replace(opened, game="quartet", version="quartet/1")])
    assert gone is not None
    assert (gone.code, gone.facts["game"]) == ("closed-game", "quartet")


def test_the_secret_is_kept_until_the_table_has_rested() -> None:
    closed = close(people(), WHY)
    early, late = closed.at + REST / 2, closed.at + REST + 1
    assert closed_view(closed, "t", "", early).secret is None
    assert "secret" not in closed_record(closed, early)
    assert "# 1 " not in closed_record(closed, early)
    secret = closed.opened.secret
    assert closed_view(closed, "t", "", late).secret == secret
    assert f"secret: {secret}\n" in closed_record(closed, late)
    assert f"# {closed.games[1][0].seat + 1} {closed.games[1][0].action}\n" in closed_record(closed, late)


def test_rules_that_are_kept_beside_newer_ones_play_their_tables_and_judge_their_records(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = play_randomly(seated(2))
    text = write_record(table)
    newer = dataclasses.replace(PARADE, version="parade/2", earlier=(PARADE,))
    monkeypatch.setitem(registry.GAMES, "parade", newer)
    assert Table.decide_opening(table.opened).game is PARADE  # type: ignore[union-attr]
    assert Table.decide_opening(replace(table.opened, version="parade/2")).game is newer  # type: ignore[union-attr]
    record = read_record(text)
    assert not isinstance(record, Refusal)
    assert (record.rules, check(record)) == ("parade/1", [])
    monkeypatch.setitem(registry.GAMES, "parade", dataclasses.replace(newer, earlier=()))
    assert code(Table.decide_opening(table.opened)) == "record-rules"
    assert code(read_record(text)) == "record-rules"
