"""What is raised where something cannot be done."""

from __future__ import annotations

from typing import Any, TypeVar

from ..core.errors import Refusal
from ..games.game import Game
from ..i18n import reason

T = TypeVar("T")


class Refused(ValueError):
    """Something cannot be done; the message says why, in English.

    `code` and `facts` are for programs; `said("es")` is the same in another language."""

    def __init__(self, refusal: Refusal, game: Game | None = None) -> None:
        self._refusal, self._game = refusal, game
        super().__init__(self.said("en"))

    @property
    def code(self) -> str:
        """A short name for what is wrong: `not-your-turn`, `unknown-game` …"""
        return self._refusal.code

    @property
    def facts(self) -> dict[str, Any]:
        """What the sentence is about."""
        return self._refusal.facts

    def said(self, language: str) -> str:
        """The reason in a language: en, es, fr or de."""
        return reason(language, self._refusal, self._game)


def accepted(answer: T | Refusal, game: Game | None = None) -> T:
    """The answer, or the refusal raised."""
    if isinstance(answer, Refusal):
        raise Refused(answer, game)
    return answer
