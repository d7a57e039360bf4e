from __future__ import annotations

import json

from .helpers import sobremesa


def test_json_stands_alone_on_standard_output_and_counts():
    done = sobremesa("simulate", "parade", "--players", "4", "--games", "2000", "--json", "--seed", "a")
    answer = json.loads(done.stdout)
    assert done.returncode == 0
    assert answer["games"] == 2000
    assert answer["moves"] > 2000 * 20
    assert answer["seconds"] > 0


def test_the_same_seed_plays_the_same_games():
    def moves(seed: str) -> int:
        done = sobremesa(
            "simulate", "parade", "--games", "50", "--players", "2", "--bots", "greedy,random", "--seed", seed, "--json"
        )
        return json.loads(done.stdout)["moves"]

    assert moves("a") == moves("a") != moves("b")


def test_people_read_a_sentence():
    done = sobremesa("simulate", "parade", "--games", "10", "--players", "2", "--language", "es")
    assert "10 partidas" in done.stdout
    assert "Asiento 2 (random)" in done.stdout
