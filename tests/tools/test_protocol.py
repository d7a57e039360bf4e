"""The protocol page has every route and every message, with examples that are of their types."""

from __future__ import annotations

import json
import re
import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sobremesa.core.closing import Closing
from sobremesa.server import messages as m

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")


@pytest.fixture(scope="module")
def tool() -> Iterator[dict[str, Any]]:
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        yield runpy.run_path(str(ROOT / "tools" / "protocol"))
    finally:
        sys.path.remove(str(ROOT / "tools"))


def test_the_page_is_up_to_date() -> None:
    command = [sys.executable, ROOT / "tools" / "protocol", "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_message_and_every_reason_to_hang_up_is_there() -> None:
    for union, arrow in ((m.ClientMessage, "→"), (m.ServerMessage, "←")):
        for kind in union.__args__:  # pyright: ignore[reportAttributeAccessIssue]
            assert f"\n### `{arrow} {kind.__struct_config__.tag}`\n" in PAGE
    assert all(f"\n| {int(code)} | " in PAGE for code in Closing)


def test_every_link_of_the_page_leads_somewhere() -> None:
    headings = {f"#{heading.lower()}" for heading in re.findall(r"^### (\w+)$", PAGE, re.M)}
    assert set(re.findall(r"\]\((#\w+)\)", PAGE)) <= headings


def test_an_example_that_lacks_a_field_or_has_one_too_many_does_not_fit(tool: dict[str, Any]) -> None:
    routes = list(tool["all_routes"]())
    example = tool["read"](PAGE)["POST /api/shuffles"]
    assert tool["fits"](routes, "POST /api/shuffles", example)
    answer = json.loads(example.answered)
    more, less = {**answer, "more": 1}, {"ticket": answer["ticket"]}
    for wrong in (more, less):
        assert not tool["fits"](routes, "POST /api/shuffles", example._replace(answered=json.dumps(wrong)))


def test_a_route_that_nobody_has_written_down_is_missed(tool: dict[str, Any]) -> None:
    assert all(f"\n### `{route.heading}`\n" in PAGE for route in tool["all_routes"]())
    assert "GET /api/nothing" not in tool["read"](PAGE)


def test_the_page_is_in_the_contents() -> None:
    assert '"protocol.md"' in (ROOT / "zensical.toml").read_text("utf-8")
