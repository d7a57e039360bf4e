"""Every snippet of docs/environments.md runs as it stands."""

from __future__ import annotations

import pytest

from ..docs import Snippet, snippets

PAGE = snippets("environments.md")
SAYS = {
    "Many games at once": "(256, 771) (256, 4)",
    "With a history": "(8, 4, 371)",
    "PettingZoo": "seat_3",
    "Gymnasium": "reward",
    "OpenSpiel": "\n",
}


def test_every_environment_has_a_snippet() -> None:
    assert {snippet.heading for snippet in PAGE} == set(SAYS)


@pytest.mark.parametrize("snippet", PAGE, ids=lambda snippet: snippet.heading.replace(" ", "-"))
def test_the_snippet_runs(snippet: Snippet, capsys: pytest.CaptureFixture[str]) -> None:
    exec(snippet.text, {})
    assert SAYS[snippet.heading] in capsys.readouterr().out
