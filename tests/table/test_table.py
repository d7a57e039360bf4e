from __future__ import annotations

import pytest

from sobremesa.games.parade import rules
from sobremesa.table import log
from sobremesa.table.table import MOST_TEXT, Table
from sobremesa.table.view import moved, moving, table_view

from .helpers import code, do, move, opened, play_randomly, play_until, seated


def test_the_cards_are_dealt_when_the_last_open_seat_is_taken() -> None:
    table = Table.decide_opening(opened("me", "open", "greedy"))
    assert isinstance(table, Table)
    do(table, table.decide_sit(1.0, "guest-0", 0, "Ana"))
    assert table.status == "waiting"
    do(table, table.decide_sit(2.0, "guest-1", 1, "Luc"))
    assert table.status == "playing"


def test_bots_alone_start_at_once() -> None:
    table = Table.decide_opening(opened("greedy", "random"))
    assert isinstance(table, Table)
    assert table.bots_to_move() == table.owing() != []


@pytest.mark.parametrize(
    ("kinds", "options", "expected"),
    [
        (["me"], {}, "players"),
        (["me"] + ["open"] * 6, {}, "players"),
        (["me", "open"], {"starter": 2}, "starter"),
        (["me", "open"], {"starter": 9}, "options"),
        (["me", "open"], {"colours": 7}, "options"),
        (["me", "grandmaster"], {}, "unknown-level"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(
    kinds: list[str], options: dict[str, int], expected: str
) -> None:
    assert code(Table.decide_opening(opened(*kinds, **options))) == expected


def test_an_unknown_game_is_refused() -> None:
    assert code(Table.decide_opening(opened("me", "open", game="bridge"))) == "unknown-game"


def test_seats_belong_to_who_sits_on_them() -> None:
    table = seated(2)
    assert code(table.decide_sit(3.0, "stranger", 0, "Eve")) == "seat-taken"
    assert code(table.decide_sit(3.0, "guest-0", 1, "Ana")) == "one-seat-each"
    assert code(table.decide_sit(3.0, "stranger", 7, "Eve")) == "no-such-seat"
    assert code(table.decide_move(3.0, None, 0, 3)) == "not-seated"


def test_a_name_of_spaces_is_no_name() -> None:
    table = Table.decide_opening(opened("me", "open"))
    assert isinstance(table, Table)
    assert code(table.decide_sit(1.0, "guest-0", 0, "  \n ")) == "name-missing"


def test_moves_are_refused_out_of_turn_late_or_with_cards_not_in_hand() -> None:
    table = seated(3, starter=0)
    state = table.state
    assert state is not None
    mine = table.game.legal(state, 0)[0]
    foreign = next(card for card in range(rules.CARDS) if card not in table.game.legal(state, 0))
    assert code(table.decide_move(2.0, 1, 0, table.game.legal(state, 0)[0])) == "not-your-turn"
    assert code(table.decide_move(2.0, 0, 5, mine)) == "stale-ply"
    assert code(table.decide_move(2.0, 0, 0, foreign)) == "parade-not-in-hand"
    assert code(table.decide_move(2.0, 0, 0, mine + rules.DISCARD)) == "parade-no-discards-yet"
    assert code(table.decide_move(2.0, 0, 0, 5000)) == "unknown-action"
    assert code(table.decide_move(2.0, 0, 0, -3)) == "unknown-action"
    assert table.ply == 0


def test_a_refused_command_changes_nothing() -> None:
    table = seated(2)
    before = (table.seq, table.state.tobytes() if table.state is not None else b"")
    table.decide_move(2.0, 0, 99, 1)
    table.decide_sit(2.0, "stranger", 0, "Eve")
    assert (table.seq, table.state.tobytes() if table.state is not None else b"") == before


def test_secret_discards_can_come_in_any_order_and_are_not_stale() -> None:
    table = play_until(seated(3), rules.CHOOSING)
    ply = table.ply
    for seat in (2, 0, 1):
        for _ in range(2):
            assert table.state is not None
            do(
                table,
                table.decide_move(
                    2.0,
                    seat,
                    ply if table.steps[-1].seat != seat else table.ply,
                    table.game.legal(table.state, seat)[0],
                ),
            )
    assert table.status == "over"


def test_a_second_copy_of_a_move_is_recognised_by_its_id() -> None:
    table = seated(2, starter=0)
    assert table.state is not None
    do(table, table.decide_move(2.0, 0, 0, table.game.legal(table.state, 0)[0], id="abc"))
    assert table.repeated("guest-0", "abc") == table.seq
    assert table.repeated("guest-1", "abc") is None


def test_the_log_alone_rebuilds_the_table() -> None:
    entries: list[log.AnyEntry] = [opened("me", "open", "random")]
    table = Table.rebuild(entries)
    for seat in (0, 1):
        entries += _done(table, table.decide_sit(1.0, f"guest-{seat}", seat, f"Seat {seat}", words="salt"))
    while table.status != "over":
        assert table.state is not None
        seat = table.owing()[0]
        entries += _done(table, table.decide_move(2.0, seat, table.ply, table.game.legal(table.state, seat)[0]))
    again = Table.rebuild(log.decode(log.encode(entry)) for entry in entries)
    assert again.state is not None
    assert table.state is not None
    assert again.state.tobytes() == table.state.tobytes()
    assert table_view(again, "t", "guest-0", [True] * 3) == table_view(table, "t", "guest-0", [True] * 3)


def _done(table: Table, decision: object) -> list[log.AnyEntry]:
    assert isinstance(decision, list)
    do(table, decision)
    return decision


def test_who_leaves_before_the_deal_frees_the_seat() -> None:
    table = Table.decide_opening(opened("me", "open"))
    assert isinstance(table, Table)
    do(table, table.decide_sit(1.0, "guest-0", 0, "Ana"))
    do(table, table.decide_leave(2.0, "guest-0"))
    assert [seat.kind for seat in table.seats] == ["open", "open"]


def test_a_bot_covers_who_left_until_they_sit_down_again() -> None:
    table = seated(2)
    assert code(table.decide_fill(2.0, "guest-0", 1, "greedy")) == "seat-taken"
    do(table, table.decide_leave(2.0, "guest-1"))
    assert code(table.decide_sit(2.0, "stranger", 1, "Eve")) == "seat-taken"
    do(table, table.decide_fill(3.0, "guest-0", 1, "greedy"))
    assert table.seats[1].kind == "bot"
    do(table, table.decide_sit(4.0, "guest-1", 1, "Luc"))
    assert table.seats[1].kind == "human"


def test_strangers_cannot_fill_seats() -> None:
    table = Table.decide_opening(opened("me", "open"))
    assert isinstance(table, Table)
    assert code(table.decide_fill(1.0, "stranger", 1, "greedy")) == "not-host"


def test_chat_takes_a_phrase_or_some_text() -> None:
    table = seated(2)
    do(table, table.decide_say(2.0, "guest-0", "", "hello", None))
    do(table, table.decide_say(2.0, "watcher", "Eve", None, "what a game"))
    assert [(said.seat, said.name) for said in table.chat] == [(0, "Seat 0"), (None, "Eve")]
    assert code(table.decide_say(2.0, "guest-0", "", "nonsense", None)) == "unknown-phrase"
    assert code(table.decide_say(2.0, "guest-0", "", None, "x" * (MOST_TEXT + 1))) == "text-too-long"
    assert code(table.decide_say(2.0, "guest-0", "", None, "  ")) == "say-something"
    assert code(table.decide_say(2.0, "guest-0", "", "hello", "both")) == "say-something"


def test_a_rematch_comes_after_the_end_and_once() -> None:
    table = seated(2)
    assert code(table.decide_rematch(2.0, 0, "next")) == "not-over"
    play_randomly(table)
    do(table, table.decide_rematch(3.0, 0, "next"))
    assert code(table.decide_rematch(3.0, 1, "other")) == "rematch-open"
    assert code(table.decide_move(3.0, 0, 0, 1)) == "game-over"


def test_the_secret_is_shown_only_when_the_game_is_over() -> None:
    table = seated(2)
    assert table_view(table, "t", "guest-0", [True, True]).secret is None
    play_randomly(table)
    assert table_view(table, "t", "guest-0", [True, True]).secret == table.opened.secret


def test_every_seat_has_its_own_story_and_it_begins_with_the_deal() -> None:
    table = play_randomly(seated(2), plies=2)
    mover = table.steps[0].seat
    assert [event.code for event in table.events(mover)][:1] == ["parade-dealt"]
    assert "parade-drew-card" in [event.code for event in table.events(mover)]
    assert "parade-drew-card" not in [event.code for event in table.events(-1)]
    assert table.events(mover, since_ply=table.ply) == []


def test_moves_made_through_a_stale_screen_of_an_earlier_turn_are_refused() -> None:
    table = seated(2, starter=0)
    assert table.state is not None
    move(table, 0, table.game.legal(table.state, 0)[0])
    move(table, 1, table.game.legal(table.state, 1)[0])
    assert code(table.decide_move(2.0, 0, 0, table.game.legal(table.state, 0)[0])) == "stale-ply"


def test_a_match_length_the_game_does_not_know_is_refused() -> None:
    assert code(Table.decide_opening(opened("me", "open", games=3))) == "match-length"


@pytest.mark.parametrize(("game", "players"), [("parade", 2), ("parade", 4), ("coloretto", 3)])
def test_while_the_game_goes_on_a_move_changes_little_about_the_table(game: str, players: int) -> None:
    table = seated(players, game=game)
    connected = [True] * players
    known = moving(table, connected, 5.0)
    while table.status == "playing":
        assert moving(table, connected, 5.0) == {**known, **moved(table, 5.0)}
        play_randomly(table, 1, table.ply)
    assert moving(table, connected, 5.0) != {**known, **moved(table, 5.0)}
