"""Whole games through the real command, typed line by line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sobremesa.cli import run
from sobremesa.i18n import say

from ..cli.helpers import sobremesa

# More than any game of Parade needs: always the first card; then two discards, the second typed on the same line.
FIRST_CARDS = "1\n" * 60
LEFT_OVER = re.compile(r"\b(terminal|parade|error|help|seat|match|common)-[a-z]+[a-z-]*")


@pytest.mark.parametrize(
    ("language", "players", "plain"),
    [("en", 2, False), ("en", 5, True), ("es", 6, False), ("es", 4, True), ("fr", 3, False), ("fr", 2, True)],
)
def test_a_game_is_played_to_the_end_and_its_record_holds(language, players, plain, tmp_path: Path):
    file = tmp_path / "game.txt"
    flags = ["--plain"] if plain else []
    done = sobremesa(
        "play", "parade", "--players", str(players), "--bots", "greedy", "--seed", f"{players}", "--language", language,
        "--record", str(file), *flags, typed=FIRST_CARDS,
    )  # fmt: skip
    assert done.returncode == 0
    assert file.exists(), done.stdout[-2000:]
    assert not LEFT_OVER.findall(done.stdout)
    assert "\x1b" not in done.stdout
    if not plain:
        assert max(map(len, done.stdout.splitlines())) <= 80
    assert run(["verify", str(file)]) == 0


def test_the_same_seed_tells_the_same_story():
    games = [sobremesa("play", "parade", "--seed", "x", "--bots", "strong", typed=FIRST_CARDS).stdout for _ in range(2)]
    assert games[0] == games[1]
    assert "The final score" in games[0]


def test_every_command_is_understood_in_both_languages():
    typed = "?\nhelp\nayuda\nrules\nreglas\nscore\npuntos\nlook\nundo\nsalir\n"
    done = sobremesa("play", "parade", "--bots", "random", "--language", "es", "--seed", "1", typed=typed)
    assert done.stdout.count("deshacer tu última jugada") == 3
    assert done.stdout.count("Hay 66: seis colores") == 2
    assert done.stdout.count(say("es", "terminal-parade-score-now")) == 2
    assert "Has dejado la mesa." in done.stdout
    assert done.stdout.count("Tu mano") == 2


def test_a_wrong_move_is_answered_with_the_reason_and_nothing_is_lost():
    typed = "banana\nZ9\n99\n-1\n-K5\n\xff\n\nq\n"
    done = sobremesa(
        "play", "parade", "--bots", "random", "--seed", "1", "--option", "starter=1", typed=typed.encode("latin-1")
    )
    assert done.stdout.count("is not a card of this game") == 5
    assert "Nobody discards before the last round" in done.stdout
    assert done.stdout.count("Your hand") == 1


def test_a_card_somebody_else_holds_is_refused_without_saying_where_it_is():
    all_cards = "\n".join(f"{letter}{value}" for letter in "GYRVBK" for value in range(11))
    done = sobremesa("play", "parade", "--bots", "random", "--seed", "1", typed=all_cards)
    assert "You do not hold" in done.stdout


def test_who_resigns_comes_last_and_the_record_says_so(tmp_path: Path):
    file = tmp_path / "game.txt"
    flags = ["--bots", "greedy", "--seed", "5", "--option", "starter=1", "--record", str(file)]
    done = sobremesa("play", "parade", *flags, typed="1\nresign\n")
    assert done.returncode == 0
    assert "You have resigned, and come last." in done.stdout
    assert "\nresigned: 1\n" in file.read_text()
    assert run(["verify", str(file)]) == 0


def test_undo_gives_the_card_back():
    done = sobremesa("play", "parade", "--bots", "greedy", "--seed", "5", "--option", "starter=1", typed="1\nundo\nq\n")
    hands = re.findall(r"^1 +(\w+)", done.stdout, re.MULTILINE)
    assert hands[0] == hands[2]
    assert "Your move is taken back." in done.stdout


def test_leaving_saves_where_that_was_asked_for(tmp_path: Path):
    file = tmp_path / "left.txt"
    sobremesa("play", "parade", "--bots", "random", "--seed", "5", "--record", str(file), typed="1\nq\n")
    checked = sobremesa("check", str(file))
    assert checked.returncode == 1
    assert "the game is not over" in checked.stdout


def test_two_discards_may_be_typed_at_once():
    done = sobremesa("play", "parade", "--players", "2", "--bots", "random", "--seed", "2", typed="1 2\n" * 60)
    assert "was not played" in done.stdout  # one card a turn before the end
    assert "The final score" in done.stdout


def test_colour_is_used_where_wanted_and_never_alone(tmp_path: Path):
    coloured = sobremesa(
        "play", "parade", "--seed", "5", "--bots", "random", env={"FORCE_COLOR": "1", "TERM": "xterm-256color"}
    ).stdout
    without = sobremesa(
        "play", "parade", "--seed", "5", "--bots", "random", env={"FORCE_COLOR": "1", "NO_COLOR": "1"}
    ).stdout
    assert re.search(r"\x1b\[[\d;]*48;", coloured)
    assert not re.search(r"\x1b\[[\d;]*(38|48);", without)
    assert re.search(r"[GYRVBK]\d+[♣☼♥▲∪¶]", without)


def test_a_terminal_that_knows_only_ascii_can_play():
    done = sobremesa(
        "play",
        "parade",
        "--seed",
        "5",
        "--bots",
        "random",
        typed="1\n",
        env={"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
    )
    assert "♣" not in done.stdout
    assert done.returncode == 0
