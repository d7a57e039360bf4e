"""The arena: duplicate deals, honest counting, and going on where it stopped."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from pathlib import Path

import pytest

from sobremesa.games.registry import GAMES
from sobremesa.lab.arena import Bot, Plan, hold, report_on
from sobremesa.lab.arena.outcomes import Fault, Log, Outcome, seed_in
from sobremesa.lab.arena.picture import Words, draw
from sobremesa.lab.entrants import Entrant, Limits

PARADE = GAMES["parade"]
FAST = [Bot("random"), Bot("greedy")]


def plan(game: str = "parade", players: tuple[int, ...] = (2, 3), games: int = 12, **more: object) -> Plan:
    found = GAMES[game]
    options = found.read_options({"turn_limit": 12} if game == "jackrabbits" else {})
    given = {"seed": "a", "bots": FAST, **more}
    return Plan(found, options, players=players, games=games, **given)  # type: ignore[arg-type]


def held(made: Plan, jobs: int = 1, entrants: dict[int, Entrant] | None = None) -> list[Outcome]:
    log = Log(made)
    hold(made, log, entrants or {}, jobs)
    return log.in_order()


# ---- the plan ------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", [2, 3, 5, 7])
@pytest.mark.parametrize("alone", [False, True])
def test_everybody_sits_everywhere_equally_often_over_the_same_cards(bots: int, alone: bool) -> None:
    made = plan(players=(2, 3, 4, 6), games=100, bots=[Bot(str(n)) for n in range(bots)], alone=alone)
    seats: defaultdict[tuple[int, int], list[Counter[int]]] = defaultdict(lambda: [Counter() for _ in range(6)])
    fixtures = list(made.fixtures())
    for one in fixtures:
        for seat, bot in enumerate(one.seats):
            seats[one.players, one.deal][seat][bot] += 1
    for (players, _), places in seats.items():
        assert all(place == places[0] for place in places[:players])
        assert len(set(places[0].values())) == 1 or (alone and players > 2)
    assert len({(one.players, one.deal, one.seats) for one in fixtures}) == len(fixtures) == made.total()
    assert [one.number for one in fixtures] == list(range(len(fixtures)))


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert plan(players=(2,), games=3).total() == 4
    assert plan(players=(2, 4), games=8).total() == 16


def test_alone_is_one_against_a_table_of_another() -> None:
    lineups = plan(bots=[Bot("a"), Bot("b"), Bot("c")], alone=True).lineups(4)
    assert len(lineups) == 6
    assert all(sorted(Counter(lineup).values()) == [1, 3] for lineup in lineups)


def test_more_seats_than_bots_are_filled_evenly() -> None:
    lineups = plan(bots=[Bot("a"), Bot("b"), Bot("c")]).lineups(5)
    assert [sorted(Counter(lineup).values()) for lineup in lineups] == [[1, 2, 2]] * 3


# ---- playing -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["parade", "coloretto", "jackrabbits"])
def test_every_game_is_played_to_its_end(game: str) -> None:
    made = plan(game, (3,), 6)
    outcomes = held(made)
    assert len(outcomes) == made.total()
    assert all(min(one.ranks) == 0 and len(one.points) == 3 and one.moves > 6 for one in outcomes)


def test_the_number_of_threads_changes_nothing() -> None:
    assert held(plan(games=40)) == held(plan(games=40), jobs=3)
    assert held(plan(games=40)) != held(plan(games=40, seed="b"))


def test_duplicates_have_the_same_cards() -> None:
    """Two bots that are the same bot play the same game, whoever sits where."""
    outcomes = held(plan(bots=[Bot("greedy"), Bot("greedy", None, "twin")], games=20))
    by_deal: defaultdict[tuple[int, int], set[tuple[int, ...]]] = defaultdict(set)
    for one in outcomes:
        by_deal[one.players, one.deal].add(tuple(one.points))
    assert all(len(points) == 1 for points in by_deal.values())
    assert len({points.pop() for points in by_deal.values()}) > 5


def test_a_file_plays_as_well_as_what_it_imitates(tmp_path: Path) -> None:
    """Random by file against random compiled: whatever wins, no move is replaced, and levels beside it play the same deals."""
    file = tmp_path / "dice.py"
    file.write_text(
        "def choose(view, legal, rng):\n    assert view['you'] in view['owes']\n    return rng.choice(legal)\n"
    )
    made = plan(bots=[Bot("dice", str(file)), Bot("random")], players=(2,), games=4)
    entrants = {0: Entrant(file, Limits(seconds=60))}
    outcomes = held(made, 2, entrants)
    assert outcomes == held(made, 1, {0: Entrant(file, Limits(seconds=60))})
    assert len(outcomes) == 4
    assert not any(one.faults for one in outcomes)


@pytest.mark.parametrize("game", ["parade", "coloretto", "jackrabbits"])
def test_bad_files_end_their_games_and_are_reported(tmp_path: Path, game: str) -> None:
    sources = {
        "raising": "def choose(view, legal, rng):\n    raise ValueError('no')\n",
        "illegal": "def choose(view, legal, rng):\n    return 30000\n",
        "dying": "import os\ndef choose(view, legal, rng):\n    os._exit(1)\n",
    }
    bots, entrants = [], {}
    for number, (name, source) in enumerate(sources.items()):
        file = tmp_path / f"{name}.py"
        file.write_text(source)
        bots.append(Bot(name, str(file)))
        entrants[number] = Entrant(file, Limits(seconds=10.0, loading=120.0))
    made = plan(game, (3,), 3, bots=bots)
    report = report_on(made, held(made, 1, entrants))
    assert report.games == 3
    kinds = [{trouble.kind for trouble in bot.troubles} for bot in report.bots]
    assert kinds == [{"raised"}, {"illegal"}, {"died", "dismissed"}]
    assert report.bots[0].troubles[0].detail == "ValueError: no (raising.py:2)"
    assert report.bots[0].troubles[0].times > 10


# ---- the log -------------------------------------------------------------------------------------------------------------------------------


def test_an_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    made, file = plan(games=30), tmp_path / "state"
    whole = held(made)
    log = Log(made, file)
    assert log.open() is None
    for outcome in whole[:7]:
        log.add(outcome)
    log.close()
    with file.open("ab") as stream:
        stream.write(b'{"number":7,"pla')  # the power failed
    again = Log(made, file)
    assert again.open() is None
    assert len(again.outcomes) == 7
    told: list[tuple[int, int]] = []
    hold(made, again, {}, 2, lambda done, total: told.append((done, total)))
    again.close()
    assert told[0] == (7, made.total())
    assert again.in_order() == whole
    third = Log(made, file)
    assert third.open() is None
    third.close()
    assert third.in_order() == whole
    assert seed_in(file) == "a"


def test_another_plan_or_another_file_is_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "state"
    log = Log(plan(), file)
    log.open()
    log.close()
    kept = file.read_bytes()
    refusal = Log(plan(games=13, seed="b"), file).open()
    assert refusal
    assert (refusal.code, refusal.facts["what"]) == ("arena-other-state", "games, seed")
    assert file.read_bytes() == kept
    file.write_text("my diary\n")
    refusal = Log(plan(), file).open()
    assert refusal
    assert refusal.code == "arena-no-state"
    assert file.read_text() == "my diary\n"


# ---- the report ----------------------------------------------------------------------------------------------------------------------------


def test_wins_are_shared_out_and_pairs_add_up() -> None:
    report = report_on(plan(games=60), held(plan(games=60)))
    for players in (2, 3):
        shares = [field.wins for bot in report.bots for field in bot.wins if field.players == players]
        assert sum(s.value * s.count for s in shares) == pytest.approx(sum(s.count for s in shares) / players)
        assert all(s.low <= s.value <= s.high for s in shares)
    first, second = report.bots[0].ahead[1], report.bots[1].ahead[0]
    assert first
    assert second
    assert first.value + second.value == pytest.approx(1)
    assert report.ranking == [1, 0]
    assert report.bots[1].mu > report.bots[0].mu + 5


def test_faults_add_up_and_keep_their_first_words() -> None:
    def outcome(number: int, *faults: Fault) -> Outcome:
        return Outcome(number, 2, number, [0, 1], [1, 2], [0, 1], 9, list(faults))

    outcomes = [outcome(0, Fault(1, "raised", 2, "one")), outcome(1, Fault(1, "raised", 3, "two"))]
    assert [(t.kind, t.times, t.detail) for t in report_on(plan(), outcomes).bots[1].troubles] == [("raised", 5, "one")]


def test_nothing_played_is_no_trouble() -> None:
    report = report_on(plan(), [])
    assert (report.games, report.bots[0].wins, report.bots[0].ahead) == (0, [], [None, None])


def test_the_picture_is_one_of_ours_and_well_formed() -> None:
    from xml.etree import ElementTree

    chance = random.Random(1)
    names = [Bot(name) for name in ("<one>", "two & three", "four", "five", "six")]
    made = plan(players=(2, 6), bots=names)
    outcomes = [
        Outcome(
            one.number, one.players, one.deal, list(one.seats), *[chance.sample(range(one.players), one.players)] * 2, 9
        )
        for one in made.fixtures()
    ]
    words = Words("Parade <", "ratings", "wins", "fair", ["2 players", "6 players"])
    ElementTree.fromstring(draw(report_on(made, outcomes), words))
