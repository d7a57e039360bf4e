"""What a visitor may ask, they may ask of all workers together: what they spend at one is taken from their buckets at the others, a moment later.

Nobody waits for that. Without a shared broker, or while it is away, each worker counts for itself."""

from __future__ import annotations

from typing import Final

from .broker import Broker, Note
from .limits import RATES, Rate
from .routing import Gates

TOPIC: Final = "-spent"  # no table is called so


def share_spending(gates: Gates, broker: Broker, worker: str) -> None:
    def tell(rate: Rate, who: str) -> None:
        broker.publish(TOPIC, Note(worker, spent={f"{RATES.index(rate)} {who}": 1.0}))

    def hear(note: Note) -> None:
        if note.worker != worker:
            for key, amount in note.spent.items():
                number, _, who = key.partition(" ")
                gates.pay(RATES[int(number)], who, amount)

    if broker.is_shared:
        broker.subscribe(TOPIC, hear)
        gates.on_spent = tell
