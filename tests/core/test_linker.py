"""What `bind` links: the constants that the contract declares and no others, and modules of anybody's own."""

from __future__ import annotations

import importlib.util
import inspect
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from sobremesa.bots import montecarlo, selection, tree
from sobremesa.bots.mind import Mind
from sobremesa.bots.workspace import new_workspace
from sobremesa.core import protocol
from sobremesa.core.jit import Bound, NotBindable, Target, bind, sources
from sobremesa.core.jit.constants import DECLARED
from sobremesa.games.parade import policy, rules
from sobremesa.games.registry import GAMES
from tests.contract.games import dealt

PARADE = GAMES["parade"]


def like(module: ModuleType, **constants: Any) -> ModuleType:
    """The same module with constants besides, or others."""
    made = ModuleType(module.__name__)
    vars(made).update(vars(module), **constants)
    return made


def found(run: Bound) -> Any:
    """By a search with a tree, in a game just dealt."""
    w = new_workspace(run)
    w.position = dealt(PARADE, 3, 5)
    count = run.search(w, Mind(samples=60, depth=6, rivals=1, horizon=6).record(), run.actor(w.position))
    return w.candidates[:count].copy()


# ---- constants -------------------------------------------------------------------------------------------------------------------------------


def test_no_constant_of_a_game_is_taken_for_one_of_the_search() -> None:
    names = {name for module in (montecarlo, tree) for name in vars(module) if name.isupper()} - DECLARED.keys()
    assert {"LOOK", "ROOTS", "PROBES", "OVER"} <= names
    strange = like(rules, SAMPLES=0, COLUMNS=7, WIDTH=1, KEY=3, **dict.fromkeys(names, 1))
    usual, otherwise = (bind(module, "python", policy, montecarlo) for module in (rules, strange))
    np.testing.assert_array_equal(found(usual), found(otherwise))


def test_a_declared_constant_is_the_games_in_generic_code() -> None:
    usual, more = (bind(like(rules, ACTIONS=n), "python", policy, tree) for n in (rules.ACTIONS, 1000))
    assert usual.key_of(3, 4) == 3 * rules.ACTIONS + 4 + 1
    assert more.key_of(3, 4) == 3 * 1000 + 4 + 1


def test_what_a_game_does_not_say_has_its_default() -> None:
    bound = bind(rules, "python", policy, tree)
    assert bound.constants.SIGHTS == bound.situation_of(1, 0) == 4096
    assert bound.constants.READING == rules.READING


def test_a_policy_may_say_it_too() -> None:
    bound = bind(rules, "python", like(policy, SIGHTS=10), tree)
    assert bound.situation_of(1, 0) == 10


def test_two_modules_of_a_game_that_disagree_are_refused_by_name() -> None:
    with pytest.raises(NotBindable, match=r"^ACTIONS is 132 in .*parade\.rules and 7 in .*parade\.policy$"):
        bind(rules, "python", like(policy, ACTIONS=7))


def test_generic_code_that_means_something_else_is_refused_by_name(tmp_path: Path) -> None:
    module = own(
        "generic", tmp_path, '__all__ = ["twice"]\nSIGHTS = 5\n\n\ndef twice() -> int:\n    return 2 * SIGHTS\n'
    )
    with pytest.raises(NotBindable, match=r"^SIGHTS is 4096 in .*protocol and 5 in generic$"):
        _ = bind(rules, "python", module).twice


def test_a_constant_that_is_missing_is_named() -> None:
    bare = ModuleType("bare.rules")
    bare.__dict__.update({name: vars(rules)[name] for name in ("STATE", *protocol.CONTRACT)})
    with pytest.raises(NotBindable, match=r"^bare\.rules does not define MOST_MOVES$"):
        new_workspace(bind(bare, "python", montecarlo))


# ---- modules of one's own --------------------------------------------------------------------------------------------------------------------

HELPER = """
from sobremesa.games.parade.rules import value_of

FACTOR = {factor}


def worth_of(card: int) -> float:
    return -FACTOR * value_of(card)
"""

POLICY = '''
import json
from pathlib import Path

import helper
from helper import worth_of
from sobremesa.core.protocol import Moves, State, legal
from sobremesa.games.parade.rules import CARDS

__all__ = ["appeal", "best"]

SHIFT = json.loads(Path(__file__).with_suffix(".json").read_text())


def appeal(s: State, seat: int, action: int) -> float:
    return worth_of(action % CARDS) + SHIFT + 0.0 * helper.FACTOR * helper.worth_of(action % CARDS)


def best(s: State, seat: int, moves: Moves) -> int:
    """Generic code beside it."""
    chosen = 0
    for index in range(1, legal(s, seat, moves)):
        if appeal(s, seat, int(moves[index])) > appeal(s, seat, int(moves[chosen])):
            chosen = index
    return int(moves[chosen])
'''


def own(name: str, folder: Path, text: str) -> ModuleType:
    """A file like any, loaded as a stranger would."""
    file = folder / f"{name}.py"
    file.write_text(text, "utf-8")
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setenv("SOBREMESA_CACHE", str(tmp_path / "cache"))
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "stranger.json").write_text("100")
    monkeypatch.setitem(sys.modules, "helper", own("helper", tmp_path, HELPER.format(factor=2.0)))
    return own("stranger", tmp_path, POLICY)


@pytest.mark.parametrize("target", ["python", "cpu"])
def test_a_policy_in_a_file_of_ones_own_can_be_bound(stranger: ModuleType, target: Target) -> None:
    run = bind(rules, target, stranger, progress=lambda *_: None)
    s, moves = dealt(PARADE, 2, 1), np.zeros(rules.MOST_MOVES, np.int16)
    seat = rules.actor(s)
    assert run.appeal(s, seat, rules.CARDS + 5) == run.appeal(s, seat, 5) == 100 - 2.0 * 5
    values = [rules.value_of(card) for card in PARADE.legal(s, seat)]
    assert rules.value_of(run.best(s, seat, moves)) == min(values)


def test_a_policy_of_appeal_alone_is_enough_for_a_search(stranger: ModuleType) -> None:
    run = bind(rules, "python", stranger, montecarlo)
    assert not hasattr(run, "inclination")
    assert found(run)["tried"].sum() >= 60


def test_compiled_code_depends_on_all_the_files_of_ones_own(stranger: ModuleType, tmp_path: Path) -> None:
    def key() -> str:
        sources.sources_hash.cache_clear()
        return sources.sources_hash((rules, stranger))

    keys = {key()}
    (tmp_path / "helper.py").write_text(HELPER.format(factor=3.0), "utf-8")
    keys.add(key())
    (tmp_path / "stranger.json").write_text("200")
    keys.add(key())
    assert len(keys) == 3
    (tmp_path / "notes.json").write_text("of no concern")
    assert key() in keys


def test_what_lies_in_no_file_is_not_compiled() -> None:
    made = like(rules)
    del made.__file__
    with pytest.raises(NotBindable, match="does not lie in a file"):
        bind(made, "cpu")


def test_an_argument_without_a_type_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOBREMESA_CACHE", str(tmp_path / "cache"))
    module = own("untyped", tmp_path, '__all__ = ["same"]\n\n\ndef same(x):\n    return x\n')
    with pytest.raises(NotBindable, match=re.escape("same(x): a type of the contract is needed here, not None")):
        bind(rules, "cpu", module, progress=lambda *_: None)


def test_no_function_of_the_search_takes_more_than_six_arguments() -> None:
    """What goes together is in the workspace."""
    found = {
        f"{module.__name__}.{name}": len(inspect.signature(value).parameters)
        for module in (montecarlo, selection, tree)
        for name, value in vars(module).items()
        if inspect.isfunction(value) and value.__module__ == module.__name__
    }
    assert len(found) > 20
    assert {name: count for name, count in found.items() if count > 6} == {}
