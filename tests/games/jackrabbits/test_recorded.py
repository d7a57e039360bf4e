"""The views that the browser's tests are fed are the views of today's rules."""

from __future__ import annotations

from sobremesa.games.jackrabbits.phases import PHASES

from .recorded import FILE, positions, text


def test_the_recorded_views_are_up_to_date() -> None:
    assert FILE.read_text("utf-8") == text(), "run python -m tests.games.jackrabbits.recorded"


def test_every_phase_is_recorded() -> None:
    recorded = {int(s.phase) for _, s in positions()}
    assert [phase.name for phase in PHASES if phase.number not in recorded] == ["over"]
