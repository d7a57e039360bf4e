"""The seven colours of Coloretto can be told apart by eyes without one kind of cone, and not by colour alone."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

TOOLS = Path(__file__).parent.parent.parent / "tools"


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("colour_vision", TOOLS / "colour_vision.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


vision = load()
PLAIN = 12.0  # CIEDE2000: plainly different at a glance


@pytest.mark.parametrize("eyes", ["normal", "protanopia", "deuteranopia", "tritanopia"])
def test_all_pairs_are_plainly_different(eyes):
    least, one, other = vision.closest(vision.skins(), eyes)
    assert least > PLAIN, (one, other)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [  # published check values of the formula
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1, 2), (50, 0, 0), 2.3669),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_difference_is_ciede2000(one, other, expected):
    assert vision.difference(np.array(one, float), np.array(other, float)) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("eyes", ["protanopia", "deuteranopia", "tritanopia"])
def test_simulated_eyes_keep_white_and_see_nothing_new_twice(eyes):
    seen = vision.MATRICES[eyes]
    assert seen @ np.ones(3) == pytest.approx(np.ones(3))
    assert seen @ seen == pytest.approx(seen)  # what is lost is lost once
    assert np.linalg.matrix_rank(seen, tol=1e-9) == 2


def test_every_colour_has_a_pattern_and_a_picture_of_its_own():
    pictures = json.loads((vision.GAME / "art" / "pictures.json").read_text("utf-8"))
    patterns = (vision.GAME / "art" / "skins.svg").read_text("utf-8")
    assert len({pictures[name] for name in vision.COLOURS}) == len(vision.COLOURS)
    drawn = {
        re.sub(r"skin-\w+", "", found[1])
        for found in re.finditer(r'<pattern id="skin-\w+" class[^>]*>(.*?)</pattern>', patterns, re.DOTALL)
    }
    assert len(drawn) == len(vision.COLOURS)
