from __future__ import annotations

from sobremesa.games.parade import rules
from sobremesa.table.table import Table

from .helpers import code, do, move, opened, play_until, seated


def first_legal(table: Table, seat: int) -> int:
    assert table.state is not None
    return table.game.legal(table.state, seat)[0]


def test_nothing_played_nothing_to_take_back() -> None:
    assert code(seated(2, starter=0).decide_takeback(1.0, 0)) == "takeback-nothing"


def test_after_a_card_is_drawn_everybody_must_agree() -> None:
    table = seated(3, starter=0)
    move(table, 0, first_legal(table, 0))
    assert (table.takeback(0).kind, table.takeback(0).reason) == ("ask", "takeback-revealed")
    do(table, table.decide_takeback(2.0, 0))
    do(table, table.decide_answer(3.0, 1, agree=True))
    assert table.ply == 1
    do(table, table.decide_answer(4.0, 2, agree=True))
    assert table.ply == 0


def test_one_no_is_enough_to_refuse() -> None:
    table = seated(3, starter=0)
    move(table, 0, first_legal(table, 0))
    do(table, table.decide_takeback(2.0, 0))
    do(table, table.decide_answer(3.0, 1, agree=False))
    assert table.asked is None
    assert code(table.decide_answer(3.0, 2, agree=True)) == "takeback-not-asked"
    assert table.ply == 1


def test_the_one_who_asks_does_not_vote_and_nobody_votes_twice() -> None:
    table = seated(3, starter=0)
    move(table, 0, first_legal(table, 0))
    do(table, table.decide_takeback(2.0, 0))
    assert code(table.decide_answer(3.0, 0, agree=True)) == "takeback-not-asked"
    do(table, table.decide_answer(3.0, 1, agree=True))
    assert code(table.decide_answer(3.0, 1, agree=True)) == "takeback-not-asked"
    assert code(table.decide_takeback(3.0, 0)) == "takeback-asked"


def test_a_move_made_meanwhile_ends_the_question() -> None:
    table = seated(2, starter=0)
    move(table, 0, first_legal(table, 0))
    do(table, table.decide_takeback(2.0, 0))
    move(table, 1, first_legal(table, 1))
    assert table.asked is None


def test_bots_never_mind() -> None:
    table = Table.decide_opening(opened("me", "greedy", starter=0))
    assert isinstance(table, Table)
    do(table, table.decide_sit(1.0, "guest-0", 0, "Ana"))
    move(table, 0, first_legal(table, 0))
    move(table, 1, first_legal(table, 1))
    assert (table.takeback(0).kind, table.takeback(0).reason) == ("free", "takeback-bots")
    do(table, table.decide_takeback(2.0, 0))
    assert table.ply == 0


def test_the_last_round_reveals_nothing_so_a_play_is_free_until_answered() -> None:
    table = play_until(seated(2), rules.LAST_ROUND)
    seat = table.owing()[0]
    ply = table.ply
    move(table, seat, first_legal(table, seat))
    assert table.takeback(seat).kind == "free"
    do(table, table.decide_takeback(2.0, seat))
    assert table.ply == ply
    move(table, seat, first_legal(table, seat))
    other = table.owing()[0]
    move(table, other, first_legal(table, other))
    assert (table.takeback(seat).kind, table.takeback(seat).reason) == ("ask", "takeback-answered")


def test_a_secret_discard_is_free_even_after_others_chose_and_theirs_stands() -> None:
    table = play_until(seated(3), rules.CHOOSING)
    mine, theirs = first_legal(table, 0), first_legal(table, 1)
    move(table, 0, mine)
    move(table, 1, theirs)
    assert table.takeback(0).kind == "free"
    do(table, table.decide_takeback(2.0, 0))
    assert [(step.seat, step.action) for step in table.steps[-1:]] == [(1, theirs)]
    assert table.state is not None
    assert mine in table.game.legal(table.state, 0)


def test_a_card_drawn_again_after_a_takeback_is_the_same_card() -> None:
    table = seated(2, starter=0)
    action = first_legal(table, 0)
    move(table, 0, action)
    first = table.state.tobytes() if table.state is not None else b""
    do(table, table.decide_takeback(2.0, 0))
    do(table, table.decide_answer(2.0, 1, agree=True))
    move(table, 0, action)
    assert table.state is not None
    assert table.state.tobytes() == first


def test_a_move_that_stands_stays_its_maker_s_even_if_another_sits_there_now() -> None:
    table = play_until(seated(3), rules.CHOOSING)
    move(table, 0, first_legal(table, 0))
    move(table, 1, first_legal(table, 1))
    do(table, table.decide_leave(2.0, "guest-1"))
    do(table, table.decide_fill(2.0, "guest-0", 1, "greedy"))
    do(table, table.decide_takeback(3.0, 0))
    assert (table.steps[-1].seat, table.steps[-1].by_bot) == (1, False)


def test_while_somebody_is_away_nobody_looks_at_the_next_card() -> None:
    """Who left may come back to these cards; until then nobody can agree in their place, nor the bot that covers for them."""
    table = seated(2, starter=0)
    do(table, table.decide_leave(2.0, "guest-1"))
    move(table, 0, first_legal(table, 0))
    assert (table.takeback(0).kind, table.takeback(0).reason) == ("none", "takeback-away")
    assert code(table.decide_takeback(3.0, 0)) == "takeback-away"
    do(table, table.decide_fill(3.0, "guest-0", 1, "greedy"))
    assert code(table.decide_takeback(4.0, 0)) == "takeback-away"
    do(table, table.decide_sit(5.0, "guest-1", 1, "Seat 1"))
    assert table.takeback(0).kind == "ask"


def test_leaving_does_not_make_the_others_agree() -> None:
    table = seated(3, starter=0)
    move(table, 0, first_legal(table, 0))
    do(table, table.decide_takeback(2.0, 0))
    do(table, table.decide_leave(2.0, "guest-2"))
    do(table, table.decide_answer(3.0, 1, agree=True))
    assert table.ply == 1


def test_what_brought_nothing_to_light_is_free_even_then() -> None:
    table = play_until(seated(2), rules.LAST_ROUND)
    seat = table.owing()[0]
    do(table, table.decide_leave(2.0, f"guest-{1 - seat}"))
    ply = table.ply
    move(table, seat, first_legal(table, seat))
    do(table, table.decide_takeback(3.0, seat))
    assert table.ply == ply
