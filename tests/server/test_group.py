"""Who hears first that their move is written, and who that somebody was faster."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sobremesa.server.store.base import Conflict
from sobremesa.server.store.group import Append, Batch, Group
from sobremesa.table import log


class Book:
    """Writes whatever is free, and remembers in which order it was handed over."""

    def __init__(self, *taken: str) -> None:
        self.taken, self.written = taken, list[list[str]]()

    async def write(self, batches: list[Batch]) -> list[bool]:
        tables = [batch.rows[0].table for batch in batches]
        self.written.append(tables)
        await asyncio.sleep(0)
        return [table not in self.taken for table in tables]


async def heard(book: Book, *wishes: tuple[str, float]) -> list[tuple[str, BaseException | None]]:
    """Tables in the order in which they hear of it; each was asked for at a time of its own."""
    group, told, done = Group(book.write), list[tuple[str, BaseException | None]](), asyncio.Event()

    def then(table: str) -> Callable[[BaseException | None], None]:
        def hear(error: BaseException | None) -> None:
            told.append((table, error))
            if len(told) == len(wishes):
                done.set()

        return hear

    for table, asked in wishes:
        group.add(Append(table, 1, [log.Moved(0.0, 0, 0, 0)], then(table), asked))
    group.start()
    await asyncio.wait_for(done.wait(), 10)
    await group.stop()
    return told


async def test_who_has_waited_longest_hears_first() -> None:
    wishes = [("a", 5.0), ("b", 2.0), ("c", 9.0), ("d", 1.0), ("e", 7.0), ("f", 3.0)]  # more than are told in one round
    told = await heard(Book(), *wishes)
    assert [table for table, _ in told] == ["d", "b", "f", "a", "e", "c"]


async def test_those_who_asked_at_the_same_time_hear_in_the_order_they_came() -> None:
    assert [table for table, _ in await heard(Book(), ("z", 0.0), ("a", 0.0), ("k", 0.0))] == ["z", "a", "k"]


async def test_tables_are_written_in_one_order_and_who_was_too_late_hears_so() -> None:
    book = Book("m")
    told = dict(await heard(book, ("z", 3.0), ("m", 2.0), ("a", 1.0)))
    assert book.written == [["a", "m", "z"]]
    assert {table for table, error in told.items() if isinstance(error, Conflict)} == {"m"}


async def test_while_others_are_being_told_new_ones_wait_for_company_and_are_written_together() -> None:
    book, told, done = Book(), list[str](), asyncio.Event()
    group = Group(book.write)
    group.start()

    def ask(table: str, again: bool) -> None:
        group.add(Append(table, 1, [log.Moved(0.0, 0, 0, 0)], lambda _: hear(table, again), 0.0))

    def hear(table: str, again: bool) -> None:
        told.append(table)
        if again:  # who was told moves on, as at a table
            ask(f"{table}+", False)
        if len(told) == 40:
            done.set()

    for number in range(20):
        ask(f"t{number:02}", True)
    await asyncio.wait_for(done.wait(), 10)
    await group.stop()
    assert [len(tables) for tables in book.written] == [20, 20]
