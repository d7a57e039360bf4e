"""The pages of studies show what their plans play."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.studies import NUMBERS, STUDIES

from sobremesa.lab.study import Plan, read_plan

DOCS = Path(__file__).parents[2] / "docs"
NAV = (DOCS.parent / "zensical.toml").read_text("utf-8")


def test_every_plan_has_a_page_and_is_made_anew_by_one_command() -> None:
    assert {file.stem for file in (DOCS / "studies").glob("*.toml")} == set(STUDIES)


@pytest.mark.parametrize("name", STUDIES)
def test_a_page_names_its_command_and_has_a_row_for_every_table(name: str) -> None:
    page, plan = (DOCS / "studies" / f"{name}.md").read_text("utf-8"), read_plan(DOCS / "studies" / f"{name}.toml")
    assert isinstance(plan, Plan)
    words, numbers = page.split(NUMBERS)
    assert f"sobremesa lab docs/studies/{name}.toml" in words
    assert f"(../pictures/study-{name}.svg)" in words
    assert plan.title in page
    rows = [
        line for line in numbers.splitlines() if line.startswith("| ") and f"{plan.cells[0].players} players" in line
    ]
    assert len(rows) == sum(cell.players == plan.cells[0].players for cell in plan.cells)
    assert numbers.count(" players") == len(plan.cells)
    assert f'"studies/{name}.md"' in NAV
    drawn = (DOCS / "pictures" / f"study-{name}.svg").read_text("utf-8")
    assert all(f"{cell.players} players" in drawn for cell in plan.cells)
