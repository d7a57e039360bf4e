"""How strong the bots are: one of a better level among others of a worse one, every deal played once from each seat.

With BENCH_ONLY, a pattern (`BENCH_ONLY='champion against greedy bots: parade, [24]'`), only such rows are played, and put into the page as it stands.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from sobremesa import bots
from sobremesa.games.game import Game
from sobremesa.games.registry import GAMES

from . import search
from .matches import Match, play_all, wilson
from .page import HERE, machine, table, write
from .plain import PlainMatch

# Deals; each is as many games as there are seats. What a target speaks of is measured best.
AGAINST_RANDOM = 500
AGAINST_GREEDY = {
    ("parade", 2): 200,
    ("parade", 4): 100,
    ("coloretto", 4): 40,
    ("jackrabbits", 4): 25,
}
PLAIN = {2: 60, 4: 60}
LADDER = {"parade": (2, 120), "coloretto": (3, 80), "jackrabbits": (2, 50)}
COMPARED = {("parade", 2): 100, ("parade", 4): 50, ("coloretto", 4): 30, ("jackrabbits", 4): 20}
SAMPLES = 2000  # of the tree that is compared

HEAD = ["", "wins", "95 % interval", "fair share", "games", "ms a move"]

# Measured once, with policies that are not in the code; kept because it says what the win rates above are worth.
NOTES = """## Which greedy bot

The share of wins against `greedy` depends on what it is. Three instincts for Parade were compared in duplicate deals, thousands of games each:
least harm by printed values (the one in use), points if it ended now, and a tuned one that also weighs colours begun and others' majorities.
One least-harm bot won 56 % of 2-player games against the second and 52 % against the tuned one; one tuned bot won 33 % of 4-player and
20 % of 6-player games against least-harm ones (fair: 25 % and 17 %). `greedy` also counts majorities when it discards its last two cards. That
makes it a good deal harder to beat than the plainest greedy bot, which discards the two highest; so there is a table of either."""


@dataclass
class Row:
    name: str
    match: Match

    def cells(self) -> list[Any]:
        if not self.match.games:
            return [self.name, *["not played yet"] * (len(HEAD) - 1)]
        low, high = wilson(self.match.share, self.match.games)
        return [
            self.name,
            f"{100 * self.match.share:.1f} %",
            f"{100 * low:.1f} – {100 * high:.1f} %",
            f"{100 / self.match.players:.0f} %",
            self.match.games,
            f"{self.match.milliseconds:.2f}",
        ]


def of_levels(game: Game, players: int, better: str, worse: str, deals: int, chunk: int = 1) -> Row:
    match = Match(game, players, bots.mind_of(game, better, players), bots.mind_of(game, worse, players), deals, chunk)
    return Row(f"{game.name}, {players} players", match)


def every_table() -> Iterator[tuple[Game, int]]:
    for game in GAMES.values():
        for players in range(game.seats[0], game.seats[1] + 1):
            yield game, players


def against_random() -> list[Row]:
    return [of_levels(game, players, "greedy", "random", AGAINST_RANDOM, 50) for game, players in every_table()]


def against_greedy() -> list[Row]:
    return [
        of_levels(game, players, "champion", "greedy", AGAINST_GREEDY.get((game.name, players), 6))
        for game, players in every_table()
    ]


def against_plain() -> list[Row]:
    game = GAMES["parade"]
    minds = {players: (bots.mind_of(game, level, players) for level in ("champion", "greedy")) for players in PLAIN}
    return [
        Row(f"parade, {players} players", PlainMatch(game, players, one, other, PLAIN[players], 1))
        for players, (one, other) in minds.items()
    ]


def ladder() -> list[Row]:
    rows = []
    for name, (players, deals) in LADDER.items():
        for worse, better in zip(bots.OFFERED, bots.OFFERED[1:], strict=False):
            fewer = deals // 2 if better == "champion" else deals
            row = of_levels(GAMES[name], players, better, worse, fewer)
            rows.append(replace(row, name=f"{row.name}: {better} against {worse}"))
    return rows


def compared() -> list[Row]:
    """A tree, and no tree with as many more samples as it takes to think as long; and, where the champion has it, judgement instead of playouts to
    the horizon."""
    rows = []
    for (name, players), deals in COMPARED.items():
        game, greedy = GAMES[name], bots.mind_of(GAMES[name], "greedy", players)
        champion = bots.mind_of(game, "champion", players)
        own = replace(champion, samples=SAMPLES, outlook=0, **TREE.get(name, {}))
        kinds = {
            "tree of one's own decisions": own,
            "tree of everybody's decisions": replace(own, rivals=1),
            "no tree": replace(own, depth=0, samples=round(SAMPLES * FLAT_SPEED[name])),
        }
        if name == "parade":
            kinds["no tree, judged"] = replace(champion, samples=round(SAMPLES * JUDGED_SPEED), **JUDGED)
        rows += [
            Row(f"{name}, {players} players: {kind}", Match(game, players, mind, greedy, deals, 1))
            for kind, mind in kinds.items()
        ]
    return rows


TREE = {"parade": {"depth": 4, "curiosity": 0.2}}  # where the champion has another
FLAT_SPEED = {"parade": 1.0, "coloretto": 1.4, "jackrabbits": 0.9}  # how many more samples a second without a tree
JUDGED = {"depth": 0, "curiosity": bots.Mind().curiosity, "outlook": 3}  # a turn more, where no tree looks ahead
JUDGED_SPEED = 2.0  # … and with judgement


def main() -> None:
    parts = {
        "One greedy bot against random ones": against_random(),
        "One champion against greedy bots": against_greedy(),
        "One champion of Parade against the plainest greedy bots": against_plain(),
        "Each level against the one below": ladder(),
        f"With a tree and without, in about equal time ({SAMPLES} samples with one), against greedy bots": compared(),
    }
    if only := os.environ.get("BENCH_ONLY"):
        amend(
            {title: [row for row in rows if re.search(only, f"{title}: {row.name}")] for title, rows in parts.items()}
        )
        return
    play_all(row.match for rows in parts.values() for row in rows)
    tables = [f"## {title}\n\n{table(HEAD, [row.cells() for row in rows])}" for title, rows in parts.items()]
    machines = sorted({where for rows in parts.values() for row in rows for where in row.match.machines})
    write(
        "bots",
        "Bots",
        "Every deal is played once from each seat, so that cards and seats favour nobody; a shared win counts its share. One bot of the better "
        "kind sits among others of the worse. Duplicate deals make the true interval a little narrower than the one shown.",
        *tables,
        f"## How fast the search is\n\n{search.page()}",
        NOTES,
        f"Games were played on {'; and on '.join(machines)}. The search's speed was measured on {machine('numpy', 'numba', 'open_spiel')}.",
    )


def amend(parts: Mapping[str, list[Row]]) -> None:
    """Play these rows, and replace those of their names in the page; all else in it stays as it was measured."""
    play_all(row.match for rows in parts.values() for row in rows)
    file = HERE / "bots.md"
    sections = re.split(r"(?m)^(?=## )", file.read_text("utf-8"))
    for title, rows in parts.items():
        place = next(place for place, text in enumerate(sections) if text.startswith(f"## {title}\n"))
        for row in rows:
            line = "| " + " | ".join(map(str, row.cells())) + " |"
            print(line)
            sections[place] = re.sub(rf"(?m)^\| {re.escape(row.name)} \|.*$", line, sections[place])
    file.write_text("".join(sections), encoding="utf-8")


if __name__ == "__main__":
    main()
