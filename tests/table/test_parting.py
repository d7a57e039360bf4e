"""How people part before the end: they resign, end the game by agreement, or adjourn it."""

from __future__ import annotations

import pytest

from sobremesa.core.errors import Refusal
from sobremesa.table import log
from sobremesa.table.check import check
from sobremesa.table.parsing import read_record, read_records
from sobremesa.table.parting import decide_propose, decide_resign, decide_vote
from sobremesa.table.records import records_of, write_record
from sobremesa.table.table import Table
from sobremesa.table.view import match_of

from .helpers import code, do, opened, play_randomly, seated


def with_bots(people: int, bots: int) -> Table:
    table = Table.decide_opening(opened("me", *["open"] * (people - 1), *["greedy"] * bots))
    assert isinstance(table, Table)
    for seat in range(people):
        do(table, table.decide_sit(1.0, f"guest-{seat}", seat, f"Seat {seat}"))
    return table


def resign(table: Table, seat: int) -> None:
    do(table, decide_resign(table, 3.0, seat))


def agree(table: Table, what: log.Proposal) -> None:
    do(table, decide_propose(table, 3.0, 0, what))
    for seat in range(1, len(table.seats)):
        do(table, decide_vote(table, 3.0, seat, True))


def test_among_two_whoever_stays_has_won() -> None:
    table = seated(2)
    play_randomly(table, 5)
    resign(table, 1)
    match = match_of(table)
    assert (table.status, table.stopped) == ("over", "lost")
    assert (match.winners, match.ranks, match.places) == ([0], [[0, 1]], [0, 1])
    assert table.owing() == []


def test_among_three_the_game_goes_on_and_who_resigned_comes_last() -> None:
    table = play_randomly(seated(3), 5)
    resign(table, 1)
    assert table.status == "playing"
    assert (table.seats[1].kind, table.seats[1].level) == ("bot", "strong")
    play_randomly(table)
    assert table.status == "over"
    match = match_of(table)
    assert match.ranks[0][1] == match.places[1] == 2
    assert 1 not in match.winners


def test_the_first_to_resign_is_the_last() -> None:
    table = play_randomly(seated(3), 5)
    resign(table, 2)
    resign(table, 0)
    assert table.status == "over"
    assert match_of(table).places == [1, 0, 2]


def test_against_bots_it_is_over_once_no_person_is_left() -> None:
    table = with_bots(2, 2)
    play_randomly(table, 5)
    resign(table, 0)
    assert table.status == "playing"
    resign(table, 1)
    assert table.status == "over"
    assert set(match_of(table).places) >= {2, 3}


def test_who_resigns_gives_up_the_whole_match() -> None:
    table = seated(2, game="coloretto", games=4, two_players=True)
    play_randomly(table)
    before = match_of(table).ranks[0]
    assert table.status == "between"
    resign(table, 0)
    match = match_of(table)
    assert table.status == "over"
    assert (match.winners, match.ranks) == ([1], [before]), "what was over stays as it was"


def test_nobody_resigns_twice_or_out_of_turn() -> None:
    waiting = Table.decide_opening(opened("me", "open"))
    assert isinstance(waiting, Table)
    assert code(decide_resign(waiting, 1.0, None)) == "not-seated"
    do(waiting, waiting.decide_sit(1.0, "guest-0", 0, "Ana"))
    assert code(decide_resign(waiting, 1.0, 0)) == "not-started"
    table = seated(3)
    resign(table, 0)
    assert code(decide_resign(table, 4.0, 0)) == "seat-lost"
    assert code(decide_propose(table, 4.0, 0, "end")) == "seat-lost"
    resign(table, 1)
    assert code(decide_resign(table, 5.0, 2)) == "game-over"


def test_who_has_resigned_takes_nothing_back_and_is_not_asked() -> None:
    table = play_randomly(seated(3), 6)
    resign(table, 1)
    assert table.takeback(1).kind == "none"
    asked = table.takeback(0)
    if asked.kind == "ask":
        do(table, table.decide_takeback(4.0, 0))
        assert code(table.decide_answer(4.0, 1, True)) == "takeback-not-asked"
        do(table, table.decide_answer(4.0, 2, True))
    assert not table.asked


def test_all_agree_to_end_it_without_a_result() -> None:
    table = play_randomly(seated(3), 5)
    agree(table, "end")
    match = match_of(table)
    assert (table.status, table.stopped) == ("over", "agreed")
    assert (match.winners, match.results) == ([], [])


def test_one_who_disagrees_is_enough() -> None:
    table = seated(3)
    do(table, decide_propose(table, 2.0, 0, "end"))
    do(table, decide_vote(table, 2.0, 1, True))
    assert code(decide_vote(table, 2.0, 1, True)) == "nothing-proposed"
    assert code(decide_propose(table, 2.0, 2, "adjourn")) == "proposal-open"
    do(table, decide_vote(table, 2.0, 2, False))
    assert (table.status, table.proposal) == ("playing", None)
    assert code(decide_vote(table, 2.0, 1, True)) == "nothing-proposed"


def test_a_proposal_can_be_taken_back_and_seconded() -> None:
    table = seated(2)
    do(table, decide_propose(table, 2.0, 0, "end"))
    do(table, decide_vote(table, 2.0, 0, False))
    assert table.proposal is None
    do(table, decide_propose(table, 2.0, 0, "end"))
    do(table, decide_propose(table, 2.0, 1, "end"))
    assert table.status == "over"


def test_against_bots_alone_nobody_has_to_be_asked() -> None:
    table = with_bots(1, 2)
    do(table, decide_propose(table, 2.0, 0, "end"))
    assert table.stopped == "agreed"


def test_who_leaves_has_no_say_and_who_is_covered_for_is_not_robbed() -> None:
    table = seated(3)
    do(table, table.decide_fill(2.0, "guest-0", 2, "random", gone=[2]))
    do(table, decide_propose(table, 2.0, 0, "end"))
    do(table, decide_vote(table, 2.0, 1, True))
    assert table.status == "playing", "she is merely gone, and might win"
    do(table, table.decide_leave(2.0, "guest-2"))
    assert table.stopped == "agreed"


def test_an_adjourned_game_waits() -> None:
    table = play_randomly(seated(2), 4)
    agree(table, "adjourn")
    seat = table.awaited()[0]
    assert table.state is not None
    assert (table.status, table.owing()) == ("playing", [])
    assert code(table.decide_move(4.0, seat, table.ply, 0)) == "adjourned"
    assert table.takeback(1 - seat).reason == "takeback-adjourned"
    assert code(decide_propose(table, 4.0, 0, "adjourn")) == "adjourned"
    agree(table, "resume")
    assert table.owing() == [seat]
    assert code(decide_propose(table, 4.0, 0, "resume")) == "not-adjourned"


def test_covered_people_need_not_be_asked_about_a_pause() -> None:
    table = seated(2)
    do(table, table.decide_fill(2.0, "guest-0", 1, "random", gone=[1]))
    do(table, decide_propose(table, 2.0, 0, "adjourn"))
    assert table.adjourned


def test_it_is_all_in_the_log() -> None:
    entries: list[log.AnyEntry] = [opened("me", "open", "open")]
    table = Table.rebuild(entries)
    for decision in (
        lambda: table.decide_sit(1.0, "guest-0", 0, "Ana"),
        lambda: table.decide_sit(1.0, "guest-1", 1, "Bea"),
        lambda: table.decide_sit(1.0, "guest-2", 2, "Eva"),
        lambda: decide_resign(table, 2.0, 1, "r"),
        lambda: decide_propose(table, 2.0, 0, "adjourn", "p"),
        lambda: decide_vote(table, 2.0, 2, True, "v"),
    ):
        done = decision()
        assert not isinstance(done, Refusal)
        do(table, done)
        entries += done
    again = Table.rebuild([log.decode(log.encode(entry)) for entry in entries])
    assert again.adjourned
    assert again.lost == table.lost
    assert again.repeated("guest-2", "v") == len(entries)


@pytest.mark.parametrize("players", [2, 3])
def test_a_record_says_who_resigned(players: int) -> None:
    table = play_randomly(seated(players), 7)
    resign(table, 1)
    play_randomly(table)
    text = write_record(table)
    assert "\nresigned: 2\n" in text
    assert ("score 1:" in text) == (players == 3)
    record = read_record(text)
    assert not isinstance(record, Refusal), record
    assert (check(record), record) == ([], records_of(table)[0])
    wrong = read_record(text.replace(f"winner: {record.winners[0] + 1}", "winner: 2"))
    assert not isinstance(wrong, Refusal)
    assert [one.code for one in check(wrong)] == ["record-winner"]


def test_a_record_says_that_it_was_abandoned() -> None:
    table = play_randomly(seated(2), 7)
    agree(table, "end")
    text = write_record(table)
    assert text.endswith("\nabandoned: agreed\n")
    record = read_record(text)
    assert not isinstance(record, Refusal)
    assert check(record) == []
    assert code(read_record(text.replace("agreed", "perhaps"))) == "record-line"


def test_a_record_of_a_match_says_in_which_game() -> None:
    table = seated(3, game="coloretto", games=4)
    play_randomly(table)
    do(table, table.decide_next(2.0, 0))
    play_randomly(table, 5)
    resign(table, 0)
    records = read_records(write_record(table))
    assert not isinstance(records, Refusal)
    assert [one.lost for one in records] == [{}, {0: "resigned"}]
