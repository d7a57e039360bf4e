"""A league, folded from its log: who may join, who is ahead, what happens when somebody leaves."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from sobremesa.core.errors import Refusal
from sobremesa.core.rating import Rating, rated
from sobremesa.league import entries as log
from sobremesa.league.entries import BOT
from sobremesa.league.league import MOST_KNOWN, MOST_MEMBERS, League
from sobremesa.league.standings import Meeting, Outcome, cross_table, forfeited, score, standings


def league(members: int = 4, **more: Any) -> League:
    given = {
        "seats": 2,
        "counts": [2],
        "format": "swiss",
        "rounds": 3,
        "games": 1,
        "spare": "bye",
        "level": "club",
        "approves": False,
    }
    founded = log.Founded(0.0, "g0", "Club", "parade", {}, **{**given, **more})
    made = League(founded)
    for number in range(members):
        do(made, made.decide_join(1.0, f"g{number}", f"N{number}"))
    return made


def do(made: League, decision: list[log.AnyEntry] | Refusal) -> list[log.AnyEntry]:
    assert isinstance(decision, list), decision
    for entry in decision:
        made.apply(entry)
    return decision


def begin(made: League, lot: int = 0) -> League:
    do(made, made.decide_start(2.0, "g0", Random(lot)))
    pair_up(made)
    return made


TABLES = count()


def pair_up(made: League) -> list[log.AnyEntry]:
    return do(made, made.decide_round(3.0, lambda: f"t{next(TABLES)}"))


def win(made: League, meeting: Meeting, winner: int) -> None:
    """By five points."""
    places = [0 if one == winner else 1 for one in meeting.members]
    points = [10 if one == winner else 5 for one in meeting.members]
    do(made, made.decide_score(4.0, meeting.table, points, places, [5] * len(places)))


def play_all(made: League) -> None:
    """Whoever has the smaller number wins; bots lose."""
    while made.status == "playing":
        for meeting in made.rounds[-1].meetings:
            win(made, meeting, min(one for one in meeting.members if one != BOT))
        if made.status == "playing" and not pair_up(made):
            break


def code(decision: Any) -> str:
    assert isinstance(decision, Refusal)
    return decision.code


@pytest.mark.parametrize("members", [3, 4, 5, 8, 11, 12, 24])
def test_a_swiss_puts_the_strongest_first_and_everybody_plays_or_rests_each_round(members: int) -> None:
    made = begin(league(members, rounds=min(5, members - 1)))
    play_all(made)
    assert made.status == "over"
    rows = made.standings()
    assert rows[0].member == 0
    for one in made.rounds:
        there = [number for meeting in one.meetings for number in meeting.members] + one.walkovers
        assert sorted(there) == list(range(members))
        assert one.byes == []
    walkovers = [number for one in made.rounds for number in one.walkovers]
    assert len(set(walkovers)) == len(walkovers)


@pytest.mark.parametrize("members", [3, 6, 7])
def test_in_a_round_robin_of_two_everybody_plays_everybody(members: int) -> None:
    made = begin(league(members, format="robin"))
    play_all(made)
    rows = made.standings()
    assert [row.member for row in rows] == list(range(members))
    assert [row.points for row in rows] == list(range(members - 1, -1, -1))
    assert all(row.games == members - 1 for row in rows)
    assert sum(len(one.byes) for one in made.rounds) == (members if members % 2 else 0)


def test_who_has_left_is_no_longer_paired_and_their_rivals_win_without_playing() -> None:
    made = begin(league(4, format="robin"))
    for meeting in made.rounds[0].meetings:
        win(made, meeting, min(meeting.members))
    do(made, made.decide_leave(5.0, "g3"))
    pair_up(made)
    later = made.rounds[1]
    assert 3 not in [one for meeting in later.meetings for one in meeting.members]
    assert len(later.walkovers) == 1
    assert 3 in [row.member for row in made.standings()]


def test_a_league_nobody_is_left_in_is_over() -> None:
    made = begin(league(3))
    for guest in ("g0", "g1"):
        do(made, made.decide_leave(5.0, guest))
    do(made, made.decide_close_round(5.0, "g0"))
    assert [type(entry) for entry in pair_up(made)] == [log.Ended]
    assert made.status == "over"


def test_bots_fill_up_tables_and_are_in_no_standings() -> None:
    made = begin(league(5, seats=4, counts=[2, 3, 4], spare="bot", format="robin"))
    assert [len(meeting.members) for meeting in made.rounds[0].meetings] == [4, 4]
    play_all(made)
    assert sorted(row.member for row in made.standings()) == list(range(5))


def test_joining_ends_with_the_start_of_a_round_robin_and_goes_on_in_a_swiss() -> None:
    swiss, robin = begin(league(4)), begin(league(4, format="robin"))
    assert code(robin.decide_join(5.0, "new", "New")) == "league-closed"
    do(swiss, swiss.decide_join(5.0, "new", "New"))
    assert swiss.playing() == [0, 1, 2, 3, 4]
    full = league(MOST_MEMBERS)
    assert code(full.decide_join(5.0, "new", "New")) == "league-full"


def test_who_was_not_there_at_the_start_of_a_round_robin_is_not_let_in_later() -> None:
    made = league(4, format="robin", approves=True)
    for number in (1, 2):
        do(made, made.decide_admit(1.0, "g0", number))
    begin(made)
    assert code(made.decide_admit(5.0, "g0", 3)) == "league-closed"
    do(made, made.decide_leave(5.0, "g1"))
    do(made, made.decide_admit(5.0, "g0", 1))  # who was may come back
    assert made.playing() == [0, 1, 2]


def test_those_who_come_and_go_do_not_fill_a_league_for_ever() -> None:
    made = league(1)
    for number in range(1, MOST_KNOWN):
        do(made, made.decide_join(1.0, f"x{number}", "X"))
        do(made, made.decide_leave(1.0, f"x{number}"))
    assert code(made.decide_join(1.0, "another", "Y")) == "league-full"
    do(made, made.decide_join(1.0, "x1", "X"))


def test_who_left_before_the_start_may_come_back() -> None:
    made = league(4)
    do(made, made.decide_leave(2.0, "g2"))
    assert made.playing() == [0, 1, 3]
    do(made, made.decide_join(3.0, "g2", "Again"))
    assert (made.members[2].name, made.playing()) == ("Again", [0, 1, 2, 3])
    assert made.decide_join(3.0, "g2", "Again") == []


def test_a_result_counts_once_and_a_closed_round_takes_no_more() -> None:
    made = begin(league(4))
    first, second = made.rounds[0].meetings
    win(made, first, first.members[0])
    assert made.decide_score(5.0, first.table, [1, 2], [1, 0], [1, 1]) == []
    do(made, made.decide_close_round(5.0, "g0"))
    assert made.decide_score(5.0, second.table, [1, 2], [1, 0], [1, 1]) == []
    assert [meeting.outcome.kind for meeting in (first, second) if meeting.outcome] == ["played", "void"]
    assert made.standings()[-1].games == 0


def test_the_same_log_is_the_same_league() -> None:
    made, told = league(5), []
    told = [made.founded, *(log.Joined(1.0, f"g{n}", f"N{n}") for n in range(5))]
    told += do(made, made.decide_start(2.0, "g0", Random(3)))
    told += pair_up(made)
    again = League.rebuild(log.decode(log.encode(entry)) for entry in told)
    assert again == made
    assert League.rebuild([*told, log.decode(b'{"kind":"tomorrow","at":1}')]) is None


# ---- standings --------------------------------------------------------------------------------------------------------------------------


def played(members: list[int], places: list[int], margins: list[int] | None = None) -> Meeting:
    return Meeting("t", 1, members, Outcome("played", places, [0] * len(members), margins or [0] * len(members)))


def test_points_are_for_those_one_is_ahead_of_and_a_smaller_table_counts_as_much() -> None:
    four, three = played([0, 1, 2, 3], [0, 1, 1, 3]), played([0, 1, 2], [0, 1, 2])
    assert [score(four, seat, 4) for seat in range(4)] == [3, 1.5, 1.5, 0]
    assert [score(three, seat, 4) for seat in range(3)] == [3, 1.5, 0]


def test_those_who_came_share_what_the_absent_forfeit() -> None:
    one = Meeting("t", 1, [0, 1, 2, 3], forfeited([0, 1, 2, 3], [2]))
    assert [score(one, seat, 4) for seat in range(4)] == [2, 2, 0, 2]
    nobody = Meeting("t", 1, [0, 1], forfeited([0, 1], [0, 1]))
    assert [score(nobody, seat, 2) for seat in range(2)] == [0, 0]


def test_ties_are_broken_by_direct_games_then_opponents_then_margins() -> None:
    # 0 and 1 have two points each, and 1 has beaten 0
    direct = [
        played([0, 1], [1, 0]),
        played([0, 2], [0, 1]),
        played([0, 3], [0, 1]),
        played([1, 2], [1, 0]),
        played([1, 3], [0, 1]),
    ]
    assert [row.member for row in standings(range(4), 4, direct, [], 2, 1)[:2]] == [1, 0]
    # 0 beat 2, who has half a point; 1 beat 3, who has none
    rivals = [played([0, 2], [0, 1]), played([1, 3], [0, 1]), played([2, 4], [0, 0])]
    assert [row.member for row in standings(range(5), 5, rivals, [], 2, 1)][:2] == [0, 1]
    # the same, but for how far they were ahead
    margins = [played([0, 2], [0, 1], [1, 1]), played([1, 3], [0, 1], [9, 9])]
    rows = standings(range(4), 4, margins, [], 2, 1)
    assert [(row.member, row.place) for row in rows] == [(1, 1), (0, 2), (2, 3), (3, 4)]


def test_who_cannot_be_told_apart_shares_a_place() -> None:
    rows = standings(range(3), 3, [played([0, 1], [0, 0])], [], 2, 1)
    assert [row.place for row in rows] == [1, 1, 3]


def test_ratings_are_those_of_openskill_and_count_only_what_was_played() -> None:
    meetings = [played([1, BOT, 0], [0, 1, 2]), Meeting("t", 1, [0, 1], forfeited([0, 1], [1]))]
    rows = {row.member: row.rating for row in standings(range(2), 2, meetings, [], 3, 1)}
    assert [rows[1], rows[0]] == rated([Rating(), Rating()], [0, 1])
    assert rows[1].mu == pytest.approx(27.63523138347365)


def test_the_cross_table_says_who_won_what_from_whom() -> None:
    meetings = [played([0, 1, 2], [0, 1, 1]), played([1, 0], [0, 1])]
    assert cross_table(4, meetings) == [
        [None, 1.0, 1.0, None],
        [1.0, None, 0.5, None],
        [0.0, 0.5, None, None],
        [None, None, None, None],
    ]
