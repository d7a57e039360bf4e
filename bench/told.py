"""What a move costs to tell, and what it weighs: whole games of random moves, told as a room tells them, to every seat and to who watches.

Weights are the same wherever it is measured, and a test keeps them."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, Final, cast

from sobremesa.core.errors import Refusal
from sobremesa.server.opening import Sitter, Wish, opening
from sobremesa.server.telling import Telling, Trail
from sobremesa.table.fairness import secret_of
from sobremesa.table.log import SeatPlan
from sobremesa.table.table import Table
from sobremesa.table.view import Place, place_of

from .page import machine, write
from .page import table as rows_and_columns

GAMES: Final = (("parade", 2), ("parade", 4), ("coloretto", 4), ("jackrabbits", 2), ("jackrabbits", 4))
MOVES: Final = 1200  # of each, in as many games as that takes; the same every time
LONGEST: Final = 400  # moves of a game
HEAD: Final = [
    *("", "a view, µs", "99 of 100 within, µs", "an update, µs", "to who is on turn, bytes"),
    *("to the other seats", "to who watches", "the longest"),
]


@dataclass
class Told:
    """By update: seconds, and bytes to who is on turn, to others who play, to who watches; and the seconds of each view alone."""

    views: list[float] = field(default_factory=list)
    updates: list[float] = field(default_factory=list)
    mine: list[int] = field(default_factory=list)
    others: list[int] = field(default_factory=list)
    watching: list[int] = field(default_factory=list)

    def row(self, name: str) -> list[str]:
        late = sorted(self.views)[int(0.99 * len(self.views))]
        weights = (mean(one) for one in (self.mine, self.others, self.watching))
        longest = max(self.mine + self.others + self.watching)
        times = (1e6 * one for one in (mean(self.views), late, mean(self.updates)))
        return [name, *(f"{one:.0f}" for one in times), *(f"{one:.0f}" for one in weights), f"{longest}"]


def mean(found: list[Any]) -> float:
    return sum(found) / len(found)


class Stage:
    """A table with everybody at it, as in a room, but without a server around it."""

    def __init__(self, game: str, players: int, seed: str) -> None:
        sitting = {seat: Sitter(f"guest {seat}", f"Guest {seat}") for seat in range(players)}
        plans = [SeatPlan("me") for _ in range(players)]
        entries = opening(Wish(game, plans, "guest 0", sitting, secret=secret_of(seed)), 0.0, ["club"])
        assert not isinstance(entries, Refusal)
        self.table, self.trail = Table.rebuild(entries[:1]), Trail()
        self.trail.add(self.table)
        for entry in entries[1:]:
            self.apply(entry)
        here = SimpleNamespace(connected=lambda table: [True] * len(table.seats))
        hub = SimpleNamespace(time=SimpleNamespace(now=lambda: 0.0))
        room = SimpleNamespace(table=self.table, id=game, hub=hub, presence=here)
        self.telling = Telling(cast(Any, room))
        self.places = [place_of(self.table, guest) for guest in [*(f"guest {seat}" for seat in range(players)), None]]
        self.tell(0, Told())  # whoever has just come is told everything once

    def apply(self, entry: Any) -> None:
        self.table.apply(entry)
        self.trail.add(self.table)

    def move(self, action: int, told: Told) -> list[tuple[Place, bytes]]:
        seq, seat = self.table.seq, self.table.owing()[0]
        entries = self.table.decide_move(0.0, seat, self.table.ply, action)
        assert not isinstance(entries, Refusal)
        for entry in entries:
            self.apply(entry)
        return self.tell(seq, told)

    def tell(self, seq: int, told: Told) -> list[tuple[Place, bytes]]:
        """What was said, and to whom."""
        seen, changes = self.trail.lowest_since(max(1, seq)), self.telling.changes(seq > 0)
        owing, said = self.table.owing(), list[tuple[Place, bytes]]()
        for place in self.places:
            begun = time.thread_time()
            self.telling.game_view(place.seat)
            shown = time.thread_time()
            update = self.telling.update(changes, place, seen, game=True)
            told.views.append(shown - begun)
            told.updates.append(time.thread_time() - begun)
            kind = told.watching if place.seat is None else told.mine if place.seat in owing else told.others
            kind.append(len(update))
            said.append((place, update))
        return said


def play(game: str, players: int, moves: int = MOVES) -> Told:
    told, chance, number = Told(), random.Random(players), 0
    while len(told.watching) < moves:
        stage, number = Stage(game, players, f"{game} {number}"), number + 1
        for _ in range(LONGEST):
            if stage.table.status != "playing":
                break
            view: Any = stage.table.view(stage.table.owing()[0])
            stage.move(chance.choice(view.moves).action, told)
    return told


def main() -> None:
    rows = [play(game, players).row(f"{game}, {players} players") for game, players in GAMES]
    said = (
        "Times are processor time, weights are before compression. A view has, for who is on turn, what each legal move would do (the aim: well "
        "under half a millisecond); an update has what is new of the view, and what happened. What all seats share is worked out once, and is in the "
        "first view of a move."
    )
    write(
        "told", "What a move costs to tell, and what it weighs", said, rows_and_columns(HEAD, rows), machine("msgspec")
    )
