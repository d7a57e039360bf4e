"""Every snippet of docs/python.md runs as it stands."""

from __future__ import annotations

import runpy
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from sobremesa.server import Settings

from ..docs import Snippet, program_run, snippets
from ..server.threaded import running

PAGE = snippets("python.md")
PROGRAMS = [snippet for snippet in PAGE if not snippet.title]
SERVED = "http://localhost:8080"
SAYS = {
    "A game in ten lines": "won by seat",
    "What a seat knows": "771 5",
    "When something cannot be done": "parade-",
    "A bot to play against": "the club player has",
    "A bot in the arena": "mybot",
    "Records": "True",
    "A table over the network": "over",
    "Everything a table can be": "sobremesa-record 1",
    "Go on after a restart": "parade played to its end",
    "Look on": "parade-won",
    "The same with asyncio": "won by",
    "A million games as arrays": "a score of ten or less",
    "A policy of your own, compiled": "decisions",
}


def test_every_section_has_a_snippet_and_says_something_known() -> None:
    assert {snippet.heading for snippet in PROGRAMS} == set(SAYS)


def test_the_first_one_has_ten_lines() -> None:
    assert len([line for line in PROGRAMS[0].text.splitlines() if line]) <= 10


@pytest.mark.parametrize("snippet", PROGRAMS, ids=lambda snippet: snippet.heading.replace(" ", "-"))
def test_the_snippet_runs(snippet: Snippet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Most in this process, which has the games loaded already; what imports files beside it in one of its own."""
    monkeypatch.chdir(tmp_path)
    for file in (one for one in PAGE if one.title and one.heading == snippet.heading):
        (tmp_path / file.title).write_text(file.text, "utf-8")
    said = program_run(tmp_path, snippet.text) if "bind" in snippet.text else run(tmp_path, snippet.text)
    first = next(one for one in PROGRAMS if one.heading == snippet.heading)
    assert said
    assert SAYS[snippet.heading] in said or snippet != first


def run(folder: Path, text: str) -> str:
    """What it prints. Where it speaks to a server, there is one."""
    if SERVED not in text:
        return printed(folder, text)
    with running(Settings(data=folder, bot_pause=0.0, thinkers=1, hurry=1000.0)) as address:
        return printed(folder, text.replace(SERVED, address))


def printed(folder: Path, text: str) -> str:
    file = folder / "snippet.py"
    file.write_text(text, "utf-8")
    with redirect_stdout(StringIO()) as said:
        runpy.run_path(str(file))
    return said.getvalue()
