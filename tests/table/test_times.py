"""How much time seats have left: nothing but the log says so."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from sobremesa.table import log
from sobremesa.table.parting import decide_propose, decide_vote
from sobremesa.table.table import Table
from sobremesa.table.times import DAY, decide_late, decide_vacation, first_ending
from sobremesa.table.view import table_view

from .helpers import code, do, opened

MOVE = log.Clock(move=30)
GAME = log.Clock(game=300, increment=10)
DAYS = log.Clock(move=3 * DAY, vacation=7)


class Story:
    """A table of people, guest-0 to begin, and its log."""

    def __init__(self, clock: log.Clock | None, players: int = 2, **options: Any) -> None:
        first = opened("me", *["open"] * (players - 1), starter=0, **options)
        self.entries: list[log.AnyEntry] = [replace(first, clock=clock)]
        self.table = Table.rebuild(self.entries)
        for seat in range(players):
            self.do(self.table.decide_sit(100.0, f"guest-{seat}", seat, f"Seat {seat}"))

    def do(self, decision: Any) -> None:
        do(self.table, decision)
        self.entries += decision

    def move(self, at: float) -> None:
        seat = self.table.owing()[0]
        assert self.table.state is not None
        self.do(self.table.decide_move(at, seat, self.table.ply, self.table.game.legal(self.table.state, seat)[0]))

    def take_back(self, at: float) -> None:
        self.do(self.table.decide_takeback(at, 0))
        if self.table.asked:
            self.do(self.table.decide_answer(at, 1, True))

    def agree(self, at: float, what: log.Proposal) -> None:
        self.do(decide_propose(self.table, at, 0, what))
        for seat in range(1, len(self.table.seats)):
            self.do(decide_vote(self.table, at, seat, True))

    def left(self, now: float) -> list[float]:
        return [one.left for one in table_view(self.table, "t", None, [True] * len(self.table.seats), now).times]


def test_without_a_clock_nobody_is_timed() -> None:
    story = Story(None)
    assert first_ending(story.table) is None
    assert story.left(1e9) == []
    assert code(decide_late(story.table, 1e9)) == "not-late"


def test_each_move_has_its_time() -> None:
    story = Story(MOVE)
    assert story.left(110.0) == [20, 30]
    story.move(120.0)
    assert story.left(125.0) == [30, 25]
    assert first_ending(story.table) == 150.0


def test_a_game_has_its_time_and_each_move_brings_some() -> None:
    story = Story(GAME)
    story.move(140.0)
    assert story.left(150.0) == [270, 290]
    story.move(150.0)
    assert story.left(150.0) == [270, 300]
    assert first_ending(story.table) == 420.0


def test_the_log_alone_says_how_much_is_left() -> None:
    story = Story(GAME)
    story.move(130.0)
    story.move(177.0)
    again = Table.rebuild(story.entries)
    assert [one.view(200.0) for one in again.times.seats] == [one.view(200.0) for one in story.table.times.seats]  # type: ignore[union-attr]


def test_chat_and_leaving_stop_no_clock() -> None:
    story = Story(MOVE)
    story.do(story.table.decide_say(110.0, "guest-0", "Ana", "hello", None))
    story.do(story.table.decide_leave(115.0, "guest-0"))
    assert first_ending(story.table) == 130.0


@pytest.mark.parametrize("clock", [MOVE, GAME], ids=["move", "game"])
def test_who_is_late_is_so_only_then_and_only_once(clock: log.Clock) -> None:
    story = Story(clock)
    ends = first_ending(story.table)
    assert ends is not None
    assert code(decide_late(story.table, ends - 0.1)) == "not-late"
    late = decide_late(story.table, ends)
    assert late == [log.TimedOut(ends, 0)]
    story.do(late)
    assert code(decide_late(story.table, ends + 99)) == "not-late"


def test_a_bot_moves_once_and_then_there_is_time_again() -> None:
    story = Story(replace(GAME, increment=0))
    story.do(decide_late(story.table, 400.0))
    assert story.table.bots_to_move() == [0]
    assert story.table.bot_at(0) == "strong"
    story.move(401.0)
    assert story.table.steps[-1].by_bot
    assert story.left(401.0) == [30, 300]
    story.move(402.0)
    assert story.table.bots_to_move() == []
    assert first_ending(story.table) == 432.0
    assert story.table.seats[0].kind == "human"


def test_a_bot_covers_until_the_owner_is_back() -> None:
    story = Story(replace(MOVE, end="cover"))
    story.do(decide_late(story.table, 130.0))
    assert (story.table.seats[0].level, story.table.seats[0].guest) == ("strong", "guest-0")
    story.move(131.0)
    story.move(132.0)
    assert first_ending(story.table) is None, "bots have no clock"
    story.do(story.table.decide_return(133.0, "guest-0"))
    assert story.left(133.0) == [30, 30]
    assert first_ending(story.table) == 163.0


def test_among_two_the_game_is_lost() -> None:
    story = Story(replace(MOVE, end="lose"))
    story.do(decide_late(story.table, 130.0))
    assert story.table.status == "over"
    assert (story.table.stopped, story.table.lost[0].why) == ("lost", "time")
    assert first_ending(story.table) is None


def test_among_three_a_bot_plays_on_for_who_has_lost() -> None:
    story = Story(replace(MOVE, end="lose"), players=3)
    story.do(decide_late(story.table, 130.0))
    assert story.table.status == "playing"
    assert story.table.bots_to_move() == [0]
    assert code(story.table.decide_return(131.0, "guest-0")) == "not-covered"
    assert code(story.table.decide_sit(131.0, "guest-0", 0, "Ana")) == "seat-lost"


def test_taking_back_gives_no_time_back_and_no_second_increment() -> None:
    story = Story(GAME)
    story.move(140.0)
    story.take_back(150.0)
    assert story.left(150.0) == [270, 290]
    story.move(160.0)
    assert story.left(160.0) == [260, 290]


def test_a_move_taken_back_is_made_again_in_what_was_left() -> None:
    story = Story(MOVE)
    story.move(125.0)
    story.take_back(126.0)
    assert story.left(126.0) == [5, 30]
    story.move(130.5)
    story.take_back(131.0)
    assert story.left(131.0) == [3, 30], "but never less than a little"


def test_while_the_game_is_adjourned_clocks_stand() -> None:
    story = Story(MOVE)
    story.agree(110.0, "adjourn")
    assert first_ending(story.table) is None
    assert story.left(9_999.0) == [20, 30]
    story.agree(9_999.0, "resume")
    assert first_ending(story.table) == 10_019.0


def test_who_is_on_vacation_has_time() -> None:
    story = Story(DAYS)
    story.do(decide_vacation(story.table, 100.0 + DAY, 0, True))
    assert code(decide_vacation(story.table, 101.0 + DAY, 0, True)) == "vacation-already"
    story.do(decide_vacation(story.table, 100.0 + 3 * DAY, 0, False))
    assert story.left(100.0 + 3 * DAY) == [2 * DAY, 3 * DAY]
    assert first_ending(story.table) == 100.0 + 5 * DAY
    view = story.table.times.seats[0].view(100.0 + 3 * DAY)  # type: ignore[union-attr]
    assert (view.off, view.vacation) == (False, 5 * DAY)


def test_a_vacation_ends_by_itself() -> None:
    story = Story(DAYS)
    story.do(decide_vacation(story.table, 100.0 + DAY, 0, True))
    assert first_ending(story.table) == 100.0 + (1 + 7 + 2) * DAY
    assert story.left(100.0 + 9 * DAY) == [DAY, 3 * DAY]
    story.do(story.table.decide_say(100.0 + 9 * DAY, "guest-1", "Bea", "hello", None))
    assert story.left(100.0 + 9.5 * DAY) == [DAY / 2, 3 * DAY]
    assert code(decide_vacation(story.table, 100.0 + 9.5 * DAY, 0, True)) == "vacation-used"
    assert code(decide_vacation(story.table, 100.0 + 9.5 * DAY, 0, False)) == "not-on-vacation"


def test_a_move_ends_a_vacation() -> None:
    story = Story(DAYS)
    story.do(decide_vacation(story.table, 100.0, 0, True))
    story.move(100.0 + DAY)
    view = story.table.times.seats[0].view(100.0 + DAY)  # type: ignore[union-attr]
    assert (view.off, view.vacation) == (False, 6 * DAY)


def test_where_time_is_short_there_are_no_vacations() -> None:
    assert code(decide_vacation(Story(MOVE).table, 101.0, 0, True)) == "no-vacation"


def test_the_next_game_of_a_match_has_its_own_time() -> None:
    story = Story(GAME, game="coloretto", games=4, two_players=True)
    at = 100.0
    while story.table.status == "playing":
        at += 1.0 if story.table.steps else 50.0
        story.move(at)
    story.do(story.table.decide_next(at + 500, 0))
    assert story.left(at + 500) == [300, 300]


@pytest.mark.parametrize(
    ("clock", "why"),
    [
        (log.Clock(), "clock-one"),
        (log.Clock(move=30, game=300), "clock-one"),
        (log.Clock(move=-1), "clock-move"),
        (log.Clock(move=1), "clock-move"),
        (log.Clock(move=365 * DAY), "clock-move"),
        (log.Clock(game=-5), "clock-game"),
        (log.Clock(game=10**30), "clock-game"),
        (log.Clock(game=300, increment=365 * DAY), "clock-increment"),
        (log.Clock(game=300, increment=-1), "clock-increment"),
        (log.Clock(move=30, increment=5), "clock-increment"),
        (log.Clock(move=30, vacation=1), "clock-vacation"),
        (log.Clock(move=DAY, vacation=-1), "clock-vacation"),
        (log.Clock(move=DAY, vacation=365), "clock-vacation"),
    ],
)
def test_there_is_no_such_clock(clock: log.Clock, why: str) -> None:
    assert code(Table.decide_opening(replace(opened("me", "open"), clock=clock))) == why
