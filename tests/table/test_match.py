"""A match of four games of Coloretto (its rule 9)."""

from __future__ import annotations

from sobremesa.games.asking import Standing
from sobremesa.games.registry import GAMES
from sobremesa.table import log
from sobremesa.table.match import margins, places
from sobremesa.table.table import Table
from sobremesa.table.view import table_view

from .helpers import code, do, opened, play_randomly


def match() -> Table:
    assert "coloretto" in GAMES
    table = Table.decide_opening(opened("me", "greedy", "greedy", game="coloretto", games=4))
    assert isinstance(table, Table)
    do(table, table.decide_sit(1.0, "guest-0", 0, "Ana"))
    return table


def test_between_games_the_next_is_dealt_when_somebody_says_so() -> None:
    table = match()
    assert code(table.decide_next(1.0, 0)) == "not-between"
    play_randomly(table, until=("between",))
    assert code(table.decide_next(1.0, None)) == "not-seated"
    assert code(table.decide_move(1.0, 0, table.ply, 0)) == "game-over"
    do(table, table.decide_next(2.0, 0))
    assert table.status == "playing"
    assert code(table.decide_move(1.0, table.owing()[0], 0, 0)) == "stale-ply"


def played_match() -> tuple[Table, list[log.AnyEntry]]:
    table = match()
    entries: list[log.AnyEntry] = [table.opened, log.Sat(1.0, 0, "guest-0", "Ana")]
    while table.status != "over":
        if table.status == "between":
            decision = table.decide_next(2.0, 0)
        else:
            assert table.state is not None
            seat = table.owing()[0]
            decision = table.decide_move(2.0, seat, table.ply, table.game.legal(table.state, seat)[-1])
        assert isinstance(decision, list)
        entries += decision
        do(table, decision)
    return table, entries


def test_a_match_of_four_adds_up_and_the_start_goes_round() -> None:
    table, _ = played_match()
    seen = table_view(table, "t", "guest-0", [True] * 3).match
    assert (seen.games, seen.game, len(seen.results)) == (4, 4, 4)
    assert seen.totals == [sum(column) for column in zip(*seen.results, strict=True)]
    assert [(later - sooner) % 3 for sooner, later in zip(seen.starters, seen.starters[1:], strict=False)] == [1, 1, 1]
    assert seen.winners == [seat for seat, total in enumerate(seen.totals) if total == max(seen.totals)]


def test_every_game_of_a_match_has_its_own_shuffle_and_the_log_rebuilds_them_all() -> None:
    table, entries = played_match()
    assert len({played.after(0).tobytes() for played in table.games}) == 4
    again = Table.rebuild(log.decode(log.encode(entry)) for entry in entries)
    assert [p.state.tobytes() for p in again.games] == [p.state.tobytes() for p in table.games]
    assert again.events(0) == table.events(0)


def test_the_secret_is_shown_after_the_match_not_after_a_game() -> None:
    table = match()
    play_randomly(table, until=("between",))
    assert table_view(table, "t", "guest-0", [True] * 3).secret is None
    assert table_view(played_match()[0], "t", "guest-0", [True] * 3).secret is not None


def test_the_story_goes_on_over_the_games() -> None:
    table, _ = played_match()
    told = table.events(0)
    assert [event.facts["number"] for event in told if event.code == "match-next"] == [2, 3, 4]
    assert [event.ply for event in told] == sorted(event.ply for event in told)
    assert max(event.ply for event in told) == table.ply


def test_a_move_of_a_later_game_is_taken_back_alone() -> None:
    table = match()
    play_randomly(table, until=("between",))
    do(table, table.decide_next(2.0, 0))
    earlier = table.ply
    play_randomly(table, plies=4 * len(table.seats))
    assert table.takeback(0).kind in ("ask", "free")
    do(table, table.decide_takeback(3.0, 0))
    assert earlier <= table.ply < earlier + 4 * len(table.seats)
    assert len(table.games[0].steps) == earlier


def test_who_wins_is_ahead_by_so_much_and_the_others_are_behind_by_so_much() -> None:
    assert margins(Standing([14, 18, 31], [0, 1, 2])) == [4, 4, 17]  # fewest win
    assert margins(Standing([20, 35, 35], [2, 0, 0])) == [15, 0, 0]  # shared
    assert margins(Standing([12, 12], [0, 1])) == [0, 0]  # something else than points decided
    assert margins(Standing([5], [0])) == [0]
    assert margins(Standing([14, 13, 31], [0, 2, 1])) == [17, 1, 17]  # the second has lost before the end


def test_a_match_has_places_of_its_own() -> None:
    table, _ = played_match()
    seen = table_view(table, "t", "guest-0", [True] * 3).match
    assert [seat for seat, place in enumerate(seen.places) if place == 0] == seen.winners
    assert sorted(seen.totals, reverse=True) == [seen.totals[s] for s in sorted(range(3), key=seen.places.__getitem__)]
    assert places(GAMES["parade"], [14, 18, 14]) == [0, 2, 0]
    assert places(GAMES["coloretto"], [14, 18, 14]) == [1, 0, 1]
    assert len(seen.margins) == 4
