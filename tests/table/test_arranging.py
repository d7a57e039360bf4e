"""What is arranged together before the deal: everybody with the link may, each change is in the log, all who sit say when it is good."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sobremesa.core.errors import refuse
from sobremesa.games.jackrabbits import JACKRABBITS
from sobremesa.server.opening import next_table
from sobremesa.table import log
from sobremesa.table.arranging import decide_arrange, decide_ready
from sobremesa.table.check import check, verify
from sobremesa.table.closed import close
from sobremesa.table.parsing import read_record
from sobremesa.table.records import Record, write_record
from sobremesa.table.table import Decision, Table
from sobremesa.table.view import table_view

from ..games.jackrabbits.test_together import sample_moved_home
from .helpers import LEVELS, SECRET, code, move, play_randomly, seated

ISLAND = {"do": "lay", "piece": 1, "x": 20, "y": 0, "turn": 0}


class Written:
    """A table, and the log it is."""

    def __init__(self, *kinds: str, **options: Any) -> None:
        plans = [log.SeatPlan(kind) if kind in ("me", "open") else log.SeatPlan("bot", kind) for kind in kinds]  # type: ignore[arg-type]
        opened = log.Opened(
            0.0,
            "jackrabbits",
            JACKRABBITS.version,
            {"board": "together", "turn_limit": 4, **options},
            "",
            plans,
            SECRET,
            "guest-0",
            LEVELS,
            format=log.FORMAT,
        )
        table = Table.decide_opening(opened)
        assert isinstance(table, Table)
        self.table, self.log = table, [opened]

    def do(self, decision: Decision) -> None:
        assert isinstance(decision, list), decision
        for entry in decision:
            self.table.apply(log.decode(log.encode(entry)))
            self.log.append(entry)

    def sit(self, seat: int) -> None:
        self.do(self.table.decide_sit(1.0, f"guest-{seat}", seat, f"Seat {seat}"))

    def arrange(self, guest: str, **change: Any) -> None:
        self.do(decide_arrange(self.table, 2.0, guest, guest.title(), change))

    def ready(self, seat: int | None, ready: bool = True) -> None:
        self.do(decide_ready(self.table, 3.0, seat, ready))

    def build(self) -> None:
        for number, change in enumerate(sample_moved_home()):
            self.arrange(f"guest-{number % 3}", **change)


@pytest.fixture
def built() -> Written:
    """Two people at a table, and the printed board laid by them and somebody who watches."""
    table = Written("me", "open")
    table.sit(0)
    table.sit(1)
    table.build()
    return table


def test_the_deal_waits_until_all_who_sit_are_ready(built: Written) -> None:
    assert built.table.status == "waiting"
    built.ready(0)
    assert built.table.status == "waiting"
    built.ready(1)
    assert built.table.status == "playing"
    assert built.table.options.board.startswith("J")  # type: ignore[attr-defined]


def test_any_change_takes_everybodys_word_back(built: Written) -> None:
    built.ready(0)
    built.arrange("passer-by", do="lift", piece=1)
    assert built.table.ready == set()
    assert code(decide_ready(built.table, 4.0, 1, True)) == "jackrabbits-unsettled-pieces"
    back = next(change for change in sample_moved_home() if change["piece"] == 1)
    built.arrange("guest-0", **back)
    built.ready(1)
    assert built.table.status == "waiting"


def test_who_was_ready_may_think_better_of_it(built: Written) -> None:
    built.ready(0)
    built.ready(0, False)
    built.ready(1)
    assert built.table.status == "waiting"


def test_who_leaves_takes_their_word_along(built: Written) -> None:
    built.ready(0)
    built.do(built.table.decide_leave(4.0, "guest-0"))
    built.do(built.table.decide_sit(5.0, "guest-7", 0, "Somebody else"))
    built.ready(1)
    assert built.table.status == "waiting"


def test_bots_are_always_ready() -> None:
    table = Written("me", "greedy", "greedy")
    table.sit(0)
    table.build()
    table.ready(0)
    assert table.table.status == "playing"


def test_nobody_is_ready_on_half_a_board_and_who_watches_need_not_be(built: Written) -> None:
    half = Written("me", "open")
    half.sit(0)
    assert code(decide_ready(half.table, 3.0, 0, True)) == "jackrabbits-unsettled-pieces"
    assert code(decide_ready(built.table, 3.0, None, True)) == "not-seated"


def test_an_open_seat_is_still_awaited() -> None:
    table = Written("me", "open")
    table.sit(0)
    table.build()
    table.ready(0)
    assert table.table.status == "waiting"
    table.sit(1)
    table.ready(1)
    assert table.table.status == "playing"


def test_once_dealt_nothing_is_arranged_any_more(built: Written) -> None:
    built.ready(0)
    built.ready(1)
    assert code(decide_arrange(built.table, 4.0, "guest-0", "Ana", ISLAND)) == "already-dealt"
    assert code(decide_ready(built.table, 4.0, 0, False)) == "already-dealt"


def test_other_tables_have_nothing_to_arrange() -> None:
    parade = seated(2)
    assert code(decide_arrange(parade, 4.0, "guest-0", "Ana", {})) == "already-dealt"
    waiting = Written("me", "open", board="sample")
    assert code(decide_arrange(waiting.table, 4.0, "guest-0", "Ana", ISLAND)) == "nothing-to-arrange"


def test_every_visitor_sees_who_did_what_and_who_is_ready(built: Written) -> None:
    built.ready(1)
    shown = table_view(built.table, "t", None, [True, True]).arranging
    assert shown is not None
    assert shown.ready == [False, True]
    assert shown.why is None
    assert [(one.seat, one.name) for one in shown.changes[:3]] == [(0, "Seat 0"), (1, "Seat 1"), (None, "Guest-2")]
    assert all(one.code == "jackrabbits-together-laid" and "piece" in one.facts for one in shown.changes)
    built.ready(0)
    assert table_view(built.table, "t", None, [True, True]).arranging is None


def test_what_is_missing_is_said() -> None:
    shown = table_view(Written("me", "open").table, "t", None, [True, True]).arranging
    assert shown is not None
    assert shown.why is not None
    assert shown.why.code == "jackrabbits-unsettled-pieces"


def test_the_log_is_the_table(built: Written) -> None:
    for ready in ((), (0,), (0, 1)):
        for seat in ready[-1:]:
            built.ready(seat)
        again = Table.rebuild([log.decode(log.encode(entry)) for entry in built.log])
        assert msgspec.to_builtins(table_view(again, "t", "guest-0", [True, True])) == msgspec.to_builtins(
            table_view(built.table, "t", "guest-0", [True, True])
        )
        assert (again.dealt is None) == (built.table.dealt is None)
        if again.dealt is not None and built.table.dealt is not None:
            assert again.dealt.tobytes() == built.table.dealt.tobytes()


def test_the_record_holds_the_board_and_is_proven(built: Written) -> None:
    built.ready(0)
    built.ready(1)
    play_randomly(built.table, until=("over",))
    record = read_record(write_record(built.table))
    assert isinstance(record, Record), record
    assert record.options.board == built.table.options.board  # type: ignore[attr-defined]
    assert check(record) == []
    assert verify(record).refusal is None


def test_a_record_of_a_board_that_was_never_finished_is_refused(built: Written) -> None:
    built.ready(0)
    built.ready(1)
    board = built.table.options.board  # type: ignore[attr-defined]
    text = write_record(built.table).replace(board, "together")
    assert code(read_record(text)) == "jackrabbits-unsettled-pieces"


def test_a_rematch_is_played_on_the_board_that_was_built(built: Written) -> None:
    built.ready(0)
    built.ready(1)
    assert next_table(built.table).options["board"] == built.table.options.board  # type: ignore[attr-defined]


def test_a_closed_table_knows_whether_it_was_dealt(built: Written) -> None:
    why = refuse("closed-game", game="jackrabbits")
    assert not close(built.log, why).is_dealt
    built.ready(0)
    built.ready(1)
    move(built.table, built.table.owing()[0], built.table.game.legal(built.table.state, built.table.owing()[0])[0])  # type: ignore[arg-type]
    assert close(built.log, why).is_dealt


def test_a_repeated_command_is_one_entry(built: Written) -> None:
    built.do(decide_ready(built.table, 3.0, 0, True, "mine"))
    assert built.table.repeated("guest-0", "mine") == built.table.seq
