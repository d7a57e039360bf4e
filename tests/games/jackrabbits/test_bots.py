"""Instinct gets there: quickly in the simple game, to a winner with every option, and its games can be proven."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sobremesa import bots, i18n
from sobremesa.core.protocol import NOBODY, NOTHING
from sobremesa.core.rng import rekey
from sobremesa.games.jackrabbits import JACKRABBITS, notation, state
from sobremesa.games.jackrabbits.appeal import appeal
from sobremesa.games.jackrabbits.cards import lay_open
from sobremesa.games.jackrabbits.judgement import inclination
from sobremesa.games.jackrabbits.options import ENDINGS, JackrabbitsOptions
from sobremesa.table import log
from sobremesa.table.check import verify
from sobremesa.table.parsing import read_record
from sobremesa.table.records import write_record
from sobremesa.table.table import Table

from .build import CIT, card, dealt, hands, put, rolled
from .play import EVERYTHING, compiled, greedily, start, steps

pytestmark = pytest.mark.timeout(900)
GOLDEN = Path(__file__).parent / "golden.txt"
NAMES = ["Ana", "Bea", "Cleo", "Dora"]


def contests(count: int, players: int, options: JackrabbitsOptions, seed: int = 1) -> Any:
    games = compiled().states(count)
    games["rng"] = np.random.default_rng(seed).integers(0, 2**63, (count, 4))
    run, greedy = bots.bound(JACKRABBITS), bots.minds(JACKRABBITS, ["greedy"] * players)
    run.contests(games, options.simulated().encode(), greedy, bots.new_workspace(run), np.zeros(count, np.int64))
    return games


@pytest.mark.parametrize("complete", [True, False])
def test_four_greedy_bots_finish_the_simple_game_within_60_rounds(complete: bool) -> None:
    games = contests(200, 4, JackrabbitsOptions(complete=complete))
    done = (games["won"] >= 0) & (games["turns"] <= 60 * 4)
    assert done.mean() >= 0.95


def test_greedy_bots_do_not_trade_in_circles() -> None:
    """One game in a thousand never ended: in a plaza two small cards were paid for a large one, and that for the two."""
    assert contests(3000, 3, JackrabbitsOptions())["ply"].max() < 3000


@pytest.mark.parametrize("ending", ENDINGS)
def test_greedy_bots_reach_every_ending(ending: Any) -> None:
    games = contests(60, 4, JackrabbitsOptions(ending=ending))
    assert (games["won"] >= 0).mean() > 0.8


@pytest.mark.parametrize("name", [*EVERYTHING, "ambivalent_aces", "patriarchal_values"])
def test_greedy_bots_play_every_option_to_the_end(name: str) -> None:
    needs = {"capital_aces": True} if name == "additional_capital" else {}
    games = contests(30, 3, JackrabbitsOptions(**{name: True, **needs}))
    assert (games["won"] >= 0).mean() > 0.8


def test_no_seat_is_favoured_much() -> None:
    wins = np.bincount(contests(400, 4, JackrabbitsOptions(), 7)["won"] + 1, minlength=5)[1:]
    assert wins.min() > 50


def beginner(s: Any, actions: list[int]) -> int:
    return bots.choose("beginner", JACKRABBITS, s, compiled().actor(s), int(s.ply).to_bytes(4) + s.rng.tobytes())


def longest_stay(deal: int) -> int:
    """For how many turns in a row a beginner stayed at one place, in a game of three, although it could have gone elsewhere."""
    s = start(3, JackrabbitsOptions(complete=False, turn_limit=90), deal, compiled())
    places, stays, longest = [NOBODY] * 3, [0] * 3, 0
    for before, seat, _, _ in steps(s, compiled(), beginner):
        if before.phase != state.JOURNEY or before.on_road != NOTHING or before.at[seat] >= state.HEXAGONS:
            continue
        stays[seat] = stays[seat] + 1 if places[seat] == before.at[seat] else 0
        places[seat] = int(before.at[seat])
        longest = max(longest, stays[seat])
    return longest


def test_a_beginner_does_not_stay_at_one_place_for_four_turns() -> None:
    assert max(longest_stay(deal) for deal in range(40)) < 4


def test_a_bot_moves_alike_whatever_it_cannot_see() -> None:
    s = start(4, JackrabbitsOptions(turn_limit=30, **EVERYTHING), 9, compiled())
    for ply, (before, seat, _, _) in enumerate(steps(s, compiled(), greedily(compiled()))):
        if ply % 9:
            continue
        choices = set()
        for key in (b"a" * 32, b"b" * 32):
            world = before.copy()
            rekey(world, key)
            compiled().redeal(world, seat)
            rekey(world, b"k" * 32)
            compiled().redeal(world, seat)
            choices.add(bots.choose("greedy", JACKRABBITS, world, seat, b"s"))
        assert len(choices) == 1


# ---- the whole of it: every option, a random board, a winner, a story, a proof ---------------------------------------


@pytest.fixture
def played() -> Table:
    options = {"board": "random:7", **EVERYTHING}
    seats = [log.SeatPlan("bot", "greedy")] * 4
    opened = log.Opened(0, "jackrabbits", JACKRABBITS.version, options, "", seats, "5" * 64, "host", ["greedy"])
    table = Table.decide_opening(opened)
    assert isinstance(table, Table), table
    while table.status == "playing":
        seat = table.owing()[0]
        known, seed = table.brief(seat)
        moved = table.decide_move(0, seat, table.ply, bots.choose("greedy", JACKRABBITS, known, seat, seed))
        assert isinstance(moved, list), moved
        table.apply(moved[0])
    return table


def test_four_greedy_bots_play_everything_to_a_winner_and_the_replay_verifies(played: Table) -> None:
    assert played.state is not None
    assert played.state.won >= 0
    record = read_record(write_record(played))
    proof = verify(record)  # type: ignore[arg-type]
    assert proof.refusal is None, proof.refusal


def test_the_story_of_that_game_is_as_it_was(played: Table) -> None:
    """After a change of the rules or of the bots: delete golden.txt, run this twice, and read the difference."""
    told = "\n".join(
        f"{event.ply:3} {i18n.render_event('en', JACKRABBITS, event, NAMES)}" for event in played.events(NOBODY)
    )
    if not GOLDEN.exists():
        GOLDEN.write_text(told + "\n", encoding="utf-8", newline="\n")
    assert told + "\n" == GOLDEN.read_text(encoding="utf-8")


@pytest.mark.parametrize("judge", [appeal, inclination])
def test_9_no_bot_walks_into_open_hearts_without_an_answer(judge: Any) -> None:
    def liked(mine: str, *laid: str) -> str:
        s = rolled(put(hands(dealt(provisional_palaces=True), mine, "9H 2C"), CIT, "KS"))
        for text in laid:
            lay_open(s, 1, card(text))
        return notation.write(max(JACKRABBITS.legal(s, 0), key=lambda action: judge(s, 0, action)))

    assert liked("10S 3S") == "go:KS"
    assert liked("10S 3S", "9H") != "go:KS"
    assert liked("10S 3S 6H", "9H") == "go:KS"
