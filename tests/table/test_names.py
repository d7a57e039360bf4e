from __future__ import annotations

import pytest

from sobremesa.table.names import MOST_NAME, distinct
from sobremesa.table.table import Table

from .helpers import do, opened, seated


@pytest.mark.parametrize("name", ["Ana", "ANA", "A na", "A\u200dna", "Ａｎａ"])
def test_who_is_called_like_somebody_at_the_table_gets_a_number(name: str) -> None:
    assert distinct(name, ["Bea", "Ana"]) == f"{name} 2"


def test_numbers_go_on_and_names_stay_short() -> None:
    assert distinct("Ana", ["Ana", "ana 2", "Ana 3"]) == "Ana 4"
    assert len(distinct("x" * MOST_NAME, ["x" * MOST_NAME])) == MOST_NAME


def test_names_of_open_seats_and_bots_take_nothing() -> None:
    assert distinct("Ana", ["", ""]) == "Ana"


def test_two_who_sit_down_with_one_name_can_be_told_apart() -> None:
    table = Table.decide_opening(opened("open", "open", "open"))
    assert isinstance(table, Table)
    for seat in range(3):
        do(table, table.decide_sit(1.0, f"guest-{seat}", seat, "Ana"))
    assert [seat.name for seat in table.seats] == ["Ana", "Ana 2", "Ana 3"]


def test_coming_back_one_is_still_called_the_same() -> None:
    table = seated(2)
    do(table, table.decide_leave(2.0, "guest-1"))
    do(table, table.decide_sit(3.0, "guest-1", 1, "Seat 1"))
    assert table.seats[1].name == "Seat 1"
