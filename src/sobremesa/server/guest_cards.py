"""Which guest cards are void: those of devices that were logged out. Every worker knows them all, and hears of more by the host's orders."""

from __future__ import annotations

from collections.abc import Iterable

from ..table.beside import MARK
from .signing import Card
from .store.orders import Voided


class Cards:
    def __init__(self) -> None:
        self._generations: dict[str, int] = {}
        self._out: set[tuple[str, str]] = set()

    def void(self, voided: Iterable[Voided]) -> None:
        for one in voided:
            if one.generation > self.generation(one.guest):
                self._generations[one.guest] = one.generation
            if one.out:
                self._out.add((one.guest, one.out))

    def generation(self, guest: str) -> int:
        """How often this guest, or who shares their browser with them, has logged out everybody else."""
        return self._generations.get(guest.partition(MARK)[0], 0)

    def admits(self, card: Card) -> bool:
        return card.generation >= self.generation(card.guest) and (card.guest, card.device) not in self._out
