"""The games from Python are the games of the table."""

from __future__ import annotations

import random
import subprocess
import sys

import msgspec
import numpy as np
import pytest

import sobremesa
from sobremesa.games.registry import GAMES
from sobremesa.table.check import verify
from sobremesa.table.parsing import read_record

each_game = pytest.mark.parametrize("name", GAMES)


def deal(name: str = "parade", seed: str = "spring", **options: object) -> sobremesa.Deal:
    rulebook = sobremesa.game(name)
    return rulebook.deal(rulebook.player_counts()[0], seed, **options)


def played(name: str, plies: int = 10_000, **options: object) -> sobremesa.Deal:
    game, chance = deal(name, **options), random.Random(name)
    while not game.is_over and game.ply < plies:
        seat = chance.choice(game.owing)
        game.play(chance.choice(game.legal(seat)), seat)
    return game


def test_importing_the_package_loads_none_of_it() -> None:
    """The command line would start slowly."""
    asked = "import sobremesa, sys; print('numpy' in sys.modules, sobremesa.game('parade'))"
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout
    assert said == "False sobremesa.game('parade')\n"


def test_there_is_nothing_else() -> None:
    assert [name for name in sobremesa.__all__ if not hasattr(sobremesa, name)] == []
    with pytest.raises(AttributeError, match="chess"):
        sobremesa.chess  # noqa: B018


def test_every_game_is_found() -> None:
    assert sobremesa.all_games() == list(GAMES)


@each_game
def test_the_same_seed_deals_the_same_game_and_another_another(name: str) -> None:
    assert deal(name).state.tobytes() == deal(name).state.tobytes() != deal(name, "autumn").state.tobytes()


@each_game
def test_a_position_tells_what_the_rules_say(name: str) -> None:
    game, kind = played(name, plies=7), GAMES[name]
    seat = game.seat
    assert seat is not None
    assert game.ply == 7
    assert game.legal() == game.legal(seat) == kind.legal(game.state, seat)
    assert np.flatnonzero(game.mask()).tolist() == sorted(game.legal())
    assert [kind.notation.read(text) for text in game.moves().values()] == game.legal()
    assert msgspec.json.encode(game.view()) == msgspec.json.encode(kind.view(game.state, seat))
    assert game.view(sobremesa.NOBODY).moves == []
    assert game.observation().shape == (kind.rules.FEATURES,)
    assert len(game.points) == len(game.ranks) == game.players
    assert len(game.story()) > 1


@each_game
def test_a_record_is_verified_and_read_back(name: str) -> None:
    game = played(name, **({"turn_limit": 3} if name == "jackrabbits" else {}))
    text = game.record(["Ana"])
    record = read_record(text)
    assert not hasattr(record, "code"), record
    assert verify(record).refusal is None  # type: ignore[arg-type]
    (again,) = sobremesa.read_records(text)
    assert (again.points, again.winners, again.ply) == (game.points, game.winners, game.ply)
    assert again.record() == text
    assert "seat 1: Ana\n" in text


def test_a_copy_goes_its_own_way() -> None:
    game = played("parade", plies=4)
    other = game.copy()
    other.play(other.legal()[0])
    assert (game.ply, other.ply) == (4, 5)
    game.play(game.legal()[0])
    assert game.state.tobytes() == other.state.tobytes()


def test_a_bot_is_told_nothing_its_seat_cannot_know() -> None:
    """Two deals that seat 0 cannot tell apart: everything hidden lies elsewhere."""
    game = played("parade", plies=4)
    seat = game.seat
    assert seat is not None
    hidden = game.known_to(seat, "x")
    assert hidden.tobytes() != game.state.tobytes()
    assert game.bot("greedy") in game.legal()
    assert game.bot("club", seed="a") == game.bot("club", seed="a")
    view = GAMES["parade"].view(hidden, seat)
    assert msgspec.json.encode(view) == msgspec.json.encode(game.view())


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (lambda: sobremesa.game("chess"), "unknown-game"),
        (lambda: sobremesa.game("parade").deal(7), "players"),
        (lambda: sobremesa.game("parade").deal(2, colour="red"), "options"),
        (lambda: sobremesa.game("coloretto").deal(2), "coloretto-two-players"),
        (lambda: sobremesa.game("parade").read("Z9"), "parade-unknown-card"),
        (lambda: deal().play(deal().legal()[0], 1 - (deal().seat or 0)), "not-your-turn"),
        (lambda: deal().play("Z9"), "parade-unknown-card"),
        (lambda: deal().view(5), "no-such-seat"),
        (lambda: deal().bot("wizard"), "unknown-level"),
        (lambda: played("parade").play(0), "game-over"),
        (lambda: sobremesa.game("parade").play_many(2, 1, ["greedy"] * 3), "cli-levels"),
        (lambda: sobremesa.read_records("nonsense"), "record-format"),
    ],
)  # fmt: skip
def test_what_cannot_be_done_is_refused_in_words(wrong: object, code: str) -> None:
    with pytest.raises(sobremesa.Refused) as caught:
        wrong()  # type: ignore[operator]
    refused = caught.value
    assert refused.code == code
    for language in ("en", "es", "fr", "de"):
        assert "error-" not in refused.said(language)
    assert str(refused) == refused.said("en") != refused.said("de")


def test_a_record_that_is_wrong_names_its_line() -> None:
    text = played("parade").record().replace("score 1: ", "score 1: 1")
    with pytest.raises(sobremesa.Refused) as caught:
        sobremesa.read_records(text)
    assert (
        caught.value.facts["line"] == text.splitlines().index(next(x for x in text.splitlines() if "score 1" in x)) + 1
    )


def test_many_games_are_the_ones_that_are_counted() -> None:
    from sobremesa.lab.simulate import simulate

    for bots in (["random"], ["greedy", "random", "random"]):
        games = sobremesa.game("parade").play_many(3, 1500, bots, seed="a", workers=2)
        result = simulate(GAMES["parade"], 3, 1500, "a", bots)
        assert games.points.shape == games.ranks.shape == (1500, 3)
        assert int(games.moves.sum()) == result.moves
        assert games.points.mean(axis=0) == pytest.approx(result.points)
        assert games.wins.mean(axis=0) == pytest.approx(result.wins)
