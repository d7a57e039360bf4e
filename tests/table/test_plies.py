"""A ply counts the decisions of the whole match, wherever it is said; logs that counted otherwise are still read."""

from __future__ import annotations

import json

from sobremesa.core.protocol import NOBODY
from sobremesa.server.films import film
from sobremesa.table import log
from sobremesa.table.table import Table

from .helpers import do, opened, play_randomly
from .test_match import match


def second_game(table: Table) -> Table:
    play_randomly(table, until=("between",))
    do(table, table.decide_next(2.0, 0))
    return play_randomly(table, plies=8)


def test_in_a_later_game_all_count_the_whole_match() -> None:
    table = second_game(match())
    assert table.ply > table.earlier_plies > 0
    assert table.view(0).ply == table.ply  # type: ignore[attr-defined]
    assert table.events(0)[-1].ply == table.ply
    frames = film(table.game, table.games, NOBODY, 0)
    assert [frame.game.ply for frame in frames] == [frame.ply for frame in frames]
    assert frames[-1].ply == table.ply
    offer = table.takeback(0)
    assert table.steps_from(offer.ply)[0].seat == 0
    assert table.decide_takeback(3.0, 0) == [log.TakenBack(3.0, 0, offer.ply, offer.alone)]


def people() -> list[log.AnyEntry]:
    """The log of a match between three people who take back moves in its second game: freely not at all, so they ask."""
    table = Table.decide_opening(opened("me", "open", "open", game="coloretto", games=4))
    assert isinstance(table, Table)
    entries: list[log.AnyEntry] = [table.opened]

    def done(decision: list[log.AnyEntry] | object) -> None:
        assert isinstance(decision, list), decision
        entries.extend(decision)
        do(table, decision)

    def play(plies: int) -> None:
        for _ in range(plies):
            seat, state = table.owing()[0], table.state
            assert state is not None
            done(table.decide_move(2.0, seat, table.ply, table.game.legal(state, seat)[-1]))

    for seat in range(3):
        done(table.decide_sit(1.0, f"guest-{seat}", seat, f"Seat {seat}"))
    while table.status != "between":
        play(1)
    done(table.decide_next(2.0, 0))
    play(7)
    mover = table.steps[-1].seat
    done(table.decide_takeback(3.0, mover))
    for seat in sorted({0, 1, 2} - {mover}):
        if table.asked:
            done(table.decide_answer(3.0, seat, agree=True))
    play(5)
    return entries


def as_before(entries: list[log.AnyEntry]) -> list[log.AnyEntry]:
    """The same log as it was written when takebacks counted from the deal, and no log said its format."""
    lines = [json.loads(log.encode(entry)) for entry in entries]
    dealt = next(n for n, line in enumerate(lines) if line["kind"] == "next-game")
    earlier = sum(line["kind"] == "moved" for line in lines[:dealt])
    del lines[0]["format"]
    taken = [line for line in lines if line["kind"] in ("asked", "taken-back")]
    assert taken
    for line in taken:
        line["ply"] -= earlier
    return [log.decode(json.dumps(line)) for line in lines]


def test_a_log_whose_takebacks_counted_from_the_deal_is_replayed_as_it_was_played() -> None:
    entries = people()
    table, old = Table.rebuild(entries), Table.rebuild(as_before(entries))
    assert old.opened.format != table.opened.format
    assert old.state is not None
    assert table.state is not None
    assert old.state.tobytes() == table.state.tobytes()
    assert old.events(0) == table.events(0)


def test_such_a_log_goes_on_as_it_began() -> None:
    old, new = (Table.rebuild(entries) for entries in (as_before(people()), people()))
    seat = old.steps[-1].seat
    asked, asked_now = old.decide_takeback(9.0, seat), new.decide_takeback(9.0, seat)
    assert isinstance(asked, list)
    assert isinstance(asked_now, list)
    assert asked[0].ply == asked_now[0].ply - new.earlier_plies  # type: ignore[union-attr]
    for table, decision in ((old, asked), (new, asked_now)):
        do(table, decision)
        for other in sorted({0, 1, 2} - {seat}):
            if table.asked:
                assert table.asked.ply == table.takeback(seat).ply == new.ply - 1
                do(table, table.decide_answer(9.0, other, agree=True))
    assert old.state is not None
    assert new.state is not None
    assert old.state.tobytes() == new.state.tobytes()
