"""What the HTTP handlers share."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from ..core.errors import Refusal, refuse
from .limits import RATES, Gate, Rate
from .messages import RefusalBody
from .refusing import STATUS, AnyRequest, Refused

NO_STORE: Final = {"cache-control": "no-store"}
REFUSALS: Final = {
    status: ResponseSpec(RefusalBody, description="Refused: a code, its facts, and a reason", generate_examples=False)
    for status in sorted({400, *STATUS.values()})
}


class Gates:
    """How often an address may ask, for each kind of asking."""

    def __init__(self, hurry: float) -> None:
        self._gates = {rate: Gate(rate.times(hurry)) for rate in RATES}
        self.on_spent: Callable[[Rate, str], None] = lambda rate, who: None

    def refusal(self, rate: Rate, address: str) -> Refusal | None:
        if wait := self._gates[rate].wait(address):
            return refuse("too-fast", seconds=math.ceil(wait))
        self.on_spent(rate, address)
        return None

    def pay(self, rate: Rate, who: str, amount: float) -> None:
        """For what they asked of another worker."""
        self._gates[rate].bucket(who).pay(amount)

    def enter(self, request: AnyRequest, rate: Rate) -> None:
        if refusal := self.refusal(rate, request.client.host if request.client else ""):
            raise Refused(refusal)
