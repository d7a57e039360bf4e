"""A command sent twice is done once; an id that somebody else used means nothing."""

from __future__ import annotations

import pytest

from sobremesa.core.errors import Refusal
from sobremesa.table.table import Table

from .helpers import do, opened, play_randomly, seated


def test_who_left_before_the_deal_has_left_once() -> None:
    table = Table.decide_opening(opened("open", "open"))
    assert isinstance(table, Table)
    do(table, table.decide_sit(1.0, "ana", 0, "Ana"))
    do(table, table.decide_leave(2.0, "ana", "x"))
    assert table.repeated("ana", "x") == 3
    assert table.repeated("bea", "x") is None


def test_who_let_a_bot_sit_down_has_done_it_once_and_not_the_one_whose_seat_it_is() -> None:
    table = seated(2)
    do(table, table.decide_leave(2.0, "guest-1", "leave"))
    do(table, table.decide_fill(3.0, "guest-0", 1, "greedy", "x"))
    assert table.repeated("guest-0", "x") == table.seq
    assert table.repeated("guest-1", "x") is None


@pytest.mark.parametrize("asked", ["rematch", "say"])
def test_what_belongs_to_no_seat_belongs_to_who_asked(asked: str) -> None:
    table = play_randomly(seated(2))
    decision = {
        "rematch": table.decide_rematch(3.0, 0, "another", "x"),
        "say": table.decide_say(3.0, "guest-0", "Ana", "hello", None, "x"),
    }[asked]
    assert not isinstance(decision, Refusal)
    do(table, decision)
    assert table.repeated("guest-0", "x") == table.seq
    assert table.repeated("guest-1", "x") is None
    assert table.repeated(None, "x") is None
