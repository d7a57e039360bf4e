"""The time a seat has to answer while another is on turn."""

from __future__ import annotations

from sobremesa.bots import by_instinct
from sobremesa.core.errors import Refusal
from sobremesa.games.jackrabbits import JACKRABBITS
from sobremesa.games.jackrabbits.state import CHALLENGE, PASS
from sobremesa.table import log
from sobremesa.table.clock import decide_late, first_ending
from sobremesa.table.table import Table
from sobremesa.table.view import table_view

PATIENCE = 5


def asked_table(patience: int = PATIENCE) -> tuple[Table, list[log.AnyEntry]]:
    """Two people; seat 1 has entered the advanced citadel at 4.0, and seat 0 is asked whether it challenges."""
    seats = [log.SeatPlan("me"), log.SeatPlan("open")]
    options = {"advanced_citadel": True}
    entries: list[log.AnyEntry] = [
        log.Opened(
            0.0, "jackrabbits", JACKRABBITS.version, options, "", seats, "0" * 64, "g0", ["greedy"], patience=patience
        ),
        log.Sat(1.0, 0, "g0", "Ana"),
        log.Sat(1.0, 1, "g1", "Bea"),
    ]
    table = Table.rebuild(entries)
    while table.state is not None and table.state.phase != CHALLENGE:
        seat = table.owing()[0]
        entries.append(log.Moved(2.0 + table.ply, seat, int(by_instinct(table.game, table.state, seat)), table.ply))
        table.apply(entries[-1])
    return table, entries


def test_only_who_is_not_on_turn_is_timed() -> None:
    table, entries = asked_table()
    asked = next(iter(table.owing()))
    assert asked != table.state.turn  # pyright: ignore[reportOptionalMemberAccess]
    assert table.questions == {asked: entries[-1].at}
    assert first_ending(table) == entries[-1].at + PATIENCE
    for early in range(len(entries)):
        assert not Table.rebuild(entries[: early + 1]).questions or early == len(entries) - 1


def test_the_log_alone_says_since_when() -> None:
    table, entries = asked_table()
    assert Table.rebuild(entries).questions == table.questions


def test_chat_does_not_give_more_time() -> None:
    table, _ = asked_table()
    before = dict(table.questions)
    table.apply(log.Said(9.0, 0, "Ana", "hello"))
    assert table.questions == before


def test_the_harmless_answer_comes_when_the_time_is_over() -> None:
    table, entries = asked_table()
    asked, since = next(iter(table.questions.items()))
    early = decide_late(table, since + PATIENCE - 0.1)
    assert isinstance(early, Refusal)
    assert early.code == "not-late"
    late = decide_late(table, since + PATIENCE)
    assert late == [log.Moved(since + PATIENCE, asked, PASS, table.ply)]
    table.apply(late[0])
    assert not table.questions
    assert table.status == "playing"
    assert Table.rebuild([*entries, *late]).ply == table.ply


def test_a_bot_needs_no_clock() -> None:
    table, _ = asked_table()
    asked = next(iter(table.questions))
    table.apply(log.Left(9.0, asked))
    assert table.questions  # whoever went away is waited for as long as anybody
    table.apply(log.Filled(9.0, asked, "greedy"))
    assert not table.questions


def test_without_a_limit_everybody_takes_their_time() -> None:
    table, _ = asked_table(patience=0)
    assert not table.questions
    assert first_ending(table) is None


def test_a_view_counts_down() -> None:
    table, _ = asked_table()
    asked, since = next(iter(table.questions.items()))
    view = table_view(table, "t", "g0", [True, True], now=since + 2)
    assert view.patience == PATIENCE
    assert [(q.seat, q.left) for q in view.questions] == [(asked, PATIENCE - 2)]
    assert table_view(table, "t", "g0", [True, True], now=since + 99).questions[0].left == 0
