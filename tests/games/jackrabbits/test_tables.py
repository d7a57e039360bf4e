"""The two tables that hold the rules together: kinds of actions, and phases. Nothing is missing in them, and everybody goes by them."""

from __future__ import annotations

import ast
from pathlib import Path

import numpy as np
import pytest

import sobremesa.games.jackrabbits as package
from sobremesa.games.jackrabbits import phases, state
from sobremesa.games.jackrabbits.actions import BY_FIRST, KINDS, decode
from sobremesa.games.jackrabbits.board.lattice import PLACES
from sobremesa.games.jackrabbits.phases import PHASES, Phase, legal_by_phase, play_by_phase
from sobremesa.games.jackrabbits.story import TELLERS

from .build import dealt
from .play import any_options, by_chance, interpreted, legal, start, steps

ASKING = [phase for phase in PHASES if phase.number != state.ENDED]
COUNTS = {
    "": 1,
    "seat": state.MOST_SEATS,
    "hexagon": state.HEXAGONS,
    "road": state.TRIANGLES - state.ROADS,
    "triangle": state.NODES - state.TRIANGLES,
    "shore": state.SHORES,
    "card": state.CARDS,
    "shape": 3,
    "place": PLACES,
}
each_phase = pytest.mark.parametrize("phase", ASKING, ids=lambda phase: phase.name)


# ---- actions ---------------------------------------------------------------------------------------------------------------------------------


def test_kinds_lie_side_by_side_each_as_large_as_what_it_is_about() -> None:
    following = 0
    for kind in KINDS:
        assert kind.first == following, kind.word
        following += COUNTS[kind.about]
    assert following == state.ACTIONS


def test_every_action_is_its_kind_and_an_argument() -> None:
    for action in range(state.ACTIONS):
        kind, argument = decode(action)
        assert kind + argument == action
        assert 0 <= argument < COUNTS[BY_FIRST[kind].about]


def compares_actions(source: str) -> bool:
    """Is the size of an action compared somewhere?"""
    orders = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
    return any(
        isinstance(node, ast.Compare)
        and any(isinstance(order, orders) for order in node.ops)
        and any(isinstance(side, ast.Name) and side.id == "action" for side in (node.left, *node.comparators))
        for node in ast.walk(ast.parse(source))
    )


def test_no_module_tells_actions_apart_by_their_size() -> None:
    files = sorted(Path(package.__file__).parent.glob("*.py"))
    found = [file.name for file in files if compares_actions(file.read_text("utf-8"))]
    assert found == ["actions.py", "refusals.py"]  # where they are decoded, and where a number is no action at all
    assert compares_actions("if ROLL <= action < END: pass")


# ---- phases ----------------------------------------------------------------------------------------------------------------------------------


def test_every_phase_stands_in_the_table_at_its_number() -> None:
    assert [phase.number for phase in PHASES] == list(range(state.ENDED + 1))
    assert len({phase.name for phase in PHASES}) == len(PHASES)


def test_every_kind_of_action_answers_some_phase_and_every_phase_is_told() -> None:
    assert {kind for phase in ASKING for kind in phase.kinds} == set(BY_FIRST)
    assert set(TELLERS) == {phase.number for phase in ASKING}


@each_phase
def test_a_phase_is_handed_to_its_own_functions(phase: Phase, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[str] = []
    for each in ASKING:
        for handler in (each.legal, each.play):
            name = getattr(handler, "__name__", "")
            monkeypatch.setattr(phases, name, lambda *given, name=name: called.append(name))
    s = dealt()
    s.phase = phase.number
    legal_by_phase(s, 0, np.empty(0, np.int16))
    play_by_phase(s, 0, 0, 0)
    assert called == [getattr(phase.legal, "__name__", ""), getattr(phase.play, "__name__", "")]


@pytest.mark.parametrize("seed", range(6))
def test_only_the_kinds_of_a_phase_are_legal_in_it(seed: int) -> None:
    players, options = any_options(seed, ("sample", "draft"), turn_limit=15)
    for before, _, _, _ in steps(start(players, options, seed, interpreted()), interpreted(), by_chance(seed)):
        kinds = {decode(action)[0] for action in legal(interpreted(), before)}
        assert kinds <= set(PHASES[int(before.phase)].kinds)
