"""The reference names everything that can be imported, and everything there says what it is."""

from __future__ import annotations

import inspect
import re
import runpy
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOOL = runpy.run_path(str(ROOT / "tools" / "reference_page.py"))


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    return TOOL["write"](tmp_path_factory.mktemp("docs")).read_text("utf-8")


@pytest.mark.parametrize("module", TOOL["MODULES"])
def test_everything_is_there_and_says_what_it_is(page: str, module: str) -> None:
    home = import_module(module)
    section = page.partition(f"\n## {module}\n")[2].partition("\n## ")[0]
    for name in TOOL["MODULES"][module] or home.__all__:
        if not name.startswith("__"):
            assert f"### {name}\n" in section
            thing = getattr(home, name)
            assert not callable(thing) or inspect.getdoc(thing)


def test_public_members_say_what_they_are(page: str) -> None:
    assert re.findall(r"^- \*\*`.*`\*\*:? *$", page, re.M) == []
    assert "**`legal(seat: int | None = None) -> list[int]`**: The actions a seat may take now" in page
    assert "**`mask`**: What it may do: [games, actions]." in page


def test_the_page_is_in_the_contents_and_made_before_they_are_built() -> None:
    assert '"reference.md"' in (ROOT / "zensical.toml").read_text("utf-8")
    assert (ROOT / "Makefile").read_text("utf-8").count("python tools/reference_page.py") == 2
