"""A program that joins a table by its link and plays it to the end.

    python examples/join.py http://localhost:8080/t/3xAmpLe
    python examples/join.py http://localhost:8080/t/3xAmpLe examples/careful.py

Without a file it plays at random. With one, it asks the file's `choose(view, legal, rng)`, the same that plays in the arena.
"""

from __future__ import annotations

import random
import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sobremesa.client import join

Choose = Callable[[dict[str, Any], list[int], random.Random], int]


def at_random(view: dict[str, Any], legal: list[int], rng: random.Random) -> int:
    return rng.choice(legal)


def play(link: str, choose: Choose, name: str) -> list[str]:
    """Play to the end; the names of the winners."""
    rng = random.Random()
    with join(link, name=name) as seat:
        for view in seat.turns():
            known = {"you": seat.seat, "options": seat.table["options"], **view}
            legal = [move["action"] for move in view["moves"]]
            seat.play(choose(known, legal, rng))
        return [called(seat.table, number) for number in seat.table["match"]["winners"]]


def called(table: dict[str, Any], number: int) -> str:
    seat = table["seats"][number]
    return seat["name"] or f"seat {number + 1} ({seat['level']})"


def main() -> None:
    link, *files = sys.argv[1:]
    choose = runpy.run_path(files[0])["choose"] if files else at_random
    name = Path(files[0]).stem if files else "Robot"
    print("Won by", ", ".join(play(link, choose, name)))


if __name__ == "__main__":
    main()
