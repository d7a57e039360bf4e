"""What the search works on is records: no function of it takes many arguments."""

from __future__ import annotations

import inspect
from types import ModuleType

import pytest

from sobremesa.bots import contests, montecarlo, selection, tree

MOST = 6


@pytest.mark.parametrize("module", [contests, montecarlo, selection, tree])
def test_no_function_takes_more_than_six_arguments(module: ModuleType) -> None:
    own = [one for _, one in inspect.getmembers(module, inspect.isfunction) if one.__module__ == module.__name__]
    assert own
    assert {one.__name__ for one in own if len(inspect.signature(one).parameters) > MOST} == set()
