"""Simulations: the same seed, the same games, however they are cut and shared out."""

from __future__ import annotations

from itertools import count, islice

import msgspec
import pytest

from sobremesa.games.registry import GAMES
from sobremesa.lab.crew import AHEAD, Crew
from sobremesa.lab.simulate import Simulation, simulate

PARADE = GAMES["parade"]


def outcome(*args: object, **kwargs: object) -> dict[str, object]:
    result = msgspec.to_builtins(simulate(PARADE, *args, **kwargs))  # type: ignore[arg-type]
    return {name: value for name, value in result.items() if "second" not in name}


def test_the_same_seed_gives_the_same_games() -> None:
    assert outcome(4, 300, "a") == outcome(4, 300, "a") != outcome(4, 300, "b")


def test_the_number_of_threads_changes_nothing() -> None:
    levels = ["club", "greedy", "random"]
    assert outcome(3, 40, "a", levels) == outcome(3, 40, "a", levels, workers=3)


@pytest.mark.parametrize("players", range(2, 7))
def test_wins_are_shared_out_completely(players: int) -> None:
    result = simulate(PARADE, players, 500, "a")
    assert sum(result.wins) == pytest.approx(1)
    assert len(result.wins) == len(result.points) == players
    assert result.games == 500
    assert result.moves > 500 * 6 * players


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    simulate(PARADE, 2, 2500, progress=lambda done, total: told.append((done, total)))
    assert told == [(0, 2500), (1024, 2500), (2048, 2500), (2500, 2500)]


def test_no_games_are_no_trouble() -> None:
    assert simulate(PARADE, 2, 0).moves == 0


def test_a_level_for_every_seat_or_one_for_all() -> None:
    assert simulate(PARADE, 3, 1, levels=["greedy"]).bots == ["greedy"] * 3
    with pytest.raises(ValueError, match="2 levels for 3 seats"):
        simulate(PARADE, 3, 1, levels=["greedy", "random"])


def test_what_was_played_counts_when_somebody_stops() -> None:
    simulation = Simulation(PARADE, 2, "a")
    assert list(islice(simulation.play(10**12, workers=2), 4)) == [0, 1024, 2048, 3072]
    assert outcome(2, 3072, "a") == {
        name: value for name, value in msgspec.to_builtins(simulation.result()).items() if "second" not in name
    }


def test_work_is_taken_only_as_it_is_needed() -> None:
    """Otherwise a thousand million games would wait in memory."""
    taken = []

    def tasks() -> object:
        for number in count():
            taken.append(number)
            yield number

    results = Crew(lambda number: number * number, threads=2).in_order(tasks())  # type: ignore[arg-type]
    assert list(islice(results, 50)) == [number * number for number in range(50)]
    assert len(taken) <= 50 + 2 * AHEAD


def test_what_a_thread_raises_is_raised() -> None:
    with pytest.raises(ZeroDivisionError):
        list(Crew(lambda number: 1 // number, threads=2).in_order([1, 0]))
